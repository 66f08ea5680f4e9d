import { Problem, type Overlay } from '@seedbed/contract';
import { parseOverlay } from './parse-overlay.ts';

/** `tables.orders.rows=5000`, `columns.orders.status.cancelled=3 %`, `relations.orders.customer.vip=40%` as an overlay. Throws Problem `invalid-request`. */
export function setInOverlay(text: string): Overlay {
  const at = text.indexOf('=');
  const [part, ...names] = text.slice(0, Math.max(0, at)).trim().split('.');
  const value = valueOf(text.slice(at + 1).trim());
  const place = `--set ${text}`;
  if (part === 'tables' && names.length === 2) return parseOverlay({ tables: { [names[0]!]: { [names[1]!]: value } } }, place);
  if (part === 'columns' && names.length === 2) return parseOverlay({ columns: { [names.join('.')]: value } }, place);
  if (part === 'columns' && names.length === 3) return parseOverlay({ columns: { [`${names[0]!}.${names[1]!}`]: { [names[2]!]: value } } }, place);
  if (part === 'columns' && names.length === 4 && names[2] === 'dirt')
    return parseOverlay({ columns: { [`${names[0]!}.${names[1]!}`]: { dirt: { [names[3]!]: value } } } }, place);
  if (part === 'relations' && names.length === 3) return parseOverlay({ relations: { [`${names[0]!}.${names[1]!}`]: { [names[2]!]: value } } }, place);
  throw new Problem(
    'invalid-request',
    `${place}: a path such as tables.orders.rows=5000, columns.orders.status.cancelled=3%, or relations.orders.customer.vip=40% is expected. Names with more dots go into an overlay file.`,
  );
}

/** JSON where it is some; else the text as it is. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
