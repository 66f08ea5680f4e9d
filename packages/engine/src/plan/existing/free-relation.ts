import type { Order } from '@seedbed/contract';
import type { RelationDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { keySpecs, spanSpecs } from '../keys/key-specs.ts';
import { hasFewOfEach } from '../relations/few-of-each.ts';
import { restsOn } from '../relations/rests-on.ts';
import type { Work } from '../work.ts';

/**
 * Whether only its own spread decides the parents of a relation: no key or exclusion, no scope of another relation, no condition, no copied
 * value, and no owner with a few rows for each parent.
 */
export function isFree(work: Work, relation: RelationDraft): boolean {
  const { spec, child, columns, self } = relation;
  const { role, covers, crowded, pair, apartFrom, paired, needs, selected, passesBy, choosy, cases, fits } = work.relations.get(relation)!;
  if (
    spec.fanOut?.kind === 'listed' ||
    spec.first ||
    role.kind !== 'lead' ||
    self ||
    covers ||
    crowded ||
    paired ||
    pair ||
    apartFrom ||
    choosy ||
    cases ||
    fits
  )
    return false;
  // The relation does not choose its parents around rows that are left out.
  if (selected && !passesBy) return false;
  if (
    (spec.owner && hasFewOfEach(spec)) ||
    spec.within ||
    spec.share ||
    spec.where ||
    spec.distinctFrom ||
    spec.period ||
    Object.keys(spec.inherits ?? {}).length > 0
  )
    return false;
  if (Object.keys(needs).length > 0) return false;
  if (columns.some((column) => column.relations.length > 1 || child.children.some((other) => other.parentColumns.includes(column)))) return false;
  const inKey = [...keySpecs(child).map((key) => key.columns), ...spanSpecs(child).flatMap(({ equal, span }) => [equal, span])];
  if (inKey.some((key) => columns.some((column) => key.includes(column)))) return false;
  if (columns.some((column) => isBound(child.spec.groups ?? [], column.name))) return false;
  return !isRestedOn(work, relation) && !isReadThrough(work, relation);
}

/** A condition or a proven tuple involves the column. */
function isBound(groups: NonNullable<RelationDraft['child']['spec']['groups']>, name: string): boolean {
  const names = (orders: readonly Order[] | undefined) => (orders ?? []).some(({ terms }) => terms.some(({ column }) => column === name));
  return groups.some(
    ({ columns, rows, order, variants = [] }) =>
      columns.includes(name) &&
      (rows !== undefined || names(order) || variants.some((variant) => names(variant.order) || conditionsOnColumn(variant, name)?.domain)),
  );
}

/** Another relation depends on this one. */
function isRestedOn({ relations }: Work, relation: RelationDraft): boolean {
  return [...relations.values()].some(
    (other) => restsOn(other.role).includes(relation) || other.apartFrom?.near === relation || other.apartFrom?.far === relation,
  );
}

/** A derived column reads the parent's cells, or the children's, through this relation. */
function isReadThrough({ derivedNeeds }: Work, { child, parent }: RelationDraft): boolean {
  return [...derivedNeeds].some(
    ([column, needs]) =>
      (column.table === child && [...needs].some((need) => need.table === parent)) ||
      (column.table === parent && [...needs].some((need) => need.table === child)),
  );
}
