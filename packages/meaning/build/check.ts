import { writeFile } from 'node:fs/promises';
import { checkBuiltIn, printPack, type Finding, type Pack } from '../src/index.ts';
import { readPackFiles, type PackFile } from './read-packs.ts';

/**
 * `node packages/meaning/build/check.ts [--write] [FILE …]`: checks these packs, or all. `--write` writes valid ones in their stored form.
 * Exit code 1 for any fault.
 */
const args = process.argv.slice(2);
const write = args.includes('--write');
const files = await readPackFiles(args.filter((arg) => !arg.startsWith('--')));
let wrong = 0;
for (const file of files) {
  const { pack, findings } = judge(file);
  if (pack && findings.length === 0 && write) await writeFile(file.path, printPack(pack));
  wrong += findings.length;
  for (const { place, message } of findings) process.stdout.write(`${file.name} ${place}: ${message}\n`);
}
process.stdout.write(`${files.length} packs, ${wrong} findings\n`);
process.exitCode = wrong > 0 ? 1 : 0;

function judge({ name, text }: PackFile): { pack?: Pack; findings: Finding[] } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { findings: [{ place: '/', message: `is no JSON: ${(error as Error).message}` }] };
  }
  const findings = checkBuiltIn(given);
  const pack = given as Pack;
  if (findings.length === 0 && pack.pack !== name) findings.push({ place: '/pack', message: `is "${pack.pack}", the file is named "${name}"` });
  return { pack, findings };
}
