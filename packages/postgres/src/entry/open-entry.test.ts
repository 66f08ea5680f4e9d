import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFromBundle, openProcess, openThread } from './open-entry.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'seedbed-entry-'))));
afterAll(() => rm(folder, { recursive: true }));

async function entry(code: string) {
  const file = join(folder, `entry-${code.length}.ts`);
  await writeFile(file, code);
  return { name: 'nobody', source: pathToFileURL(file) };
}

test('a thread runs from its source, with its data', async () => {
  const source = await entry(`import { parentPort, workerData } from 'node:worker_threads';\nparentPort!.postMessage((workerData as number) + 1);`);
  const [answer] = await once(openThread(source, { workerData: 41 }), 'message');
  expect(answer).toBe(42);
});

test('a process runs from its source, with Node flags and only the given environment', async () => {
  const child = openProcess(await entry(`process.stdout.write(JSON.stringify([process.execArgv, Object.keys(process.env)]) as string);`), ['--no-warnings'], {
    env: {},
  });
  child.stdin.end();
  expect(JSON.parse(await text(child.stdout))).toEqual([['--no-warnings'], []]);
});

test('a thread runs from the named bundle if it is in there, and otherwise from its source', async () => {
  const code = (text: string) => `import { parentPort } from 'node:worker_threads';\nparentPort.postMessage('${text}');`;
  const source = await entry(code('the source'));
  await writeFile(join(folder, 'somebody.mjs'), code('the bundle'));
  using _bundle = openFromBundle(pathToFileURL(`${folder}/`));
  expect(await once(openThread({ ...source, name: 'somebody' }, {}), 'message')).toEqual(['the bundle']);
  expect(await once(openThread(source, {}), 'message')).toEqual(['the source']);
});
