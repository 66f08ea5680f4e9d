import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Dirt } from '../blueprint/column.ts';
import { Cel, Cell, Comment, COMMENT, Length, Outcome, Share, Text, Values } from './members.ts';

/** `after`, `before`: the delay after another time of the row or of a parent. */
export const KnowledgeAfter = strict({ of: Cel, least: Type.Optional(Length), typical: Type.Optional(Length), most: Type.Optional(Length) });
export type KnowledgeAfter = Static<typeof KnowledgeAfter>;

export const KnowledgeCase = strict({ if: Cel, then: Outcome });
export type KnowledgeCase = Static<typeof KnowledgeCase>;

/** The content of one column. */
export const KnowledgeColumn = strict({
  kind: Type.Optional(
    Type.Enum(['text', 'label', 'number', 'money', 'time', 'time of day', 'flag', 'code', 'list', 'document', 'constant', 'example', 'generator'], COMMENT),
  ),
  values: Type.Optional(Values),
  /** Shares of some labels among all rows. The other labels share the rest in their usual proportions. */
  shares: Type.Optional(Type.Record(Type.String(), Share)),
  /** The same in every row. */
  value: Type.Optional(Cell),
  /** flag: share of true. */
  true: Type.Optional(Share),
  low: Type.Optional(Type.Number()),
  /** The median. */
  middle: Type.Optional(Type.Number()),
  high: Type.Optional(Type.Number()),
  /** Numbers are multiples of it. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  unit: Type.Optional(Type.String({ maxLength: 40, ...COMMENT })),
  /** Numbers: the distribution between low and high. Times: `recent` or `even`. Documents: their members. */
  shape: Type.Optional(
    Type.Union([
      Type.Enum(['even', 'normal', 'right-skewed', 'left-skewed', 'recent']),
      Type.Record(Type.String(), Type.Unsafe<unknown>({ description: 'what a column would say, an object of members, or a value as it stands' })),
    ]),
  ),
  /** A share of the rows, or a condition under which a row is NULL; with both, a share of the rows that meet the condition. */
  null: Type.Optional(Type.Union([Share, strict({ when: Cel, share: Type.Optional(Share) })])),
  /** Shares of imperfect texts, by kind; one number is a mix of blanks, case and typos. */
  dirt: Type.Optional(Type.Union([Share, Dirt])),
  /** A regular expression, alternatives included. */
  regex: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  /**
   * `B{yy(brewed_at)}-{n:4}`: expressions in braces; n is a running number with this many digits, which restarts for
   * each value of `running.by`.
   */
  template: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  running: Type.Optional(strict({ by: Cel, start: Type.Optional(Type.Integer({ minimum: 0 })) })),
  formula: Type.Optional(Cel),
  after: Type.Optional(KnowledgeAfter),
  before: Type.Optional(KnowledgeAfter),
  /** Times may be in the future. Without it, the lengths of `orders` and `after` end at the current time. */
  future: Type.Optional(Type.Boolean()),
  /** Times: between two moments. Times of day: between two hours. */
  range: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { minItems: 2, maxItems: 2 })),
  /** Lists: the entries, and their number. */
  of: Type.Optional(
    Type.Union([Values, Type.Unsafe<KnowledgeMember>({ type: 'object', description: 'in a document: what each entry is, such as { "shape": { … } }' })]),
  ),
  count: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 50 }), { minItems: 2, maxItems: 2 })),
  /** References: one parent, the first, has this share of the rows. */
  vip: Type.Optional(Share),
  /** References: conditions on the row that it leads to. `cases.kind == 'cremation' && cases.office_id == office_id`; `members.user_id where members.project_id == project_id`. */
  among: Type.Optional(Cel),
  /** Values by other columns: the first case that holds; `else` applies to all other rows. */
  when: Type.Optional(Type.Array(KnowledgeCase, { minItems: 1, maxItems: 60 })),
  else: Type.Optional(Outcome),
  /** A generator of the product by name, with its parameters. */
  generator: Type.Optional(strict({ kind: Text, parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())) })),
  note: Type.Optional(Comment),
  /** The request in words that became these statements without a model: shown as the column's reason. */
  said: Type.Optional(Text),
});
export type KnowledgeColumn = Static<typeof KnowledgeColumn>;

/**
 * A member of a document, with the same statements as a column: `{ "values": { "ok": 80 } }`, `{ "low": 5, "high": 6
 * }`, `{ "true": 0.1 }`, `{ "formula": … }`, `{ "shape": { … } }`, a list of these (`{ "of": { "shape": { … } },
 * "count": [1, 4] }`), a literal value, or an object of members. `label`, `number`, `flag` and `list` are synonyms.
 */
export type KnowledgeMember = {
  readonly label?: readonly (string | number | boolean | null)[] | Readonly<Record<string, number>>;
  readonly values?: readonly (string | number | boolean | null)[] | Readonly<Record<string, number>>;
  readonly number?: readonly [number, number];
  readonly low?: number;
  readonly middle?: number;
  readonly high?: number;
  readonly step?: number;
  readonly true?: number;
  readonly range?: readonly [string, string];
  readonly shape?: unknown;
  readonly of?: unknown;
  readonly formula?: string;
  readonly regex?: string;
  readonly value?: unknown;
  readonly flag?: number;
  readonly list?: KnowledgeMember;
  readonly count?: readonly [number, number];
  readonly present?: string | number;
  readonly null?: number;
} & { readonly [member: string]: unknown };
