import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the linter says of a file with this text at this place. The file is there for the length of the call only. */
async function lint(path: string, text: string): Promise<{ code: number; output: string }> {
  const file = join(root, path);
  await writeFile(file, text);
  try {
    return await new Promise((resolve) => {
      execFile(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', path], { cwd: root }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  } finally {
    await rm(file);
  }
}

/** One planted violation for each direction that the architecture forbids. */
const forbidden = [
  ['packages/contract/src/planted.ts', "import { compile } from '@seedbed/engine';\nexport const planted = compile;\n"],
  ['packages/client/src/planted.ts', "import { compile } from '@seedbed/engine';\nexport const planted = compile;\n"],
  ['packages/engine/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['packages/engine/src/planted.ts', "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n"],
  ['packages/inference/src/planted.ts', "import { openCluster } from '@seedbed/postgres';\nexport const planted = openCluster;\n"],
  ['packages/realism/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['packages/postgres/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['packages/runner/src/planted.ts', "import { createClient } from '@seedbed/client';\nexport const planted = createClient;\n"],
  ['apps/api/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['apps/seed/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['apps/web/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
] as const;

test.each(forbidden)('an import against the direction in %s is caught', async (path, text) => {
  const { code, output } = await lint(path, text);
  expect(code).not.toBe(0);
  expect(output).toContain('no-restricted-imports');
});

test.each(['Math.random()', 'Math.log(2)', 'Math.sin(1)', 'Date.now()', 'Date.parse("2026")', 'new Intl.NumberFormat()'])(
  'the engine may not use %s',
  async (expression) => {
    const { code, output } = await lint('packages/engine/src/planted.ts', `export const planted = ${expression};\n`);
    expect(code).not.toBe(0);
    expect(output).toMatch(/no-restricted-(properties|globals)/);
  },
);

test('a file that keeps the directions passes', async () => {
  const { code } = await lint('packages/engine/src/planted.ts', "import { LIMITS } from '@seedbed/contract';\nexport const planted = LIMITS.tables;\n");
  expect(code).toBe(0);
});
