import {
  createDatasetRoute,
  createRevisionRoute,
  getDatasetDdlRoute,
  getRevisionRoute,
  Problem,
  type Blueprint,
  type BlueprintOptions,
  type Dataset,
} from '@seedbed/contract';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { slid } from '../schema.ts';
import { datasetNamed } from './find-there.ts';
import type { Server } from './open-server.ts';
import { blueprintWith, sourceForServer, type ForServer } from './source-for-server.ts';

/**
 * The dataset of that name, with FILE's content: created if missing; a different blueprint becomes a revision. One from the same DDL stays
 * unchanged, with people's edits.
 */
export async function datasetThere(context: Context, server: Server, name: string, file: string, flags: SchemaFlags): Promise<Dataset> {
  const { source, options, slide } = await sourceForServer(context, file, flags);
  const known = await datasetNamed(server, name);
  if (known) return kept(server, known, { source, options, slide }, file);
  const { rows: _, ...rest } = options;
  const body = 'blueprint' in source ? { blueprint: blueprintWith(source.blueprint, options, slide) } : { ...source, ...rest };
  const { dataset, diagnostics } = await server.call(createDatasetRoute, { body: { name, ...body } });
  if (!flags.json) {
    context.io.stderr.write(`${server.url}: made dataset "${dataset.name}"\n`);
    printDiagnostics(context.io, diagnostics);
  }
  return slidThere(server, dataset, slide);
}

async function kept(server: Server, dataset: Dataset, { source, options, slide }: ForServer, file: string): Promise<Dataset> {
  if ('blueprint' in source) return revised(server, dataset, blueprintWith(source.blueprint, options, slide), `From ${file}`);
  const { rows: _, ...fixed } = options;
  await checkFixed(server, dataset, fixed);
  if ('ddl' in source && (await ddlOf(server, dataset)) === source.ddl) return slidThere(server, dataset, slide);
  throw new UsageError(`"${dataset.name}" already exists on the server with another schema: choose another --dataset, or leave FILE out to use it as it is`);
}

async function revised(server: Server, dataset: Dataset, blueprint: Blueprint, message: string): Promise<Dataset> {
  const body = { blueprint, message: message.slice(0, 500) };
  const { number } = await server.call(createRevisionRoute, { params: { id: dataset.id }, headers: { 'if-match': '*' }, body });
  return { ...dataset, revision: number };
}

/** The dataset with a revision whose times move up to a date; unchanged without a date, or if they already do. */
export async function slidThere(server: Server, dataset: Dataset, day: string | undefined): Promise<Dataset> {
  if (day === undefined) return dataset;
  const { blueprint } = await server.call(getRevisionRoute, { params: { id: dataset.id, number: 'current' } });
  const next = slid(blueprint, day);
  return next.slide === blueprint.slide ? dataset : revised(server, dataset, next, `Slide to ${day}`);
}

/** A dataset keeps its creation options: another seed would be other data under the same name. */
async function checkFixed(server: Server, { id, name }: Dataset, given: Omit<BlueprintOptions, 'rows'>): Promise<void> {
  const members = Object.entries(given);
  if (members.length === 0) return;
  const { blueprint } = await server.call(getRevisionRoute, { params: { id, number: 'current' } });
  const other = members.find(([member, value]) => JSON.stringify(blueprint[member as keyof typeof given]) !== JSON.stringify(value));
  if (other) throw new UsageError(`"${name}" already exists on the server with another ${other[0]}: choose another --dataset, or change it there`);
}

async function ddlOf(server: Server, dataset: Dataset): Promise<string | undefined> {
  try {
    return (await server.call(getDatasetDdlRoute, { params: { id: dataset.id } })).ddl;
  } catch (error) {
    if (error instanceof Problem && error.type === 'not-found') return undefined;
    throw error;
  }
}
