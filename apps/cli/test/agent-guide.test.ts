import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addTools } from '@seedbed/runner/agents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AGENT_TASKS, NEVER, skillFile } from '../src/agent/guide.ts';
import manifest from '../package.json' with { type: 'json' };
import { seedbed } from './support.ts';

const ROOT = join(import.meta.dirname, '../../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-agent-'));
});
afterEach(() => rm(folder, { recursive: true }));

const init = () => seedbed(['init', '--agent'], { cwd: folder });
const read = (file: string) => readFile(join(folder, file), 'utf8');

test.each(AGENT_TASKS)('the skill $name is the guide, and short', async (task) => {
  const text = skillFile(task);
  expect(text.split('\n').length).toBeLessThan(150);
  await expect(text).toMatchFileSnapshot(join(ROOT, 'skills', task.name, 'SKILL.md'));
});

test('every tool that the guide names exists', () => {
  const named = AGENT_TASKS.flatMap(({ text }) => [...text.matchAll(/\*\*(\w+)\*\*/g)].map(([, name]) => name!));
  const tools: string[] = [];
  addTools({ registerTool: (name: string) => tools.push(name) } as never, async () => []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !tools.includes(name))).toEqual([]);
});

const at = async (file: string) => JSON.parse(await readFile(join(ROOT, file), 'utf8'));

test('the plugin has the version of the package, starts a file that is there, and has no placeholder', async () => {
  const [plugin, market] = [await at('.claude-plugin/plugin.json'), await at('.claude-plugin/marketplace.json')];
  expect(plugin.version).toBe(manifest.version);
  expect(market.plugins).toMatchObject([{ name: plugin.name, source: './' }]);
  const [, file] = /^\$\{CLAUDE_PLUGIN_ROOT\}\/(.*)$/.exec(plugin.mcpServers.seedbed.args[0])!;
  await access(join(ROOT, file!));
  expect(JSON.stringify([plugin, market])).not.toMatch(/OWNER|TODO|example\.com/);
});

test('the registry entry is made for an owner, with the version and the name of the package, and never for a placeholder', async () => {
  const make = (...args: string[]) => promisify(execFile)(process.execPath, [join(ROOT, 'tools/registry-entry.mjs'), ...args]);
  const entry = JSON.parse((await make('some-one')).stdout);
  const { name, version } = await at('package.json');
  expect(entry).toMatchObject({ name: `io.github.some-one/${name}`, version, packages: [{ registryType: 'npm', identifier: name, version }] });
  // Limits of the registry's schema.
  expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect([entry.description.length, entry.title.length].every((length) => length > 0 && length <= 100)).toBe(true);
  expect(JSON.stringify(entry)).not.toContain('OWNER');
  for (const owner of [[], ['OWNER'], ['<owner>'], ['a/b'], ['-a']])
    await expect(make(...owner)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage') });
  // None is kept: it would name a package that nobody can install.
  await expect(access(join(ROOT, 'server.json'))).rejects.toThrow('ENOENT');
});

test('init --agent writes AGENTS.md, and leaves CLAUDE.md alone if there is none', async () => {
  expect(await init()).toMatchObject({ code: 0, stdout: 'AGENTS.md is written.\n' });
  const text = await read('AGENTS.md');
  for (const task of AGENT_TASKS) expect(text).toContain(task.text);
  expect(text.match(/^#+ Never$/gm)).toEqual(['## Never']);
  expect(text).toContain(NEVER.split('\n').slice(1).join('\n'));
  await expect(read('CLAUDE.md')).rejects.toThrow('ENOENT');
  expect(await init()).toMatchObject({ code: 0, stdout: 'AGENTS.md has the block already.\n' });
  expect(await read('AGENTS.md')).toBe(text);
});

test.each([
  ['lines', '# Ours\n\nNo $& tabs.\n'],
  ['lines of Windows', '# Ours\r\n\r\nNo tabs.\r\n'],
  ['no end of line', '# Ours'],
])('init --agent keeps other text before and after the block: %s', async (_what, ours) => {
  await writeFile(join(folder, 'CLAUDE.md'), ours);
  await init();
  const first = await read('CLAUDE.md');
  expect(first.startsWith(ours)).toBe(true);
  const old = first.replace('Seed this database', 'An older text');
  await writeFile(join(folder, 'CLAUDE.md'), `${old}Ours again.`);
  expect((await init()).stdout).toContain('CLAUDE.md has the block now; its other text is unchanged.');
  expect(await read('CLAUDE.md')).toBe(`${first}Ours again.`);
});

test.each([
  '<!-- seedbed:begin -->\nhalf',
  '<!-- seedbed:end -->\n<!-- seedbed:begin -->',
  '<!-- seedbed:begin -->\n<!-- seedbed:begin -->\n<!-- seedbed:end -->',
])('init --agent changes no file if the marks of one are broken: %j', async (broken) => {
  await writeFile(join(folder, 'CLAUDE.md'), broken);
  expect(await init()).toMatchObject({ code: 2, stderr: expect.stringContaining('CLAUDE.md has unpaired or several') });
  await expect(read('AGENTS.md')).rejects.toThrow('ENOENT');
});
