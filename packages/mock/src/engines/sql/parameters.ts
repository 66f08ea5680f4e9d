/** Values of a statement. Postgres infers their types from their use, as for PostgREST. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder of a value. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The text of an array with these elements, of any type. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
