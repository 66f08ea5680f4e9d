import { Type, type Static } from 'typebox';
import { Id, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';

/** A complete file of an export. */
export const Artifact = strictObject(
  {
    id: Id,
    runId: Id,
    /** The name under which it is saved. */
    name: Type.String(),
    /** csv, parquet and so on, or zip. */
    format: Type.String(),
    mediaType: Type.String(),
    bytes: Type.Integer({ minimum: 0 }),
    /** Its SHA-256, as `sha256sum` prints it. */
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    expiresAt: Timestamp,
  },
  { $id: 'Artifact' },
);
export type Artifact = Static<typeof Artifact>;

/** An address that serves the file to anyone who has it, without a login. */
export const ArtifactLink = strictObject({ url: Type.String({ format: 'uri' }), expiresAt: Timestamp }, { $id: 'ArtifactLink' });
export type ArtifactLink = Static<typeof ArtifactLink>;
