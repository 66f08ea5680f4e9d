import { loadWords } from '../../src/index.ts';
import { lendFaker } from '../../src/faker/lend-faker.ts';
import { tryParameters } from './try-parameters.ts';

const args = new Map(process.argv.slice(2).map((each) => each.replace(/^--/, '').split('=') as [string, string]));
const from = Number(args.get('seed') ?? 1);
const count = Number(args.get('count') ?? 2_500);
await lendFaker();
const words = await loadWords('en-US');
const outcomes = new Map<string, number>();
let slowest = 0;
let wrong = 0;
for (let seed = from; seed < from + count; seed++) {
  if (args.has('verbose')) process.stderr.write(`${seed}\n`);
  const { kind, type, parameters, outcome, ms } = tryParameters(seed, words);
  const word = outcome.split(':')[0]!;
  outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
  slowest = Math.max(slowest, ms);
  if (word === 'WRONG' || ms > 1_000) {
    wrong++;
    console.log(`seed ${seed} ${kind} ${type} ${Math.round(ms)} ms ${outcome.slice(0, 900)}\n  ${JSON.stringify(parameters).slice(0, 300)}`);
  }
}
console.log(`${count} trials from seed ${from}: ${[...outcomes].map(([word, n]) => `${n} ${word}`).join(', ')}; slowest ${Math.round(slowest)} ms of CPU`);
process.exitCode = wrong > 0 ? 1 : 0;
