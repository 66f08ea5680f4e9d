import type { Proof, ProvedConstraint, RefusedLoad } from '@seedbed/contract';
import type { Fact } from '../../workspace/facts-of.ts';

/** What is known of one constraint. `row`: a refused row, from 1. `plain`: no proof tries it, or none has yet. */
export type ConstraintState = {
  readonly sql: string;
  readonly state: 'kept' | 'refused' | 'load-refused' | 'untried' | 'plain';
  readonly row?: number | null | undefined;
};

export type KnownProof = {
  /** The last proof; null if it accepted all rows of all tables, `undefined` if there is none, or until it is loaded. */
  readonly proof: Pick<Proof, 'byTable'> | null | undefined;
  /** The newest load, if its rows were refused. */
  readonly refusedLoad: Pick<RefusedLoad, 'table' | 'constraint' | 'row'> | null;
};

/**
 * What the last proof and the last load found about constraints of a table, or of one of its columns. Refused ones that no fact names (a trigger, a domain, a reference)
 * follow.
 */
export function constraintStates(table: string, column: string | null, facts: readonly Fact[], { proof, refusedLoad }: KnownProof): ConstraintState[] {
  const proved = proof?.byTable.find((one) => one.table === table);
  const isRefused = ({ accepted, tier }: ProvedConstraint) => !accepted && tier === 'G' && proved?.accepted === false;
  const left = new Set(proved?.constraints.filter(isRefused));
  const states = facts.map((fact): ConstraintState => {
    const { sql, kind } = fact;
    if (kind === undefined) return { sql, state: 'plain' };
    const found = proved?.constraints.find((one) => isOf(one, fact));
    if (found) left.delete(found);
    const name = fact.name ?? found?.name;
    if (refusedLoad?.table === table && name !== undefined && refusedLoad.constraint === name) return { sql, state: 'load-refused', row: refusedLoad.row };
    if (proof === null) return { sql, state: 'kept' };
    if (!found) return { sql, state: 'plain' };
    if (isRefused(found)) return { sql, state: 'refused', row: found.row };
    return { sql, state: found.accepted ? 'kept' : 'untried' };
  });
  const others = [...left].filter(({ kind, columns }) => (column === null ? kind !== 'not null' : columns?.includes(column)));
  return [...states, ...others.map(({ kind, name, asks, row }): ConstraintState => ({ sql: `${kind.toUpperCase()} ${asks ?? name}`, state: 'refused', row }))];
}

function isOf(one: ProvedConstraint, { kind, name, columns = [] }: Fact): boolean {
  if (one.kind !== kind) return false;
  return name === undefined ? columns.length === one.columns?.length && columns.every((each) => one.columns!.includes(each)) : one.name === name;
}
