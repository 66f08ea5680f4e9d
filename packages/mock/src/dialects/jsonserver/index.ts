export { jsonServer0 } from './js0/json-server-0.ts';
export { jsonServer1 } from './js1/json-server-1.ts';
export { dumpAnswer } from './dump.ts';
export type { Naming } from './resource.ts';
