import type { DatabaseError } from 'pg';
import { dictionary, qualifiedName } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { quoteLiteral, quoteQualified } from '../sql/quote.ts';
import { spatialModifiers } from './spatial-modifiers.ts';
import { typeNameAt } from './type-name-at.ts';

/** Types of missing extensions whose values can be generated anyway, with the extension's name. */
const EXTENSION_OF: Readonly<Record<string, string>> = dictionary({
  geometry: 'postgis',
  geography: 'postgis',
  vector: 'vector',
  halfvec: 'vector',
  sparsevec: 'vector',
});

/** Tries result types of a function until one fits its use. */
const RESULTS = ['text', 'integer', 'double precision', 'boolean', 'uuid', 'jsonb'];

/** No statement is repaired more often. */
const MAX_REPAIRS = 40;

export type StandInType = {
  /** As `format_type` would print it: `public.geography(Point,4326)`. */
  readonly written: string;
  /** The type without its modifiers: `public.geography`. */
  readonly base: string;
  readonly name: string;
  readonly extension: string;
};

/**
 * Stubs in a sandbox for types and functions of missing extensions: for a type a domain over text with the same name,
 * for a function one that returns NULL. Tables are then complete, but conditions that use such functions are not
 * proved.
 */
export class StandIns {
  /** By the domain's name, as `format_type` prints it. */
  readonly types = new Map<string, StandInType>();
  readonly #client: OpenClient;
  #statement = '';
  #repairs = 0;
  #last: { readonly signature: string; readonly tried: Set<string> } | undefined;

  /** By extension: the schema that it would be in. */
  readonly #schemas: ReadonlyMap<string, string>;

  constructor(client: OpenClient, missing: readonly { readonly name: string; readonly schema: string }[]) {
    this.#client = client;
    this.#schemas = new Map(missing.map(({ name, schema }) => [name, schema]));
  }

  /**
   * The statement to run instead of the failed one, possibly the same; undefined if there is none. The caller has
   * rolled back to its savepoint.
   */
  async repair(statement: string, sql: string, error: DatabaseError): Promise<string | undefined> {
    if (statement !== this.#statement) {
      this.#statement = statement;
      this.#repairs = 0;
      this.#last = undefined;
    }
    if (++this.#repairs > MAX_REPAIRS) return undefined;
    if (error.code === '42704' && error.position) return this.#withType(sql, Number(error.position));
    const signature = error.code === '42883' ? /^function (.+) does not exist$/.exec(error.message)?.[1] : undefined;
    if (signature !== undefined) return (await this.#makeFunction(signature.replaceAll(/\bunknown\b/g, 'text'))) ? sql : undefined;
    if (this.#last && error.code === '42P17' && error.message.endsWith('must return type trigger'))
      return (await this.#changeResult({ ...this.#last, tried: new Set(RESULTS) }, error.message)) ? sql : undefined;
    if (this.#last && (error.code === '42883' || error.code === '42804')) return (await this.#changeResult(this.#last, error.message)) ? sql : undefined;
    return undefined;
  }

  async #withType(sql: string, position: number): Promise<string | undefined> {
    const at = typeNameAt(sql, position);
    if (!at) return undefined;
    const extension = Object.hasOwn(EXTENSION_OF, at.name) ? EXTENSION_OF[at.name]! : undefined;
    if (extension === undefined) return at.replaced('text');
    const modifiers = at.modifiers.replaceAll(/\s+/g, '');
    // Never the bare name: Postgres would find it, and reject modifiers after it.
    const own = `${at.name}${modifiers || '()'}`;
    const [key, domain] = [qualifiedName('public', own), quoteQualified('public', own)];
    if (!this.types.has(key)) {
      if (!(await this.#run(`CREATE DOMAIN ${domain} AS text`))) return at.replaced('text');
      const base = qualifiedName(this.#schemas.get(extension) ?? 'public', at.name);
      this.types.set(key, { written: `${base}${extension === 'postgis' ? spatialModifiers(at.name, modifiers) : modifiers}`, base, name: at.name, extension });
    }
    return at.replaced(domain);
  }

  async #makeFunction(signature: string): Promise<boolean> {
    this.#last = { signature, tried: new Set(['text']) };
    return this.#made(signature, 'text');
  }

  async #changeResult({ signature, tried }: { signature: string; tried: Set<string> }, message: string): Promise<boolean> {
    const [, type] = /(?:is of type|must be type|must return type) (.+?)(?: but|, not|$)/.exec(message) ?? [];
    // A type's name may have blanks: double precision, timestamp with time zone.
    const [, left, right] = /^operator does not exist: (.+?) [-+*/<>=~!@#%^&|`?]+ (.+)$/.exec(message) ?? [];
    const result = [type, left, right, ...RESULTS].find((each) => each !== undefined && !tried.has(each));
    if (result === undefined) return false;
    tried.add(result);
    return (await this.#run(`DROP FUNCTION ${signature}`)) && this.#made(signature, result);
  }

  #made(signature: string, result: string): Promise<boolean> {
    if (result === 'trigger') return this.#run(`CREATE FUNCTION ${signature} RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`);
    return this.#run(`CREATE FUNCTION ${signature} RETURNS ${result} LANGUAGE sql IMMUTABLE AS ${quoteLiteral(`SELECT NULL::${result}`)}`);
  }

  /** Whether it succeeded; rolls back to the savepoint on failure. */
  async #run(sql: string): Promise<boolean> {
    const inBlock = this.#client.getTransactionStatus() === 'T';
    try {
      if (inBlock) await this.#client.query('SAVEPOINT seedbed_stand_in');
      await this.#client.query(sql);
      if (inBlock) await this.#client.query('RELEASE SAVEPOINT seedbed_stand_in');
      return true;
    } catch (error) {
      if ((error as DatabaseError).code === undefined) throw error;
      if (inBlock) await this.#client.query('ROLLBACK TO SAVEPOINT seedbed_stand_in');
      return false;
    }
  }
}
