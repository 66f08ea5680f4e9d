import type { Command, Option } from 'commander';

/** The possible values of a place: one of these words, a path, or something that no shell can know. */
export type Values = { readonly kind: 'words'; readonly words: readonly string[] } | { readonly kind: 'files' } | { readonly kind: 'unknown' };

export type OptionRow = {
  /** `--rows`, and `-h` if there is a short form. */
  readonly names: readonly string[];
  readonly description: string;
  /** Absent for an option without a value. */
  readonly value?: Values;
};

export type CommandRow = { readonly name: string; readonly description: string; readonly options: readonly OptionRow[]; readonly values: Values };

/** Commands and options as they are declared, for the shells. The first is the program itself, with the names of the commands as its words. */
export function commandTable(program: Command): readonly [CommandRow, ...CommandRow[]] {
  const help = program.createHelp();
  const row = (command: Command, values: Values): CommandRow => ({
    name: command.name(),
    description: command.description(),
    options: help.visibleOptions(command).map(optionRow),
    values,
  });
  const commands = help.visibleCommands(program);
  const names: Values = { kind: 'words', words: commands.map((command) => command.name()) };
  return [row(program, names), ...commands.map((command) => row(command, command.name() === 'help' ? names : argumentsOf(command)))];
}

function optionRow(option: Option): OptionRow {
  const names = [option.long, option.short].filter((name) => name !== undefined);
  const takes = option.required || option.optional;
  return { names, description: option.description, ...(takes && { value: valuesOf(option.argChoices, option.flags) }) };
}

function argumentsOf(command: Command): Values {
  const [first] = command.registeredArguments;
  return first ? valuesOf(first.argChoices, `<${first.name()}>`) : { kind: 'unknown' };
}

function valuesOf(choices: readonly string[] | undefined, placeholder: string): Values {
  if (choices) return { kind: 'words', words: choices };
  return /<(file|dir|folder|schema|blueprint)>/.test(placeholder) ? { kind: 'files' } : { kind: 'unknown' };
}
