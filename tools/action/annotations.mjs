/**
 * Lines by which GitHub marks a file: `::error file=schema.sql,line=2::…`.
 * @param {'error' | 'warning'} level
 * @param {{ file?: string, line?: number, column?: number, message: string }} note
 */
export function annotation(level, { file, line, column, message }) {
  const place = Object.entries({ file, line, col: column }).flatMap(([name, value]) => (value ? [`${name}=${property(String(value))}`] : []));
  return `::${level} ${[...place, 'title=Seedbed'].join(',')}::${data(message)}`;
}

/** Findings of a rehearsal for which the step fails; the others are warnings. */
const ERRORS = new Set(['fails', 'loses', 'changes', 'breaks']);

/**
 * What a rehearsal found, each at its statement.
 * @param {{ statements: readonly { file?: string, line: number, sql: string }[], findings: readonly { kind: string, statement?: number | 'commit', message: string, fix?: string, counterexample?: { inserts: readonly string[] } }[] }} rehearsal
 * @returns {{ level: 'error' | 'warning', kind: string, file?: string, line?: number, sql?: string, message: string }[]}
 */
export function notesOf({ statements, findings }) {
  return findings.map(({ kind, statement, message, fix, counterexample }) => {
    const { file, line, sql } = (typeof statement === 'number' ? statements[statement - 1] : statement === 'commit' ? statements.at(-1) : undefined) ?? {};
    const rows = counterexample && counterexample.inserts.length > 0 ? [`With ${counterexample.inserts.join('; ')}`] : [];
    return {
      level: ERRORS.has(kind) ? 'error' : 'warning',
      kind,
      file: file ?? statements[0]?.file,
      line,
      sql,
      message: [`${kind}: ${message}`, ...rows, ...(fix ? [fix] : [])].join('\n'),
    };
  });
}

const data = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The error that the command line printed, at its position.
 * @param {string} stderr
 * @param {string} file the schema, if it is a file
 */
export function failureOf(stderr, file) {
  const message = /^seedbed: (.+)$/m.exec(stderr)?.[1];
  if (!message) return null;
  const place = /\(line (\d+), column (\d+)\)/.exec(message);
  return place && file ? { file, line: Number(place[1]), column: Number(place[2]), message } : { message };
}

/**
 * Where the schema creates the table of a difference; no position if it does not, such as for a removed table.
 * @param {{ table?: string, name?: string, what?: string, message: string }} change
 * @param {string} file
 * @param {string} ddl
 */
export function placeOfChange({ table, name, what, message }, file, ddl) {
  const bare = table?.split('.').at(-1)?.replaceAll('"', '');
  if (!bare) return { file, message };
  const lines = ddl.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\s*create\\s.*\\btable\\b.*\\b${escaped(bare)}(?![\\w$])`, 'i').test(line));
  if (start < 0) return { file, message };
  const end = lines.findIndex((line, at) => at >= start && line.includes(';'));
  const isNamed = (line) => new RegExp(`^\\s*"?${escaped(name ?? '')}"?\\s`).test(line);
  const inside = what === 'column' && name ? lines.slice(start, end < 0 ? undefined : end + 1).findIndex(isNamed) : -1;
  return { file, line: start + 1 + Math.max(0, inside), message };
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
