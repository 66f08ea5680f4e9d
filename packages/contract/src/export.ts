import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { ArchiveCompression, BundleStatements, FileFormat, FileOptions } from './format.ts';

/** `zip`: one file with all in it. `files`: each by itself. */
export const ExportPackage = Type.Union([Type.Literal('zip'), Type.Literal('files')], { description: 'Without it: zip' });
export type ExportPackage = Static<typeof ExportPackage>;

/** The form in which a run of kind `export` writes a dataset. */
export const ExportFiles = strictObject(
  {
    format: Type.Unsafe<FileFormat>(FileFormat),
    package: Type.Optional(ExportPackage),
    /** deflate is for zip alone, and its default; of files by themselves: none. */
    compress: Type.Optional(Type.Unsafe<ArchiveCompression>(ArchiveCompression)),
    /** Without it all. */
    tables: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: 2_000 })),
    /** Rows of each table, both ends in. */
    from: Type.Optional(RowNumber),
    to: Type.Optional(RowNumber),
    /**
     * A table of more rows becomes several files; assembled in their order they are the one file. Not for an SQL
     * bundle.
     */
    rowsPerFile: Type.Optional(Type.Integer({ minimum: 1_000, maximum: Number.MAX_SAFE_INTEGER })),
    statements: Type.Optional(Type.Unsafe<BundleStatements>(BundleStatements)),
    ...FileOptions,
  },
  { $id: 'ExportFiles' },
);
export type ExportFiles = Static<typeof ExportFiles>;
