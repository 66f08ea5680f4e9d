import type { OwnColumn, OwnTable } from './own-table.ts';
import { DATE_TYPES } from '../../schema/types.ts';
/** Start times that may move, to leave room for later times of the row. */
const MOVES = /^date\.(?:created|recent|past|anytime|event|business)$/;

type Step = { readonly from: OwnColumn; readonly to: OwnColumn; readonly days: number | undefined };

/** Puts times in the order that the pack defines, at the distances in days that it defines. */
export function sayTimes(table: OwnTable): void {
  for (const { from, to, days } of stepsOf(table)) {
    const [before, name] = [from.at.column.name, to.at.column.name];
    const kind = to.spec.generator?.kind ?? '';
    if (days === undefined && (follows(to, before) || (kind.startsWith('life.') && from.spec.generator?.kind.startsWith('life.')))) continue;
    const lengths = days === undefined ? undefined : lengthsOf(days);
    const life = kind === 'life.stamp' ? stampCondition(table, to) : undefined;
    // A timestamp that is not reached keeps its place in the lifecycle.
    if (kind.startsWith('life.') && life === undefined) continue;
    const isRoot = MOVES.test(from.spec.generator?.kind ?? '') || table.knowledge.orders.some((order) => order.endsWith(`-> ${before}`));
    if (isRoot) table.knowledge.orders.push(lengths ? `${before} +[${lengths.join(', ')}]-> ${name}` : `${before} -> ${name}`);
    else
      table.knowledge.columns[name] = {
        after: lengths ? { of: before, least: lengths[0], typical: lengths[1], most: lengths[2] } : { of: before },
      };
    const share = to.spec.nullRate;
    const nothing = life !== undefined ? { when: life } : share;
    if (nothing !== undefined && nothing !== 0 && !to.at.column.notNull) table.knowledge.columns[name] = { ...table.knowledge.columns[name], null: nothing };
  }
}

/** Each time follows one other time: the one that it names, or the previous one of an order. */
function stepsOf({ link: { concept }, columns }: OwnTable): Step[] {
  const steps = new Map<string, Step>();
  const add = (attribute: string, after: string, days?: number): void => {
    const [to, from] = [columns.get(attribute), columns.get(after)];
    if (to && from && !steps.has(attribute) && [to, from].every(({ at }) => DATE_TYPES.has(at.column.type.base))) steps.set(attribute, { from, to, days });
  };
  for (const [attribute, { after, within_days: days }] of Object.entries(concept.attributes)) if (after !== undefined) add(attribute, after, days);
  for (const order of concept.order ?? []) {
    const there = order.filter((name) => columns.has(name));
    for (const [at, name] of there.entries()) if (at > 0) add(name, there[at - 1]!, concept.attributes[name]!.within_days);
  }
  // Sorts the times, so that each comes after the time that it follows.
  const sorted: Step[] = [];
  const left = [...steps.values()];
  while (left.length > 0) {
    const at = left.findIndex(({ from }) => !left.some(({ to }) => to === from));
    sorted.push(...left.splice(Math.max(0, at), 1));
  }
  return sorted;
}

/** Half of the rows have a length within a third of the longest. */
function lengthsOf(days: number): [least: string, typical: string, most: string] {
  const hours = (share: number): string => `${Number((days * 24 * share).toPrecision(6))} hours`;
  return [hours(0.02), hours(1 / 3), hours(1)];
}

function follows({ spec }: OwnColumn, before: string): boolean {
  const { after, start, of } = (spec.generator?.parameters ?? {}) as Record<string, unknown>;
  return [after, start, of].includes(before);
}

/** The condition under which a timestamp of a lifecycle is NULL: the row has not reached the state. */
function stampCondition({ spec }: OwnTable, { spec: stamp }: OwnColumn): string | undefined {
  const state = spec.columns.find(({ generator }) => generator?.kind === 'life.state');
  const { steps = [], goals = [], ends = [] } = (state?.generator?.parameters ?? {}) as Partial<Record<'steps' | 'goals' | 'ends', string[]>>;
  const label = stamp.generator?.parameters?.['step'];
  const path = [...steps, ...goals];
  const having = path.includes(label as string) ? path.slice(path.indexOf(label as string)) : ends.filter((end) => end === label);
  return state && having.length > 0 ? `!(${state.name} in ${JSON.stringify(having)})` : undefined;
}
