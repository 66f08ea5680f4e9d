import type { Group, Order } from '@seedbed/contract';
import { listed, type Place, type Stated } from './stated.ts';

/** The agreements of columns that are made together: conditions of CHECKs, and columns that are there for some labels of another one only. */
export function agreementsOfGroups(place: Place): Stated[] {
  return (place.table.groups ?? []).flatMap((group, at) => [...conditionsOf(place, group), ...presenceOf(place, group, at)]);
}

/** Each CHECK over several columns, as it is written; comparisons of two columns are counted. */
function conditionsOf(place: Place, group: Group): Stated[] {
  const checks = (group.constraints ?? []).flatMap((name) => (place.table.checks ?? []).filter((check) => check.name === name));
  return checks.map(({ name, expression }) => {
    const columns = group.columns.filter((column) => new RegExp(`(?<!\\w)"?${column.replaceAll(/[^\w]/g, '\\$&')}"?(?!\\w)`).test(expression));
    const only = checks.length === 1 ? (group.order ?? []).map(conditionOf) : [];
    return {
      name: `${name}.check`,
      table: place.name,
      columns: columns.length > 0 ? columns : group.columns,
      says: `${listed(columns.length > 0 ? columns : group.columns)} satisfy ${expression}.`,
      from: `the CHECK ${name}`,
      counted: only.length > 0 && !only.includes(null) ? { table: place.name, condition: only.join(' && ') } : null,
      off: { demanded: `the CHECK ${name} demands it` },
    };
  });
}

/** `a < b` of two terms `a - b < 0`; null for others. */
function conditionOf({ terms, operator, value }: Order): string | null {
  const [one, other] = terms;
  const isPair = terms.length === 2 && value === 0 && one!.coefficient === -other!.coefficient;
  if (!isPair) return null;
  const [left, right] = one!.coefficient > 0 ? [one!, other!] : [other!, one!];
  const sign = operator === '=' ? '==' : operator === '<>' ? '!=' : operator;
  return `${left.column} ${sign} ${right.column}`;
}

/** Columns that only rows with certain labels have. */
function presenceOf(place: Place, group: Group, at: number): Stated[] {
  const { variants = [], constraints } = group;
  const label = group.columns.find((column) => variants.length > 1 && variants.every((variant) => variant.columns?.[column]?.domain?.in));
  if (label === undefined) return [];
  return group.columns.flatMap((column) => {
    if (column === label || !variants.some((variant) => variant.columns?.[column]?.null)) return [];
    const labels = variants.filter((variant) => !variant.columns?.[column]?.null).flatMap((variant) => variant.columns![label]!.domain!.in!);
    const always = variants.every((variant) => variant.columns?.[column]?.null || variant.columns?.[column]?.notNull);
    if (labels.length === 0) return [];
    const pointer = `${place.pointer}/groups/${at}`;
    const list = `[${[...new Set(labels)].map((each) => JSON.stringify(each)).join(', ')}]`;
    return [
      {
        name: `${column}.presence`,
        table: place.name,
        columns: [column, label],
        says: `${column} is there ${always ? 'where, and only where,' : 'only where'} ${label} is ${listed([...new Set(labels)], 'or')}.`,
        statement: `if !(${label} in ${list}) then ${column} is null`,
        from: constraints?.length ? `the CHECK ${constraints.join(', ')}` : `the labels of ${label}`,
        counted: {
          columns: [column, label],
          test: () => (_, cell) => {
            const [value, found] = [cell(column), cell(label)];
            if (found === null) return null;
            return labels.includes(found) ? !always || value !== null : value === null;
          },
        },
        off: constraints?.length
          ? { demanded: `the CHECK ${constraints.join(', ')} demands it` }
          : {
              patch: [
                { op: 'test', path: `${pointer}/columns`, value: group.columns },
                { op: 'remove', path: place.table.groups!.length === 1 ? `${place.pointer}/groups` : pointer },
              ],
            },
      },
    ];
  });
}
