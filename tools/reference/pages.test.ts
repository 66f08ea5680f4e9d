import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { valueChecker } from '../../packages/runner/src/documents/check-value.ts';
import { BLUEPRINT_WORDS } from './blueprint-words.ts';
import { BLUEPRINT_SECTIONS, OVERLAY_SECTIONS, referencePages, wordsOfBlueprint, wordsOfSchema } from './pages.ts';

const folder = join(import.meta.dirname, '../../docs/manual/reference');

test.each([
  ['blueprint', BLUEPRINT_SECTIONS, wordsOfBlueprint],
  ['overlay', OVERLAY_SECTIONS, wordsOfSchema],
] as const)('every member of the %s has a meaning, and an example that its schema takes', (_page, sections, words) => {
  for (const [section, , schema] of sections) {
    for (const [member, own] of Object.entries(schema.properties!)) {
      const found = words(section, member);
      expect(found, `${section}.${member}`).toBeDefined();
      expect(valueChecker(own)(found![1]), `${section}.${member}`).toEqual([]);
    }
  }
});

test('no description is of a removed member', () => {
  const members = BLUEPRINT_SECTIONS.flatMap(([section, , { properties }]) => Object.keys(properties!).map((member) => `${section}.${member}`));
  const described = Object.entries(BLUEPRINT_WORDS).flatMap(([section, words]) => Object.keys(words).map((member) => `${section}.${member}`));
  expect(described.filter((name) => !members.includes(name))).toEqual([]);
});

test('docs/manual/reference matches the schemas (else run tools/reference/write.ts)', () => {
  const pages = referencePages();
  expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort());
  for (const [name, text] of pages) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
});
