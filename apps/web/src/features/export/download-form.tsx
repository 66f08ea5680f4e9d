import { isTextFormat, qualifiedName, toolTableOf, type ArchiveCompression, type BlueprintTable } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DownloadLink, downloadAndSay } from '../../components/ui/download-link.tsx';
import { SearchField, TextField } from '../../components/ui/field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { HELD_BYTES } from '../../lib/download.ts';
import { useRequestedText } from '../../lib/asked.ts';
import { formatBytes, formatCount, formatMany } from '../../lib/format.ts';
import { matchScore } from '../../lib/match.ts';
import { useCurl } from '../../queries/me.ts';
import { archiveUrl, downloadUrl, estimateQuery } from '../../queries/rows.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { BlueprintDownload } from './blueprint-download.tsx';
import { ExportOnServer } from './export-on-server.tsx';
import { FormatChoice } from './format-choice.tsx';
import { COMPRESSIONS, fileFormat, generateCommand, tableList, type Choice } from './formats.ts';
import { LARGE_BYTES, LargeButton } from './large.tsx';
import { readRange, type Range } from './read-range.ts';
import { TableFiles } from './table-files.tsx';
import { whyNotSaved } from '../../workspace/why-not-saved.ts';
import styles from './export.module.css';

const SEARCH_FROM = 8;

/** All tables or some of them, as one archive or one by one: streamed while generated, of any size. */
export function DownloadForm() {
  const download = useDownload();
  const { choice, setChoice, compress, setCompress, from, setFrom, to, setTo, fault, archive, revision, curl } = download;
  return (
    <div className="stack gap-6">
      <div className={`stack gap-5 ${styles.choices}`}>
        <FormatChoice value={choice} onChange={setChoice} />
        <div>
          <span className={`label block ${styles.label}`}>Compression</span>
          <Segmented label="Compression" options={COMPRESSIONS} value={compress} onChange={setCompress} />
          <p className={`faint ${styles.hint}`}>{COMPRESSIONS.find((one) => one.id === compress)?.description}</p>
        </div>
      </div>
      <Archive of={download} />
      <Files of={download} />
      <div className={`grid gap-4 at-start two-columns ${styles.range}`}>
        <TextField label="From row" value={from} onChange={setFrom} placeholder="1" error={fault} hint="For single files; the archive has every row." />
        <TextField label="To row" value={to} onChange={setTo} placeholder="last" />
      </div>
      <BlueprintDownload />
      {archive === null ? null : (
        <>
          <CopyLine label="The same archive by curl" text={`${curl} '${window.location.origin}${archive}' -o data.zip`} />
          <CopyLine label="With the command line, from the saved blueprint" text={generateCommand(choice, compress)} />
        </>
      )}
      {revision === null ? null : <p className={`faint ${styles.hint}`}>Made from revision {formatCount(revision)}: the same rows on every download.</p>}
    </div>
  );
}

/** The tables that are chosen, and each as a file. */
function Files({ of }: { of: Download }) {
  const { tools, setLeft, query, setQuery, all, range, bytesOf, chosen, whole, fileUrl, shown, choose } = of;
  return (
    <section className={`card clip ${styles.tables}`} aria-label="Files">
      <header className={`line gap-5 apart border-below touch-high ${styles.tablesHead}`}>
        <h2 className="nowrap">{chosen.length === all.length ? formatMany(all.length, 'table') : `${chosen.length} of ${formatMany(all.length, 'table')}`}</h2>
        <span className="line gap-3 min-width-0">
          <Button look="quiet" onPress={() => setLeft(whole ? new Set(all.map((table) => table.name)) : tools)}>
            {whole ? 'Choose none' : 'Choose all'}
          </Button>
          {all.length > SEARCH_FROM ? <SearchField label="Search tables" value={query} onChange={setQuery} /> : null}
        </span>
      </header>
      <TableFiles
        files={shown.map((table) => ({
          name: table.name,
          rows: rowsIn(table.rows, range),
          bytes: bytesOf(table.name, rowsIn(table.rows, range)),
          url: fileUrl(table.name),
        }))}
        chosen={new Set(chosen.map((table) => table.name))}
        onChoose={choose}
      />
    </section>
  );
}

