import { withArticle, type Decision, type ReasonCode } from '@seedbed/contract';

/** Why a column has its content, to follow "An email address, ". */
export function whyInWords(decision: Decision): string {
  const { because } = decision;
  return because ? PHRASES[because.code](decision, because.words) : 'without a reason that was recorded';
}

const PHRASES: Readonly<Record<ReasonCode, (decision: Decision, words: string) => string>> = {
  database: (_, words) => (words.startsWith('numbered') ? 'because the database numbers the rows' : `because the database makes it (${words})`),
  constraint: (_, words) => `because its constraints leave that (${words})`,
  key: (_, words) => `because it is a key (${words})`,
  type: ({ type }, words) => (words === `its type is ${type}` ? `because its type is ${type}` : `because of its type (${words})`),
  labels: listedBy,
  comment: (_, words) => `because its comment says so (${words})`,
  default: (_, words) => `because of its DEFAULT (${words})`,
  concept: byConcept,
  name: byName,
  row: byRow,
  relation: (_, words) => `because of the rows that it belongs to (${words})`,
  plain: () => 'because nothing shows what it means',
  engine: (_, words) => `because nothing else could be made for it (${words})`,
  trial: (_, words) => `because Postgres refused what was chosen first (${words})`,
  answer: () => 'because an answer to a question about the schema says so',
  words: (_, words) => words,
  edited: () => 'because somebody chose it',
};

function listedBy({ evidence }: Decision): string {
  const type = evidence.find(({ kind }) => kind === 'enum');
  if (type?.name) return `because its type ${type.name} has no other values`;
  const code = evidence.find(({ kind, says }) => kind === 'code' && /^(?:one|some) of /.test(says));
  if (code?.name) return `because ${code.name} lists them`;
  const checks = evidence.filter(({ kind, name }) => kind === 'check' && name !== undefined);
  return checks.length === 1 ? `because the CHECK ${checks[0]!.name!} lists them` : 'because a CHECK lists them';
}

function byConcept({ concept, column }: Decision, words: string): string {
  if (!concept) return `because of what is known of its trade (${words})`;
  const attribute = concept.attribute.replaceAll('_', ' ');
  const called = attribute === column.replaceAll('_', ' ') ? '' : `, and “${column}” like its ${attribute}`;
  return `because the table looks like ${withArticle(concept.concept)} of the knowledge pack ${concept.pack}${called}`;
}

/** With the recognized words, if the name abbreviates them or is in another language. */
function byName({ column, evidence, type }: Decision, words: string): string {
  const read = evidence.find(({ kind }) => kind === 'name')?.name;
  const after = /; (after .+|only where .+)$/.exec(words)?.[1];
  return `because the column is called “${column}”${read === undefined || bare(read) === bare(column) ? '' : `, read as “${read}”,`} and its type is ${type}${after ? ` (${after})` : ''}`;
}

function byRow({ column, generator }: Decision, words: string): string {
  return generator?.kind === 'life.stamp' ? `because “${column}” goes with that state` : `because of other columns of the row (${words})`;
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
