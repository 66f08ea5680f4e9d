import { countOf } from '@seedbed/contract';
import type { Removed } from './read-lines.ts';

type Part = { readonly database: string; readonly line: number; /** The first piece of the text after `\connect`. */ readonly from: number };

const MAKES_TABLE = /^create\s+(?:(?:global|local)\s+)?(?:(?:temp|temporary|unlogged|foreign)\s+)?table\b/i;
const MAKES_DATABASE = /\bcreate\s+database\s+(?:"((?:[^"]|"")+)"|([\w$\u0080-\uffff]+))/gi;

/** The databases that a script fills, one after the other, by `\connect`. A catalog is one database. */
export class Databases {
  readonly #made = new Set<string>();
  readonly #tables = new Map<string, number>();
  #parts: Part[] = [{ database: '', line: 1, from: 0 }];

  /** A statement, without leading comments. */
  saw(statement: string): void {
    if (/database/i.test(statement)) for (const [, quoted, plain] of statement.matchAll(MAKES_DATABASE)) this.#made.add(quoted ?? plain!.toLowerCase());
    if (!MAKES_TABLE.test(statement)) return;
    const { database } = this.#parts.at(-1)!;
    this.#tables.set(database, (this.#tables.get(database) ?? 0) + 1);
  }

  connect(database: string, line: number, from: number): void {
    // A script that does not make the database is most likely run in it.
    if (this.#parts.length === 1 && !this.#made.has(database)) this.#rename(database);
    this.#parts.push({ database, line, from });
  }

  #rename(database: string): void {
    this.#parts = [{ ...this.#parts[0]!, database }];
    const tables = this.#tables.get('');
    this.#tables.clear();
    if (tables !== undefined) this.#tables.set(database, tables);
  }

  /** The ranges of pieces to leave out if several databases get tables: all but those of the one with the most. */
  others(end: number): { readonly ranges: readonly { readonly from: number; readonly to: number }[]; readonly why: readonly Removed[] } {
    if (this.#tables.size < 2) return { ranges: [], why: [] };
    const [read, most] = [...this.#tables].reduce((one, other) => (other[1] > one[1] ? other : one));
    const left = this.#parts
      .map(({ from, ...part }, i) => ({ ...part, from, to: this.#parts[i + 1]?.from ?? end }))
      .filter(({ database }) => this.#tables.has(database) && database !== read);
    const why = [...this.#tables].flatMap(([database, tables]) => {
      const first = left.find((part) => part.database === database);
      if (!first) return [];
      const shown = database === '' ? 'the part before the first \\connect' : `the database ${database}`;
      return [
        {
          line: first.line,
          what: '\\connect',
          why: `${shown} (${countOf(tables, 'table')}) is left out: the script fills several databases, and ${read === '' ? 'the first' : read} (${countOf(most, 'table')}) is read. To read the other, pass its part alone`,
        },
      ];
    });
    return { ranges: left, why };
  }
}
