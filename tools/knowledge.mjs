import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, say, step } from './process.mjs';
import { digest, remember, sources, unchanged } from './stamps.mjs';
import { ensureToolchain } from './toolchain.mjs';

const REALISM = 'packages/meaning';
/** What `packages/meaning/build/compile.ts` writes; not in git, because two branches that each add a pack would conflict in it. */
const COMPILED = ['index.json', 'universal.json'].map((name) => join(ROOT, REALISM, 'data', name));
/** Everything that can change the compiled files. */
const MADE_OF = ['packs', 'universal', 'quantities', 'weights.json'].map((name) => `${REALISM}/data/${name}`).concat(`${REALISM}/build`, `${REALISM}/src`);

/**
 * Compiles packs and sheets into the index and the universal attributes, unless nothing that they are made of has changed since the last time.
 * @param env gives the environment in which `node` is 24; called only when there is something to compile
 */
export async function compileKnowledge(env) {
  const stamp = digest(sources(MADE_OF));
  if (COMPILED.every((file) => existsSync(file)) && unchanged('knowledge', stamp)) return;
  await step('compiling packs and sheets', 'node', [`${REALISM}/build/compile.ts`], await env());
  remember('knowledge', stamp);
}

// `pnpm install` runs this file as its last step.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !process.env.SEEDBED_PREPARED_LATER) {
  await compileKnowledge(ensureToolchain).catch((error) => {
    say(error.message);
    process.exitCode = 1;
  });
}
