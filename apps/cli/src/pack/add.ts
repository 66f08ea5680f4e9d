import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printPack } from '@seedbed/runner/own-packs';
import { packsInDataDir } from '../config/pack-folders.ts';
import { makeFolder } from '../output/make-folder.ts';
import { checked } from './check.ts';
import type { PackCall } from './call.ts';

/** `seedbed pack add FILE …`: stores packs in the data folder, in their stored form; none if one of them is invalid. */
export async function addFiles(call: PackCall): Promise<void> {
  const { io } = call.context;
  const files = await checked(call);
  if (files.some(({ findings }) => findings.length > 0)) return void io.stderr.write('nothing was added\n');
  const folder = packsInDataDir(io, call.config);
  makeFolder(folder);
  for (const { pack } of files) {
    const path = join(folder, `${pack!.pack}.json`);
    await writeFile(path, printPack(pack!));
    io.stdout.write(`${pack!.pack} added to ${path}: every schema uses it from now on\n`);
  }
}
