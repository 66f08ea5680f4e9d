import { dictionary } from '../dictionary.ts';
import { KNOWN_FORMS } from './known-forms.ts';

/** The tool that owns a table. */
export type ToolTable = { readonly tool: string; readonly what: string };

/** A table of a catalog, a blueprint or a target; types as `format_type` prints them. */
export type FormOfTable = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
};

/**
 * The tool or framework that stores its own data in this table; null for a table of the user's. Identified by name and
 * form, in any schema: a `migrations` table with other columns is the user's.
 */
export function toolTableOf(table: FormOfTable): ToolTable | null {
  const forms = [...(FORMS.get(table.name.toLowerCase()) ?? []), ...(FORMS.get(`${table.schema}.*`) ?? [])];
  return forms.find((form) => fits(table, form)) ?? null;
}

/** `a migration ledger of Prisma`. */
export function describeToolTable({ tool, what }: ToolTable): string {
  return `${what} of ${tool}`;
}

type Form = ToolTable & {
  readonly open: boolean;
  readonly columns: ReadonlyMap<string, { readonly kind: string; readonly optional: boolean }>;
};

function fits({ columns }: FormOfTable, form: Form): boolean {
  const found = new Map(columns.map(({ name, type }) => [name.toLowerCase(), type]));
  for (const [name, { kind, optional }] of form.columns) {
    const type = found.get(name);
    if (type === undefined ? !optional : !isOfKind(type, kind)) return false;
  }
  return form.open || [...found.keys()].every((name) => form.columns.has(name));
}

const KINDS = dictionary<RegExp>({
  any: /./,
  text: /^(?:text|character varying|character|(?:\w+\.)?citext|name)(?:\(\d+\))?$/,
  texts: /^(?:text|character varying)(?:\(\d+\))?\[\]$/,
  int: /^(?:smallint|integer|bigint|numeric(?:\(\d+(?:,0)?\))?)$/,
  number: /^(?:smallint|integer|bigint|real|double precision|numeric(?:\([\d,]+\))?)$/,
  bool: /^boolean$/,
  time: /^(?:timestamp|date)(?:\(\d\))?(?: with(?:out)? time zone)?$/,
  json: /^jsonb?$/,
  bytes: /^bytea$/,
});

function isOfKind(type: string, kind: string): boolean {
  return KINDS[kind]!.test(type);
}

const FORMS: ReadonlyMap<string, readonly Form[]> = readForms(KNOWN_FORMS);

function readForms(text: string): Map<string, Form[]> {
  const forms = new Map<string, Form[]>();
  for (const line of text.trim().split('\n')) {
    const [whose, table, columns] = line.split(' | ') as [string, string, string];
    const [what, tool] = whose.includes(' ! ') ? (whose.split(' ! ') as [string, string]) : ['a migration ledger', whose];
    const listed = columns.split(', ').filter((column) => column !== '…');
    const form = { tool, what, open: columns.endsWith('…'), columns: new Map(listed.map(readColumn)) };
    const name = table.toLowerCase();
    forms.set(name, [...(forms.get(name) ?? []), form]);
  }
  return forms;
}

function readColumn(text: string): [string, { kind: string; optional: boolean }] {
  const [name, kind] = text.split(' ') as [string, string];
  return [name, { kind: kind.replace('?', ''), optional: kind.endsWith('?') }];
}
