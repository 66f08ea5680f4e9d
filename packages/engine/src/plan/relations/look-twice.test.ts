import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const LIFE = { steps: ['open'], goals: ['done'], ends: ['dropped'], weights: [60, 30] };
const created = { type: 'timestamp', generator: { kind: 'date.created' } };

/** Reports of finished tasks, which come after the day on which their project began, and ratings of finished reports. */
function planOf(members: Record<string, unknown>) {
  const state = { type: 'text', generator: { kind: 'life.state', parameters: LIFE } };
  const done = { where: { state: { in: ['done'] } }, whereOwn: true, whereAll: true };
  const given = blueprintOf(
    {
      projects: { rows: 20, columns: { id: ID, began_on: { type: 'date', generator: { kind: 'date.past' } } }, primaryKey: ['id'] },
      tasks: { rows: 600, columns: { id: ID, project_id: 'integer', state, at: created }, primaryKey: ['id'] },
      reports: { columns: { id: ID, task_id: 'integer', state, at: created }, primaryKey: ['id'] },
      ratings: { columns: { id: ID, report_id: 'integer', at: created }, primaryKey: ['id'] },
    },
    [
      link('tasks.project_id', 'projects.id', { behind: ['began_on'] }),
      link('reports.task_id', 'tasks.id', { owner: true, fanOut: { kind: 'fixed', count: 1 }, ...done }),
      link('ratings.report_id', 'reports.id', { owner: true, fanOut: { kind: 'fixed', count: 1 }, ...done }),
    ],
  );
  return compile({ ...given, ...members }, words);
}

/** Rows of the child whose parent did not come to the state, and all. */
function wrong(plan: ReturnType<typeof planOf>, child: string, reference: string, parent: string): readonly [number, number] {
  const states = textRows(plan, parent, 0, plan.table(parent).rows, ['state']).map(([text]) => text);
  const rows = textRows(plan, child, 0, plan.table(child).rows, [reference]);
  return [rows.filter(([id]) => states[Number(id) - 1] !== 'done').length, rows.length];
}

test('rows refer to parents by the state that these come to, over several tables', () => {
  const plan = planOf({ lookTwice: true });
  const [late, reports] = wrong(plan, 'reports', 'task_id', 'tasks');
  expect([late, reports > 100]).toEqual([0, true]);
  const [later, ratings] = wrong(plan, 'ratings', 'report_id', 'reports');
  expect([later, ratings > 20]).toEqual([0, true]);
  expect(plan.table('reports').rows).toBe(textRows(plan, 'tasks', 0, 600, ['state']).filter(([state]) => state === 'done').length);
});

test('stored blueprints keep the parents that could be told at first', () => {
  expect(wrong(planOf({}), 'reports', 'task_id', 'tasks')[0]).toBeGreaterThan(0);
});
