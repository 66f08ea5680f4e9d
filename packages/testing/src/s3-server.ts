import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The part of s3rver that we use: it has no types. */
type S3rver = {
  readonly middleware: ((context: Context, next: () => Promise<void>) => unknown)[];
  allowMismatchedSignatures: boolean;
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  readonly httpServer: Server;
};
type Context = {
  readonly req: IncomingMessage;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  status: number;
  body: unknown;
};

const BUCKET = 'seedbed';
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An S3 store that checks signatures and stores its objects in its own folder. */
export type S3Server = AsyncDisposable & {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Uploads in parts that were begun, and neither completed nor aborted. */
  openUploads(): string[];
  /** The folder of its objects. */ readonly directory: string;
  /** Answers this to the n-th request from now on whose method and path match, once; undefined answers again as it should. */
  failNext(matches: (method: string, url: string) => boolean): void;
};

export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'seedbed-s3-'));
  const S3rverClass = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver;
  const server = new S3rverClass({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  const uploads = join(directory, BUCKET);
  let fails: ((method: string, url: string) => boolean) | undefined;
  const uploadsIn = (): string[] => {
    const folder = readdirSync(uploads, { recursive: true }).map(String);
    return folder.filter((path) => /uploads\/[^/]+$/.test(path) && existsSync(join(uploads, path, 'key')));
  };

  server.middleware.unshift(async (context, next) => {
    if (fails?.(context.method, context.req.url!)) {
      fails = undefined;
      context.status = 500;
      context.body = '<Error><Code>InternalError</Code></Error>';
      return;
    }
    // It signs `/bucket` where clients sign the requested `/bucket/`; signatures of objects are checked correctly.
    server.allowMismatchedSignatures = context.path === `/${BUCKET}/`;
    // It supports every step of multipart uploads except listing and aborting them.
    const { uploadId, prefix = '' } = context.query;
    if (context.method === 'GET' && 'uploads' in context.query) {
      const open = uploadsIn().map((path) => ({ id: basename(path), key: readFileSync(join(uploads, path, 'key'), 'utf8') }));
      const listed = open.filter(({ key }) => key.startsWith(prefix)).map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
      context.body = `<?xml version="1.0"?><ListMultipartUploadsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${listed.join('')}</ListMultipartUploadsResult>`;
      return;
    }
    if (context.method === 'GET' && uploadId !== undefined) {
      const isOpen = uploadsIn().some((path) => path.endsWith(`/${uploadId}`));
      context.status = isOpen ? 200 : 404;
      context.body = isOpen ? '<ListPartsResult><Part><PartNumber>1</PartNumber></Part></ListPartsResult>' : '<Error><Code>NoSuchUpload</Code></Error>';
      return;
    }
    if (context.method === 'DELETE' && uploadId !== undefined && /^[A-Za-z0-9-]+$/.test(uploadId)) {
      for (const path of uploadsIn()) if (path.endsWith(`/${uploadId}`)) await rm(join(uploads, path), { recursive: true });
      context.status = 204;
      context.body = null;
      return;
    }
    await next();
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    ...CREDENTIALS,
    openUploads: uploadsIn,
    directory,
    failNext: (matches) => void (fails = matches),
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
