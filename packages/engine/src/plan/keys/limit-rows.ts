import { countOf } from '@seedbed/contract';
import { leftOut } from '../existing/existing-rows.ts';
import { sharesColumns } from '../relations/build-spread.ts';
import type { RelationWork, TableWork, Work } from '../work.ts';
import type { KeySpec } from './key-specs.ts';

/**
 * Lowers the table's row count to the number that fits, and reports it: as a warning if the count was requested. For
 * rows added to existing ones, the caller compared them and gives the number and the reason.
 */
export function limitRows(work: Work, table: TableWork, key: Pick<KeySpec, 'name' | 'pointer' | 'columns'>, largest: number, why?: string): void {
  const { draft } = table;
  if (draft.rows <= largest) return;
  if (leftOut(work, draft)) {
    draft.rows = largest;
    return;
  }
  const isRequested = draft.spec.rows !== undefined;
  // The schema allows one row per parent, and nobody requested more, so nothing is reported.
  if (!isRequested && why === undefined && isKeyOfOwnerReference(draft, key)) {
    draft.rows = largest;
    return;
  }
  const chosen = why === undefined ? ownChoices(work, key) : [];
  const verb = chosen.length === 0 ? 'can have' : 'gets';
  work.diagnostics.push({
    level: isRequested ? 'warning' : 'info',
    code: 'unsatisfiable',
    table: draft.name,
    constraint: key.name,
    pointer: isRequested ? `${draft.pointer}/rows` : key.pointer,
    message: `${draft.name} ${verb} ${countOf(largest, 'row')}, not ${draft.rows}: ${why ?? noMoreValues(work, key, chosen)}.`,
    mend: why ? 'Fill that table first.' : moreValues(work, key, largest, chosen.length > 0),
    largest,
  });
  draft.rows = largest;
}

/** Whether the key is over the reference to the table's owner, and nobody set the number of rows per parent. */
function isKeyOfOwnerReference({ relations }: TableWork['draft'], { columns }: Pick<KeySpec, 'columns'>): boolean {
  const owner = relations.find(({ spec }) => spec.owner);
  return owner !== undefined && owner.spec.fanOut === undefined && columns.every((column) => owner.columns.includes(column));
}

/** What the key's references do by choice, which no constraint asks: then the database would take more rows. */
function ownChoices(work: Work, { columns }: Pick<KeySpec, 'columns'>): string[] {
  const relations = new Set(columns.flatMap((column) => column.relations));
  return [...relations].flatMap((draft) => choiceOf(work.relations.get(draft)!) ?? []);
}

function choiceOf({ draft, role, apartFrom }: RelationWork): string | undefined {
  const own = namesOf(draft.columns);
  if (apartFrom?.far) return `${own} leads to another row of ${draft.parent.name} than that of ${namesOf(apartFrom.near.columns)}`;
  const isScoped = role.kind === 'member' || (role.kind === 'within' && role.scoped && !sharesColumns(draft, role.lead));
  return isScoped && role.lead ? `${own} leads to the rows of ${draft.parent.name} that go with ${namesOf(role.lead.columns)}` : undefined;
}

function namesOf(columns: Pick<KeySpec, 'columns'>['columns']): string {
  return columns.map(({ name }) => name).join(', ');
}

function noMoreValues(work: Work, key: Pick<KeySpec, 'columns'>, chosen: readonly string[]): string {
  if (chosen.length > 0) return `(${namesOf(key.columns)}) must be different in every row, and ${chosen.join(', and ')}`;
  const parents = addedParents(work, key);
  const among = parents.length === 0 ? 'there are no more values' : `new rows of ${parents.join(' and ')} give no more values`;
  return `(${namesOf(key.columns)}) must be different in every row, and ${among}`;
}

function moreValues(work: Work, key: Pick<KeySpec, 'columns'>, largest: number, isChosen: boolean): string {
  if (isChosen) return `Ask for at most ${largest} rows, or let the reference choose among all rows.`;
  const parents = addedParents(work, key);
  const more = parents.length === 0 ? 'give the columns more values' : `add more rows to ${parents.join(' or ')}, or keep them to refer to existing rows`;
  return `Ask for at most ${largest} rows, or ${more}.`;
}

/** Tables with existing rows, if the key refers only to their new rows. */
function addedParents({ existingTables }: Work, { columns }: Pick<KeySpec, 'columns'>): string[] {
  const parents = new Set(columns.flatMap((column) => column.relations.map(({ parent }) => parent.name)));
  return [...parents].filter((name) => (existingTables[name]?.present ?? 0) > 0 && existingTables[name]?.kept !== true);
}
