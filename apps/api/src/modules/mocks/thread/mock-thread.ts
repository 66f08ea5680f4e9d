import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// As in every thread: it starts in half the time with an earlier one's compile cache. So the rest is imported after this.
keepCompiled();
await catchUp();
const [{ answerCalls }, { mockMethods }] = await Promise.all([import('@seedbed/runner/threads'), import('./mock-methods.ts')]);
answerCalls(mockMethods);
