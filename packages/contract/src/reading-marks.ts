import type { Diagnostic } from './diagnostic.ts';

/** How a folder or file was recognised, and which parts were not read. */
export type Reading = { readonly summary: string; readonly notes: readonly string[] };

const READ = '-- seedbed:read ';
const NOTE = '-- seedbed:note ';
const DIALECT = '-- seedbed:dialect ';

/**
 * A script from files, with leading comment lines about how they were read, so that the script alone contains this
 * information.
 */
export function markReading(ddl: string, { summary, notes }: Reading, dialect?: string): string {
  const lines = [`${READ}${summary}`, ...(dialect === undefined ? [] : [`${DIALECT}${dialect}`]), ...notes.map((note) => `${NOTE}${note}`)];
  return `${lines.map((line) => line.replaceAll(/[\r\n]+/g, ' ')).join('\n')}\n${ddl}`;
}

/** How the files of a script were read; undefined without such lines at its start. */
export function readingOf(script: string): (Reading & { readonly dialect?: string }) | undefined {
  if (!script.startsWith(READ)) return undefined;
  const lines: string[] = [];
  for (let at = 0; script.startsWith('-- seedbed:', at) && !script.startsWith('-- seedbed:file', at);) {
    const end = script.indexOf('\n', at);
    lines.push(script.slice(at, end < 0 ? undefined : end).trimEnd());
    if (end < 0) break;
    at = end + 1;
  }
  const behind = (mark: string): string[] => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [dialect] = behind(DIALECT);
  return { summary: behind(READ)[0]!, notes: behind(NOTE), ...(dialect !== undefined && { dialect }) };
}

/** The same as diagnostics, for recipients of a document. */
export function readingDiagnostics(reading: Reading | undefined): Diagnostic[] {
  if (!reading) return [];
  return [
    { level: 'info', code: 'schema-read', message: reading.summary },
    ...reading.notes.map((message): Diagnostic => ({ level: 'warning', code: 'files-not-read', message })),
  ];
}
