import { COMPRESSED, COMPRESSED_EXTENSIONS, FILE_FORMATS, type Compression, type FileFormat } from '@seedbed/contract';

/** The media type of a file format, and its extension. */
export function fileKind(format: FileFormat, compression: Compression): { mediaType: string; extension: string } {
  const plain = FILE_FORMATS[format];
  // Parquet compresses its own pages, and a workbook is compressed.
  if (compression === 'none' || format === 'parquet' || format === 'xlsx') return plain;
  return { mediaType: COMPRESSED[compression], extension: `${plain.extension}${COMPRESSED_EXTENSIONS[compression]}` };
}
