import type { ArchiveCompression, FileFormat, Manifest, ManifestFile } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { hashOf } from '../documents/canonical-json.ts';
import { leftOutOf } from '../rows/tool-tables.ts';

type ManifestOf = { readonly format: FileFormat; readonly compression: ArchiveCompression; /** Version of the product. */ readonly version: string };

/** The manifest of written files. */
export function manifestOf(plan: Plan, files: readonly ManifestFile[], { format, compression, version }: ManifestOf): Manifest {
  const { blueprint } = plan;
  const leftOut = [...leftOutOf(plan, files.flatMap(({ table }) => table ?? [])).keys()]; // prettier-ignore
  return {
    manifest: 1,
    product: { name: 'seedbed', version },
    blueprint: hashOf(blueprint),
    generatorVersion: blueprint.generatorVersion,
    seed: blueprint.seed,
    referenceDate: blueprint.referenceDate,
    ...(blueprint.slide !== undefined && { slide: blueprint.slide }),
    format,
    compression,
    rows: files.reduce((sum, { rows = 0 }) => sum + rows, 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: [...files],
    ...(leftOut.length > 0 && { leftOut }),
  };
}

export function manifestBytes(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
}
