export * from './blueprint.ts';
export * from './catalog.ts';
export * from './diagnostic.ts';
export * from './limits.ts';
export * from './problems.ts';
export * from './sql-type.ts';
