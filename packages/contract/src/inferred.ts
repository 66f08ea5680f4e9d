import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';
import { Blueprint } from './blueprint.ts';
import { Diagnostic } from './diagnostic.ts';
import { KnowledgeOutcome } from './knowledge/outcome.ts';
import { ShapeOutcome } from './shape.ts';

/** The result of inference for a schema. */
export const Inferred = strictObject(
  {
    blueprint: Type.Unsafe<Blueprint>(Blueprint),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
    knowledge: Type.Optional(Type.Unsafe<KnowledgeOutcome>(KnowledgeOutcome)),
    shape: Type.Optional(Type.Unsafe<ShapeOutcome>(ShapeOutcome)),
  },
  { $id: 'Inferred' },
);
export type Inferred = Static<typeof Inferred>;
