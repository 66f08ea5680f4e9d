import type { DatabaseSync } from 'node:sqlite';
import { quotedName } from '@seedbed/contract';

/** A full-text index over the rows of another table, or over its own; a contentless one has no rows to rebuild from. */
const OF_ROWS = /^create\s+virtual\s+table\b[^(]*\busing\s+fts[345]\s*\((?!.*\bcontent\s*=\s*(?:''|""))/is;

/** Rebuilds full-text indexes from their rows: the triggers that maintain them were created after the rows. */
export function rebuildTexts(database: DatabaseSync): void {
  const tables = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL").all() as { name: string; sql: string }[];
  for (const { name, sql } of tables) {
    if (OF_ROWS.test(sql)) database.exec(`INSERT INTO ${quotedName(name)} (${quotedName(name)}) VALUES ('rebuild')`);
  }
}
