/** The first ones of a list, and how many more there are: `a, b, c and 4 more`. */
export function firstOf(all: readonly (string | number)[], most: number): string {
  return `${all.slice(0, most).join(', ')}${all.length > most ? ` and ${all.length - most} more` : ''}`;
}
