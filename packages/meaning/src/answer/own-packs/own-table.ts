import { ownMember, type Blueprint, type BlueprintColumn, type BlueprintTable, type KnowledgeColumn, type KnowledgeTable } from '@seedbed/contract';
import type { DecideContext } from '../../propose/context.ts';
import type { TableLink } from '../../propose/link/link-schema.ts';
import type { TableView } from '../../schema/schema-view.ts';
import type { AttributeColumn } from '../../propose/knowledge/attribute-column.ts';

/** A column that shows an attribute of a concept. */
export type OwnColumn = { readonly spec: BlueprintColumn; readonly at: AttributeColumn; readonly probability: number };

/** A table that is a concept of a user's own pack, and its knowledge so far. */
export type OwnTable = {
  readonly name: string;
  readonly spec: BlueprintTable;
  readonly link: TableLink;
  /** By attribute. */
  readonly columns: ReadonlyMap<string, OwnColumn>;
  readonly knowledge: KnowledgeTable & { columns: Record<string, KnowledgeColumn>; orders: string[]; equations: string[] };
};

/** Below this probability of the concept, a table keeps the generators inferred from its names. */
const MIN_TABLE_PROBABILITY = 0.5;
/** The same of columns. */
const MIN = 0.55;

/** Tables that match the user's own packs. Without references and computed columns, which take no knowledge. */
export function ownTables(context: DecideContext, blueprint: Blueprint): OwnTable[] {
  return context.schema.tables.flatMap((view): OwnTable[] => {
    const link = context.concepts.get(view.name);
    const spec = blueprint.tables.find((table) => table.schema === view.table.schema && table.name === view.table.name);
    if (!spec || !link?.evidence.own || link.probability < MIN_TABLE_PROBABILITY) return [];
    return [{ name: view.name, spec, link, columns: columnsOf(view, spec, link, context, blueprint), knowledge: { columns: {}, orders: [], equations: [] } }];
  });
}

function columnsOf(
  view: TableView,
  spec: BlueprintTable,
  link: TableLink,
  { names, bounds, expectedRows }: DecideContext,
  blueprint: Blueprint,
): OwnTable['columns'] {
  const words = names.tables.get(view)!.columns;
  const referring = new Set(blueprint.relations.filter(({ from }) => from.table === view.name).flatMap(({ from }) => from.columns));
  const found = new Map<string, OwnColumn>();
  for (const { column: name, attribute, probability } of link.columns) {
    const [column, made] = [view.columns.find((each) => each.name === name), spec.columns.find((each) => each.name === name)];
    if (!column || !made || probability < MIN || referring.has(name) || made.generated !== undefined || made.identity) continue;
    const domain = ownMember(bounds.tables.get(view.name)!.domains, name);
    found.set(attribute, { spec: made, probability, at: { column, domain, words: words.get(name)?.words ?? [], rows: expectedRows(view) } });
  }
  return found;
}
