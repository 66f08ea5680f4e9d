import type { SolvedTable } from '@seedbed/constraints';
import { ownMember, type Group, type Order, type Variant } from '@seedbed/contract';
import { eitherOf, isScore, pieces, type DecideContext, type Draft, type EitherOf, type LinkedRelation, type TableView } from '@seedbed/meaning/decide';
import { isUnboundByCode } from './free-columns.ts';

type Either = EitherOf & { readonly name: string; readonly column: string; readonly nullShare: number };
/** What each of the two parties has: goals, points. */
type Scores = readonly [string, string];

/**
 * The winner is home or away, and has the higher score; a draw has none. A group holds the reference, the two that it is one of, and what these have. It takes in a group
 * that says only in which order those are (`home_id <> away_id`).
 */
export function groupEither(view: TableView, drafts: readonly Draft[], groups: Group[], solved: SolvedTable, context: DecideContext): void {
  const all = context.relations.of.get(view)!;
  const either = all.flatMap((each) => eitherIn(each, all, view, solved, context));
  const [first] = either;
  if (!first) return;
  const sides: Scores = [first.of[0].columns[0]!, first.of[1].columns[0]!];
  const names = [...either.map(({ column }) => column), ...sides];
  const scores = scoresOf(sides, drafts, groups, solved, view, context);
  const held = groups.filter(({ columns }) => columns.some((name) => names.includes(name)));
  if (held.some(({ variants, rows, own }) => variants ?? rows ?? own)) return;
  const order = held.flatMap((group) => group.order ?? []);
  const constraints = held.flatMap((group) => group.constraints ?? []);
  for (const group of held) groups.splice(groups.indexOf(group), 1);
  const mayBeNone = either.every(({ nullShare }) => nullShare > 0);
  const share = (1 - (mayBeNone && !scores ? first.nullShare : 0)) / 2;
  const variants = [caseOf(either, sides, scores, 0, share), caseOf(either, sides, scores, 1, share)];
  if (mayBeNone) variants.push(noneOf(either, scores, first.nullShare));
  groups.push({
    columns: [...new Set([...names, ...(scores ?? []), ...held.flatMap(({ columns }) => columns)])],
    tier: 'D',
    variants,
    ...(order.length > 0 && { order }),
    // A drawn match has no winner; where there must be one, the scores follow.
    ...(scores && mayBeNone && { own: [...scores] }),
    ...(constraints.length > 0 && { constraints }),
  });
}

function eitherIn({ link, relation }: LinkedRelation, all: readonly LinkedRelation[], view: TableView, solved: SolvedTable, context: DecideContext): Either[] {
  const found = eitherOf(
    link,
    all.map((each) => each.link),
  );
  const name = link.columns[0]!;
  const column = view.column.get(name);
  if (!found || !column || relation.owner || relation.where || ownMember(solved.domains, name)) return [];
  if (!isUnboundByCode({ column, entity: undefined }, view, solved, context.schema) || found.of.some((side) => !view.column.get(side.columns[0]!)!.notNull))
    return [];
  return [{ ...found, name: link.name, column: name, nullShare: relation.nullShare ?? 0 }];
}

/** Numbers of the same kind of each of the two, by the words in which their references differ: `home_score` and `away_score`. */
function scoresOf(
  sides: Scores,
  drafts: readonly Draft[],
  groups: readonly Group[],
  solved: SolvedTable,
  view: TableView,
  context: DecideContext,
): Scores | null {
  const [one, other] = sides.map((name) => new Set(pieces(name))) as [Set<string>, Set<string>];
  const own = (words: Set<string>, against: Set<string>): string[] => [...words].filter((word) => !against.has(word));
  const [mine, theirs] = [own(one, other), own(other, one)];
  if (mine.length === 0 || theirs.length === 0) return null;
  const rest = (name: string, words: readonly string[]): string[] | null => {
    const all = pieces(name);
    return words.every((word) => all.includes(word)) ? all.filter((word) => !words.includes(word)) : null;
  };
  const isOpen = (draft: Draft): boolean =>
    /^(?:int[248]|numeric|float[48])$/.test(draft.column.type.base) &&
    (draft.kind !== 'cases' || !draft.column.notNull) &&
    isUnboundByCode(draft, view, solved, context.schema) &&
    !groups.some(({ columns }) => columns.includes(draft.column.name));
  const numbers = drafts.filter(isOpen);
  const found = numbers.flatMap((score): Scores[] => {
    const what = rest(score.column.name, mine);
    const against = what && numbers.find(({ column }) => rest(column.name, theirs)?.join() === what.join());
    return what && against && isScore(what) ? [[score.column.name, against.column.name]] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

function caseOf(either: readonly Either[], sides: Scores, scores: Scores | null, at: 0 | 1, weight: number): Variant {
  const winner = either.some(({ side }) => side !== 'either');
  const order = either.map(({ column, side }): Order => equal(column, sides[side === 'loser' ? 1 - at : at]!));
  const beats: Order[] = scores && winner ? [{ terms: terms(scores[1 - at]!, scores[at]!), operator: '<', value: 0 }] : [];
  return {
    weight,
    columns: Object.fromEntries(either.filter(({ nullShare }) => nullShare > 0).map(({ column }) => [column, { notNull: true }])),
    order: [...order, ...beats],
  };
}

function noneOf(either: readonly Either[], scores: Scores | null, weight: number): Variant {
  return {
    weight,
    columns: Object.fromEntries(either.map(({ column }) => [column, { null: true }])),
    ...(scores && { order: [{ terms: terms(...scores), operator: '=', value: 0 }] }),
  };
}

function equal(one: string, other: string): Order {
  return { terms: terms(one, other), operator: '=', value: 0 };
}

function terms(one: string, other: string): Order['terms'] {
  return [
    { column: one, coefficient: 1 },
    { column: other, coefficient: -1 },
  ];
}
