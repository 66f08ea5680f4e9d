import { qualifiedName, type Blueprint, type Knowledge } from '@seedbed/contract';
import type { Wish } from '../wishes.ts';
import { SAYINGS } from './sayings.ts';

export type OwnWords = {
  /** Wishes that are understood without a model. */
  readonly changes: readonly Wish[];
  /** The others, for a model; empty where there is none. */
  readonly rest: readonly string[];
};

/** Wishes in English that follow a known form and name tables, columns and labels of the blueprint: "10 % of orders refunded, 2 to 5 items per order". */
export function ownWords(blueprint: Blueprint, words: string): OwnWords {
  const wishes = wishesIn(words).map((wish) => ({ wish, knowledge: knowledgeOfWish(blueprint, wish) }));
  return {
    changes: wishes.flatMap(({ wish, knowledge }) => (knowledge ? [{ wish, knowledge }] : [])),
    rest: wishes.flatMap(({ wish, knowledge }) => (knowledge ? [] : [wish])),
  };
}

/** One wish a clause. A comma within a number divides nothing. */
function wishesIn(words: string): string[] {
  return words
    .split(/[;\n]|[.!](?=\s|$)|,(?!\d{3}\b)(?!\d)|,(?=\s)|\band (?=\d[\d.,]* ?[%a-z]|no )/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
}

function knowledgeOfWish(blueprint: Blueprint, wish: string): Knowledge | null {
  for (const { form, read } of SAYINGS) {
    const found = form.exec(wish.replaceAll(/\s+/g, ' '));
    const said = found && read(blueprint, found.slice(1));
    if (!said) continue;
    if ('schema' in said) return { format: 2, ...said.schema, tables: {} } as Knowledge;
    return { format: 2, tables: { [qualifiedName(said.table.schema, said.table.name)]: said.says } } as Knowledge;
  }
  return null;
}
