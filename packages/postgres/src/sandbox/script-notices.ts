import { isAloud, removedBecause } from './removed-lines.ts';
import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

export type ScriptNotice = { readonly place: string; readonly message: string; /** The script's own warning. */ readonly level?: 'warning' };

/** What is said about a script: each message once, with the place of its first statement and the number of others. */
export class ScriptNotices {
  readonly #script: Script;
  readonly #notices = new Map<string, ScriptNotice & { count: number }>();

  constructor(script: Script) {
    this.#script = script;
  }

  /** About a statement that is left out. */
  note(statement: ScriptStatement, message: string): void {
    const isAloud = statement.verdict.do === 'skip' && statement.verdict.level !== undefined;
    this.#count(message, () => this.#script.where(statement), isAloud);
  }

  /** About this statement alone. */
  warn(statement: ScriptStatement, message: string): void {
    const place = this.#script.where(statement);
    this.#notices.set(`${place}: ${message}`, { place, message, level: 'warning', count: 1 });
  }

  /** A warning that the script raises. */
  raised(message: string): void {
    this.#notices.set(message, { place: 'schema', message, level: 'warning', count: 1 });
  }

  missingExtension(name: string): void {
    this.#notices.set(name, {
      place: `extension ${name}`,
      message: `the extension ${name} is not available in the sandbox: its types are held as text and its functions give NULL there, and what else needs it is left out`,
      count: 1,
    });
  }

  standInPlatform(platform: string, made: readonly string[]): void {
    this.#notices.set(`platform ${platform}`, {
      place: `platform ${platform}`,
      message: `the schema does not make ${made.join(', ')}, which ${platform} has in every database: a stand-in is used, and a load keeps what a ${platform} database holds there`,
      count: 1,
    });
  }

  /** About the lines that only psql reads. */
  removedLines(): void {
    for (const each of this.#script.removed) {
      if (each.what === '\\restrict' || each.what === '\\unrestrict') continue;
      this.#count(removedBecause(each), () => this.#script.whereLine(each.line), isAloud(each));
    }
  }

  list(): ScriptNotice[] {
    return [...this.#notices.values()].map(({ place, count, ...notice }) => ({ ...notice, place: count > 1 ? `${place} and ${count - 1} more` : place }));
  }

  #count(message: string, place: () => string, isLoud: boolean): void {
    const known = this.#notices.get(message);
    if (known) known.count++;
    else this.#notices.set(message, { place: place(), message, ...(isLoud && { level: 'warning' }), count: 1 });
  }
}
