export { openHostileServer, STAGES, type HostileServer, type Script, type Stage } from './hostile-server.ts';
export { columns, done, HOSTILE, int32, message, READY, report, row, type Hostile } from './messages.ts';
