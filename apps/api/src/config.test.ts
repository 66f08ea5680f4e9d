import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('has defaults for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4500,
    databaseUrl: null,
    secretKey: null,
    localOwner: false,
    loopback: true,
    allowedHosts: [],
    allowedTargets: [],
  });
  expect(config.dataDir).toMatch(/\.seedbed$/);
});

test('takes values from the environment', () => {
  const config = readConfig({
    SEEDBED_HOST: '0.0.0.0',
    SEEDBED_PORT: '0',
    SEEDBED_LOCAL_OWNER: '1',
    SEEDBED_DATA_DIR: '/tmp/x',
    SEEDBED_SECRET_KEY: 'ab'.repeat(32),
    SEEDBED_ALLOWED_HOSTS: 'API:4500, localhost',
    SEEDBED_ALLOWED_TARGETS: 'db,10.0.0.0/8',
    DATABASE_URL: 'postgres://a:b@db/x',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 0,
    dataDir: '/tmp/x',
    localOwner: true,
    allowedHosts: ['api:4500', 'localhost'],
    allowedTargets: ['db', '10.0.0.0/8'],
  });
  expect(config.secretKey).toHaveLength(32);
});

test('knows whether other machines can reach it', () => {
  expect(readConfig({ SEEDBED_HOST: '0.0.0.0', SEEDBED_LOCAL_OWNER: '1' }).loopback).toBe(false);
  expect(readConfig({ SEEDBED_HOST: '::1' }).loopback).toBe(true);
});

const PUBLIC = { SEEDBED_PUBLIC_URL: 'https://seedbed.example.com' };

test.each([
  [{}, 'local', true],
  [{ SEEDBED_HOST: '0.0.0.0', SEEDBED_LOCAL_OWNER: '1' }, 'local', false],
  [{ ...PUBLIC, SEEDBED_HOST: '0.0.0.0' }, 'server', false],
  // Behind a proxy on the same machine; users must not reach its network.
  [{ ...PUBLIC, SEEDBED_TRUSTED_PROXIES: '127.0.0.1' }, 'server', false],
  [{ SEEDBED_PUBLIC_URL: 'http://localhost:4500' }, 'server', false],
])('sec-T3: %j starts in the mode %s', (environment, mode, loopback) => {
  expect(readConfig(environment)).toMatchObject({ mode, loopback });
});

test.each([
  [{ SEEDBED_PORT: '70000' }, 'SEEDBED_PORT: "70000" is no port'],
  [{ SEEDBED_PORT: '4500x' }, 'SEEDBED_PORT'],
  [{ SEEDBED_LOCAL_OWNER: 'yes' }, 'SEEDBED_LOCAL_OWNER: "yes" is neither 1 nor 0'],
  [{ SEEDBED_SECRET_KEY: 'short' }, 'SEEDBED_SECRET_KEY: 32 bytes'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL: it is no postgres:// address'],
  [{ DATABASE_URL: 'postgres://a@b' }, 'DATABASE_URL: it names no database'],
  [{ SEEDBED_ALLOWED_HOSTS: 'http://x' }, 'SEEDBED_ALLOWED_HOSTS: "http://x"'],
  [{ SEEDBED_ALLOWED_TARGETS: 'a b' }, 'SEEDBED_ALLOWED_TARGETS: "a b"'],
  [{ SEEDBED_HOST: '0.0.0.0' }, 'SEEDBED_HOST: 0.0.0.0 can be reached from other machines. For a team, set SEEDBED_PUBLIC_URL'],
  [{ ...PUBLIC, SEEDBED_LOCAL_OWNER: '1' }, 'SEEDBED_LOCAL_OWNER: is set together with SEEDBED_PUBLIC_URL'],
  [{ SEEDBED_PUBLIC_URL: 'http://seedbed.example.com' }, 'SEEDBED_PUBLIC_URL: "http://seedbed.example.com" is no https:// address'],
  [{ SEEDBED_PUBLIC_URL: 'https://a.example/b' }, 'SEEDBED_PUBLIC_URL: "https://a.example/b" has more than a host'],
  [{ SEEDBED_TRUSTED_PROXIES: '10.0.0.1' }, 'SEEDBED_TRUSTED_PROXIES: needs SEEDBED_PUBLIC_URL'],
  [{ ...PUBLIC, SEEDBED_OIDC_ISSUER: 'http://login.example' }, 'SEEDBED_OIDC_ISSUER: "http://login.example" is no https://'],
  [{ ...PUBLIC, SEEDBED_OIDC_ISSUER: 'https://login.example' }, 'SEEDBED_OIDC_ISSUER: needs SEEDBED_OIDC_CLIENT_ID'],
  [{ ...PUBLIC, SEEDBED_SMTP_URL: 'mail.example' }, 'SEEDBED_SMTP_URL: it is no smtp:// or smtps:// address'],
])('refuses %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('sec-T22: reports all errors at once and repeats no secret', () => {
  const read = () => readConfig({ SEEDBED_PORT: 'x', SEEDBED_SECRET_KEY: 'canary-key', DATABASE_URL: 'canary-url', SEEDBED_SMTP_URL: 'canary-mail' });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    expect((error as ConfigError).faults).toHaveLength(4);
    expect((error as ConfigError).message).not.toContain('canary');
  }
});
