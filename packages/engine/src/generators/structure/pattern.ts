import { LIMITS } from '@seedbed/contract';
import { wordsOf } from '../../text/index.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { textSource } from '../kit/text-source.ts';

import { unit } from '../kit/uniform.ts';

const TEXT = { name: 'text', kind: 'base', base: 'text' } as const;

export const pattern = define<{ regex: string; letters: 'plainest' | 'all' }>({
  kind: 'pattern',
  group: 'structure',
  title: 'Pattern',
  summary:
    'Texts that match a regular expression from end to end. Of a class like `[A-F0-9]` only small letters and digits are drawn where these give enough texts, unless all are asked for.',
  parameters: parameters(
    {
      regex: field.text('Regular expression', undefined, { maxLength: LIMITS.patternCharacters, examples: ['[A-Z]{2}-\\d{4}'], ...ui({ widget: 'code' }) }),
      letters: field.choice('Characters of a class such as [A-F]', ['plainest', 'all'], 'plainest'),
    },
    ['regex'],
  ),
  outputs: ['text', 'literal'],
  invertible: 'cipher',
  compile({ regex, letters }, context) {
    const whole = { syntax: 'regex', pattern: `^(?:${regex})$` } as const;
    const { domain } = context;
    const length = context.type.length === undefined ? {} : { maxLength: Math.min(context.type.length, domain.maxLength ?? Infinity) };
    const words = wordsOf({ ...domain, ...length, patterns: [...(domain.patterns ?? []), whole] }, TEXT, { everyLetter: letters === 'all' });
    if (!words) return context.fail('/regex', `"${regex.slice(0, 80)}" is no regular expression that can be read, or it is too large.`);
    if (words.count === 0) context.fail('/regex', `No text matches "${regex.slice(0, 80)}" and the column's own conditions.`);
    return textSource(context, {
      cardinality: words.count,
      plainFirst: false,
      texts: () => (dice) => words.at(Math.floor(unit(dice.next(), dice.next()) * words.count)),
      at: (rank) => words.at(rank),
      rankOf: (text) => words.rankOf(text),
    });
  },
});
