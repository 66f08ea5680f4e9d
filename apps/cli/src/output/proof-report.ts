import { dictionary, sayValues, type Diagnostic, type Proof, type ProvedConstraint, type ProvedTable } from '@seedbed/contract';
import { count } from './figures.ts';
import { textTable } from './text-table.ts';

/** The proof for people: one line for all, then the tables given up and why, then (unless `brief`) each table with each of its constraints. */
export function proofReport(proof: Proof, diagnostics: readonly Diagnostic[], brief: boolean): string {
  const parts = [`${proof.summary}; PostgreSQL ${proof.serverVersion}\n`];
  const printed = diagnostics
    .filter((each) => each.level !== 'info' || (each.code === 'unsatisfiable' && each.largest !== undefined))
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  if (printed.length > 0) parts.push(printed.map(sayDiagnostic).join(''));
  if (!brief) parts.push(...proof.byTable.map(sayTable));
  return parts.join('\n');
}

const LEVELS: readonly Diagnostic['level'][] = ['error', 'warning', 'info'];

/** The label of a diagnostic's code. */
const LABELS: Readonly<Record<string, string>> = dictionary({ refused: 'refused', waits: 'refused', unsatisfiable: 'given up', 'given-up': 'given up' });

function sayDiagnostic({ code, level, table, column, message, mend: remedy, largest, condition, values }: Diagnostic): string {
  const place = [table, column].filter(Boolean).join('.');
  const most = !largest || message.includes(String(largest)) ? '' : ` At most ${count(largest)} rows.`;
  return `${level === 'info' ? 'capped' : (LABELS[code] ?? 'note')}  ${place && !message.startsWith(place) ? `${place}: ` : ''}${message}${most}\n${values ? `      ${condition ? `${condition}: ` : ''}${sayValues(values)}\n` : ''}${remedy ? `      → ${remedy}\n` : ''}`;
}

function sayTable({ table, asked: requested, rows, extremes, reused, message, constraints }: ProvedTable): string {
  const words = [
    rows < requested ? `${count(rows)} of ${count(requested)} rows` : `${count(rows)} ${rows === 1 ? 'row' : 'rows'}`,
    ...(extremes ? [`${extremes} more at the edges`] : []),
    ...(reused ? ['known from an earlier proof'] : []),
  ];
  const head = `${table}: ${words.join(', ')}${message === undefined ? '' : ` (${message})`}\n`;
  const lines = [...notNulls(constraints), ...constraints.filter((each) => each.kind !== 'not null' || !each.accepted)].map((each) => [
    each.accepted || rows === 0 ? each.tier : '✗',
    each.kind,
    each.kind === 'not null' ? (each.columns ?? []).join(', ') : each.name,
    each.accepted ? each.how : each.evidence,
  ]);
  return head + (lines.length > 0 ? textTable(['tier', 'kind', 'constraint', 'how'], lines, 72).split('\n').slice(2).map(indented).join('') : '');
}

/** Satisfied constraints, on one line. */
function notNulls(constraints: readonly ProvedConstraint[]): ProvedConstraint[] {
  const held = constraints.filter((each) => each.kind === 'not null' && each.accepted);
  return held.length === 0 ? [] : [{ ...held[0]!, columns: held.flatMap((each) => each.columns ?? []) }];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}\n`;
}
