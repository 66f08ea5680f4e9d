/**
 * What is asked of a condition: true, false, not false (what a CHECK asks), not true. True and false imply that it is
 * not NULL; the other two let NULL pass.
 */
export type Mode = 'true' | 'false' | 'notFalse' | 'notTrue';

/** The mode asked of `x` when `NOT x` is asked for `mode`. */
export const OPPOSITE: Readonly<Record<Mode, Mode>> = { true: 'false', false: 'true', notFalse: 'notTrue', notTrue: 'notFalse' };

/** Whether the mode asks for truth rather than falsehood. */
export const isPositive = (mode: Mode): boolean => mode === 'true' || mode === 'notFalse';

/** Whether NULL will not do. */
export const isStrictMode = (mode: Mode): boolean => mode === 'true' || mode === 'false';
