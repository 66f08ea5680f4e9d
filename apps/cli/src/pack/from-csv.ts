import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Pack } from '@seedbed/contract';
import { conceptFromRows, ownPacksOf, printPack, readPack, type CsvConcept } from '@seedbed/runner/own-packs';
import { parse } from 'csv-parse/sync';
import { packFolders } from '../config/pack-folders.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { textOf } from '../source.ts';
import type { PackCall } from './call.ts';

/** How many rows to read for kinds, ranges and weights. */
const MAX_ROWS = 20_000;

/**
 * `seedbed pack from-csv FILE --concept "…"`: a concept from a file's rows, in a new pack or added to an existing one.
 */
export async function packFromCsv(call: PackCall): Promise<void> {
  const { context, names, flags } = call;
  const { io } = context;
  const concept = flags.concept?.trim().toLowerCase();
  if (!concept) throw new UsageError('--concept is missing: what is a row, such as --concept "spare part"?');
  const [header, ...rows] = rowsOf(await textOf(names[0]!, io), names[0]!);
  if (!header || rows.length === 0) throw new UsageError(`${names[0]} has no rows: a line with the names of the columns and some rows are expected`);
  const name = flags.pack ?? (concept.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'own');
  const made = conceptFromRows(header, rows, concept, flags.table);
  const text = printPack(within(await packSoFar(call, name), name, made));
  const { findings } = readPack(text);
  for (const line of made.left) io.stderr.write(`left out: ${line}\n`);
  for (const { line, place, message } of findings) io.stderr.write(`${name}:${line} ${place} ${message}\n`);
  if (findings.length > 0) context.finish(EXIT.cannotHold);
  if (flags.out && flags.out !== '-') await writeFile(resolve(io.cwd, flags.out), text);
  else io.stdout.write(text);
}

function rowsOf(text: string, file: string): string[][] {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, to: MAX_ROWS + 1, delimiter: delimiterOf(text) };
    return parse(text, options) as string[][];
  } catch (error) {
    throw new UsageError(`${file} is no CSV: ${(error as Error).message}`);
  }
}

/** Spreadsheets of many languages write semicolons. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return [',', ';', '\t'].toSorted((one, other) => line.split(other).length - line.split(one).length)[0]!;
}

/** The pack that the concept goes into: that of `--out`, or an own one of this name. */
async function packSoFar({ context: { io }, flags, config }: PackCall, name: string): Promise<Pack | undefined> {
  const path = flags.out === undefined ? undefined : resolve(io.cwd, flags.out);
  if (path === undefined || !existsSync(path)) {
    return (await ownPacksOf(packFolders(io, config, config.schema))).find(({ pack }) => pack.pack === name)?.pack;
  }
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`--out ${flags.out}: it is there already and cannot be read: ${error.message}`);
  });
  const { pack } = readPack(text);
  if (!pack) throw new UsageError(`--out ${flags.out}: it is there already, and is no valid pack; seedbed pack check ${flags.out} says why`);
  return pack;
}

/** Replaces a concept of the same name. */
function within(pack: Pack | undefined, name: string, { concept, cues }: CsvConcept): Pack {
  if (!pack) return { pack: name, title: concept.concept[0]!.toUpperCase() + concept.concept.slice(1), cues: [...cues], concepts: [concept] };
  const others = pack.concepts.filter((each) => each.concept !== concept.concept);
  return { ...pack, cues: [...new Set([...pack.cues, ...cues])].slice(0, 80), concepts: [...others, concept] };
}
