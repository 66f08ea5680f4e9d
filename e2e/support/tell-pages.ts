import { afterEach } from 'vitest';
import { describePages } from './witness.ts';

// A set-up file: a failed test reports what its pages showed, which nobody could see afterwards.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = await describePages();
  if (pages) process.stderr.write(`Pages when "${task.name}" failed:\n${pages}\n`);
});
