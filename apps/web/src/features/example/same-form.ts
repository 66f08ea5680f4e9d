const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is the sample, or of its form, where that form says what it is: two e-mail addresses, two links, two telephone numbers. */
export function sameForm(sample: string, text: string): boolean {
  if (sample.toLowerCase() === text.toLowerCase()) return true;
  const form = formOf(text);
  // Letters, digits and blanks alone are the form of anything.
  return /[^a0x ]/.test(form) && form === formOf(sample);
}

/** Runs of letters and digits count, whatever their length; the parts of an address are as many as they are. */
function formOf(text: string): string {
  if (UUID.test(text)) return '{uuid}';
  if (/@|:\/\//.test(text)) return text.replace(/[\p{L}\d]+(?:[-._][\p{L}\d]+)*/gu, 'a');
  return text.replace(/[\p{L}\d]+/gu, (run) => (/^\d+$/.test(run) ? '0' : /\d/.test(run) ? 'x' : 'a'));
}
