import { Problem, type Blueprint, type Overlay } from '@seedbed/contract';
import { parseOverlay } from './parse-overlay.ts';

/**
 * `tables.orders.rows=5000`, `columns.orders.status.cancelled=3 %`, `relations.orders.customer.vip=40%`, `agreements.orders.total.sum=false` as an overlay;
 * a table may be qualified, `columns.shop.orders.status=…`. Throws Problem `invalid-request`.
 */
export function setInOverlay(text: string, { tables }: Pick<Blueprint, 'tables'>): Overlay {
  const at = text.indexOf('=');
  const [part, ...path] = text.slice(0, Math.max(0, at)).trim().split('.');
  const value = valueOf(text.slice(at + 1).trim());
  const place = `--set ${text}`;
  const isTable = tables.some(({ name }) => name === path[0]);
  const isQualified = !isTable && tables.some(({ schema, name }) => schema === path[0] && name === path[1]);
  const [table, ...names] = isQualified ? [path.slice(0, 2).join('.'), ...path.slice(2)] : path;
  const [member, label, kind] = names;
  if (part === 'locales' && names.length < 2) return parseOverlay({ locales: { [[table, ...names].join('.')]: value } }, place);
  const say = (where: keyof Omit<Overlay, '$schema'>, name: string, statement: unknown): Overlay => parseOverlay({ [where]: { [name]: statement } }, place);
  if (part === 'tables' && names.length === 1) return say(part, table!, { [member!]: value });
  if (part === 'columns' && names.length === 1) return say(part, `${table!}.${member!}`, value);
  if (part === 'columns' && names.length === 2) return say(part, `${table!}.${member!}`, { [label!]: value });
  if (part === 'columns' && names.length === 3 && label === 'dirt') return say(part, `${table!}.${member!}`, { dirt: { [kind!]: value } });
  if (part === 'relations' && names.length === 1) return say(part, `${table!}.${member!}`, value);
  if (part === 'relations' && names.length === 2) return say(part, `${table!}.${member!}`, { [label!]: value });
  if (part === 'agreements' && names.length > 0) return say(part, `${table!}.${names.join('.')}`, value);
  throw new Problem(
    'invalid-request',
    `${place}: a path such as tables.orders.rows=5000, columns.orders.status.cancelled=3%, relations.orders.customer.vip=40%, or agreements.orders.total.sum=false is expected. Names with more dots go into an overlay file.`,
  );
}

/** The value as JSON if it is valid; otherwise the text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
