import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { learnWeights, tested } from './learn-weights.ts';
import { readJudged } from './read-judged.ts';
import { DATA } from './read-sheets.ts';
import { FEATURES } from '../src/propose/link/probability.ts';

/**
 * `node packages/meaning/build/learn.ts`: learns the weight of each feature of a link from `data/judged/links.tsv`, writes
 * `data/weights.json`, and prints the accuracy on held-out schemas (each in turn).
 */
const judged = await readJudged();
const weights = learnWeights(judged);
await writeFile(join(DATA, 'weights.json'), `${JSON.stringify({ column: weights })}\n`);
process.stdout.write(`${judged.length} judged columns: ${FEATURES.map((name, at) => `${name} ${weights[at]}`).join(', ')}\n`);
for (const { least, taken, right, found } of tested(judged)) {
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
  process.stdout.write(`taken from ${least} on: ${taken}, of which right ${percent(right, taken)}; of all that are right ${percent(right, found)}\n`);
}
