import { resolveType, type BlueprintColumn, type Generator, type KnowledgeOutcome } from '@seedbed/contract';
import { typeDefault } from '@seedbed/engine';
import { fillOwnValues } from './column/outcome.ts';
import { equality } from './statements/equations.ts';
import { columnNamed, typeOf, type AnswerWork, type ColumnAnswer, type Life, type TableWork } from './work.ts';
import { DATE_TYPES } from '../schema/types.ts';

/** Writes the statements into the table's columns, and makes the schema's conditions respect them. */
export function writeTable(work: AnswerWork, table: TableWork): KnowledgeOutcome['taken'] {
  const { spec } = table;
  const grouped = new Set((spec.groups ?? []).flatMap((group) => group.columns));
  const taken: KnowledgeOutcome['taken'] = [];
  for (const [name, answer] of table.answers) {
    const column = columnNamed(table, name)!;
    const before = column.generator?.kind ?? '';
    const stays = answer.othersStay === true && answer.base === undefined && answer.nullShare === undefined;
    keepUnreached(table, column, answer);
    const share = answer.nullShare ?? 0;
    const given = hasStatements(answer) ? madeOf(work, table, column, answer, stays) : null;
    if (!given) continue;
    const made = share > 0 && given === column.generator && DATE_TYPES.has(typeOf(work, column).base) ? withoutOpen(given) : given;
    keepInMind(work, table, column, made);
    // Other values beside the same share of NULL leave NULL in the rows that have it.
    const isAsBefore = share > 0 && share === column.nullRate && answer.base !== undefined;
    column.generator = grouped.has(name) && share > 0 && !isAsBefore ? sometimes(made, share) : made;
    // Conditions that only add NULLs leave the others as they are; rows that get a value have none, so that the cases hold the others.
    if ((!stays || answer.cases.length > 0) && !isAsBefore) {
      delete column.nullsDealt;
      if (!grouped.has(name) && share > 0) {
        column.nullRate = share;
        column.nullsDealt = true;
      } else delete column.nullRate;
    }
    column.asStated = true;
    // With another kind it no longer belongs to its entity.
    const isOfPerson = before.startsWith('person.') && column.generator.kind.startsWith('person.');
    if (column.generator.kind !== before && !isOfPerson && !stays && column.generator.parameters?.['stays'] !== true) delete column.entity;
    column.confidence = 1;
    Object.assign(column, reasonOf(work, table, name));
    taken.push({ table: table.name, column: name, from: before, to: column.generator.kind });
  }
  letGroupsKeep(table);
  endTimeline(work, table);
  return taken;
}

/** The stated share alone says which rows have no time: what was still to come came about by today. */
function withoutOpen(generator: Generator): Generator {
  const expression = generator.parameters?.['expression'];
  if (generator.kind !== 'expression' || typeof expression !== 'string' || !/\? null :/.test(expression)) return generator;
  return { ...generator, parameters: { ...generator.parameters, expression: `coalesce(${expression}, today)` } };
}

/** What the column was computed from, or came after, if the answer makes it otherwise. */
function keepInMind(work: AnswerWork, tableWork: TableWork, column: BlueprintColumn, made: Generator): void {
  const { name: table } = tableWork;
  const { name, generator } = column;
  const earlier = earlierOf(work, tableWork, column);
  if (earlier !== null && made !== generator) {
    const isDate = typeOf(work, column).base === 'date';
    work.stated.push({
      table,
      text: `${earlier} <= ${name}, as without this answer`,
      condition: `${isDate ? `date(${earlier})` : earlier} <= ${name}`,
      column: name,
      heldBefore: true,
    });
  }
  if (generator?.kind !== 'expression' || made.kind === 'expression') return;
  const expression = String(generator.parameters!['expression']);
  // A draw of its own is no relation.
  if (/\brow\b/.test(expression)) return;
  work.stated.push({ table, text: `${name} == ${expression}, as without this answer`, condition: equality(work, column, expression), heldBefore: true });
}

/** A time that the row's state brought stays NULL in rows that are not there yet, where the answer only says what it follows. */
function keepUnreached(table: TableWork, { generator, nullable, entity }: BlueprintColumn, answer: ColumnAnswer): void {
  const says = answer.nullWhen.length > 0 || answer.nullShare !== undefined || answer.nullPart !== undefined;
  if (!nullable || answer.base?.kind !== 'date.after' || says) return;
  const missing = generator?.kind === 'life.stamp' ? unreached(table.lives.get(entity ?? ''), String(generator.parameters?.['step'])) : nullCases(generator);
  // What is made from other columns may be made from this one.
  const isFree = (name: string): boolean => {
    const stated = table.answers.get(name);
    return !stated || (stated.cases.length === 0 && stated.nullWhen.length === 0 && stated.base?.kind !== 'expression');
  };
  answer.nullWhen.push(...missing.filter((when) => [...when.matchAll(/[A-Za-z_]\w*/g)].every(([name]) => isFree(name))));
}

/** The rows that did not come to a step of their life, as a condition. */
function unreached(life: Life | undefined, step: string): string[] {
  if (!life) return [];
  const { state, steps = [], goals = [], ends = [] } = life;
  const others = goals.includes(step)
    ? [...steps, ...goals.slice(0, goals.indexOf(step)), ...ends]
    : ends.includes(step)
      ? [...steps, ...goals, ...ends.filter((end) => end !== step)]
      : steps.slice(0, Math.max(0, steps.indexOf(step)));
  return others.length > 0 ? [`${state} in ${JSON.stringify(others)}`] : [];
}

