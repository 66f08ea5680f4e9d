import { edit, type Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { rootOf } from '../../read/roots.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, isFree, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from './labels-of-state.ts';
import { isOneOf, makeOnlyWhen } from './only-when.ts';

/** Endings of columns that describe what happened to the row: why, and for how long. */
const WHY = /^(?<what>.+?) (?:reason|cause|explanation|justification)(?: (?:text|note|code|detail|comment))?$|^reason(?: (?:for|of))? (?<for>.+)$/;
const HOW_LONG = /^(?<what>.+?) (?:until|till|from|since|through)$/;
/** Endings that a flag alone explains: a state's own stamps follow its lifecycle. */
const OF_FLAG = /^(?<what>.+?) (?:text|note|comment|detail|by|at|on|date)$/;
const ERROR = /^error(?: (?:message|text|detail|reason|code))?$/;
const TYPES = /^(?:text|varchar|date|timestamptz?)$/;
/** Words around the verb of a flag or a label. */
const AROUND: ReadonlySet<string> = new Set(['is', 'was', 'has', 'been', 'on', 'required', 'needed']);
/** Share of missing values with the flag set, if most are missing. */
const MOSTLY_MISSING = 0.5;

/**
 * Keeps what describes a flag or a state empty in rows where it does not hold: `blacklist_reason` beside `blacklisted`, `frozen_until` beside the state
 * `frozen`, `unavailable_until` beside `available`.
 */
export function keepOnlyWhere(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  for (const draft of drafts) {
    if (!mayBeMissing(draft) || !isFree(draft.column, table, context)) continue;
    const condition = flagOf(draft, drafts) ?? stateOf(draft, drafts);
    if (condition === undefined) continue;
    const { nullRate = 0 } = draft;
    makeOnlyWhen(draft, condition);
    edit(draft, { nullRate: nullRate < MOSTLY_MISSING && nullRate > 0 ? nullRate : undefined });
  }
}

function mayBeMissing(draft: Draft): boolean {
  const { column, kind, entity } = draft;
  return !column.notNull && TYPES.test(column.type.base) && column.type.kind !== 'array' && entity === undefined && !isComputed(draft) && kind !== 'cases';
}

/** The condition that the flag holds which the column describes; undefined without one, or with several. */
function flagOf(draft: Draft, drafts: readonly Draft[]): string | undefined {
  const what = describedBy(draft, WHY, HOW_LONG, OF_FLAG);
  if (what === undefined) return undefined;
  const flags = drafts.filter((each) => each.column.type.base === 'bool' && isPlainName(each.column.name) && !readsColumn(each, draft, drafts));
  const whole = flags.filter((flag) => rootsOf(flag.words) === what);
  const [flag, other] = whole.length > 0 ? whole : flags.filter((each) => rootsOf(each.words).endsWith(` ${what}`));
  if (flag && !other) return flag.column.name;
  const opposite = flags.find((each) => [`un${rootsOf(each.words)}`, `in${rootsOf(each.words)}`].includes(what));
  return opposite && `${opposite.column.name} == false`;
}

/** The condition that the row is in the state which the column describes. */
function stateOf(draft: Draft, drafts: readonly Draft[]): string | undefined {
  const what = ERROR.test(draft.words.join(' ')) ? rootOf('error') : describedBy(draft, WHY, HOW_LONG);
  if (what === undefined) return undefined;
  for (const state of drafts) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array' || !isPlainName(state.column.name) || readsColumn(state, draft, drafts)) continue;
    const labels = labelsOfState(state);
    const matching = labels.filter((label) => rootsOf(plainState(label).split('_')) === what);
    if (matching.length > 0 && matching.length < labels.length) return isOneOf(state, matching);
  }
  return undefined;
}

function describedBy({ words }: Draft, ...patterns: readonly RegExp[]): string | undefined {
  const name = words.join(' ');
  const groups = patterns.map((pattern) => pattern.exec(name)?.groups).find((each) => each !== undefined);
  const phrase = groups?.what ?? groups?.for;
  return phrase === undefined ? undefined : rootsOf(phrase.split(' '));
}

function rootsOf(words: readonly string[]): string {
  return words
    .filter((word) => !AROUND.has(word))
    .map(rootOf)
    .join(' ');
}

/** Whether the flag or state depends on the column, or on one that follows it. */
function readsColumn(flag: Draft, draft: Draft, drafts: readonly Draft[]): boolean {
  const text = flag.kind === 'expression' ? String(flag.parameters.expression) : flag.kind === 'cases' ? JSON.stringify(flag.parameters.cases) : '';
  const read = new Set<string>(text.match(/\w+/g));
  return drafts.some(({ column: { name }, parameters: { after, start } }) => read.has(name) && [name, after, start].includes(draft.column.name));
}
