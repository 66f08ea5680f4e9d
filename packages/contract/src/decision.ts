import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';
import { Generator } from './blueprint/generator.ts';

const oneOf = <T extends string>(...words: readonly T[]) => Type.Unsafe<T>(Type.Union(words.map((word) => Type.Literal(word))));

/** The basis of a choice. Programs use this code; the words next to it are only for people. */
export const ReasonCode = oneOf(
  'database', // numbered or computed by the database
  'constraint', // the only possibility under a constraint, or required by a trigger
  'key', // a key without other evidence
  'type', // only the type: an extension's type, the fields of a composite
  'labels', // the values that an enum or a CHECK lists
  'comment', // the values that its comment lists
  'default', // its DEFAULT
  'concept', // an attribute of a pack's concept
  'name', // its name, together with its table and the other columns
  'row', // other columns of the row
  'relation', // rows of other tables
  'plain', // nothing: a plain value of the type
  'engine', // the engine refused the chosen generator
  'trial', // Postgres refused rows in a trial
  'answer', // the answer of a model, or of a person, to a question about the schema
  'words', // a wish in words, understood without a model
  'edited', // chosen by hand
);
export type ReasonCode = Static<typeof ReasonCode>;

/** Facts of the schema take precedence over evidence of packs and names; plain is the fallback. */
export const DecisionSource = oneOf('fact', 'concept', 'universal', 'context', 'plain', 'trial', 'answer', 'words', 'edited');
export type DecisionSource = Static<typeof DecisionSource>;

export const Reason = strictObject({ code: ReasonCode, words: Type.String() }, { $id: 'Reason' });
export type Reason = Static<typeof Reason>;

const shareOf = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

/** One fact about the column that affects the choice. */
export const Evidence = strictObject(
  {
    kind: oneOf('key', 'relation', 'check', 'constraint', 'enum', 'type', 'default', 'comment', 'code', 'not-null', 'name', 'concept'),
    /** The constraint, key, relation, type or concept. */
    name: Type.Optional(Type.String()),
    /** In words. */
    says: Type.String(),
    /** Its weight, if it is a number. */
    weight: Type.Optional(Type.Number()),
  },
  { $id: 'Evidence' },
);
export type Evidence = Static<typeof Evidence>;

/** An attribute of a concept of a pack. */
export const ConceptAttribute = strictObject(
  {
    pack: Type.String(),
    concept: Type.String(),
    attribute: Type.String(),
    /** That the table is the concept. */
    tableProbability: shareOf('That the table is the concept'),
    /** How like the column's name is to the attribute's. */
    likeness: shareOf("How like the column's name is to the attribute's"),
  },
  { $id: 'ConceptAttribute' },
);
export type ConceptAttribute = Static<typeof ConceptAttribute>;

/** A possible choice. */
export const Candidate = strictObject(
  {
    source: DecisionSource,
    generator: Type.Optional(Type.Unsafe<Generator>(Generator)),
    concept: Type.Optional(Type.Unsafe<ConceptAttribute>(ConceptAttribute)),
    probability: shareOf('How sure it would be'),
    says: Type.String(),
  },
  { $id: 'Candidate' },
);
export type Candidate = Static<typeof Candidate>;

/** A change that a pass of inference made to the column. */
export const DecisionStep = strictObject(
  {
    pass: Type.String(),
    /** The inputs of the pass. */
    reads: Type.String(),
    generator: Type.Union([Type.Unsafe<Generator>(Generator), Type.Null()]),
    entity: Type.Optional(Type.String()),
    nullRate: Type.Optional(Type.Number()),
    because: Type.Optional(Type.Unsafe<Reason>(Reason)),
    probability: Type.Optional(shareOf('How sure the pass is')),
  },
  { $id: 'DecisionStep' },
);
export type DecisionStep = Static<typeof DecisionStep>;

/** Why a column has its generator: from the first choice to the last change, with the rejected choices. */
export const Decision = strictObject(
  {
    /** Qualified. */
    table: Type.String(),
    column: Type.String(),
    type: Type.String(),
    /** As in the blueprint; null for columns of a relation, and for columns that Postgres computes. */
    generator: Type.Union([Type.Unsafe<Generator>(Generator), Type.Null()]),
    source: DecisionSource,
    because: Type.Optional(Type.Unsafe<Reason>(Reason)),
    /** Content, reason and limits. */
    sentences: Type.Optional(Type.Array(Type.String(), { description: 'The decision in one to three plain sentences, for people' })),
    /** Those of its table that name the column; `agreements` of the table counts them. */
    agreements: Type.Optional(Type.Array(strictObject({ name: Type.String(), says: Type.String() }), { description: 'The agreements that it takes part in' })),
    probability: Type.Optional(shareOf('How sure inference is')),
    concept: Type.Optional(Type.Unsafe<ConceptAttribute>(ConceptAttribute)),
    evidence: Type.Array(Type.Unsafe<Evidence>(Evidence)),
    /** The best three that were rejected. */
    rejected: Type.Array(Type.Unsafe<Candidate>(Candidate)),
    /** These and more choices, most likely first. */
    alternatives: Type.Optional(Type.Array(Type.Unsafe<Candidate>(Candidate))),
    /** In order; the last step decides. */
    steps: Type.Array(Type.Unsafe<DecisionStep>(DecisionStep)),
  },
  { $id: 'Decision' },
);
export type Decision = Static<typeof Decision>;

/** The source of each reason. */
export const SOURCE_OF_REASON: Readonly<Record<ReasonCode, DecisionSource>> = {
  database: 'fact',
  constraint: 'fact',
  key: 'fact',
  type: 'fact',
  labels: 'fact',
  comment: 'fact',
  default: 'fact',
  concept: 'concept',
  name: 'universal',
  row: 'context',
  relation: 'context',
  plain: 'plain',
  engine: 'plain',
  trial: 'trial',
  answer: 'answer',
  words: 'words',
  edited: 'edited',
};
