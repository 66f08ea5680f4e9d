import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const COMMANDS = [
  'init',
  'infer',
  'explain',
  'preview',
  'generate',
  'load',
  'prove',
  'drift',
  'refresh',
  'slide',
  'status',
  'doctor',
  'check',
  'pack',
  'assist',
  'models',
  'say',
  'types',
  'warm',
  'mcp',
  'start',
  'completion',
];
let options: Map<string, string[]>;

/** Each command's --help. */
beforeAll(async () => {
  options = new Map();
  for (const command of COMMANDS) {
    const { stdout } = await seedbed([command, '--help']);
    options.set(
      command,
      [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map((match) => match[1]!),
    );
  }
});

/** bash's completions after these words, the last of which is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const { stdout: script } = await seedbed(['completion', 'bash']);
  const typed = ['seedbed', ...words].map((word) => `'${word}'`).join(' ');
  const ask = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _seedbed; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', ask]);
  return stdout.split('\n').filter(Boolean);
}

test('bash completes the commands, the options of each, and known values', async () => {
  expect(await offered('')).toEqual(expect.arrayContaining([...COMMANDS, 'help', '--version']));
  expect(await offered('pr')).toEqual(['preview', 'prove']);
  for (const command of COMMANDS) expect((await offered(command, '--')).toSorted()).toEqual(options.get(command)!.toSorted());
  expect(await offered('generate', 'schema.sql', '--format', 'n')).toEqual(['ndjson']);
  expect(await offered('load', '--mode', '')).toEqual(['empty', 'append', 'keep', 'truncate']);
  expect(await offered('pack', '')).toEqual(['check', 'add', 'list', 'show', 'from-csv']);
  expect(await offered('completion', 'f')).toEqual(['fish']);
  // No suggestions of ours: bash itself offers files.
  expect(await offered('generate', 'sch')).toEqual([]);
});

test.each([
  ['zsh', (option: string) => `'${option}[`],
  ['fish', (option: string) => ` -l ${option.slice(2)} `],
])('the script for %s has every option of every command, and correct quotes', async (shell, written) => {
  const { code, stdout } = await seedbed(['completion', shell]);
  expect(code).toBe(0);
  for (const command of COMMANDS) {
    const part =
      shell === 'zsh'
        ? stdout.split(`\n    ${command})\n`)[1]!.split('\n      ;;')[0]!
        : stdout
            .split('\n')
            .filter((line) => line.includes(`from ${command}'`))
            .join('\n');
    for (const option of options.get(command)!) expect(part, command).toContain(written(option));
  }
  // Both quote with apostrophes; an escaped one is backslash and apostrophe.
  for (const line of stdout.split('\n').filter((each) => !each.startsWith('#'))) expect(line.replaceAll("\\'", '').split("'").length % 2, line).toBe(1);
});

test('an unknown shell is an error that names the three known ones', async () => {
  const { code, stderr } = await seedbed(['completion', 'tcsh']);
  expect(code).toBe(2);
  expect(stderr).toContain('bash, zsh, fish');
});
