import type { CommandRow, OptionRow, Values } from './command-table.ts';

/** A script for bash from 3.2 on (macOS), without the package bash-completion. Where it leaves the answer empty, bash offers files. */
export function bashCompletion([program, ...commands]: readonly [CommandRow, ...CommandRow[]]): string {
  return `# seedbed completion bash: add to ~/.bashrc:  source <(seedbed completion bash)
_seedbed() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${[...wordsOf(program.values), ...namesOf(program)].join(' ')}'
  else
    case "\${COMP_WORDS[1]} $prev" in
${commands.flatMap(({ name, options }) => options.filter((option) => option.value).map((option) => valueCase(name, option))).join('\n')}
    *)
      case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join('\n')}
      esac
      ;;
    esac
  fi
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _seedbed seedbed
`;
}

function namesOf({ options }: CommandRow): string[] {
  return options.flatMap((option) => option.names);
}

function wordsOf(values: Values): readonly string[] {
  return values.kind === 'words' ? values.words : [];
}

function valueCase(command: string, { names, value }: OptionRow): string {
  return `    ${names.map((name) => `'${command} ${name}'`).join(' | ')}) ${actionOf(value!)} ;;`;
}

/** Old versions have no compopt: offers files if no words are known. */
function actionOf(values: Values): string {
  if (values.kind === 'files') return 'return';
  return values.kind === 'words' ? `words='${values.words.join(' ')}'` : 'compopt +o default +o bashdefault 2>/dev/null; return';
}

function commandCase(command: CommandRow): string {
  return `      ${command.name}) case "$cur" in -*) words='${namesOf(command).join(' ')}' ;; *) ${actionOf(command.values)} ;; esac ;;`;
}
