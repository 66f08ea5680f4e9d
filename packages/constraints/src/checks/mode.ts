/**
 * The required result of a condition: true, false, not false (as for a CHECK), not true. True and false exclude NULL;
 * the other two accept it.
 */
export type Mode = 'true' | 'false' | 'notFalse' | 'notTrue';

/** The mode for `x` if `mode` is required of `NOT x`. */
export const OPPOSITE: Readonly<Record<Mode, Mode>> = { true: 'false', false: 'true', notFalse: 'notTrue', notTrue: 'notFalse' };

/** Whether the mode requires truth rather than falsehood. */
export const isPositive = (mode: Mode): boolean => mode === 'true' || mode === 'notFalse';

/** Whether the mode excludes NULL. */
export const isStrictMode = (mode: Mode): boolean => mode === 'true' || mode === 'false';
