import { withArticle, type Candidate, type Decision, type DecisionStep, type Generator } from '@seedbed/contract';
import { clip } from './text-table.ts';

const WIDEST = 110;

/** A decision for people at a terminal. */
export function decisionText(decision: Decision): string {
  const { table, column, type, generator, source, because, sentences = [], probability, concept, evidence, rejected, steps, agreements = [] } = decision;
  const lines = [
    `${table}.${column}  ${type}`,
    ...sentences.flatMap((sentence) => wrap(sentence, WIDEST - 2).map((line) => `  ${line}`)),
    ...(sentences.length > 0 ? [''] : []),
    `  made by   ${generator ? describeGenerator(generator) : madeWithout(because)}`,
    `  because   ${because ? `${because.words} (${source})` : source}${probability === undefined ? '' : `, ${percent(probability)} sure`}`,
    ...(concept
      ? [
          `  pack      ${concept.pack}: ${concept.attribute} of ${withArticle(concept.concept)} (the table ${percent(concept.tableProbability)}, the name ${percent(concept.likeness)})`,
        ]
      : []),
    ...section('agrees', agreements, ({ says }) => says),
    ...section(
      'evidence',
      evidence,
      ({ kind, name, says, weight }) =>
        `${kind.padEnd(10)} ${name && weight === undefined ? `${name}: ` : ''}${says}${weight === undefined ? '' : `: ${weight}`}`,
    ),
    ...section('not chosen', rejected, candidateText),
    ...section('steps', steps, (step, at) => stepText(step, steps[at - 1])),
  ];
  return `${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => clip(line, WIDEST))
    .join('\n')}\n`;
}

/** A text in lines of a width, parted between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** How a column without a generator gets its value. */
function madeWithout(because: Decision['because']): string {
  if (because?.code === 'relation') return 'a reference: the value of a row there';
  return because?.words === 'Postgres computes it' ? 'Postgres' : 'nothing: the column gets no value';
}

function section<T>(title: string, items: readonly T[], text: (item: T, at: number) => string): string[] {
  return items.length === 0 ? [] : ['', title, ...items.map((item, at) => `  ${text(item, at)}`)];
}

function candidateText({ generator, probability, says }: Candidate): string {
  return `${percent(probability).padStart(5)}  ${says}${generator ? `: ${describeGenerator(generator)}` : ''}`;
}

/** The change of a pass: the generator, or only its surroundings. */
function stepText({ pass, reads, generator, because, entity, nullRate }: DecisionStep, before: DecisionStep | undefined): string {
  const same = before !== undefined && JSON.stringify(before.generator) === JSON.stringify(generator);
  const made = same ? '' : generator ? describeGenerator(generator) : 'nothing';
  const beside = [
    entity !== before?.entity ? `entity ${entity ?? 'none'}` : '',
    (nullRate ?? 0) !== (before?.nullRate ?? 0) ? `NULL ${percent(nullRate ?? 0)}` : '',
    !same && because && because.words !== before?.because?.words ? because.words : '',
  ];
  return `${pass} (${reads})\n      ${[made, ...beside].filter((part) => part !== '').join(', ')}`;
}

function describeGenerator({ kind, parameters }: Generator): string {
  return parameters && Object.keys(parameters).length > 0 ? `${kind} ${clip(JSON.stringify(parameters), 60)}` : kind;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
