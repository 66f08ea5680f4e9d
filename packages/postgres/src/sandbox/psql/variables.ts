import { quoteIdent, quoteLiteral } from '../../sql/quote.ts';

/** A variable where a script uses it. */
export type Use = {
  readonly length: number;
  readonly name: string;
  /** The text in its place; undefined if the variable has no value. */
  readonly value: string | undefined;
};

const USE = /:(?:\{\?([\w\u0080-\uffff]+)\}|'([\w\u0080-\uffff]+)'|"([\w\u0080-\uffff]+)"|([\w\u0080-\uffff]+))/y;

/** The variables of psql, with the values that its commands give them. */
export class Variables {
  readonly #values = new Map([
    ['DBNAME', 'postgres'],
    ['USER', 'postgres'],
    ['ENCODING', 'UTF8'],
  ]);
  /** Variables whose value only psql could know: the answer of a query, of a person or of a program. */
  readonly unknown = new Set<string>();

  /** `undefined`: its value is unknown here. */
  set(name: string, value: string | undefined): void {
    this.unset(name);
    if (value === undefined) this.unknown.add(name);
    else this.#values.set(name, value);
  }

  unset(name: string): void {
    this.#values.delete(name);
    this.unknown.delete(name);
  }

  /** The variable that a colon begins: `:name`, `:'name'`, `:"name"`, `:{?name}`. */
  useAt(text: string, at: number): Use | undefined {
    USE.lastIndex = at;
    const [whole, tested, literal, identifier, plain] = USE.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const name = (tested ?? literal ?? identifier ?? plain)!;
    const value = this.#values.get(name);
    if (tested !== undefined) return { length: whole.length, name, value: value === undefined ? 'FALSE' : 'TRUE' };
    if (value === undefined) return { length: whole.length, name, value };
    return {
      length: whole.length,
      name,
      value: literal !== undefined ? oneLine(value) : identifier === undefined ? value.replaceAll(/[\r\n]/g, ' ') : quoteIdent(value),
    };
  }
}

/** A literal that adds no line to its script. */
function oneLine(value: string): string {
  return value.includes('\n') ? ` E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n')}'` : quoteLiteral(value);
}
