/** Sizes that a pack keeps within: what a person can still read, and what is loaded when a schema speaks of its domain. */
export const PACK_LIMITS = {
  bytes: 160_000,
  cues: { least: 15, most: 80 },
  concepts: { least: 1, most: 16 },
  tables: { least: 2, most: 24 },
  attributes: { least: 4, most: 32 },
  names: { least: 1, most: 16 },
  values: { least: 2, most: 60 },
  rows: { least: 8, most: 60 },
  textLength: 400,
} as const;
