import type { KnowledgeOutcome } from '@seedbed/contract';

const SHOWN = 40;

/**
 * The effects and errors of an answer, one per line (`shown` of each kind): errors first, then unchanged columns, then
 * stated relations with their share.
 */
export function printKnowledgeOutcome({ taken, lost, faults, relations }: KnowledgeOutcome, shown = SHOWN): string[] {
  const listed = (lines: readonly string[]): readonly string[] => firstOf(lines, shown);
  const broken = relations.filter(({ rows, holds }) => holds < rows);
  const counted = relations.filter(({ rows }) => rows > 0);
  const held = counted.length === 0 ? '' : `; ${counted.length - broken.length} of ${counted.length} stated relations hold in every row looked at`;
  return [
    ...listed(faults.map(({ place, message, instead }) => `error: ${place || '/'}: ${message}${instead === undefined ? '' : ` Write ${instead}`}`)),
    ...listed(lost.map(({ table, column, reason }) => `unchanged: ${table}.${column}: ${reason}`)),
    ...listed(broken.map(({ table, relation, rows, holds }) => `does not hold everywhere: ${table}: ${relation} (${holds} of ${rows} rows)`)),
    `knowledge: ${taken.length} columns changed, ${lost.length} unchanged, ${faults.length} errors${held}`,
  ];
}

function firstOf(lines: readonly string[], shown: number): readonly string[] {
  return lines.length <= shown ? lines : [...lines.slice(0, shown), `… and ${lines.length - shown} more (all of them: --review)`];
}
