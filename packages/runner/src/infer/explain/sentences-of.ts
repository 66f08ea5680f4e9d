import { withArticle, type BlueprintColumn, type Decision } from '@seedbed/contract';
import { limitsInWords } from './limits-in-words.ts';
import { whatItHolds } from './what-it-holds.ts';
import { whyInWords } from './why-in-words.ts';

/** Above this confidence, the text does not mention it. */
const CERTAIN = 0.995;

/** Reasons added after inference, which need no confidence. */
const CHOSEN_LATER: ReadonlySet<string> = new Set(['trial', 'answer', 'words', 'edited']);

/** Generators that derive a value from other columns: the formula is the reason. */
const OF_OTHERS = /^(?:expression|derived|lookup|split)$/;

/**
 * A decision in a few sentences for people who are new to Seedbed: the column's content and the reason, the limits of its constraints, and
 * the confidence. `column` is the column of the blueprint, whose domain has the limits.
 */
export function sentencesOf(decision: Decision, column: BlueprintColumn | undefined): string[] {
  const { because, probability, source } = decision;
  if (decision.generator === null) return [withoutGenerator(decision)];
  if (because?.code === 'plain') return [plainly(decision), ...limitsOf(decision, column)];
  const holds = ofConcept(decision) ?? whatItHolds(decision.generator, column?.domain);
  const main =
    because && OF_OTHERS.test(decision.generator.kind) && !CHOSEN_LATER.has(because.code)
      ? `${holds}: ${because.words}.`
      : `${holds}, ${whyInWords(decision)}.`;
  const sure =
    probability === undefined || probability >= CERTAIN || source === 'fact' || CHOSEN_LATER.has(source)
      ? []
      : [`Seedbed is ${Math.round(probability * 100)} % sure of this.`];
  return [main, ...limitsOf(decision, column), ...sure];
}

/** For examples: the concept and the attribute, such as "The plot of a real movie". */
function ofConcept({ generator, concept }: Decision): string | undefined {
  if (!concept || !generator?.kind.startsWith('example')) return undefined;
  const known = `${concept.attribute.replaceAll('_', ' ')} of ${withArticle(`real ${concept.concept}`)}`;
  return generator.kind === 'example' ? `The ${known}` : `A number that fits the ${known}`;
}

function withoutGenerator({ because, evidence }: Decision): string {
  const reference = evidence.find(({ kind }) => kind === 'relation');
  if (because?.code === 'relation' && reference?.name) return `The key of a row of another table: ${reference.name} ${reference.says}.`;
  if (because?.code === 'relation') return `The key of a row of another table: ${because.words}.`;
  if (because?.words === 'Postgres computes it') return 'Postgres computes this column, so no value is sent.';
  return 'No value is made for this column.';
}

/** From here on a reading is worth telling. */
const WORTH = 0.35;

function plainly({ generator, type, alternatives = [] }: Decision): string {
  const [guess] = alternatives;
  // A sentence that the meaning is unknown would contradict an offered guess.
  if (guess?.generator && guess.probability >= WORTH)
    return `Nobody can be sure what this column means (${guess.says}), so it holds plain values of ${type} (${lowered(whatItHolds(generator!, undefined))}).`;
  return `Nothing in the name, the type or the neighbours shows what this column means, so it holds plain values of ${type} (${lowered(whatItHolds(generator!, undefined))}).`;
}

function limitsOf({ evidence, generator }: Decision, column: BlueprintColumn | undefined): string[] {
  const checks = evidence.filter(({ kind }) => kind === 'check');
  // Lists are part of the content.
  const limits = column?.domain && !column.domain.in ? limitsInWords(column.domain) : '';
  const code = evidence.filter(({ kind, says }) => kind === 'code' && !says.startsWith('not read'));
  const [only, ...others] = checks.length > 0 ? checks : code;
  const allower = others.length > 0 || !only?.name ? 'Its constraints allow' : checks.length > 0 ? `The CHECK ${only.name} allows` : `${only.name} allows`;
  if (limits !== '') return [`${allower} only ${limits}.`];
  return checks.length > 0 && !/^(?:values|life\.state)$/.test(generator?.kind ?? '')
    ? [`It must also satisfy ${checks.map(({ says }) => says).join(' and ')}.`]
    : [];
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
