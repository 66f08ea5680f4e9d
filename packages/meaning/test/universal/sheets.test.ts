import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatorByKind } from '@seedbed/engine';
import { compileUniversal } from '../../build/compile-universal.ts';
import { DATA, readSheets } from '../../build/read-sheets.ts';
import { parseRule } from '../../src/read/rules/rule.ts';
import { SUBJECTS } from '../../src/read/subjects/trades.ts';
import { readQuantity } from '../../src/propose/quantities/read-quantities.ts';
import { readDocument, type DocumentPart } from '../../src/read/documents/read-document.ts';

const sheets = await readSheets();
const rules = [...sheets.universal].flatMap(([file, lines]) => lines.map((line) => ({ ...parseRule(line), file, line })));

test('compiled rules match the sheets: run packages/meaning/build/compile.ts after a change', async () => {
  expect(JSON.parse(await readFile(join(DATA, 'universal.json'), 'utf8'))).toEqual(compileUniversal(sheets));
});

test('every rule names an existing generator, with its parameters', () => {
  const wrong = rules.flatMap((rule) => {
    const definition = generatorByKind(rule.kind);
    if (!definition) return [`${rule.file}: ${rule.line}`];
    const known = Object.keys((definition.parameters.properties ?? {}) as object);
    // The keys of a document become its shape.
    return Object.keys(rule.parameters)
      .filter((name) => !known.includes(name) && !(rule.kind === 'json' && name === 'keys'))
      .map((name) => `${rule.file}: ${rule.kind} ${name}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('every document of the sheets can be read, and names existing generators', () => {
  const kinds = (part: DocumentPart): string[] =>
    part.is === 'made'
      ? [part.kind]
      : part.is === 'list'
        ? kinds(part.items)
        : part.is === 'either'
          ? part.parts.flatMap(kinds)
          : part.is === 'object'
            ? part.members.flatMap((member) => kinds(member.part))
            : [];
  const documents = rules.flatMap(({ parameters }) => (typeof parameters.keys === 'string' ? [readDocument(parameters.keys)] : []));
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.flatMap(kinds).filter((kind) => !generatorByKind(kind))).toEqual([]);
});

test('there are as many weights as values', () => {
  const wrong = rules.filter(({ parameters: { values, weights } }) => Array.isArray(values) && Array.isArray(weights) && values.length !== weights.length);
  expect(wrong.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});

test('phrases only contain lower-case words that names can have', () => {
  const words = rules.flatMap(({ phrases }) => phrases.flatMap((phrase) => [...phrase.head, ...phrase.tail].flat()));
  expect(words.filter((word) => !/^(?:[a-zäöüß]+|\d+|#)$/.test(word))).toEqual([]);
});

test('every type in a rule is a type that columns have', () => {
  const known = new Set(
    'text int num money bool stamp date clock span uuid bytes json enum array net geo xml tsv tree hstore range composite bits other'.split(' '),
  );
  expect(rules.flatMap(({ types }) => [...(types ?? [])].filter((type) => !known.has(type)))).toEqual([]);
});

test('subjects in a sheet have words', () => {
  const named = new Set(rules.flatMap(({ when }) => [...(when.subject ?? [])]));
  expect([...named].filter((subject) => !SUBJECTS.some(([each]) => each === subject))).toEqual([]);
});

test('every line of quantities defines a generator with numbers in order', () => {
  for (const line of [...sheets.quantities.values()].flat()) {
    const { shape } = readQuantity(line).quantity;
    if ('values' in shape) expect(shape.values.every(Number.isFinite)).toBe(true);
    else {
      expect(shape.min).toBeLessThan(shape.max);
      expect(shape.usual).toBeGreaterThanOrEqual(shape.min);
      expect(shape.usual).toBeLessThanOrEqual(shape.max);
    }
  }
});
