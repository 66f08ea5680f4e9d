import zlib, { gzipSync } from 'node:zlib';
import { Problem, type Compression } from '@seedbed/contract';
import type { ParquetOptions } from '@seedbed/engine';
import { deflated, deflateEnd, LEVEL, own } from './deflate.ts';
import { crc32 } from './zip/crc32.ts';
import { zstdFrame } from './zstd-frame.ts';

/** Compresses a stream of bytes; its results have their own memory. */
type Compressor = { add(chunk: Uint8Array): Uint8Array; end(): Uint8Array };

/** The zstd level that compresses rows about as fast as they are generated. */
const ZSTD_LEVEL = 1;

/** Undefined for `none`. Throws Problem `invalid-request` if Node is too old for zstd. */
export function compressorOf(compression: Compression): Compressor | undefined {
  if (compression === 'gzip') return gzip();
  if (compression === 'zstd') return zstd();
  return undefined;
}

/** The same for the pages of a Parquet file. */
export function pageCodec(compression: Compression): ParquetOptions['compression'] {
  if (compression === 'gzip') return { codec: 'gzip', compress: (bytes) => own(gzipSync(bytes, { level: LEVEL })) };
  return compression === 'zstd' ? { codec: 'zstd', compress: zstdOf() } : undefined;
}

/**
 * A single member (RFC 1952), for readers such as browsers that support only one. Without name and time, so that the
 * same rows give the same bytes.
 */
function gzip(): Compressor {
  let begun = false;
  let crc = 0;
  let size = 0;
  const begin = (rest: Uint8Array): Uint8Array => {
    if (begun) return rest;
    begun = true;
    return joined(Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255), rest);
  };
  return {
    add(chunk) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      return begin(deflated(chunk));
    },
    end() {
      const trailer = new DataView(new ArrayBuffer(8));
      trailer.setUint32(0, crc, true);
      trailer.setUint32(4, size % 2 ** 32, true);
      return begin(joined(deflateEnd(), new Uint8Array(trailer.buffer)));
    },
  };
}

/** A single frame, for readers that stop after the first. */
function zstd(): Compressor {
  return zstdFrame(ZSTD_LEVEL) ?? noZstd();
}

function zstdOf(): (bytes: Uint8Array) => Uint8Array {
  const { zstdCompressSync, constants } = zlib as Partial<typeof zlib>;
  if (!zstdCompressSync) return noZstd();
  const params = { [constants!.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  return (bytes) => own(zstdCompressSync(bytes, { params }));
}

function noZstd(): never {
  throw new Problem('invalid-request', `zstd needs Node 22.15 or later; this is ${process.version}. Take gzip.`, {
    errors: [{ pointer: '/compress', message: 'zstd is not there' }],
  });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
