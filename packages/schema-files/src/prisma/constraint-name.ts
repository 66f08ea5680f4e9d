/** Postgres' longest name in bytes. */
const MAX = 63;

/** Prisma's name for a key or index; Prisma truncates a long name before its suffix. */
export function constraintName(table: string, columns: readonly string[], suffix: string): string {
  const name = [table, ...columns].join('_');
  let kept = name;
  while (Buffer.byteLength(kept) + suffix.length > MAX) kept = kept.slice(0, -1);
  return `${kept}${suffix}`;
}
