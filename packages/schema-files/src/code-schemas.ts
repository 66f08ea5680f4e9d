import { filesBelow, type Folder } from './files/folder.ts';

/** A schema that is code of a framework, and the command that turns it into DDL. */
export type CodeSchema = { readonly what: string; readonly line: string };

type Known = CodeSchema & { readonly path: RegExp; readonly text?: RegExp };

const DUMP = 'pg_dump --schema-only --no-owner "$DATABASE_URL" > schema.sql';

const KNOWN: readonly Known[] = [
  { what: 'a schema of Rails', path: /(?:^|\/)db\/schema\.rb$|^schema\.rb$/, line: 'SCHEMA_FORMAT=sql bin/rails db:schema:dump (writes db/structure.sql)' },
  { what: 'migrations of Rails', path: /(?:^|\/)\d{14}_\w+\.rb$/, line: 'SCHEMA_FORMAT=sql bin/rails db:migrate (writes db/structure.sql)' },
  { what: 'migrations of Alembic', path: /(?:^|\/)(?:alembic\.ini|versions\/\w+\.py)$/, line: 'alembic upgrade head --sql > schema.sql' },
  { what: 'migrations of Django', path: /(?:^|\/)(?:manage\.py|migrations\/\d{4}_\w+\.py)$|^\d{4}_\w+\.py$/, line: `python manage.py migrate && ${DUMP}` },
  { what: 'migrations of Laravel', path: /(?:^|\/)\d{4}_\d\d_\d\d_\d{6}_\w+\.php$/, line: 'php artisan schema:dump (writes database/schema/pgsql-schema.sql)' },
  { what: 'migrations of Ecto', path: /(?:^|\/)\d{14}_\w+\.exs$/, line: 'mix ecto.dump (writes priv/repo/structure.sql)' },
  { what: 'a changelog of Liquibase', path: /\.(?:xml|ya?ml|json)$/, text: /databaseChangeLog/, line: `liquibase update && ${DUMP}` },
  { what: 'a configuration of Drizzle', path: /(?:^|\/)drizzle\.config\.[cm]?[jt]s$/, line: 'npx drizzle-kit export > schema.sql' },
  { what: 'migrations in Go', path: /(?:^|\/)migrations?\/\d+_\w+\.go$|^\d+_\w+\.go$/, line: `run your migrations, then ${DUMP}` },
  {
    what: 'migrations in JavaScript or TypeScript',
    path: /(?:^|\/)migrations?\/[^/]*\d{3,}[^/]*\.[cm]?[jt]s$|^\d{3,}[^/]*\.[cm]?[jt]s$/,
    line: `run your migrations (knex migrate:latest, typeorm migration:run, sequelize db:migrate, mikro-orm migration:up), then ${DUMP}`,
  },
];

/** The first schema in code that a folder has. */
export function codeSchemaIn(folder: Folder): CodeSchema | undefined {
  const files = filesBelow(folder);
  return KNOWN.find(({ path, text }) => files.some((file) => path.test(file.path) && (!text || text.test(file.text))));
}
