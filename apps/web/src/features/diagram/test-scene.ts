import { diagramModel } from './diagram-model.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { makeScene, type Moved, type Scene } from './scene.ts';

/** A scene of tables with these names, each of which refers to the one before it in its schema. */
export function sceneOf(names: readonly string[], moved: Moved = {}, columns = 6): Scene {
  const tables = names.map((name) => {
    const [schema, table] = name.includes('.') ? (name.split('.') as [string, string]) : ['public', name];
    return {
      schema,
      name: table,
      primaryKey: ['id'],
      columns: Array.from({ length: columns }, (_, i) => ({ name: i === 0 ? 'id' : `c${i}`, type: 'integer' })),
    };
  });
  const relations = tables.flatMap((table, i) => {
    const before = tables[i - 1];
    if (!before || before.schema !== table.schema) return [];
    return [
      {
        from: { table: `${table.schema}.${table.name}`, columns: ['c1'] },
        to: { table: `${before.schema}.${before.name}`, columns: ['id'] },
        source: 'schema',
      },
    ];
  });
  const model = diagramModel({ tables, relations } as unknown as Parameters<typeof diagramModel>[0]);
  return makeScene(model, layoutDiagram(model.cards, model.links, 1.2), moved);
}

/** So many tables in schemas of `each`. */
export const manyTables = (count: number, each = 15): string[] =>
  Array.from({ length: count }, (_, i) => `schema_${Math.floor(i / each)}.applied_invoice_${i}`);
