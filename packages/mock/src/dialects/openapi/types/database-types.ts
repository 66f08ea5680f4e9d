import type { MockColumn, MockRelation, MockSchema, MockTable } from '../../../core/index.ts';
import { isOptional, isWritable } from '../spec/table-schemas.ts';
import { JSON_TYPE, memberText, typeText } from './type-text.ts';

/** `types.ts` in the shape of `supabase gen types typescript`, for `createClient<Database>()`. */
export function databaseTypes(schema: MockSchema, schemas: readonly string[]): string {
  const parts = schemas.map((name) =>
    schemaText(
      name,
      schema.tables.filter((table) => table.schema === name),
    ),
  );
  return `${JSON_TYPE}\n\nexport type Database = {\n  __InternalSupabase: {\n    PostgrestVersion: "16"\n  }\n${parts.join('')}}\n`;
}

function schemaText(name: string, tables: readonly MockTable[]): string {
  const body = tables.length > 0 ? `{\n${tables.map(tableText).join('')}    }` : '{\n      [_ in never]: never\n    }';
  const enums = enumsOf(tables);
  const enumText = enums.length > 0 ? `{\n${enums.map(([each, text]) => `      ${memberText(each)}: ${text}\n`).join('')}    }` : EMPTY;
  return `  ${memberText(name)}: {\n    Tables: ${body}\n    Views: ${EMPTY}\n    Functions: ${EMPTY}\n    Enums: ${enumText}\n    CompositeTypes: ${EMPTY}\n  }\n`;
}

const EMPTY = '{\n      [_ in never]: never\n    }';

function tableText(table: MockTable): string {
  const members = (columns: readonly MockColumn[], text: (column: MockColumn) => string) => columns.map((column) => `          ${text(column)}\n`).join('');
  const own = (column: MockColumn) => typeText(column.type, !column.notNull);
  const row = members(table.columns, (column) => `${memberText(column.name)}: ${own(column)}`);
  const written = (text: (column: MockColumn) => string) =>
    members(table.columns, (column) => (isWritable(column) ? text(column) : `${memberText(column.name)}?: never`));
  const insert = written((column) => `${memberText(column.name)}${isOptional(column) ? '?' : ''}: ${own(column)}`);
  const update = written((column) => `${memberText(column.name)}?: ${own(column)}`);
  const relations = table.parents.filter((relation) => relation.declared).map(relationText);
  const list = relations.length > 0 ? `[\n${relations.join('')}        ]` : '[]';
  return (
    `      ${memberText(table.name)}: {\n        Row: {\n${row}        }\n        Insert: {\n${insert}        }\n` +
    `        Update: {\n${update}        }\n        Relationships: ${list}\n      }\n`
  );
}

function relationText({ name, columns, oneToOne, parent, parentColumns }: MockRelation): string {
  const list = (names: readonly MockColumn[]) => `[${names.map((column) => JSON.stringify(column.name)).join(', ')}]`;
  const members = [
    `foreignKeyName: ${JSON.stringify(name)}`,
    `columns: ${list(columns)}`,
    `isOneToOne: ${oneToOne}`,
    `referencedRelation: ${JSON.stringify(parent.name)}`,
    `referencedColumns: ${list(parentColumns)}`,
  ];
  return `          {\n${members.map((member) => `            ${member}\n`).join('')}          },\n`;
}

function enumsOf(tables: readonly MockTable[]): (readonly [string, string])[] {
  const enums = new Map<string, string>();
  for (const { columns } of tables)
    for (const { type } of columns) {
      const one = type.kind === 'array' ? type.element! : type;
      if (one.kind === 'enum' && one.labels) enums.set(one.name.replace(/^.*\./, '').replaceAll('"', ''), typeText(one, false));
    }
  return [...enums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
