import type { CompileContext, EntityContext } from '../definition.ts';
import { lifeOf, type Life, type LifeChoices } from './life.ts';
import { normal } from './label-roles.ts';
import { VOCABULARIES, type Vocabulary } from './vocabularies.ts';

/** What the members of one life entity find each other by. */
type Shared = { readonly members: EntityContext['members']; life: Life | null; written: readonly string[] | null };

function shared(context: CompileContext): Shared {
  return context.entity('life', (_, entity) => ({ members: entity.members, life: null, written: null }));
}

/** Makes the entity's life, for the column that holds its state. */
export function setLife(context: CompileContext, vocabulary: Vocabulary, choices: LifeChoices = {}): Life {
  const holder = shared(context);
  return (holder.life ??= lifeOf(context, vocabulary, choices));
}

/** The life that a stamp belongs to: the state column's, else one whose steps have the stamp's name. Null where nobody knows it. */
export function findLife(context: CompileContext, step: string): Life | null {
  const holder = shared(context);
  const state = holder.members.get('life.state');
  // Compiling the state column first makes the life.
  if (!holder.life && state !== undefined && state !== context.column) context.sibling(state);
  if (holder.life) return holder.life;
  const vocabulary = (Object.values(VOCABULARIES) as Vocabulary[]).find((each) =>
    [...each.steps, ...each.ends].some(({ state: name }) => normal(name) === normal(step)),
  );
  return vocabulary ? setLife(context, vocabulary) : null;
}

/** The life whatever it is, for created and updated timestamps. */
export function anyLife(context: CompileContext): Life {
  return findLife(context, 'active') ?? setLife(context, VOCABULARIES.account);
}

/** Keeps how the states are written in the column that holds them. */
export function setWritten(context: CompileContext, written: readonly string[]): void {
  shared(context).written = written;
}

/** The life of an entity whose state column was compiled, and how its states are written there; null where there is none. */
export function writtenLife(entities: ReadonlyMap<string, unknown>, entity: string): { readonly life: Life; readonly written: readonly string[] } | null {
  const { life, written } = (entities.get(`life: ${entity}`) ?? { life: null, written: null }) as Shared;
  return life && written ? { life, written } : null;
}
