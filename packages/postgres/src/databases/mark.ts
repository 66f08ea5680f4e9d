import { isObject } from '@seedbed/contract';

/** Names of templates begin with it; nobody else's database may be named so. */
export const TEMPLATE_PREFIX = 'seedbed_tpl_';

/** The last part of the comment on a database that Seedbed made. Times are ISO 8601, by the server's clock. */
export type Mark = {
  /** `loading`: a template whose load has not ended, or was killed. */
  readonly kind: 'template' | 'loading' | 'copy';
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
