import type { RunState } from '@seedbed/contract';

/**
 * The search parameters of the address: the place in a screen. Unknown and malformed parameters are dropped, and defaults are left out, so
 * that links stay short and old ones keep working.
 */
/** `archived`: archived datasets instead of active ones. */
type HomeSearch = { q?: string; archived?: true };
/** `t`: the table that is shown while others are read. */
type GeneratingSearch = { t?: string };
export type TableSearch = {
  /** The view; the table's rows if absent. */
  v?: 'diagram' | 'columns';
  /** Table, as `schema.name`. */
  t?: string;
  /** Row, from 1. */
  r?: number;
  /** Column. */
  c?: string;
  /** The filter, as `column:operator:value`; no filter if absent. */
  f?: string;
  /** The sort order, as `column:asc` or `column:desc`; the order of the table if absent. */
  o?: string;
  /** The tab of the inspector; the generator's form if absent. */
  tab?: 'why';
};
/** `dataset`: an id; `state`: of the run. */
export type RunsSearch = { dataset?: string; state?: RunState };
type ProblemsSearch = { q?: string };
/** `q`: the query that was run last, unless it is long. */
type SqlSearch = { q?: string };
/** `c`: the column that was requested, as `schema.table.column`. */
type ReviewSearch = { c?: string };
type HistorySearch = { a?: number; b?: number };
/** `a` and `b`: revisions, the older one first; or `a` alone with another `seed`. `t`, `r`, `c`: the place. `all`: columns without a difference too. */
export type CompareSearch = { a?: number; b?: number; seed?: string; t?: string; r?: number; c?: string; all?: true };
/** `again`: the run from which a load takes its target and mode. */
type LoadSearch = { again?: string };

/** `problem`: why the organization's login failed. */
type SignInSearch = { problem?: string };
/** `action`: all events of a noun (`member.`) or one kind; `who`: an id; `from`, `to`: days. */
export type SettingsSearch = { action?: string; who?: string; from?: string; to?: string };

/** In the order in which a run passes through them. */
export const RUN_STATES: readonly RunState[] = ['queued', 'proving', 'preparing', 'running', 'finishing', 'succeeded', 'failed', 'cancelling', 'cancelled'];

/** Longer queries are not stored in the address. */
export const MAX_ADDRESS_CHARACTERS = 2_000;

type Raw = Record<string, unknown>;

export function readHomeSearch(raw: Raw): HomeSearch {
  return { ...text(raw, 'q'), ...(raw.archived === true ? { archived: true as const } : {}) };
}

/** `dataset`: an id, whose schema it is. */
export function readRehearseSearch(raw: Raw): { dataset?: string } {
  return text(raw, 'dataset');
}

export function readPacksSearch(raw: Raw): { write?: true } {
  return raw.write === true ? { write: true } : {};
}

export function readGeneratingSearch(raw: Raw): GeneratingSearch {
  return text(raw, 't');
}

export function readTableSearch(raw: Raw): TableSearch {
  return {
    ...(raw.v === 'diagram' || raw.v === 'columns' ? { v: raw.v } : {}),
    ...text(raw, 't'),
    ...count(raw, 'r'),
    ...text(raw, 'c'),
    ...text(raw, 'f'),
    ...text(raw, 'o'),
    ...(raw.tab === 'why' ? { tab: 'why' as const } : {}),
  };
}

export function readRunsSearch(raw: Raw): RunsSearch {
  const state = RUN_STATES.find((one) => one === raw.state);
  return { ...text(raw, 'dataset'), ...(state ? { state } : {}) };
}

export function readProblemsSearch(raw: Raw): ProblemsSearch {
  return { ...text(raw, 'q') };
}

export function readSqlSearch(raw: Raw): SqlSearch {
  return text(raw, 'q');
}

export function readReviewSearch(raw: Raw): ReviewSearch {
  return text(raw, 'c');
}

export function readHistorySearch(raw: Raw): HistorySearch {
  return { ...count(raw, 'a'), ...count(raw, 'b') };
}

export function readCompareSearch(raw: Raw): CompareSearch {
  return {
    ...readHistorySearch(raw),
    ...text(raw, 'seed'),
    ...text(raw, 't'),
    ...count(raw, 'r'),
    ...text(raw, 'c'),
    ...(raw.all === true ? { all: true as const } : {}),
  };
}

export function readLoadSearch(raw: Raw): LoadSearch {
  return text(raw, 'again');
}

/** Loading was once part of Export; old addresses still work. */
export function readExportSearch(raw: Raw): LoadSearch & { way?: 'load' } {
  return raw.way === 'load' ? { way: 'load', ...readLoadSearch(raw) } : {};
}

export function readSignInSearch(raw: Raw): SignInSearch {
  return text(raw, 'problem');
}

export function readSettingsSearch(raw: Raw): SettingsSearch {
  return {
    ...(typeof raw.action === 'string' && /^[a-z-]+\.([a-z-]+)?$/.test(raw.action) ? { action: raw.action } : {}),
    ...text(raw, 'who'),
    ...day(raw, 'from'),
    ...day(raw, 'to'),
  };
}

function day<K extends string>(raw: Raw, key: K): { [key in K]?: string } {
  const value = raw[key];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? ({ [key]: value } as { [key in K]?: string })
    : {};
}

function text<K extends string>(raw: Raw, key: K): { [key in K]?: string } {
  const value = raw[key];
  // The router reads `?q=42` as a number.
  const written = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof written === 'string' && written !== '' ? ({ [key]: written } as { [key in K]?: string }) : {};
}

function count<K extends string>(raw: Raw, key: K): { [key in K]?: number } {
  const value = Number(raw[key]);
  return Number.isSafeInteger(value) && value >= 1 ? ({ [key]: value } as { [key in K]?: number }) : {};
}
