import type { Pack } from '@seedbed/contract';
import { builtInPack, ownPacksOf, printPack } from '@seedbed/runner/own-packs';
import { packFolders } from '../config/pack-folders.ts';
import { UsageError } from '../exit-code.ts';
import type { PackCall } from './call.ts';

/** `seedbed pack show NAME`: the complete pack, in its stored form. */
export async function showPack({ context: { io }, names, config }: PackCall): Promise<void> {
  const [name] = names as [string];
  const own = (await ownPacksOf(packFolders(io, config, config.schema))).find(({ pack }) => pack.pack === name);
  const text = own ? printPack(own.pack) : await builtInPack(name).then((found) => found && printPack(JSON.parse(found) as Pack));
  if (!text) throw new UsageError(`there is no pack ${name}; seedbed pack list shows all`);
  io.stdout.write(text);
}
