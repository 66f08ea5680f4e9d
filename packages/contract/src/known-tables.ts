const SHOWN = 12;

/** Names of tables for an error message: the first dozen. */
export const knownTables = (names: readonly string[]): string => `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}`;
