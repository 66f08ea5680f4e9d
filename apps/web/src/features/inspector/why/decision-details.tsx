import { withArticle, type Decision, type DecisionStep, type Evidence } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { formatShare } from '../../../lib/format.ts';
import { useTitleOf } from '../../../queries/catalogue.ts';
import styles from './why.module.css';

/** Kinds of evidence, as people call them. */
const EVIDENCE_NAMES: Readonly<Record<Evidence['kind'], string>> = {
  key: 'Key',
  relation: 'Refers to',
  check: 'CHECK',
  constraint: 'Allowed',
  enum: 'Enum',
  type: 'Type',
  default: 'DEFAULT',
  comment: 'Comment',
  code: 'Code',
  'not-null': 'NULL',
  name: 'Name',
  concept: 'Table',
};

/** The evidence for the decision, and how it was made. */
export function DecisionDetails({ decision }: { decision: Decision }) {
  const { concept, evidence, steps } = decision;
  return (
    <details className={`stack gap-3 ${styles.details}`}>
      <summary>Details</summary>
      {concept ? (
        <p className="quiet pretty">
          Known from the pack{' '}
          <Link to="/packs/$name" params={{ name: concept.pack }}>
            {concept.pack}
          </Link>
          : the table is {withArticle(concept.concept)} with {formatShare(concept.tableProbability)}, the column its {concept.attribute.replaceAll('_', ' ')}{' '}
          with {formatShare(concept.likeness)}.
        </p>
      ) : null}
      <h3 className="text-label faint">What is known of it</h3>
      <dl className={`stack gap-2 text-cell ${styles.evidence}`}>
        {evidence.map((one, i) => (
          <div key={`${one.kind} ${i}`}>
            <dt className="faint">{EVIDENCE_NAMES[one.kind]}</dt>
            <dd>
              {one.says}
              {one.weight === undefined ? one.name ? <code> {one.name}</code> : null : <b className="medium figures"> {formatShare(one.weight)}</b>}
            </dd>
          </div>
        ))}
      </dl>
      {steps.length > 1 ? <Steps steps={steps} /> : null}
    </details>
  );
}

/** The first choice, and each later change. */
function Steps({ steps }: { steps: readonly DecisionStep[] }) {
  const titleOf = useTitleOf();
  return (
    <>
      <h3 className="text-label faint">How the choice was made</h3>
      <ol className={`stack text-cell gap-6px ${styles.steps}`}>
        {steps.map((step, i) => (
          <li key={`${step.pass} ${i}`}>
            {step.generator ? titleOf(step.generator.kind) : 'no value'}
            {step.probability === undefined ? null : <i> {formatShare(step.probability)}</i>}
            <span className="block quiet">
              {i === 0 ? 'First' : `Then, by ${step.pass}`}: {step.because?.words ?? step.reads}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
