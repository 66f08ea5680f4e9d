import type { CompileContext, EntityContext } from '../definition.ts';
import { lifeOf, type Life, type LifeChoices } from './life.ts';
import { normal } from './label-roles.ts';
import { VOCABULARIES, type Vocabulary } from './vocabularies.ts';

/** The state that members of one lifecycle entity share. */
type Shared = { readonly members: EntityContext['members']; life: Life | null; written: readonly string[] | null };

function shared(context: CompileContext): Shared {
  return context.entity('life', (_, entity) => ({ members: entity.members, life: null, written: null }));
}

/** Sets the entity's lifecycle, for the column that holds its state. */
export function setLife(context: CompileContext, vocabulary: Vocabulary, choices: LifeChoices = {}): Life {
  const holder = shared(context);
  return (holder.life ??= lifeOf(context, vocabulary, choices));
}

/** The lifecycle of a timestamp: that of the state column, otherwise one with a step of the timestamp's name. Null if there is none. */
export function findLife(context: CompileContext, step: string): Life | null {
  const holder = shared(context);
  const state = holder.members.get('life.state');
  // Compiling the state column first creates the lifecycle.
  if (!holder.life && state !== undefined && state !== context.column) context.sibling(state);
  if (holder.life) return holder.life;
  const vocabulary = (Object.values(VOCABULARIES) as Vocabulary[]).find((each) =>
    [...each.steps, ...each.ends].some(({ state: name }) => normal(name) === normal(step)),
  );
  return vocabulary ? setLife(context, vocabulary) : null;
}

/** Any lifecycle of the entity, for created and updated timestamps. */
export function anyLife(context: CompileContext): Life {
  return findLife(context, 'active') ?? setLife(context, VOCABULARIES.account);
}

/** Records how the state column spells the states. */
export function setWritten(context: CompileContext, written: readonly string[]): void {
  shared(context).written = written;
}

/** The lifecycle of an entity whose state column is compiled, and the column's spelling of the states; null if there is none. */
export function writtenLife(entities: ReadonlyMap<string, unknown>, entity: string): { readonly life: Life; readonly written: readonly string[] } | null {
  const { life, written } = (entities.get(`life: ${entity}`) ?? { life: null, written: null }) as Shared;
  return life && written ? { life, written } : null;
}
