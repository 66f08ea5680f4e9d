import { Command, CommanderError } from 'commander';
import { Problem } from '@seedbed/contract';
import manifest from '../package.json' with { type: 'json' };
import { addAssist } from './commands/assist.ts';
import { addSay } from './commands/say.ts';
import { addCheck } from './commands/check.ts';
import { addCompletion } from './commands/completion.ts';
import { addDoctor } from './commands/doctor.ts';
import { addDatabases } from './commands/databases.ts';
import { addDrift } from './commands/drift.ts';
import { addDrop } from './commands/drop.ts';
import { addExplain } from './commands/explain.ts';
import { addGenerate } from './commands/generate.ts';
import { addImport } from './commands/import.ts';
import { addInfer } from './commands/infer.ts';
import { addInit } from './commands/init.ts';
import { addKnowledge } from './commands/knowledge.ts';
import { addLoad } from './commands/load.ts';
import { addModels } from './commands/models.ts';
import { addMake } from './commands/make.ts';
import { addMcp } from './commands/mcp.ts';
import { addPack } from './commands/pack.ts';
import { addPreview } from './commands/preview.ts';
import { addProve } from './commands/prove.ts';
import { addRefresh } from './commands/refresh.ts';
import { addRehearse } from './commands/rehearse.ts';
import { addSlide } from './commands/slide.ts';
import { addServe } from './commands/serve.ts';
import { addPlans } from './commands/plans.ts';
import { addShape } from './commands/shape.ts';
import { addStatus } from './commands/status.ts';
import { addStart } from './commands/start.ts';
import { addTypes } from './commands/types.ts';
import { addWarm } from './commands/warm.ts';
import type { Leaves } from './context.ts';
import { DiffersError, EXIT, exitCodeOf, UsageError } from './exit-code.ts';
import type { Io } from './io.ts';
import { printInterrupted } from './output/interrupted.ts';
import { printProblem } from './output/problem.ts';
import { unwritable } from './output/unwritable.ts';
import { ServerRefusal } from './server/server-problem.ts';

/** Runs one command line; the answer is the exit code. Nothing here ends the process. */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  const stop = new AbortController();
  const hurry = new AbortController();
  const onSignal = () => {
    if (!stop.signal.aborted) return stop.abort(new Error('interrupted'));
    // The third one ends the process as it does any other.
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    io.stderr.write('seedbed: stopping immediately; anything that cannot be rolled back is reported\n');
    hurry.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The reader of our output has enough: `seedbed … | head`.
  let unread = false;
  const onClosed = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    unread = true;
    stop.abort(new Error('nobody reads the output'));
  };
  io.stdout.on('error', onClosed);
  // A reader that stops reading the report (`2>&1 | head`) still wants the work done.
  io.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  let exitCode: number = EXIT.done;
  const program = new Command('seedbed')
    .description('Turns a database schema into believable, valid, reproducible data.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .showHelpAfterError('(seedbed --help shows what there is)');
  const finish = (code: number) => void (exitCode = code);
  let left: Leaves | undefined;
  const leaves = (what: Leaves | undefined) => void (left = what);
  for (const add of [
    addInit,
    addDoctor,
    addInfer,
    addExplain,
    addPreview,
    addGenerate,
    addLoad,
    addProve,
    addDrift,
    addRefresh,
    addRehearse,
    addSlide,
    addPlans,
    addShape,
    addStatus,
    addMake,
    addDatabases,
    addDrop,
    addImport,
    addCheck,
    addPack,
    addAssist,
    addModels,
    addSay,
    addKnowledge,
    addTypes,
    addWarm,
    addMcp,
    addServe,
    addStart,
    addCompletion,
  ])
    add(program, { io, signal: stop.signal, hurry: hurry.signal, finish, leaves });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongArguments;
    if (unread || isUnread(error)) return EXIT.done;
    if (stop.signal.aborted) {
      printInterrupted(io, error, left);
      return EXIT.interrupted;
    }
    const wrong = error instanceof UsageError ? error.message : unwritable(error);
    if (wrong !== undefined) {
      io.stderr.write(`seedbed: ${wrong}\n`);
      return EXIT.wrongArguments;
    }
    if (error instanceof ServerRefusal || error instanceof DiffersError) {
      io.stderr.write(`seedbed: ${error.message}\n`);
      return error instanceof DiffersError ? EXIT.differs : EXIT.serverRefused;
    }
    printProblem(io, error);
    return error instanceof Problem ? (phaseCode(error) ?? exitCodeOf(error)) : EXIT.ourFault;
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}

/** A closed pipe, detected while writing to it directly. */
function isUnread(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'EPIPE' && syscall === 'write';
}

/** An unreachable database is an unreadable schema while the schema is read, and a refused target later. */
function phaseCode(problem: Problem): number | undefined {
  return problem.facts['phase'] === 'schema' ? EXIT.schemaNotReadable : undefined;
}
