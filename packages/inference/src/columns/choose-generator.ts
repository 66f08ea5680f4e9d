import type { Generator } from '@seedbed/contract';
import { surroundingsOf, type DescribedTable } from '../names/describe-table.ts';
import { RuleIndex } from '../names/rule-index.ts';
import { rules } from '../names/rules/index.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { plainGenerator } from './plain-generator.ts';

export type Choice = { readonly generator: Generator; readonly confidence: number; readonly because: string; readonly nullRate?: number };

const index = new RuleIndex(rules);

/** Facts first, then the rule of highest score, then the plain value of the type. */
export function chooseGenerator(column: ColumnView, table: TableView, described: DescribedTable): Choice {
  const fact = factOf(column, table);
  if (fact) return fact;
  const match = index.best(surroundingsOf(column, described));
  if (!match) return { generator: plainGenerator(column.type), confidence: 0.3, because: `a plain value of ${column.type.name}` };
  const { rule } = match;
  return {
    generator: { kind: rule.kind, ...(Object.keys(rule.parameters).length > 0 ? { parameters: { ...rule.parameters } } : {}) },
    confidence: Math.round(Math.min(1, match.score / 30) * 100) / 100,
    because: `"${match.words.join(' ')}" in ${table.table.name}`,
    ...(rule.nullRate === undefined ? {} : { nullRate: rule.nullRate }),
  };
}

function factOf(column: ColumnView, table: TableView): Choice | null {
  const alone = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  if (column.column.identity || column.column.sequence) return { generator: { kind: 'sequence' }, confidence: 1, because: 'numbered by the database' };
  if (alone && /^int[248]$/.test(column.type.base)) return { generator: { kind: 'sequence' }, confidence: 1, because: 'a primary key of whole numbers' };
  if (column.type.base === 'uuid' && (alone || column.unique)) return { generator: { kind: 'string.uuid' }, confidence: 1, because: 'a key of type uuid' };
  if (column.type.labels) return { generator: { kind: 'values', parameters: { values: [...column.type.labels] } }, confidence: 0.8, because: "the enum's labels" };
  return null;
}
