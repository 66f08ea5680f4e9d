import type { Cases } from '../case.ts';
import { answers } from './answers.ts';
import { embeds } from './embeds.ts';
import { filters } from './filters.ts';
import { select } from './select.ts';
import { writes } from './writes.ts';

/** All cases, by subject. */
export const CASES: Cases = { ...filters, ...select, ...embeds, ...answers, ...writes };
