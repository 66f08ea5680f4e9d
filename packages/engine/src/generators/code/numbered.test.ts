import { expect, test } from 'vitest';
import { compile } from '../../plan/compile.ts';
import { blueprintOf } from '../../plan/testing/blueprint-of.ts';
import { textRows } from '../../plan/text-rows.ts';
import { loadWords } from '../../words/index.ts';

const words = await loadWords('en-US');

test('each once: the number of a text that was there before stands at its end, or before a text that must stay there', () => {
  const of = (before?: string) => {
    const parts = [{ expression: 'row < 3 ? "jo.day" : "al.may"' }, { text: '@mail.example' }];
    const generator = { kind: 'code.numbered', parameters: { parts, once: true, ...(before !== undefined && { before }) } };
    const plan = compile(blueprintOf({ people: { rows: 5, columns: { mail: { type: 'text', generator } } } }, []), words);
    return textRows(plan, 'people', 0, 5, ['mail']).map(([mail]) => mail);
  };
  expect(of('@')).toEqual(['jo.day@mail.example', 'jo.day2@mail.example', 'jo.day3@mail.example', 'al.may@mail.example', 'al.may2@mail.example']);
  expect(of()).toEqual(['jo.day@mail.example', 'jo.day@mail.example2', 'jo.day@mail.example3', 'al.may@mail.example', 'al.may@mail.example2']);
});
