import { createHash } from 'node:crypto';
import { FILE_FORMATS, MANIFEST_FILE, Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { LoadProgress } from '../../load/report.ts';
import { reusedMemory } from '../../rows/stream.ts';
import type { ArtifactStore } from '../artifacts/store.ts';
import type { DatasetFile, MakeFiles } from '../dataset-files.ts';
import { fileProgress } from '../file-progress.ts';
import { manifestBytes, manifestOf } from '../manifest.ts';
import { measured } from '../measured.ts';
import { fileKind } from '../media-type.ts';
import { joinedZip, packed, type Packed, type PackedFile } from '../zip/zip.ts';
import type { ExportAsk, ExportWork, MadeArtifact, ReadyFile } from './export-ask.ts';
import { fileCompression, exportFiles } from './plan-export.ts';
import { readBackFiles, type FilesReadBack } from './read-back-files.ts';

export type ExportPartAsk = {
  readonly run: string;
  readonly work: ExportWork;
  readonly ask: ExportAsk;
  /** Name of the ZIP file. */
  readonly name: string;
  /** For the last part: the files of the other parts. */
  readonly ready: readonly ReadyFile[];
};

export type ExportPartDone = {
  readonly rows: number;
  /** Set by a part that created files. */
  readonly files?: readonly ReadyFile[];
  /** Of the end. */
  readonly artifacts?: readonly MadeArtifact[];
  readonly readBack?: FilesReadBack;
  /** Files that were complete but no longer exist, by name. */
  readonly missing?: readonly string[];
};

export type ExportTools = {
  readonly store: ArtifactStore;
  readonly bundle: MakeFiles | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: LoadProgress) => void;
};

/** Names of objects other than files. */
const ARCHIVE = 'archive';
const MANIFEST = 'manifest';

/**
 * One part of an export. A repeated part creates the same objects with the same bytes, so it does not matter which
 * worker did it, how often, or whether a worker presumed dead repeats it.
 */
export async function doExport(plan: Plan, part: ExportPartAsk, tools: ExportTools): Promise<ExportPartDone> {
  switch (part.work.kind) {
    case 'files':
      return makeFiles(plan, part, part.work.files, tools);
    case 'finish':
      return finish(plan, part, tools);
    case 'clean':
      await tools.store.keep(part.run, objectsOf(part));
      return { rows: 0 };
  }
}

async function makeFiles(plan: Plan, part: ExportPartAsk, names: readonly string[], tools: ExportTools): Promise<ExportPartDone> {
  const all = exportFiles(plan, part.ask, tools.bundle);
  const files: ReadyFile[] = [];
  for (const name of names) {
    const at = all.findIndex((file) => file.name === name);
    if (at < 0) throw new Problem('internal', `The export has no file ${name} any more: it was begun by another version. Start it again.`);
    files.push(await makeFile(all[at]!, `file-${at}`, part, tools));
  }
  return { rows: files.reduce((sum, { rows = 0 }) => sum + rows, 0), files };
}

async function makeFile(file: DatasetFile, object: string, { run, ask }: ExportPartAsk, { store, signal, onProgress }: ExportTools): Promise<ReadyFile> {
  let ready: ReadyFile | undefined;
  const progress = fileProgress(file, onProgress);
  const deflates = ask.package === 'zip' && ask.compression === 'deflate' && !file.isPacked;
  // Deflated data has its own memory.
  const chunks = measured(file, (one) => (ready = { ...one, object }), deflates ? reusedMemory() : undefined, progress.made);
  const entry: Packed = { crc: 0, packed: 0, size: 0 };
  const bytes = ask.package === 'zip' ? packed(chunks, deflates, entry) : chunks;
  await store.put({ run, name: object }, progress.counted(bytes), { signal });
  progress.end();
  return { ...ready!, ...(ask.package === 'zip' && { entry }) };
}

async function finish(plan: Plan, part: ExportPartAsk, { store, signal }: ExportTools): Promise<ExportPartDone> {
  const { run, ask, ready, name } = part;
  const sizes = await store.sizes(run);
  const missing = ready.filter(({ object, bytes, entry }) => sizes.get(object) !== (entry?.packed ?? bytes)).map(({ file }) => file);
  if (missing.length > 0) return { rows: 0, missing };
  const files = ready.map(({ object: _object, entry: _entry, ...file }) => file);
  const manifestOfFiles = manifestBytes(manifestOf(plan, files, { format: ask.format, compression: ask.compression, version: ask.version }));
  const manifest = await put(store, { run, name: MANIFEST }, [manifestOfFiles], signal);
  const last = { ...manifest, object: MANIFEST, name: MANIFEST_FILE, format: 'json', mediaType: FILE_FORMATS.json.mediaType };
  if (ask.package === 'files') {
    const { mediaType } = fileKind(ask.format, fileCompression(ask));
    return await readBack(part, store, [
      ...ready.map(({ object, file, bytes, sha256 }) => ({ object, name: file, format: ask.format, mediaType, bytes, sha256 })),
      last,
    ]);
  }
  const deflate = ask.compression === 'deflate';
  const entries = [...ready.map((file) => entryOf(file, store, run, deflate && ask.format !== 'xlsx')), manifestEntry(manifestOfFiles, deflate)];
  const archive = await put(
    store,
    { run, name: ARCHIVE },
    joinedZip(entries),
    signal,
    entries.reduce((sum, each) => sum + each.packed, 0),
  );
  return await readBack(part, store, [{ ...archive, object: ARCHIVE, name, format: 'zip', mediaType: 'application/zip' }, last]);
}

async function readBack({ run }: ExportPartAsk, store: ArtifactStore, artifacts: readonly MadeArtifact[]): Promise<ExportPartDone> {
  return { rows: 0, artifacts, readBack: await readBackFiles(store, run, artifacts) };
}

function entryOf({ file, object, entry }: ReadyFile, store: ArtifactStore, run: string, isDeflated: boolean): PackedFile {
  return {
    name: file,
    isDeflated,
    ...entry!,
    async *chunks() {
      yield* await store.read({ run, name: object });
    },
  };
}

function manifestEntry(bytes: Uint8Array, isDeflated: boolean): PackedFile {
  const entry: Packed = { crc: 0, packed: 0, size: 0 };
  const pieces = [...packed([bytes], isDeflated, entry)];
  return {
    name: MANIFEST_FILE,
    isDeflated,
    ...entry,
    async *chunks() {
      yield* pieces;
    },
  };
}

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Stores it, and describes it. */
async function put(store: ArtifactStore, key: { run: string; name: string }, chunks: Chunks, signal: AbortSignal, expected?: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await store.put(key, counted(), { signal, ...(expected !== undefined && { bytes: expected }) });
  return { bytes, sha256: hash.digest('hex') };
}

/** The objects of the artifacts. */
function objectsOf({ ask, ready }: ExportPartAsk): string[] {
  return [MANIFEST, ...(ask.package === 'zip' ? [ARCHIVE] : ready.map(({ object }) => object))];
}
