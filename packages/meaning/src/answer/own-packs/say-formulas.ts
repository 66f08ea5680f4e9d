import { writeFormula } from '../../agree/sums/by-concept.ts';
import { decimal } from '../../agree/sums/decimal.ts';
import { unitTurn } from '../../propose/knowledge/unit-turn.ts';
import type { OwnColumn, OwnTable } from './own-table.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';
const PLAIN = /^[a-z_][a-z0-9_]*$/i;

/** Formulas of the pack as equations: their quotients have decimals, and they take precedence over Seedbed's own. */
export function sayFormulas({ link, columns, knowledge }: OwnTable): void {
  const { attributes, derive = {} } = link.concept;
  const turned = (attribute: string, { at }: OwnColumn): number | null => unitTurn(attributes[attribute]!, at);
  const numberOf = (attribute: string): OwnColumn | undefined => {
    const column = columns.get(attribute);
    return column && NUMBER_AND_MONEY_TYPES.has(column.at.column.type.base) && PLAIN.test(column.at.column.name) ? column : undefined;
  };
  for (const [attribute, formula] of Object.entries(derive)) {
    const target = numberOf(attribute);
    const own = target && turned(attribute, target);
    if (!target || !own) continue;
    const written = writeFormula(formula, (name) => {
      const part = numberOf(name);
      const factor = part && part !== target ? turned(name, part) : null;
      return factor === null ? null : factor === 1 ? part!.at.column.name : `(${part!.at.column.name} / ${decimal(factor)})`;
    });
    if (written === null) continue;
    const { base, scale } = target.at.column.type;
    const digits = base.startsWith('int') ? 0 : (scale ?? attributes[attribute]!.decimals ?? 2);
    const { name } = target.at.column;
    knowledge.equations.push(`${name} == round(${own === 1 ? written : `(${written}) * ${decimal(own)}`}, ${digits})`);
    delete knowledge.columns[name];
  }
}
