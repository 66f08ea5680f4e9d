import { MockFault, Answer } from '../core/index.ts';
import { refused, type Routed } from './routed.ts';

/** `POST /__reset`, `/__snapshots`, `/__restore`, `/__journal`: routes that control a mock; null for any other path. */
export function controlAnswer(method: string, segments: readonly string[], session: string | undefined, known: Routed): Promise<Answer> | Answer | null {
  const { store, journal, reset } = known;
  const kept = known.asking.copies ?? store;
  const [first = '', name] = segments;
  if (!first.startsWith('__')) return null;
  switch (`${method} ${first}${name === undefined ? '' : '/'}`) {
    case 'POST __reset':
      return done(() => reset(session));
    case 'GET __snapshots':
      return Answer.json(kept.snapshots);
    case 'PUT __snapshots/':
      return done(() => kept.save(name!, session ?? ''));
    case 'POST __restore/':
      return done(async () => ((await kept.restore(name!, session ?? '')) ? undefined : refused(404, `There is no snapshot ${name}.`)));
    case 'GET __journal':
      return Answer.json(journal.entries);
    default:
      return /^__(reset|snapshots|restore|journal)$/.test(first) ? refused(405, `${method} is not allowed here.`) : null;
  }
}

/** 204, or the answer that the work returns. */
async function done(work: () => Promise<Answer | void> | void): Promise<Answer> {
  try {
    return (await work()) ?? new Answer(null, { status: 204 });
  } catch (error) {
    if (error instanceof MockFault) return refused(error.status === 501 ? 501 : 409, String(error.details));
    throw error;
  }
}
