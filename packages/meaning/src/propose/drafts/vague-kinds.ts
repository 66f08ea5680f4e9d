/** Kinds that only mean "a number", "a name", "a setting". */
export const VAGUE: ReadonlySet<string> = new Set([
  'number.config',
  'number.plain',
  'text.nounName',
  'number.lognormal',
  'number.code',
  'text.plain',
  'enum.byNoun',
  'text.tag',
  'text.short',
  'code.short',
  'date.past',
  'date.epoch',
]);
