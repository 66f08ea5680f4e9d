import { dictionary, qualifiedName, type Domain, type Relation } from '@seedbed/contract';
import { formulaOf } from '../column/formula.ts';
import { columnNamed, fault, lose, tableNamed, type AnswerWork, type TableWork } from '../work.ts';
import { isCalled } from './agreement.ts';
import { plain } from './label-condition.ts';

/** Which rows a reference may lead to: those of a kind, and those that lead to the same row as another reference of this row. */
export type Among = {
  readonly where: Readonly<Record<string, Domain>>;
  readonly with?: Pick<Relation, 'scope' | 'along' | 'through'> & { readonly lead: Relation };
};

const NAME = String.raw`[A-Za-z_]\w*`;
const PATH = new RegExp(`^(${NAME})\\.(${NAME})$`);
const COMPARED = new RegExp(`^(${NAME}\\.${NAME})\\s*(==|!=|<=|<|>=|>)\\s*(.+)$`);
const LISTED = new RegExp(`^(!)?\\(?\\s*(${NAME}\\.${NAME})\\s+in\\s+\\[(.*)\\]\\s*\\)?$`);
/** `tariffs.kind == kind`: a column of the row that it leads to, and a plain one of this row. */
const PLAIN = new RegExp(`^(${NAME}\\.${NAME})\\s*==\\s*(${NAME})$`);
const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false/g;
const THROUGH = new RegExp(`^(${NAME})\\.${NAME}\\s+where\\s+(.*)$`, 's');

/** `cases.kind == 'cremation' && cases.office_id == office_id`; `members.user_id where members.project_id == project_id`. Null, with a fault, if it chooses no rows. */
export function amongOf(work: AnswerWork, table: TableWork, relation: Relation, name: string, text: string, place: string): Among | null {
  if (relation.from.columns.length > 1) {
    lose(work, table, name, place, `it refers to ${relation.to.table} together with other columns`);
    return null;
  }
  const [, through, condition = text] = THROUGH.exec(text) ?? [];
  const isParents = through === undefined || isCalled(relation, through);
  const where = dictionary<Domain>();
  let same: Among['with'];
  for (const part of splitAt(condition, '&&')) {
    const domain = isParents ? anyOf(relation, part) : null;
    const found = domain ? null : sameOf(work, table, relation, part, isParents ? undefined : through);
    if (domain) where[domain.column] = { ...where[domain.column], ...domain.domain };
    else if (found && !same) same = found;
    else return refuse(work, table, relation, part, place);
  }
  const columns = tableNamed(work.blueprint, relation.to.table)?.columns ?? [];
  const strange = Object.keys(where).find((each) => !columns.some((column) => column.name === each));
  if (strange !== undefined) {
    fault(work, place, `${relation.to.table} has no column "${strange}".`, `One of ${columns.map((each) => each.name).join(', ')}.`);
    return null;
  }
  const counted = isParents ? formulaOf(work, table, condition, place) : null;
  if (counted !== null) work.stated.push({ table: table.name, text: condition, condition: counted, among: { column: name, place } });
  return { where, ...(same && { with: same }) };
}

function refuse(work: AnswerWork, table: TableWork, relation: Relation, part: string, place: string): null {
  const [, theirs, own] = PLAIN.exec(part) ?? [];
  const [, parent, column] = (theirs !== undefined && PATH.exec(theirs)) || [];
  if (own !== undefined && isCalled(relation, parent!) && columnNamed(table, own))
    fault(
      work,
      place,
      `${own} is no reference: the row of ${relation.to.table} is chosen before the other columns are made, so it cannot agree with them. The other way round it can: ${own} follows the row that was chosen.`,
      `instead of "among": "${own}": { "formula": "${parent}.${column}" }`,
    );
  else
    fault(
      work,
      place,
      `"${part}" cannot choose rows of ${relation.to.table}: ${whyNot(table, relation, part)}.`,
      'a condition on its columns (cases.kind == "cremation", cases.closed_at == null), its reference that another of this row has too (cases.office_id == office_id), or both with &&; members.user_id where members.project_id == project_id for rows by way of a third table',
    );
  return null;
}

/** The form of a condition that cannot be taken. */
function whyNot(table: TableWork, relation: Relation, part: string): string {
  const text = part.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const names = [...text.matchAll(/(?<![.\w])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\s*\()/g)].map(([name]) => name);
  const own = names.find((name) =>
    name.includes('.') ? name.startsWith(`${table.spec.name}.`) && !isCalled(relation, table.spec.name) : columnNamed(table, name),
  );
  if (splitAt(part, '||').length > 1) return '|| joins values of one of its columns, in brackets beside &&, and nothing else';
  if (names.some((name) => name.split('.').length > 2)) return 'it leads over two references, and only columns of the row itself are looked at';
  if (own !== undefined)
    return `it compares the row with ${own} of this row, which is made after the row is chosen; only == of two references can choose, and "orders" can put times and numbers behind those of the row`;
  return 'it is no comparison of one of its columns with a value or with null';
}

