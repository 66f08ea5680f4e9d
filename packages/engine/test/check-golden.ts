import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestsOf, wholePlan } from './suites/whole/digests.ts';
import { LOCALES } from './suites/whole/whole-blueprint.ts';

// For other JavaScript engines, by hand: prints every table whose bytes are not the golden ones. `bun packages/engine/test/check-golden.ts`
// asks WebKit's engine (JavaScriptCore).
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
let checked = 0;
const different: string[] = [];
for (const locale of Object.keys(LOCALES)) {
  const plan = await wholePlan(locale);
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'golden/whole', `bytes.${locale}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  for (const line of lines) {
    const [table] = line.split('\t') as [string];
    if ([table, ...(await digestsOf(plan, plan.table(table), sha256))].join('\t') !== line) different.push(`${locale} ${table}`);
    checked++;
  }
}
console.log(`${checked} tables, ${different.length} different`);
for (const each of different) console.log(each);
process.exitCode = different.length > 0 ? 1 : 0;
