import { workerData } from 'node:worker_threads';
import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// Each thread compiles its own code, and starts in half the time with an earlier one's compile cache. So the rest is imported after this.
keepCompiled();
await catchUp();
const [{ answerCalls }, { METHODS_OF }] = await Promise.all([import('./answer-calls.ts'), import('./methods-of.ts')]);
answerCalls(await METHODS_OF[(workerData as { lane: keyof typeof METHODS_OF }).lane]());
