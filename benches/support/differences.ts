/** Where two JSON documents differ, as `pointer: left ≠ right`, in the order of the left one. */
export function differences(left: unknown, right: unknown, pointer = ''): string[] {
  if (Object.is(left, right)) return [];
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) return [`${pointer}: ${brief(left)} ≠ ${brief(right)}`];
  const [ofLeft, ofRight]: Readonly<Record<string, unknown>>[] = [{ ...left }, { ...right }];
  const names = [...new Set([...Object.keys(ofLeft!), ...Object.keys(ofRight!)])];
  return names.flatMap((name) => differences(ofLeft![name], ofRight![name], `${pointer}/${name}`));
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
