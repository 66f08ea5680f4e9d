import { emptyBlueprint, fits, resolveType, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import { catalogue, compile, textRows, type GeneratorDefinition } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { firstThatHolds } from '../../engine/first-that-holds.ts';
import { findGenerators } from './find-generators.ts';
import { startingGenerators } from './starting-generators.ts';
import { startingShape } from './starting-shapes.ts';

const TYPES = [
  'smallint', 'integer', 'bigint', 'numeric(10,2)', 'double precision', 'boolean', 'text', 'character varying(40)', 'character(8)', 'date',
  'timestamp without time zone', 'timestamp with time zone', 'time without time zone', 'interval', 'uuid', 'bytea', 'json', 'jsonb', 'xml', 'inet',
  'macaddr', 'point', 'bit(8)', 'mood', 'text[]', 'int4range', 'int4multirange',
]; // prettier-ignore

const at = { name: 'at', type: 'timestamp with time zone', generator: { kind: 'date.past' } };
const blueprintOf = (column: BlueprintColumn): Blueprint => ({
  ...emptyBlueprint(),
  types: { mood: { kind: 'enum', labels: ['calm', 'busy'] } },
  tables: [
    {
      schema: 'public',
      name: 'shops',
      rows: 20,
      primaryKey: ['id'],
      columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }, { ...column, name: 'like' }, at],
    },
    {
      schema: 'public',
      name: 'sales',
      rows: 40,
      primaryKey: ['id'],
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'shop_id', type: 'bigint' },
        { name: 'title', type: 'text', generator: { kind: 'commerce.productName' } },
        { name: 'low', type: 'integer', generator: { kind: 'number.int' } },
        at,
        column,
      ],
    },
  ],
  relations: [{ from: { table: 'public.sales', columns: ['shop_id'] }, to: { table: 'public.shops', columns: ['id'] }, source: 'declared' }],
});

/**
 * These need a relation or a DEFAULT, and the catalogue promises a number where the country's code is text: choosing
 * them reports it.
 */
const NEEDY = new Set(['reference', 'default', 'location.countryCode']);

/** Ids of libraries have a length of their own, and say so of a column that has no room for it. */
const OF_ONE_LENGTH = new Set(['string.cuid', 'string.cuid2', 'string.typeid', 'string.ksuid', 'string.snowflake']);
const NO_ROOM = /does not hold it|but the column holds \d+/;

test.each(TYPES)('every generator that fits %s starts valid', async (type) => {
  const words = await loadWords('en');
  const column: BlueprintColumn = { name: 'it', type, nullable: true };
  const blueprint = blueprintOf(column);
  const resolved = resolveType(type, blueprint.types);
  const present = textRows(compile(blueprint, words), 'public.sales', 0, 40, ['it']).flatMap(([text]) => text ?? []);
  const red: string[] = [];
  for (const { kind, parameters, outputs } of catalogue as readonly GeneratorDefinition[]) {
    if (!fits(outputs, resolved) || NEEDY.has(kind)) continue;
    const candidates = startingGenerators(kind, parameters, { blueprint, table: blueprint.tables[1]!, column, type: resolved, present });
    const tried = firstThatHolds(words, blueprint, 'public.sales', 'it', candidates);
    if (tried.index < 0 && !(OF_ONE_LENGTH.has(kind) && NO_ROOM.test(tried.message ?? ''))) red.push(`${kind}: ${tried.message}`);
  }
  expect(red).toEqual([]);
});

test('no heading shares an id with a generator, or with another heading', () => {
  const described = (catalogue as readonly GeneratorDefinition[]).map((one) => ({ ...one, parameters: {}, outputs: [...one.outputs], samples: [] }));
  for (const type of TYPES) {
    const groups = findGenerators(described, resolveType(type, { mood: { kind: 'enum', labels: ['calm'] } }), '', { chosen: null, suggested: [] });
    const ids = groups.flatMap(({ id, members }) => [id, ...members.map(({ kind }) => kind)]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const SHAPES = (catalogue.find((one) => one.kind === 'distribution')!.parameters.properties as { distribution: { enum: string[] } }).distribution.enum;

test.each(SHAPES)('the shape %s starts valid over numbers of any type, and over no numbers', async (shape) => {
  const words = await loadWords('en');
  const red: string[] = [];
  for (const type of ['smallint', 'integer', 'numeric(10,2)', 'double precision']) {
    for (const numbers of [[], [7, 7], [-3, 0, 4], [1, 2, 2, 3, 40, 900]]) {
      const column: BlueprintColumn = { name: 'it', type };
      const tried = firstThatHolds(words, blueprintOf(column), 'public.sales', 'it', [{ kind: 'distribution', parameters: startingShape(shape, numbers) }]);
      if (tried.index < 0) red.push(`${type} of ${numbers}: ${tried.message}`);
    }
  }
  expect(red).toEqual([]);
});
