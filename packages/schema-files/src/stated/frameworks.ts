import type { Project } from './constants.ts';
import { ecto, rails } from './frameworks/ruby.ts';
import { djangoMigrations, djangoModels, pydantic, sqlalchemy } from './frameworks/python.ts';
import { laravel } from './frameworks/php.ts';
import { drizzle, typeorm, zod } from './frameworks/script.ts';
import type { Statement } from './stated.ts';
import type { Language } from './tokens.ts';

/** How a framework's code is recognised, and what it states. Where two state values of a column, the earlier framework here counts. */
export type Framework = {
  readonly name: string;
  readonly language: Language;
  /** In the text of its files. */
  readonly sign: RegExp;
  /** The files that may have it; without it all of the language. */
  readonly path?: RegExp;
  readonly read: (project: Project) => Iterable<Statement & { readonly path: string }>;
};

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Django',
    language: 'python',
    sign: /\bmodels\.(?:\w+Field|ForeignKey)\(|\b(?:choices|validators|limit_choices_to)\s*=/,
    read: djangoModels,
  },
  {
    name: 'Django',
    language: 'python',
    sign: /\bchoices\s*=|\bmigrations\.(?:AlterField|AlterModelTable|Re(?:move|name)\w+)\(/,
    path: /(?:^|\/)migrations\/\d{4}_\w+\.py$/,
    read: djangoMigrations,
  },
  { name: 'SQLAlchemy', language: 'python', sign: /\b__tablename__\b|\btable\s*=\s*True\b|\b(?:mapped_column|Column)\(/, read: sqlalchemy },
  { name: 'Drizzle', language: 'script', sign: /\bdrizzle-orm\b/, read: drizzle },
  { name: 'TypeORM', language: 'script', sign: /@Entity\(/, read: typeorm },
  { name: 'Rails', language: 'ruby', sign: /^\s*class\s/m, path: /(?:^|\/)models\/.+\.rb$/, read: rails },
  { name: 'Laravel', language: 'php', sign: /\bcasts\b|\bextends\b|\b(?:enforceM|m)orphMap\b/, path: /(?:^|\/)(?:models?|app|src)\/.+\.php$/i, read: laravel },
  { name: 'Ecto', language: 'elixir', sign: /\bEcto\.Enum\b/, read: ecto },
  { name: 'Zod', language: 'script', sign: /\bfrom ['"](?:zod|zod\/.*)['"]|\brequire\(['"]zod/, read: zod },
  { name: 'Pydantic', language: 'python', sign: /\bpydantic\b/, read: pydantic },
];
