import {
  qualifiedName,
  type CatalogCheck,
  type CatalogColumn,
  type CatalogExclusion,
  type CatalogForeignKey,
  type CatalogTable,
  type CatalogUniqueKey,
} from '@seedbed/contract';
import { quoteIdent, quoteQualified, quoteQualifiedName } from '../sql/quote.ts';
import type { CatalogStatement } from './catalog-statements.ts';

/** The steps for creating a table: the table, its contents, its references, its triggers. */
type TableStatements = {
  readonly table: CatalogStatement;
  readonly keys: CatalogStatement[];
  readonly references: CatalogStatement[];
  readonly code: CatalogStatement[];
};

export function tableStatements(table: CatalogTable): TableStatements {
  const name = quoteQualified(table.schema, table.name);
  const own = qualifiedName(table.schema, table.name);
  const alter = (constraint: string, definition: string): CatalogStatement => ({
    place: `${own}.${constraint}`,
    sql: `ALTER TABLE ${name} ADD CONSTRAINT ${quoteIdent(constraint)} ${definition}`,
  });
  const parents = table.inherits ? ` INHERITS (${table.inherits.map(quoteQualifiedName).join(', ')})` : '';
  return {
    table: { place: own, sql: `CREATE TABLE ${name} (${table.columns.map(columnSql).join(', ')})${parents}` },
    keys: [
      ...table.checks
        .filter((check) => check.enforced !== false && !isByHash(check))
        .map((check) => alter(check.name, `CHECK (${check.expression})${check.noInherit ? ' NO INHERIT' : ''}`)),
      ...table.uniqueKeys.map((key) => uniqueKey(key, name, alter)),
      ...table.exclusions.map((exclusion) => alter(exclusion.name, exclusionSql(exclusion))),
    ],
    references: table.foreignKeys.filter((key) => key.enforced !== false).map((key) => alter(key.name, foreignKeySql(key))),
    code: [
      ...table.triggers.flatMap((trigger) =>
        trigger.definition === undefined || trigger.enabled === 'disabled' || trigger.enabled === 'replica'
          ? []
          : [{ place: `${own}.${trigger.name}`, sql: onTable(trigger.definition, name) }],
      ),
      ...table.rules.map((rule) => ({ place: `${own}.${rule.name}`, sql: rule.definition })),
      ...rowSecurity(table, name, own),
    ],
  };
}

function columnSql(column: CatalogColumn): string {
  return [
    quoteIdent(column.name),
    column.type,
    column.collation && `COLLATE ${column.collation}`,
    column.identity && `GENERATED ${column.identity === 'always' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`,
    column.generated && `GENERATED ALWAYS AS (${column.generationExpression}) ${column.generated === 'stored' ? 'STORED' : 'VIRTUAL'}`,
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.notNull && 'NOT NULL',
  ]
    .filter(Boolean)
    .join(' ');
}

function uniqueKey(key: CatalogUniqueKey, table: string, alter: (constraint: string, definition: string) => CatalogStatement): CatalogStatement {
  const parts = key.keys.map((part) => ('column' in part ? quoteIdent(part.column) : `(${part.expression})`));
  if (key.primary || key.deferrable || key.withoutOverlaps) {
    const list = parts.map((part, i) => (key.withoutOverlaps && i === parts.length - 1 ? `${part} WITHOUT OVERLAPS` : part)).join(', ');
    return alter(
      key.name,
      `${key.primary ? 'PRIMARY KEY' : `UNIQUE${key.nullsNotDistinct ? ' NULLS NOT DISTINCT' : ''}`} (${list})${key.deferrable ? ' DEFERRABLE' : ''}`,
    );
  }
  const index = alter(key.name, '');
  const where = key.predicate === undefined ? '' : ` WHERE ${key.predicate}`;
  return {
    place: index.place,
    sql: `CREATE UNIQUE INDEX ${quoteIdent(key.name)} ON ${table} (${parts.join(', ')})${key.nullsNotDistinct ? ' NULLS NOT DISTINCT' : ''}${where}`,
  };
}

function exclusionSql(exclusion: CatalogExclusion): string {
  const elements = exclusion.elements.map(
    (element) => `${element.column === undefined ? `(${element.expression})` : quoteIdent(element.column)} WITH ${element.operator}`,
  );
  return `EXCLUDE USING ${exclusion.method} (${elements.join(', ')})${exclusion.predicate === undefined ? '' : ` WHERE (${exclusion.predicate})`}${exclusion.deferrable ? ' DEFERRABLE' : ''}`;
}

function foreignKeySql(key: CatalogForeignKey): string {
  const list = (names: readonly string[]): string =>
    names.map((name, i) => (key.period && i === names.length - 1 ? `PERIOD ${quoteIdent(name)}` : quoteIdent(name))).join(', ');
  return [
    `FOREIGN KEY (${list(key.columns)}) REFERENCES ${quoteQualifiedName(key.references)} (${list(key.referencedColumns)})`,
    key.match === 'full' && 'MATCH FULL',
    key.onDelete && `ON DELETE ${key.onDelete.toUpperCase()}`,
    key.onUpdate && `ON UPDATE ${key.onUpdate.toUpperCase()}`,
    key.deferrable && `DEFERRABLE${key.initiallyDeferred ? ' INITIALLY DEFERRED' : ''}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Hash bounds name the table by its number in the source database, and together they accept every row. */
function isByHash({ partition, expression }: CatalogCheck): boolean {
  return partition === true && expression.includes('satisfies_hash_partition(');
}

/** Moves a partition's trigger to its root, because partitions are not tables of their own here. */
function onTable(definition: string, table: string): string {
  return definition.replace(/( ON )((?:"(?:[^"]|"")*"|[^\s."]+)\.(?:"(?:[^"]|"")*"|[^\s."]+))(?= )/, (_, on: string) => `${on}${table}`);
}

function rowSecurity(table: CatalogTable, name: string, own: string): CatalogStatement[] {
  if (!table.rowSecurity) return [];
  const policies = (table.policies ?? []).map((policy) => ({
    place: `${own}.${policy.name}`,
    sql: `CREATE POLICY ${quoteIdent(policy.name)} ON ${name}${policy.restrictive ? ' AS RESTRICTIVE' : ''} FOR ${policy.command.toUpperCase()}${policy.using === undefined ? '' : ` USING (${policy.using})`}${policy.check === undefined ? '' : ` WITH CHECK (${policy.check})`}`,
  }));
  const enable = { place: own, sql: `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY` };
  return [enable, ...(table.rowSecurity === 'forced' ? [{ place: own, sql: `ALTER TABLE ${name} FORCE ROW LEVEL SECURITY` }] : []), ...policies];
}
