import { ClientProblem } from '@seedbed/client';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { BareBar } from '../../components/layout/bare-bar.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { sharedQuery } from '../../features/share/api.ts';
import { shareToken } from '../../features/share/share-token.ts';
import { VisitorContext } from '../../lib/visitor.ts';
import { SharedDatasetView } from '../shared/shared-dataset-view.tsx';

/** A dataset by its read-only link: for whoever has it, without an account. */
export function SharedPage() {
  const token = shareToken(`#${useRouterState({ select: ({ location }) => location.hash })}`);
  if (token === null) {
    return (
      <EntryFrame title="This link is incomplete" lead="Open the whole link, including everything after the #.">
        {null}
      </EntryFrame>
    );
  }
  return (
    <VisitorContext value>
      <Shared token={token} />
    </VisitorContext>
  );
}

function Shared({ token }: { token: string }) {
  const shared = useQuery(sharedQuery(token));
  // Retrying does not help: the link has expired or never existed.
  if (shared.error instanceof ClientProblem && shared.error.status === 404) {
    return (
      <EntryFrame title="This link no longer works" lead="It was revoked, has expired, or its dataset was archived. Ask whoever sent it for a new one.">
        {null}
      </EntryFrame>
    );
  }
  if (shared.isError) {
    return (
      <EntryFrame title="This link does not open a dataset">
        <ErrorNote error={shared.error} onRetry={() => void shared.refetch()} />
      </EntryFrame>
    );
  }
  if (!shared.data) {
    return (
      <>
        <BareBar />
        <p className="pad-5 quiet">Opening the dataset that was shared with you …</p>
      </>
    );
  }
  // Another revision is another dataset to grid and diagram.
  return <SharedDatasetView key={shared.data.revision} token={token} dataset={shared.data} />;
}
