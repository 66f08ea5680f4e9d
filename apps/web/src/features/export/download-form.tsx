import { qualifiedName, type Format } from '@seedbed/contract';
import { Download } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { SearchField, TextField } from '../../components/ui/field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatBytes, formatCount, formatMany } from '../../lib/format.ts';
import { downloadUrl, estimateQuery } from '../../queries/rows.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { matchScore } from '../../lib/match.ts';
import { CopyLine } from './copy-line.tsx';
import { BlueprintDownload } from './blueprint-download.tsx';
import { readRange, type Range } from './read-range.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import styles from './export.module.css';

type Choice = Format | 'spreadsheet';

const CHOICES: readonly { id: Choice; label: string }[] = [
  { id: 'csv', label: 'CSV' },
  { id: 'spreadsheet', label: 'For spreadsheets' },
  { id: 'ndjson', label: 'NDJSON' },
  { id: 'json', label: 'JSON' },
  { id: 'sql', label: 'SQL' },
  { id: 'copy', label: 'COPY' },
];

const SAID: Readonly<Record<Choice, string>> = {
  csv: 'With a header line; NULL is an empty field, an empty text is "".',
  spreadsheet: 'CSV in which no cell is a formula: an apostrophe before = + - @. Not for loading back.',
  ndjson: 'One JSON object a line.',
  json: 'One array of objects.',
  sql: 'INSERT statements, some hundred rows each.',
  copy: 'The text form of COPY … FROM STDIN; the fastest into Postgres.',
};

/** One file a table, written while it is made: any range of rows, of any size. */
export function DownloadForm() {
  const datasetId = useDraft((state) => state.datasetId);
  const tables = useDraft((state) => state.blueprint.tables);
  const counts = useTableRows();
  const revision = useSavedRevision();
  const [choice, setChoice] = useState<Choice>('csv');
  const format = choice === 'spreadsheet' ? 'csv' : choice;
  const file = choice === 'spreadsheet' ? { format, spreadsheet_safe: true } : { format };
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [query, setQuery] = useState('');
  const shown = useMemo(
    () =>
      tables
        .map((table) => ({ name: qualifiedName(table.schema, table.name), rows: counts.get(qualifiedName(table.schema, table.name)) ?? table.rows ?? 0 }))
        .filter((table) => matchScore(query, table.name) !== null)
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    [tables, counts, query],
  );
  const example = shown[0];
  const range = readRange(from, to);
  const fault = 'fault' in range ? range.fault : undefined;
  const estimate = useQuery(estimateQuery(datasetId, revision, format)).data;
  const sizes = new Map(estimate?.tables.map((table) => [table.table, table.bytes / Math.max(1, table.rows)]));
  const urlFor = (table: string) => downloadUrl(datasetId, table, { ...file, revision: revision ?? 1, ...('fault' in range ? {} : range) });

  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <div>
          <span className={styles.label}>Format</span>
          <Segmented label="Format" options={CHOICES} value={choice} onChange={setChoice} />
          <p className={styles.hint}>{SAID[choice]}</p>
        </div>
        <div className={styles.range}>
          <TextField label="From row" value={from} onChange={setFrom} placeholder="1" error={fault} />
          <TextField label="To row" value={to} onChange={setTo} placeholder="last" />
        </div>
      </div>
      <section className={styles.tables} aria-label="Files">
        <header className={styles.tablesHead}>
          <h2>{formatMany(shown.length, 'file')}</h2>
          {tables.length > 8 ? <SearchField label="Search tables" value={query} onChange={setQuery} /> : null}
        </header>
        <ul>
          {shown.map((table) => (
            <li key={table.name} className={styles.tableRow}>
              <span className={styles.tableName}>{table.name}</span>
              <span className={styles.tableCount}>
                {formatMany(rowsIn(table.rows, range), 'row')}
                {sizes.has(table.name) ? `, about ${formatBytes(sizes.get(table.name)! * rowsIn(table.rows, range))}` : ''}
              </span>
              {revision === null || fault !== undefined ? (
                <Button isDisabled>Download</Button>
              ) : (
                <a className={buttonClass('plain')} href={urlFor(table.name)} download aria-label={`Download ${table.name}`}>
                  <Download aria-hidden />
                  Download
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
      <BlueprintDownload />
      {example ? (
        <CopyLine
          label="The same from a terminal"
          text={`curl -s '${window.location.origin}${urlFor(example.name)}' -o ${example.name}.${format === 'copy' ? 'copy' : format}`}
        />
      ) : null}
      {revision === null ? (
        <p className={styles.hint}>Your edits are being saved; files are made from saved revisions.</p>
      ) : (
        <p className={styles.hint}>Made from revision {formatCount(revision)}; the same rows on every download.</p>
      )}
    </div>
  );
}

/** Rows of a table that lie in the range. */
function rowsIn(rows: number, range: Range): number {
  if ('fault' in range) return rows;
  return Math.max(0, Math.min(rows, range.to ?? rows) - (range.from ?? 1) + 1);
}
