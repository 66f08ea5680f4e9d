import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

async function whereOf(column: string, labels: readonly string[], more: { readonly unique?: readonly (readonly string[])[] } = {}): Promise<unknown> {
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'users', columns: ['id integer not null', 'full_name text not null', 'role user_role not null'] },
        {
          name: 'appointments',
          columns: ['id integer not null', `${column} integer not null`, 'starts_at timestamp with time zone'],
          refers: [`${column} -> users.id`],
          ...more,
        },
      ],
      { user_role: { kind: 'enum', labels: [...labels] } },
    ),
    noTools,
  );
  return blueprint.relations[0]!.where;
}

test.each([
  ['doctor_id', ['patient', 'doctor', 'admin'], { role: { in: ['doctor'] } }],
  ['assigned_technician_id', ['ADMIN', 'TECHNICIAN'], { role: { in: ['TECHNICIAN'] } }],
  ['teacher_id', ['Student', 'Instructor'], { role: { in: ['Instructor'] } }],
  ['user_id', ['user', 'admin'], undefined],
  ['author_id', ['patient', 'doctor'], undefined],
])('%s points to users with a matching role, of %j', async (column, labels, expected) => {
  expect(await whereOf(column, labels)).toEqual(expected);
});

test('if each user is referred to once, there may be too few of a role', async () => {
  expect(await whereOf('doctor_id', ['patient', 'doctor'], { unique: [['doctor_id']] })).toBeUndefined();
});
