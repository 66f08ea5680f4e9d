import { readPack, type ReadPack } from '@seedbed/runner/own-packs';
import { EXIT } from '../exit-code.ts';
import { textOf } from '../source.ts';
import type { PackCall } from './call.ts';

type CheckedFile = ReadPack & { readonly file: string };

/** Reads and checks these files, and prints each one's errors, by line. */
export async function checked({ context: { io, finish }, names }: PackCall, say = true): Promise<CheckedFile[]> {
  const files = await Promise.all(names.map(async (file): Promise<CheckedFile> => ({ file, ...readPack(await textOf(file, io)) })));
  for (const { file, findings } of say ? files : []) for (const { line, place, message } of findings) io.stderr.write(`${file}:${line} ${place} ${message}\n`);
  if (files.some(({ findings }) => findings.length > 0)) finish(EXIT.cannotHold);
  return files;
}

/** `seedbed pack check FILE …` */
export async function checkFiles(call: PackCall): Promise<void> {
  const { io } = call.context;
  const files = await checked(call, !call.flags.json);
  if (call.flags.json)
    return void io.stdout.write(
      `${JSON.stringify(
        files.map(({ file, findings }) => ({ file, findings })),
        null,
        2,
      )}\n`,
    );
  for (const { file, pack } of files) {
    if (pack) io.stdout.write(`${file}: ${pack.pack} is right (${pack.concepts.map(({ concept }) => concept).join(', ')})\n`);
  }
}
