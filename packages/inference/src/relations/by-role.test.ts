import { compile, loadWords, textRows } from '@seedbed/engine';
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

test.each([
  ['English', 'role', 'lead_mechanic_id', ['mechanic', 'clerk', 'lead_mechanic']],
  ['quoted names', 'jobTitle', 'mechanicId', ['MECHANIC', 'CLERK', 'MANAGER']],
  ['German', 'funktion', 'monteur_id', ['buero', 'monteur', 'leitung']],
  ['Spanish', 'puesto', 'mecanico_id', ['gerente', 'mecanico', 'recepcion']],
  ['Dutch', 'functie', 'monteur_id', ['balie', 'monteur', 'chef']],
])('somebody of a role is of the place as well where that has one: %s', async (_, role, column, labels) => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'garages', columns: ['id integer not null', 'name text not null'] },
        { name: 'employees', columns: ['id integer not null', 'garage_id integer not null', `${role} job not null`], refers: ['garage_id -> garages.id'] },
        { name: 'cars', columns: ['id integer not null', 'garage_id integer not null', 'plate text not null'], refers: ['garage_id -> garages.id'] },
        {
          name: 'repairs',
          columns: ['id integer not null', 'car_id integer not null', `${column} integer not null`, 'finding text not null'],
          refers: ['car_id -> cars.id', `${column} -> employees.id`],
        },
      ],
      { job: { kind: 'enum', labels } },
    ),
    noTools,
  );
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const rowsOf = (table: string, columns: string[]) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, columns);
  const wanted = labels.find((label) => column.toLowerCase().startsWith(label.toLowerCase()))!;
  const people = new Map(rowsOf('employees', ['id', 'garage_id', role]).map(([id, ...rest]) => [id, rest]));
  const places = new Map(rowsOf('cars', ['id', 'garage_id']).map(([id, garage]) => [id, garage]));
  const having = new Set([...people.values()].flatMap(([garage, is]) => (is === wanted ? [garage] : [])));
  const repairs = rowsOf('repairs', ['car_id', column]).filter(([car]) => having.has(places.get(car!)!));
  expect(repairs.length).toBeGreaterThan(50);
  expect(repairs.filter(([car, person]) => people.get(person!)![0] !== places.get(car!) || people.get(person!)![1] !== wanted)).toEqual([]);
});

test.each([
  ['tutors', ['student', 'tutor', 'admin'], 'tutor'],
  ['Landlords', ['TENANT', 'LANDLORD'], 'LANDLORD'],
])('%s have one row for each profile of that role, and for no other', async (name, labels, role) => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'profiles', columns: ['id integer not null', 'full_name text not null', 'role profile_role not null'] },
        { name, columns: ['id integer not null', 'bio text'], refers: ['id -> profiles.id'] },
      ],
      { profile_role: { kind: 'enum', labels } },
    ),
    noTools,
  );
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const rowsOf = (table: string, columns: string[]) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, columns);
  const ids = (rows: ReturnType<typeof rowsOf>): Set<string | null> => new Set(rows.map(([id]) => id!));
  const having = ids(rowsOf('profiles', ['id', 'role']).filter(([, is]) => is === role));
  expect(having.size).toBeGreaterThan(50);
  expect(ids(rowsOf(/[A-Z]/.test(name) ? `"${name}"` : name, ['id']))).toEqual(having);
});

test('who serves customers of another table is one of the staff among the accounts, also where that flag follows from another', async () => {
  const { blueprint: served } = await infer(
    makeCatalog([
      { name: 'accounts', columns: ['id integer not null', 'email text not null', 'is_superuser boolean not null', 'is_staff boolean not null'] },
      { name: 'patrons', columns: ['id integer not null', 'full_name text not null'] },
      {
        name: 'checkouts',
        columns: ['id integer not null', 'patron_id integer not null', 'issued_by_id integer not null'],
        refers: ['patron_id -> patrons.id', 'issued_by_id -> accounts.id'],
      },
    ]),
    noTools,
  );
  const plan = compile(served, await loadWords(served.locale));
  const staff = new Set(
    textRows(plan, plan.table('public.accounts'), 0, plan.table('public.accounts').rows, ['id', 'is_staff']).flatMap(([id, is]) => (is === 'true' ? [id] : [])),
  );
  const issued = textRows(plan, plan.table('public.checkouts'), 0, 200, ['issued_by_id']);
  expect(issued.filter(([by]) => !staff.has(by!))).toEqual([]);
});
