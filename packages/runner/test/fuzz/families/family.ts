import { addColumn, addPlain, addTable, kindsOf, type Draft, type TableDraft } from '../make/draft.ts';
import { key } from '../make/draft.ts';
import { sql } from '../sql.ts';

/** Tables related by code and conditions; their hidden rows satisfy the code. */
export type Family = (draft: Draft) => void;

/** A table whose rows are numbered from 1, in a column `id` of a random kind, inserted after those before it. */
export function numbered(draft: Draft, name: string, rows: number, type = draft.dice.pick(['serial', 'integer', 'bigint'])): TableDraft {
  const table = addTable(draft, name, rows);
  table.apart = true;
  addColumn(draft, table, { type, of: 'whole', name: 'id', notNull: true }, (_, i) => String(i + 1));
  key(draft, table, ['id'], 'PRIMARY KEY');
  return table;
}

/** A table that only code fills: it has no hidden rows of its own. */
export function written(draft: Draft, name: string, columns: readonly (readonly [name: string, type: string, notNull?: boolean])[]): TableDraft {
  const table = addTable(draft, name, 0);
  table.written = true;
  for (const [column, type, notNull = true] of columns) addColumn(draft, table, { type, of: 'whole', name: column, notNull }, () => null);
  return table;
}

/** Unconstrained columns, for variety. */
export function withPlain(draft: Draft, table: TableDraft): TableDraft {
  for (let i = draft.dice.below(3); i > 0; i--) addPlain(draft, table, draft.dice.pick(kindsOf('text', 'number', 'day', 'flag')));
  return table;
}

type Moment = 'BEFORE INSERT' | 'AFTER INSERT' | 'BEFORE INSERT OR UPDATE' | 'deferred';

/** A row trigger; `body` goes between BEGIN and END, with its own RETURN. `columns`: the table's columns that it uses. */
export function trigger(draft: Draft, table: TableDraft, moment: Moment, columns: readonly string[], body: string, declare = ''): void {
  const name = `${table.name}_code_${draft.constraints.length + 1}`;
  const when = moment === 'deferred' ? 'AFTER INSERT' : moment;
  const [kind, after] = moment === 'deferred' ? ['CONSTRAINT TRIGGER', ' DEFERRABLE INITIALLY DEFERRED'] : ['TRIGGER', ''];
  const code = `${declare === '' ? '' : `DECLARE ${declare} `}BEGIN ${body} END`;
  draft.constraints.push({
    name,
    table: table.name,
    columns,
    text: sql`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${code} $$; CREATE ${kind} ${name} ${when} ON ${table.name}${after} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  });
}

/** Number of hidden rows in a family's table. */
export const some = (draft: Draft): number => draft.dice.between(5, 20);
