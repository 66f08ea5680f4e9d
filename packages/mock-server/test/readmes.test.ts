import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PACKAGES = ['query', 'postgrest', 'plain', 'jsonserver', 'virtual', 'overlay', 'openapi', 'document', 'server', 'sql'];

test.each(PACKAGES)('the example of mock-%s prints what its README shows', async (name) => {
  const folder = fileURLToPath(new URL(`../../mock-${name}/`, import.meta.url));
  const text = await readFile(`${folder}README.md`, 'utf8');
  const [code, printed] = ['ts', 'text'].map((kind) => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(text)![1]!);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', code!], { cwd: folder });
  expect(stdout).toBe(printed);
});
