import {
  ownMember,
  SOURCE_OF_REASON,
  type Candidate,
  type ConceptAttribute,
  type Decision,
  type DecisionStep,
  type Evidence,
  type Reason,
} from '@seedbed/contract';
import type { DecideContext } from '../propose/context.ts';
import type { TableLink } from '../propose/link/link-schema.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { candidatesByConcept, candidatesByName, candidatesByReading, candidatesByShortName } from './candidates.ts';
import { candidatesCalled } from './called.ts';
import { factsOfColumn } from './facts-of-column.ts';
import { rounded } from './rounded.ts';
import { stepsOf } from '../edits/steps-of.ts';

const MAX_REJECTED = 3;
/** The number of alternatives to list. */
const MAX_ALTERNATIVES = 12;

/**
 * The decision about the traced column; null if the schema has no such column. `called`: another name for the column, on which the
 * alternatives are based.
 */
export function decisionOf(table: string, name: string, context: DecideContext, called?: string): Decision | null {
  const view = context.schema.byName.get(table);
  const column = view?.column.get(name);
  if (!view || !column) return null;
  const steps = stepsOf(context.edits.of(table, name));
  const last = steps.at(-1);
  const because = last?.because ?? ofDatabase(column, view, context);
  const link = context.concepts.get(view.name);
  const chosen = because.code === 'concept' ? attributeOf(link, column) : undefined;
  const at = { column, view, names: context.names, domain: ownMember(context.bounds.tables.get(view.name)!.domains, column.name) };
  const candidates = [
    ...candidatesByConcept(at, (context.candidates?.get(table) ?? []).slice(0, MAX_REJECTED)),
    ...candidatesByName(at),
    ...candidatesByReading(at),
    ...candidatesByShortName(at),
  ];
  const alternatives = last ? notChosen(candidates, steps, chosen) : [];
  const offered = called === undefined || !last ? alternatives : candidatesCalled(at, called);
  return {
    table,
    column: name,
    type: column.column.type,
    generator: last?.generator ?? null,
    source: SOURCE_OF_REASON[because.code],
    because,
    ...(last?.probability === undefined ? {} : { probability: last.probability }),
    ...(chosen ? { concept: chosen } : {}),
    evidence: [...factsOfColumn(column, view, context), readAs(column, view, context), ...(link && chosen ? whyConcept(link) : [])],
    rejected: alternatives.slice(0, MAX_REJECTED),
    alternatives: offered,
    steps,
  };
}

/** For a column without a draft. */
function ofDatabase({ name, column }: ColumnView, view: TableView, { relations }: DecideContext): Reason {
  if (column.generated) return { code: 'database', words: 'Postgres computes it' };
  const link = relations.of.get(view)!.find((each) => each.link.columns.includes(name))?.link;
  return link
    ? { code: 'relation', words: `a row of ${link.to.name}, by ${link.key ? `the foreign key ${link.name}` : 'its name'}` }
    : { code: 'database', words: 'nothing is made for it' };
}

function attributeOf(link: TableLink | undefined, { name }: ColumnView): ConceptAttribute | undefined {
  const found = link?.columns.find((each) => each.column === name);
  return link && found
    ? {
        pack: link.pack,
        concept: link.concept.concept,
        attribute: found.attribute,
        tableProbability: rounded(link.probability),
        likeness: rounded(found.likeness),
      }
    : undefined;
}

function readAs({ name }: ColumnView, view: TableView, { names }: DecideContext): Evidence {
  const own = names.tables.get(view)!;
  return { kind: 'name', name: own.columns.get(name)!.words.join(' '), says: `its name in words, in a table of "${own.tokens.words.join(' ')}"` };
}

const EVIDENCE_OF_CONCEPT: Readonly<Record<Exclude<keyof TableLink['evidence'], 'own'>, string>> = {
  name: 'the name of the table is like it',
  share: 'its columns are among those that belong to it',
  told: 'the words in common are seldom used elsewhere',
  domain: 'the schema as a whole is about its trade',
  neighbours: 'tables beside it are of the same pack (below 0: of others)',
};

function whyConcept({ pack, concept, evidence }: TableLink): Evidence[] {
  const name = `${concept.concept} (${pack})`;
  const weighed = Object.entries(EVIDENCE_OF_CONCEPT) as [keyof typeof EVIDENCE_OF_CONCEPT, string][];
  return [
    ...(evidence.own ? [{ kind: 'concept', name, says: 'a pack of your own, which wins over those that come with Seedbed' } as const] : []),
    ...weighed.map(([key, says]) => ({ kind: 'concept', name, says, weight: rounded(evidence[key]) }) as const),
  ];
}

/** The best candidates that make something else than any chosen generator. Of equal ones, one. */
function notChosen(candidates: readonly Candidate[], steps: readonly DecisionStep[], chosen: ConceptAttribute | undefined): Candidate[] {
  const seen = new Set(steps.map(({ generator }) => JSON.stringify(generator)));
  // Generators that were chosen first and changed later count as rejected too.
  const stands = JSON.stringify(steps.at(-1)!.generator);
  const isChosen = ({ concept }: Candidate): boolean =>
    chosen !== undefined && concept?.pack === chosen.pack && concept.concept === chosen.concept && concept.attribute === chosen.attribute;
  const first = steps[0]!;
  const given: Candidate[] =
    chosen && first.because && first.because.code !== 'concept' && first.generator
      ? [{ source: SOURCE_OF_REASON[first.because.code], generator: first.generator, probability: first.probability ?? 0, says: first.because.words }]
      : [];
  const most = atMost(steps.at(-1)!);
  const found: Candidate[] = [];
  for (const candidate of [...given, ...candidates.toSorted((one, other) => other.probability - one.probability)]) {
    const makes = candidate.generator ? JSON.stringify(candidate.generator) : `${candidate.says}`;
    if (isChosen(candidate) || makes === stands || (seen.has(makes) && !given.includes(candidate))) continue;
    seen.add(makes);
    found.push({ ...candidate, probability: Math.min(candidate.probability, most) });
    if (found.length === MAX_ALTERNATIVES) break;
  }
  return found;
}

/**
 * The highest probability of a rejected candidate: not above that of the choice, nor above the rest that the choice leaves. Its own figure
 * rates one reading, without constraints and neighbours. If nothing was recognized, the plain value says little against it.
 */
function atMost({ probability = 0, because }: DecisionStep): number {
  const left = rounded(1 - probability);
  return because?.code === 'plain' ? left : Math.min(left, probability);
}
