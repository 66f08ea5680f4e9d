/** How many tables a text creates, estimated without parsing it as SQL. */
export function countTables(ddl: string): number {
  return ddl.match(/^\s*create\s+(?:(?:global|local|temp|temporary|unlogged)\s+)*table\b/gim)?.length ?? 0;
}
