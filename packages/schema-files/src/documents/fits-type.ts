/** Forms of texts that Postgres reads as a value of a type; types that take any text are absent. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['uuid', /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i],
  ['date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/],
  ['timestamp', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i],
  ['time', /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i],
  ['interval', /^P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/],
  ['inet', /^(?:(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|\/)|(?=$|\/))){4}(?:\/(?:3[0-2]|[12]?\d))?|[\da-f]*:[\da-f:.]*(?:\/\d{1,3})?)$/i],
]);

const NUMBERS = /^(?:smallint|integer|bigint|real|double precision|numeric)/;

export function isNumeric(type: string): boolean {
  return NUMBERS.test(type) && !type.endsWith('[]');
}

export function isText(type: string): boolean {
  return /^(?:text|varchar|char)/.test(type) && !type.endsWith('[]');
}

/** Whether Postgres accepts a JSON value as one of the type; false for types unknown here. */
export function fitsType(value: unknown, type: string): boolean {
  if (type === 'jsonb') return true;
  if (type === 'boolean') return typeof value === 'boolean';
  if (isText(type)) return typeof value === 'string' && !value.includes('\0') && fitsLength(value, type);
  if (isNumeric(type)) return typeof value === 'number' && Number.isFinite(value) && (!/^(?:small|big)?int/.test(type) || Number.isInteger(value));
  const form = FORMS.get(type.replace('timestamptz', 'timestamp'));
  return form !== undefined && typeof value === 'string' && form.test(value) && !isImpossibleDay(value);
}

function fitsLength(value: string, type: string): boolean {
  const most = /\((\d+)\)$/.exec(type)?.[1];
  return most === undefined || [...value].length <= Number(most);
}

/** `2026-02-30`. */
function isImpossibleDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  return day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day;
}
