import { qualifiedName } from './catalog.ts';

type Table = { readonly schema: string; readonly name: string; readonly columns: readonly { readonly name: string }[] };

type PlatformForm = {
  readonly platform: string;
  /** A schema is the platform's where one of its tables has these columns. */
  readonly marks: readonly { readonly schema: string; readonly table: string; readonly columns: readonly string[] }[];
  /** Schemas that are the platform's as soon as any other is. */
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
 * Tables that belong to the platform that a database runs on, by qualified name: people sign up there and files are uploaded there. Told by the schema's name and by
 * the columns of one of its tables, so that a schema `auth` of the user's own stays the user's.
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
