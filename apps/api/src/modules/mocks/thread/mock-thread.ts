import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// As every thread of ours: it starts in half the time where an earlier one kept what it compiled. So the rest comes behind it.
keepCompiled();
await catchUp();
const [{ answerCalls }, { mockMethods }] = await Promise.all([import('@seedbed/runner/threads'), import('./mock-methods.ts')]);
answerCalls(mockMethods);
