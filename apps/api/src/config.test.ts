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

test('takes what is set', () => {
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

test('knows whether others can reach it', () => {
  expect(readConfig({ SEEDBED_HOST: '0.0.0.0', SEEDBED_LOCAL_OWNER: '1' }).loopback).toBe(false);
  expect(readConfig({ SEEDBED_HOST: '::1' }).loopback).toBe(true);
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
  [{ SEEDBED_HOST: '0.0.0.0' }, 'SEEDBED_HOST: 0.0.0.0 can be reached from other machines'],
])('refuses %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('sec-T22: names all faults at once and repeats no secret', () => {
  const read = () => readConfig({ SEEDBED_PORT: 'x', SEEDBED_SECRET_KEY: 'canary-key', DATABASE_URL: 'canary-url' });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    expect((error as ConfigError).faults).toHaveLength(3);
    expect((error as ConfigError).message).not.toContain('canary');
  }
});
