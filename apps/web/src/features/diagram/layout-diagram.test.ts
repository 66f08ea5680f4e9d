import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, MAX_IN_SCHEMA, usualGroups } from './group-by.ts';
import { groupTables, MAX_IN_GROUP } from './group-tables.ts';
import { layoutDiagram } from './layout-diagram.ts';

const graphs = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    tables: fc.array(
      fc.record({ schema: fc.constantFrom('a', 'b'), name: fc.constant('t'), width: fc.constant(220), height: fc.integer({ min: 40, max: 240 }) }),
      {
        minLength: count,
        maxLength: count,
      },
    ),
    links: fc.array(fc.record({ from: fc.nat(count - 1), to: fc.nat(count - 1) }), { maxLength: 90 }),
  }),
);

test('every table is in one group, and no group is a long strip', () => {
  fc.assert(
    fc.property(graphs, ({ tables, links }) => {
      const groups = groupTables(
        tables.map((table) => table.schema),
        links,
      );
      expect(groups.flat().sort((a, b) => a - b)).toEqual(tables.map((_, i) => i));
      const linked = new Set(links.filter((link) => link.from !== link.to).flatMap((link) => [link.from, link.to]));
      for (const group of groups) if (group.some((i) => linked.has(i))) expect(group.length).toBeLessThanOrEqual(MAX_IN_GROUP);
    }),
  );
});

