/** A value for which a unique key has no room, with the first row that fails. */
export class TakenValueFault extends RangeError {
  readonly row: number;

  constructor(row: number, value: string) {
    super(`“${value}” is there already, a unique key asks for another value, and no number fits inside. Let it hold a column that differs in every row.`);
    this.row = row;
  }
}
