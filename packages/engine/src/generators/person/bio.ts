import { capitalised } from '../../text/capitalised.ts';
import type { GeneratorDefinition } from '../definition.ts';
import { subjectOf } from '../entities/subject.ts';
import { tableOf } from '../entities/split.ts';
import { locate } from '../../values/cumulative.ts';
import { define, NONE } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { mix } from '../kit/uniform.ts';
import { textSource } from '../kit/text-source.ts';

export const bio: GeneratorDefinition = define({
  kind: 'person.bio',
  group: 'person',
  title: 'Bio',
  summary: 'A line or two about the person: job and pastimes.',
  parameters: NONE,
  outputs: ['text', 'json'],
  invertible: 'none',
  entity: 'person',
  compile(_, context) {
    const subject = subjectOf(context);
    const jobs = context.words.list('person.jobTitle');
    const jobTable = tableOf(jobs);
    const pastimes = context.words.list('person.bioInterest').words;
    const forms = context.words.edition < 2 ? null : context.words.list('person.bioForm').words;
    return textSource(context, {
      texts(_, rows) {
        const { a } = subject.traits(rows);
        // The same choice as in person.jobTitle.
        return (dice, __, i) => {
          const job = jobs.words[locate(jobTable, (mix(a[i]! ^ 0x6a6f) >>> 0) / 4_294_967_296)]!;
          return forms === null ? line(job, pastimes, dice) : formed(dice.pick(forms), job, pastimes, dice);
        };
      },
    });
  },
});

/** `{Job}`, `{one}` and `{other}` in the language's own form; `{years}` of work. */
function formed(form: string, job: string, pastimes: readonly string[], dice: Dice): string {
  const one = dice.pick(pastimes);
  let other = dice.pick(pastimes);
  while (other === one) other = dice.pick(pastimes);
  const words: Readonly<Record<string, string>> = { Job: job, one, other, One: capitalised(one), years: String(dice.between(3, 22)) };
  return form.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!);
}

function line(job: string, pastimes: readonly string[], dice: Dice): string {
  const one = dice.pick(pastimes);
  let other = dice.pick(pastimes);
  while (other === one) other = dice.pick(pastimes);
  const title = job.replace(/\b(?!HR|IT|UX)[A-Z]/g, (letter) => letter.toLowerCase());
  switch (dice.below(5)) {
    case 0:
      return `${job}, ${one} and ${other}.`;
    case 1:
      return `${job} by day, ${one} by night.`;
    case 2:
      return `${capitalised(one)}. Working as ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title} since ${dice.between(2004, 2023)}.`;
    case 3:
      return `${capitalised(one)}, ${other}. Opinions are my own.`;
    default:
      return `${job} with ${dice.between(3, 22)} years of experience. Also ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}.`;
  }
}
