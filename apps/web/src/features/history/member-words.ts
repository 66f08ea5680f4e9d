import { dictionary } from '@seedbed/contract';

/** A flag in two sentences: for being set and for being unset. `{S}` is the place. */
type Flag = { readonly on: string; readonly off: string };
/** The noun for a member after `The`, as in `The … of orders is …`. */
type Noun = { readonly name: string; readonly are?: true; readonly share?: true };
/** A list whose entries have no words of their own: they are counted. */
type Counted = { readonly count: string; readonly many?: string };
export type MemberWords = Flag | Noun | Counted;

const flag = (on: string, off: string): Flag => ({ on, off });
const noun = (name: string): Noun => ({ name });
const nouns = (name: string): Noun => ({ name, are: true });
const shareOf = (name: string): Noun => ({ name, share: true });
const count = (one: string, many?: string): Counted => ({ count: one, ...(many ? { many } : {}) });

/** Members of a blueprint as a whole, by their path; `*` is any name. */
export const BLUEPRINT_MEMBERS: Readonly<Record<string, MemberWords>> = dictionary({
  format: noun('format of the blueprint'),
  generatorVersion: noun('version of the generators'),
  seed: noun('seed'),
  locale: noun('locale'),
  'locale.*': shareOf('share of the locale {1}'),
  edition: noun('edition of the word lists'),
  steady: flag('Unique values change as little as possible if rows are added', 'Unique values may change if rows are added'),
  referenceDate: noun('reference date'),
  slide: noun('number of weeks by which all times are moved'),
  types: nouns('types of the schema'),
  'types.*': noun('type {1}'),
  'types.*.kind': noun('kind of the type {1}'),
  'types.*.labels': nouns('values of the type {1}'),
  'types.*.base': noun('type under {1}'),
  'types.*.notNull': flag('The type {1} refuses NULL', 'The type {1} takes NULL'),
  'types.*.default': noun('default of the type {1}'),
  'types.*.checks': count('check of the type {1}', 'checks of the type {1}'),
  'types.*.fields': count('field of the type {1}', 'fields of the type {1}'),
  'types.*.subtype': noun('element type of {1}'),
  'types.*.extension': noun('extension of the type {1}'),
  'types.*.name': noun('name that the extension gives the type {1}'),
  settings: nouns('session settings of a load'),
  'settings.*': noun('session setting {1} of a load'),
  scenarios: nouns('scenarios'),
  'scenarios.*': noun('scenario {1}'),
  'scenarios.*.*': count('row of {2} in the scenario {1}', 'rows of {2} in the scenario {1}'),
});

/** Members of a table. */
export const TABLE_MEMBERS: Readonly<Record<string, MemberWords>> = dictionary({
  schema: noun('schema'),
  name: noun('name'),
  drawnAs: noun('name by which values are drawn'),
  mode: noun('way a run treats the table'),
  rows: noun('row count'),
  timeline: noun('timeline'),
  'timeline.from': noun('first day on the timeline'),
  'timeline.to': noun('last day on the timeline'),
  'timeline.rows': noun('number of rows on one run of the timeline'),
  'timeline.pattern': noun('pattern of years, months, days and hours'),
  'timeline.pattern.growth': noun('growth a year'),
  'timeline.pattern.months': nouns('weights of the months'),
  'timeline.pattern.weekdays': nouns('weights of the weekdays'),
  'timeline.pattern.hours': nouns('open hours'),
  'timeline.pattern.hours.from': noun('hour at which the day begins (UTC)'),
  'timeline.pattern.hours.to': noun('hour at which the day ends (UTC)'),
  'timeline.pattern.byHour': nouns('weights of the hours (UTC)'),
  'timeline.pattern.strict': flag(
    'Rows of {S} that follow their parents keep to open days and hours',
    'Rows of {S} that follow their parents may come on any day',
  ),
  'timeline.pattern.weighed': flag(
    'Rows of {S} that follow their parents keep to growth, months, weekdays and hours',
    'Rows of {S} that follow their parents may come at any time',
  ),
  primaryKey: noun('primary key'),
  uniqueKeys: count('unique key'),
  checks: count('CHECK constraint'),
  exclusions: count('exclusion constraint'),
  groups: count('group of columns that are made together', 'groups of columns that are made together'),
  load: noun('way of loading'),
  'load.way': noun('way of loading'),
  'load.with': nouns('tables loaded in the same transaction'),
  'load.after': nouns('tables loaded before it'),
  'load.last': flag('{S} is loaded last', '{S} is no longer loaded last'),
  'load.reread': flag('Rows of {S} are read back once triggers have made them', 'Rows of {S} are no longer read back'),
  'load.settings': nouns('session settings while the rows are sent'),
  'load.settings.*': noun('session setting {1} while the rows are sent'),
  'load.settings.*.table': noun('table that the session setting {1} is taken from'),
  'load.settings.*.column': noun('column that the session setting {1} is taken from'),
  'load.settings.*.member': noun('member of the session setting {1}'),
  ofScript: flag('{S} keeps the rows that the script of the schema puts there', '{S} is no longer filled by the script of the schema'),
});

