import { ASSIST_LIMITS as MAX, AssistError, jsonTextOf } from '@seedbed/assist';
import type { Pack } from '@seedbed/contract';
import { readPack } from '@seedbed/meaning';
import { builtInPack } from './built-in-packs.ts';

const FINDINGS_SHOWN = 20;

/** The pack in an answer, checked like any pack. Throws AssistError with the errors. */
export async function readAnswer(answer: string): Promise<Pack> {
  if (answer.length > MAX.answerBytes) throw new AssistError(`The answer has ${answer.length} characters; ${MAX.answerBytes} is the most.`);
  const text = jsonTextOf(answer);
  const { pack, findings } = readPack(text);
  if (!pack) {
    const lines = findings.slice(0, FINDINGS_SHOWN).map(({ line, place, message }) => `  line ${line} ${place} ${message}`);
    const more = findings.length > FINDINGS_SHOWN ? [`  and ${findings.length - FINDINGS_SHOWN} more`] : [];
    throw new AssistError(['The answer is no pack that holds; nothing was changed:', ...lines, ...more].join('\n'));
  }
  if (await builtInPack(pack.pack))
    throw new AssistError(`The answer calls itself "${pack.pack}", and would take the place of the pack of that name; give it another "pack".`);
  // oxlint-disable-next-line no-control-regex -- a value must not contain these
  const odd = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.exec(strings(pack));
  if (odd) throw new AssistError(`The answer holds the control character U+${odd[0].codePointAt(0)!.toString(16).padStart(4, '0')} in a text.`);
  return pack;
}

/** All texts in it, names of members included. */
function strings(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, member]) => `${name}\n${strings(member)}`)
    .join('\n');
}
