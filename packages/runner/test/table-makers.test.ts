import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';

test('a table whose trigger creates a table for each row gets few rows, requested or not, and reports it', async () => {
  await using runner = openRunner();
  const ddl = `
    create table tenants (id int primary key, name text not null);
    create function lay_out() returns trigger language plpgsql as $$ begin execute format('CREATE TABLE data_of_%s (x int)', new.id); return null; end $$;
    create trigger laid_out after insert on tenants for each row execute function lay_out();
    create table projects (id int primary key, tenant_id int not null references tenants);`;
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 20_000 });
  expect(Object.fromEntries(blueprint.tables.map((table) => [table.name, table.rows]))).toEqual({ tenants: 200, projects: 20_000 });
  expect(diagnostics).toContainEqual(expect.objectContaining({ table: 'public.tenants', constraint: 'laid_out', largest: 200 }));
});
