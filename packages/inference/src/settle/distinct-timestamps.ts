import { ownMember, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';

/** Kinds that make times of day. */
const TIMES = /^(?:(?:date|life)\.(?!due$|expires$)|expression$)/;

/**
 * A timestamp in a unique key keeps it by its last digits (`distinct`), where no other column of the key does: measured_at of (sensor_id, measured_at),
 * starts_at of (doctor_id, starts_at). By rank, it would get any timestamps; so times stay where their generators put them, and rows need not lie by parents.
 */
export function distinctTimestamps(blueprint: Blueprint): void {
  for (const table of blueprint.tables) {
    for (const key of keysOf(table)) {
      const columns = key.map((name) => table.columns.find((column) => column.name === name)!);
      if (columns.some((column) => column.distinct || isDistinct(column, table))) continue;
      const time = columns.find((column) => canBeDistinct(blueprint, table, column));
      if (time) time.distinct = true;
      else for (const column of columns) if (key.length > 1) listTimesOfDay(blueprint, column);
    }
  }
}

function keysOf({ primaryKey, uniqueKeys = [] }: BlueprintTable): (readonly string[])[] {
  const keys = uniqueKeys.filter((key) => !key.withoutOverlaps).map(({ columns }) => columns);
  return primaryKey ? [primaryKey, ...keys] : keys;
}

/** Whether the column alone satisfies the key: numbers of a sequence, UUIDs, columns with a key of their own. */
function isDistinct({ name, identity, sequence, type, generator }: BlueprintColumn, table: BlueprintTable): boolean {
  if (identity || sequence || generator?.kind === 'sequence' || (type === 'uuid' && generator)) return true;
  return keysOf(table).some((key) => key.length === 1 && key[0] === name);
}

function canBeDistinct({ types }: Blueprint, { groups = [] }: BlueprintTable, { name, type, generator }: BlueprintColumn): boolean {
  if (!generator || !TIMES.test(generator.kind)) return false;
  const { earliest, latest } = generator.parameters ?? {};
  // Always the same hour: days are distinguished, not fractions of a second.
  if (latest !== undefined && (earliest ?? 0) === latest) return false;
  const { base, scale } = resolveType(type, types);
  if (base !== 'timestamp' && base !== 'timestamptz') return false;
  // Clauses of partitions bring timestamps of their own, which take digits as well.
  const kinds = groups.flatMap((group) => (group.variants ?? []).map((variant) => ownMember(variant.columns, name)?.generator?.kind));
  return (scale ?? 6) >= 3 && !groups.some((group) => group.rows) && kinds.every((kind) => kind === undefined || TIMES.test(kind));
}

/** Hours of a usual day, where the generator does not say them. */
const DAY = { from: 8, to: 18, step: 15 };

/** A time of day in a key is one of a list: what a key makes different is otherwise apart by a second, from midnight on. */
function listTimesOfDay({ types }: Blueprint, column: BlueprintColumn): void {
  const { generator, type } = column;
  if (generator?.kind !== 'date.timeOfDay' || resolveType(type, types).base !== 'time') return;
  const { from, to, step } = { ...DAY, ...(generator.parameters as Partial<typeof DAY>) };
  if (to <= from || step < 5) return;
  const minutes = Array.from({ length: Math.floor(((to - from) * 60) / step) + 1 }, (_, i) => from * 60 + i * step);
  const values = minutes.map((each) => [Math.floor(each / 60), each % 60].map((part) => String(part).padStart(2, '0')).join(':'));
  column.generator = { kind: 'values', parameters: { values } };
}
