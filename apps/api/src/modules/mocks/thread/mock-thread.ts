import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// Loads the compile cache of an earlier thread, which halves the start time. Everything else must be imported after it.
keepCompiled();
await catchUp();
const [{ answerCalls }, { mockMethods }] = await Promise.all([import('@seedbed/runner/threads'), import('./mock-methods.ts')]);
answerCalls(mockMethods);