/** How many rows and bytes the archive has, and what makes it. */
function Archive({ of }: { of: Download }) {
  const { choice, compress, all, chosen, whole, list, archive, few, bytes, rows, estimate, unsaved, format, datasetId, revision } = of;
  const label = (
    <>
      <Package aria-hidden />
      Download {whole ? `all ${formatMany(all.length, 'table')}` : formatMany(chosen.length, 'table')}
    </>
  );

  return (
    <section className="stack card gap-4 pad-5" aria-label="Archive">
      <p className={`figures quiet pretty ${styles.estimate}`}>
        {rows === null ? (
          'Counting rows'
        ) : (
          <>
            <strong>{formatCount(rows)}</strong> {rows === 1 ? 'row' : 'rows'}
          </>
        )}{' '}
        in {formatMany(chosen.length, 'table')}
        {estimate && rows !== null ? `, about ${formatBytes(bytes)} before compression` : ''}. One ZIP file: parents before children, with a manifest of row
        counts and checksums.
      </p>
      <div className={`line gap-4 wrap ${styles.go}`}>
        {archive === null ? (
          <Button look="primary" isDisabled>
            {label}
          </Button>
        ) : bytes >= LARGE_BYTES ? (
          <LargeButton label={label} what="Download" bytes={bytes} onGo={() => void downloadAndSay(archive, few)}>
            The file is streamed: it needs no space on the server, only on your disk.
          </LargeButton>
        ) : (
          <DownloadLink href={archive} look="primary" check={rows === null || bytes > HELD_BYTES ? few : undefined}>
            {label}
          </DownloadLink>
        )}
        <ExportOnServer
          datasetId={datasetId}
          revision={revision}
          format={format}
          compress={compress}
          tables={whole ? undefined : chosen.map((table) => table.name)}
          safe={choice === 'spreadsheet'}
        />
        {list === null ? <span className={`faint ${styles.hint}`}>The selection is too long for an address: choose all tables, or fewer.</span> : null}
        {unsaved ? <span className={`faint ${styles.hint}`}>{unsaved}</span> : null}
      </div>
    </section>
  );
}

type Download = ReturnType<typeof useDownload>;

/** What is chosen, and what it makes. */
function useDownload() {
  const datasetId = useDraft((state) => state.datasetId);
  const tables = useDraft((state) => state.blueprint.tables);
  const counts = useTableRows();
  const revision = useSavedRevision();
  const unsaved = whyNotSaved(useDraft((state) => state.saving.state));
  const curl = useCurl();
  const [choice, setChoice] = useState<Choice>('csv');
  useRequestedText('format', (format) => setChoice(format as Choice));
  const [compress, setCompress] = useState<ArchiveCompression>('deflate');
  // Like the archive of all tables, it leaves out the tables of migration tools and frameworks.
  const tools = useMemo(() => new Set(tables.filter(isToolTable).map((table) => qualifiedName(table.schema, table.name))), [tables]);
  const [left, setLeft] = useState<ReadonlySet<string>>(tools);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [query, setQuery] = useState('');
  const all = useMemo(
    () =>
      tables
        .map((table) => qualifiedName(table.schema, table.name))
        // Null until the rows are counted: nothing is shown about them before.
        .map((name, i) => ({ name, rows: counts.get(name) ?? tables[i]!.rows ?? null }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    [tables, counts],
  );
  const range = readRange(from, to);
  const fault = 'fault' in range ? range.fault : undefined;
  const format = fileFormat(choice);
  const safe = choice === 'spreadsheet' ? { spreadsheet_safe: true } : {};
  // Only texts are estimated by the server; the others are about as large as COPY's.
  const estimate = useQuery(estimateQuery(datasetId, revision, isTextFormat(format) ? format : 'copy')).data;
  const perRow = new Map(estimate?.tables.map((table) => [table.table, table.bytes / Math.max(1, table.rows)]));
  const bytesOf = (name: string, rows: number | null) => (rows !== null && perRow.has(name) ? perRow.get(name)! * rows : null);

  const chosen = all.filter((table) => !left.has(table.name));
  const whole = all.every((table) => left.has(table.name) === tools.has(table.name));
  const list = whole ? undefined : tableList(chosen.map((table) => table.name));
  const archive =
    revision === null || chosen.length === 0 || list === null
      ? null
      : archiveUrl(datasetId, { format, ...safe, ...(compress === 'deflate' ? {} : { compress }), ...(list === undefined ? {} : { tables: list }), revision });
  // One row of each table shows whether all of them would be rejected.
  const few = archive === null ? undefined : `${archive}&rows=1`;
  const bytes = chosen.reduce((sum, table) => sum + (bytesOf(table.name, table.rows) ?? 0), 0);
  const rows = sumOf(chosen.map((table) => table.rows));
  const fileUrl = (table: string) =>
    revision === null || fault !== undefined
      ? null
      : downloadUrl(datasetId, table, {
          format,
          ...safe,
          ...(compress === 'gzip' || compress === 'zstd' ? { compress } : {}),
          revision,
          ...('fault' in range ? {} : range),
        });
  const shown = all.filter((table) => matchScore(query, table.name) !== null);
  const choose = (name: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  return {
    choice,
    setChoice,
    compress,
    setCompress,
    setLeft,
    tools,
    from,
    setFrom,
    to,
    setTo,
    query,
    setQuery,
    all,
    range,
    fault,
    bytesOf,
    chosen,
    whole,
    list,
    archive,
    few,
    bytes,
    rows,
    fileUrl,
    shown,
    choose,
    estimate,
    unsaved,
    format,
    datasetId,
    revision,
    curl,
  };
}

/** Rows of a table in the range; null while they are counted. */
function rowsIn(rows: number | null, range: Range): number | null {
  if (rows === null || 'fault' in range) return rows;
  return Math.max(0, Math.min(rows, range.to ?? rows) - (range.from ?? 1) + 1);
}

/** Null if one of them is not known yet: a sum of the others would be false. */
function sumOf(all: readonly (number | null)[]): number | null {
  return all.reduce((sum, rows) => (sum === null || rows === null ? null : sum + rows), 0);
}

const isToolTable = (table: BlueprintTable): boolean => table.mode === undefined && table.ofScript !== true && toolTableOf(table) !== null;
