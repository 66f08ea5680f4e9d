/** The length of a code's prefix: a number of characters, or up to a separator; null if unknown. */
export type Head = { readonly length: number } | { readonly until: string } | null;

/** The parts after the prefix of a code, for the generator `code.numbered`. */
export type Rest = { readonly text: string } | { readonly number: number };

type Atom = { readonly source: string; readonly least: number; readonly most: number };

/** Digits of an unlimited number, and the minimum that makes rows distinct. */
const DIGITS = 5;
const FEWEST = 3;
const MAX = 9;
const ATOM = /(\\[dws]|\\[^A-Za-z0-9]|\[\^?(?:\\.|[^\]\\[])+\]|[^\\^$.|?*+()[\]{}])(?:\{(\d+)(?:,(\d*))?\}|([+*?]))?/y;

/**
 * The parts after the prefix in texts that match a regex with a number in it; null for a regex that is more than a
 * sequence of characters, or has no such number.
 */
export function restOf(regex: string, head: Head): Rest[] | null {
  const atoms = atomsOf(regex);
  const rest = atoms && behindHead(atoms, head);
  if (!rest) return null;
  const lengths = rest.map((atom) => (takesDigits(atom) ? Math.min(atom.most, Math.max(atom.least, DIGITS), MAX) : 0));
  const counted = lengths.lastIndexOf(Math.max(0, ...lengths));
  if (counted < 0 || lengths[counted]! < FEWEST) return null;
  const parts = rest.map((atom, i): Rest | null => {
    if (i === counted) return { number: lengths[i]! };
    const sign = signOf(atom);
    return sign === null ? null : { text: sign.repeat(atom.least) };
  });
  return parts.every((part) => part !== null) ? parts.filter((part) => !('text' in part) || part.text !== '') : null;
}

/** The parts after the prefix if only lengths are known. */
export function plainRest(room: { readonly least: number; readonly most: number }, separator: string): Rest[] | null {
  const digits = Math.min(room.most - separator.length, Math.max(room.least - separator.length, DIGITS));
  if (digits < FEWEST || digits > MAX) return null;
  return [...(separator === '' ? [] : [{ text: separator }]), { number: digits }];
}

function atomsOf(regex: string): Atom[] | null {
  const body = /^\^([^]*?)\$?$/.exec(regex)?.[1];
  if (body === undefined || body.includes('[:')) return null;
  const atoms: Atom[] = [];
  ATOM.lastIndex = 0;
  while (ATOM.lastIndex < body.length) {
    const found = ATOM.exec(body);
    if (!found) return null;
    const [, source, least, most, sign] = found;
    const few = sign === '+' ? 1 : sign ? 0 : Number(least ?? 1);
    const many = sign === '?' ? 1 : sign || most === '' ? Infinity : Number(most ?? least ?? 1);
    atoms.push({ source: source!, least: few, most: many });
  }
  return atoms;
}

function behindHead(atoms: readonly Atom[], head: Head): Atom[] | null {
  if (head === null) return null;
  if ('until' in head) {
    const at = atoms.findIndex((atom) => atom.least === 1 && atom.most === 1 && signOf(atom) === head.until && !atom.source.startsWith('['));
    return at < 0 ? null : atoms.slice(at);
  }
  let left = head.length;
  const rest: Atom[] = [];
  for (const atom of atoms) {
    if (left > 0 && atom.least !== atom.most) return null;
    const taken = Math.min(left, atom.least);
    left -= taken;
    if (atom.most > taken) rest.push({ ...atom, least: atom.least - taken, most: atom.most - taken });
  }
  return left > 0 ? null : rest;
}

function takesDigits(atom: Atom): boolean {
  const one = new RegExp(`^${atom.source}$`, 'u');
  return [...'0123456789'].every((digit) => one.test(digit));
}

/** The simplest character that the atom accepts. */
function signOf({ source }: Atom): string | null {
  const one = new RegExp(`^${source}$`, 'u');
  return [...'A0a-/_.# :'].find((sign) => one.test(sign)) ?? (source.length === 1 ? source : null);
}
