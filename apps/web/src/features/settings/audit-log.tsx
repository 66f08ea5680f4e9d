import type { AuditEvent } from '@seedbed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { DownloadLink } from '../../components/ui/download-link.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { SettingsSearch } from '../../lib/search.ts';
import { apiKeysQuery, membersQuery } from './api/people.ts';
import { auditFile, auditFilter, auditQuery } from './api/audit.ts';
import { actionWords, detailWords, NOUNS, VIA } from './event-words.ts';
import styles from './settings.module.css';

/** Who did what and when, newest first; filters are in the address, and the result can be downloaded. */
export function AuditLog() {
  const search = useSearch({ strict: false }) as SettingsSearch;
  const navigate = useNavigate();
  const filter = auditFilter(search);
  const log = useInfiniteQuery(auditQuery(filter));
  const people = useQuery(membersQuery).data?.items ?? [];
  const keys = useQuery(apiKeysQuery).data?.items ?? [];
  const events = (log.data?.pages ?? []).flatMap((page) => page.items);
  const filtered = Object.keys(filter).length > 0;
  const put = (next: SettingsSearch) => {
    const { action, who, from, to } = { ...search, ...next };
    void navigate({
      to: '/settings/{-$section}',
      params: { section: 'audit' },
      search: { ...(action ? { action } : {}), ...(who ? { who } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) },
      replace: true,
      resetScroll: false,
    });
  };
  const nouns = NOUNS.some(({ id }) => id === search.action) || !search.action ? NOUNS : [...NOUNS, { id: search.action, label: actionWords(search.action) }];
  const everybody = [
    { id: 'all', label: 'Everybody' },
    ...people.map(({ id, name }) => ({ id, label: name })),
    ...keys.map(({ id, name }) => ({ id, label: name, note: 'API key' })),
  ];
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="audit">
      <div className="row gap-4 at-start apart">
        <div>
          <h2 id="audit">Audit log</h2>
          <p className={`quiet pretty ${styles.said}`}>Activity of members and API keys. Entries are never changed or removed.</p>
        </div>
        <DownloadLink href={auditFile(filter)}>
          <Download aria-hidden />
          Export as NDJSON
        </DownloadLink>
      </div>
      <div className={`grid gap-4 ${styles.filters}`} role="search" aria-label="Filter of the audit log">
        <Select label="Events" options={nouns} value={search.action ?? 'all'} onChange={(action) => put({ action: action === 'all' ? '' : action })} />
        <Select
          label="By"
          options={everybody}
          value={everybody.some(({ id }) => id === search.who) ? search.who! : 'all'}
          onChange={(who) => put({ who: who === 'all' ? '' : who })}
        />
        <TextField label="From" type="date" value={search.from ?? ''} onChange={(from) => put({ from })} />
        <TextField label="To" type="date" value={search.to ?? ''} onChange={(to) => put({ to })} />
      </div>
      {log.isError ? <ErrorNote error={log.error} onRetry={() => void log.refetch()} /> : null}
      {log.isPending ? <SkeletonLines count={8} label="Loading the audit log" /> : null}
      {log.data && events.length === 0 ? (
        filtered ? (
          <EmptyState title="No events match" action={<Button onPress={() => put({ action: '', who: '', from: '', to: '' })}>Show all events</Button>}>
            Change the filters to see others.
          </EmptyState>
        ) : (
          <EmptyState title="No events yet">Activity by members and API keys appears here.</EmptyState>
        )
      ) : null}
      {events.length > 0 ? (
        <ol className="border-above" aria-label="Events">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      ) : null}
      {log.hasNextPage ? (
        <div>
          <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            Show older events
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function EventRow({ event }: { event: AuditEvent }) {
  const { at, who, action, object, from, via, details } = event;
  const more = detailWords(details);
  return (
    <li className={`grid break-anywhere border-below ${styles.event}`}>
      <time dateTime={at} title={at}>
        {WHEN.format(new Date(at))}
      </time>
      <span>
        {who.name}
        {who.kind === 'key' ? <span className="note block">API key</span> : null}
      </span>
      <span className={styles.what}>
        {actionWords(action)} {object?.name ? <strong>{object.name}</strong> : null}
        {more ? <span className="note block">{more}</span> : null}
      </span>
      <span className={`stack ${styles.from}`}>
        {via ? <span className="quiet">{VIA[via]}</span> : null}
        {from ? <span>{from}</span> : null}
      </span>
    </li>
  );
}
