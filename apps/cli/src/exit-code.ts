import type { Problem } from '@seedbed/contract';

/** The exit codes for the shell. */
export const EXIT = {
  done: 0,
  ourFault: 1,
  wrongArguments: 2,
  schemaNotReadable: 3,
  cannotHold: 4,
  targetRefused: 5,
  /** Two things that should agree do not: schema and blueprint, lock and blueprint, lock and database. */
  differs: 6,
  /** `--server`: it does not answer, or denies access. */
  serverRefused: 7,
  interrupted: 130,
} as const;

/** Wrong arguments: the command line itself is off. */
export class UsageError extends Error {}

/** The lock does not agree with a blueprint or a database. */
export class DiffersError extends Error {}

/** The exit code of a problem that no phase of the command has claimed. */
export function exitCodeOf(problem: Problem): number {
  switch (problem.type) {
    case 'invalid-request':
    case 'options-conflict':
    case 'not-found':
    case 'too-large':
    case 'unsupported-media-type':
      return EXIT.wrongArguments;
    case 'invalid-ddl':
    case 'invalid-sql':
      return EXIT.schemaNotReadable;
    case 'invalid-blueprint':
    case 'unsatisfiable':
      return EXIT.cannotHold;
    case 'connection-failed':
    case 'connection-refused-by-policy':
    case 'target-not-empty':
    case 'target-mismatch':
    case 'load-rejected':
    // Another load is running on a table, or left parts in it; on a server a name is taken, or a run is in another state.
    case 'conflict':
    // A bucket that rejects files.
    case 'storage-failed':
      return EXIT.targetRefused;
    default:
      return EXIT.ourFault;
  }
}
