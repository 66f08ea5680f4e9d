export function withoutSiblings(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => typeof value !== 'string' || !value.startsWith('@')));
}
