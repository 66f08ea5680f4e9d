import type { ClientBase } from 'pg';
import { qualifiedName, type Catalog } from '@seedbed/contract';
import { checksSql, type CheckRow } from './sql/checks.sql.ts';
import { columnsSql, type ColumnRow } from './sql/columns.sql.ts';
import { exclusionsSql, type ExclusionRow } from './sql/exclusions.sql.ts';
import { foreignKeysSql, type ForeignKeyRow } from './sql/foreign-keys.sql.ts';
import { functionsSql, type FunctionRow } from './sql/functions.sql.ts';
import { policiesSql, type PolicyRow } from './sql/policies.sql.ts';
import { rulesSql, type RuleRow } from './sql/rules.sql.ts';
import { sequencesSql, type SequenceRow } from './sql/sequences.sql.ts';
import { extensionsSql, settingsSql, viewsSql, type ExtensionRow, type SettingRow, type ViewRow } from './sql/server-facts.sql.ts';
import { tablesSql, type TableRow } from './sql/tables.sql.ts';
import { triggersSql, type TriggerRow } from './sql/triggers.sql.ts';
import { typesSql, type TypeRow } from './sql/types.sql.ts';
import { usedByCodeSql, type UsedByCodeRow } from './sql/used-by-code.sql.ts';
import { uniqueKeysSql, type UniqueKeyRow } from './sql/unique-keys.sql.ts';
import { foldFunctions } from './fold-functions.ts';
import { foldTables } from './fold-tables.ts';
import { foldTypes } from './fold-types.ts';
import { inSnapshot } from './snapshot.ts';

/** The results of all queries, as rows. */
export type CatalogRows = {
  tables: TableRow[];
  columns: ColumnRow[];
  uniqueKeys: UniqueKeyRow[];
  foreignKeys: ForeignKeyRow[];
  checks: CheckRow[];
  exclusions: ExclusionRow[];
  triggers: TriggerRow[];
  rules: RuleRow[];
  policies: PolicyRow[];
};

export type Notices = Catalog['notices'];

/** Reads the whole catalog of the client's database in one read-only snapshot. PostgreSQL 14 to 18. */
export function introspect(client: ClientBase): Promise<Catalog> {
  return inSnapshot(client, async (version) => {
    const ask = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
    const rows: CatalogRows = {
      tables: await ask(tablesSql),
      columns: await ask(columnsSql),
      uniqueKeys: await ask(uniqueKeysSql(version)),
      foreignKeys: await ask(foreignKeysSql(version)),
      checks: await ask(checksSql(version)),
      exclusions: await ask(exclusionsSql),
      triggers: await ask(triggersSql),
      rules: await ask(rulesSql),
      policies: await ask(policiesSql),
    };
    const notices: Notices = [];
    const used = (await ask<UsedByCodeRow>(usedByCodeSql)).map(({ schema, name, definition }) => ({ name: qualifiedName(schema, name), definition }));
    return {
      format: 1,
      serverVersion: version,
      types: foldTypes(await ask<TypeRow>(typesSql), notices),
      tables: foldTables(rows, notices),
      functions: foldFunctions(await ask<FunctionRow>(functionsSql)),
      extensions: await ask<ExtensionRow>(extensionsSql),
      sequences: (await ask<SequenceRow>(sequencesSql)).map(foldSequence),
      views: (await ask<ViewRow>(viewsSql)).map((view) => qualifiedName(view.schema, view.name)),
      ...(used.length > 0 && { usedByCode: used }),
      settings: (await ask<SettingRow>(settingsSql)).map(({ setting }) => foldSetting(setting)),
      notices,
    };
  });
}

function foldSequence(row: SequenceRow): Catalog['sequences'][number] {
  const { start, increment, min, max, owner } = row;
  return {
    name: qualifiedName(row.schema, row.name),
    start,
    increment,
    min,
    max,
    ...(row.cycle && { cycle: true }),
    ...(owner && { ownedBy: `${qualifiedName(owner.schema, owner.table)}.${owner.column}` }),
  };
}

function foldSetting(setting: string): Catalog['settings'][number] {
  const at = setting.indexOf('=');
  return { name: setting.slice(0, at), value: setting.slice(at + 1) };
}
