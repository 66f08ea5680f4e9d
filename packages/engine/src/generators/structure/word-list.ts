import { define, field, parameters } from '../kit/define.ts';
import { pickSource } from '../kit/pick.ts';

export const wordList = define<{ list?: string; words?: readonly string[]; locale?: string }>({
  kind: 'wordList',
  group: 'structure',
  title: 'Word list',
  summary: 'A word of one of the packs’ lists, or of a list of your own.',
  parameters: parameters({
    list: field.text('List of the packs'),
    words: field.list('Your own words', { type: 'string' }, { widget: 'words' }),
    locale: field.text('Locale of the list'),
  }),
  outputs: ['text'],
  invertible: 'perm',
  compile({ list, words, locale }, context) {
    if (words) {
      if (words.length === 0) context.fail('/words', 'Give at least one word.');
      return pickSource(context, { words: [...new Set(words)], weights: null });
    }
    if (!list) return context.fail('', 'Name a list of the packs in "list", or give your own "words".');
    try {
      return pickSource(context, context.words.list(list, locale));
    } catch (error) {
      return context.fail('/list', (error as Error).message);
    }
  },
});
