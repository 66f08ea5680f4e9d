import type { BlueprintColumn, SqlType } from '@seedbed/contract';

/** Longer lists and longer words are texts, not states. */
const MAX = 16;
const LONGEST = 24;

const NONE: readonly string[] = [];

/** The few values that a column can hold, by its enum, its CHECK or its generator; none if it holds anything. */
export function statesOf({ domain, generator }: Pick<BlueprintColumn, 'domain' | 'generator'>, type: SqlType): readonly string[] {
  if (type.labels) return type.labels;
  if (!/^(?:text|varchar|bpchar|citext)$/.test(type.base) || type.kind === 'array') return NONE;
  const { steps, goals, ends, values } = generator?.parameters ?? {};
  const listed = domain?.in ?? (generator?.kind === 'life.state' ? [steps, goals, ends].flatMap(texts) : generator?.kind === 'values' ? texts(values) : []);
  return listed.length > 1 && listed.length <= MAX && listed.every((one) => one.length <= LONGEST) ? listed : NONE;
}

function texts(list: unknown): string[] {
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : [];
}
