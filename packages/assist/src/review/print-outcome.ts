import { countOf, type KnowledgeOutcome } from '@seedbed/contract';

const SHOWN = 40;

/**
 * The effects and errors of an answer, one per line (`shown` of each kind): errors first, then unchanged columns,
 * then statements that the rows of changed columns do not follow, then stated relations with their share.
 */
export function printKnowledgeOutcome({ taken, lost, faults, relations }: KnowledgeOutcome, shown = SHOWN): string[] {
  const listed = (lines: readonly string[]): readonly string[] => firstOf(lines, shown);
  const changed = named(taken);
  const partial = lost.filter((one) => changed.has(nameOf(one)));
  const unchanged = lost.filter((one) => !changed.has(nameOf(one)));
  const but = partial.length === 0 ? '' : `, ${countOf(partial.length, 'statement')} not as stated`;
  const broken = relations.filter(({ rows, holds }) => holds < rows);
  const counted = relations.filter(({ rows }) => rows > 0);
  const held = counted.length === 0 ? '' : `; ${counted.length - broken.length} of ${counted.length} stated relations hold in every row looked at`;
  return [
    ...listed(faults.map(({ place, message, instead }) => `error: ${place || '/'}: ${message}${instead === undefined ? '' : ` Write ${instead}`}`)),
    ...listed(unchanged.map(({ table, column, reason }) => `unchanged: ${table}.${column}: ${reason}`)),
    ...listed(partial.map(({ place, table, column, reason }) => `not as stated: ${table}.${column}: ${reason} (${place})`)),
    ...listed(
      broken.map(
        ({ table, relation, rows, holds }) => `does not hold everywhere: ${table}: ${relation} (${holds} of ${rows} rows in which nothing of it is NULL)`,
      ),
    ),
    `knowledge: ${countOf(taken.length, 'column')} changed, ${named(unchanged).size} unchanged${but}, ${countOf(faults.length, 'error')}${held}`,
  ];
}

type Named = { readonly table: string; readonly column: string };
const nameOf = ({ table, column }: Named): string => `${table}.${column}`;
const named = (columns: readonly Named[]): Set<string> => new Set(columns.map(nameOf));

function firstOf(lines: readonly string[], shown: number): readonly string[] {
  return lines.length <= shown ? lines : [...lines.slice(0, shown), `… and ${lines.length - shown} more (all of them: --review)`];
}
