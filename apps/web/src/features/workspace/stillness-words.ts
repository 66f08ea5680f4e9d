import type { Stillness } from '../../engine/protocol.ts';
import { formatCount } from '../../lib/format.ts';

/** `changed: orders.total · 47 other columns identical`. */
export function stillnessWords({ changed, identical }: Stillness): string {
  const same = identical === 1 ? '1 other column identical' : `${formatCount(identical)} other columns identical`;
  if (changed.length === 0) return `no value changed · ${identical === 1 ? '1 column' : `${formatCount(identical)} columns`} identical`;
  const named = changed.length <= 2 ? changed.map((name) => name.replace(/^public\./, '')).join(', ') : `${formatCount(changed.length)} columns`;
  return identical === 0 ? `changed: ${named}` : `changed: ${named} · ${same}`;
}
