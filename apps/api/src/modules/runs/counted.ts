const GROUPED = new Intl.NumberFormat('en-US');

/** `29,158`: as the client writes it. */
export function counted(count: number): string {
  return GROUPED.format(count);
}
