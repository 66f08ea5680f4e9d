import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CONFIGS = ['seedbed.config.json', 'seedbed.config.ts', 'seedbed.config.mjs'];

/** An input that is missing or wrong: the step ends with 2, as the command line does for wrong arguments. */
export class WrongInput extends Error {}

/**
 * The command line of the action's inputs, which come as variables (`SEEDBED_ROWS`) and never stand in a script.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} folder where a config file may be
 * @returns {{ command: string, args: string[], schema: string }}
 */
export function argumentsOf(env, folder) {
  const input = (name) => env[`SEEDBED_${name.toUpperCase().replaceAll('-', '_')}`] ?? '';
  const command = input('command') || 'load';
  const configured = input('config') !== '' || CONFIGS.some((name) => existsSync(join(folder, name)));
  /** Missing if it is neither an input nor in a config file. */
  const needs = (value, what) => {
    if (value === '' && !configured) throw new WrongInput(`${command} needs the input ${what}`);
  };
  const options = [];
  const pass = (...names) => {
    for (const name of names) if (input(name) !== '') options.push(`--${name}`, input(name));
  };
  const schema = input('schema');
  const blueprint = input('blueprint');
  let file = blueprint || schema;
  const behind = [];
  pass('config');
  switch (command) {
    case 'check':
      if (blueprint === '') throw new WrongInput('check needs the inputs schema and blueprint');
      file = schema;
      behind.push(blueprint);
      options.push('--json');
      break;
    case 'infer':
      file = schema;
      options.push('--out', blueprint || 'blueprint.json');
      break;
    case 'generate':
      options.push('--out', input('out') || 'seedbed-data');
      pass('format', 'compress');
      break;
    case 'load':
      needs(input('url'), 'url, such as postgres://user:password@localhost/database');
      pass('url', 'mode', 'database');
      if (input('replace') === 'true') options.push('--replace');
      if (input('frozen-lock') === 'true') options.push('--frozen-lock');
      if (input('create') === 'true') {
        file = schema;
        options.push('--create');
      }
      break;
    case 'drop':
      needs(input('url'), 'url, of another database of the server');
      if (input('database') === '' && input('older-than') === '') throw new WrongInput('drop needs the input database or older-than');
      pass('url', 'database', 'older-than');
      if (input('force') === 'true') options.push('--force');
      return { command, args: [command, ...options], schema: '' };
    case 'rehearse': {
      const migrations = input('migrations');
      if (migrations === '') throw new WrongInput('rehearse needs the input migrations: a folder or a file');
      pass('schema', 'last', 'edge', 'transaction');
      // Of a pull request: what its target does not have.
      const base = env['GITHUB_BASE_REF'] ?? '';
      const since = input('base') || (base === '' ? '' : `origin/${base}`);
      if (since !== '' && input('last') === '' && !/\.sql$/i.test(migrations)) options.push('--since', since);
      if (input('measure') === 'true') options.push('--measure');
      return { command, args: [command, '--json', ...options, '--', migrations], schema: '' };
    }
    case 'prove':
      // A proof needs the constraints of the schema itself.
      file = schema;
      break;
    case 'preview':
      break;
    default:
      throw new WrongInput(`command is check, prove, rehearse, infer, preview, generate, load or drop, not ${command}`);
  }
  needs(file, 'schema');
  if (command !== 'check') {
    pass('rows', 'seed', 'locale', 'reference-date', 'overlay');
    for (const line of input('set').split('\n')) if (line.trim() !== '') options.push('--set', line.trim());
    if (['preview', 'generate', 'load'].includes(command)) {
      for (const table of input('tables').split(/\s+/)) if (table !== '') options.push('--table', table);
    }
  }
  return { command, args: [command, ...options, '--', ...[file, ...behind].filter(Boolean)], schema };
}
