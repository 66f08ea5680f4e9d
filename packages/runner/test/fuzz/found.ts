import { join } from 'node:path';
import type { FuzzSchema } from './schema.ts';
import { atLeastOf, type AtLeast, type Failure } from './try-schema.ts';
import { writeDdl } from './write-ddl.ts';

/** Minimal schemas that once failed, as files: DDL after two comment lines. */
export const found = {
  folder: join(import.meta.dirname, 'found'),
  write(schema: FuzzSchema, seed: number, rows: number, failure: Failure): string {
    const held = [...atLeastOf(schema)].map(([name, rows]) => `${name} ${rows}`).join(', ');
    return `-- Seed ${seed}, ${failure.kind}: ${failure.message.replaceAll('\n', ' ').slice(0, 220)}\n-- Asked: ${rows} rows. Can hold: ${held}.\n${writeDdl(schema)}\n`;
  },
  /** A file with `-- After repair.` needs trials; all others succeed at the first try. */
  read(text: string): { readonly rows: number; readonly atLeast: AtLeast; readonly repaired: boolean } {
    const [, rows, held] = /^-- Asked: (\d+) rows\. Can hold: (.*)\.$/m.exec(text)!;
    return {
      rows: Number(rows),
      atLeast: new Map(
        held!.split(', ').map((one): [string, number | 'written'] => {
          const [name = '', most] = one.split(' ');
          return [name, most === 'written' ? most : Number(most)];
        }),
      ),
      repaired: /^-- After repair\.$/m.test(text),
    };
  },
};
