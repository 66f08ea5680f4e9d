import type { Blueprint, BlueprintColumn } from '@seedbed/contract';
import { catalogue, type GeneratorDefinition } from '../../../src/index.ts';
import { exampleOf } from '../../../src/generators/examples.ts';
import { madeByThePlan } from '../../../src/generators/structure/made-by-the-plan.ts';

type Tables = Blueprint['tables'];

const native = catalogue.filter((each) => !madeByThePlan.includes(each));

/**
 * Every kind of the catalogue as a column, in one schema per group: an added kind adds a column and changes no other.
 */
export function generatorTables(): Tables {
  const tables = new Map<string, Tables[number]>();
  for (const definition of native) {
    const { beside, table } = exampleOf(definition);
    const name = table.slice(table.indexOf('.') + 1);
    const key = `${definition.group}.${name}`;
    if (!tables.has(key)) tables.set(key, { schema: definition.group, name, rows: 24, columns: [] });
    const { columns } = tables.get(key)!;
    for (const [other, { kind, type, parameters }] of Object.entries(beside)) {
      if (!columns.some((column) => column.name === other)) columns.push(columnOf(other, kind, type ?? 'text', parameters));
    }
    columns.push(exampleColumn(definition));
  }
  return [...tables.values()];
}

/** Every entity with all its members in one row, to show that they agree. */
export function entityTables(): Tables {
  const entities = [...new Set(native.flatMap(({ entity }) => (entity === undefined ? [] : [entity])))];
  return entities.map((entity) => ({
    schema: 'entities',
    name: entity.replace('.', '_'),
    rows: 24,
    subject: entity,
    columns: native.filter((each) => each.entity === entity).map((definition) => ({ ...exampleColumn(definition), entity: 'subject' })),
  }));
}

function exampleColumn(definition: GeneratorDefinition): BlueprintColumn {
  const { type, parameters } = exampleOf(definition);
  return { ...columnOf(definition.kind, definition.kind, type, parameters), ...(definition.kind === 'null' ? { nullable: true } : {}) };
}

function columnOf(name: string, kind: string, type: string, parameters: Record<string, unknown> | undefined): BlueprintColumn {
  return { name, type, generator: { kind, ...(parameters && Object.keys(parameters).length > 0 ? { parameters } : {}) } };
}
