/** Parameters for a generator: missing ones have their schema's `default`. */
export function withDefaults(schema: Readonly<Record<string, unknown>>, parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled: Record<string, unknown> = Object.create(null);
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, { default?: unknown }>)) {
    if (member.default !== undefined) filled[name] = member.default;
  }
  return Object.assign(filled, parameters);
}
