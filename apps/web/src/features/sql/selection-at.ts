/** The word at a place that Postgres names, in characters from 1, as the units that a text area counts. */
export function selectionAt(sql: string, position: number): [start: number, end: number] {
  const start = [...sql].slice(0, position - 1).join('').length;
  const word = /^(?:"[^"]*"|[\w$\u0080-\uffff]+|\S)?/.exec(sql.slice(start))![0];
  return [start, start + word.length];
}
