import { dictionary, dictionaryOf } from '@seedbed/contract';
import { generatorByKind } from '@seedbed/engine';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { typeClass } from '../../read/rules/type-class.ts';
import { readName } from '../../read/names/vocabulary.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import type { Draft } from '../../edits/draft.ts';

/** Kinds that only make sense among columns of a row. */
const OF_ROWS = /^(?:sequence|null|sibling|life\.|derived|json|array|date\.(?:created|updated|end|event|due|expires|start))/;

/**
 * The fields of a composite type: each gets the generator of a column with that name in a table named like the type
 * (`vital_signs.heart_rate`). Null for other types, and if no name is known.
 */
export function fieldsOfComposite(
  column: ColumnView,
  words: readonly string[],
  at: ColumnContext,
  choose: (at: ColumnContext, field: ColumnView) => Match | null,
): Draft | null {
  const { fields } = column.type;
  if (column.type.kind !== 'composite' || !fields) return null;
  const table = readName(column.type.name.split('.').at(-1)!);
  const names = fields.map(({ name }) => readName(name));
  const made = dictionary<{ kind: string; parameters?: Record<string, unknown> }>();
  for (const [i, { name, type }] of fields.entries()) {
    const siblingWords = new Set(names.flatMap((each, other) => (other === i ? [] : each.words)));
    const around = {
      ...at,
      type: typeClass(type),
      length: type.length,
      name: names[i]!,
      table,
      tableWords: new Set([...table.words, ...at.tableWords]),
      siblingWords,
    };
    const { default: _, ...fact } = column.column;
    const match = choose(around, { ...column, name, type, column: { ...fact, name, type: type.name } });
    const known = match && !OF_ROWS.test(match.rule.kind) ? generatorByKind(match.rule.kind) : undefined;
    if (known) made[name] = { kind: match!.rule.kind, parameters: ownParameters(match!.rule.parameters, (known.parameters.properties ?? {}) as object) };
  }
  if (Object.keys(made).length === 0) return null;
  return {
    column,
    kind: 'composite',
    parameters: { fields: made },
    nullRate: undefined,
    entity: undefined,
    confidence: 0.6,
    because: { code: 'type', words: `the fields of ${column.type.name}` },
    rest: [],
    words,
  };
}

/** Parameters that the generator has and that name no other column. */
function ownParameters(parameters: Readonly<Record<string, unknown>>, known: object): Record<string, unknown> {
  return dictionaryOf(
    Object.entries(parameters).filter(([name, value]) => Object.hasOwn(known, name) && !(typeof value === 'string' && value.startsWith('@'))),
  );
}
