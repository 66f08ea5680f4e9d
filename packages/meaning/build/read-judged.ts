import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColumnEvidence, Evidence } from '../src/propose/link/probability.ts';
import { DATA } from './read-sheets.ts';

/** A judged column: whether the attribute's values could be there. */
export type Judged = { readonly schema: string; readonly table: Evidence; readonly column: ColumnEvidence; readonly right: boolean };

/** The lines of `data/judged/links.tsv`. */
export async function readJudged(): Promise<Judged[]> {
  const [, ...lines] = (await readFile(join(DATA, 'judged', 'links.tsv'), 'utf8')).trim().split('\n');
  return lines.map((line): Judged => {
    const [schema, , , , , , kind, name, share, told, domain, neighbours, likeness, columnTold, right] = line.split('\t');
    return {
      schema: schema!,
      table: { name: Number(name), share: Number(share), told: Number(told), domain: Number(domain), neighbours: Number(neighbours) },
      column: { likeness: Number(likeness), told: Number(columnTold), kind: kind as ColumnEvidence['kind'] },
      right: right === 'yes',
    };
  });
}