/** The parts of a condition between an operator outside of brackets and texts. */
function splitAt(condition: string, operator: '&&' | '||'): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of condition.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|&&|\|\||[\s\S]/g)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (token === operator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** A condition, or several values of one column joined by ||. */
function anyOf(relation: Relation, part: string): ReturnType<typeof domainOf> {
  const bare = /^\((.*)\)$/s.exec(part)?.[1];
  const choices = splitAt(bare !== undefined && splitAt(bare, '||').length > 1 ? bare : part, '||');
  const [first, ...others] = choices.map((choice) => domainOf(relation, choice));
  if (others.length === 0) return first ?? null;
  const values = [first, ...others].map((one) => (one && one.column === first?.column && (one.domain.in ?? []).length > 0 ? one.domain.in! : null));
  return values.includes(null) ? null : { column: first!.column, domain: { in: values.flatMap((each) => each!) } };
}

/** A condition on a column of the parent as a domain; null for any other. */
function domainOf(relation: Relation, part: string): { readonly column: string; readonly domain: Domain } | null {
  const columnOf = (path: string): string | null => {
    const [, parent, column] = PATH.exec(path) ?? [];
    return parent !== undefined && isCalled(relation, parent) ? column! : null;
  };
  const [, negated, path, list] = LISTED.exec(part) ?? [];
  if (path !== undefined) {
    const column = columnOf(path);
    const values = (list!.match(LITERAL) ?? []).map(plain);
    return column !== null && values.length > 0 ? { column, domain: negated ? { notIn: values } : { in: values } } : null;
  }
  const flag = new RegExp(`^(!)?(${NAME}\\.${NAME})$`).exec(part);
  if (flag) return columnOf(flag[2]!) === null ? null : { column: columnOf(flag[2]!)!, domain: { in: [String(flag[1] === undefined)] } };
  const [, left, operator, right = ''] = COMPARED.exec(part) ?? [];
  const column = left === undefined ? null : columnOf(left);
  if (column === null) return null;
  if (right === 'null') return operator === '!=' ? { column, domain: { notIn: [] } } : operator === '==' ? { column, domain: { in: [] } } : null;
  const literal = /^(?:date|timestamp)\((.*)\)$/.exec(right)?.[1] ?? right;
  if (literal.match(LITERAL)?.[0] !== literal) return null;
  const value = plain(literal);
  switch (operator) {
    case '==':
      return { column, domain: { in: [value] } };
    case '!=':
      return { column, domain: { notIn: [value] } };
    case '<':
    case '<=':
      return { column, domain: { max: value, ...(operator === '<' && { maxExclusive: true }) } };
    default:
      return { column, domain: { min: value, ...(operator === '>' && { minExclusive: true }) } };
  }
}

/** The other reference of the row that leads to the same row, by `cases.office_id == office_id` or `members.org_id == projects.org_id`; either side may come first. */
function sameOf(work: AnswerWork, table: TableWork, relation: Relation, part: string, through?: string): Among['with'] | null {
  const [one, other, ...more] = part.split('==').map((side) => side.trim());
  if (other === undefined || more.length > 0) return null;
  return sameBy(work, table, relation, [one!, other], through) ?? sameBy(work, table, relation, [other, one!], through);
}

function sameBy(work: AnswerWork, table: TableWork, relation: Relation, [theirs, own]: readonly [string, string], through?: string): Among['with'] | null {
  const { relations } = work.blueprint;
  const [, parent, column] = PATH.exec(theirs) ?? [];
  if (parent === undefined) return null;
  const middle = through === undefined ? null : tableNamed(work.blueprint, through);
  const from = middle ? relations.find((each) => each.from.table === nameOf(middle) && each.to.table === relation.to.table)?.from.table : relation.to.table;
  if (from === undefined || !(through === undefined ? isCalled(relation, parent) : parent === through)) return null;
  const inside = relations.find((each) => each.from.table === from && each.from.columns.length === 1 && each.from.columns[0] === column);
  const scope = inside?.to.table ?? (through === undefined && relation.to.columns[0] === column ? relation.to.table : undefined);
  const found = scope === undefined ? null : leadTo(work, table, relation, own, scope);
  if (!found) return null;
  return { ...found, scope: scope!, ...(middle && { through: nameOf(middle) }) };
}

/** The reference of the row that leads to the scope, itself or by one of its parent's. */
function leadTo(
  { blueprint }: AnswerWork,
  { relations }: TableWork,
  relation: Relation,
  own: string,
  scope: string,
): Pick<NonNullable<Among['with']>, 'lead' | 'along'> | null {
  const [, parent, column] = PATH.exec(own) ?? [];
  const others = relations.filter((each) => each !== relation && each.from.columns.length === 1 && each.name !== undefined);
  if (parent === undefined) {
    const lead = others.find((each) => each.from.columns[0] === own && each.to.table === scope);
    return lead ? { lead } : null;
  }
  for (const lead of others.filter((each) => isCalled(each, parent))) {
    if (lead.to.table === scope && lead.to.columns[0] === column) return { lead };
    const onward = blueprint.relations.find((each) => each.from.table === lead.to.table && each.from.columns.length === 1 && each.from.columns[0] === column);
    if (onward?.to.table === scope) return { lead, ...(onward.name !== undefined && { along: [onward.name] }) };
  }
  return null;
}

function nameOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return qualifiedName(schema, name);
}

/** Writes it into the relation. The owner of a table whose references must agree with others leads no more. */
export function writeAmong(relation: Relation, { where, with: same }: Among): void {
  if (Object.keys(where).length > 0) Object.assign(relation, { where: { ...where }, whereOwn: true, whereAll: true });
  if (!same) return;
  const { lead, scope, along, through } = same;
  for (const member of ['owner', 'childless', 'fanOut', 'distinctFrom', 'along', 'through', 'pick', 'shift'] as const) delete relation[member];
  Object.assign(relation, { within: lead.name, scope, rowwise: true, ...(along && { along: [...along] }), ...(through !== undefined && { through }) });
}
