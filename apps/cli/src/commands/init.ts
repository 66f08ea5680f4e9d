import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { writeAgentBlock } from '../agent/write-agent-block.ts';
import type { Config } from '../config/check-config.ts';
import { CONFIG_FILES } from '../config/read-config.ts';
import type { Context } from '../context.ts';
import { nearestSchema } from '@seedbed/runner';
import { UsageError } from '../exit-code.ts';

/** Usual paths of schemas; the first that exists goes into the file. */
const USUAL = ['schema.sql', 'db/schema.sql', 'db/structure.sql', 'database/schema.sql', 'sql/schema.sql', 'blueprint.json'];

/** `seedbed init`: writes an initial config file, or with `--agent` a block for coding agents. It asks nothing and overwrites nothing of yours. */
export function addInit(program: Command, context: Context): void {
  program
    .command('init')
    .description('Writes a first config file and shows the next steps.')
    .argument('[file]', 'the config file: a .json, .ts or .mjs', CONFIG_FILES[0])
    .option('--schema <file>', `its schema (default: the first that exists of ${USUAL.join(', ')}, or the nearest migrations or schema.prisma)`)
    .option('--agent', 'instead of a config file, writes how coding agents use Seedbed into AGENTS.md, and into CLAUDE.md if there is one')
    .action(async (file: string, flags: { readonly schema?: string; readonly agent?: boolean }) => {
      if (flags.agent) return writeAgentBlock(context.io);
      const { cwd, stdout } = context.io;
      const content = FORMS[extname(file)];
      if (!content) throw new UsageError(`${file} is no config file: use .json, .ts or .mjs; to name a schema, use --schema ${file}`);
      const path = resolve(cwd, file);
      refuseSecond(path, file);
      const found = flags.schema ?? USUAL.find((name) => existsSync(resolve(cwd, name))) ?? (await nearestSchema(cwd));
      const schema = found ?? USUAL[0]!;
      await writeNew(path, file, content({ schema: fromFolderOf(path, schema, cwd), seed: 42, locale: 'en-US', target: 'env:DATABASE_URL' }));
      stdout.write(
        `${file} is written: its schema is ${schema}${found ? '' : ', which does not exist yet: replace it with the path of yours'}.\n${next(file)}`,
      );
    });
}

const FORMS: Readonly<Record<string, (config: Config) => string>> = {
  '.json': (config) => `${JSON.stringify(config, null, 2)}\n`,
  '.mjs': (config) => `/** @type {import('seedbed').Config} */\nexport default ${literal(config)};\n`,
  '.ts': (config) => `import { defineConfig } from 'seedbed';\n\nexport default defineConfig(${literal(config)});\n`,
};

function literal(config: Config): string {
  const members = Object.entries(config).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return `{\n${members.join('')}}`;
}

/** Paths in a config file are relative to its own folder; an address, or the name of a variable, is unchanged. */
function fromFolderOf(path: string, schema: string, cwd: string): string {
  return /^((postgres(ql)?|mysql|mariadb):\/\/|env:)/.test(schema) ? schema : relative(dirname(path), resolve(cwd, schema));
}

/** If a folder had two, neither would be used. */
function refuseSecond(path: string, file: string): void {
  const names: readonly string[] = CONFIG_FILES;
  if (!names.includes(basename(path))) return;
  const other = names.find((name) => name !== basename(path) && existsSync(resolve(dirname(path), name)));
  if (other) throw new UsageError(`${other} exists already, and ${file} would be a second one: edit the first, or remove it`);
}

async function writeNew(path: string, file: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'it exists already and was not changed' : code === 'ENOENT' ? 'there is no such folder' : message;
    throw new UsageError(`cannot write ${file}: ${why}`);
  }
}

function next(file: string): string {
  const names: readonly string[] = CONFIG_FILES;
  const option = names.includes(file) ? '' : ` --config ${file}`;
  const installed =
    extname(file) === '.ts'
      ? `  npm install --save-dev ./seedbed-*.tgz     ${file} imports from it; else a .json or .mjs. \`npm pack\` in a checkout of Seedbed makes the file\n`
      : '';
  return `Next:
${installed}  seedbed preview${option}                    rows of every table
  seedbed infer${option} > blueprint.json     keeps how they are made; seedbed check says later whether the schema still fits
  seedbed load${option} --create              fills the database whose address is in DATABASE_URL
Rows for every table or by table: "rows" in the file, or --rows.
`;
}
