import { countOf, partsByFile, Problem } from '@seedbed/contract';
import { dataModelsIn, documentsIn, placeOf, schemaOfModel, type DataModel } from './data-model.ts';
import type { Folder } from './files/folder.ts';
import { dialectOf, findMigrations, hasToolMigrations, isAside, nearestBelow, severalFound, staleMigrationsIn, type Chosen } from './find-schema.ts';
import type { FolderSchema } from './folder-schema.ts';
import { inFolder, withIncludes } from './migrations/include-files.ts';
import { joinSteps } from './migrations/join.ts';
import { unmentioned } from './migrations/left-out.ts';
import { madeBefore } from './migrations/made-before.ts';
import type { Migrations } from './migrations/tool.ts';
import { unrecognised } from './unrecognised.ts';

/**
 * Reads the schema of a folder: migrations, otherwise a data model; messages call the folder `name`, and `base`
 * precedes its paths. Throws `invalid-request` if there is none, or several.
 */
export function schemaOf(folder: Folder, name: string, base: string = name): FolderSchema {
  const models = hasToolMigrations(folder) ? [] : dataModelsIn(folder, isAside);
  if (models.length > 0) {
    const stale = staleMigrationsIn(folder);
    const schema = schemaOfModels(models, name, base);
    return stale === undefined ? schema : { ...schema, notes: [...schema.notes, `not read: ${stale.path || 'the migrations'}, since ${stale.why}`] };
  }
  const chosen = findMigrations(folder, name, base);
  if (!chosen) {
    const documents = documentsIn(folder);
    if (documents) return schemaOfModel(documents, name);
    throw unrecognised(folder, name);
  }
  return schemaOfMigrations(withIncluded(chosen, folder), name);
}

/** The path of a project's schema below its folder; undefined if none is recognised, or two are equally near. */
export function nearestSchema(folder: Folder): string | undefined {
  const models = hasToolMigrations(folder) ? [] : nearestModels(dataModelsIn(folder, isAside));
  return models.length > 0 ? (models.length === 1 ? placeOf(models[0]!) : undefined) : nearestBelow(folder)?.path;
}

function schemaOfModels(models: readonly DataModel[], name: string, base: string): FolderSchema {
  const nearest = nearestModels(models);
  if (nearest.length > 1)
    throw severalFound(
      nearest.map((model) => ({ path: placeOf(model), what: model.language.what })),
      name,
      base,
    );
  const schema = schemaOfModel(nearest[0]!, name);
  const others = models.filter((model) => model !== nearest[0]).map(placeOf);
  return others.length === 0 ? schema : { ...schema, notes: [...schema.notes, `also found, and not read: ${others.join(', ')}`] };
}

/** A schema that a program uses takes precedence over a diagram of it. */
function nearestModels(models: readonly DataModel[]): DataModel[] {
  const ofPrisma = models.filter(({ language }) => language.ending === '.prisma');
  const ranked = ofPrisma.length > 0 ? ofPrisma : models;
  const depth = ({ path }: DataModel) => (path === '' ? 0 : path.split('/').length);
  const least = Math.min(...ranked.map(depth));
  return ranked.filter((model) => depth(model) === least);
}

/** The same with the files in place that psql would include, and with every file of SQL named that is not run. */
function withIncluded({ migrations, ...found }: Chosen, root: Folder): Chosen {
  const find = inFolder(root);
  const steps = migrations.steps.map((step) => withIncludes(step, find));
  const included = new Set(steps.flatMap(({ text }) => partsByFile(text).flatMap(({ file }) => file ?? [])));
  return { ...found, migrations: { ...migrations, steps, left: [...(migrations.left ?? []), ...unmentioned(root, migrations, included)] } };
}

function schemaOfMigrations({ path, migrations, others }: Chosen, name: string): FolderSchema {
  const { tool, steps, left = [], dialect } = migrations;
  const before = madeBefore(migrations);
  const place = path === '' ? '' : ` in ${path}`;
  const read = dialect === undefined ? undefined : dialectOf(dialect);
  if (dialect !== undefined && read === undefined)
    throw new Problem(
      'invalid-request',
      `The ${tool} migrations${place === '' ? ` in ${name}` : place} are for ${dialect}. PostgreSQL, MySQL and SQLite are read.`,
      {
        facts: { phase: 'schema' },
      },
    );
  return {
    ddl: joinSteps(steps, before),
    ...(read !== undefined && { dialect: read }),
    tool,
    files: steps.map((step) => step.path),
    summary: `${tool === 'SQL' ? 'SQL' : `${tool} migrations`}${place}: ${countOf(steps.length, 'file')}`,
    notes: [
      ...(before.what.length > 0 ? [`made first, since no migration makes it: ${before.what.join(', ')}`] : []),
      ...leftOut(left),
      ...(others.length > 0 ? [`also found, and not read: ${others.join(', ')}`] : []),
    ],
  };
}

/** Named one by one up to here. */
const SHOWN = 5;

function leftOut(left: NonNullable<Migrations['left']>): string[] {
  if (left.length === 0) return [];
  const byWhy = Map.groupBy(left, ({ why }) => why);
  // Many files of one kind become a count, so that the others stay visible.
  const counted = [...byWhy].flatMap(([why, files]) => (files.length > SHOWN ? [`${countOf(files.length, 'file')} (${why})`] : []));
  const few = left.filter(({ why }) => byWhy.get(why)!.length <= SHOWN);
  const shown = few.slice(0, SHOWN).map(({ path, why }) => `${path} (${why})`);
  return [`not read: ${[...counted, ...shown].join(', ')}${few.length > SHOWN ? ` and ${few.length - SHOWN} more` : ''}`];
}
