/** Up to three names that differ from the wanted one by a typo, or contain it. Ignores quotes and letter case. */
export function nearNames(names: readonly string[], wanted: string): string[] {
  const loose = foldedName(wanted);
  if (loose.length < 3 || loose.length > 100) return [];
  const most = loose.length < 6 ? 1 : 2;
  const isNear = (name: string): boolean => {
    const other = foldedName(name);
    return other !== '' && (other.includes(loose) || loose.includes(other) || isWithin(other, loose, most));
  };
  return names.filter(isNear).slice(0, 3);
}

/** ` Is it orders?`, or the list of names. */
export function suggestNames(names: readonly string[], wanted: string): string {
  const near = nearNames(names, wanted);
  if (near.length > 0) return `Is it ${near.join(' or ')}?`;
  return names.length === 0
    ? 'There are none.'
    : `There ${names.length === 1 ? 'is' : 'are'} ${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}.`;
}

const SHOWN = 12;

/** Without quotes and letter case, as someone types a name from memory. */
export function foldedName(name: string): string {
  return name.replaceAll('"', '').toLowerCase();
}

/** Whether at most this many insertions, deletions or changes of letters turn one into the other. */
function isWithin(a: string, b: string, most: number): boolean {
  return typosBetween(a, b, most) <= most;
}

/** How many insertions, deletions, changes or swaps of neighbouring letters turn one text into the other; more than `most` is not counted further. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, before]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) {
      const same = before[k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1);
      const swapped = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1] ? older[k - 2]! + 1 : Infinity;
      row.push(Math.min(before[k]! + 1, row[k - 1]! + 1, same, swapped));
    }
    [older, before] = [before, row];
  }
  return before[b.length]!;
}

/** So many typos a word of this length may have: none in short words, where each letter makes another word. */
export function typosAllowed(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}
