import { Argument, type Command } from 'commander';
import { bashCompletion } from '../completion/bash.ts';
import { commandTable } from '../completion/command-table.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import type { Context } from '../context.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** `seedbed completion SHELL`: a script that completes commands, options and their values, made from their declarations. */
export function addCompletion(program: Command, context: Context): void {
  program
    .command('completion')
    .description('Prints a shell completion script for commands and options; its first lines say where to install it.')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SHELLS)))
    .action((shell: keyof typeof SHELLS) => void context.io.stdout.write(SHELLS[shell](commandTable(program))));
}
