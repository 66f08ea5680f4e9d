import type { CallExpression, Node } from '@babel/types';
import type { Left, Parcel, Plan, SeedScript, TablePlan } from '../statement.ts';
import { nameOf } from '../code/literal.ts';
import { placeOf, sourceOf, walk, type Script } from '../code/parse.ts';
import { bound, multiplied, rowsOf, turnsAround } from '../code/rows.ts';
import { bare, pathOf, resolve, scopeOf, type Scope } from '../code/scope.ts';

/** A script that makes rows with faker or literals and hands them to a client: Prisma, Drizzle, Knex, Kysely, Supabase, Sequelize, TypeORM, Mongoose. */
export function readRows(script: Script, before: readonly TablePlan[] = []): SeedScript {
  const scope = scopeOf(script);
  const plans: TablePlan[] = [];
  const left: Left[] = [];
  const read = new Set(before.flatMap(linesOf));
  walk(script.tree, (node, above) => {
    const sink = node.type === 'CallExpression' ? sinkOf(scope, node) : undefined;
    if (!sink) return;
    const plan = within(scope, above, (inner) => rowsOf(inner, sink.rows));
    const place = placeOf(script, node);
    if (plan.parcels.length === 0) left.push({ place, what: `${sink.table}: ${sourceOf(script, sink.rows)}`, why: 'its rows are computed by code' });
    else plans.push({ ...plan, table: sink.table, place });
    for (const line of linesOf(plan)) read.add(line);
  });
  return { tool: 'rows', plans: [...plans, ...loose(scope, read)], left, aliases: new Map() };
}

/** The source lines of a plan's rows and of nested rows. */
function linesOf({ parcels }: Plan): number[] {
  return parcels.flatMap(({ place, cells }) => [place.line, ...[...cells.values()].flatMap((cell) => (cell.kind === 'nested' ? linesOf(cell.plan) : []))]);
}

type Sink = { readonly table: string; readonly rows: Node };

/** The table and the rows of a call that writes rows. */
function sinkOf(scope: Scope, call: CallExpression): Sink | undefined {
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const verb = callee.property.name;
  const [first, second] = call.arguments;
  if (!first) return undefined;
  const path = pathOf(callee.object);
  const below = bare(callee.object);
  if (/^(?:create|createMany|createManyAndReturn|upsert)$/.test(verb) && path && path.length >= 2) {
    const options = resolve(scope, first);
    const member =
      options.type === 'ObjectExpression'
        ? options.properties.find((each) => each.type === 'ObjectProperty' && nameOf(each) === (verb === 'upsert' ? 'create' : 'data'))
        : undefined;
    if (member?.type === 'ObjectProperty') return { table: path.at(-1)!, rows: member.value };
  }
  if (/^(?:create|bulkCreate|insertMany|insert|save)$/.test(verb) && path?.length === 1 && /^[A-Z]/.test(path[0]!)) return { table: path[0]!, rows: first };
  if (verb === 'bulkInsert' || verb === 'batchInsert') return first.type === 'StringLiteral' && second ? { table: first.value, rows: second } : undefined;
  if (/^(?:insert|save|create)$/.test(verb) && second && bare(first).type === 'Identifier' && /^[A-Z]/.test((bare(first) as { name: string }).name))
    return { table: (bare(first) as { name: string }).name, rows: second };
  if (!/^(?:insert|upsert|values)$/.test(verb) || below.type !== 'CallExpression') return undefined;
  const [table] = below.arguments;
  if (!table) return undefined;
  const name = bare(table);
  // db.insert(users).values(rows), db.insertInto('users').values(rows), knex('users').insert(rows), supabase.from('users').insert(rows)
  return { table: name.type === 'StringLiteral' ? name.value : (pathOf(name)?.at(-1) ?? ''), rows: first };
}

/** Rows within loops: iterates over a list of literals; other loops give a count. */
function within(scope: Scope, above: readonly Node[], make: (scope: Scope) => Plan): Plan {
  const loops = above.filter(({ type }) => type === 'ForOfStatement');
  const [loop] = loops;
  const list = loop?.type === 'ForOfStatement' ? resolve(scope, loop.right) : undefined;
  const variable = loop?.type === 'ForOfStatement' && loop.left.type === 'VariableDeclaration' ? loop.left.declarations[0]?.id : undefined;
  if (loops.length === 1 && variable && list?.type === 'ArrayExpression' && list.elements.length > 0 && list.elements.length <= 200) {
    const others = turnsAround(
      scope,
      above.filter((node) => node !== loop),
    );
    const plans = list.elements.flatMap((each) => (each && each.type !== 'SpreadElement' ? [make(bound(scope, variable, each))] : []));
    const isOnce = others?.kind === 'range' && others.max === 1 && others.min === 1;
    const parcels = plans.flatMap((plan) => plan.parcels);
    return { parcels: isOnce ? parcels : parcels.map((each) => multiplied(each, others)), listed: isOnce && plans.every((plan) => plan.listed) };
  }
  const turns = turnsAround(scope, above);
  const plan = make(scope);
  if (turns?.kind === 'range' && turns.min === 1 && turns.max === 1) return plan;
  return { parcels: plan.parcels.map((parcel): Parcel => multiplied(parcel, turns)), listed: false };
}

/** Objects with values of faker outside known calls: factories, and rows written in other ways. Their columns determine the table. */
function loose(scope: Scope, read: ReadonlySet<number>): TablePlan[] {
  const plans: TablePlan[] = [];
  const seen = new Set(read);
  const add = (plan: TablePlan): void => {
    plans.push(plan);
    for (const line of linesOf(plan)) seen.add(line);
  };
  // const users = faker.helpers.multiple(createUser, { count: 5 })
  walk(scope.script.tree, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') return;
    const plan = rowsOf(scope, node.init);
    if (plan.parcels.length > 0 && !plan.parcels.some(({ place }) => seen.has(place.line))) add({ ...plan, listed: false, place: placeOf(scope.script, node) });
  });
  walk(scope.script.tree, (node, above) => {
    if (node.type !== 'ObjectExpression' || node.properties.length < 2 || !/\b_?faker\w*\./.test(scope.script.text.slice(node.start!, node.end!))) return;
    const place = placeOf(scope.script, node);
    if (seen.has(place.line)) return false;
    const turns = turnsAround(scope, above);
    const counted = above.some(({ type }) => type.startsWith('For')) || (turns?.kind === 'range' && turns.max > 1);
    const [parcel] = rowsOf(scope, node).parcels;
    if (!parcel) return;
    add({ place, listed: false, parcels: [counted ? multiplied(parcel, turns) : parcel] });
    return false;
  });
  return plans;
}
