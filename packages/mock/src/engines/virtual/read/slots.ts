/** Rows by their slots: in rising order, but for children whom a relation finds parent by parent. */
export type Slots = { readonly count: number; at(index: number): number };

export const NONE: Slots = { count: 0, at: () => -1 };

export function listed(slots: readonly number[]): Slots {
  return { count: slots.length, at: (index) => slots[index]! };
}

export function toArray(slots: Slots): number[] {
  return Array.from({ length: slots.count }, (_, index) => slots.at(index));
}
