import { workerData } from 'node:worker_threads';
import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// A thread compiles for itself, and starts in half the time where an earlier one kept what it compiled. So the rest comes behind it.
keepCompiled();
await catchUp();
const [{ answerCalls }, { METHODS_OF }] = await Promise.all([import('./answer-calls.ts'), import('./methods-of.ts')]);
answerCalls(await METHODS_OF[(workerData as { lane: keyof typeof METHODS_OF }).lane]());
