import type { CommandRow, OptionRow, Values } from './command-table.ts';

/** A script for fish from 3.0 on. */
export function fishCompletion([program, ...commands]: readonly [CommandRow, ...CommandRow[]]): string {
  const lines = [
    '# seedbed completion fish: seedbed completion fish > ~/.config/fish/completions/seedbed.fish',
    'complete -c seedbed -f',
    ...program.options.map((option) => optionLine('__fish_use_subcommand', option)),
    ...commands.map(({ name, description }) => `complete -c seedbed -n __fish_use_subcommand -a ${name} -d ${quote(description)}`),
    ...commands.flatMap(commandLines),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines({ name, options, values }: CommandRow): string[] {
  const condition = quote(`__fish_seen_subcommand_from ${name}`);
  const argument = values.kind === 'unknown' ? [] : [`complete -c seedbed -n ${condition}${actionOf(values)}`];
  return [...argument, ...options.map((option) => optionLine(condition, option))];
}

function optionLine(condition: string, { names, description, value }: OptionRow): string {
  const written = names.map((name) => (name.startsWith('--') ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`)).join('');
  const taken = value ? `${value.kind === 'files' ? ' -r' : ' -x'}${actionOf(value)}` : '';
  return `complete -c seedbed -n ${condition}${written}${taken} -d ${quote(description)}`;
}

function actionOf(values: Values): string {
  if (values.kind === 'files') return ' -F';
  return values.kind === 'words' ? ` -a ${quote(values.words.join(' '))}` : '';
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}
