import type { CellKind } from '../../workspace/grid-column.ts';

/** A value in full: JSON indented, bytes as a hex view, everything else unchanged. */
export function prettyValue(text: string, kind: CellKind): string {
  if (kind === 'json') {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  }
  return kind === 'bytes' && text.startsWith('\\x') ? hexView(text.slice(2)) : text;
}

/** Sixteen bytes per line: offset, hex, and the letters. */
function hexView(hex: string): string {
  const lines: string[] = [];
  for (let at = 0; at < Math.min(hex.length, 4_096); at += 32) {
    const bytes = hex.slice(at, at + 32).match(/../g) ?? [];
    const letters = bytes.map((byte) => (/^[2-6][0-9a-f]|7[0-9a-e]$/.test(byte) ? String.fromCharCode(Number.parseInt(byte, 16)) : '·')).join('');
    lines.push(`${(at / 2).toString(16).padStart(4, '0')}  ${bytes.join(' ').padEnd(47)}  ${letters}`);
  }
  return lines.join('\n');
}
