import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

keepCompiled();
await catchUp();

const { work } = await import('./work.ts');
await work();
