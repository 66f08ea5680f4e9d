import type { Finding, Rehearsal } from '@seedbed/runner/rehearse';
import { count } from '../output/figures.ts';

/** What a rehearsal found, for people: one line for all, then each finding with its statement, rows and remedy. */
export function rehearsalReport({ statements, tables, rows, edges, findings, seconds }: Rehearsal): string {
  const over = `${count(statements.length)} ${statements.length === 1 ? 'statement' : 'statements'} over ${count(rows)} rows of ${count(tables)} ${tables === 1 ? 'table' : 'tables'}, ${count(edges)} of them unusual; ${seconds.toFixed(1)} s`;
  const found = findings.length === 0 ? 'Nothing found' : `${findings.length} found`;
  return [`${found}: ${over}\n`, ...findings.map((finding) => sayFinding(finding, statements))].join('\n');
}

function sayFinding({ kind, statement, sqlstate, message, fix, counterexample }: Finding, statements: Rehearsal['statements']): string {
  const ran = typeof statement === 'number' ? statements[statement - 1] : undefined;
  const place = ran ? `line ${ran.line}: ${firstLine(ran.sql)}` : statement === 'commit' ? 'at the commit' : '';
  return [
    `${kind}  ${place}`,
    `  ${message}${sqlstate === undefined ? '' : ` (${sqlstate})`}`,
    ...(counterexample
      ? [
          `  With ${counterexample.rows === 0 ? 'no rows at all' : counterexample.rows === 1 ? 'this row' : `these ${counterexample.rows} rows`}:`,
          ...counterexample.inserts.map((each) => `    ${each}`),
        ]
      : []),
    ...(counterexample?.query === undefined ? [] : ['  Finds such rows in a database:', ...counterexample.query.split('\n').map((each) => `    ${each}`)]),
    ...(fix === undefined ? [] : [`  → ${fix}`]),
    '',
  ].join('\n');
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
