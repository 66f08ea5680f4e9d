import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedOf, AssistError } from '@seedbed/assist';
import type { Catalog, Pack } from '@seedbed/contract';
import { ownPacksOf, printPack, readPack } from '@seedbed/runner/own-packs';
import type { AssistCall } from '../commands/assist.ts';
import { packsInDataDir } from '../config/pack-folders.ts';
import { makeFolder } from '../output/make-folder.ts';

/** Writes accepted parts into the own packs: the config file's folder, or the data folder. */
export async function keepAccepted({ context: { io }, flags, config }: AssistCall, catalog: Catalog, pack: Pack, tables: readonly string[]): Promise<void> {
  const there = (await ownPacksOf(flags.packs ?? [])).find((own) => own.pack.pack === pack.pack);
  const accepted = acceptedOf(catalog, pack, tables, there?.pack);
  const text = printPack(accepted);
  // Two valid packs may be too much together.
  const { findings } = readPack(text);
  if (findings.length > 0)
    throw new AssistError(`Beside what ${there?.path ?? 'is there'} holds it is no pack that holds: ${findings[0]!.place} ${findings[0]!.message}`);
  const folder = config.packs ?? packsInDataDir(io, config);
  const path = there?.path ?? join(folder, `${pack.pack}.json`);
  if (!there) makeFolder(folder);
  await writeFile(path, text);
  io.stderr.write(`${path} is written (${accepted.concepts.map(({ concept }) => concept).join(', ')}): every schema uses it from now on\n`);
}
