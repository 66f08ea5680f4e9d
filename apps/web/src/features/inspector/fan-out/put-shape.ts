import type { FanOut } from '@seedbed/contract';

/** Puts another curve into the blueprint. `words` name the step; steps of one `merge` that follow closely are one. */
export type PutShape = (next: FanOut, words: string, merge: string) => void;
