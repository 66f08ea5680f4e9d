/** `postgres://ana:secret@db.local:5432/shop?sslmode=require` → `db.local/shop`; null if it is not a whole address. */
export function shortTarget(address: string): string | null {
  const match = /^postgres(?:ql)?:\/\/(?:[^@/]*@)?([^/?#]+)\/([^/?#]+)/.exec(address.trim());
  return match ? `${match[1]!.replace(/:5432$/, '')}/${decode(match[2]!)}` : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
