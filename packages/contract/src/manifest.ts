import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';
import { ArchiveCompression, FileFormat } from './format.ts';

const Count = Type.Integer({ minimum: 0 });

/** The file that lists the files next to it: in a folder or as the last entry of an archive. */
export const MANIFEST_FILE = 'manifest.json';

/** A written file of a dataset, with its SHA-256 as `sha256sum` prints it. */
export const ManifestFile = strictObject(
  {
    file: Type.String(),
    /** The table whose rows it contains; absent for other files. */
    table: Type.Optional(Type.String()),
    rows: Type.Optional(Count),
    bytes: Count,
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  { $id: 'ManifestFile' },
);
export type ManifestFile = Static<typeof ManifestFile>;

/**
 * The source of a dataset's files, and how to verify them. It contains no time and no dataset name: the same rows have
 * the same manifest.
 */
export const Manifest = strictObject(
  {
    manifest: Type.Literal(1),
    product: strictObject({ name: Type.Literal('seedbed'), version: Type.String() }),
    /** SHA-256 of the blueprint's canonical JSON (RFC 8785), as in a revision. */
    blueprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    generatorVersion: Type.Integer({ minimum: 1 }),
    seed: Type.Union([Type.String(), Type.Integer()]),
    referenceDate: Type.String(),
    /** Number of whole weeks by which all times are later than the reference date. */
    slide: Type.Optional(Type.Integer()),
    format: FileFormat,
    compression: ArchiveCompression,
    rows: Count,
    bytes: Count,
    /** Parents before children. */
    files: Type.Array(ManifestFile),
    /** Tables of migration tools and frameworks that have no file here. */
    leftOut: Type.Optional(Type.Array(Type.String())),
  },
  { $id: 'Manifest' },
);
export type Manifest = Static<typeof Manifest>;
