import { API_PREFIX, LIMITS, Problem, type ArtifactLink } from '@seedbed/contract';
import { goneObject, type ArtifactStore } from '@seedbed/runner/artifacts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { contentDisposition, type Streamed } from '../../http/stream.ts';
import type { ArtifactRow, ArtifactsRepository } from './artifacts.repository.ts';
import { byteRange } from './byte-range.ts';
import type { LinkSigner } from './link-signer.ts';

type Tools = {
  readonly repository: ArtifactsRepository;
  readonly store: ArtifactStore;
  readonly signer: LinkSigner;
  readonly gate: Bulkhead;
  readonly clock: () => Date;
};

/** A caller's range headers for a file. */
type RangeHeaders = { readonly range?: string; readonly 'if-range'?: string };
/** Some of a file, or all. */
export type Fetched = Streamed & { readonly isPart: boolean };

export type ArtifactsService = ReturnType<typeof artifactsService>;

/** Files of exports, found only by their ids: no name from a caller becomes part of a path (T17). */
export function artifactsService({ repository, store, signer, gate, clock }: Tools) {
  function kept(found: ArtifactRow | undefined, id: string): ArtifactRow {
    if (!found) throw notFound(id);
    if (found.expiresAt <= clock()) throw goneObject();
    return found;
  }

  async function send({ runId, object, name, mediaType, bytes, sha256 }: ArtifactRow, headers: RangeHeaders, signal: AbortSignal): Promise<Fetched> {
    const tag = `"${sha256}"`;
    const whole = headers['if-range'] !== undefined && headers['if-range'] !== tag;
    const range = whole ? undefined : byteRange(headers.range, bytes);
    return {
      mediaType,
      fileName: name,
      isPart: range !== undefined,
      chunks: await gate.stream(signal, () => store.read({ run: runId, name: object }, range)),
      headers: {
        etag: tag,
        'accept-ranges': 'bytes',
        'content-length': String(range ? range.to - range.from + 1 : bytes),
        // If a browser opens it anyway, the page can do nothing.
        'content-security-policy': "sandbox; default-src 'none'",
        ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${bytes}` }),
      },
    };
  }

  return {
    async fetch(workspace: WorkspaceId, id: string, headers: RangeHeaders, signal: AbortSignal): Promise<Fetched> {
      return send(kept(await repository.find(workspace, id), id), headers, signal);
    },

    /** `origin`: the address by which the caller reaches us. */
    async link(workspace: WorkspaceId, id: string, seconds: number | undefined, origin: string): Promise<ArtifactLink> {
      const artifact = kept(await repository.find(workspace, id), id);
      const now = clock().getTime();
      const until = Math.min(artifact.expiresAt.getTime(), seconds === undefined ? Infinity : now + seconds * 1000);
      const expires = Math.floor(until / 1000);
      const { runId: run, object, name, mediaType } = artifact;
      const lifetime = Math.max(1, Math.min(expires - Math.floor(now / 1000), LIMITS.artifactDays * 86_400 - 1));
      const presigned = await store.link({ run, name: object }, { mediaType, contentDisposition: contentDisposition(name), seconds: lifetime });
      const own = `${origin}${API_PREFIX}/artifacts/${id}/file?expires=${expires}&signature=${signer.sign(id, expires)}`;
      return { url: presigned ?? own, expiresAt: new Date(expires * 1000).toISOString() };
    },

    /** Without a login: the signature proves that an authorized person created the link. */
    async fetchLinked(
      id: string,
      { expires, signature }: { expires: number; signature: string },
      headers: RangeHeaders,
      signal: AbortSignal,
    ): Promise<Fetched> {
      if (!signer.isOurs(id, expires, signature)) throw notFound(id);
      if (expires * 1000 <= clock().getTime()) throw new Problem('gone', 'The link has expired. Create a new one where the file is listed.');
      return send(kept(await repository.findSigned(id), id), headers, signal);
    },
  };
}

function notFound(id: string): Problem {
  return new Problem('not-found', 'There is no artifact with that id.', { facts: { id } });
}
