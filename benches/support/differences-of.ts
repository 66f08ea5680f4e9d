/** Where two JSON documents differ, each difference a line: `tables.orders.columns.total.generator: {…} → {…}`. Members of lists go by their `name`. */
export function differencesOf(before: string, after: string): string[] {
  if (!before.startsWith('{') || !after.startsWith('{')) return [`${before.slice(0, 200)} → ${after.slice(0, 200)}`];
  const found: string[] = [];
  compare(JSON.parse(before), JSON.parse(after), [], found);
  return found.length > 0 ? found : ['only the order of members'];
}

/** Below these a difference is told whole. */
const WHOLE: ReadonlySet<string> = new Set(['generator', 'because', 'domain']);

function compare(one: unknown, other: unknown, at: readonly string[], found: string[]): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const [was, is] = [membersOf(one), membersOf(other)];
  if (!was || !is || WHOLE.has(at.at(-1) ?? '')) return void found.push(`${at.join('.')}: ${short(one)} → ${short(other)}`);
  for (const key of new Set([...was.keys(), ...is.keys()])) compare(was.get(key), is.get(key), [...at, key], found);
}

function membersOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((each: { name?: unknown } | null, i) => [typeof each?.name === 'string' ? each.name : String(i), each]));
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
