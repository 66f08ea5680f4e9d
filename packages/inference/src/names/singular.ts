const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person', men: 'man', women: 'woman', children: 'child', feet: 'foot', teeth: 'tooth', mice: 'mouse', geese: 'goose',
  criteria: 'criterion', phenomena: 'phenomenon', indices: 'index', vertices: 'vertex', matrices: 'matrix', appendices: 'appendix',
  analyses: 'analysis', bases: 'base', crises: 'crisis', diagnoses: 'diagnosis', theses: 'thesis', movies: 'movie', cookies: 'cookie',
  series: 'series', species: 'species', news: 'news', lens: 'lens', leaves: 'leave', shelves: 'shelf', knives: 'knife', lives: 'life',
  wolves: 'wolf', halves: 'half', wives: 'wife', aliases: 'alias', statuses: 'status', buses: 'bus', viruses: 'virus', campuses: 'campus',
  bonuses: 'bonus', caches: 'cache', axes: 'axis', quizzes: 'quiz', dues: 'due', expenses: 'expense', purchases: 'purchase',
  licenses: 'license', courses: 'course', houses: 'house', warehouses: 'warehouse', nurses: 'nurse', horses: 'horse', databases: 'database',
  responses: 'response', releases: 'release', phases: 'phase', cases: 'case', clauses: 'clause', causes: 'cause', leases: 'lease',
  diseases: 'disease', exercises: 'exercise', franchises: 'franchise', invoices: 'invoice', uses: 'use', doses: 'dose', senses: 'sense',
  increases: 'increase', promises: 'promise', universes: 'universe', verses: 'verse', premises: 'premise', merchandises: 'merchandise',
};

/** Words that end in s and are singular all the same. */
const SINGULAR_S: ReadonlySet<string> = new Set([
  'address', 'access', 'class', 'process', 'progress', 'success', 'business', 'status', 'bonus', 'bus', 'virus', 'campus', 'corpus', 'focus', 'menus',
  'radius', 'nexus', 'census', 'alias', 'atlas', 'canvas', 'bias', 'gas', 'analysis', 'basis', 'crisis', 'diagnosis', 'thesis', 'axis', 'gps', 'dns',
  'https', 'tls', 'css', 'js', 'sms', 'mms', 'rss', 'aws', 'os', 'ios', 'pos', 'cvs', 'has', 'is', 'was', 'does', 'this', 'its', 'as', 'us', 'yes', 'plus',
  'less', 'loss', 'pass', 'press', 'glass', 'mass', 'boss', 'cross', 'gross', 'dress', 'stress', 'witness', 'fitness', 'illness', 'harness', 'express',
  'compress', 'ingress', 'egress', 'previous', 'various', 'serious', 'religious', 'anonymous', 'continuous', 'news', 'series', 'species', 'lens', 'means',
  'sales', 'goods', 'ms', 'ts', 'ss', 'cls', 'abs', 'ads', 'bps', 'fps', 'cms', 'kms', 'tos', 'pms', 'days', 'hours', 'minutes', 'seconds', 'weeks',
  'months', 'years', 'terms', 'notes', 'details', 'cents', 'settings', 'contents', 'logs', 'miles', 'meters', 'kilometers', 'ids', 'bytes', 'pixels', 'details',
]);

/** The singular of an English word in lower case; words that are singular already, or counted by nature (`days`, `notes`), stay. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || SINGULAR_S.has(word) || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.slice(0, -1);
}
