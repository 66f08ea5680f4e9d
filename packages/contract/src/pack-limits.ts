/** Size limits of a pack: readable for a person, and quick to load for a schema of its trade. */
export const PACK_LIMITS = {
  bytes: 160_000,
  cues: { least: 1, most: 80 },
  concepts: { least: 1, most: 16 },
  tables: { least: 1, most: 24 },
  attributes: { least: 1, most: 32 },
  names: { least: 1, most: 16 },
  values: { least: 2, most: 60 },
  rows: { least: 0, most: 60 },
  textLength: 400,
} as const;

/** Minimum content of a built-in pack: the words of a schema alone must match it. Own packs may be smaller. */
export const BUILT_IN_LEAST = { cues: 15, tables: 2, attributes: 4, rows: 8 } as const;

/** Own packs of one server, or of one folder: all of them are matched with every schema. */
export const OWN_PACK_LIMITS = { count: 60, bytes: 4 * 1024 * 1024 } as const;
