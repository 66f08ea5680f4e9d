import { expect, test } from 'vitest';
import FORMS from '../../../data/frameworks.json' with { type: 'json' };
import { readKnowledge } from '../read-knowledge.ts';
import { knowledgeOfFrameworks } from './knowledge-of-frameworks.ts';

const table = (name: string, columns: string) => ({ schema: 'public', name, columns: columns.split(' ').map((each) => ({ name: each })) });

test('tables of a framework are found by their columns, in any spelling, and named as the schema does', () => {
  for (const [name, columns] of [
    ['accounts', 'userId type provider providerAccountId expires_at'],
    ['Account', 'user_id type provider provider_account_id expires_at'],
  ] as const) {
    const known = knowledgeOfFrameworks([table(name, columns), table('recipes', 'id title')])!;
    expect([...known.frameworkOf.values()]).toEqual(['Auth.js']);
    const { columns: said } = Object.values(known.knowledge.tables)[0]!;
    expect(Object.keys(said!).sort()).toEqual([columns.split(' ')[3], 'expires_at'].sort());
  }
  expect(knowledgeOfFrameworks([table('accounts', 'id provider balance'), table('blobs', 'id key')])).toBeNull();
});

test('of several statements about a column the first counts whose columns the table has', () => {
  const said = (columns: string) => Object.values(knowledgeOfFrameworks([table('sessions', columns)])!.knowledge.tables)[0]!.columns!['expires'];
  expect(said('userId sessionToken expires updatedAt createdAt')).toEqual({ formula: 'updatedAt + 30 days' });
  expect(said('userId sessionToken expires created_at')).toEqual({ formula: 'created_at + 30 days' });
  expect(said('userId sessionToken expires')).toMatchObject({ range: ['-4d', '+30d'] });
});

test.each(FORMS.map((form) => [form.framework, form.noun, form] as const))('what %s writes into %s is well-formed knowledge', (_, noun, form) => {
  const columns = new Set([...form.columns, ...Object.keys('columns' in form.says ? form.says.columns : {}), 'created_at', 'updated_at']);
  const known = knowledgeOfFrameworks([table(noun, [...columns].join(' '))])!;
  expect(readKnowledge(known.knowledge).faults).toEqual([]);
  expect(JSON.stringify(known.knowledge)).not.toMatch(/\$[a-z_]/);
});
