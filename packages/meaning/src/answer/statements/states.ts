import type { KnowledgeTable } from '@seedbed/contract';
import { takeAbsence } from '../rows/references.ts';
import { refusedValue } from '../column/refused-value.ts';
import { withShares } from '../column/shares.ts';
import { answerFor, columnNamed, fault, pointer, referenceOf, replaceBase, type AnswerWork, type TableWork } from '../work.ts';

type States = NonNullable<KnowledgeTable['states']>;

/** States that end a way before its end. */
const ENDS =
  /cancel|fail|reject|refus|declin|void|error|lost|expir|suspend|block|delet|abandon|terminat|revok|no_?show|storn|annul|withdraw|dump|scrap|discard|spoil/i;

/** Shares of states, and the columns that each of them brings: NULL in rows that did not reach it. */
export function takeStates(work: AnswerWork, table: TableWork): void {
  const { states } = table.stated;
  if (!states) return;
  const place = `${table.place}/states`;
  const answer = answerFor(work, table, states.of, `${place}/of`);
  if (!answer) return;
  const column = columnNamed(table, states.of)!;
  const known = Object.entries(states.shares).filter(([state]) => refusedValue(work, column, state, place + pointer('shares', state)) === null);
  if (known.length === 0) return;
  const shares = withRequests(work, table, states.of, Object.fromEntries(known));
  const made = { kind: 'values', parameters: { values: Object.keys(shares), weights: Object.values(shares) } };
  // Shares that the column's own statement gives are part of them.
  if (table.stated.columns?.[states.of]?.shares) Object.assign(answer, { base: made, basePlace: `${place}/shares` });
  else replaceBase(work, table, states.of, answer, made, `${place}/shares`);
  for (const [at, state] of (states.path ?? []).entries())
    if (!Object.hasOwn(states.shares, state))
      fault(work, place + pointer('path', at), `There is no share of "${state}".`, `One of ${Object.keys(states.shares).join(', ')}.`);
  const path = pathOf(states);
  // Several states may set a column, one of which ends the process early: rows of all of them have it.
  const having = new Map<string, { readonly states: Set<string>; readonly place: string }>();
  for (const [state, columns] of Object.entries(states.reached ?? {})) {
    if (!Object.hasOwn(states.shares, state)) {
      fault(work, place + pointer('reached', state), `There is no share of "${state}".`, `One of ${Object.keys(states.shares).join(', ')}.`);
      continue;
    }
    const at = path.indexOf(state);
    for (const name of columns) {
      const known = having.get(name) ?? { states: new Set(), place: place + pointer('reached', state) };
      for (const one of at < 0 ? [state] : path.slice(at)) known.states.add(one);
      having.set(name, known);
    }
  }
  for (const [name, { states: reaching, place: at }] of having) bring(work, table, { ...states, shares }, name, [...reaching], at);
}

/** Shares that the column's own statement gives some states, and the rest for the others. */
function withRequests(work: AnswerWork, { stated, place }: TableWork, of: string, shares: States['shares']): States['shares'] {
  const own = stated.columns?.[of]?.shares;
  const joined = own && withShares(work, { values: Object.keys(shares), weights: Object.values(shares) }, own, place + pointer('columns', of, 'shares'));
  return joined ? Object.fromEntries(joined.values.map((state, at) => [String(state), joined.weights![at]!])) : shares;
}

/** A column that rows of these states have. */
function bring(work: AnswerWork, table: TableWork, { of, shares }: States, name: string, having: readonly string[], place: string): void {
  const known = columnNamed(table, name);
  if (known && !known.nullable) return fault(work, place, `${name} is NOT NULL: every state has it.`, 'only columns that may be NULL');
  if (known && referenceOf(table, name))
    return takeAbsence(
      work,
      table,
      name,
      of,
      Object.keys(shares).filter((state) => !having.includes(state)),
      place,
    );
  const answer = answerFor(work, table, name, place);
  if (!answer) return;
  answer.othersStay = false;
  const when = `!(${of} in ${JSON.stringify(having)})`;
  answer.nullWhen.push(when);
  answer.places.set(when, place);
}

/** The usual path: as given, or in the order of the shares, without early ends. */
export function pathOf({ shares, path, reached = {} }: States): readonly string[] {
  const givesReason = (state: string) => (reached[state] ?? []).some((name) => name.includes('reason'));
  return path ?? Object.keys(shares).filter((state) => !ENDS.test(state) && !givesReason(state));
}
