import { dictionary, isObject, Knowledge, KnowledgeColumn, KnowledgeTable, type KnowledgeFault } from '@seedbed/contract';
import { Check, Errors } from 'typebox/value';
import { pointer } from './work.ts';

const SHOWN = 20;

/** The well-formed part of an answer. A malformed statement is dropped alone; null if it is not an answer of this form. */
export function readKnowledge(given: unknown): { readonly knowledge: Knowledge | null; readonly faults: KnowledgeFault[] } {
  const faults: KnowledgeFault[] = [];
  if (!isObject(given) || given['format'] !== 2 || !isObject(given['tables']))
    return { knowledge: null, faults: [{ place: '', message: 'This is no knowledge.', instead: '{ "format": 2, "tables": { … } }' }] };
  const { tables, columns: everywhere, ...rest } = given;
  const top: Record<string, unknown> = { ...rest, tables: {} };
  dropWrong(Knowledge, top, '', faults);
  const kept = dictionary<unknown>();
  for (const [name, table] of Object.entries(tables as Record<string, unknown>)) {
    const place = pointer('tables', name);
    if (!isObject(table)) {
      faults.push({ place, message: 'This must be an object.', instead: '{ "columns": { … } }' });
      continue;
    }
    const { columns = {}, ...members } = table;
    const own: Record<string, unknown> = { ...members };
    dropWrong(KnowledgeTable, own, place, faults);
    const statements = readColumns(columns, place, faults);
    kept[name] = { ...own, ...(Object.keys(statements).length > 0 ? { columns: statements } : {}) };
  }
  const shared = everywhere === undefined ? {} : readColumns(everywhere, '', faults);
  return { knowledge: { ...top, ...(Object.keys(shared).length > 0 && { columns: shared }), tables: kept } as Knowledge, faults };
}

function readColumns(columns: unknown, place: string, faults: KnowledgeFault[]): Record<string, unknown> {
  const statements = dictionary<unknown>();
  for (const [column, statement] of Object.entries(isObject(columns) ? columns : {})) {
    const at = place + pointer('columns', column);
    if (!isObject(statement)) {
      faults.push({ place: at, message: 'This must be an object.', instead: '{ "values": ["…"] }' });
      continue;
    }
    if (Object.keys(statement).length === 0)
      faults.push({ place: at, message: 'An empty object changes nothing.', instead: '{ "values": ["…"] }, or leave the column out' });
    const one = { ...statement };
    dropWrong(KnowledgeColumn, one, at, faults);
    if (Object.keys(one).length > 0) statements[column] = one;
  }
  return statements;
}

/** The outcomes of a column's own cases, or of a table's. */
const OUTCOME = /\/(?:when\/\d+\/then|else)(?:\/[^/]+)?$/;

/** Takes members away that are not of the form, each with its fault. */
function dropWrong(
  schema: typeof Knowledge | typeof KnowledgeTable | typeof KnowledgeColumn,
  value: Record<string, unknown>,
  place: string,
  faults: KnowledgeFault[],
): void {
  const properties = schema.properties as Record<string, object>;
  for (const [name, member] of Object.entries(value)) {
    const form = properties[name];
    if (!form) {
      faults.push({ place: place + pointer(name), message: `There is no member "${name}" here.`, instead: `One of ${Object.keys(properties).join(', ')}.` });
      delete value[name];
    } else if (!Check(form as never, member)) {
      const errors = [...Errors(form as never, member)] as { instancePath: string; message: string }[];
      const deepest = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length).slice(0, 1);
      const list = Array.isArray(member) && deepest.length > 0 ? Number(/^\/(\d+)/.exec(deepest[0]!.instancePath)?.[1] ?? NaN) : NaN;
      const at = place + pointer(name) + (deepest[0]?.instancePath ?? '');
      faults.push(
        OUTCOME.test(at)
          ? {
              place: at,
              message: 'This must be one value, NULL, several values or a range.',
              instead: '"paid", 5, null, ["red", "white", "blue"], or [3, 16] for a range of numbers',
            }
          : (unknownMember(form, at, deepest[0]?.instancePath) ?? { place: at, message: `${deepest[0]?.message ?? 'is not of the form'}.` }),
      );
      // Only the wrong entry of a list is dropped.
      if (!Number.isNaN(list) && Array.isArray(member)) {
        value[name] = member.filter((entry) => Check({ ...(form as { items?: object }).items } as never, entry));
        if ((value[name] as unknown[]).length === 0) delete value[name];
      } else delete value[name];
    }
    if (faults.length > SHOWN * 50) return;
  }
}

/** An unknown member, deep inside a form, with the known ones; null for another kind of place. */
function unknownMember(form: object, place: string, path = ''): KnowledgeFault | null {
  const steps = path.split('/').slice(1);
  const name = steps.pop();
  const known = membersAt(form, steps);
  if (name === undefined || !known || known.includes(name)) return null;
  return { place, message: `There is no member "${name}" here.`, instead: `One of ${known.join(', ')}.` };
}

type Form = {
  readonly properties?: Readonly<Record<string, object>>;
  readonly patternProperties?: Readonly<Record<string, object>>;
  readonly items?: object;
  readonly anyOf?: readonly object[];
};

/** The members of the one object that a form allows at a place; null if it allows any, or none. */
function membersAt(form: Form, [step, ...rest]: readonly string[]): readonly string[] | null {
  const found = (form.anyOf ?? [form]).flatMap((one: Form): (readonly string[])[] => {
    if (step === undefined) return one.properties ? [Object.keys(one.properties)] : one.patternProperties ? [[]] : [];
    const next = one.properties && Object.hasOwn(one.properties, step) ? one.properties[step] : (one.items ?? Object.values(one.patternProperties ?? {})[0]);
    const members = next && membersAt(next, rest);
    return members ? [members] : [];
  });
  return found.length === 1 && found[0]!.length > 0 ? found[0]! : null;
}
