import { isObject } from '@seedbed/contract';

/** Names of templates begin with it; nobody else's database may be named so. */
export const TEMPLATE_PREFIX = 'seedbed_tpl_';

/** Names of copies begin with it until they have a mark. */
export const UNMARKED_PREFIX = 'seedbed_new_';

const UNMARKED = new RegExp(`^(?:${TEMPLATE_PREFIX}|${UNMARKED_PREFIX})[0-9a-f]{16}$`);

/** The last part of the comment on a database that Seedbed made. Times are ISO 8601, by the server's clock. */
export type Mark = {
  /** `loading`: a template whose load has not ended, or was killed. `left`: left by a command that was killed before it could write a mark. */
  readonly kind: 'template' | 'loading' | 'copy' | 'left';
  /** The template's name, which is a digest of what was loaded. */
  readonly template: string;
  readonly madeAt: string;
  /** When a load last asked for it. */
  readonly usedAt: string;
  /** Rows that the load sent; 0 while it goes on. */
  readonly rows: number;
  /** The key of its blueprint in `seedbed.loaded_blueprint`; absent if only a file has the blueprint. */
  readonly record?: string;
};

const BEGIN = ' seedbed:';

/** The comment of a database. With its OID: a restored dump has the comment too, and another OID. */
export function commentOf(mark: Mark, oid: string): string {
  const what = mark.kind === 'copy' ? `Made by Seedbed from ${mark.template}.` : 'A template of Seedbed.';
  return `${what} "seedbed drop" removes it.${BEGIN}${JSON.stringify({ ...mark, oid })}`;
}

/** The mark of a database that has none, but a name of ours. Nothing says how old it is. */
export function markOfName(name: string): Mark | null {
  const unknown = new Date(0).toISOString();
  return UNMARKED.test(name) ? { kind: 'left', template: name, madeAt: unknown, usedAt: unknown, rows: 0 } : null;
}

/** Null for every comment but ours on this very database. */
export function markIn(comment: string | null, oid: string): Mark | null {
  const at = comment?.lastIndexOf(BEGIN) ?? -1;
  if (at < 0) return null;
  try {
    const value: unknown = JSON.parse(comment!.slice(at + BEGIN.length));
    if (!isObject(value) || value['oid'] !== oid || typeof value['template'] !== 'string' || typeof value['usedAt'] !== 'string') return null;
    const { oid: _, ...mark } = value;
    return mark as Mark;
  } catch {
    return null;
  }
}
