import { expect, test } from 'vitest';
import { browserOf } from './browser-of.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.14.1', 'curl/8.14.1'],
  ['', 'Unknown browser'],
])('%s', (agent, said) => {
  expect(browserOf(agent)).toBe(said);
});
