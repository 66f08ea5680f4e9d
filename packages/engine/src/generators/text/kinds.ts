import { dictionary } from '@seedbed/contract';
import type { GeneratorDefinition } from '../definition.ts';
import { define, field, parameters } from '../kit/define.ts';
import { nounsOf } from '../lists/by-noun.ts';
import { pickSource } from '../kit/pick.ts';
import { domainOf, DOMAINS, type TextDomain } from './domains.ts';
import { grammarSource, type GrammarOptions } from './grammar-source.ts';

const DOMAIN = field.choice('Topic of the words', DOMAINS);

/** A kind of text: its template list has the kind's name unless `options` names another. */
function written(kind: string, title: string, summary: string, options: Partial<GrammarOptions> = {}): GeneratorDefinition {
  return define<{ domain?: TextDomain }>({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: parameters({ domain: DOMAIN }),
    outputs: ['text', 'json', 'literal'],
    invertible: 'parts',
    compile: ({ domain }, context) => grammarSource(context, withOwn(kind, context.table, { templates: kind, ...options, domain: domain ?? options.domain })),
  });
}

/** Tables with their own texts of a kind: notes on an order, comments under a post, titles of reviews. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary({
  'text.note': {
    order: 'order',
    purchase: 'order',
    shipment: 'order',
    delivery: 'order',
    booking: 'booking',
    reservation: 'booking',
    customer: 'customer',
    contact: 'customer',
    lead: 'customer',
    client: 'customer',
    deal: 'customer',
    opportunity: 'customer',
    account: 'customer',
    company: 'customer',
    guest: 'booking',
    invoice: 'invoice',
    payment: 'invoice',
  },
  'text.description': {
    category: 'category',
    subcategory: 'category',
    collection: 'category',
    tag: 'category',
    topic: 'category',
    genre: 'category',
    type: 'category',
    label: 'category',
    region: 'area',
    territory: 'area',
    zone: 'area',
    area: 'area',
    district: 'area',
    neighborhood: 'area',
    site: 'area',
    location: 'area',
    warehouse: 'area',
    branch: 'area',
    store: 'area',
    role: 'role',
    permission: 'role',
    group: 'group',
    team: 'group',
    department: 'group',
    channel: 'group',
    community: 'group',
    guild: 'group',
    club: 'group',
    plan: 'plan',
    tier: 'plan',
    package: 'plan',
    membership: 'plan',
    event: 'event',
    workshop: 'event',
    exhibition: 'event',
    conference: 'event',
    meetup: 'event',
    job: 'job',
    vacancy: 'job',
    position: 'job',
  },
  'text.short': { review: 'review', rating: 'review' },
  'text.title': { review: 'review', rating: 'review' },
  'text.headline': { review: 'review', rating: 'review' },
  'text.comment': { comment: 'post', reply: 'post', post: 'post', article: 'post', photo: 'post', video: 'post' },
});

function withOwn(kind: string, table: string, options: GrammarOptions): GrammarOptions {
  const own = OWN[kind];
  const noun = own && nounsOf(table).find((each) => Object.hasOwn(own, each));
  return noun === undefined ? options : { ...options, templates: `${kind}.${own![noun]}`, byDomain: false };
}

/** A kind that draws from one list. */
function listed(kind: string, title: string, summary: string, list: (domain: TextDomain) => string): GeneratorDefinition {
  return define<{ domain?: TextDomain }>({
    kind,
    group: 'text',
    title,
    summary,
    parameters: parameters({ domain: DOMAIN }),
    outputs: ['text', 'json'],
    invertible: 'perm',
    compile: ({ domain }, context) => pickSource(context, context.words.list(list(domain ?? domainOf(context.table)))),
  });
}

/** Domains whose headings differ from those of shops and magazines. */
const SOBER_DOMAINS: ReadonlySet<TextDomain> = new Set(['plain', 'logistics', 'devices', 'health', 'finance', 'insurance', 'property', 'hr']);

