export { openRunner, type RunnerOptions } from './open-runner.ts';
export { describeGenerators } from './describe-generators.ts';
export { distributionOf } from './distribution.ts';
export { parseBlueprint, withRows } from './blueprint-document.ts';
export type { Drifted, InferOptions, Inferred, LoadOptions, LoadProgress, LoadReport, ProveOptions, Runner, StreamRequest } from './runner.ts';
export { shortProblem, shortTables, type ShortTable } from './short-tables.ts';
export type { TargetPolicy } from './target.ts';
export type { Plan, TablePlan } from '@seedbed/engine';
export type { LoadStep } from '@seedbed/postgres';
