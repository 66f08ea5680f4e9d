/** `20`, `20 %`, `0.5%` → a share from 0 to 1; null for anything else. Numbers are per cent, with the sign or without. */
export function readShare(text: string): number | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(text.trim());
  const share = match ? Number(match[1]!.replace(',', '.')) / 100 : Number.NaN;
  return share >= 0 && share <= 1 ? share : null;
}
