import type { Column, Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance } from '../../values/uniform.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { setCells } from '../set-cells.ts';
import type { Member } from './member.ts';
import { mixShapes } from './mixed-column.ts';

export function fillMember(member: Member, rows: Rows, choices: Int32Array, frame: Frame, candidate: (which: number) => Column, own: Uint8Array | null): void {
  const out = frame.storage(member.node);
  const { nulls } = out;
  const base = member.given === null ? null : frame.node(member.given);
  if (base) copyAll(base, out, rows.count);
  member.mixer?.begin(out);
  const scratch = borrow(rows.count);
  if (nulls && member.nulls) member.nulls.draws.fill(rows, scratch.a, scratch.b);
  const cells = setCells(member.column);
  const isMasked = (i: number): boolean => member.nulls !== null && chance(scratch.a[i]!, member.nulls.rate) && !cells?.has(rowAt(rows, i));
  for (let i = 0; i < rows.count; i++) {
    const choice = choices[i]!;
    const which = own?.[i] ? Math.min(0, member.ofVariant[choice]!) : member.ofVariant[choice]!;
    const from = base ?? candidate(Math.max(0, which));
    if (!base) member.mixer!.put(from, Math.max(0, which), i, out);
    if (nulls) nulls[i] = which < 0 ? 1 : member.present[choice] && !base ? 0 : from.nulls?.[i] || isMasked(i) ? 1 : 0;
  }
  giveBack(scratch);
}

function copyAll(from: Column, out: Column, count: number): void {
  const mixer = mixShapes([from.shape]);
  mixer.begin(out);
  for (let i = 0; i < count; i++) mixer.put(from, 0, i, out);
}
