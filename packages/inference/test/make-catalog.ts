import type { Catalog, CatalogColumn, CatalogTable, TypeDefinitions } from '@seedbed/contract';

type Table = Partial<Omit<CatalogTable, 'columns'>> & {
  readonly name: string;
  /** `id bigint not null`, `email text`, `due integer -- price less fee`: name, type, the rest, and a comment. */
  readonly columns: readonly string[];
  readonly key?: readonly string[];
  /** `user_id -> users.id` */
  readonly refers?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
};

/** A catalog built by hand, for tests of inference. */
export function makeCatalog(tables: readonly Table[], types: TypeDefinitions = {}): Catalog {
  return {
    format: 1,
    serverVersion: 180_000,
    types,
    functions: {},
    extensions: [],
    sequences: [],
    views: [],
    settings: [],
    notices: [],
    tables: tables.map(makeTable),
  };
}

function makeTable({ columns, key = ['id'], refers = [], unique = [], ...rest }: Table): CatalogTable {
  return {
    schema: 'public',
    kind: 'table',
    checks: [],
    exclusions: [],
    triggers: [],
    rules: [],
    columns: columns.map(makeColumn),
    uniqueKeys: [
      ...(key.length > 0 ? [{ name: `${rest.name}_pkey`, keys: key.map((column) => ({ column })), columns: [...key], primary: true }] : []),
      ...unique.map((names) => ({ name: `${rest.name}_${names.join('_')}_key`, keys: names.map((column) => ({ column })), columns: [...names] })),
    ],
    foreignKeys: refers.map((text) => {
      const [from, to] = text.split(' -> ') as [string, string];
      const [target, column] = to.split('.') as [string, string];
      return { name: `${rest.name}_${from}_fkey`, columns: [from], references: `public.${target}`, referencedColumns: [column] };
    }),
    ...rest,
  };
}

function makeColumn(line: string): CatalogColumn {
  const [text = '', comment] = line.split(' -- ');
  const [, name, type, , standard] = /^(\S+) (.+?)( not null)?(?: default (.+))?$/.exec(text)!;
  return {
    name: name!,
    type: type!,
    ...(/ not null/.test(text) ? { notNull: true } : {}),
    ...(standard ? { default: standard } : {}),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** Tools for catalogs without expressions. */
export const noTools = {
  parse: (expressions: string[]): Promise<unknown[]> => Promise.resolve(expressions.map(() => null)),
  fold: (expressions: string[]): Promise<(string | null)[]> => Promise.resolve(expressions.map(() => null)),
};
