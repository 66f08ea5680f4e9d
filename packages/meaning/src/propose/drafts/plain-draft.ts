import { isNamedNoun, typeDefault } from '@seedbed/engine';
import type { ColumnView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { fewWords } from './few-words.ts';
import { unknownText } from './unknown-text.ts';
import { nounOf } from './noun-of.ts';

/** Whether the tables are about a trade or about programs. */
export function spokenOf(domains: ReadonlySet<string>): 'trade' | 'systems' | undefined {
  if (domains.has('systems')) return 'systems';
  return domains.size > 0 && !domains.has('software') && !domains.has('game') ? 'trade' : undefined;
}

/** A value of the type, if the name is uninformative; a literal DEFAULT is the usual one. */
export function plainDraft(column: ColumnView, words: readonly string[], plural: boolean, spoken?: 'trade' | 'systems'): Draft {
  const usual = literalDefault(column.column);
  const { kind, parameters = {} } = typeDefault(column.type);
  const draft: Draft = {
    column,
    kind,
    parameters,
    nullRate: undefined,
    entity: undefined,
    confidence: 0.2,
    because: { code: 'plain', words: `a plain value of ${column.type.name}` },
    rest: [],
    words,
  };
  if (kind === 'datatype.boolean') edit(draft, { parameters: { probability: usual === 'true' ? 0.85 : usual === 'false' ? 0.15 : 0.3 } });
  else if (kind === 'number.plain' && column.type.base === 'int2' && (usual === '0' || usual === '1'))
    // Two bytes that are mostly 0 or 1 are a flag; as a count they would be small anyway.
    edit(draft, { kind: 'datatype.boolean', parameters: { probability: usual === '1' ? 0.85 : 0.12 } });
  else if (kind === 'number.plain' && usual === '0') edit(draft, { kind: 'number.mostlyZero' });
  else if (kind === 'number.plain' && column.type.base === 'int2') edit(draft, { kind: 'number.code' });
  else if (kind === 'number.plain' && isShare(column)) edit(draft, { kind: 'number.percent', parameters: { max: 1 } });
  else if (kind === 'text.plain' && isFixedCode(column)) edit(draft, { kind: 'string.numeric', parameters: { length: column.type.length } });
  else if (kind === 'text.plain' && words.length > 0 && isNamedNoun(words.at(-1)!) && (column.type.length ?? Infinity) >= 20)
    edit(
      draft,
      words.at(-1) === 'stage' || (words.length > 1 && words.at(-1) === 'group' && column.type.length !== undefined && column.type.length <= 20)
        ? { kind: 'values', parameters: { values: fewWords(words, '') } }
        : { kind: 'text.nounName', parameters: { noun: words.at(-1)! } },
    );
  else if (kind === 'text.plain' && words.length > 0) {
    const [unknown, of] = unknownText(column, words.at(-1)!, spoken);
    edit(draft, { kind: unknown, parameters: of });
  } else if (kind === 'json') edit(draft, { parameters: { preset: plural ? 'records' : 'record', noun: nounOf(words) } });
  return draft;
}

/** `numeric(4,3)`: most digits come after the point, so that it is a part of one. */
function isShare({ type }: ColumnView): boolean {
  const { precision, scale = 0 } = type;
  return type.base === 'numeric' && precision !== undefined && precision - scale <= 1 && scale >= 3;
}

/** `char(15)`: a text of one length is a number of something. */
function isFixedCode({ type }: ColumnView): boolean {
  return type.base === 'bpchar' && type.length !== undefined && type.length >= 5;
}
