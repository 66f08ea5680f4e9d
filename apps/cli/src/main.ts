import { catchUp, keepCompiled } from '@seedbed/postgres/entry';

keepCompiled();
await catchUp();
const { runCli } = await import('./cli.ts');

process.exitCode = await runCli(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
});
