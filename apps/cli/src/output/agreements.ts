import type { Agreement } from '@seedbed/contract';

const NUMBERS = new Intl.NumberFormat('en-US');
const grouped = (count: number): string => NUMBERS.format(count);

/** What agrees in the rows of one table, or of each, for people at a terminal. */
export function agreementsText(agreements: readonly Agreement[], table: string | undefined): string {
  if (agreements.length === 0)
    return `${table === undefined ? 'No table has a column' : `${table} has no column`} that agrees with others, beyond keys and references.\n`;
  const tables = [...Map.groupBy(agreements, (each) => each.table)];
  const free = agreements.find(({ off }) => 'patch' in off);
  return `${[
    ...tables.flatMap(([name, own]) => [name, ...own.flatMap(linesOf), '']),
    ...(free ? [`To switch one off, in an overlay: { "agreements": { ${JSON.stringify(`${free.table}.${free.name}`)}: false } }`] : []),
  ].join('\n')}\n`;
}

function linesOf({ name, says, from, holds, off }: Agreement): string[] {
  return [`  ${says}`, `      ${name}: ${sharesText(holds)}; from ${from}${'demanded' in off ? `; stays: ${off.demanded}` : ''}`];
}

function sharesText(holds: Agreement['holds']): string {
  if (holds === null) return 'not counted';
  if (holds.of === 0) return 'in no row to count';
  return `${grouped(holds.hold)} of ${grouped(holds.of)} ${holds.sampled ? 'sampled rows' : 'rows'}`;
}