/** Conditions on a value. `{of}` follows each name: an element, a field or an end of a range. */
export const DOMAIN_MEMBERS: Readonly<Record<string, MemberWords>> = dictionary({
  min: noun('smallest value'),
  max: noun('largest value'),
  minExclusive: flag('{S} stays above its smallest value', '{S} may be its smallest value'),
  maxExclusive: flag('{S} stays below its largest value', '{S} may be its largest value'),
  in: nouns('allowed values'),
  notIn: nouns('excluded values'),
  minLength: noun('smallest length'),
  maxLength: noun('largest length'),
  minBytes: noun('smallest length in bytes'),
  maxBytes: noun('largest length in bytes'),
  patterns: count('pattern of text'),
  case: noun('letter case'),
  trimmed: flag('{S} has no blanks at its ends', '{S} may have blanks at its ends'),
  notBlank: flag('{S} is never blank', '{S} may be blank'),
  jsonTypes: nouns('allowed types of JSON'),
  jsonKeys: nouns('required keys of the JSON'),
  jsonAbsent: nouns('excluded keys of the JSON'),
  jsonMembers: nouns('conditions on members of the JSON'),
  multipleOf: noun('step between values'),
  remainder: noun('remainder beside the step'),
  range: nouns('conditions on the range'),
  'range.empty': flag('{S} may be an empty range', '{S} is never an empty range'),
  'range.lowerOpen': flag('{S} has no lower end', '{S} has a lower end'),
  'range.upperOpen': flag('{S} has no upper end', '{S} has an upper end'),
  'range.minWidth': noun('smallest width of the range'),
  'range.maxWidth': noun('largest width of the range'),
  fields: nouns('conditions on fields'),
});

/** Members of a column other than those of its generator. */
export const COLUMN_MEMBERS: Readonly<Record<string, MemberWords>> = dictionary({
  name: noun('name'),
  drawnAs: noun('name by which values are drawn'),
  type: noun('type'),
  nullable: flag('{S} takes NULL', '{S} refuses NULL'),
  default: noun('default'),
  identity: noun('identity'),
  generated: noun('expression by which Postgres computes it'),
  sequence: noun('sequence'),
  generator: noun('generator'),
  domain: nouns('conditions on the values'),
  entity: noun('entity'),
  nullRate: shareOf('share of NULL'),
  nullsDealt: flag('The number of NULLs in {S} is exact', 'Each row of {S} is NULL by chance'),
  dirt: nouns('defects'),
  'dirt.spaces': shareOf('share of values with stray blanks'),
  'dirt.case': shareOf('share of values in the wrong letter case'),
  'dirt.typos': shareOf('share of values with a typing error'),
  'dirt.placeholders': shareOf('share of placeholders such as n/a'),
  'dirt.empty': shareOf('share of empty texts'),
  'dirt.encodings': shareOf('share of values in a broken encoding'),
  'dirt.duplicates': shareOf('share of values repeated from another row'),
  cells: nouns('cells set by hand'),
  'cells.*': noun('cell set by hand'),
  distinct: flag('No two rows of {S} have the same time', 'Rows of {S} may have the same time'),
  foldCase: flag('Upper and lower case are the same for {S}', 'Upper and lower case differ for {S}'),
});

/** Members of a relation, beside its fan-out. `{C}` and `{P}` are child and parent. */
export const RELATION_MEMBERS: Readonly<Record<string, MemberWords>> = dictionary({
  name: noun('name'),
  from: noun('beginning'),
  'from.table': noun('table'),
  'from.columns': nouns('columns'),
  to: noun('target'),
  'to.table': noun('table it leads to'),
  'to.columns': nouns('columns it leads to'),
  owner: flag('Rows of {P} set the number of rows of {C}', 'Rows of {P} no longer set the number of rows of {C}'),
  always: flag('Every row of {C} has a row of {P}', 'A row of {C} may have no {P}'),
  childless: noun('share of parents without children'),
  childlessOverall: flag('The share of {P} without {C} is of all rows', 'The share of {P} without {C} is of each stretch of time'),
  exactCounts: flag('Each row of {P} has exactly the {C} that the curve gives it', '{C} go to {P} by chance, in the order of time'),
  vip: shareOf('share of the first parent'),
  vipOnTop: flag('The {C} of the first row of {P} are additional', 'The {C} of the first row of {P} are taken from the others'),
  first: nouns('exact counts of the first parents'),
  nullShare: shareOf('share of NULL'),
  order: noun('order in which children find their parents'),
  behind: nouns('times of the parent that a child comes after'),
  inherits: nouns('columns taken from the parent'),
  'inherits.*': noun('source of {1}, taken from the parent,'),
  within: noun('relation whose parent it shares'),
  scope: noun('table in which both parents meet'),
  where: nouns('conditions on the parent'),
  whereOwn: flag('A condition on {P} counts for columns that are made together', 'A condition on {P} excludes no row with columns that are made together'),
  share: noun('part of the parents'),
  'share.of': noun('number of parts that the parents are divided into'),
  'share.at': noun('part of the parents that is used'),
  distinctFrom: noun('relation whose parent it avoids'),
  self: flag('A row of {C} refers only to rows before it', 'A row of {C} may refer to any row'),
  mates: flag('Rows of {C} refer to each other, two by two', 'Rows of {C} no longer refer to each other two by two'),
  deferrable: flag('The foreign key of {S} can be checked at commit', 'The foreign key of {S} is checked at once'),
  period: flag('{S} also compares periods', '{S} no longer compares periods'),
  onDelete: noun('action on delete'),
  source: noun('origin'),
});
