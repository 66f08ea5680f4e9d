import { build, type InlineConfig, type Rolldown } from 'vite';

/** A layer: a client file with the modules whose dynamic imports make its roots, given as path suffixes. */
export type Layer = { readonly name: string; readonly roots: readonly string[] };

/** A module's layer, by its id. */
export type Layers = ReadonlyMap<string, string>;

/** The last layer: everything that is in no other. */
const SHARED = 'shared';
/** How many screens and dialogs must use a module of no layer for it to be in the last one. */
const MIN_USERS = 4;

/**
 * Divides the client into few files: everything that the entry needs, then what each layer's roots need besides, and last what several other screens share. Otherwise every
 * set of screens that share a module gets a file, 240 of them, and a page asks for 120.
 *
 * A layer holds all that its modules import, or a layer before it does. So no two files import each other, and modules run in their order.
 *
 * The modules of each root are read from a build without layers: only that one knows what is left after tree shaking.
 * @param config of the client, without its own division
 * @param elsewhere roots of screens outside of the layers: what a layer shares with one of them gets a file of its own, which they load without the rest of the layer
 * @returns the name of the file of each module that gets one, in the order of the files
 */
export async function divide(config: InlineConfig, layers: readonly Layer[], elsewhere: readonly string[]): Promise<Layers> {
  const [built] = [await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false, minify: false } })].flat();
  const chunks = (built as Rolldown.RolldownOutput).output.filter((one) => one.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, number>();
  for (const root of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    for (const id of modulesOf([root], byFile)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  const common = modulesOf(
    elsewhere.map((root) => rootOf(chunks, root)),
    byFile,
  );
  const divided = new Map<string, string>();
  const put = (ids: Iterable<string>, name: string) => {
    for (const id of ids) if (!divided.has(id)) divided.set(id, common.has(id) ? `${name}-common` : name);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  for (const id of modulesOf(entries, byFile)) divided.set(id, 'first');
  for (const { name, roots } of layers)
    put(
      modulesOf(
        roots.map((root) => rootOf(chunks, root)),
        byFile,
      ),
      name,
    );
  put(
    [...users].filter(([, count]) => count >= MIN_USERS).map(([id]) => id),
    SHARED,
  );
  return divided;
}

function rootOf(chunks: readonly Rolldown.OutputChunk[], root: string): Rolldown.OutputChunk {
  const found = chunks.find(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.endsWith(root));
  if (!found) throw new Error(`apps/web/vite.config.ts: nothing imports ${root} dynamically; take it out of its layer`);
  return found;
}

/** Modules of chunks and of all that they import statically. */
function modulesOf(from: readonly Rolldown.OutputChunk[], byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const chunk of from) visit(chunk);
  return modules;
}
