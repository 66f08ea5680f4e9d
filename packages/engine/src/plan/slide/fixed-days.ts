import type { Domain } from '@seedbed/contract';
import { acceptor } from '../domains/accepts.ts';
import type { ColumnDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import type { TableWork } from '../work.ts';

/**
 * The text of the condition that rejects a moved value: the column's own conditions (CHECKs against fixed dates,
 * partition bounds), and those of every case of its group. Null if no condition applies.
 */
export function refusalOf({ groups, draft }: TableWork, column: ColumnDraft): ((text: string) => string | null) | null {
  const own = isFixed(column.domain) ? acceptor(column.type, column.domain) : null;
  const variantDomains = groups.get(column)?.variants.map((variant) => conditionsOnColumn(variant, column.name)?.domain) ?? [];
  const cases =
    variantDomains.length > 0 && variantDomains.every((domain) => domain && isFixed(domain))
      ? variantDomains.map((domain) => acceptor(column.type, domain!))
      : null;
  if (!own && !cases) return null;
  const by = namesOf(draft.spec.checks ?? [], column.name);
  return (text) => ((own && !own(text)) || (cases && !cases.some((accepts) => accepts(text))) ? by : null);
}

function isFixed({ min, max, in: listed, notIn, multipleOf, patterns }: Domain): boolean {
  return min !== undefined || max !== undefined || listed !== undefined || notIn !== undefined || multipleOf !== undefined || patterns !== undefined;
}

function namesOf(checks: readonly { readonly name: string; readonly expression: string }[], column: string): string {
  const named = checks.filter(({ expression }) => new RegExp(String.raw`(?<!\w)"?${column.replace(/[^\w]/g, '.')}"?(?!\w)`).test(expression));
  if (named.length === 0) return 'the bound of its partition or type';
  return `CHECK ${named.map(({ name }) => name).join(' or ')}`;
}
