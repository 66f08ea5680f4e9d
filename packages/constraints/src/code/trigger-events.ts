import { ownMember, quotedName, type Catalog, type CatalogFunction, type CatalogTable, type CatalogTrigger } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import type { SolveTools } from '../solve/types.ts';
import { bodyOf, textTree, visitTree } from './sql-tree.ts';
import { answered, readsTables } from './answers.ts';
import { functionNamed, givenTo } from './functions.ts';
import { refusedByUpdate } from './parent-updates.ts';
import { withTableFunctions } from './table-functions.ts';
import { newTableOf, toRowConditions } from './transition-tables.ts';
import { walkBody, type CodeEvent, type Step } from './walk-body.ts';
import type { Value, Variables } from './variables.ts';

/** The actions of one trigger when a row is inserted into its table. */
export type TriggerEvents = { readonly table: CatalogTable; readonly trigger: CatalogTrigger; readonly events: readonly CodeEvent[] };

/** Calls followed from a trigger's function. */
const MAX_DEPTH = 4;

/** Analyses the code of every trigger that an INSERT fires. Empty without the `bodies` tool. */
export async function readTriggers(catalog: Catalog, tools: SolveTools): Promise<TriggerEvents[]> {
  const own = catalog.tables.flatMap((table) => table.triggers.filter(isOnInsert).map((trigger) => ({ table, trigger })));
  if (own.length === 0 || !tools.bodies) return [];
  const bodies = await parseReached([...new Set(own.map(({ trigger }) => trigger.function))], catalog, tools.bodies);
  const conditions = own.map(({ trigger }) => trigger.condition).filter((one) => one !== undefined);
  const trees = new Map(conditions.length === 0 ? [] : (await tools.parse(conditions)).map((tree, i) => [conditions[i]!, tree]));
  return own.flatMap(({ table, trigger }) => {
    const parsed = bodies.get(trigger.function);
    if (!parsed) return [];
    const fresh = newTableOf(trigger);
    const body = fresh === undefined ? parsed : toRowConditions(parsed, fresh, table);
    const events: CodeEvent[] = [];
    const path: Step[] = trigger.condition === undefined ? [] : [{ tree: trees.get(trigger.condition) ?? null, holds: true }];
    const start = { variables: triggerVariables(table, trigger), path, certain: true, dropsByNull: trigger.timing === 'before' && trigger.level === 'row' };
    walkBody(body, start, (event) => events.push(...followed(event, bodies, catalog, MAX_DEPTH)));
    events.push(...events.flatMap((event) => refusedByUpdate(event, table, catalog)));
    return [
      {
        table,
        trigger,
        events: events.map((event) => (event.kind === 'refuse' ? { ...event, path: event.path.map((step) => looking(step, bodies, catalog)) } : event)),
      },
    ];
  });
}

/**
 * In conditions, replaces functions that look up rows by their results, and functions that return rows by their
 * queries.
 */
function looking(given: Step, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog): Step {
  const step = { ...given, tree: withTableFunctions(given.tree, bodies, catalog) };
  const tree = answered(step.tree, bodies, catalog);
  return readsTables(tree) && !readsTables(step.tree) ? { ...step, tree } : step;
}

function isOnInsert(trigger: CatalogTrigger): boolean {
  return trigger.events.some((event) => event.toLowerCase() === 'insert') && trigger.enabled !== 'disabled' && trigger.enabled !== 'replica';
}

/** Bodies of functions and of all functions that they call. */
export async function parseReached(keys: readonly string[], catalog: Catalog, parse: NonNullable<SolveTools['bodies']>): Promise<Map<string, TreeNode>> {
  const bodies = new Map<string, TreeNode>();
  let open = keys;
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
    const some = open.filter((key) => !bodies.has(key) && isCode(ownMember(catalog.functions, key)));
    const parsed = await parse(some.map((key) => sourceOf(ownMember(catalog.functions, key)!)));
    const called = new Set<string>();
    parsed.forEach((body, i) => {
      if (!body) return;
      bodies.set(some[i]!, body as TreeNode);
      visitTree(body, (node) => {
        const name = listOf(bodyOf(node, 'FuncCall')?.['funcname']).map((each) => String(bodyOf(each, 'String')?.['sval'] ?? ''));
        const key = name.length > 0 ? functionNamed(name.join('.'), catalog) : undefined;
        if (key !== undefined) called.add(key);
      });
    });
    open = [...called];
  }
  return bodies;
}

function isCode(one: CatalogFunction | undefined): boolean {
  return one?.language === 'plpgsql' || one?.language === 'sql';
}

/** The types do not matter: the parser does not know many type names. */
function sourceOf(one: CatalogFunction): { language: 'plpgsql' | 'sql'; text: string } {
  if (one.language === 'sql') return { language: 'sql', text: one.body.replace(/^\s*RETURN\s/i, 'SELECT ').replace(/^\s*BEGIN ATOMIC\s([^]*)END\s*$/i, '$1') };
  const names = one.arguments.map(({ name }) => (name === undefined ? 'text' : `${quotedName(name)} text`)).join(', ');
  const returns = one.returns === 'trigger' ? 'trigger' : /^(SETOF|TABLE)/i.test(one.returns) ? 'SETOF record' : one.returns === 'void' ? 'void' : 'text';
  return { language: 'plpgsql', text: `CREATE FUNCTION f(${names}) RETURNS ${returns} LANGUAGE plpgsql AS $seedbed$${one.body}$seedbed$` };
}

function triggerVariables(table: CatalogTable, trigger: CatalogTrigger): Variables {
  const given = /\(([^()]*)\)\s*$/.exec(trigger.definition ?? '')?.[1] ?? '';
  const texts = { tg_op: 'INSERT', tg_table_name: table.name, tg_relname: table.name, tg_table_schema: table.schema, tg_name: trigger.name };
  const level: Record<string, string> = { tg_when: trigger.timing.toUpperCase(), tg_level: trigger.level.toUpperCase() };
  const named = Object.entries({ ...texts, ...level }).map(([name, text]): [string, Value] => [name, { tree: textTree(text) }]);
  const argued = [...given.matchAll(/'((?:[^']|'')*)'/g)].map((match, i): [string, Value] => [
    `tg_argv.${i}`,
    { tree: textTree(match[1]!.replaceAll("''", "'")) },
  ]);
  return new Map([...named, ...argued]);
}

/** Replaces a call by the actions of the called code. */
function followed(event: CodeEvent, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog, depth: number): CodeEvent[] {
  if (event.kind !== 'call') return [event];
  const key = functionNamed(event.name, catalog);
  const body = key === undefined ? undefined : bodies.get(key);
  if (!body || depth === 0) return [];
  const variables = givenTo(ownMember(catalog.functions, key!)!, event.items);
  const out: CodeEvent[] = [];
  walkBody(body, { variables, path: event.path, certain: event.certain, dropsByNull: false }, (inner) => {
    if (inner.kind !== 'return' && inner.kind !== 'rows') out.push(...followed(inner, bodies, catalog, depth - 1));
  });
  return out;
}
