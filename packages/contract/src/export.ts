import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { ArchiveCompression, BundleStatements, FileFormat, FileOptions } from './format.ts';

/** `zip`: one file with everything. `files`: separate files. */
export const ExportPackage = Type.Union([Type.Literal('zip'), Type.Literal('files')], { description: 'Without it: zip' });
export type ExportPackage = Static<typeof ExportPackage>;

/** The format in which a run of kind `export` writes a dataset. */
export const ExportFiles = strictObject(
  {
    format: Type.Unsafe<FileFormat>(FileFormat),
    package: Type.Optional(ExportPackage),
    /** deflate is only for zip, and its default; separate files default to none. */
    compress: Type.Optional(Type.Unsafe<ArchiveCompression>(ArchiveCompression)),
    /** Without it all. */
    tables: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: 2_000 })),
    /** Rows of each table, both ends in. */
    from: Type.Optional(RowNumber),
    to: Type.Optional(RowNumber),
    /**
     * Larger tables are split into several files; concatenated in order they equal the single file. Not for an SQL
     * bundle.
     */
    rowsPerFile: Type.Optional(Type.Integer({ minimum: 1_000, maximum: Number.MAX_SAFE_INTEGER })),
    statements: Type.Optional(Type.Unsafe<BundleStatements>(BundleStatements)),
    ...FileOptions,
  },
  { $id: 'ExportFiles' },
);
export type ExportFiles = Static<typeof ExportFiles>;
