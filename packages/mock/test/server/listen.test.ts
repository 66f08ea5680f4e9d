import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../../src/server/listen.ts';
import { openMock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

test('the head keeps its bytes before a body with non-ASCII letters', async () => {
  const made = await planOf('CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL)', { notes: 1 });
  const mock = openMock(made);
  await mock.fetch('/notes?id=eq.1', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ body: 'Zoë' }) });
  await using server = await listen(mock, { port: 0, host: '127.0.0.1' });
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  socket.write(Buffer.from('GET /notes?select=body HTTP/1.1\r\nHost: localhost\r\nX-Seedbed-Session: Zo\u00eb\r\nConnection: close\r\n\r\n', 'latin1'));
  socket.setEncoding('latin1');
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('x-seedbed-session: Zo\u00eb\r\n');
  expect(head).toContain('content-length: 17\r\n');
  expect(Buffer.from(body!, 'latin1').toString()).toBe('[{"body":"Zoë"}]');
});
