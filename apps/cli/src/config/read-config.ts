import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { dirname, extname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { checkConfig, type Config } from './check-config.ts';

/** The file names to look for in the working directory. */
export const CONFIG_FILES = ['seedbed.config.json', 'seedbed.config.ts', 'seedbed.config.mjs'] as const;

/** A config file, and the folder that it is in. */
export type FoundConfig = Config & { readonly folder?: string };

/** The content of the config file: that of `--config`, or the one in the working directory; empty if there is none. */
export async function readConfig(io: Io, named: string | undefined): Promise<FoundConfig> {
  const name = named ?? found(io.cwd);
  if (name === undefined) return {};
  const path = resolve(io.cwd, name);
  if (!existsSync(path)) throw new UsageError(`--config ${name}: file not found; seedbed init ${name} writes one`);
  const config = checkConfig(extname(path) === '.json' ? await parsed(path, name) : await imported(path, name), name);
  const schema = config.schema === undefined ? undefined : fromEnv(config.schema, `${name}: schema`, io.env);
  return {
    ...config,
    folder: dirname(path),
    ...(config.knowledge !== undefined && { knowledge: [config.knowledge].flat().map((file) => resolve(dirname(path), file)) }),
    ...(config.overlay !== undefined && { overlay: [config.overlay].flat().map((file) => resolve(dirname(path), file)) }),
    ...(config.packs !== undefined && { packs: resolve(dirname(path), config.packs) }),
    ...(config.server?.dataDir !== undefined && { server: { ...config.server, dataDir: resolve(dirname(path), config.server.dataDir) } }),
    ...(schema !== undefined && { schema: isAddress(schema) ? schema : relative(io.cwd, resolve(dirname(path), schema)) }),
  };
}

/** The value of an `env:NAME`, read only when needed: a variable that a command does not need may be missing. */
export function fromEnv(text: string, place: string, env: Io['env']): string {
  if (!text.startsWith('env:')) return text;
  const name = text.slice('env:'.length);
  const value = env[name];
  if (!value) throw new UsageError(`${place} is "${text}", but the environment variable ${name} is not set`);
  return value;
}

/** The same for an optional value: undefined for an unset variable. */
export function optionalFromEnv(text: string | undefined, env: Io['env']): string | undefined {
  return text?.startsWith('env:') ? env[text.slice('env:'.length)] || undefined : text;
}

function found(cwd: string): string | undefined {
  const there = CONFIG_FILES.filter((name) => existsSync(resolve(cwd, name)));
  if (there.length > 1) throw new UsageError(`${there.join(' and ')} both exist: keep one, or choose with --config`);
  return there[0];
}

function isAddress(schema: string): boolean {
  return /^(postgres(ql)?|mysql|mariadb):\/\//.test(schema);
}

async function parsed(path: string, name: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name} is no JSON: ${(error as Error).message}`);
  }
}

/** The default export of a module. Node strips types from 22.18 on; for older versions the error says so, instead of a syntax error. */
async function imported(path: string, name: string): Promise<unknown> {
  if (/\.[cm]?ts$/.test(path) && !process.features.typescript) {
    throw new UsageError(`${name}: Node ${process.versions.node} cannot read TypeScript: use Node 22.18 or newer, or a seedbed.config.mjs or .json`);
  }
  let module: { default?: unknown };
  try {
    module = await importModule(path);
  } catch (error) {
    throw new UsageError(`${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (module.default === undefined) throw new UsageError(`${name} has no default export; export default defineConfig({ … }) is expected`);
  return module.default;
}

/** A package of CommonJS (`npm init -y` writes `"type": "commonjs"`) has its `.ts` files read as such: there a config is imported from a copy that is a module. */
async function importModule(path: string): Promise<{ default?: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if (extname(path) !== '.ts' || !(error instanceof SyntaxError)) throw error;
    // Named imports of it would fail if Node has no such function yet.
    const text = nodeModule.stripTypeScriptTypes(await readFile(path, 'utf8'));
    const copy = `${path.slice(0, -'.ts'.length)}.${randomUUID()}.mjs`;
    try {
      await writeFile(copy, text);
      return await import(pathToFileURL(copy).href);
    } finally {
      await rm(copy, { force: true });
    }
  }
}
