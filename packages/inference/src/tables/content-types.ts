import { qualifiedName, toolTableOf, type Blueprint, type BlueprintTable, type CatalogTable } from '@seedbed/contract';
import { withTuples } from '@seedbed/constraints';
import { ofScript } from './keep-script-rows.ts';

/** Models of Django's own applications whose tables or words do not follow from their names. */
const OWN: ReadonlyMap<string, readonly [app: string, model: string, words: string]> = new Map([
  ['django_admin_log', ['admin', 'logentry', 'log entry']],
  ['django_content_type', ['contenttypes', 'contenttype', 'content type']],
  ['django_session', ['sessions', 'session', 'session']],
  ['django_site', ['sites', 'site', 'site']],
  ['django_flatpage', ['flatpages', 'flatpage', 'flat page']],
  ['django_redirect', ['redirects', 'redirect', 'redirect']],
]);

const ACTIONS = ['add', 'change', 'delete', 'view'];

/**
 * Django keeps a row for each model, and four permissions for each of these, which rows of a project refer to. It writes those that are missing after a migration, so they are
 * computed from the tables, and loaded where a database has none. Tables that Django or the script fills already stay as they are.
 */
export function fillContentTypes(blueprint: Blueprint, tables: readonly CatalogTable[]): Blueprint {
  const types = tables.find((table) => table.name === 'django_content_type' && isEmptyOf(table, ['id', 'app_label', 'model']));
  if (!types) return blueprint;
  const models = tables.flatMap((table) => (table.schema === types.schema ? modelsOf(table, tables) : []));
  const edited = withRows(
    blueprint,
    types,
    ['id', 'app_label', 'model'],
    models.map(([app, model], at) => [String(at + 1), app, model]),
  );
  const permissions = tables.find(
    (table) => table.schema === types.schema && table.name === 'auth_permission' && isEmptyOf(table, ['id', 'name', 'content_type_id', 'codename']),
  );
  if (!permissions) return edited;
  const rows = models.flatMap(([, model, words], at) => ACTIONS.map((action) => [`Can ${action} ${words}`, String(at + 1), `${action}_${model}`]));
  return withRows(
    edited,
    permissions,
    ['id', 'name', 'content_type_id', 'codename'],
    rows.map((row, at) => [String(at + 1), ...row]),
  );
}

function isEmptyOf(table: CatalogTable, columns: readonly string[]): boolean {
  const names = new Set(table.columns.map(({ name }) => name));
  return toolTableOf(table)?.tool === 'Django' && !table.content && names.size === columns.length && columns.every((name) => names.has(name));
}

/** `library_book` is the model `book` of the application `library`. Tables of other names belong to no application, or nobody knows to which. */
function modelsOf(table: CatalogTable, tables: readonly CatalogTable[]): (readonly [string, string, string])[] {
  const own = OWN.get(table.name);
  if (own) return [own];
  const at = table.name.lastIndexOf('_');
  if (at < 1 || isMigrations(table) || isBetween(table, tables)) return [];
  const model = table.name.slice(at + 1);
  return [[table.name.slice(0, at), model, model]];
}

const isMigrations = (table: CatalogTable): boolean => table.name === 'django_migrations' || (toolTableOf(table)?.tool ?? 'Django') !== 'Django';

/** Many to many: `auth_user_groups` belongs to `auth_user`, and Django has no model of it. */
function isBetween({ name, columns, foreignKeys }: CatalogTable, tables: readonly CatalogTable[]): boolean {
  return columns.length === 3 && foreignKeys.length === 2 && tables.some((other) => name.startsWith(`${other.name}_`));
}

function withRows(blueprint: Blueprint, { schema, name }: CatalogTable, columns: string[], rows: string[][]): Blueprint {
  const table = qualifiedName(schema, name);
  return ofScript(withTuples(blueprint, table, { columns, tier: 'F', rows }, rows.length), table);
}

/** Models whose rows people work with, and their tables by qualified name; of two applications with a model of the same name neither. */
export function modelsOfContentTypes({ schema, name, groups = [] }: BlueprintTable): { readonly app: string; readonly model: string; readonly of: string }[] {
  if (name !== 'django_content_type') return [];
  const rows = groups.flatMap((group) => (group.columns.join() === 'id,app_label,model' ? (group.rows ?? []) : []));
  const named = new Set([...OWN.values()].map(([app, model]) => `${app}_${model}`)).add('auth_permission');
  return rows.flatMap(([, app, model]) => {
    const isOnlyOne = rows.filter((row) => row[2] === model).length === 1;
    return isOnlyOne && !named.has(`${app}_${model}`) ? [{ app: String(app), model: String(model), of: qualifiedName(schema, `${app}_${model}`) }] : [];
  });
}
