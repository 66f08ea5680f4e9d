import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lineWriter } from './line-writer.ts';

test('lines of one turn are written together, and the next ones after that write finishes', async () => {
  const pieces: string[] = [];
  let taken = (): void => undefined;
  const lines = lineWriter({ write: (piece: string, done: () => void) => ((taken = done), pieces.push(piece) > 0) } as never);
  lines.write('a\n');
  lines.write('b\n');
  await nextTurn();
  lines.write('c\n');
  await nextTurn();
  expect(pieces).toEqual(['a\nb\n']);
  taken();
  expect(pieces).toEqual(['a\nb\n', 'c\n']);
});

test('a reader that does not read loses lines, and they are counted', async () => {
  const pieces: string[] = [];
  let taken = (): void => undefined;
  const lines = lineWriter({ write: (piece: string, done: () => void) => ((taken = done), pieces.push(piece) > 0) } as never, 1_000);
  lines.write('first\n');
  await nextTurn();
  for (let at = 0; at < 500; at++) lines.write(`${'x'.repeat(99)}\n`);
  taken();
  expect(pieces).toHaveLength(2);
  expect(pieces[1]!.split('\n').filter((line) => line.startsWith('x'))).toHaveLength(10);
  expect(pieces[1]).toContain('"dropped":490');
});

test('sec-T23: when nobody reads stderr, 10 MB of log block nothing, and SIGTERM ends the process', async () => {
  const program = `
    const { openLog } = await import(${JSON.stringify(fileURLToPath(new URL('./open-log.ts', import.meta.url)))});
    const log = openLog();
    for (let at = 0; at < 100; at++) {
      for (let line = 0; line < 1000; line++) log.warn('x'.repeat(100));
      await new Promise(setImmediate);
    }
    process.on('SIGTERM', () => process.exit(0));
    console.log('written');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    expect(output.toString()).toBe('written\n');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    clearTimeout(late);
  } finally {
    child.kill('SIGKILL');
  }
});
