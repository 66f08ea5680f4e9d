import { isCloudModel } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useMay } from '../../../queries/me.ts';
import { modelsAtHandQuery } from '../../../queries/model.ts';
import styles from '../ask.module.css';
import { AskButton, type ShortAsk } from './model-call.tsx';
import { wordsBeforeAtHand } from './model-words.ts';

type ButtonsProps = Required<Pick<ComponentProps<typeof AskButton>, 'questions' | 'tokens' | 'onText' | 'onDone'>> &
  Pick<ComponentProps<typeof AskButton>, 'review'>;

/** Programs and endpoints on this computer, one for each model. Empty while they are looked for. */
export function useModelsAtHand() {
  const may = useMay('write');
  const found = useQuery({ ...modelsAtHandQuery, enabled: may });
  if (!may) return [];
  return (found.data?.models ?? []).flatMap(({ models, ...one }) =>
    one.kind === 'program'
      ? [{ ...one, isSmall: false, to: { with: one.name } }]
      : models.map((model) => ({ ...one, isSmall: !isCloudModel(model), title: `${model} of ${one.title}`, to: { with: one.name, model } })),
  );
}

/** Programs and endpoints on this computer, each with its button. Nothing where there are none. */
export function ModelsAtHand({ short, ...props }: ButtonsProps & { short?: ShortAsk }) {
  const buttons = useModelsAtHand();
  if (buttons.length === 0) return null;
  return (
    <section className={`grid card gap-4 min-width-0 pad-5 ${styles.way}`} aria-labelledby="ask-at-hand">
      <h3 id="ask-at-hand">On this computer</h3>
      <p className="quiet pretty measure">Seedbed found these and started none of them. Whether you are signed in there is not known before you ask.</p>
      {buttons.map(({ title, kind, place, to, isSmall }, at) => (
        <AskButton
          {...(isSmall && short ? { onText: props.onText, onDone: props.onDone, ...short } : props)}
          key={`${to.with} ${title}`}
          model={title}
          to={to}
          isFirst={at === 0}
          before={`${wordsBeforeAtHand((isSmall && short ? short : props).tokens, title, kind, props.review !== undefined, isSmall && short !== undefined)} (${place})`}
        />
      ))}
    </section>
  );
}
