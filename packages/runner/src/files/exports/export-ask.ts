import type { ArchiveCompression, ExportPackage, FileFormat, FileOptions, ManifestFile } from '@seedbed/contract';
import type { RowRange } from '../../rows/row-part.ts';
import type { Packed } from '../zip/zip.ts';

/** The form of a dataset's export: JSON, stored with its run. */
export type ExportAsk = {
  readonly format: FileFormat;
  readonly compression: ArchiveCompression;
  readonly package: ExportPackage;
  /** The named tables, or all. */
  readonly tables?: readonly string[];
  /** Tables of tools that a row count mentions. */
  readonly named?: readonly string[];
  readonly range?: RowRange;
  readonly rowsPerFile: number;
  /** With a key for `\restrict` if needed, so that every attempt writes the same bytes. */
  readonly file: FileOptions;
  /** Of the product, for the manifest. */
  readonly version: string;
};

/** One part of an export; JSON, stored with its run. */
export type ExportWork =
  /** These files, each as a separate object. */
  | { readonly kind: 'files'; readonly files: readonly string[]; readonly tables: readonly string[] }
  /** Puts them together, with the manifest. */
  | { readonly kind: 'finish' }
  /** Removes what the artifacts do not need. */
  | { readonly kind: 'clean' };

export type PlannedExportPart = { readonly number: number; readonly stage: number; readonly work: ExportWork };

/** A finished file: its manifest entry, and for a ZIP its record. */
export type ReadyFile = ManifestFile & { readonly object: string; readonly entry?: Packed };

/** The result of a part. */
export type ExportResult = { readonly files: readonly ReadyFile[] };

/** A downloadable artifact. */
export type MadeArtifact = {
  readonly object: string;
  readonly name: string;
  readonly format: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
};
