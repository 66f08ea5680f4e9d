import type { Domain } from '@seedbed/contract';
import type { Draws } from '../../random/draws.ts';
import { threefry } from '../../random/threefry.ts';
import { acceptorOf } from '../../text/index.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { setCells } from '../set-cells.ts';
import { isKept } from '../existing/existing-rows.ts';
import { columnDraws, type TableWork, type Work } from '../work.ts';
import { requestedDefects, type DirtKind } from './kinds.ts';
import type { Accepts } from './put-dirt.ts';
import { columnRefusal, isUnderKey, kindRefusal } from './refusals.ts';

/** One kind of dirt on a column, with the random stream that selects its rows. */
export type DirtStep = { readonly kind: DirtKind; readonly share: number; readonly draws: Draws };

/** The dirt that a column supports, and why it does not support other kinds. */
export type ColumnDirt = {
  readonly steps: readonly DirtStep[];
  readonly refused: readonly { readonly kind: DirtKind; readonly reason: string }[];
  /** Whether a text satisfies every condition that may apply to it, in every case of a group. */
  readonly accepts: Accepts;
  /** Values must stay distinct: texts are swapped in pairs. */
  readonly isKeyed: boolean;
  /** Texts that the blueprint sets, which are not changed. */
  readonly set: ReadonlySet<string>;
};

/** The dirt to apply to a column; null if the blueprint requests none, or if the rows are not generated. */
export function dirtOf(work: Work, table: TableWork, column: ColumnDraft): ColumnDirt | null {
  const defects = requestedDefects(column.spec.dirt);
  if (defects.length === 0 || isKept(work, column.table)) return null;
  const accepts = acceptsOf(table, column);
  const whole = columnRefusal(table, column) ?? (accepts ? null : 'a condition on its form cannot be read');
  const refused = defects.flatMap(({ kind }) => {
    const reason = whole ?? kindRefusal(column, kind);
    return reason === null ? [] : [{ kind, reason }];
  });
  const steps = defects.filter(({ kind }) => !refused.some((one) => one.kind === kind)).map((step) => ({ ...step, draws: drawsFor(work, column, step.kind) }));
  const set = new Set([...(setCells(column)?.values() ?? [])].filter((text) => text !== null));
  return { steps, refused, accepts: accepts ?? (() => false), isKeyed: isUnderKey(column), set };
}

/** Columns of one table repeat the same rows, so that a duplicated person has the same name and address. */
function drawsFor(work: Work, { table, name }: ColumnDraft, kind: DirtKind): Draws {
  return columnDraws(work, table, kind === 'duplicates' ? '' : name, `dirt ${kind}`);
}

function acceptsOf({ groups }: TableWork, column: ColumnDraft): Accepts | null {
  const { name, domain, type } = column;
  const variantDomains = groups.get(column)?.variants.flatMap((variant) => conditionsOnColumn(variant, name)?.domain ?? []) ?? [];
  const all = [domain, ...variantDomains.map((each): Domain => intersectDomains(domain, each))].map((each) => acceptorOf(each, type));
  if (all.includes(null)) return null;
  return (text) => all.every((accepts) => accepts!(text));
}

/** A hash of the text: for choices that belong to values, not to rows. */
export function textHash({ key0, key1 }: Draws): (text: string, out: Int32Array) => void {
  return (text, out) => {
    let a = 0x811c9dc5;
    let b = 0x01000193;
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
    }
    threefry(key0, key1, a, b, out);
  };
}
