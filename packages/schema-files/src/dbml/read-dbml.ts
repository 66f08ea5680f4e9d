import type { SourceFile } from '../files/folder.ts';
import type { ReadModel } from '../model/model.ts';
import { fault } from '../model/place.ts';
import { fitKeys } from './fit-keys.ts';
import { knownColumns } from './known-columns.ts';
import { parseDbml } from './parse.ts';
import { refsOf, relationsOf } from './relations.ts';
import { nameOf, tableOf } from './tables.ts';

/** Converts one or more DBML files to tables of Postgres. Throws `invalid-ddl` with the file and its line. */
export function readDbml(files: readonly Pick<SourceFile, 'path' | 'text'>[]): ReadModel {
  const documents = files.map(({ path, text }) => parseDbml(text, path));
  const enums = documents.flatMap((each) => each.enums).map((block) => ({ ...nameOf(block), labels: block.labels }));
  const { blocks, notes } = knownColumns(
    documents.flatMap(({ tables }) => tables),
    enums,
  );
  const partials = documents.flatMap((each) => each.partials);
  const seen = new Set<string>();
  for (const block of blocks) {
    const key = `${block.schema ?? 'public'}.${block.name}`;
    if (seen.has(key)) throw fault(block, `table ${block.name} is there twice`);
    seen.add(key);
  }
  const tables = blocks.map((block) => tableOf(block, partials, enums));
  const refs = refsOf(
    blocks,
    partials,
    documents.flatMap((each) => each.refs),
  );
  const { foreignKeys, joinTables } = relationsOf(refs, blocks, tables);
  const fitted = fitKeys([...tables, ...joinTables], foreignKeys);
  return { model: { extensions: [], enums, tables: fitted.tables, foreignKeys }, notes: [...notes, ...fitted.notes] };
}

/** `Table users {`: only in DBML. */
export function isDbml(text: string): boolean {
  const code = text.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, '');
  return /^[ \t\uFEFF]*Table\s+[\p{L}\p{N}_".]+\s*(?:as\s+[\p{L}\p{N}_"]+\s*)?(?:\[[^\]]*\]\s*)?\{/imu.test(code);
}
