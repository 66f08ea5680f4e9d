import { createHash } from 'node:crypto';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { COMPRESSED_EXTENSIONS, FILE_FORMATS, type Compression, type FileFormat } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { readZip } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { shop } from '../../../engine/test/suites/shop.ts';
import { hashOf } from '../../src/documents/canonical-json.ts';
import { archive } from '../../src/files/archive.ts';
import { datasetFiles, type FilesRequest } from '../../src/files/dataset-files.ts';
import { fileBytes } from '../../src/files/measured.ts';

const blueprint = shop(1_237);
const plan = await compileBlueprint(blueprint);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const PLAIN = { compression: 'none', file: { restrict_key: 'none' } } as const;

/** The bytes of each table, by its name. */
function made(request: FilesRequest): Map<string, Buffer> {
  return new Map(datasetFiles(plan, request).map((file) => [file.table!, Buffer.concat([...fileBytes(file)])]));
}

const withKey = (format: FileFormat): FilesRequest => ({ format, compression: 'none', ...(format === 'sql' && { file: { restrict_key: 'same' } }) });

test.each(['csv', 'ndjson', 'json', 'sql', 'copy'] as const)('shards of %s joined are the file of one run, for 1, 2, 5 and 16', (format) => {
  const whole = made(withKey(format));
  for (const count of [1, 2, 5, 16]) {
    const shards = Array.from({ length: count }, (_, i) => made({ ...withKey(format), shard: { index: i + 1, count } }));
    for (const [table, bytes] of whole)
      expect([table, count, sha256(Buffer.concat(shards.map((each) => each.get(table)!)))]).toEqual([table, count, sha256(bytes)]);
  }
});

test('a shard has whole rows, and its name sorts by its number', () => {
  const rows = [1, 2, 3].flatMap((index) => {
    const file = datasetFiles(plan, { ...PLAIN, format: 'ndjson', file: {}, tables: ['users'], shard: { index, count: 3 } })[0]!;
    expect(file.name).toBe(`public.users.0000${index}-of-00003.ndjson`);
    const lines = Buffer.concat([...fileBytes(file)])
      .toString()
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(file.rows);
    return lines.map((line) => (JSON.parse(line) as { id: number }).id);
  });
  expect(rows).toEqual(Array.from({ length: 1_237 }, (_, i) => i + 1));
  expect(() => datasetFiles(plan, { format: 'sql', compression: 'none', shard: { index: 1, count: 2 } })).toThrow('restrict_key');
});

test.each(['deflate', 'none', 'gzip', 'zstd'] as const)('an archive holds every table and lists them: %s', async (compression) => {
  const whole = made({ format: 'csv', compression: 'none' });
  const entries = await readZip(Buffer.concat([...archive(plan, { format: 'csv', compression, version: '1.2.3' })]));
  const manifest = JSON.parse(entries.at(-1)!.bytes.toString());
  expect(entries.at(-1)!.name).toBe('manifest.json');
  expect(manifest).toMatchObject({
    product: { name: 'seedbed', version: '1.2.3' },
    blueprint: hashOf(blueprint),
    seed: 42,
    generatorVersion: 1,
    format: 'csv',
    compression,
    rows: plan.tables.reduce((sum, table) => sum + table.rows, 0),
    files: entries.slice(0, -1).map(({ name, bytes }) => ({ file: name, bytes: bytes.length, sha256: sha256(bytes) })),
  });
  // Parents before children.
  expect(manifest.files.map((file: { table: string }) => file.table)).toEqual(plan.tables.map((table) => table.name));
  const each: Compression = compression === 'deflate' ? 'none' : compression;
  for (const { name, bytes } of entries.slice(0, -1)) {
    const table = name.replace(`.csv${COMPRESSED_EXTENSIONS[each]}`, '');
    const plain = each === 'gzip' ? gunzipSync(bytes) : each === 'zstd' ? zstdDecompressSync(bytes) : bytes;
    expect([table, plain.equals(whole.get(table)!)]).toEqual([table, true]);
  }
});

test('the same rows give the same archive', () => {
  const bytes = () => sha256(Buffer.concat([...archive(plan, { format: 'ndjson', compression: 'deflate', version: '1' })]));
  expect(bytes()).toBe(bytes());
});

test('zstd is one frame of many blocks, for readers that stop after the first frame', async () => {
  const many = await compileBlueprint(shop(40_000));
  const [plain] = datasetFiles(many, { format: 'ndjson', compression: 'none', tables: ['users'] });
  const [file] = datasetFiles(many, { format: 'ndjson', compression: 'zstd', tables: ['users'] });
  const bytes = Buffer.concat([...fileBytes(plain!)]);
  const packed = Buffer.concat([...fileBytes(file!)]);
  expect(bytes.length).toBeGreaterThan(16 * 256 * 1024);
  expect(packed.length).toBeLessThan(bytes.length / 3);
  // Node's own decompressor reads only one frame.
  expect(zstdDecompressSync(packed).equals(bytes)).toBe(true);
});

test('gzip is one member, for readers that read only one', async () => {
  const [file] = datasetFiles(plan, { format: 'csv', compression: 'gzip', tables: ['order_items'] });
  const packed = new Blob([...fileBytes(file!)] as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(Buffer.from(await new Response(packed).arrayBuffer()).equals(made({ format: 'csv', compression: 'none' }).get('public.order_items')!)).toBe(true);
});

test('a table without rows is a file too', async () => {
  const empty = await compileBlueprint({ ...blueprint, tables: blueprint.tables.map((table) => ({ ...table, rows: 0 })) });
  for (const format of Object.keys(FILE_FORMATS) as FileFormat[]) {
    for (const compression of ['none', 'gzip', 'zstd'] as const) {
      for (const file of datasetFiles(empty, { format, compression }))
        expect([format, [...fileBytes(file)].every((chunk) => chunk instanceof Uint8Array)]).toEqual([format, true]);
    }
  }
});
