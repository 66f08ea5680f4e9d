import { qualifiedName, singular, type Blueprint, type ScenarioRows } from '@seedbed/contract';
import { labelsOf } from './names.ts';
import { missedRequest } from './missed-request.ts';
import { situationInWords, type Situation } from './sentence/row-with-children.ts';
import type { Scope, Seen } from './sentence/scope.ts';

export type { Situation };

/** Most sentences that are shown instead. */
const MAX_EXAMPLES = 4;

/** A situation that was not understood: its unknown words, similar names, and what can be said. */
export type MissedSituation = { readonly words: readonly string[]; readonly near: readonly string[]; readonly instead: readonly string[] };

/** Reads the rows that a sentence asks for: `a customer with three overdue invoices`. Names what it does not understand. */
export function readSituation(
  blueprint: Blueprint,
  words: string,
  seen: Seen,
): { readonly rows: Situation } | { readonly cannot: string } | { readonly missed: MissedSituation } {
  const scope: Scope = { blueprint, seen };
  const sentence = words.trim().replace(/[.!]$/, '');
  const found = situationInWords(scope, /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|no|\d)/i.test(sentence) ? sentence : `a ${sentence}`);
  if (found) return 'cannot' in found && typeof found.cannot === 'string' ? { cannot: found.cannot } : { rows: found as Situation };
  const { words: unknown, near } = missedRequest(scope, sentence, () => false);
  return { missed: { words: unknown, near, instead: exampleSituations(scope) } };
}

/** Sentences about the tables of this schema, each of which is understood. */
function exampleSituations(scope: Scope): string[] {
  const { tables, relations } = scope.blueprint;
  const named = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const examples = relations
    .filter(({ owner, from, to }) => owner && from.table !== to.table)
    .values()
    .flatMap(({ from, to }) => {
      const [child, parent] = [named.get(from.table)!, named.get(to.table)!];
      const state = child.columns.find(({ name }) => /(?:^|_)(?:status|state|stage)$/.test(name));
      const label = state && labelsOf(scope.blueprint, state).at(-1);
      const owner = plainName(singular(parent.name));
      const one = `${article(owner)} ${owner} with ${label === undefined ? '' : `${article(label)} ${plainName(label)} ${plainName(singular(child.name))} and `}two ${plainName(child.name)}`;
      const few = `${article(owner)} ${owner} with three ${plainName(child.name)}`;
      return [one, few].filter((sentence) => situationInWords(scope, sentence) !== null).slice(0, 1);
    });
  return examples.take(MAX_EXAMPLES).toArray();
}

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');
const plainName = (name: string): string => name.replaceAll('_', ' ');

/** The rows of a scenario that a blueprint names, as a situation: its cells, and its children. Null if there is no such scenario. */
export function situationOfScenario(blueprint: Blueprint, name: string): Situation | null {
  const { scenarios = {}, tables, relations } = blueprint;
  if (!Object.hasOwn(scenarios, name)) return null;
  const places = scenarios[name]!;
  const table = (of: string) => tables.find((each) => qualifiedName(each.schema, each.name) === of)!;
  const nested = new Map(
    relations.flatMap((relation) =>
      relation.first && places[relation.from.table] && places[relation.to.table] ? [[relation.from.table, relation] as const] : [],
    ),
  );
  const specOf = (of: string, row: number): Exclude<ScenarioRows, number | readonly unknown[]> => {
    const set = Object.fromEntries(table(of).columns.flatMap(({ name: column, cells = {} }) => (Object.hasOwn(cells, row) ? [[column, cells[row]]] : [])));
    const children = [...nested].flatMap(([child, { to, from, first }]) => {
      if (to.table !== of) return [];
      const before = first!.slice(0, row).reduce((sum, count) => sum + count, 0);
      const rows = Array.from({ length: first![row] ?? 0 }, (_, at) => specOf(child, before + at));
      return rows.length === 0 ? [] : [[`${child}.${from.columns[0]}`, rows] as const];
    });
    return { ...(Object.keys(set).length > 0 && { set }), ...(children.length > 0 && { children: Object.fromEntries(children) }) } as ReturnType<typeof specOf>;
  };
  return Object.fromEntries(Object.entries(places).flatMap(([of, rows]) => (nested.has(of) ? [] : [[of, rows.map((row) => specOf(of, row))]]))) as Situation;
}
