import { countOf } from '@seedbed/contract';
import type { ColumnDraft } from '../draft.ts';

/** Rows whose written values do not fit: how many of the checked rows, and the first one. */
export type Refused = { readonly count: number; readonly looked: number; readonly row: number };

/** The value that a column's generator produces, why the column rejects it, in how many rows, and what to do. */
export function refusalText(draft: ColumnDraft, text: string, refused?: Refused): string {
  const { name, table, spec } = draft;
  const { kind } = spec.generator!;
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const row = refused ? ` in row ${refused.row + 1}` : '';
  return `${table.name}.${name}: its generator ${kind} makes “${shown}”${row}, ${whyRefused(draft, text)}.${refused ? ` ${shareOf(table.rows, refused)}` : ''} Change the generator, or what the column allows.`;
}

function shareOf(rows: number, { count, looked }: Refused): string {
  const of = looked === rows ? countOf(looked, 'row') : `the ${countOf(looked, 'row')} that were tried`;
  return count === rows ? `All of its ${countOf(rows, 'row')} are like that.` : `${count} of ${of} ${count === 1 ? 'is' : 'are'} like that.`;
}

/** The reason, as far as known: the length of the type, a CHECK by its name, or the type. */
function whyRefused({ name, type, domain, spec: { domain: requestedDomain }, table: { spec } }: ColumnDraft, text: string): string {
  const length = [...text].length;
  if (type.length !== undefined && length > type.length) return `${countOf(length, 'character')} where ${type.name} has room for ${type.length}`;
  const named = new RegExp(`(?<![\\p{L}\\p{N}_])${name.replace(/[^\p{L}\p{N}_]/gu, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u');
  const checks = (spec.checks ?? []).filter(({ expression }) => named.test(expression));
  if (checks.length === 1) return `which the CHECK ${checks[0]!.name} refuses: ${checks[0]!.expression}`;
  if (checks.length > 1) return `which one of the CHECKs ${checks.map((check) => check.name).join(', ')} refuses`;
  if (domain.maxLength !== undefined && length > domain.maxLength) return `${countOf(length, 'character')} where ${domain.maxLength} are allowed`;
  return requestedDomain && Object.keys(requestedDomain).length > 0
    ? 'which the domain of the column in the blueprint refuses'
    : `which ${type.name} cannot hold`;
}
