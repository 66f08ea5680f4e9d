import type { Candidate, Generator } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useTitleOf } from '../../../queries/catalogue.ts';
import inspector from '../inspector.module.css';
import styles from './why.module.css';

/** Alternatives for the column, each one press away; `onUse` is null for read-only access. */
export function OtherChoices({ rejected: all, onUse }: { rejected: readonly Candidate[]; onUse: ((generator: Generator) => void) | null }) {
  const rejected = eachOnce(all);
  if (rejected.length === 0) return null;
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`}>
      <h3 className="text-label faint">Could also be</h3>
      <ul className={styles.rejected}>
        {rejected.map((candidate, i) => (
          <Choice key={i} candidate={candidate} onUse={onUse} />
        ))}
      </ul>
    </section>
  );
}

function Choice({ candidate, onUse }: { candidate: Candidate; onUse: ((generator: Generator) => void) | null }) {
  const { generator, concept, says } = candidate;
  const titleOf = useTitleOf();
  return (
    <li>
      <span>
        <span title={generator?.kind}>{generator ? titleOf(generator.kind) : concept?.attribute.replaceAll('_', ' ')}</span>
        <span className="block quiet">{concept ? <Says text={says} pack={concept.pack} /> : says}</span>
      </span>
      {generator && onUse ? (
        <Button look="quiet" aria-label={`Use ${titleOf(generator.kind)}`} onPress={() => onUse(generator)}>
          Use
        </Button>
      ) : null}
    </li>
  );
}

/** The sentence, in which the name of the pack leads to it. */
function Says({ text, pack }: { text: string; pack: string }) {
  const at = text.indexOf(`(${pack})`);
  const link = (
    <Link to="/packs/$name" params={{ name: pack }}>
      {pack}
    </Link>
  );
  if (at < 0)
    return (
      <>
        {text} {link}
      </>
    );
  return (
    <>
      {text.slice(0, at + 1)}
      {link}
      {text.slice(at + 1 + pack.length)}
    </>
  );
}

/** One of each kind. Their figures rate one reading alone, so they are not comparable with how sure the choice is, and are not shown. */
function eachOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  const kinds = new Set<string>();
  return candidates.filter(({ generator }) => {
    if (!generator) return true;
    const isNew = !kinds.has(generator.kind);
    kinds.add(generator.kind);
    return isNew;
  });
}
