import { Option, type Command } from 'commander';

/** Adds `--dry-run`, and its shorter name of earlier versions. */
export function withDryRun(command: Command, what: string): Command {
  return command.option('--dry-run', `${what}; writes nothing`).addOption(new Option('--dry', 'the same').hideHelp().implies({ dryRun: true }));
}
