import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Blog } from '../../../src/core/testing/index.ts';

export type NpmServer = { readonly url: string; close(): Promise<void> };

/** The npm package json-server 0.17 over rows. */
export async function npmServer0(data: Blog): Promise<NpmServer> {
  // @ts-expect-error The package has no types.
  const { default: jsonServer } = (await import('json-server-0')) as { default: any };
  const app = jsonServer.create();
  app.use(jsonServer.router(structuredClone(data)));
  return listening((ready) => app.listen(0, '127.0.0.1', ready));
}

/** The npm package json-server 1.0 over rows. */
export async function npmServer1(data: Blog): Promise<NpmServer> {
  // @ts-expect-error The package has no types.
  const { createApp } = (await import('json-server-1/lib/app.js')) as { createApp: any };
  const app = createApp({ data: structuredClone(data), write: async () => {} });
  return listening((ready) => app.listen(0, ready, '127.0.0.1'));
}

function listening(start: (ready: () => void) => Server): Promise<NpmServer> {
  return new Promise((resolve) => {
    const server = start(() =>
      queueMicrotask(() =>
        resolve({
          url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          close: () => new Promise((closed) => server.close(() => closed())),
        }),
      ),
    );
  });
}

/** The parts of an answer that both servers must share. */
export async function seen(answer: Response, base: string): Promise<unknown> {
  const text = await answer.text();
  const header = (name: string) => answer.headers.get(name)?.replaceAll(base, '') ?? null;
  return { status: answer.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text, total: header('X-Total-Count'), link: header('Link') };
}
