import { compareNaturally } from '../../files/natural-order.ts';
import { isDown, numbered } from '../left-out.ts';
import type { Tool } from '../tool.ts';

/** `001_init.sql`, `002_orders.sql`: by number. */
export const NUMBERED_FILES: Tool = {
  form: 'numbered files (001_*.sql)',
  read(folder) {
    const { steps, left } = numbered(folder, (name) => NUMBERED.test(name) && !isDown(name));
    const [only] = folder.files.filter(({ name }) => name.endsWith('.sql'));
    const isAlone = left.length === 1 && steps.length === 0 && only !== undefined;
    if (steps.length === 0 && !isAlone) return undefined;
    return isAlone
      ? { tool: 'SQL', steps: [only] }
      : { tool: 'SQL', steps: steps.toSorted((one, other) => compareNaturally(one.name.toLowerCase(), other.name.toLowerCase())), left };
  },
};

const NUMBERED = /^(?:v|m|mig|migrations?|migrate|step|patch|update|upgrade|schema|init)?[-_.]?\d.*\.sql$/i;
