import type { Clause } from './clause.ts';
import type { Expression } from './expression.ts';
import type { Mode } from './mode.ts';
import type { Scope } from './scope.ts';

/** `normalForm`, handed to what reads a part of a condition and meets another condition in it. */
export type Ways = (e: Expression, mode: Mode, scope: Scope) => Clause[];
