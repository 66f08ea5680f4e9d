import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readLines, type GoldLine } from './line.ts';
import { partOf, type Part } from './part.ts';

/** A schema of the gold: its facts, and what its author expects of each value column. */
export type GoldSchema = {
  readonly name: string;
  readonly repository: string;
  readonly trade: string;
  /** The language of its names: `en`. */
  readonly language: string;
  readonly facts: string;
  readonly lines: readonly GoldLine[];
};

/** `NAME.facts` beside `NAME.gold.tsv`, of one part. The first line of the facts says where they are from: `source`, repository, trade, language. */
export function readGold(folders: readonly string[], part: Part): GoldSchema[] {
  return folders
    .flatMap((folder) => globSync(join(folder, part, '*.facts')).toSorted())
    .map((file) => {
      const name = basename(file, '.facts');
      const [source = '', ...facts] = readFileSync(file, 'utf8').split('\n');
      const [word, repository = '', trade = '', language = 'en'] = source.split('\t');
      if (word !== 'source' || !trade) throw new Error(`${file}: the first line must be its source: repository, trade, language`);
      if (partOf(repository) !== part) throw new Error(`${file}: ${repository} belongs to the part "${partOf(repository)}"`);
      const lines = file.replace(/facts$/, 'gold.tsv');
      if (!existsSync(lines)) throw new Error(`${file}: no lines in ${lines}`);
      return { name, repository, trade, language, facts: facts.join('\n'), lines: readLines(readFileSync(lines, 'utf8')) };
    });
}
