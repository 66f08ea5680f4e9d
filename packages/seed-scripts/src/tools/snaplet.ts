import type { Node } from '@babel/types';
import type { Left, SeedScript, TablePlan } from '../statement.ts';
import { placeOf, sourceOf, walk, type Script } from '../code/parse.ts';
import { countedPlan, rowsOf, turnsAround, multiplied } from '../code/rows.ts';
import { isFunction, pathOf, resolve, scopeOf } from '../code/scope.ts';

/** Whether a script uses the client of Snaplet Seed, or its older `snaplet.config`. */
export const isSnaplet = (text: string): boolean =>
  /createSeedClient|@snaplet\/seed|@snaplet\/copycat|from ['"]snaplet['"]/.test(text) && /\bseed\b|\bsnaplet\b/.test(text);

/** `seed.ts` of Snaplet: `await seed.users((x) => x(10, { … }))`. */
export function readSnaplet(script: Script): SeedScript {
  const scope = scopeOf(script);
  const clients = clientsOf(script);
  const plans: TablePlan[] = [];
  const left: Left[] = [];
  walk(script.tree, (node, above) => {
    if (node.type !== 'CallExpression') return;
    const path = pathOf(node.callee);
    if (path?.length !== 2 || !clients.has(path[0]!) || path[1]!.startsWith('$')) return;
    const [first] = node.arguments;
    const place = placeOf(script, node);
    const argument = first && resolve(scope, first);
    const plan = !argument ? undefined : isFunction(argument) ? (countedPlan(scope, argument) ?? rowsOf(scope, argument)) : rowsOf(scope, argument);
    const turns = turnsAround(scope, above);
    if (plan && plan.parcels.length > 0)
      plans.push({
        ...plan,
        listed: plan.listed && isOnce(turns),
        parcels: isOnce(turns) ? plan.parcels : plan.parcels.map((parcel) => multiplied(parcel, turns)),
        table: path[1]!,
        place,
      });
    else left.push({ place, what: `${path[1]!}: ${sourceOf(script, first ?? node)}`, why: 'computed by code' });
    return false;
  });
  return { tool: 'snaplet', plans, left, aliases: new Map() };
}

const isOnce = (turns: ReturnType<typeof turnsAround>): boolean => turns?.kind === 'range' && turns.min === 1 && turns.max === 1;

/** Names that hold a client: `const seed = await createSeedClient()`, parameters `{ seed }`, and the usual names. */
function clientsOf({ tree }: Script): ReadonlySet<string> {
  const names = new Set(['seed', 'snaplet', 'seedClient']);
  walk(tree, (node: Node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    const init = node.init.type === 'AwaitExpression' ? node.init.argument : node.init;
    if (init.type === 'CallExpression' && pathOf(init.callee)?.join('.') === 'createSeedClient') names.add(node.id.name);
  });
  return names;
}
