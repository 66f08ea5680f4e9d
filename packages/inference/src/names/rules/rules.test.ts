import { expect, test } from 'vitest';
import { generatorByKind } from '@seedbed/engine';
import { readDocument } from '../documents/read-document.ts';
import { rules } from './index.ts';

test('there are rules for every family', () => {
  expect(rules.length).toBeGreaterThan(700);
});

test('every rule names a generator that is there, with parameters that it has', () => {
  const wrong = rules.flatMap((rule) => {
    const definition = generatorByKind(rule.kind);
    if (!definition) return [rule.kind];
    const known = Object.keys((definition.parameters.properties ?? {}) as object);
    // The keys of a document become its shape.
    return Object.keys(rule.parameters)
      .filter((name) => !known.includes(name) && !(rule.kind === 'json' && name === 'keys'))
      .map((name) => `${rule.kind} ${name}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('every document that a rule names is understood', () => {
  for (const { parameters } of rules) if (typeof parameters['keys'] === 'string') expect(() => readDocument(parameters['keys'] as string)).not.toThrow();
});

test('weights are as many as values', () => {
  for (const { parameters } of rules) {
    if (Array.isArray(parameters.values) && Array.isArray(parameters.weights)) expect(parameters.weights).toHaveLength(parameters.values.length);
  }
});

test('every phrase is of lower-case words that names can have', () => {
  for (const rule of rules) {
    for (const phrase of rule.phrases) for (const word of [...phrase.head, ...phrase.tail].flat()) expect(word).toMatch(/^(?:[a-zäöüß]+|\d+|#)$/);
  }
});

test('every type of a rule is one that columns have', () => {
  const known = new Set(
    'text int num money bool stamp date clock span uuid bytes json enum array net geo xml tsv tree hstore range composite bits other'.split(' '),
  );
  expect(rules.flatMap(({ types }) => [...(types ?? [])].filter((type) => !known.has(type)))).toEqual([]);
});
