import type { Clause } from './clause.ts';
import type { Expression } from './expression.ts';
import type { Mode } from './mode.ts';
import type { Scope } from './scope.ts';

/** `normalForm`, passed to readers of a part that contains another condition. */
export type Ways = (e: Expression, mode: Mode, scope: Scope) => Clause[];
