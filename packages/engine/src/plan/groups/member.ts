import type { Domain } from '@seedbed/contract';
import type { Draws } from '../../random/draws.ts';
import { typeDefault } from '../../generators/index.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { generatorSource, present, sourceOf } from '../column-source.ts';
import { distinctTimestamps } from '../distinct-timestamps.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft } from '../draft.ts';
import { fitSource } from '../fit/fit-source.ts';
import type { Guard } from '../keys/guard.ts';
import type { RankRule, TableWork, Work } from '../work.ts';
import type { Carrier } from './carrier.ts';
import type { GroupWork } from './group-work.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';
import type { Mixer } from './mixed-column.ts';
import type { Natural } from './natural.ts';

/** A column of a group, while its node is filled. */
export type Member = {
  readonly column: ColumnDraft;
  /** The node whose arrays the group fills. */
  readonly node: number;
  /** A node that determines the value regardless of the variant (a reference); otherwise null. */
  readonly given: number | null;
  readonly sources: readonly ColumnSource[];
  readonly ofVariant: Int32Array;
  readonly present: Uint8Array;
  readonly rank: RankRule | null;
  /** A unique key relies on its values being different in every row, so nothing may change them. */
  readonly distinct: boolean;
  /** If set, its values come from one source, and the row takes a variant that allows them, as for a fixed value. */
  readonly carrier: Carrier | null;
  readonly mixer: Mixer | null;
  readonly nulls: { readonly draws: Draws; readonly rate: number } | null;
  /** Partial keys that exclude some of its values for some rows. */
  readonly guards: readonly Guard[];
  readonly natural: Natural | null;
};

/** The sources of a member's values: one for each variant, shared by variants with the same restrictions. */
export type MemberSources = {
  readonly sources: readonly ColumnSource[];
  /** By variant: index into `sources`, −1 for NULL. */ readonly ofVariant: Int32Array;
  /** By variant: never NULL. */ readonly present: Uint8Array;
};

export function memberSources(work: Work, table: TableWork, group: GroupWork, column: ColumnDraft): MemberSources {
  const base = sourceOf(work, column);
  const sources: ColumnSource[] = base ? [base] : [];
  const known = new Map<string, number>();
  const present = new Uint8Array(group.variants.length);
  const ofVariant = Int32Array.from(group.variants, (variant, v) => {
    const says = conditionsOnColumn(variant, column.name);
    if (!says) return 0;
    if (says.null && column.nullable) return -1;
    present[v] = says.null ? 0 : 1;
    if (!says.domain && !says.generator) return 0;
    const key = JSON.stringify([says.domain, says.generator]);
    let index = known.get(key);
    if (index === undefined) {
      const domain = says.domain ? intersectDomains(column.domain, says.domain as Domain) : column.domain;
      known.set(key, (index = sources.push(narrowed(work, table, group, column, v, domain)) - 1));
    }
    return index;
  });
  return { sources, ofVariant, present };
}

/** The variant's own generator, or the column's, rebuilt for the narrower domain. */
function narrowed(work: Work, table: TableWork, group: GroupWork, column: ColumnDraft, variant: number, domain: Domain): ColumnSource {
  const own = conditionsOnColumn(group.variants[variant], column.name)?.generator;
  const pointer = own ? `${group.pointer}/variants/${variant}/columns/${column.name}/generator` : `${column.pointer}/generator`;
  const inside: ColumnDraft = { ...column, domain };
  const source = generatorSource(work, table, inside, own ?? column.spec.generator ?? typeDefault(column.type), pointer);
  const fitted = present(work, inside, fitSource(work, inside, source, domain));
  return column.spec.distinct ? distinctTimestamps(fitted, inside) : fitted;
}
