/** Maximum characters of output in a summary: GitHub allows 1 MiB per step, and nobody reads that much. */
const MAX_SHOWN = 20_000;

/**
 * The job's summary: what ran and what came of it.
 * @param {{ command: string, code: number, seconds: number, changes: readonly { kind: string, message: string }[] | null, notes?: readonly { file?: string, line?: number, sql?: string, message: string }[] | null, stdout: string, stderr: string }} run
 */
export function summaryOf({ command, code, seconds, changes, notes, stdout, stderr }) {
  const outcome = code === 0 ? 'done' : code === 6 ? (notes ? `${notes.length} found` : 'schema and blueprint differ') : `failed with exit code ${code}`;
  const head = `### Seedbed ${command}: ${outcome}\n\n${seconds.toFixed(1)} s\n`;
  if (changes && changes.length > 0) return `${head}\n${changes.map(({ kind, message }) => `- **${kind}** ${message}`).join('\n')}\n`;
  if (notes) return notes.length === 0 ? `${head}\nNothing found.\n` : `${head}\n${notes.map(itemOf).join('\n')}\n`;
  const text = (changes ? stderr : `${stdout}${stderr}`).trimEnd();
  if (text === '') return head;
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n…` : text;
  // A fence longer than any run of its own characters inside.
  const fence = '`'.repeat(Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${head}\n${fence}text\n${shown}\n${fence}\n`;
}

function itemOf({ file, line, sql, message }) {
  const [first, ...rest] = message.split('\n');
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `, line ${line}`})`;
  const more = [...(sql === undefined ? [] : [sql.replaceAll(/\s+/g, ' ').slice(0, 200)]), ...rest].map((text) => `  - ${text}`);
  return [`- **${first.replace(':', '**')}${place}`, ...more].join('\n');
}
