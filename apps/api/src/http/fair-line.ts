import { Problem } from '@seedbed/contract';
import type { Asker } from './asker.ts';

/** Slots of one kind, with their holders and waiting callers. */
type FairLine = {
  readonly taken: number;
  readonly waiting: number;
  /** Takes a slot if one is free for this caller; returns whether it did. */
  take(asker: Asker | undefined): boolean;
  /** Throws Problem `overloaded` if the caller's queue is full, and names the limit. */
  requireRoom(asker: Asker | undefined): void;
  /** Calls `start` when the place of another passes on. Returns how to leave the line before that. */
  wait(asker: Asker | undefined, start: () => void): () => void;
  /** Releases a slot: it passes to the next in line, or becomes free. */
  leave(asker: Asker | undefined): void;
};

type Waiting = { readonly asker: Asker | undefined; readonly start: () => void };

/** Workspaces without waiting calls may wait even if the line is full, up to this many times its length. */
const LONGEST = 4;

/**
 * First come, first served. If callers share the slots: one caller never has all slots or more than half of the line,
 * one workspace never more than three quarters of the line, and a released slot goes to the workspace with the fewest
 * slots, or with the longest wait.
 */
export function fairLine(name: string, places: number, length: number, shared: boolean): FairLine {
  const line: Waiting[] = [];
  const runningOf = new Map<string, number>();
  /** For each workspace: when it last got a slot, as a count of assigned slots. */
  const servedAt = new Map<string, number>();
  const mostRunning = Math.max(1, places - 1);
  const mostWaiting = { caller: Math.max(1, length >> 1), workspace: Math.max(1, Math.ceil(length * 0.75)) };
  let taken = 0;
  let served = 0;

  const running = (key: string): number => runningOf.get(key) ?? 0;
  const change = (key: string, by: number): void => {
    const now = running(key) + by;
    if (now === 0) runningOf.delete(key);
    else runningOf.set(key, now);
  };
  const mayRun = (asker: Asker | undefined): boolean => !shared || !asker || running(callerKey(asker)) < mostRunning;

  function begin(asker: Asker | undefined): void {
    if (!asker || !shared) return;
    change(callerKey(asker), 1);
    change(workspaceKey(asker), 1);
    servedAt.delete(asker.workspace);
    servedAt.set(asker.workspace, ++served);
    // Drops workspaces that have been inactive for long.
    if (servedAt.size > places + LONGEST * length) servedAt.delete(servedAt.keys().next().value!);
  }

  function next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const each of line) if (mayRun(each.asker) && (!best || isBefore(each, best))) best = each;
    return best;
  }

  /** True only if strictly before; otherwise the order of arrival decides. */
  function isBefore({ asker: a }: Waiting, { asker: b }: Waiting): boolean {
    if (!shared || !a || !b) return false;
    const byWorkspace = running(workspaceKey(a)) - running(workspaceKey(b));
    if (byWorkspace !== 0) return byWorkspace < 0;
    const byTurn = (servedAt.get(a.workspace) ?? 0) - (servedAt.get(b.workspace) ?? 0);
    if (byTurn !== 0) return byTurn < 0;
    return running(callerKey(a)) < running(callerKey(b));
  }

  return {
    get taken() {
      return taken;
    },
    get waiting() {
      return line.length;
    },
    take(asker) {
      if (taken >= places || !mayRun(asker)) return false;
      taken++;
      begin(asker);
      return true;
    },
    requireRoom(asker) {
      if (shared && asker) {
        const mine = line.filter((each) => each.asker && callerKey(each.asker) === callerKey(asker)).length;
        const ours = line.filter((each) => each.asker?.workspace === asker.workspace).length;
        if (mine >= mostWaiting.caller)
          throw full('caller', mostWaiting.caller, `You have ${mine} calls of the kind "${name}" waiting, the maximum for one caller.`);
        if (ours >= mostWaiting.workspace)
          throw full('workspace', mostWaiting.workspace, `Your workspace has ${ours} calls of the kind "${name}" waiting, the maximum for one workspace.`);
        if (ours === 0 && line.length < length * LONGEST) return;
      }
      if (line.length >= length) throw full('server', length, `Too many calls of the kind "${name}" at once.`);
    },
    wait(asker, start) {
      const one = { asker, start };
      line.push(one);
      return () => void line.splice(line.indexOf(one), 1);
    },
    leave(asker) {
      if (asker && shared) {
        change(callerKey(asker), -1);
        change(workspaceKey(asker), -1);
      }
      const one = next();
      if (!one) return void taken--;
      line.splice(line.indexOf(one), 1);
      begin(one.asker);
      one.start();
    },
  };
}

function callerKey({ caller, workspace }: Asker): string {
  return `caller ${workspace} ${caller}`;
}

function workspaceKey({ workspace }: Asker): string {
  return `workspace ${workspace}`;
}

function full(of: 'caller' | 'workspace' | 'server', limit: number, message: string): Problem {
  return new Problem('overloaded', `${message} Try again in a moment.`, { facts: { retryAfter: 1, limit, of } });
}
