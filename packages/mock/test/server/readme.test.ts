import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the example of the README prints what it shows', async () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url));
  const text = await readFile(`${folder}README.md`, 'utf8');
  const [code, printed] = ['ts', 'text'].map((kind) => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(text)![1]!);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', code!], { cwd: folder });
  expect(stdout).toBe(printed);
});
