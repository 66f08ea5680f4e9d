import type { Catalog, CatalogTable } from '@seedbed/contract';

/**
 * What the gold keeps of a schema, one fact a line, fields parted by tabs: words of tables and columns, types, nullability, keys, references, labels of
 * enums, numbers and labels of CHECKs. No comment, no code, no text: neither can be made again from it.
 */
export function factsOf(catalog: Catalog): string {
  const enums = Object.entries(catalog.types).flatMap(([name, type]) => (type.kind === 'enum' ? [['enum', bare(name), ...type.labels]] : []));
  return [...enums, ...catalog.tables.flatMap((table) => factsOfTable(table, catalog))].map((fields) => `${fields.join('\t')}\n`).join('');
}

function factsOfTable(table: CatalogTable, { types }: Catalog): string[][] {
  const typeOf = (name: string): string => {
    const type = types[name];
    if (!type) return name;
    return type.kind === 'enum' ? bare(name) : type.kind === 'domain' ? typeOf(type.base) : 'text';
  };
  const columns = table.columns
    .filter((column) => column.generated === undefined)
    .map((column) => ['column', column.name, typeOf(column.type), ...(column.notNull ? ['not null'] : [])]);
  const kept = new Set(columns.map(([, name]) => name));
  const keys = table.uniqueKeys.flatMap(({ keys: of, predicate, primary }) => {
    const names = of.map((key) => ('column' in key ? key.column : ''));
    return predicate === undefined && names.every((name) => kept.has(name)) ? [[primary ? 'key' : 'unique', ...names]] : [];
  });
  const references = table.foreignKeys.flatMap((key) =>
    key.columns.length === 1 ? [['refers', key.columns[0]!, bare(key.references), key.referencedColumns[0]!]] : [],
  );
  const checks = table.checks.flatMap(({ columns: of, expression }) => (of.length === 1 && kept.has(of[0]!) ? factsOfCheck(of[0]!, expression) : []));
  return [['table', table.name], ...columns, ...keys, ...references, ...checks];
}

/** Labels that a CHECK lists, and its bounds of a column; anything else counts as code. */
function factsOfCheck(column: string, expression: string): string[][] {
  const labels = /= ANY \(.*ARRAY\[/.test(expression) ? [...expression.matchAll(/'((?:[^']|'')*)'::/g)].map(([, label]) => label!.replaceAll("''", "'")) : [];
  if (labels.length > 0) return [['labels', column, ...labels]];
  if (/ OR |\bNOT\b|<>/.test(expression)) return [];
  const found: string[][] = [];
  for (const part of expression.split(' AND ')) {
    const [, operator, number] = /^\(*"?[\p{L}\p{N}_$]+"?\)?(?:::[\w ]+)? (>=|>|<=|<) \(*'?(-?\d+(?:\.\d+)?)'?\)*(?:::[\w ]+|\))*$/u.exec(part) ?? [];
    if (operator && number) found.push([operator, column, number]);
  }
  return found;
}

function bare(name: string): string {
  const last = /(?:^|\.)("(?:[^"]|"")+"|[^.]+)$/.exec(name)![1]!;
  return last.startsWith('"') ? last.slice(1, -1).replaceAll('""', '"') : last;
}

/** DDL of which the same facts would be read again: references last, since tables may refer to one another. */
export function ddlOfFacts(facts: string): string {
  const lines = facts.trim().split('\n');
  const parts = new Map<string, string[]>();
  const [before, after]: [string[], string[]] = [[], []];
  const enums = new Set<string>();
  let table = '';
  for (const line of lines) {
    const [word, ...rest] = line.split('\t');
    const [first = '', second = '', third = ''] = rest;
    const add = (clause: string): void => void parts.get(table)!.push(clause);
    if (word === 'enum') {
      enums.add(first);
      before.push(`CREATE TYPE ${ident(first)} AS ENUM (${rest.slice(1).map(literal).join(', ')});`);
    } else if (word === 'table') parts.set((table = first), []);
    else if (word === 'column') add(`${ident(first)} ${typeIn(second, enums)}${third === 'not null' ? ' NOT NULL' : ''}`);
    else if (word === 'key' || word === 'unique') add(`${word === 'key' ? 'PRIMARY KEY' : 'UNIQUE'} (${rest.map(ident).join(', ')})`);
    else if (word === 'labels') add(`CHECK (${ident(first)} IN (${rest.slice(1).map(literal).join(', ')}))`);
    else if (word === 'refers') after.push(`ALTER TABLE ${ident(table)} ADD FOREIGN KEY (${ident(first)}) REFERENCES ${ident(second)} (${ident(third)});`);
    else if (['<', '<=', '>', '>='].includes(word!)) add(`CHECK (${ident(first)} ${word} ${Number(second)})`);
    else throw new Error(`not a fact: ${line}`);
  }
  const tables = [...parts].map(([name, clauses]) => `CREATE TABLE ${ident(name)} (\n  ${clauses.join(',\n  ')}\n);`);
  return `${[...before, ...tables, ...after].join('\n')}\n`;
}

/** An enum by its quoted name; any other type as Postgres prints it. */
function typeIn(type: string, enums: ReadonlySet<string>): string {
  const element = type.replace(/(?:\[\])+$/, '');
  return enums.has(element) ? ident(element) + type.slice(element.length) : type;
}

function ident(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(label: string): string {
  return `'${label.replaceAll("'", "''")}'`;
}
