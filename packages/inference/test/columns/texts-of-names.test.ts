import { readFile } from 'node:fs/promises';
import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const packs = await Promise.all(
  ['project-management', 'helpdesk'].map(
    async (name) => JSON.parse(await readFile(new URL(`../../../meaning/data/packs/${name}.json`, import.meta.url), 'utf8')) as Pack,
  ),
);
const tools = { ...noTools, packs: packLibrary(indexPacks(packs), async (name: string) => packs.find(({ pack }) => pack === name)!) };

test('the description of a label is that of its name, which a key makes distinct in each workspace', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'workspaces', columns: ['id bigint not null', 'name text not null'] },
      {
        name: 'projects',
        columns: ['id bigint not null', 'workspace_id bigint', 'name text', 'description text', 'due_date date'],
        refers: ['workspace_id -> workspaces.id'],
      },
      { name: 'milestones', columns: ['id bigint not null', 'project_id bigint', 'name text', 'due_date date'], refers: ['project_id -> projects.id'] },
      {
        name: 'tasks',
        columns: ['id bigint not null', 'milestone_id bigint', 'title text', 'description text', 'priority text', 'estimate_hours numeric(5,1)'],
        refers: ['milestone_id -> milestones.id'],
      },
      {
        name: 'task_labels',
        columns: ['id bigint not null', 'workspace_id bigint not null', 'name text not null', 'color char(7)', 'description text'],
        refers: ['workspace_id -> workspaces.id'],
        unique: [['workspace_id', 'name']],
      },
    ]),
    tools,
  );
  const columns = blueprint.tables.find(({ name }) => name === 'task_labels')!.columns;
  const { kind, parameters } = columns.find(({ name }) => name === 'description')!.generator!;
  expect(kind).toBe('cases');
  const { cases } = parameters as { cases: { when: string; generator: { parameters: { values: string[] } } }[] };
  const { rows } = packs[0]!.concepts.find(({ concept }) => concept === 'task label')!;
  expect(cases.map(({ when, generator }) => [when, ...generator.parameters.values])).toEqual(
    rows.map(({ name, description }) => [`name == ${JSON.stringify(name)}`, description]),
  );
});

test('the words beside a score are of that score, also where a comment says its range', async () => {
  const catalog = makeCatalog([
    { name: 'customers', columns: ['id bigint not null', 'name text', 'email text'] },
    {
      name: 'tickets',
      columns: [
        'id bigint not null',
        'customer_id bigint',
        'subject text',
        'description text',
        'priority text',
        'first_response_at timestamptz',
        'resolved_at timestamptz',
      ],
      refers: ['customer_id -> customers.id'],
    },
    {
      name: 'satisfaction_ratings',
      columns: ['id bigint not null', 'ticket_id bigint not null', 'score integer not null -- 1 to 5', 'comment text'],
      refers: ['ticket_id -> tickets.id'],
    },
  ]);
  const { blueprint } = await infer(catalog, tools);
  const columns = blueprint.tables.find(({ name }) => name === 'satisfaction_ratings')!.columns;
  const of = (column: string) => columns.find(({ name }) => name === column)!.generator!.parameters!['of'];
  expect([of('score'), of('comment')]).toEqual(['satisfaction survey', 'satisfaction survey']);
});
