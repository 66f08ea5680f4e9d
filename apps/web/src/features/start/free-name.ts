/** An unused name: the wanted one, otherwise with the next number appended. Names must differ by more than case. */
export function freeName(wished: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.trim().toLowerCase()));
  if (!known.has(wished.trim().toLowerCase())) return wished;
  for (let number = 2; ; number++) {
    const name = `${wished} ${number}`;
    if (!known.has(name.toLowerCase())) return name;
  }
}
