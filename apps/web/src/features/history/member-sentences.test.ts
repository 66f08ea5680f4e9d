import { Blueprint, Domain, emptyBlueprint, EXPLAINING_MEMBERS, type Change, type Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { changesInWords } from './changes-in-words.ts';
import { memberSentences } from './member-sentences.ts';

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly const?: unknown;
  readonly minItems?: number;
};
type Place = Pick<Change, 'table' | 'column' | 'relation'>;

const RELATION: Relation = {
  source: 'declared',
  name: 'r',
  from: { table: 'public.orders', columns: ['customer_id'] },
  to: { table: 'public.customers', columns: ['id'] },
};
const own = Blueprint as unknown as Schema;
const { tables, relations, ...whole } = own.properties!;
const { columns, ...table } = tables!.items!.properties!;

/** A name where a schema allows any; a number, so that it can be a row too. */
const ANY = '7';
/** Members that the sentences of generators and curves combine. */
const TOGETHER = /^(generator|fanOut)(\.|$)/;

/** Every member below some, with a value of its schema. */
function membersOf(properties: Readonly<Record<string, Schema>>, path: readonly string[] = []): { path: string; value: unknown }[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const at = [...path, name];
    const arms = schema.anyOf ?? [schema];
    return [
      ...arms.map((arm) => ({ path: at.join('.'), value: valueOf(arm) })),
      ...arms.flatMap((arm) => membersOf({ ...arm.properties, ...Object.fromEntries(Object.values(arm.patternProperties ?? {}).map((of) => [ANY, of])) }, at)),
    ];
  });
}

function valueOf({ const: fixed, type, items, anyOf, minItems = 1, properties, patternProperties }: Schema): unknown {
  if (fixed !== undefined) return fixed;
  if (anyOf) return valueOf(anyOf[0]!);
  if (type === 'array') return Array.from({ length: minItems }, () => valueOf(items ?? {}));
  if (type === 'object')
    return Object.fromEntries([
      ...Object.entries(properties ?? {}).map(([name, schema]) => [name, valueOf(schema)]),
      ...Object.values(patternProperties ?? {}).map((schema) => [ANY, valueOf(schema)]),
    ]);
  return { string: 'abc', integer: 3, number: 0.5, boolean: true }[type!] ?? null;
}

const domain = (Domain as unknown as Schema).properties!;
type Case = readonly [name: string, properties: Readonly<Record<string, Schema>>, place: Place, at: string | undefined];
const PLACES: readonly Case[] = [
  ['the blueprint', whole, {}, undefined],
  ['a table', table, { table: 'public.orders' }, undefined],
  ['a column', columns!.items!.properties!, { table: 'public.orders', column: 'x' }, undefined],
  ['a relation', relations!.items!.properties!, { relation: 'r' }, undefined],
  ...['domain.element', 'domain.fields.f', 'domain.jsonMembers.m', 'domain.range.lower'].map(
    (at) => [at, domain, { table: 'public.orders', column: 'x' }, at] as const,
  ),
  ['a condition on a parent', domain, { relation: 'r' }, 'where.state'],
  ['a condition on a row with a parent', domain, { relation: 'r' }, 'when.state'],
];

test.each<Case>(PLACES)('every member of %s has a plain sentence', (_, properties, place, at) => {
  const members = membersOf(properties, at === undefined ? [] : at.split('.')).filter(({ path }) => !EXPLAINING_MEMBERS.has(path) && !TOGETHER.test(path));
  expect(members.length).toBeGreaterThan(5);
  const blueprint = { ...emptyBlueprint(), relations: [RELATION] };
  for (const { path, value } of members)
    for (const change of [
      { kind: 'added', after: value },
      { kind: 'removed', before: value },
      { kind: 'changed', before: value, after: value },
    ] as const) {
      const whole: Change = { ...place, member: path, text: path, ...change };
      expect(memberSentences(whole, place.relation ? RELATION : undefined), `${path} has no words: add them to member-words.ts`).not.toBeNull();
      for (const { text } of changesInWords([whole], blueprint, blueprint, new Map())) {
        // No field names, no JSON, no unfilled placeholders.
        expect(text, path).not.toMatch(/[a-z][A-Z]|[{}[\]]|undefined/);
        expect(text.split(' ').length, path).toBeGreaterThan(2);
      }
    }
});