export const texts: readonly GeneratorDefinition[] = [
  written('text.title', 'Title', 'A title in words of the table’s domain.'),
  written('text.articleTitle', 'Article title', 'Title of an article or a post.'),
  written('text.headline', 'Headline', 'A line of news.'),
  written('text.taskTitle', 'Task', 'What is to be done.'),
  written('text.ticketTitle', 'Ticket title', 'What is wrong, in a line.'),
  written('text.eventTitle', 'Event title', 'Name of an event.'),
  written('text.milestone', 'Milestone', 'A sprint, a version, a goal.'),
  written('text.tagline', 'Tagline', 'A few words that sell.'),
  written('text.subject', 'Subject', 'Subject of a mail.'),
  written('text.question', 'Question', 'A question as people ask it.'),
  written('text.answer', 'Answer', 'A short answer.', { sentences: [1, 2] }),
  written('text.sentence', 'Sentence', 'A sentence.'),
  written('text.short', 'Few words', 'A remark of a few words.'),
  written('text.note', 'Note', 'One or two remarks.', { sentences: [1, 2] }),
  written('text.comment', 'Comment', 'What somebody writes under something.', { sentences: [1, 2] }),
  written('text.description', 'Description', 'One to three sentences about a thing of the table’s domain.', { byDomain: true, sentences: [1, 2] }),
  written('commerce.productDescription', 'Product description', 'Two or three sentences about something to buy.', {
    templates: 'text.description',
    byDomain: true,
    domain: 'shop',
    sentences: [2, 3],
  }),
  written('company.description', 'Company description', 'A sentence or two about a firm.', { templates: 'company.about', sentences: [1, 2] }),
  written('text.paragraph', 'Paragraph', 'Three to six sentences.', { templates: 'text.body', sentences: [3, 6] }),
  written('text.body', 'Body', 'A few paragraphs.', { sentences: [4, 12], paragraph: 4 }),
  written('text.statement', 'Statement', 'A goal in a sentence.'),
  written('text.caption', 'Caption', 'What a picture shows.'),
  written('text.chat', 'Chat message', 'A line of a conversation.'),
  written('text.mail', 'Mail', 'A mail with salutation and close.'),
  written('text.notification', 'Notification', 'A message of a system to a person.'),
  written('text.alert', 'Alert', 'A warning of a device or a service.'),
  written('text.errorMessage', 'Error message', 'What a program says when it fails.'),
  written('text.logLine', 'Log line', 'What a program writes down.'),
  written('text.jobDescription', 'Job description', 'Three to five sentences of an advertisement.', { sentences: [3, 5] }),
  written('text.clinicalNote', 'Clinical note', 'One to three sentences of a record.', { domain: 'health', sentences: [1, 3] }),
  written('text.searchQuery', 'Search query', 'What people type into a search box.'),
  written('git.commitMessage', 'Commit message', 'Subject of a commit.', { templates: 'git.commitMessage', domain: 'software' }),
  listed('text.tag', 'Tag', 'A word to find things by.', (domain) => (domain === 'software' ? 'text.tagTech' : 'text.tag')),
  listed('text.category', 'Category', 'A heading to sort things under.', (domain) =>
    SOBER_DOMAINS.has(domain) ? 'text.categoryPlain' : domain === 'shop' ? 'text.categoryShop' : 'text.category',
  ),
  listed('text.collection', 'Collection', 'Name of a collection.', () => 'text.collection'),
  listed('text.community', 'Group or channel', 'Name of a group.', () => 'text.community'),
  listed('text.alias', 'Other name', 'A short name for something.', () => 'names.project'),
  listed('text.option', 'Option', 'An answer to choose.', () => 'text.option'),
  listed('text.label', 'Label', 'Words on a button or a heading.', () => 'text.label'),
  listed('text.reason', 'Reason of an end', 'Why something ended.', () => 'text.reason.words'),
];
