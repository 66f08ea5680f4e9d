import { Problem } from '@seedbed/contract';
import { filesBelow, type Folder } from './files/folder.ts';

/** A schema that is code of a framework, and the command that turns it into DDL. */
type CodeSchema = { readonly what: string; readonly line: string };

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

/** Schemas in code, recognized by keywords, for a single file or text. */
const BY_WORDS: readonly (CodeSchema & { readonly sign: RegExp })[] = [
  { what: 'a schema of Rails', sign: /\bActiveRecord::Schema\b/, line: 'SCHEMA_FORMAT=sql bin/rails db:schema:dump (writes db/structure.sql)' },
  { what: 'a migration of Rails', sign: /<\s*ActiveRecord::Migration\b/, line: 'SCHEMA_FORMAT=sql bin/rails db:migrate (writes db/structure.sql)' },
  { what: 'a model or migration of Django', sign: /\bfrom django\.db import\b|\bmodels\.Model\b/, line: `python manage.py migrate && ${DUMP}` },
  {
    what: 'a model of SQLAlchemy',
    sign: /__tablename__\s*=|\bmapped_column\(|\bdeclarative_base\(|\bfrom sqlalchemy\b/,
    line: 'alembic upgrade head --sql > schema.sql',
  },
  { what: 'a schema of Drizzle', sign: /\b(?:pgTable|pgSchema|pgTableCreator)\(/, line: 'npx drizzle-kit export > schema.sql' },
  { what: 'an entity of TypeORM', sign: /\bfrom ['"]typeorm['"]/, line: `npx typeorm schema:sync -d data-source.js, then ${DUMP}` },
  { what: 'a migration of Laravel', sign: /\bSchema::create\(/, line: 'php artisan schema:dump (writes database/schema/pgsql-schema.sql)' },
  { what: 'a migration of Ecto', sign: /\buse Ecto\.(?:Migration|Schema)\b/, line: 'mix ecto.dump (writes priv/repo/structure.sql)' },
  {
    what: 'a migration in JavaScript or TypeScript',
    sign: /\bknex\.schema\b|\bqueryInterface\.createTable\(|\bqueryRunner\.query\(|\bsequelize\.define\(/,
    line: `run your migrations (knex migrate:latest, typeorm migration:run, sequelize db:migrate), then ${DUMP}`,
  },
];

/** Bytes that suffice to recognize a schema in code. */
const MAX_BYTES = 100_000;

/** Recognizes framework code, as a Problem with the command that turns it into DDL; undefined for other text. */
export function codeSchemaOf(text: string, name: string): Problem | undefined {
  const start = text.slice(0, MAX_BYTES);
  // SQL statements at the start of a line are not framework code, whatever their comments contain.
  if (/^\s*(?:create|alter|insert|set|begin|comment)\s+\w/im.test(start)) return undefined;
  const found = BY_WORDS.find(({ sign }) => sign.test(start));
  return found && notRun(name, `is ${found.what}`, found.line);
}

/** The error for code: Seedbed does not run it without a request. */
export function notRun(name: string, is: string, line: string): Problem {
  return new Problem('invalid-request', `${name} ${is}, which is code and is not run here. Make DDL of it and pass that: ${line}`, {
    facts: { phase: 'schema' },
  });
}

/** The first schema in code that a folder has. */
export function codeSchemaIn(folder: Folder): CodeSchema | undefined {
  const files = filesBelow(folder);
  return KNOWN.find(({ path, text }) => files.some((file) => path.test(file.path) && (!text || text.test(file.text))));
}
