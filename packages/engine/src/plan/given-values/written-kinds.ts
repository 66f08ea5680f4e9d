import type { Generator } from '@seedbed/contract';
import type { ColumnDraft } from '../draft.ts';
import { choicesOf } from './given-kinds.ts';

const KINDS_WRITTEN_BY_PEOPLE: ReadonlySet<string> = new Set(['template', 'expression', 'constant', 'values']);

/**
 * Whether a person wrote down the column's values, so that none may change to fit. A generator chosen by a person has
 * no inference confidence; inference writes templates only inside a list of choices.
 */
export function isWritten({ spec: { generator, confidence, because }, type }: ColumnDraft): boolean {
  if (!generator || type.kind !== 'base' || type.base === 'json' || type.base === 'jsonb') return false;
  const isChosen = confidence === undefined && because === undefined;
  return generator.kind === 'template' || (isChosen && isWrittenByPeople(generator));
}

function isWrittenByPeople({ kind, parameters }: Generator): boolean {
  const inner = parameters?.generator as Generator | undefined;
  if (kind === 'distinct') return inner !== undefined && parameters?.shared !== true && isWrittenByPeople(inner);
  if (kind === 'weighted') return choicesOf(parameters).every((choice) => !choice?.generator || isWrittenByPeople(choice.generator));
  return KINDS_WRITTEN_BY_PEOPLE.has(kind);
}
