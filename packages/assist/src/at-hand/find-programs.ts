import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Program } from './program.ts';
import { PROGRAMS } from './programs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type FoundProgram = { readonly program: Program; readonly path: string };

/** The programs on the PATH. Looks for files, and starts nothing. */
export function findPrograms(env: Environment): readonly FoundProgram[] {
  return PROGRAMS.flatMap((program) => {
    const path = findOnPath(program.name, env);
    return path === undefined ? [] : [{ program, path }];
  });
}

/**
 * An executable file on the PATH. Skips folders relative to the working directory, which may belong to the schema's author. Finds nothing on
 * Windows, where these programs are scripts that need a shell.
 */
export function findOnPath(name: string, env: Environment): string | undefined {
  if (process.platform === 'win32') return undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
