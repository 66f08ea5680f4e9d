import { differenceOf, isApart, isUnsupported } from './compare.ts';
import type { Answered, Oracle } from './oracle.ts';
import { randomOf } from './random.ts';
import { readOf } from './reads.ts';
import { shown } from './request.ts';
import { writeOf } from './writes.ts';

/** The outcome of a run. */
export type Outcome = {
  readonly reads: number;
  readonly writes: number;
  /** Requests that both reject. */
  readonly refused: number;
  /** The features that `virtual` reports as unsupported. */
  readonly unsupported: readonly string[];
  readonly differences: readonly string[];
};

/** Random requests with writes between them, answered twice. */
export async function runOracle(oracle: Oracle, seed: number, requests: number): Promise<Outcome> {
  const random = randomOf(seed);
  const tables = oracle.schema.tables.filter((table) => table.schema === 'public' && oracle.samples.get(table)!.length > 0);
  let [reads, writes, refused, numbers] = [0, 0, 0, 1_000_000];
  const unsupported: string[] = [];
  const differences: string[] = [];
  for (let i = 0; i < requests; i++) {
    const isWrite = random.chance(0.3);
    const request = isWrite ? writeOf(random, tables, oracle.samples, () => numbers++) : readOf(random, tables, oracle.samples);
    const caller = random.of(oracle.callers);
    const answers = await oracle.ask(request, caller);
    if (isWrite) writes++;
    else reads++;
    if (isUnsupported(answers)) unsupported.push(featureOf(answers.virtual));
    else {
      const difference = differenceOf(request, answers);
      if (difference !== null) differences.push(`${shown(request)}\n${caller ? `as ${JSON.stringify(caller.claims)}\n` : ''}${difference}`);
      else if (answers.virtual.status >= 400) refused++;
    }
    if (isWrite && isApart(answers)) await oracle.reset();
  }
  return { reads, writes, refused, unsupported, differences };
}

function featureOf({ body }: Answered): string {
  // HEAD has no body.
  return body === '' ? 'HEAD' : (JSON.parse(body) as { details: string }).details;
}
