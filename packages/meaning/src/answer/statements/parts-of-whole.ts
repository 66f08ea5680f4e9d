import { openTable } from '../rows/open-tables.ts';
import { answerFor, columnNamed, fault, replaceBase, tableNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

const NAME = String.raw`[A-Za-z_]\w*`;
const WHOLE = new RegExp(`^\\s*sum\\(\\s*(${NAME})\\.(${NAME})\\s*\\)\\s*={1,2}\\s*(${NAME})\\s*$`);
/** A part's share of the whole, unevenly, by its row. */
const SHARE = '(1 + (row * 7919 + 917) % 5)';

/** `sum(fees.amount) == total`: the parts of a row come to its whole, to the last digit. Whether the text is of this form. */
export function takePartsOfWhole(work: AnswerWork, table: TableWork, text: string, place: string): boolean {
  const [, childName, partName, wholeName] = WHOLE.exec(text) ?? [];
  const spec = childName === undefined ? undefined : tableNamed(work.blueprint, childName);
  if (!spec || !columnNamed(table, wholeName!)) return false;
  const child = openTable(work, spec);
  const relation = child.relations.find(({ to, from }) => to.table === table.name && from.columns.length === 1);
  const part = columnNamed(child, partName!);
  if (!relation || !part) {
    fault(work, place, `${spec.name}.${partName} is no part of ${table.name}.`, 'sum(lines.amount) == total, of rows that refer to this table');
    return true;
  }
  const answer = answerFor(work, child, part.name, place);
  if (!answer) return true;
  const [by] = relation.from.columns;
  const { base, scale } = typeOf(work, part);
  const digits = base.startsWith('int') ? 0 : (scale ?? 2);
  const upTo = (share: string): string => `round(${by}.${wholeName} * ${share} / double(${by}.sum(${spec.name}, ${SHARE})), ${digits})`;
  const difference = `round(${upTo(`running(${by}, ${SHARE})`)} - ${upTo(`(running(${by}, ${SHARE}) - ${SHARE})`)}, ${digits})`;
  const expression = digits === 0 ? `int(${difference})` : difference;
  replaceBase(work, child, part.name, answer, { kind: 'expression', parameters: { expression } }, place);
  const close = (0.5000001 / 10 ** digits).toFixed(digits + 8);
  work.stated.push({ table: table.name, text, condition: `count(${spec.name}) == 0 || abs(sum(${spec.name}, ${part.name}) - ${wholeName}) <= ${close}` });
  return true;
}
