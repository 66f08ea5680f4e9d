import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SERVER = join(ROOT, 'apps/cli/bin/seedbed.mjs');
const DDL = 'CREATE TABLE tanks (id int PRIMARY KEY, label text NOT NULL);';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-plugin-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The server that the plugin's manifest starts, behind a step as long as an installation, for a client that waits as long as Claude Code does. */
async function start(step: string, answersAfterMs: number) {
  const { command, args } = JSON.parse(await readFile(join(ROOT, '.claude-plugin/plugin.json'), 'utf8')).mcpServers.seedbed as {
    command: string;
    args: string[];
  };
  const script = join(folder, 'start.mjs');
  await writeFile(script, `import { spawn } from 'node:child_process';\nconst [node, server] = ${JSON.stringify([process.execPath, SERVER])};\n${step}`);
  const client = new Client({ name: 'test', version: '1' });
  let changes = 0;
  const changed = new Promise<void>((resolve) =>
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      changes++;
      resolve();
    }),
  );
  const transport = new StdioClientTransport({
    command: command === 'node' ? process.execPath : command,
    args: args.map((arg) => arg.replace('${CLAUDE_PLUGIN_ROOT}', ROOT)),
    cwd: folder,
    env: {
      PATH: process.env['PATH']!,
      SEEDBED_PLUGIN_SERVER: JSON.stringify([process.execPath, script]),
      SEEDBED_PLUGIN_WAIT_MS: String(answersAfterMs),
      SEEDBED_DATA_DIR: join(folder, 'data'),
    },
    stderr: 'pipe',
  });
  await client.connect(transport, { timeout: 30_000 });
  return {
    client,
    changed,
    changes: () => changes,
    async call(name: string, given: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: given }, undefined, { timeout: 60_000 });
      return { error: isError === true, text: (content as { text: string }[])[0]!.text };
    },
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

const SERVE = "spawn(node, [server, 'mcp'], { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));";

test('while the plugin installs itself the client is connected, and gets the tools when they are there', async () => {
  await using plugin = await start(`process.stderr.write('seedbed: installing packages\\n');\nsetTimeout(() => { ${SERVE} }, 4000);`, 200);
  expect(await plugin.tools()).toEqual(['wait_for_seedbed']);
  expect(plugin.client.getInstructions()).toContain('It is being installed');
  expect(await plugin.call('infer', { schema: DDL })).toMatchObject({ error: true, text: expect.stringContaining('still being installed') });
  expect(await plugin.call('wait_for_seedbed')).toEqual({ error: false, text: 'Seedbed is ready. Begin with `infer`.' });
  await plugin.changed;
  expect(await plugin.tools()).toContain('prove');
  expect(await plugin.call('infer', { schema: DDL })).toMatchObject({ error: false, text: expect.stringContaining('public.tanks') });
});

test('a server that is built answers by itself', async () => {
  await using plugin = await start(SERVE, 60_000);
  expect(await plugin.tools()).toEqual(expect.not.arrayContaining(['wait_for_seedbed']));
  expect(plugin.client.getInstructions()).toMatch(/Begin with `infer`: it gives a blueprint a name/);
  expect(plugin.changes()).toBe(0);
});

test('an installation that fails is said to the agent, with its last lines', async () => {
  await using plugin = await start("setTimeout(() => { process.stderr.write('seedbed: no space left on the disk\\n'); process.exitCode = 1; }, 1500);", 200);
  const { error, text } = await plugin.call('wait_for_seedbed');
  expect([error, text]).toEqual([true, 'Seedbed could not be started. Its last lines:\nseedbed: no space left on the disk']);
});
