import { createClient } from '@seedbed/client';
import { seed } from './seed.ts';

/** docker compose's one-shot job: exit code 0 when the demo data are there, whether or not this call made them. */
const api = process.env['SEEDBED_API'] ?? 'http://127.0.0.1:4500';
const target = process.env['SEEDBED_DEMO_TARGET'];

try {
  await seed(createClient({ baseUrl: api }), target, (line) => console.log(`seed: ${line}`));
} catch (error) {
  console.error(`seed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
