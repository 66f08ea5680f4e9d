import { formatCount, formatMany } from '../../lib/format.ts';
import type { Compared, Other } from './use-other.ts';
import { SAMPLE } from './use-summaries.ts';

type OtherWords = {
  readonly other: Other;
  /** Null while it is compiled. */
  readonly there: Compared | null;
  readonly failed: boolean;
  /** How many columns differ; null until all were counted. */
  readonly changed: number | null;
  readonly columns: number;
  /** Of the current table. */
  readonly rows: number;
};

/**
 * `1 of 6 columns differs from revision 1 (outlines, grey bars and brackets).` The legend is only shown if something
 * differs.
 */
export function otherWords({ other, there, failed, changed, columns, rows }: OtherWords): string {
  const name = other.kind === 'seed' ? `seed ${other.seed}` : `revision ${other.number}`;
  if (failed) return `Not compared with ${name}.`;
  if (!there || (there.rows !== null && changed === null)) return `Comparing with ${name} …`;
  if (there.rows === null) return `This table is not in ${name}.`;
  const all = formatMany(columns, 'column');
  const others = there.rows === rows ? '' : ` The table has ${formatMany(there.rows, 'row')} there.`;
  if (!changed) return `No value of ${all} differs from ${name}.${others}`;
  const from = there.rows > SAMPLE ? `, ${formatCount(SAMPLE)} of its rows` : '';
  const said = changed === columns && columns > 1 ? `All ${all} differ` : `${formatCount(changed)} of ${all} ${changed === 1 ? 'differs' : 'differ'}`;
  return `${said} from ${name} (outlines, grey bars and brackets${from}).${others}`;
}
