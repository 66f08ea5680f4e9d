import { withArticle } from '@seedbed/contract';
import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { unitTurn } from '../../propose/knowledge/unit-turn.ts';
import { billParts } from './bill-parts.ts';
import { isSumOfOwnParts } from './own-parts.ts';
import { isLeftToPay } from './settle-pay.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isOpen, isThere, type DeriveContext } from '../context.ts';
import { isDoneByChildren } from '../children/of-children.ts';
import { decimal } from './decimal.ts';
import { isNumber, isNumericType } from './numbers.ts';

/** Names in a formula that are functions of the expressions, not attributes. */
const WORD = /[A-Za-z_][A-Za-z0-9_]*(?!\s*\()\b/g;

/** Formulas from the concept of a table (`net_price = gross_price - discount`), if all their attributes are columns. */
export function deriveByConcept(table: TableView, context: DeriveContext): void {
  const link = context.concepts.get(table.name);
  if (!link?.concept.derive) return;
  const drafts = context.drafts.get(table)!;
  const domains = context.bounds.tables.get(table.name)!.domains;
  const columnOf = (attribute: string): Draft | undefined => {
    const name = link.columns.find((each) => each.attribute === attribute && each.likeness >= MIN)?.column;
    return drafts.find((each) => each.column.name === name && isNumber(each));
  };
  for (const [attribute, formula] of Object.entries(link.concept.derive)) {
    const target = columnOf(attribute);
    if (!target || !isOpen(target, table, context) || isDoneByChildren(target, table, context) || isLeftToBill(target, drafts) || isLeftToPay(target, drafts))
      continue;
    const turned = (name: string, draft: Draft): number | null =>
      unitTurn(link.concept.attributes[name]!, { ...draft, domain: ownMember(domains, draft.column.name) });
    const written = writeFormula(formula, (name) => {
      const part = Object.hasOwn(link.concept.attributes, name) ? columnOf(name) : undefined;
      const factor = part && part !== target && isThere(part, target) ? turned(name, part) : null;
      return factor === null ? null : factor === 1 ? nameIn(formula, part!) : `(${part!.column.name} / ${decimal(factor)})`;
    });
    const own = turned(attribute, target);
    if (written === null || own === null) continue;
    const whole = own === 1 ? written : `(${written}) * ${decimal(own)}`;
    const digits = target.column.type.base.startsWith('int') ? 0 : (target.column.type.scale ?? link.concept.attributes[attribute]!.decimals ?? 2);
    compute(
      target,
      'expression',
      { expression: `round(${whole}, ${digits})` },
      `${formula}, of ${withArticle(link.concept.concept)} (${link.pack})`,
      'concept',
    );
  }
}

/** A column in a formula: whole numbers are divided as decimals, or 181 cm were one metre. */
function nameIn(formula: string, { column: { name, type } }: Draft): string {
  return formula.includes('/') && type.base.startsWith('int') ? `double(${name})` : name;
}

/** Beside a subtotal with a tax, the row's own parts decide: the concept knows one form of a bill, the table has another. */
function isLeftToBill(target: Draft, drafts: readonly Draft[]): boolean {
  if (isSumOfOwnParts(target, drafts)) return true;
  const parts = billParts(drafts.filter(isNumericType));
  const above = [parts.tax, parts.total, parts.gross, parts.last];
  return (parts.subtotal ?? parts.net) !== undefined && parts.tax !== undefined && above.includes(target);
}

/** A column whose name is only somewhat like the attribute's takes no part in its formulas. */
const MIN = 0.6;

/** The formula with columns for its attributes; null if one is no column. */
export function writeFormula(formula: string, columnOf: (attribute: string) => string | null): string | null {
  let whole = true;
  const written = formula.replace(WORD, (word) => {
    const column = columnOf(word);
    if (column === null) whole = false;
    return column ?? word;
  });
  return whole ? written : null;
}
