type Run = { readonly kind: 'digits' | 'upper' | 'lower' | 'other'; readonly text: string };

/** Longer texts have no recognisable form. */
const MAX_LENGTH = 64;
/** More forms than this are no form. */
const MAX_FORMS = 6;

/**
 * A regular expression for texts like the examples: `HT-1204`, `HT-98` → `HT-\d{2,4}`. Letters stay if digits vary next
 * to them, or if they are the same in all examples. Null for plain words, for which it would generate nonsense.
 */
export function shapeOfExamples(examples: readonly string[]): string | null {
  if (examples.length === 0 || examples.some((text) => text.trim() === '' || text.length > MAX_LENGTH)) return null;
  const forms = new Map<string, (readonly Run[])[]>();
  for (const text of examples) {
    const runs = runsOf(text);
    if (!looksLikeCode(runs)) return null;
    const key = runs.map(({ kind, text: own }) => (kind === 'other' ? own : kind)).join(' ');
    forms.set(key, [...(forms.get(key) ?? []), runs]);
  }
  if (forms.size > MAX_FORMS) return null;
  const written = [...forms.values()].map(writtenForm);
  return written.length === 1 ? written[0]! : `(${written.join('|')})`;
}

function runsOf(text: string): Run[] {
  return [...text.matchAll(/(\d+)|(\p{Lu}+)|(\p{Ll}+)|[^\d\p{Lu}\p{Ll}]/gu)].map(([own, digits, upper, lower]) => ({
    kind: digits !== undefined ? 'digits' : upper !== undefined ? 'upper' : lower !== undefined ? 'lower' : 'other',
    text: own,
  }));
}

/** A code: it has digits, or it is a few capitals. */
function looksLikeCode(runs: readonly Run[]): boolean {
  const first = runs[0];
  return runs.some(({ kind }) => kind === 'digits') || (runs.length === 1 && first?.kind === 'upper' && first.text.length <= 6);
}

/** One form, run by run. */
function writtenForm(texts: readonly (readonly Run[])[]): string {
  const hasDigits = texts[0]!.some(({ kind }) => kind === 'digits');
  return texts[0]!
    .map(({ kind, text }, i) => {
      const all = texts.map((runs) => runs[i]!.text);
      const isSame = all.every((own) => own === text);
      if (kind === 'other') return escaped(text);
      if (isSame && kind !== 'digits' && (hasDigits || texts.length > 1)) return escaped(text);
      const lengths = all.map((own) => [...own].length);
      return `${CLASSES[kind]}${times(Math.min(...lengths), Math.max(...lengths))}`;
    })
    .join('');
}

const CLASSES = { digits: '\\d', upper: '[A-Z]', lower: '[a-z]' } as const;

function times(least: number, most: number): string {
  return least !== most ? `{${least},${most}}` : least === 1 ? '' : `{${least}}`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
