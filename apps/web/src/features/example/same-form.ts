const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a text is the sample or has its form, if the form is specific: two e-mail addresses, two URLs, two phone
 * numbers.
 */
export function sameForm(sample: string, text: string): boolean {
  if (sample.toLowerCase() === text.toLowerCase()) return true;
  const form = formOf(text);
  // A form of only letters, digits and spaces matches anything.
  return /[^a0x ]/.test(form) && form === formOf(sample);
}

/** Runs of letters and digits count regardless of length; the number of parts of an address counts. */
function formOf(text: string): string {
  if (UUID.test(text)) return '{uuid}';
  if (/@|:\/\//.test(text)) return text.replace(/[\p{L}\d]+(?:[-._][\p{L}\d]+)*/gu, 'a');
  return text.replace(/[\p{L}\d]+/gu, (run) => (/^\d+$/.test(run) ? '0' : /\d/.test(run) ? 'x' : 'a'));
}
