import { isKeyWithin } from '@seedbed/contract';
import { parseList } from '../../literals/array.ts';
import type { Spread } from '../../relations/spread.ts';
import { tabledSpread } from '../../relations/tabled.ts';
import { isKept, leftOut } from '../existing/existing-rows.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import type { RelationWork, Work } from '../work.ts';
import { labelsOf } from './demand.ts';
import { ensureWay } from './ensure-spread.ts';
import type { Scope, WithinRole } from './roles.ts';

/** Of larger tables nobody looks at each row. */
const MAX_ROWS = 2_000_000;
const BATCH = 2048;

/**
 * Labels as places: `own` leads from the rows with the label to it (with a scope, from the rows of the lead's parent to the label within the scope's row), `inside` from entries (a candidate and one of its labels) to it, and `far` from an entry to its
 * candidate.
 */
export type LabelPlaces = { readonly own: Spread; readonly inside: Spread; readonly far: Spread };

/** The labels by which a relation chooses; null if it does not, or if they cannot be told before the plan exists. */
export function labelPlaces(work: Work, { draft, role }: Pick<RelationWork, 'draft' | 'role'>): LabelPlaces | null {
  return role.kind !== 'within' || !role.alike || isKept(work, draft.child) ? null : placesOfLabels(work, draft, role, role.alike);
}

function placesOfLabels(work: Work, draft: RelationDraft, role: WithinRole, { own, theirs, scope }: NonNullable<WithinRole['alike']>): LabelPlaces | null {
  const [label, candidate] = [own[0]!, theirs[0]!];
  if (Math.max(label.table.rows, candidate.table.rows, scope ? role.lead.parent.rows : 0) > MAX_ROWS) return null;
  const [ours, candidates] = [own, theirs].map((columns) => columns.map((column) => labelsOf(work, column)).filter((read) => read !== null));
  if (ours!.length < own.length || candidates!.length < theirs.length) return null;
  // Under a key over the reference alone, a candidate serves one label: two places would take it twice.
  const names = draft.columns.map(({ name }) => name);
  const isOnce = isKeyWithin(draft.child.spec, names);
  const left = leftOut(work, candidate.table);
  const scopeOf = scope && ensureWay(work, scope.inside)!;
  const places = new Map<string, number>();
  const nameOf = (row: number | undefined, text: string, others: string): string => `${row ?? ''} ${text}${others}`;
  const [labels, rows]: number[][] = [[], []];
  eachRow(candidate, candidates!, (row, text, others) => {
    const common = scopeOf?.parentOf(row);
    if (text === null || left?.has(row) || common === -1) return;
    const listed = candidate.type.element ? [...new Set(parseList(text))].filter((each) => each !== null) : [text];
    for (const one of isOnce && listed.length > 1 ? [listed[row % listed.length]!] : listed) {
      const name = nameOf(common, one, others);
      const place = places.get(name) ?? places.size;
      places.set(name, place);
      labels!.push(place);
      rows!.push(row);
    }
  });
  const order = mixedOrder(rows!);
  return {
    own: tabledSpread(scope ? ownedWithin(scope) : owned(), places.size),
    inside: tabledSpread(
      order.map((entry) => labels![entry]!),
      places.size,
    ),
    far: tabledSpread(
      order.map((entry) => rows![entry]!),
      candidate.table.rows,
    ),
  };

  function owned(): Int32Array {
    const found = new Int32Array(label.table.rows).fill(-1);
    eachRow(label, ours!, (row, text, others) => (found[row] = text === null ? -1 : (places.get(nameOf(undefined, text, others)) ?? -1)));
    return found;
  }

  /** By row of the lead's parent. */
  function ownedWithin(common: Scope): Int32Array {
    const texts: ([string, string] | null)[] = [];
    eachRow(label, ours!, (_, text, others) => texts.push(text === null ? null : [text, others]));
    const [toLabel, toScope] = [ensureWay(work, role.leadScope), ensureWay(work, common.leadScope)];
    return Int32Array.from({ length: role.lead.parent.rows }, (_, parent) => {
      const [at, of] = [toLabel ? toLabel.parentOf(parent) : parent, toScope ? toScope.parentOf(parent) : parent];
      const text = at < 0 || of < 0 ? null : texts[at]!;
      return text === null ? -1 : (places.get(nameOf(of, ...text)) ?? -1);
    });
  }
}

/** Visits each row with its first label, null if it lacks one, and the others as one text. */
function eachRow(
  { table }: ColumnDraft,
  [read, ...others]: readonly NonNullable<ReturnType<typeof labelsOf>>[],
  visit: (row: number, text: string | null, others: string) => void,
): void {
  for (let first = 0; first < table.rows; first += BATCH) {
    const range = { first, count: Math.min(BATCH, table.rows - first), at: null };
    const textAt = read!(range);
    const othersAt = others.map((each) => each(range));
    for (let i = 0; i < range.count; i++) {
      const beside = othersAt.map((at) => at(i));
      visit(first + i, beside.includes(null) ? null : textAt(i), beside.map((text) => JSON.stringify(text)).join(''));
    }
  }
}

/** Entries in an order of their own, so that rows beside each other in a table are not used together, nor its first rows most. */
function mixedOrder(rows: readonly number[]): Int32Array {
  const { length } = rows;
  const keys = Float64Array.from(rows, (row, entry) => (Math.imul(row + 1, 0x9e3779b1) >>> 8) * length + entry).sort();
  return Int32Array.from(keys, (key) => key % length);
}
