import { compile, compileEncoder, loadWords, openReader } from '@seedbed/engine';
import { cpuOf } from './cpu.ts';
import { shop } from '../../packages/engine/test/suites/shop.ts';

/** Prints the CPU milliseconds of a process's first page, the plan being compiled before. */
const ROWS = 1000;
const blueprint = shop(1_000_000);
const plan = compile(blueprint, await loadWords(blueprint.locale));
const table = plan.table('users');
const memory = new Uint8Array(ROWS * 1024);
const seconds = cpuOf(() => {
  const rows = openReader(plan, table).read({ first: 0, count: ROWS, at: null });
  compileEncoder('ndjson', table).write(rows, 0, ROWS, memory, new DataView(memory.buffer), 0);
});
console.log(1000 * seconds);
