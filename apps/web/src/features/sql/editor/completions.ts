import { dictionary, type BlueprintTable } from '@seedbed/contract';
import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import type { SQLNamespace } from '@codemirror/lang-sql';
import { shortType } from '../../../lib/short-type.ts';
import { nameInSql } from '../../../lib/names-in-sql.ts';
import { tablesInSight } from './columns-in-sight.ts';

const MANY = 99;

/** Schemas, tables and columns as the language of the editor completes them behind a dot. */
export function namespaceOf(tables: readonly BlueprintTable[]): SQLNamespace {
  const schemas = dictionary<Record<string, Completion[]>>();
  for (const table of tables) (schemas[table.schema] ??= dictionary())[table.name] = columnsOf(table);
  return schemas;
}

/** Columns of the tables that the query reads, where a name begins: most columns are written without their table. */
export function columnSource(tables: () => readonly BlueprintTable[]): CompletionSource {
  return (context) => {
    const word = context.matchBefore(/[\w$\u0080-\uffff]*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    // After a dot the SQL language completes columns; after a quote it is another name.
    if (/[.'"]/.test(context.state.sliceDoc(Math.max(0, word.from - 1), word.from))) return null;
    const seen = tablesInSight(context.state.doc.toString(), tables());
    return { from: word.from, options: seen.flatMap((table) => columnsOf(table)), validFor: /^[\w$\u0080-\uffff]*$/ };
  };
}

function columnsOf({ name: table, columns }: BlueprintTable): Completion[] {
  return columns.map(({ name, type }, place) => {
    const written = nameInSql(name);
    // In table order, before SQL keywords.
    return {
      label: name,
      type: 'property',
      detail: `${shortType(type)} · ${table}`,
      boost: Math.max(1, MANY - place),

      ...(written === name ? {} : { apply: written }),
    };
  });
}