/** The conditions under which a column has no value. */
function nullCases(generator: Generator | undefined): string[] {
  const cases =
    generator?.kind === 'cases' ? ((generator.parameters?.['cases'] ?? []) as readonly { readonly when: string; readonly generator: Generator }[]) : [];
  return cases.filter((one) => one.generator.kind === 'null').map(({ when }) => when);
}

/** The time of the row that the column's own time followed. */
function earlierOf(work: AnswerWork, table: TableWork, { type, name, generator }: BlueprintColumn): string | null {
  const { start, after } = generator?.parameters ?? {};
  const earlier = typeof (start ?? after) === 'string' ? columnNamed(table, String(start ?? after)) : undefined;
  const isTime = (written: string): boolean => DATE_TYPES.has(resolveType(written, work.blueprint.types).base);
  return generator?.kind.startsWith('date.') && earlier && earlier.name !== name && isTime(type) && isTime(earlier.type) ? earlier.name : null;
}

/** The origin of a column: the request in words that it names, otherwise the author of the answer. */
export function reasonOf({ because, origin }: AnswerWork, { stated }: TableWork, name: string): Pick<BlueprintColumn, 'because' | 'origin'> {
  const wish = stated.columns?.[name]?.said;
  return wish === undefined ? { because, origin } : { because: wordsBecause(wish), origin: 'words' };
}

/** The reason of a column that a request in words changed. */
export function wordsBecause(wish: string): string {
  return `changed in words: “${wish}”`;
}

/** A column whose statements were all wrong stays unchanged. */
function hasStatements({ base, cases, nullWhen, nullShare, nullPart }: ColumnAnswer): boolean {
  return base !== undefined || cases.length > 0 || nullWhen.length > 0 || nullShare !== undefined || nullPart !== undefined;
}

/** `stays`: rows outside of all conditions keep their current values. */
function madeOf(work: AnswerWork, table: TableWork, column: BlueprintColumn, answer: ColumnAnswer, stays: boolean): Generator | null {
  const { base, cases, nullWhen, nullPart } = answer;
  const own = reserved(work, table, column, base ?? column.generator ?? typeDefault(typeOf(work, column)));
  if (!own) return null;
  fillOwnValues(cases, own);
  const otherwise = (generator: Generator) => ({ otherwise: generator, ...(stays && { stays }) });
  const missing = stays && cases.length > 0 && (column.nullRate ?? 0) > 0 ? { missing: column.nullRate, ...(column.nullsDealt && { dealt: true }) } : {};
  const valued: Generator = cases.length > 0 ? { kind: 'cases', parameters: { cases, ...otherwise(own), ...missing } } : own;
  const inner = nullPart ? partlyNull(valued, nullPart) : valued;
  if (nullWhen.length === 0) return inner;
  const condition = nullWhen.map((when) => `(${when})`).join(' || ');
  if (inner.kind === 'expression')
    return { kind: 'expression', parameters: { expression: `(${condition}) ? null : (${String(inner.parameters!['expression'])})` } };
  return { kind: 'cases', parameters: { cases: [{ when: condition, generator: { kind: 'null' } }], ...otherwise(inner) } };
}

/** NULL in a share of the rows that meet a condition. */
function partlyNull(generator: Generator, { when, share }: NonNullable<ColumnAnswer['nullPart']>): Generator {
  const others = [{ when: `!coalesce(${when}, false)`, generator }];
  return { kind: 'cases', parameters: { cases: others, otherwise: generator, missing: share, dealt: true } };
}

/** Times that others must follow leave room for these before the reference date. */
function reserved(work: AnswerWork, table: TableWork, column: BlueprintColumn, generator: Generator | undefined): Generator | undefined {
  const hours = table.reserves.get(column.name) ?? 0;
  if (generator?.kind !== 'date.after' || hours === 0 || !DATE_TYPES.has(typeOf(work, column).base)) return generator;
  return { ...generator, parameters: { ...generator.parameters, reserve: Math.round(hours * 1000) / 1000 } };
}

function sometimes(generator: Generator, share: number): Generator {
  return {
    kind: 'weighted',
    parameters: {
      dealt: true,
      choices: [
        { weight: Math.round((1 - share) * 1e6) / 1e6, generator },
        { weight: share, value: null },
      ],
    },
  };
}

/**
 * Conditions of the database are above the answer: rows that satisfy them as the answer makes them stay so. Groups that
 * inference assembled by itself give way.
 */
function letGroupsKeep({ spec, answers, cases, relations }: TableWork): void {
  const asked = new Set(relations.flatMap((relation) => (relation.cases ?? []).flatMap(({ when }) => Object.keys(when))));
  const isFirst = (name: string): boolean => answers.has(name) || asked.has(name);
  const groups = (spec.groups ?? []).filter(
    (group) => (group.constraints ?? []).length > 0 || group.rows || group.own || !group.columns.some((name) => answers.has(name)) || cases.has(group),
  );
  for (const group of groups) if (!group.rows && !cases.has(group) && group.columns.some(isFirst)) group.own = group.columns.filter(isFirst);
  if (groups.length > 0) spec.groups = groups;
  else delete spec.groups;
}

/** Ends the timeline early enough that everything that must follow a row's creation still fits before the reference date. */
function endTimeline({ blueprint }: AnswerWork, { spec, reserves }: TableWork): void {
  const created = spec.columns.find(({ generator }) => generator?.kind === 'date.created');
  const hours = created ? (reserves.get(created.name) ?? 0) : 0;
  if (hours === 0 || !spec.timeline) return;
  const latest = new Date(Date.parse(`${blueprint.referenceDate}T00:00:00Z`) - hours * 3_600_000).toISOString().slice(0, 10);
  if (spec.timeline.to > latest && latest > spec.timeline.from) spec.timeline = { ...spec.timeline, to: latest };
}
