import type { BlueprintColumn, BlueprintTable, Generator } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import type { RowView } from '../../engine/protocol.ts';
import { formatCount, formatShare, shortName } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { factsOf } from '../../workspace/facts-of.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import { useTitleOf } from '../../queries/catalogue.ts';
import { explainQuery } from '../../queries/explain.ts';
import styles from './peek.module.css';

type Go = (to: { table: string; row: number; column?: string }) => void;

const MAX_PARAMETERS = 200;

/** How this cell gets its value: seed, stream, draw, generator, inputs, constraints, and the source of the decision. */
export function Recipe({ engine, view, table, column, onGo }: { engine: Engine; view: RowView; table: BlueprintTable; column: BlueprintColumn; onGo: Go }) {
  const datasetId = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const why = useQuery({
    queryKey: ['why', engine.edition, view.table, column.name, view.row],
    queryFn: () => engine.why(view.table, column.name, view.row),
    gcTime: 0,
    retry: false,
  }).data;
  const decision = useQuery(explainQuery(datasetId, base, view.table, column.name)).data;
  const facts = factsOf(table, column).map(({ sql }) => sql);
  const concept = decision?.concept;
  if (!why) return null;
  const [version, seed, ...names] = why.stream;
  const own = (name: string) => view.columns.find((one) => one.name === name)?.text;
  return (
    <section className={`text-cell border-above ${styles.recipe}`} aria-label="Why this value">
      <h4>Why this value</h4>
      {why.way === 'database' ? (
        <p className={`grid gap-3 ${styles.step}`}>Postgres makes it; nothing is sent.</p>
      ) : (
        <ol>
          <Step term="Seed">
            <code>{seed}</code> <i>version {version}</i>
          </Step>
          <Step term="Stream">
            <code>{names.slice(0, -1).join('.')}</code> <i>key {why.key}</i>
          </Step>
          <Step term={`Draw ${formatCount(view.row + 1)}`}>
            <code>{why.draw}</code>
          </Step>
          {why.nulls ? (
            <Step term="Null">
              in {formatShare(why.nulls.share)} of the rows, by the draw <code>{why.nulls.draw}</code>
            </Step>
          ) : null}
          {why.parent ? (
            <Step term="Parent">
              {why.parent.row < 0 ? (
                'none in this row'
              ) : (
                <Button
                  look="quiet"
                  onPress={() =>
                    onGo({ table: why.parent!.table, row: why.parent!.row, ...(why.parent!.columns[0] ? { column: why.parent!.columns[0] } : {}) })
                  }
                >
                  {shortName(why.parent.table)}, row {formatCount(why.parent.row + 1)}
                </Button>
              )}{' '}
              <i>by {why.parent.relation}</i>
            </Step>
          ) : (
            <Step term={WAYS[why.way]}>
              <GeneratorWords generator={why.generator} />
            </Step>
          )}
          {why.group ? (
            <Step term="Case">
              {formatCount(why.group.choice + 1)} of {formatCount(why.group.of)} for {why.group.columns.join(', ')}
            </Step>
          ) : null}
          {why.reads.length > 0 ? (
            <Step term="Reads">
              {why.reads.map(({ table: from, column: name }) =>
                from === view.table ? (
                  <Button key={`${from}.${name}`} look="quiet" onPress={() => onGo({ table: from, row: view.row, column: name })}>
                    {name} = {shortValue(own(name))}
                  </Button>
                ) : (
                  <code key={`${from}.${name}`}>
                    {shortName(from)}.{name}
                  </code>
                ),
              )}
            </Step>
          ) : null}
          {[...facts, ...(why.group?.constraints ?? [])].map((fact) => (
            <Step key={fact} term="Must meet">
              <code>{fact}</code>
            </Step>
          ))}
          {why.keys.map((key) => (
            <Step key={key.name} term="Unique">
              {key.how}
            </Step>
          ))}
          {concept ? (
            <Step term="Knows it">
              <Link to="/packs/$name" params={{ name: concept.pack }}>
                {concept.concept}.{concept.attribute} <i>of the pack {concept.pack}</i>
              </Link>
            </Step>
          ) : isUnrecognised(column) ? (
            <Step term="Knows it">not recognised, so a plain value of {column.type}</Step>
          ) : column.because ? (
            <Step term="Chosen by">{column.because}</Step>
          ) : null}
        </ol>
      )}
    </section>
  );
}

const WAYS = {
  reference: 'Parent',
  rank: 'Dealt once by',
  group: 'Solved with',
  slot: 'Its own stretch',
  generator: 'Generator',
  database: 'Postgres',
} as const;

function Step({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <li className={`grid gap-3 ${styles.step}`}>
      <b className="medium quiet">{term}</b>
      <span className="min-width-0 break-anywhere">{children}</span>
    </li>
  );
}

function GeneratorWords({ generator }: { generator: Generator | null }) {
  const titleOf = useTitleOf();
  if (!generator) return 'a plain value of its type';
  const parameters = Object.entries(generator.parameters ?? {});
  return (
    <>
      <span title={generator.kind}>{titleOf(generator.kind)}</span>
      {parameters.map(([name, value]) => (
        <span key={name} className="block quiet">
          {name} <code>{short(JSON.stringify(value))}</code>
        </span>
      ))}
    </>
  );
}

function short(text: string): string {
  return text.length > MAX_PARAMETERS ? `${text.slice(0, MAX_PARAMETERS)}…` : text;
}

function shortValue(text: string | null | undefined): string {
  return text === null || text === undefined ? 'null' : text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
