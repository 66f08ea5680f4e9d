import { ownMember, type Domain } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { labelRole, plainState } from '../../propose/drafts/label-roles.ts';
import type { TableLink } from '../../propose/link/link-schema.ts';
import { endsAfterAll, stateOfStamp, type OwnStates } from './own-states.ts';

/** The lifecycle of a concept's rows: the state column, its path, and the label of each timestamp. */
export type ConceptStates = { readonly state: Draft; readonly own: OwnStates; readonly steps: ReadonlyMap<Draft, string> };

/** How likely a column has to be the attribute that the concept speaks of. */
const MIN = 0.55;
/** An intermediate state with at least this share of rows is one in which rows remain. */
const RESTS = 0.4;
/** More labels than this share that the concept does not know: it is another process. */
const UNKNOWN = 1 / 3;
/** Kinds of timestamps that a state may set; planned times exist before. */
const STAMP = /^date\.(?:event|end|recent|anytime|past|business)$/;

/**
 * States with their columns, from the table's concept (`states` of a pack): in its order, spelled as in the schema's
 * list, otherwise as in the concept. Null without such a column, or if its labels belong to another process.
 */
export function conceptStates(
  drafts: readonly Draft[],
  link: TableLink | undefined,
  isBound: (column: string) => boolean,
  domains: Readonly<Record<string, Domain>>,
): ConceptStates | null {
  const states = link?.concept.states;
  if (!states || link.probability < MIN) return null;
  const columnOf = (attribute: string): Draft | undefined => {
    const found = link.columns.find((each) => each.attribute === attribute && each.probability >= MIN);
    return found && drafts.find(({ column }) => column.name === found.column);
  };
  const state = columnOf(states.of);
  if (!state || isBound(state.column.name) || !/^(?:values|life\.state|text\.|word\.|lex\.)/.test(state.kind)) return null;
  const shares = link.concept.attributes[states.of]!.values ?? {};
  const own = wayOf(listedLabels(state, domains) ?? Object.keys(shares), states.path, shares);
  if (!own) return null;
  const steps = new Map<Draft, string>();
  const written = [...own.steps, ...own.goals, ...own.ends];
  for (const label of written.slice(1)) {
    for (const attribute of effectsOfState(states.brings, label)) {
      const stamp = columnOf(attribute);
      const { moment } = link.concept.attributes[attribute] ?? {};
      if (!stamp || steps.has(stamp) || stamp.column.notNull || !STAMP.test(stamp.kind) || moment === 'planned' || moment === 'due') continue;
      // The timestamp's own name comes first: `received_at` is not the time of payment.
      const stampState = stateOfStamp(stamp.words, own);
      if ((stampState === undefined || stampState === label) && !effectsOfState(states.brings, written[0]!).includes(attribute)) steps.set(stamp, label);
    }
  }
  return { state, own, steps };
}

/** Labels that the schema lists itself, in a type, a CHECK or a comment. */
function listedLabels({ column, because, parameters }: Draft, domains: Readonly<Record<string, Domain>>): readonly string[] | null {
  const told = because.code === 'comment' ? (parameters.values as readonly unknown[] | undefined) : undefined;
  const labels = column.type.labels ?? ownMember(domains, column.name)?.in ?? told;
  return labels ? labels.map(String) : null;
}

function effectsOfState(brings: Readonly<Record<string, readonly string[]>> | undefined, label: string): readonly string[] {
  return Object.entries(brings ?? {}).find(([state]) => alike(state, label))?.[1] ?? [];
}

function alike(one: string, other: string): boolean {
  return plainState(one) === plainState(other);
}

/** The path in the labels' own spelling: on the way, then those to rest in, then ends that leave it. */
function wayOf(labels: readonly string[], path: readonly string[], shares: Readonly<Record<string, number>>): OwnStates | null {
  const way = path.flatMap((step) => labels.find((label) => alike(step, label)) ?? []);
  // A good end that the concept does not know is one to rest in, not one that leaves the way: `resolved` before `closed`.
  const good = labels.filter((label) => !way.includes(label) && labelRole(label) === 'good' && labels.indexOf(label) > labels.indexOf(way[0]!));
  const beside = labels.filter((label) => !way.includes(label) && !good.includes(label));
  const unknown = beside.filter((label) => labelRole(label) !== 'bad' && !Object.keys(shares).some((each) => alike(each, label)));
  if (way.length < 2 || !way.some((label) => alike(label, path.at(-1)!)) || unknown.length > labels.length * UNKNOWN) return null;
  const shareOf = (label: string): number => Object.entries(shares).find(([each]) => alike(each, label))?.[1] ?? 1;
  const all = labels.reduce((sum, label) => sum + shareOf(label), 0);
  const rests = (label: string): boolean => labelRole(label) === 'running' || shareOf(label) > RESTS * all;
  const first = way.findIndex((label, i) => i > 0 && (i === way.length - 1 || rests(label)));
  // If the labels are in the order of the path, labels unknown to the concept belong to it as well: `issued` between `draft` and `paid`,
  // `open` before `approved`.
  const place = (label: string): number => labels.indexOf(label);
  const isInOrder = way.every((label, i) => i === 0 || place(way[i - 1]!) < place(label));
  const between = isInOrder ? unknown.filter((label) => place(label) < place(way[first]!)) : [];
  const others = beside.filter((label) => !between.includes(label));
  const steps = between.length > 0 ? [...way.slice(0, first), ...between].sort((one, other) => place(one) - place(other)) : way.slice(0, first);
  const goals = [...way.slice(first), ...good].sort((one, other) => labels.indexOf(one) - labels.indexOf(other));
  const isDone = goals.some((label) => labelRole(label) === 'good');
  return { steps, goals, ends: others, weights: [...goals, ...others].map(shareOf), ...(isDone && endsAfterAll(others)) };
}
