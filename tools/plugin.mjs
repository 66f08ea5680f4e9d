#!/usr/bin/env node
// Starts the MCP server of this checkout for a plugin. The first start installs and builds, which takes longer than clients wait for an answer:
// until the server is there, this answers for it, with one tool that waits.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server that is built answers by itself within this time, ms. Clients wait for about 30 seconds. */
const OWN_ANSWER_MS = Number(process.env.SEEDBED_PLUGIN_WAIT_MS || 8_000);
/** One wait of the tool. Clients wait for about 60 seconds. */
const WAIT_MS = 45_000;
const LINES_KEPT = 12;

const NAME = 'wait_for_seedbed';
const TOOL = {
  name: NAME,
  title: 'Wait for Seedbed',
  description: 'Seedbed is installing itself, which it does once and takes a minute or two. Call this to wait; its other tools appear when it is ready.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
};
const INSTRUCTIONS = `Seedbed makes believable, valid, reproducible rows for a Postgres schema. It is being installed: call \`${NAME}\`, then begin with \`infer\`.`;

const [program, ...args] = process.env.SEEDBED_PLUGIN_SERVER
  ? JSON.parse(process.env.SEEDBED_PLUGIN_SERVER)
  : [process.execPath, fileURLToPath(new URL('run.mjs', import.meta.url)), 'mcp'];
const server = spawn(program, [...args, ...process.argv.slice(2)], { stdio: ['pipe', 'pipe', 'pipe'] });

/** `asked`: the client's first message is with the server. `answering`: this process answered it. `ready`: all messages pass. */
let state = 'asked';
let initialize;
let hasLeft = false;
const said = [];
const waiting = new Set();
const began = Date.now();

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const toServer = (line) => server.stdin.write(`${line}\n`);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = parsed(line);
    if (message?.method === 'initialize' && initialize === undefined) {
      initialize = message;
      toServer(line);
      setTimeout(answerForServer, OWN_ANSWER_MS).unref();
    } else if (state !== 'answering' || message?.id === undefined || message.method === undefined) toServer(line);
    else void answer(message);
  })
  .on('close', () => {
    hasLeft = true;
    server.stdin.end();
    if (server.exitCode !== null) process.exit(server.exitCode);
  });

createInterface({ input: server.stdout }).on('line', (line) => {
  if (state === 'answering' && parsed(line)?.id === initialize.id) return becomeReady();
  if (state === 'asked') state = 'ready';
  process.stdout.write(`${line}\n`);
});
server.stderr.on('data', (text) => {
  process.stderr.write(text);
  said.push(
    ...text
      .toString()
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
  said.splice(0, said.length - LINES_KEPT);
});
server.stdin.on('error', () => undefined);
server.once('exit', (code) => {
  // Before it was ready, the client is told why: it could not show what is on standard error.
  if (state === 'answering' && !hasLeft) return release();
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));

function answerForServer() {
  if (state !== 'asked') return;
  state = 'answering';
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { protocolVersion } = initialize.params;
  send({
    id: initialize.id,
    result: {
      protocolVersion,
      capabilities: { tools: { listChanged: true } },
      serverInfo: { name: 'seedbed', title: 'Seedbed', version },
      instructions: INSTRUCTIONS,
    },
  });
}

function becomeReady() {
  state = 'ready';
  release();
  send({ method: 'notifications/tools/list_changed' });
}

function release() {
  for (const wake of waiting) wake();
  waiting.clear();
}

async function answer({ id, method, params }) {
  if (method === 'ping') return send({ id, result: {} });
  if (method === 'tools/list') return send({ id, result: { tools: [TOOL] } });
  if (method !== 'tools/call') return send({ id, error: { code: -32601, message: 'Seedbed is being installed; its tools appear when it is ready.' } });
  if (params?.name === NAME && server.exitCode === null) await waited();
  const seconds = Math.round((Date.now() - began) / 1000);
  const last = said.length > 0 ? `\n${said.join('\n')}` : '';
  if (state === 'ready') return tell(id, 'Seedbed is ready. Begin with `infer`.');
  if (server.exitCode !== null) return tell(id, `Seedbed could not be started. Its last lines:${last}`, true);
  return tell(id, `Seedbed is still being installed, since ${seconds} seconds. Call \`${NAME}\` to wait.${last}`, params?.name !== NAME);
}

function tell(id, text, isError = false) {
  send({ id, result: { content: [{ type: 'text', text }], ...(isError && { isError }) } });
}

/** Until the server is ready or has ended, and no longer than a client waits. */
async function waited() {
  let timer;
  await new Promise((resolve) => {
    waiting.add(resolve);
    timer = setTimeout(resolve, WAIT_MS);
  });
  clearTimeout(timer);
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
