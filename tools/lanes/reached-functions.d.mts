import type { Profiler } from 'node:inspector';

/** What is kept of V8's answer: the called functions, with their places. */
export declare function calledIn(scripts: readonly Profiler.ScriptCoverage[]): readonly unknown[];
