import { compareNaturally } from '../../files/natural-order.ts';
import { isDown, numbered } from '../left-out.ts';
import type { Tool } from '../tool.ts';

/** `001_init.sql`, `002_orders.sql`: by number. */
export const NUMBERED_FILES: Tool = {
  form: 'numbered files (001_*.sql)',
  read(folder) {
    const { steps, left } = numbered(folder, (name) => NUMBERED.test(name) && !isDown(name));
    const [only, ...more] = folder.files.filter(({ name }) => /\.sql$/i.test(name) && !ROWS.test(name));
    const isAlone = more.length === 0 && steps.length === 0 && only !== undefined && !isDown(only.name);
    if (steps.length === 0 && !isAlone) return undefined;
    return isAlone
      ? { tool: 'SQL', steps: [only] }
      : { tool: 'SQL', steps: steps.toSorted((one, other) => compareNaturally(one.name.toLowerCase(), other.name.toLowerCase())), left };
  },
};

/** Files of rows by their names: no schema. */
const ROWS = /^(?:seeds?|seed[-_]data|fixtures?|(?:test|sample|demo|dummy|initial)[-_]?data|data|inserts?)\.sql$/i;
const NUMBERED = /^(?:v|m|mig|migrations?|migrate|step|patch|update|upgrade|schema|init)?[-_.]?\d.*\.sql$/i;
