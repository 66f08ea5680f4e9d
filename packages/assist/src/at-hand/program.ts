import type { Usage } from '../model/ask-model.ts';

/** A program on this computer that asks a model: how it is called, and how its output is read. */
export type Program = {
  /** Its name on the PATH, and after `--with`. */
  readonly name: string;
  readonly title: string;
  /** Prints its flags; the flags of the call are looked up there before the first call. */
  readonly help: readonly string[];
  readonly args: readonly Argument[];
  /** Names the model; without it the program takes its own default. */
  readonly modelFlag?: string;
  /** The flag for our instructions. Without one, they stand before the question. */
  readonly instructionsFlag?: string;
  /** Variables that it may need to sign in, beside those of every program. `*` at the end stands for any rest. */
  readonly keeps: readonly string[];
  readonly sets?: Readonly<Record<string, string>>;
  /** Files that the arguments name as `{files}/<name>`. */
  readonly files?: Readonly<Record<string, string>>;
  /** A line of the output that shows the call of a tool: the program is ended there. */
  readonly toolLine?: RegExp;
  /** A line of the output that shows that the service refuses, and the program goes on trying: it is ended there. */
  readonly refusedLine?: RegExp;
  readonly read: (stdout: string) => ReadAnswer;
  readonly signIn: string;
  readonly install: string;
};

/** Arguments that belong together; the first is a flag, if any is. */
export type Argument = {
  readonly args: readonly string[];
  /** What the call loses without the flag. Without this text, the call cannot do without it. */
  readonly without?: string;
  /** The program takes the flag, but its help does not list it. */
  readonly isUnlisted?: boolean;
};

/** What a program printed, read from its own JSON. */
export type ReadAnswer = {
  readonly text?: string;
  /** Its own words for why there is no answer. */
  readonly error?: string;
  /** The status of the service, if reported. */
  readonly status?: number;
  readonly isCutOff?: boolean;
  readonly calledTool?: boolean;
  readonly usage?: Usage;
};

/** JSON objects that stand on lines of their own; other lines are skipped. */
export function eventsOf(stdout: string): any[] {
  return stdout.split('\n').flatMap((line) => {
    const value = line.startsWith('{') ? parsed(line) : undefined;
    return value === undefined ? [] : [value];
  });
}

/** The JSON document of an output, or undefined. */
export function parsed(text: string): any {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
