// The script `test` of each package, for turbo: runs the tests of the package in the current folder, with the settings of the whole repository.
import { relative } from 'node:path';
import { ROOT, runToEnd } from './process.mjs';

const folder = relative(ROOT, process.cwd());
process.exitCode = await runToEnd('pnpm', ['exec', 'vitest', 'run', '--reporter=default', `${folder}/`], process.env);
