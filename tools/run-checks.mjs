import { runToEnd, say } from './process.mjs';

/** Types are checked as two programs, the client and all the rest: one program a package reads the shared packages sixteen times and takes five times the time. */
const CHECKS = [
  ['format', ['exec', 'oxfmt', '--check', '.']],
  ['lint and import directions', ['exec', 'oxlint', '--deny-warnings']],
  ['types', ['exec', 'tsc', '-p', '.']],
  ['types of the client', ['exec', 'tsc', '-p', 'apps/web']],
];

/** Runs all checks, also after one has failed, so that one run shows everything. */
export async function runChecks(env) {
  const broken = [];
  for (const [name, args] of CHECKS) {
    if ((await runToEnd('pnpm', args, env)) !== 0) broken.push(name);
  }
  if (broken.length > 0) say(`broken: ${broken.join(', ')}`);
  return broken.length === 0 ? 0 : 1;
}
