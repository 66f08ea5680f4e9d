import { join } from 'node:path';
import type { FuzzSchema } from './schema.ts';
import type { AtLeast, Failure } from './try-schema.ts';
import { writeDdl } from './write-ddl.ts';

/** Minimal schemas that once failed, as files: DDL under two lines of comment. */
export const found = {
  folder: join(import.meta.dirname, 'found'),
  write(schema: FuzzSchema, seed: number, rows: number, failure: Failure): string {
    const held = schema.tables.map((table) => `${table.name} ${table.rows.length}`).join(', ');
    return `-- Seed ${seed}, ${failure.kind}: ${failure.message.replaceAll('\n', ' ').slice(0, 220)}\n-- Asked: ${rows} rows. Can hold: ${held}.\n${writeDdl(schema)}\n`;
  },
  /** A file that says `-- After repair.` needs trials; all others are right at the first try. */
  read(text: string): { readonly rows: number; readonly atLeast: AtLeast; readonly repaired: boolean } {
    const [, rows, held] = /^-- Asked: (\d+) rows\. Can hold: (.*)\.$/m.exec(text)!;
    return {
      rows: Number(rows),
      atLeast: new Map(held!.split(', ').map((one): [string, number] => [one.split(' ')[0]!, Number(one.split(' ')[1])])),
      repaired: /^-- After repair\.$/m.test(text),
    };
  },
};
