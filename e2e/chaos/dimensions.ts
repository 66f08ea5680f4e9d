import { execFileSync } from 'node:child_process';
import { StartRun } from '@seedbed/contract';

/** One option with one value that is not its default: a member of a request's body, or arguments of a command. */
export type Choice = { readonly option: string; readonly label: string; readonly member?: unknown; readonly args?: readonly string[] };

/** Options that determine which rows go where; the trials set them themselves. */
const SET_BY_TRIAL = new Set(['kind', 'datasetId', 'files', 'revision', 'connectionId', 'address', 'rows', 'modes']);
const SET_BY_COMMAND = new Set(
  'rows scale seed locale reference-date json config no-cache url table server connection dataset help resume knowledge set'.split(' '),
);

/** Values of options whose type is a number or free text. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = { connections: [3] };
const ARGUMENTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  create: [['--create']],
  mode: [
    ['--mode', 'append'],
    ['--mode', 'keep'],
    ['--mode', 'truncate'],
  ],
  connections: [['--connections', '3']],
  parts: [['--parts']],
  shard: [['--shard', '1/1']],
  fast: [['--fast']],
};

type Shape = { readonly type?: string; readonly anyOf?: readonly { readonly const?: unknown }[] };

/** Every value of every option of `POST /runs`, read from the contract. Throws for an option that has no values here. */
export function choicesOfRuns(): readonly Choice[] {
  return Object.entries(StartRun.properties as Readonly<Record<string, Shape>>)
    .filter(([option]) => !SET_BY_TRIAL.has(option))
    .flatMap(([option, { type, anyOf }]) => {
      const values: readonly unknown[] | undefined = NUMBERS[option] ?? (type === 'boolean' ? [true, false] : anyOf?.map((each) => each.const));
      if (!values || values.includes(undefined)) throw new Error(`POST /runs has an option "${option}" without values: name some in e2e/chaos/dimensions.ts`);
      return values.map((member) => ({ option, label: `${option}=${String(member)}`, member }));
    });
}

/** Every value of every option of `seedbed load`, read from its help. Throws for an option that has no values here. */
export function choicesOfCommand(program: string): readonly Choice[] {
  const help = execFileSync(process.execPath, [program, 'load', '--help'], { encoding: 'utf8' });
  const options = [...help.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, option]) => option!);
  return options
    .filter((option) => !SET_BY_COMMAND.has(option))
    .flatMap((option) => {
      const values = ARGUMENTS[option];
      if (!values) throw new Error(`seedbed load has an option --${option} without values: name some in e2e/chaos/dimensions.ts`);
      return values.map((args) => ({ option, label: args.join(' '), args }));
    });
}

/** No option, each option alone, and every pair of different options. */
export function pairsOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const pairs = choices.flatMap((one, i) => choices.slice(i + 1).flatMap((other) => (other.option === one.option ? [] : [[one, other]])));
  return [[], ...choices.map((choice) => [choice]), ...pairs];
}
