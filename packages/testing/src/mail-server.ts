import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server on 127.0.0.1, which accepts and stores any message. */
export type MailServer = AsyncDisposable & {
  /** In the form of `SEEDBED_SMTP_URL`. */
  readonly url: string;
  /** Letters in order of arrival, with their headers, without soft line breaks. The reader empties the list. */
  readonly letters: string[];
};

export async function openMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => (letters.push(withoutSoftEnds(text)), done()));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Decodes quoted-printable: `=` at the end of a line joins the next line, and `=3D` is `=`. */
function withoutSoftEnds(letter: string): string {
  return letter.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}
