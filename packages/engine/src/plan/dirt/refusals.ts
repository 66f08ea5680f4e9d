import { quotedName } from '@seedbed/contract';
import { sendsNull } from '../column-source.ts';
import type { ColumnDraft } from '../draft.ts';
import type { TableWork } from '../work.ts';
import { KEYED_KINDS, type DirtKind } from './kinds.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext']);

/** Why a column supports no dirt at all; null if it does. */
export function columnRefusal(table: TableWork, column: ColumnDraft): string | null {
  return ofItself(column) ?? ofReferences(column) ?? ofConditions(table, column) ?? ofGenerated(column) ?? ofCode(table, column);
}

/** Why a column does not support a kind of dirt, whatever its values; null if it does. */
export function kindRefusal(column: ColumnDraft, kind: DirtKind): string | null {
  const key = keyOver(column);
  if (key === null) return null;
  if (!KEYED_KINDS.has(kind)) return `${key} takes no value twice`;
  if (kind !== 'case' && column.spec.foldCase) return `${key} compares its values without their case`;
  return kind === 'spaces' && column.type.base === 'bpchar' ? `${key} ignores blanks at the end` : null;
}

/** Whether values of the column must stay distinct. */
export function isUnderKey(column: ColumnDraft): boolean {
  return keyOver(column) !== null;
}

function keyOver({ table, name }: ColumnDraft): string | null {
  const key = table.spec.uniqueKeys?.find(({ columns }) => columns.includes(name));
  return key ? `the unique key ${key.name ?? `(${key.columns.join(', ')})`}` : null;
}

function ofItself({ spec, type, table, name }: ColumnDraft): string | null {
  if (spec.generated !== undefined) return 'Postgres computes it';
  if (!TEXTS.has(type.base)) return `its type ${type.name} is no text`;
  if (type.kind !== 'base') return `its type ${type.name} is no text`;
  return table.spec.primaryKey?.includes(name) ? 'it is part of the primary key' : null;
}

function ofReferences({ relations, table, name }: ColumnDraft): string | null {
  const [relation] = relations;
  if (relation) return `it refers to ${relation.parent.name}`;
  for (const { child, parentColumns, spec } of table.children) {
    if (parentColumns.some((column) => column.name === name)) return `rows of ${child.name} refer to it`;
    if (Object.hasOwn(spec.where ?? {}, name) || Object.values(spec.inherits ?? {}).includes(name)) return `rows of ${child.name} are made to agree with it`;
  }
  const agreeing = table.relations.find(({ spec }) => Object.hasOwn(spec.inherits ?? {}, name));
  return agreeing ? `it agrees with a column of ${agreeing.parent.name}` : null;
}

function ofConditions({ groups }: TableWork, column: ColumnDraft): string | null {
  const { table, name, spec, type } = column;
  const group = groups.get(column)?.spec;
  const constraint = group?.constraints?.[0] ? `the constraint ${group.constraints[0]}` : 'a CHECK';
  if (group?.rows) return `${constraint} is met by whole rows that Postgres accepted`;
  const orders = [...(group?.order ?? []), ...(group?.variants ?? []).flatMap((variant) => variant.order ?? [])];
  if (orders.some(({ terms }) => terms.some((term) => term.column === name))) return `${constraint} compares it with other columns`;
  const unread = group || spec.domain ? undefined : table.spec.checks?.find(({ expression }) => names(expression, name));
  if (unread) return `the CHECK ${unread.name} reads it`;
  if (!group && !spec.domain && type.domains?.some((domain) => (domain.checks ?? []).length > 0)) return `a CHECK of its domain ${type.name} reads it`;
  return ofKeys(column);
}

function ofKeys({ table, name }: ColumnDraft): string | null {
  const { exclusions = [], uniqueKeys = [] } = table.spec;
  const exclusion = exclusions.find(({ equal, span, same = [] }) => [...equal, ...span, ...same].includes(name));
  if (exclusion) return `the exclusion constraint${exclusion.name ? ` ${exclusion.name}` : ''} compares it`;
  const key = uniqueKeys.find(({ when, predicate, withoutOverlaps, columns }) => {
    // Dirt never makes a value NULL, or a NULL a value.
    const ofValues = (predicate ?? '').replace(/[^\s()]+\s+is\s+(?:not\s+)?null\b/gi, '');
    return Object.hasOwn(when ?? {}, name) || names(ofValues, name) || (withoutOverlaps === true && columns.includes(name));
  });
  return key ? `the condition of the unique key ${key.name ?? `(${key.columns.join(', ')})`} reads it` : null;
}

/** Types whose values can come from any text: they contain no number or format to parse. */
const TAKES_ANY = /^(?:text|tsvector|bool|timestamptz?)$/;

/**
 * Columns that Postgres generates from it must still work: texts do, but numbers parsed from it, or keys over it, may
 * not.
 */
function ofGenerated({ table, name }: ColumnDraft): string | null {
  for (const { spec, type, name: other, relations } of table.columns.values()) {
    if (spec.generated === undefined || !names(spec.generated, name)) continue;
    const isKey = [table.spec.primaryKey ?? [], ...(table.spec.uniqueKeys ?? []).map((key) => key.columns)].some((key) => key.includes(other));
    const isFree = TAKES_ANY.test(type.base) && !spec.domain && relations.length === 0 && !isKey;
    if (!isFree) return `Postgres computes ${other} from it`;
  }
  return null;
}

/**
 * Rows of other tables, or database code, depend on its values. A trigger that must fill a column may read any text of
 * the row.
 */
function ofCode(table: TableWork, column: ColumnDraft): string | null {
  const filled = [...column.table.columns.values()].find((other) => !other.nullable && sendsNull(other) && !TAKES_ANY.test(other.type.base));
  if (filled) return `a trigger computes ${filled.name} of its row`;
  const state = table.columns.get(column)!;
  if (state.demanded) return 'rows of other tables look its values up';
  return state.guards.length > 0 ? 'the condition of a unique key reads it' : null;
}

/** Whether an SQL expression contains the column's name. */
function names(expression: string, column: string): boolean {
  return expression.split(/[^\p{L}\p{N}_$]+/u).includes(column) || expression.includes(quotedName(column));
}
