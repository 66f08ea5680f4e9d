import type { Artifact } from '@seedbed/contract';
import type { ArtifactRow } from './artifacts.repository.ts';

export function toArtifact({ id, runId, name, format, mediaType, bytes, sha256, expiresAt }: ArtifactRow): Artifact {
  return { id, runId, name, format, mediaType, bytes, sha256, expiresAt: expiresAt.toISOString() };
}
