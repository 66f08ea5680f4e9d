import { diagramModel, type DiagramModel } from './diagram-model.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { makeScene, type Moved, type Scene } from './scene.ts';

/** A scene of tables with these names, each of which references the previous one in its schema. */
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

/** This many tables, in schemas of `each`. */
export const manyTables = (count: number, each = 15): string[] =>
  Array.from({ length: count }, (_, i) => `schema_${Math.floor(i / each)}.applied_invoice_${i}`);

/** Tables in schemas of 15 that refer to each other across, too. */
export function crossing(count = 90): Scene {
  const model = crossingModel(count);
  return makeScene(model, layoutDiagram(model.cards, model.links, 1.3));
}

export function crossingModel(count = 90): DiagramModel {
  const names = manyTables(count, 15);
  const tables = names.map((name) => ({
    schema: name.split('.')[0]!,
    name: name.split('.')[1]!,
    primaryKey: ['id'],
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'c1', type: 'integer' },
    ],
  }));
  const relations = names.flatMap((name, i) =>
    [i - 1, i - 31]
      .filter((to) => to >= 0)
      .map((to) => ({ from: { table: name, columns: ['c1'] }, to: { table: names[to]!, columns: ['id'] }, source: 'schema' })),
  );
  return diagramModel({ tables, relations } as unknown as Parameters<typeof diagramModel>[0]);
}
