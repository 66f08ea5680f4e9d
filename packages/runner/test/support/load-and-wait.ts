import { json } from 'node:stream/consumers';
import type { Blueprint } from '@seedbed/contract';
import { openRunner } from '../../src/index.ts';

/**
 * A process to be killed: loads with two connections into a schema that it creates, and reports when the first rows are
 * on their way.
 */
const { blueprint, url, create } = (await json(process.stdin)) as { blueprint: Blueprint; url: string; create: string };
await openRunner().load(blueprint, url, { create, connections: 2, onProgress: ({ rows }) => void (rows > 0 && process.stdout.write('.')) });
