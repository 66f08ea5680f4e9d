import { enableCompileCache } from 'node:module';

// What is compiled is kept, without its types: the next start takes half the time. So the rest comes behind it.
enableCompileCache();
const { runCli } = await import('./cli.ts');

process.exitCode = await runCli(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
});
