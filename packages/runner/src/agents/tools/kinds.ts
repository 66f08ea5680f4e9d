import { z } from 'zod';
import { tool } from '../tool.ts';

const SHOWN = 15;

/** Generators by their output. */
export const kinds = tool({
  name: 'kinds',
  title: 'Find generators',
  description:
    'Finds generators for `edit`: with `search` (words such as "iban", "price", "date after") those that fit best, each with its parameters as JSON Schema and samples; ' +
    'with `kind` one by name; without either the names of all, by group. Needs no blueprint.',
  input: {
    search: z.string().optional().describe('Words of what the values are'),
    kind: z.string().optional().describe('The name of one, such as date.after'),
  },
  readOnly: true,
  async run(_, { search, kind }) {
    const { describeGenerators } = await import('../../rows/describe-generators.ts');
    const all = await describeGenerators();
    if (kind !== undefined) {
      const found = all.filter((each) => each.kind.toLowerCase() === kind.toLowerCase());
      return found.length > 0 ? [found] : [{ found: [], hint: `There is no generator ${kind}; search for what its values are.` }];
    }
    const words = (search ?? '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    if (words.length === 0)
      return [
        Object.fromEntries(
          Map.groupBy(all, ({ group }) => group)
            .entries()
            .map(([group, some]) => [group, some.map((each) => each.kind)]),
        ),
      ];
    const ranked = all
      .map((each) => ({ each, score: words.reduce((sum, word) => sum + scoreOf(each, word), 0) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const found = ranked
      .slice(0, SHOWN)
      .map(({ each: { kind: name, title, summary, parameters, samples } }) => ({ kind: name, title, summary, parameters, samples }));
    return [
      {
        found,
        ...(ranked.length > SHOWN && { more: ranked.length - SHOWN }),
        ...(found.length === 0 && { hint: 'Leave search out to see the names of all.' }),
      },
    ];
  },
});

/** A word in the name counts most, then in the title, then in the summary. */
function scoreOf({ kind, title, summary }: { readonly kind: string; readonly title: string; readonly summary: string }, word: string): number {
  return (kind.toLowerCase().includes(word) ? 4 : 0) + (title.toLowerCase().includes(word) ? 2 : 0) + (summary.toLowerCase().includes(word) ? 1 : 0);
}
