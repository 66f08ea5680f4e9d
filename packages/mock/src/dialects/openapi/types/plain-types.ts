import { singular } from '@seedbed/contract';
import { camelCase, servedTables, type MockSchema } from '../../../core/index.ts';
import { maySendText } from '../spec/type-schema.ts';
import { JSON_TYPE, memberText, typeText } from './type-text.ts';

/** An interface for the rows of each table, as the plain dialect sends them: numbers with more digits than JavaScript keeps are texts. */
export function plainTypes(schema: MockSchema, schemas: readonly string[]): string {
  const used = new Set<string>(['Json']);
  const parts = servedTables(schema, schemas).map(({ name, table }) => {
    const members = table.columns.map(
      (column) => `  ${memberText(column.name)}: ${maySendText(column.type) ? 'string | ' : ''}${typeText(column.type, !column.notNull)};\n`,
    );
    return `/** A row of ${name.replaceAll('*/', '* /')}. */\nexport interface ${interfaceName(name, used)} {\n${members.join('')}}\n`;
  });
  return `${[`${JSON_TYPE};\n`, ...parts].join('\n')}`;
}

/** `order_items` becomes `OrderItem`. A used name gets a number. */
function interfaceName(table: string, used: Set<string>): string {
  const words = camelCase(singular(table).replaceAll(/\W+/g, '_')).replace(/^_+/, '');
  const base = /^[A-Za-z]/.test(words) ? words[0]!.toUpperCase() + words.slice(1) : `Table${words}`;
  let name = base;
  for (let n = 2; used.has(name); n++) name = `${base}${n}`;
  used.add(name);
  return name;
}
