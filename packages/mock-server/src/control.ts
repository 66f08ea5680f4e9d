import { MockFault, Answer } from '@seedbed/mock-query';
import { refused, type Routed } from './routed.ts';

/** `POST /__reset`, `/__snapshots`, `/__restore`, `/__journal`: routes that control a mock; null for any other path. */
export function controlAnswer(method: string, segments: readonly string[], session: string | undefined, { store, journal, reset }: Routed): Answer | null {
  const [first = '', name] = segments;
  if (!first.startsWith('__')) return null;
  switch (`${method} ${first}${name === undefined ? '' : '/'}`) {
    case 'POST __reset':
      reset(session);
      return new Answer(null, { status: 204 });
    case 'GET __snapshots':
      return Answer.json(store.snapshots);
    case 'PUT __snapshots/':
      return saved(() => store.save(name!, session));
    case 'POST __restore/':
      return store.restore(name!, session) ? new Answer(null, { status: 204 }) : refused(404, `There is no snapshot ${name}.`);
    case 'GET __journal':
      return Answer.json(journal.entries);
    default:
      return /^__(reset|snapshots|restore|journal)$/.test(first) ? refused(405, `${method} is not allowed here.`) : null;
  }
}

function saved(save: () => void): Answer {
  try {
    save();
    return new Answer(null, { status: 204 });
  } catch (error) {
    if (error instanceof MockFault) return refused(409, String(error.details));
    throw error;
  }
}
