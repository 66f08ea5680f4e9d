import { VOCABULARIES, type Vocabulary } from './vocabularies.ts';

type Role = 'start' | 'progress' | 'running' | 'good' | 'bad';

/** Words in state names, by role. */
const WORDS: Readonly<Record<Role, RegExp>> = {
  bad: /(cancel|fail|reject|refus|declin|void|error|lost|expir|suspend|bann|block|delet|bounc|refund|disput|return|abandon|terminat|revok|inactive|disabled|closed_lost|no_?show|overdue|past_?due|exception|storn|annul|uncollect|archiv|spam|discontinu|withdraw|churn|dead|broken|damaged)/i,
  start:
    /(^new|draft|pending|creat|open$|queue|submit|request|todo|to_do|backlog|invit|initial|received|scheduled|planned|trial|registered|unpaid|unread|reported|lead|applied|waiting_?list|ordered|placed|offen|neu|nuevo|brouillon|booked)/i,
  progress:
    /(process|progress|review|ship|transit|assign|pick|pack|partial|contact|hold|wait|paus|verif|prepar|out_for|interview|screen|negotiat|qualif|confirm|authori[sz]|dispatch|reopen|doing|started|testing)/i,
  running: /(active|enabled|running|live|current|valid|available|online|in_?stock|published|healthy|ok$|operational|employed|occupied|aktiv|activ)/i,
  good: /(deliver|complet|paid|done|clos|resolv|success|succeed|finish|approv|accept|won|fulfil|settled|captured|sent|read|sold|hired|graduat|passed|solved|merged|checked_?out|erledigt|bezahlt|termin)/i,
};
const ORDER: readonly Role[] = ['bad', 'good', 'progress', 'start', 'running'];

function roleOf(label: string): Role | null {
  return ORDER.find((role) => WORDS[role].test(label)) ?? null;
}

/** Shares of the roles: of processes (orders, jobs) and of things (users, products). */
const SHARES = { process: { start: 7, progress: 12, running: 4, good: 72, bad: 9 }, thing: { start: 6, progress: 4, running: 84, good: 6, bad: 10 } } as const;

/** Weights of labels without a known vocabulary: by role, decreasing within a role; unknown ones by their order. */
export function labelWeights(labels: readonly string[]): number[] {
  const roles = labels.map(roleOf);
  const kind = roles.includes('running') && !roles.includes('progress') ? 'thing' : roles.includes('good') ? 'process' : 'thing';
  const seen = new Map<Role | null, number>();
  return labels.map((_, i) => {
    const rank = (seen.get(roles[i]!) ?? 0) + 1;
    seen.set(roles[i]!, rank);
    const share = roles[i] === null ? 30 / labels.length + 10 / (i + 1) : SHARES[kind][roles[i]!];
    return Math.max(0.5, share / rank);
  });
}

/** The vocabulary that contains most of the labels. */
export function vocabularyOf(labels: readonly string[]): Vocabulary | null {
  let best: { vocabulary: Vocabulary; hits: number } | null = null;
  for (const vocabulary of Object.values(VOCABULARIES) as Vocabulary[]) {
    const states = new Set([...vocabulary.steps, ...vocabulary.ends].map((each) => normal(each.state)));
    const hits = labels.filter((label) => states.has(normal(label))).length;
    if (hits >= 2 && hits > labels.length * 0.6 && hits > (best?.hits ?? 0)) best = { vocabulary, hits };
  }
  return best?.vocabulary ?? null;
}

/** `Out For Delivery` → out_for_delivery; unifies British and American spellings. */
export function normal(label: string): string {
  const plain = label.toLowerCase().replace(/[^a-z]+/g, '_');
  return { canceled: 'cancelled', in_delivery: 'out_for_delivery', completed: 'completed' }[plain] ?? plain;
}
