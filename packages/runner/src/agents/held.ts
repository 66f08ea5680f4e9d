import type { Blueprint } from '@seedbed/contract';
import type { Held } from './session.ts';

/** Versions that `undo` can go back to; large blueprints have fewer of them. */
const MAX_UNDO_VERSIONS = 5;
const MAX_COLUMNS = 4_000;

/** The session's state after a change: the new blueprint, and the earlier ones. */
export function withBlueprint({ answered: _, ...held }: Held, blueprint: Blueprint): Held {
  const columns = held.blueprint.tables.reduce((sum, table) => sum + table.columns.length, 0);
  const kept = Math.max(1, Math.min(MAX_UNDO_VERSIONS, Math.floor(MAX_COLUMNS / Math.max(1, columns))));
  return { ...held, blueprint, earlier: [held.blueprint, ...(held.earlier ?? [])].slice(0, kept) };
}

/** What the agent looks at: with the answer that was tried last, kept or not. */
export function triedHeld(held: Held): Held {
  const { answered } = held;
  return answered && !answered.isKept ? { ...held, ...answered.tried } : held;
}