test('no two cards overlap', () => {
  fc.assert(
    fc.property(graphs, ({ tables, links }) => {
      const { tables: placed } = layoutDiagram(tables, links);
      for (let i = 0; i < tables.length; i++) {
        for (let j = i + 1; j < tables.length; j++) {
          const apart =
            placed[i]!.x + tables[i]!.width <= placed[j]!.x ||
            placed[j]!.x + tables[j]!.width <= placed[i]!.x ||
            placed[i]!.y + tables[i]!.height <= placed[j]!.y ||
            placed[j]!.y + tables[j]!.height <= placed[i]!.y;
          expect(apart).toBe(true);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('tables that reference each other are grouped before tables that everything references', () => {
  // 0 is referred to by all; 1–2 and 3–4 by each other only.
  const links = [
    { from: 1, to: 0 },
    { from: 2, to: 0 },
    { from: 3, to: 0 },
    { from: 4, to: 0 },
    { from: 2, to: 1 },
    { from: 4, to: 3 },
  ];
  const many = Array.from({ length: 30 }, (_, i) => ({ from: 5 + i, to: 0 }));
  const groups = groupTables(
    Array.from({ length: 35 }, () => 'public'),
    [...links, ...many],
  );
  const of = (table: number) => groups.findIndex((group) => group.includes(table));
  expect(of(1)).toBe(of(2));
  expect(of(3)).toBe(of(4));
});

test('a few tables that are left join the group they are linked to, or each other', () => {
  // A full group of 20, a pair that refers to it, and two pairs of two other schemas that nobody refers to.
  const links = [
    ...Array.from({ length: 19 }, (_, i) => ({ from: i + 1, to: 0 })),
    { from: 21, to: 20 },
    { from: 20, to: 0 },
    { from: 23, to: 22 },
    { from: 25, to: 24 },
  ];
  const schemas = [...Array.from({ length: 22 }, () => 'a'), 'b', 'b', 'c', 'c'];
  const groups = groupTables(schemas, links);
  expect(groups.map((group) => group.length)).toEqual([22, 4]);
  expect(groups[0]).toContain(21);
});

test('a hub and the tables that reference it do not form a long strip', () => {
  const tables = Array.from({ length: 24 }, () => ({ schema: 'public', name: 't', width: 216, height: 180 }));
  const links = tables.slice(1).map((_, i) => ({ from: i + 1, to: 0 }));
  const [group] = layoutDiagram(tables, links).groups;
  expect(group!.height).toBeLessThan(group!.width * 1.2);
});

/** How many times a picture of the tables fits a screen of this shape: 1 if no space is wasted. */
const filled = (count: number, links: { from: number; to: number }[], aspect: number) => {
  const tables = Array.from({ length: count }, (_, i) => ({ schema: 'public', name: `t${i}`, width: 216, height: 100 + (i % 5) * 50 }));
  const { tables: placed } = layoutDiagram(tables, links, aspect);
  const [width, height] = [Math.max(...placed.map((one) => one.x + one.width)), Math.max(...placed.map((one) => one.y + one.height))];
  const area = tables.reduce((sum, table) => sum + table.width * table.height, 0);
  return area / (Math.max(width, height * aspect) ** 2 / aspect);
};

test.each([0.65, 1.1, 1.8])('tables fill a screen of shape %d: a chain, a hub with its children, and what is linked every way', (aspect) => {
  const chain = Array.from({ length: 14 }, (_, i) => ({ from: i + 1, to: i }));
  const hub = Array.from({ length: 19 }, (_, i) => ({ from: i + 1, to: 0 }));
  const net = Array.from({ length: 30 }, (_, i) => ({ from: (i * 7) % 18, to: (i * 5 + 3) % 18 }));
  expect(filled(15, chain, aspect)).toBeGreaterThan(0.4);
  expect(filled(20, hub, aspect)).toBeGreaterThan(0.4);
  expect(filled(18, net, aspect)).toBeGreaterThan(0.4);
});

test('children are next to their parents if there is room', () => {
  const tables = Array.from({ length: 6 }, (_, i) => ({ schema: 'public', name: `t${i}`, width: 216, height: 160 }));
  const { tables: placed } = layoutDiagram(
    tables,
    [1, 3, 5].map((from) => ({ from, to: from - 1 })),
    1.1,
  );
  for (const from of [1, 3, 5]) expect(Math.abs(placed[from]!.column - placed[from - 1]!.column)).toBeLessThanOrEqual(1);
});

test('with several schemas each is a group, in list order; one that is too large is split by its relations', () => {
  expect(usualGroups(['a', 'a'])).toBe('relation');
  expect(usualGroups(['a', 'b'])).toBe('schema');
  expect(groupsOf(['b', 'public', 'a', 'b'], [{ from: 0, to: 2 }], 'schema')).toEqual([[1], [2], [0, 3]]);
  const many = Array.from({ length: MAX_IN_SCHEMA + 10 }, () => 'big');
  const chain = many.slice(1).map((_, i) => ({ from: i + 1, to: i }));
  const groups = groupsOf(['a', ...many], chain, 'schema');
  expect(groups[0]).toEqual([0]);
  expect(groups.length).toBeGreaterThan(2);
  expect(groups.flat().toSorted((a, b) => a - b)).toEqual([0, ...many.map((_, i) => i + 1)]);
  for (const group of groups) expect(group.length).toBeLessThanOrEqual(MAX_IN_GROUP);
});

test.each([0.58, 1.04, 1.28, 1.6])('groups fill a screen of shape %d: those of a shelf are equally high and all shelves equally wide', (aspect) => {
  const tables = Array.from({ length: 121 }, (_, i) => ({ schema: `s${i % 9 === 0 ? 8 : i % 8}`, name: `table_${i}`, width: 216, height: 100 + (i % 5) * 50 }));
  const links = tables.slice(1).map((_, i) => ({ from: i + 1, to: (i * 7) % (i + 1) }));
  for (const by of ['schema', 'relation'] as const) {
    const { groups, shelves } = layoutDiagram(tables, links, aspect, by);
    const ends = shelves.map((_, s) => Math.max(...groups.filter(({ shelf }) => shelf === s).map(({ x, width }) => x + width)));
    for (const end of ends) expect(Math.abs(end - ends[0]!)).toBeLessThan(1);
    for (const { shelf, height, y } of groups) expect([y, height]).toEqual([shelves[shelf]!.y, shelves[shelf]!.height]);
    const high = shelves.at(-1)!.y + shelves.at(-1)!.height;
    expect(ends[0]! / high / aspect).toBeGreaterThan(0.85);
    expect(ends[0]! / high / aspect).toBeLessThan(1.18);
  }
});

test('a group of a few tables is as wide as its title and its names', () => {
  const tables = ['note', ...Array.from({ length: 40 }, (_, i) => `t${i}`)].map((name, i) => ({
    schema: i === 0 ? 'a_schema_with_a_name' : 'b',
    name,
    width: 168,
    height: 200,
  }));
  const { groups } = layoutDiagram(tables, [], 1.28, 'schema');
  const wide = Math.max(...groups.map(({ x, width }) => x + width));
  const small = groups.find(({ names }) => names[0] === 'a_schema_with_a_name')!;
  expect((small.width / wide) * 900).toBeGreaterThan(150);
});
