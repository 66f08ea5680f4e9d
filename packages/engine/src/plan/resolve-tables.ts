import { qualifiedName, resolveType, type Blueprint, type Domain, type SqlType } from '@seedbed/contract';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { pointerStep, type Faults } from './faults.ts';
import { intersectDomains } from './domains/intersect.ts';
import { power } from './domains/power.ts';
import { typeDomain } from './domains/type-domain.ts';

/** Tables and columns by name, with their types resolved. Double names and keys over unknown columns are faults. */
export function resolveTables(blueprint: Blueprint, faults: Faults): Map<string, TableDraft> {
  const tables = new Map<string, TableDraft>();
  const types = typeResolver(blueprint);
  [...blueprint.tables, ...(blueprint.droppedTables ?? [])].forEach((spec, index) => {
    const at = index - blueprint.tables.length;
    const pointer = at < 0 ? `/tables/${index}` : `/droppedTables/${at}`;
    const name = qualifiedName(spec.schema, spec.name);
    if (tables.has(name)) faults.add(`${pointer}/name`, `There are two tables ${name}.`);
    else tables.set(name, resolveTable({ spec, isThere: at < 0, index, pointer, name }, types, faults));
  });
  return tables;
}

/** Types by their text: a schema uses few different ones, many times over. */
function typeResolver(blueprint: Blueprint): (text: string) => SqlType {
  const known = new Map<string, SqlType>();
  return (text) => {
    let type = known.get(text);
    if (!type) known.set(text, (type = resolveType(text, blueprint.types)));
    return type;
  };
}

type Given = Pick<TableDraft, 'spec' | 'isThere' | 'index' | 'pointer' | 'name'>;

function resolveTable(given: Given, types: (text: string) => SqlType, faults: Faults): TableDraft {
  const { spec, isThere, pointer, name } = given;
  const columns = new Map<string, ColumnDraft>();
  const table: TableDraft = { ...given, columns, relations: [], children: [], rows: 0 };
  const primary = new Set(spec.primaryKey ?? []);
  const { dropped = [] } = spec;
  [...spec.columns, ...dropped].forEach((column, i) => {
    const at = i - spec.columns.length;
    const place = at < 0 ? `${pointer}/columns/${i}` : `${pointer}/dropped/${at}`;
    if (columns.has(column.name)) {
      faults.add(`${place}/name`, `${name} has two columns ${column.name}.`);
      return;
    }
    const type = gridded(types(column.type), column.domain);
    const nullable = column.nullable === true && !primary.has(column.name) && !type.domains?.some((domain) => domain.notNull);
    const domain = intersectDomains(typeDomain(type), column.domain ?? {});
    const isSent = column.generated === undefined && at < 0 && isThere;
    columns.set(column.name, { table, spec: column, isSent, pointer: place, name: column.name, type, nullable, domain, relations: [] });
  });
  checkNames(table, faults);
  return table;
}

const MAX_DIGITS = 15;

/** A numeric without a scale of its own has as many digits as the grid that its values lie on: `1.5`, not `1.50`, in steps of 0.1. */
function gridded(type: SqlType, domain: Domain | undefined): SqlType {
  if (type.base !== 'numeric' || type.scale !== undefined || !domain?.multipleOf) return type;
  for (let digits = 0; digits <= MAX_DIGITS; digits++) if (Math.abs(domain.multipleOf * power(10, digits) - 1) < 1e-9) return { ...type, scale: digits };
  return type;
}

/** Every place of a table's specification that names columns. */
function checkNames({ spec, columns, pointer, name }: TableDraft, faults: Faults): void {
  const check = (names: readonly string[] | undefined, place: string) => {
    const seen = new Set<string>();
    names?.forEach((column, i) => {
      if (!columns.has(column)) faults.add(`${pointer}${place}/${i}`, `${name} has no column ${column}.`);
      if (seen.has(column)) faults.add(`${pointer}${place}/${i}`, `The column ${column} is named twice.`);
      seen.add(column);
    });
  };
  check(spec.primaryKey, '/primaryKey');
  spec.uniqueKeys?.forEach((key, i) => {
    check(key.columns, `/uniqueKeys/${i}/columns`);
    for (const column of Object.keys(key.when ?? {})) {
      if (!columns.has(column)) faults.add(`${pointer}/uniqueKeys/${i}/when${pointerStep(column)}`, `${name} has no column ${column}.`);
    }
  });
  spec.exclusions?.forEach((exclusion, i) => {
    check(exclusion.equal, `/exclusions/${i}/equal`);
    check(exclusion.span, `/exclusions/${i}/span`);
    check(exclusion.same, `/exclusions/${i}/same`);
  });
  spec.groups?.forEach((group, i) => {
    check(group.columns, `/groups/${i}/columns`);
    const known = new Set(group.columns);
    group.variants?.forEach((variant, v) => {
      for (const column of Object.keys(variant.columns)) {
        if (!known.has(column))
          faults.add(`${pointer}/groups/${i}/variants/${v}/columns${pointerStep(column)}`, `The group does not list the column ${column}.`);
      }
      variant.order?.forEach((order, o) => checkTerms(order.terms, `${pointer}/groups/${i}/variants/${v}/order/${o}`, known, faults));
    });
    group.order?.forEach((order, o) => checkTerms(order.terms, `${pointer}/groups/${i}/order/${o}`, known, faults));
    group.rows?.forEach((row, r) => {
      if (row.length !== group.columns.length)
        faults.add(`${pointer}/groups/${i}/rows/${r}`, `This row has ${row.length} values for ${group.columns.length} columns.`);
    });
  });
}

function checkTerms(terms: readonly { column: string }[], pointer: string, known: ReadonlySet<string>, faults: Faults): void {
  terms.forEach((term, i) => {
    if (!known.has(term.column)) faults.add(`${pointer}/terms/${i}/column`, `The group does not list the column ${term.column}.`);
  });
}
