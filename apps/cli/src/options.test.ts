import { expect, test } from 'vitest';
import { portNumber } from './options.ts';

test('a port is one that can be listened on', () => {
  expect(['0', '4500', '65535'].map((text) => portNumber(text, '--port'))).toEqual([0, 4500, 65_535]);
  expect(() => portNumber('65536', '--port')).toThrow('--port takes a port from 0 to 65535, not 65536');
  expect(() => portNumber('-1', '--port')).toThrow('--port takes a whole number');
});
