import type { Finding, Rehearsal } from '@seedbed/runner/rehearse';
import { excerptOf } from '../output/excerpt.ts';
import { count, duration } from '../output/figures.ts';
import { textTable } from '../output/text-table.ts';

/** What a rehearsal found, for people: one line for all, then each finding with its statement, rows and remedy. */
export function rehearsalReport({ statements, ran, tables, rows, edges, findings, measured, seconds }: Rehearsal): string {
  const over = `${count(statements.length)} ${statements.length === 1 ? 'statement' : 'statements'} over ${count(rows)} rows of ${count(tables)} ${tables === 1 ? 'table' : 'tables'}, ${count(edges)} of them unusual; ${seconds.toFixed(1)} s`;
  const found = findings.length === 0 ? 'Nothing found' : `${findings.length} found`;
  const rest = statements.length - ran;
  const stopped = rest > 0 ? [`${rest === 1 ? 'The last statement' : `The last ${count(rest)} statements`} never ran, because of the failures before.\n`] : [];
  return [
    `${found}: ${over}\n`,
    ...stopped,
    ...findings.map((finding, at) => sayFinding(finding, statements, findings[at - 1])),
    ...(measured ? [sayMeasured(measured, statements)] : []),
  ].join('\n');
}

/** A row a statement, a column a size, and then what each estimate is based on. */
function sayMeasured({ sizes, transaction, statements, stopped }: NonNullable<Rehearsal['measured']>, all: Rehearsal['statements']): string {
  const estimated = statements.some(({ estimate }) => estimate !== undefined);
  const heads = ['place', 'statement', ...sizes.map(count), ...(estimated ? ['1,000,000 (not measured)'] : []), 'others cannot', 'work'];
  const rows = statements.map(({ statement, seconds, estimate, tables }) => {
    const { sql } = all[statement - 1]!;
    const stopping = tables.filter(({ stops }) => stops !== undefined);
    return [
      placeOf(all[statement - 1]!),
      firstLine(sql),
      ...sizes.map((size) => {
        const point = seconds.find(({ rows: of }) => of === size);
        return point ? duration(point.seconds) : '–';
      }),
      ...(estimated ? [estimate ? `about ${duration(Number(estimate.seconds.toPrecision(2)))}` : '–'] : []),
      stopping.map(({ table, stops }) => `${stops} ${table}`).join(', ') || '–',
      tables.flatMap(({ table, work }) => (work ? [`${work} ${table}`] : [])).join(', ') || '–',
    ];
  });
  const notes = [
    `Measured over ordinary rows in a private Postgres on this machine, with no other sessions.${transaction === 'one' ? ' The statements of a file run in one transaction: each lock is held until its end.' : ''}`,
    ...(stopped === undefined ? [] : [`${stopped}.`]),
    ...statements.map(({ statement, basis }) => `${placeOf(all[statement - 1]!)}: ${basis}`),
  ];
  return `${textTable(heads, rows)}\n${notes.map((note) => `${note}\n`).join('')}`;
}

/** The same advice as before is not repeated. */
function sayFinding(finding: Finding, statements: Rehearsal['statements'], before?: Finding): string {
  const { kind, statement, sqlstate, message, fix, position, line, counterexample } = finding;
  const ran = typeof statement === 'number' ? statements[statement - 1] : undefined;
  const hasFiles = new Set(statements.map(({ file }) => file)).size > 1;
  const file = hasFiles && finding.file !== undefined ? `${finding.file}, ` : '';
  const place = ran ? `${file}line ${line ?? ran.line}: ${firstLine(ran.sql)}` : statement === 'commit' ? `${file}at the commit` : '';
  const excerpt = ran && position !== undefined ? excerptAt(ran.sql, position, line ?? ran.line) : undefined;
  return [
    `${kind}  ${place}`,
    `  ${message}${sqlstate === undefined ? '' : ` (${sqlstate})`}`,
    ...(excerpt === undefined ? [] : [excerpt]),
    ...(counterexample ? sayRows(counterexample) : []),
    ...(fix === undefined || fix === before?.fix ? [] : [`  → ${fix}`]),
    '',
  ].join('\n');
}

function sayRows({ rows, inserts, query, queryAt }: NonNullable<Finding['counterexample']>): string[] {
  return [
    ...(rows === 0
      ? ['  It needs no rows: empty tables are enough.']
      : [`  With ${rows === 1 ? 'this row' : `these ${rows} rows`}:`, ...inserts.map((each) => `    ${shortened(each)}`)]),
    ...(query === undefined
      ? []
      : [`  Finds such rows in a database${queryAt === undefined ? '' : ', right before this statement'}:`, ...query.split('\n').map((each) => `    ${each}`)]),
  ];
}

/** With its longest texts cut: `--json` has them whole. */
function shortened(insert: string): string {
  return insert.replaceAll(/'(?:[^']|''){400,}'/g, (text) => `${text.slice(0, 60)}…' /* ${count(text.length - 2)} letters, whole in --json */`);
}

/** The line of a statement that has a character, with a caret below it. */
function excerptAt(sql: string, position: number, line: number): string | undefined {
  const before = [...sql]
    .slice(0, position - 1)
    .join('')
    .split('\n');
  return excerptOf(sql, before.length, [...before.at(-1)!].length + 1, line);
}

function placeOf({ file, line }: Rehearsal['statements'][number]): string {
  return file === undefined ? `line ${line}` : `${file}:${line}`;
}

/** The most characters of a statement in a report. */
const SHOWN = 100;

function firstLine(sql: string): string {
  const line = sql
    .replaceAll(/^\s*--[^\n]*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}
