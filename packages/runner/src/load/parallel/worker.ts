import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

// Each thread compiles its own code, and starts in half the time with an earlier one's compile cache.
keepCompiled();
await catchUp();
await import('./send-parts.ts');
