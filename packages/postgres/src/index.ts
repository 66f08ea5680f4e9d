// Every room in one entry, until its importers name the rooms.
export * from './cluster/index.ts';
export * from './sql/index.ts';
export * from './address/index.ts';
export * from './introspect/index.ts';
export * from './sandbox/index.ts';
export * from './load/index.ts';
export * from './parts/index.ts';
export * from './standing/index.ts';
export * from './refresh/index.ts';
export * from './proof/index.ts';
