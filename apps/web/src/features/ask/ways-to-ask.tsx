import type { ReactNode } from 'react';
import styles from './ask.module.css';

/** What is on this computer comes first. Then the two other ways to a model, side by side: a chat that the person already has, or an endpoint of the workspace. */
export function WaysToAsk({ copy, call, atHand }: { copy: ReactNode; call: ReactNode; atHand: ReactNode }) {
  return (
    <div className={`grid gap-5 ${styles.ways}`}>
      {atHand}
      <section className={`grid card gap-4 min-width-0 pad-5 ${styles.way}`} aria-labelledby="ask-copy">
        <h3 id="ask-copy">By copy and paste</h3>
        <p className="quiet pretty measure">For any chat or coding agent. Seedbed sends nothing: you paste the question there, and its reply below.</p>
        {copy}
      </section>
      <section className={`grid card gap-4 min-width-0 pad-5 ${styles.way}`} aria-labelledby="ask-call">
        <h3 id="ask-call">By an endpoint of your workspace</h3>
        <p className="quiet pretty measure">Seedbed sends the question when you press the button, and tries the reply by itself.</p>
        {call}
      </section>
    </div>
  );
}
