import type { Command } from 'commander';
import { optionalFromEnv, readConfig, type FoundConfig } from '../config/read-config.ts';
import { CONFIG_HELP, type Context, type SchemaFlags } from '../context.ts';
import { problem, type Finding } from '../doctor/finding.ts';
import { machineFindings } from '../doctor/machine.ts';
import { projectFindings } from '../doctor/project.ts';
import { targetFindings } from '../doctor/target.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { withLockFlags, type LockFlags } from '../lock/lock-file.ts';

type Flags = LockFlags & Pick<SchemaFlags, 'json' | 'config' | 'overlay' | 'set'>;

/** `seedbed doctor`: looks at what usually stops people, and prints one fix for each. */
export function addDoctor(program: Command, context: Context): void {
  withLockFlags(
    program
      .command('doctor')
      .description(
        'Looks at what usually stops people: versions, cache, private Postgres, config, lock, and the target with its rights. Prints one fix a line; changes nothing.',
      ),
    'only read',
  )
    .argument('[address]', 'the database: postgres://user:password@host:port/database (default: the target of the config file)')
    .option('--overlay <file>', 'an overlay to check against the schema')
    .option('--json', 'one JSON document on standard output: healthy, findings')
    .option('--config <file>', CONFIG_HELP)
    .action((address: string | undefined, flags: Flags) => doctor(context, address, flags));
}

async function doctor(context: Context, address: string | undefined, flags: Flags): Promise<void> {
  const { io } = context;
  const findings: Finding[] = [];
  let config: FoundConfig = {};
  try {
    config = await readConfig(io, flags.config);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    findings.push(problem('config', error.message, 'Correct the file where the message says; seedbed init writes a new one'));
  }
  findings.push(...(await machineFindings(io, config)));
  const project = await projectFindings(context, config, flags);
  findings.push(...project.findings);
  const url = address ?? optionalFromEnv(config.target, io.env);
  if (url !== undefined && /^postgres(?:ql)?:/.test(url)) findings.push(...(await targetFindings(url, project.source)));
  else if (config.target?.startsWith('env:') && url === undefined) {
    const name = config.target.slice('env:'.length);
    findings.push(
      problem('target', `the environment variable ${name} of the config file is not set`, `export ${name}=postgres://user:password@host:5432/database`),
    );
  }
  const healthy = findings.every(({ state }) => state !== 'problem');
  if (flags.json) io.stdout.write(`${JSON.stringify({ healthy, findings }, null, 2)}\n`);
  else io.stdout.write(`${findings.map(line).join('\n')}\n${sum(findings)}\n`);
  if (!healthy) context.finish(EXIT.differs);
}

const SIGN = { ok: 'ok     ', warning: 'warning', problem: 'problem' } as const;

function line({ check, state, found, fix }: Finding): string {
  return `${SIGN[state]}  ${check}: ${found}${fix === undefined ? '' : `\n         fix: ${fix}`}`;
}

function sum(findings: readonly Finding[]): string {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  return problems === 0 ? 'Nothing stops Seedbed here.' : `${problems} ${problems === 1 ? 'problem' : 'problems'} to fix.`;
}
