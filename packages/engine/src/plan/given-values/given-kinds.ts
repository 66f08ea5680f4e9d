import type { Generator } from '@seedbed/contract';
import type { ColumnDraft } from '../draft.ts';

const COMPUTED: ReadonlySet<string> = new Set(['template', 'expression', 'lookup', 'derived', 'split']);
const LISTS: ReadonlySet<string> = new Set(['values', 'constant', 'wordList']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'citext', 'bpchar', 'name']);

/** Whether the type is a text that has room for a number. */
export function takesNumbers({ type }: Pick<ColumnDraft, 'type'>): boolean {
  return type.kind === 'base' && TEXTS.has(type.base);
}

/**
 * Whether the blueprint defines each value (a template, an expression, or a choice among generators that has one): a unique key then has to
 * use these values, and no others of the type. A list as a domain defines the values in another way.
 */
export function definesValues({ spec: { generator }, domain }: ColumnDraft): boolean {
  return generator !== undefined && !domain.in && isComputed(generator);
}

function isComputed({ kind, parameters }: Generator): boolean {
  if (kind === 'distinct') return isComputed(parameters?.generator as Generator);
  if (kind === 'weighted') return choicesOf(parameters).some((choice) => choice?.generator !== undefined && isComputed(choice.generator));
  return COMPUTED.has(kind);
}

/** Whether the blueprint lists the values. `distinct` with `shared` is a list by inference, which may grow. */
export function listsValues({ spec: { generator }, domain }: ColumnDraft): boolean {
  return generator !== undefined && !domain.in && isList(generator);
}

function isList({ kind, parameters }: Generator): boolean {
  if (kind === 'distinct') return parameters?.shared !== true && isList(parameters?.generator as Generator);
  if (kind === 'weighted') return choicesOf(parameters).every((choice) => choice?.generator === undefined);
  return kind === 'wordList' ? Array.isArray(parameters?.words) : LISTS.has(kind);
}

export type Choice = { readonly generator?: Generator } | null;

/** Parameters are validated only when their source is compiled: anything that is not a list has no choices. */
export function choicesOf(parameters: Generator['parameters']): readonly Choice[] {
  return Array.isArray(parameters?.choices) ? (parameters.choices as readonly Choice[]) : [];
}
