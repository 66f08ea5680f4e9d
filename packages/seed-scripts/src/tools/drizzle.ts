import type { CallExpression, Node } from '@babel/types';
import { exactly, type Cell, type Count, type Left, type Parcel, type SeedScript, type TablePlan } from '../statement.ts';
import { literalOf, nameOf } from '../code/literal.ts';
import { placeOf, sourceOf, walk, type Script } from '../code/parse.ts';
import { bare, isFunction, pathOf, resolve, returned, scopeOf, type Scope } from '../code/scope.ts';
import { membersOf } from '../code/faker-call.ts';
import { countOf } from '../code/count.ts';
import { drizzleGenerator } from './drizzle-generators.ts';

export const isDrizzleSeed = (text: string): boolean => /['"]drizzle-seed['"]/.test(text);

/** `seed(db, schema, { count, seed }).refine((f) => ({ … }))` of drizzle-seed. */
export function readDrizzleSeed(script: Script): SeedScript {
  const scope = scopeOf(script);
  const left: Left[] = [];
  const plans: TablePlan[] = [];
  const name = seedName(script);
  let every: SeedScript['every'];
  let seed: SeedScript['seed'];
  walk(script.tree, (node) => {
    if (node.type !== 'CallExpression') return;
    if (name !== undefined && pathOf(node.callee)?.join('.') === name) {
      const [, tables, options] = node.arguments;
      const members = options ? membersOf(literalOf(scope, options)) : {};
      const place = placeOf(script, node);
      const named = tables && resolve(scope, tables);
      const only = named?.type === 'ObjectExpression' ? named.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [nameOf(each)!] : [])) : undefined;
      every = { place, count: typeof members['count'] === 'number' ? members['count'] : DEFAULT_COUNT, ...(only && { tables: only }) };
      if (typeof members['seed'] === 'number') seed = { place, value: members['seed'] };
    }
    const callee = bare(node.callee);
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'refine')
      plans.push(...refined(scope, node, left));
  });
  return { tool: 'drizzle', plans, left, aliases: new Map(), ...(every && { every }), ...(seed && { seed }) };
}

/** The local name of a script's import `seed`. */
function seedName({ tree }: Script): string | undefined {
  return tree.program.body
    .flatMap((node) => (node.type === 'ImportDeclaration' && node.source.value === 'drizzle-seed' ? node.specifiers : []))
    .flatMap((each) => (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === 'seed' ? [each.local.name] : []))[0];
}

/** drizzle-seed's row count for a table without one. */
const DEFAULT_COUNT = 10;

function refined(scope: Scope, { arguments: [first] }: CallExpression, left: Left[]): TablePlan[] {
  const fn = first && resolve(scope, first);
  const result = fn && isFunction(fn) ? returned(fn) : undefined;
  const tables = result && resolve(scope, result);
  if (tables?.type !== 'ObjectExpression') return [];
  return tables.properties.flatMap((table): TablePlan[] => {
    const resolved = table.type === 'ObjectProperty' ? resolve(scope, table.value) : undefined;
    if (table.type !== 'ObjectProperty' || resolved?.type !== 'ObjectExpression') return [];
    const name = nameOf(table)!;
    let count: Count | undefined;
    const cells = new Map<string, Cell>();
    for (const member of resolved.properties) {
      if (member.type !== 'ObjectProperty') continue;
      const value = resolve(scope, member.value);
      const word = nameOf(member);
      if (word === 'count') {
        count = countOf(scope, value);
        if (!count) left.push({ place: placeOf(scope.script, member), what: `${name}.count: ${sourceOf(scope.script, value)}`, why: 'computed by code' });
      }
      if (value.type !== 'ObjectExpression') continue;
      for (const each of value.properties) {
        if (each.type !== 'ObjectProperty') continue;
        if (word === 'columns') cells.set(nameOf(each)!, columnOf(scope, each.value));
        if (word === 'with') cells.set(nameOf(each)!, childrenOf(scope, each.value));
      }
    }
    const place = placeOf(scope.script, table);
    const parcel: Parcel = { place, cells, ...(count && { count }) };
    return [{ table: name, place, listed: false, parcels: [parcel], describes: count === undefined }];
  });
}

function columnOf(scope: Scope, node: Node): Cell {
  const base = { place: placeOf(scope.script, node), source: sourceOf(scope.script, node) };
  return { ...base, ...drizzleGenerator(scope, node) };
}

/** `with: { posts: 3 }`, or weights: `[{ weight: 0.6, count: [1, 2] }]`. */
function childrenOf(scope: Scope, node: Node): Cell {
  const base = { place: placeOf(scope.script, node), source: sourceOf(scope.script, node) };
  const value = literalOf(scope, node);
  const count = Array.isArray(value) ? weighted(value.map(membersOf)) : typeof value === 'number' ? exactly(value) : undefined;
  if (!count) return { ...base, kind: 'unknown', why: 'computed by code' };
  return { ...base, kind: 'nested', plan: { listed: false, parcels: [{ place: base.place, cells: new Map(), count }] } };
}

function weighted(all: readonly Readonly<Record<string, unknown>>[]): Count | undefined {
  const weights = all.flatMap(({ weight, count }) => {
    const counts = [count].flat();
    return counts.map((each) => ({ count: Number(each), weight: Number(weight) / counts.length }));
  });
  return weights.length > 0 && weights.every(({ count, weight }) => Number.isInteger(count) && weight >= 0) ? { kind: 'weights', weights } : undefined;
}
