import { qualifiedName } from './catalog.ts';

type Table = { readonly schema: string; readonly name: string; readonly columns: readonly { readonly name: string }[] };

type PlatformForm = {
  readonly platform: string;
  /** A schema belongs to the platform if one of its tables has these columns. */
  readonly marks: readonly { readonly schema: string; readonly table: string; readonly columns: readonly string[] }[];
  /** Schemas that belong to the platform as soon as any other does. */
  readonly besides: readonly string[];
};

const FORMS: readonly PlatformForm[] = [
  {
    platform: 'Supabase',
    marks: [
      { schema: 'auth', table: 'users', columns: ['id', 'aud', 'email', 'raw_user_meta_data'] },
      { schema: 'storage', table: 'buckets', columns: ['id', 'name', 'public'] },
    ],
    besides: ['realtime', '_realtime', 'vault', 'supabase_functions', 'supabase_migrations'],
  },
];

/**
 * Tables that belong to the platform on which a database runs, by qualified name: people sign up there and upload files
 * there. Identified by the schema's name and the columns of one of its tables, so that a user's own schema `auth` is
 * not affected.
 */
export function platformTablesOf(tables: readonly Table[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { platform, marks, besides } of FORMS) {
    const marked = marks.filter((mark) =>
      tables.some(
        ({ schema, name, columns }) =>
          schema === mark.schema && name === mark.table && mark.columns.every((each) => columns.some((column) => column.name === each)),
      ),
    );
    if (marked.length === 0) continue;
    const schemas = new Set([...marked.map(({ schema }) => schema), ...besides]);
    for (const { schema, name } of tables) if (schemas.has(schema)) found.set(qualifiedName(schema, name), platform);
  }
  return found;
}
