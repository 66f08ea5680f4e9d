import type { ArchiveCompression, ExportPackage, FileFormat, FileOptions, ManifestFile } from '@seedbed/contract';
import type { Packed } from '../files/zip/zip.ts';
import type { RowRange } from '../files/row-part.ts';

/** As what a dataset is exported: JSON, kept with its run. */
export type ExportAsk = {
  readonly format: FileFormat;
  readonly compression: ArchiveCompression;
  readonly package: ExportPackage;
  /** Those named, or all. */
  readonly tables?: readonly string[];
  /** Tables of tools that a count of rows named. */
  readonly named?: readonly string[];
  readonly range?: RowRange;
  readonly rowsPerFile: number;
  /** With a key of `\restrict` where one is needed: every attempt writes the same bytes. */
  readonly file: FileOptions;
  /** Of the product, for the manifest. */
  readonly version: string;
};

/** What one part of an export is; JSON, kept with its run. */
export type ExportWork =
  /** These files, each as an object of its own. */
  | { readonly kind: 'files'; readonly files: readonly string[]; readonly tables: readonly string[] }
  /** Puts them together, with the manifest. */
  | { readonly kind: 'finish' }
  /** What the artifacts do not need goes away. */
  | { readonly kind: 'clean' };

export type PlannedExportPart = { readonly number: number; readonly stage: number; readonly work: ExportWork };

/** A file that lies ready: what the manifest says of it, and of a ZIP what its records say. */
export type ReadyFile = ManifestFile & { readonly object: string; readonly entry?: Packed };

/** What a part leaves behind. */
export type ExportResult = { readonly files: readonly ReadyFile[] };

/** Something that somebody may fetch. */
export type MadeArtifact = {
  readonly object: string;
  readonly name: string;
  readonly format: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
};
