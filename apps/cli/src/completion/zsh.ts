import { quoteWord } from '../output/quote-word.ts';
import type { CommandRow, OptionRow, Values } from './command-table.ts';

/** A script for zsh: sourced, or as `_seedbed` in a folder of `$fpath`. */
export function zshCompletion([program, ...commands]: readonly [CommandRow, ...CommandRow[]]): string {
  return `#compdef seedbed
# seedbed completion zsh: add to ~/.zshrc, after compinit:  source <(seedbed completion zsh)
_seedbed() {
  local context state state_descr line
  local -A opt_args
  local -a commands
  _arguments -C \\
    ${[...program.options.map(optionSpec), quoteWord('1:command:->command'), quoteWord('*::argument:->argument')].join(' \\\n    ')}
  case $state in
  command)
    commands=(
${commands.map(({ name, description }) => `      ${quoteWord(`${name}:${description}`)}`).join('\n')}
    )
    _describe command commands
    ;;
  argument)
    case $words[1] in
${commands.map(commandCase).join('\n')}
    esac
    ;;
  esac
}
if [[ $funcstack[1] == _seedbed ]]; then _seedbed "$@"; else compdef _seedbed seedbed; fi
`;
}

function commandCase({ name, options, values }: CommandRow): string {
  return `    ${name})\n      _arguments \\\n        ${[...options.map(optionSpec), quoteWord(`*:argument:${actionOf(values)}`)].join(' \\\n        ')}\n      ;;`;
}

function optionSpec({ names, description, value }: OptionRow): string {
  const explained = `[${description.replaceAll(/[[\]\\]/g, '\\$&')}]`;
  const taken = value ? `:${names[0]!.replace(/^-+/, '')}:${actionOf(value)}` : '';
  return names.map((name) => quoteWord(`${name}${explained}${taken}`)).join(' ');
}

function actionOf(values: Values): string {
  if (values.kind === 'files') return '_files';
  return values.kind === 'words' ? `(${values.words.join(' ')})` : ' ';
}
