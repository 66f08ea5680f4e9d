import { qualifiedName, type Catalog, type Pack, type PackAttribute, type PackConcept } from '@seedbed/contract';
import { spelled } from './words.ts';

/** A column of the schema that an answer mentions. */
export type AnsweredColumn = { readonly column: string; readonly attribute: string; readonly described: PackAttribute };
export type AnsweredTable = { readonly table: string; readonly concept: PackConcept; readonly columns: readonly AnsweredColumn[] };

/** Tables and columns that an answer mentions. */
export function answeredTables({ tables }: Catalog, { concepts }: Pack): AnsweredTable[] {
  return tables.flatMap((table): AnsweredTable[] => {
    const concept = concepts.find((each) => each.tables.includes(spelled(table.name)));
    if (!concept) return [];
    const columns = table.columns.flatMap(({ name }): AnsweredColumn[] => {
      const found = Object.entries(concept.attributes).find(([, { names }]) => names.includes(spelled(name)));
      return found ? [{ column: name, attribute: found[0], described: found[1] }] : [];
    });
    return columns.length > 0 ? [{ table: qualifiedName(table.schema, table.name), concept, columns }] : [];
  });
}
