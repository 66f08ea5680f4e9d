import { dictionary, type KnowledgeColumn } from '@seedbed/contract';
import { formulaOf } from '../column/formula.ts';
import { answerFor, replaceBase, typeOf, type AnswerWork, type TableWork } from '../work.ts';

/** Between 0 and 1, each as often as the others; two that know nothing of each other. */
export const EVEN = '((row * 7919 + 917) % 997 / 997.0)';
const OTHER = '((row * 31 + 7) % 499 / 499.0)';
/** Between 0 and 1, in most rows nearer to 0. */
const DRAW = `(${EVEN} * ${OTHER})`;
const DRAWS: Readonly<Record<string, string>> = dictionary({
  even: EVEN,
  normal: `((${EVEN} + ${OTHER}) / 2.0)`,
  'right-skewed': DRAW,
  'left-skewed': `(1 - ${DRAW})`,
});
const BOUNDS: ReadonlySet<string> = new Set(['low', 'middle', 'high', 'step', 'shape', 'unit', 'kind', 'note', 'said', 'null']);

/** `seats <= plans.max_seats`, `orders.minimum <= quantity`: a number of the row up to one of its parent, or from it on. */
export function takeLimit(
  work: AnswerWork,
  table: TableWork,
  column: TableWork['spec']['columns'][number],
  { limit, side, isStrict, text }: { readonly limit: string; readonly side: 'most' | 'least'; readonly isStrict: boolean; readonly text: string },
  place: string,
): boolean {
  const bound = formulaOf(work, table, limit, place);
  if (bound === null) return true;
  const said: KnowledgeColumn = table.stated.columns?.[column.name] ?? {};
  const { base, scale } = typeOf(work, column);
  const digits = base.startsWith('int') ? 0 : (scale ?? 2);
  const step = isStrict ? 1 / 10 ** digits : 0;
  const low = said.low ?? Number(column.domain?.min ?? 0) + (column.domain?.minExclusive ? 1 / 10 ** digits : 0);
  const high = said.high ?? column.domain?.max;
  const [from, to] =
    side === 'most'
      ? [`${low}`, `coalesce(${high === undefined ? '' : `least(${high}, `}${bound} - ${step}${high === undefined ? '' : ')'}, ${high ?? low})`]
      : [
          `coalesce(${bound} + ${step}, ${low})`,
          high === undefined ? `coalesce((${bound}) * 3 + ${step}, ${low})` : `greatest(${high}, coalesce(${bound} + ${step}, ${low}))`,
        ];
  const draw = (typeof said.shape === 'string' && DRAWS[said.shape]) || DRAW;
  const drawn =
    said.middle !== undefined
      ? aroundMiddle(from, to, said.middle)
      : side === 'most'
        ? `least(${to}, ${from} + greatest(0, ${to} - ${from} + ${digits === 0 ? 1 : 0}) * ${draw})`
        : `${from} + (${to} - ${from}) * ${draw}`;
  const stepped = said.step === undefined ? drawn : `${side === 'most' ? 'floor' : 'ceil'}((${drawn}) / ${decimal(said.step)}) * ${decimal(said.step)}`;
  const expression = digits === 0 ? `int(floor(${stepped}))` : `round(${stepped}, ${digits})`;
  const answer = answerFor(work, table, column.name, place);
  if (!answer) return true;
  const made = { kind: 'expression', parameters: { expression } };
  // The column's own bounds are part of it.
  if (Object.keys(said).every((member) => BOUNDS.has(member))) Object.assign(answer, { base: made, basePlace: place });
  else replaceBase(work, table, column.name, answer, made, place);
  const condition = formulaOf(work, table, text, place);
  if (condition !== null) work.stated.push({ table: table.name, text, condition, column: column.name });
  return true;
}

/** Half of the rows below the middle and half above it, as far as each row's own limit allows. */
function aroundMiddle(from: string, to: string, middle: number): string {
  const between = `least(${to}, greatest(${from}, ${decimal(middle)}))`;
  return `(${EVEN} < 0.5 ? ${from} + (${between} - (${from})) * ${EVEN} * 2.0 : ${between} + (${to} - (${between})) * (${EVEN} * 2.0 - 1.0) * ${OTHER})`;
}

/** A quotient of two whole numbers would be whole. */
function decimal(number: number): string {
  return Number.isInteger(number) ? `${number}.0` : String(number);
}
