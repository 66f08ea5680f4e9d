import { resolveType, type Catalog, type CatalogTable, type ConstraintKind } from '@seedbed/contract';

/** One constraint on a row of a table, or code that runs for it, from the catalog. */
export type ListedConstraint = {
  readonly kind: ConstraintKind;
  readonly name: string;
  readonly columns?: readonly string[];
  /** Its condition, as Postgres prints it. */
  readonly asks?: string;
};

/** All constraints on a row of the table, and code that runs when one is inserted; without unenforced constraints. */
export function listedConstraints(table: CatalogTable, catalog: Catalog): ListedConstraint[] {
  return [
    ...keys(table),
    ...references(table),
    ...checks(table),
    ...exclusions(table),
    ...domains(table, catalog),
    ...notNulls(table, catalog),
    ...code(table),
  ];
}

function keys({ uniqueKeys }: CatalogTable): ListedConstraint[] {
  return uniqueKeys.map((key) => {
    const parts = key.keys.map((part) => ('column' in part ? part.column : part.expression)).join(', ');
    const words = [
      `(${parts}${key.withoutOverlaps ? ' without overlaps' : ''})`,
      ...(key.nullsNotDistinct ? ['nulls not distinct'] : []),
      ...(key.predicate === undefined ? [] : [`where ${key.predicate}`]),
    ];
    return { kind: key.primary ? 'primary key' : 'unique', name: key.name, columns: key.columns, asks: words.join(' ') };
  });
}

function references({ foreignKeys }: CatalogTable): ListedConstraint[] {
  return foreignKeys
    .filter((key) => key.enforced !== false)
    .map((key) => ({
      kind: 'foreign key',
      name: key.name,
      columns: key.columns,
      asks: `(${key.columns.join(', ')}) references ${key.references} (${key.referencedColumns.join(', ')})`,
    }));
}

function checks(table: CatalogTable): ListedConstraint[] {
  return table.checks
    .filter((check) => check.enforced !== false)
    .map((check) => ({ kind: check.partition ? 'partition' : 'check', name: check.name, columns: check.columns, asks: check.expression }));
}

function exclusions(table: CatalogTable): ListedConstraint[] {
  return table.exclusions.map((exclusion) => ({
    kind: 'exclusion',
    name: exclusion.name,
    columns: exclusion.columns,
    asks: exclusion.elements.map(({ column, expression, operator }) => `${column ?? expression} with ${operator}`).join(', '),
  }));
}

/** Checks of a column's domains, and of those of an array's elements. */
function domains({ columns }: CatalogTable, catalog: Catalog): ListedConstraint[] {
  return columns.flatMap((column) => {
    const type = resolveType(column.type, catalog.types);
    const passed = [...(type.domains ?? []), ...(type.kind === 'array' ? (type.element?.domains ?? []) : [])];
    return passed.flatMap((domain) =>
      domain.checks.map((check): ListedConstraint => ({ kind: 'domain', name: check.name, columns: [column.name], asks: check.expression })),
    );
  });
}

function notNulls({ columns }: CatalogTable, catalog: Catalog): ListedConstraint[] {
  return columns
    .filter((column) => column.notNull || resolveType(column.type, catalog.types).domains?.some((domain) => domain.notNull))
    .map((column) => ({ kind: 'not null', name: `${column.name} is not null`, columns: [column.name] }));
}

/** Triggers that an INSERT fires, and rules that rewrite it. */
function code({ triggers, rules }: CatalogTable): ListedConstraint[] {
  const firing = triggers.filter((trigger) => trigger.events.includes('insert') && trigger.enabled !== 'disabled' && trigger.enabled !== 'replica');
  return [
    ...firing.map((trigger): ListedConstraint => ({ kind: 'trigger', name: trigger.name, asks: `${trigger.timing} insert: ${trigger.function}` })),
    ...rules.map((rule): ListedConstraint => ({ kind: 'rule', name: rule.name, asks: rule.definition })),
  ];
}
