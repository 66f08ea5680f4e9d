import { reserve, startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { Words } from '../../words/words.ts';
import type { CompileContext } from '../definition.ts';
import { Dice } from '../kit/dice.ts';
import { perWords } from '../kit/per-words.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { fitter, shorten, textSource } from '../kit/text-source.ts';
import { familyOf, longest } from '../kit/type-families.ts';
import { domainOf, slotWords, type TextDomain } from './domains.ts';
import { compileTemplate, templateText, writeTemplate, type Template } from './grammar.ts';

export type GrammarOptions = {
  /** Name of the list of templates. */
  readonly templates: string;
  /** There is one list per domain, named after both. */
  readonly byDomain?: boolean;
  readonly domain?: TextDomain | undefined;
  /** Sentences at least and at most; one when absent. */
  readonly sentences?: readonly [number, number];
  /** Separated by blank lines instead of blanks after this many sentences. */
  readonly paragraph?: number;
};

/** Maximum bytes of any text, so that a column without a length limit gets texts of typical length. */
const MAX_TEXT_BYTES = 100_000;

/** Texts of a grammar over the lexicon of the table's domain. */
export function grammarSource(context: CompileContext, options: GrammarOptions): ColumnSource {
  const domain = options.domain ?? domainOf(context.table);
  const room = Math.min(MAX_TEXT_BYTES, longest(context.type, context.domain.maxLength));
  const templates = fitting(context, options.byDomain ? `${options.templates}.${domain}` : options.templates, domain, room);
  const [least, most] = options.sentences ?? [1, 1];
  const averageBytes = templates.reduce((sum, template) => sum + template.most, 0) / templates.length;
  const sentences = (dice: Dice) => Math.max(1, Math.min(dice.between(least, most), Math.floor(room / averageBytes)));
  // If every text fits, bytes go directly to the column.
  const longestTemplate = Math.max(...templates.map((template) => template.most)) + 2;
  const direct = familyOf(context.type) === 'text' && !context.domain.case && longestTemplate * most <= room;
  const whole = (dice: Dice) => text(templates, dice, sentences(dice), options.paragraph);
  const fit = fitter(context, room);
  const source = textSource(context, {
    // By rank the text ends with its number: different for each, and still a title.
    cardinality: numberedCardinality(room),
    texts: () => (dice) => whole(dice),
    at: (rank) => numbered(fit(whole(new Dice().seed(rank | 0, Math.floor(rank / 4_294_967_296) ^ 0x7465))), rank, room),
  });
  return direct ? { ...source, fill: directFill(context, templates, sentences, options.paragraph) } : source;
}

/** Templates that fit the column; if none does, all of them, shortened at word boundaries. */
function fitting(context: CompileContext, name: string, domain: TextDomain, room: number): Template[] {
  const all = perWords(context.words, `templates ${name} of ${domain}`, () => templatesOf(context.words, name, domain));
  const whole = all.filter((template) => template.most <= room);
  if (whole.length >= 3) return whole;
  const some = all.filter((template) => template.least <= room * 0.8);
  return some.length > 0 ? some : all;
}

function templatesOf(words: Words, name: string, domain: TextDomain): Template[] {
  const slots = slotWords(words, domain);
  const cache = new Map<string, readonly string[]>();
  const list = (slot: string): readonly string[] => {
    let found = cache.get(slot);
    if (!found) cache.set(slot, (found = slots(slot)));
    return found;
  };
  return words.list(name).words.map((template) => compileTemplate(template, list));
}

function directFill(
  context: CompileContext,
  templates: readonly Template[],
  sentences: (dice: Dice) => number,
  paragraph: number | undefined,
): ColumnSource['fill'] {
  const draws = context.draws();
  const dice = new Dice();
  return (rows, out) => {
    if (out.store !== 'arena') return;
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    startArena(out);
    for (let i = 0; i < rows.count; i++) {
      dice.seed(scratch.a[i]!, scratch.b[i]!);
      let at = out.offsets[i]!;
      const count = sentences(dice);
      let last = -1;
      for (let k = 0; k < count; k++) {
        let chosen = dice.below(templates.length);
        if (chosen === last) chosen = (chosen + 1) % templates.length;
        last = chosen;
        if (k > 0) at = between(out, at, paragraph !== undefined && k % paragraph === 0);
        at = writeTemplate(templates[chosen]!, dice, out, at);
      }
      out.offsets[i + 1] = at;
    }
    giveBack(scratch);
  };
}

const BLANK = 32;
const NEWLINE = 10;

function between(out: Column & { store: 'arena' }, at: number, newParagraph: boolean): number {
  reserve(out, at, 2);
  out.bytes[at] = newParagraph ? NEWLINE : BLANK;
  if (!newParagraph) return at + 1;
  out.bytes[at + 1] = NEWLINE;
  return at + 2;
}

function text(templates: readonly Template[], dice: Dice, count: number, paragraph: number | undefined): string {
  let made = '';
  let last = -1;
  for (let k = 0; k < count; k++) {
    let chosen = dice.below(templates.length);
    if (chosen === last) chosen = (chosen + 1) % templates.length;
    last = chosen;
    made += (k === 0 ? '' : paragraph !== undefined && k % paragraph === 0 ? '\n\n' : ' ') + templateText(templates[chosen]!, dice);
  }
  return made;
}

function numbered(text: string, rank: number, room: number): string {
  const tail = ` #${rank + 1}`;
  return text.length + tail.length <= room ? text + tail : room > tail.length + 3 ? shorten(text, room - tail.length) + tail : String(rank).slice(-room);
}

function numberedCardinality(room: number): number {
  return room >= 16 ? 1e12 : Number(`1e${Math.max(1, Math.min(12, room))}`);
}
