const IRREGULAR: ReadonlySet<string> = new Set([
  'sold',
  'sent',
  'bought',
  'paid',
  'made',
  'given',
  'taken',
  'held',
  'won',
  'lost',
  'drawn',
  'built',
  'born',
  'read',
  'seen',
  'met',
  'left',
  'begun',
  'done',
  'found',
  'shown',
  'written',
  'broken',
  'chosen',
  'spent',
  'brought',
  'caught',
  'taught',
  'grown',
  'sown',
  'shot',
  'set',
  'put',
  'cut',
  'hit',
  'withdrawn',
  'undone',
  'rebuilt',
  'resent',
  'frozen',
  'driven',
  'flown',
  'filed',
  'run',
  'ran',
]);

/** Whether a word is a past participle: planted, harvested, sold. */
export function isParticiple(word: string): boolean {
  return (
    IRREGULAR.has(word) ||
    (word.length > 4 &&
      word.endsWith('ed') &&
      !['speed', 'seed', 'feed', 'need', 'breed', 'shed', 'united', 'limited', 'hundred', 'embed', 'naked', 'sacred', 'sched', 'biped', 'moped'].includes(word))
  );
}
