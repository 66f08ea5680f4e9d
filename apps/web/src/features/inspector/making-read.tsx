import { type BlueprintColumn, type Relation } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { formatShare, shortName } from '../../lib/format.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { readFields } from '../../workspace/read-fields.ts';
import { writtenValue } from '../../workspace/typed-value.ts';
import styles from './inspector.module.css';
import { FAN_OUT_WORDS, fanOutTitle } from './relation-words.ts';

/** The generator of a column, read-only: the same words and values as in the form. */
export function MakingRead({ column, relation, onGo }: { column: BlueprintColumn; relation: Relation | null; onGo: (to: { table: string }) => void }) {
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`} aria-label="How it is made">
      <p className="text-cell quiet on-sunken rounded pad-3-4" role="note">
        Read-only: your role can view but not edit.
      </p>
      {relation ? <RelationRead relation={relation} onGo={onGo} /> : <GeneratorRead column={column} />}
    </section>
  );
}

function GeneratorRead({ column }: { column: BlueprintColumn }) {
  const catalogue = useQuery(generatorsQuery);
  const kind = column.generator?.kind ?? null;
  const found = catalogue.data?.items.find((item) => item.kind === kind) ?? null;
  const values = column.generator?.parameters ?? {};
  const fields = readFields(found?.parameters ?? null, values);
  return (
    <Facts
      facts={[
        ['Generator', found?.title ?? kind ?? 'by its type'],
        ...fields.flatMap((field): [string, string][] => {
          const value = values[field.name] ?? field.default;
          const shown = typeof value === 'number' && field.widget === 'share' ? formatShare(value) : writtenValue(value);
          return value === undefined || shown === '' ? [] : [[field.title, field.unit ? `${shown} ${field.unit}` : shown]];
        }),
        ...(column.nullable ? [['Null', formatShare(column.nullRate ?? 0)] as const] : []),
      ]}
    />
  );
}

function RelationRead({ relation, onGo }: { relation: Relation; onGo: (to: { table: string }) => void }) {
  const { to, from, fanOut, childless, nullShare } = relation;
  const numbers = Object.entries(fanOut ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return (
    <>
      <p className="line gap-1 faint">
        <span className={styles.arrow}>→</span>
        <Button look="quiet" onPress={() => onGo({ table: to.table })}>
          {shortName(to.table)}
        </Button>
        <span className="text-cell">({to.columns.join(', ')})</span>
      </p>
      <Facts
        facts={[
          [`Rows for each of ${shortName(to.table)}`, fanOut ? fanOutTitle(fanOut.kind) : 'Spread evenly'],
          ...numbers.map(([key, value]) => [FAN_OUT_WORDS[key] ?? key, String(value)] as const),
          ...(childless ? [[`${shortName(to.table)} without ${shortName(from.table)}`, formatShare(childless)] as const] : []),
          ...(nullShare ? [['Null', formatShare(nullShare)] as const] : []),
        ]}
      />
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="stack gap-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-label faint">{name}</dt>
          <dd className="figures break-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
