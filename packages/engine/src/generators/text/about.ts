import { define, field, parameters } from '../kit/define.ts';
import { grammarSource } from './grammar-source.ts';

/** Subjects, and the text forms for which each has its own word lists. */
const OWN = {
  general: 'note description title reason',
  person: 'note',
  equipment: 'note',
  shop: 'note',
  support: 'note',
  software: 'note description title reason',
  admin: 'note description title',
  health: 'note title reason',
  vet: 'note reason title',
  fitness: 'note title reason',
  sport: 'note description',
  school: 'note',
  media: 'note description',
  books: 'note',
  travel: 'note',
  food: 'note',
  property: 'note',
  construction: 'note',
  logistics: 'note',
  finance: 'note',
  insurance: 'note',
  devices: 'note description',
  energy: 'note',
  farm: 'note title reason',
  science: 'note title finding reason',
  plant: 'note title reason',
  vehicles: 'note',
  gov: 'note title reason',
  law: 'note description',
  hr: 'note',
  events: 'note description',
  charity: 'note',
  game: 'note title',
  forum: 'note post reason',
  geo: 'note description',
  museum: 'note',
  sales: 'note',
  work: 'note',
} as const;

/** Things that have descriptions of their own. */
export const DESCRIBED_THINGS = [
  'role',
  'permission',
  'policy',
  'team',
  'environment',
  'project',
  'queue',
  'webhook',
  'pipeline',
  'flag',
  'segment',
  'dashboard',
  'report',
  'template',
  'plugin',
  'site',
  'building',
  'community',
  'category',
  'badge',
  'group',
  'level',
  'rule',
  'setting',
  'feature',
  'gym',
  'equipment',
  'exercise',
  'class',
  'training',
  'muscle',
  'challenge',
  'race',
  'benefit',
  'membership',
  'crop',
  'pest',
  'farm',
  'field',
  'task',
  'laboratory',
  'instrument',
  'protocol',
  'sample',
  'assay',
  'cell',
  'study',
  'reading',
  'plant',
  'line',
  'machine',
  'workcenter',
  'part',
  'material',
  'defect',
  'downtime',
  'recipe',
  'error',
  'service',
  'department',
  'tender',
  'ordinance',
  'facility',
  'permit',
  'grant',
  'tax',
  'holiday',
  'license',
  'ability',
  'monster',
  'map',
  'item',
  'quest',
  'achievement',
  'game',
  'guild',
  'leaderboard',
  'currency',
  'tournament',
  'prize',
  'device',
  'certification',
  'zone',
  'event',
  'trail',
  'attribute',
  'value',
  'vehicle',
  'course',
  'collection',
  'campaign',
] as const;

export type DescribedThing = (typeof DESCRIBED_THINGS)[number];

export type TextSubject = keyof typeof OWN;
export type TextForm = 'note' | 'description' | 'title' | 'reason' | 'finding' | 'post';

export const TEXT_SUBJECTS = Object.keys(OWN) as readonly TextSubject[];
const FORMS: readonly TextForm[] = ['note', 'description', 'title', 'reason', 'finding', 'post'];

/** Whether the subject has its own texts in that form. */
export function hasForm(subject: TextSubject, form: TextForm): boolean {
  return OWN[subject].split(' ').includes(form);
}

/** Forms of one or two sentences; the others are a single phrase. */
const SENTENCES: Partial<Record<TextForm, readonly [number, number]>> = { note: [1, 2], description: [1, 2], post: [1, 2] };

export const described = define<{ thing: DescribedThing }>({
  kind: 'text.described',
  group: 'text',
  title: 'Description of a thing',
  summary: 'A sentence that describes a thing of a kind: what a role may do, where a monster lives, what a part is made of.',
  parameters: parameters({ thing: field.choice('Thing', DESCRIBED_THINGS) }, ['thing']),
  outputs: ['text', 'json', 'literal'],
  invertible: 'parts',
  compile: ({ thing }, context) => grammarSource(context, { templates: `told.${thing}`, domain: 'plain' }),
});

export const about = define<{ subject: TextSubject; form: TextForm }>({
  kind: 'text.about',
  group: 'text',
  title: 'Text about a subject',
  summary: 'What staff and users write: notes, descriptions, titles and reasons in the words of a subject. Missing subjects fall back to general words.',
  parameters: parameters({ subject: field.choice('Subject', TEXT_SUBJECTS, 'general'), form: field.choice('Form', FORMS, 'note') }),
  outputs: ['text', 'json', 'literal'],
  invertible: 'parts',
  compile({ subject, form }, context) {
    const own = hasForm(subject, form) ? subject : hasForm('general', form) ? 'general' : undefined;
    const sentences = SENTENCES[form];
    return grammarSource(context, {
      templates: own === undefined ? 'about.general.note' : `about.${own}.${form}`,
      domain: 'plain',
      ...(sentences ? { sentences } : {}),
    });
  },
});
