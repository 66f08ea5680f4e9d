/** The least that a table and format must reach (the kernel's design, part 9): MB/s, or million rows a second. */
export const GOALS: Readonly<Record<string, { readonly MBs?: number; readonly millionRows?: number }>> = {
  'users copy-text': { MBs: 430, millionRows: 4 },
  'orders copy-text': { MBs: 370, millionRows: 6 },
  'users copy-binary': { MBs: 430, millionRows: 4 },
  'orders copy-binary': { MBs: 560, millionRows: 8.5 },
  'users csv': { MBs: 430 },
  'orders csv': { MBs: 370 },
  'users ndjson': { MBs: 650 },
  'orders ndjson': { MBs: 650 },
  'users sql-insert': { MBs: 400 },
  'orders sql-insert': { MBs: 400 },
  'users parquet': { millionRows: 4 },
};

/** Hash fill on the machine where the goals were set, in ns for 64 bits: slower machines are judged in proportion. */
export const GOAL_HASH_NS = 3.5;
