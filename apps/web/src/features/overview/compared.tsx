/** The other side's value if it differs, in brackets: `(before 33 %)`. */
export function Compared({ name, words, own }: { name: string; words: string; own: string }) {
  if (words === own) return null;
  return <span className="quiet">{` (${name === '' ? '' : `${name} `}${words})`}</span>;
}
