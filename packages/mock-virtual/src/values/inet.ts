/** An address as `inet` prints it: a mask only if it does not cover the whole address. Null if it is invalid. */
export function inetText(text: string): string | null {
  const [, address = '', mask] = /^\s*([\da-f.:]+)(?:\/(\d{1,3}))?\s*$/i.exec(text) ?? [];
  const isFour = !address.includes(':');
  const bits = isFour ? 32 : 128;
  if (mask !== undefined && Number(mask) > bits) return null;
  const printed = isFour ? fourText(address) : sixText(address);
  return printed === null ? null : mask === undefined || Number(mask) === bits ? printed : `${printed}/${Number(mask)}`;
}

function fourText(address: string): string | null {
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256) ? parts.map(Number).join('.') : null;
}

/** Omits the longest run of zeros, the first of equal ones. */
function sixText(address: string): string | null {
  try {
    return new URL(`http://[${address}]`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}
