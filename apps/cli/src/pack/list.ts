import type { PackSummary } from '@seedbed/contract';
import { builtInSummaries, ownPacksOf, summaryOf } from '@seedbed/runner/own-packs';
import { packFolders } from '../config/pack-folders.ts';
import { textTable } from '../output/text-table.ts';
import type { PackCall } from './call.ts';

/** `seedbed pack list`: own ones first, then built-in ones that are not replaced. */
export async function listPacks({ context: { io }, flags, config }: PackCall): Promise<void> {
  const own = await ownPacksOf(packFolders(io, config, config.schema));
  const names = new Set(own.map(({ pack }) => pack.pack));
  const packs: (PackSummary & { readonly path?: string })[] = [
    ...own.map(({ pack, path }) => ({ ...summaryOf(pack, 'own'), path })),
    ...(await builtInSummaries()).filter(({ name }) => !names.has(name)),
  ];
  if (flags.json) return void io.stdout.write(`${JSON.stringify(packs, null, 2)}\n`);
  const rows = packs.map(({ name, path, title, concepts }) => [name, path ?? 'built in', title, concepts.join(', ')]);
  io.stdout.write(textTable(['pack', 'from', 'title', 'concepts'], rows, 60));
}
