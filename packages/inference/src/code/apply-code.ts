import type { BlueprintTable, Relation } from '@seedbed/contract';
import { applyAgreements } from './apply-agreements.ts';
import { applyWrites } from './apply-writes.ts';
import type { Code } from './read-code.ts';

/** What the schema's code asks of tables and references, beyond conditions on single rows (which the solver meets). */
export function applyCode(tables: readonly BlueprintTable[], relations: readonly Relation[], code: Code): { tables: BlueprintTable[]; relations: Relation[] } {
  const agreed = applyAgreements(tables, relations, code.agreements);
  return { ...agreed, tables: applyWrites(agreed.tables, agreed.relations, code) };
}
