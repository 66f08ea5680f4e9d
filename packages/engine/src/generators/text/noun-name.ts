import { dictionary } from '@seedbed/contract';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { define, field, parameters } from '../kit/define.ts';
import { shorten, textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import { nounsOf } from '../lists/by-noun.ts';
import type { Dice } from '../kit/dice.ts';

/** Nouns that have a generator kind of their own. */
const KINDS: Readonly<Record<string, string>> = dictionary({
  user: 'person.fullName',
  customer: 'person.fullName',
  person: 'person.fullName',
  employee: 'person.fullName',
  author: 'person.fullName',
  student: 'person.fullName',
  teacher: 'person.fullName',
  patient: 'person.fullName',
  doctor: 'person.fullName',
  contact: 'person.fullName',
  member: 'person.fullName',
  driver: 'person.fullName',
  guest: 'person.fullName',
  player: 'person.fullName',
  actor: 'person.fullName',
  tenant: 'company.name',
  company: 'company.name',
  organization: 'company.name',
  organisation: 'company.name',
  supplier: 'company.name',
  vendor: 'company.name',
  client: 'company.name',
  account: 'company.name',
  manufacturer: 'company.name',
  employer: 'company.name',
  partner: 'company.name',
  publisher: 'company.name',
  workspace: 'company.name',
  merchant: 'company.name',
  agency: 'company.name',
  product: 'commerce.productName',
  item: 'commerce.productName',
  article: 'commerce.productName',
  variant: 'commerce.productName',
  brand: 'commerce.brand',
  city: 'location.city',
  country: 'location.country',
  region: 'location.state',
  state: 'location.state',
  street: 'location.street',
  event: 'text.eventTitle',
  task: 'text.taskTitle',
  issue: 'text.ticketTitle',
  ticket: 'text.ticketTitle',
  milestone: 'text.milestone',
  tag: 'text.tag',
  category: 'text.category',
  channel: 'text.community',
  group: 'text.community',
  collection: 'text.collection',
  option: 'text.option',
  question: 'text.question',
  post: 'text.articleTitle',
  department: 'company.department',
  job: 'person.jobTitle',
  position: 'person.jobTitle',
  skill: 'hr.skill',
  course: 'edu.courseName',
  subject: 'edu.subject',
  language: 'language.name',
  currency: 'finance.currencyName',
  bank: 'finance.bankName',
  color: 'color.human',
  colour: 'color.human',
  genre: 'media.genre',
  artist: 'media.artistName',
  band: 'media.artistName',
  album: 'media.albumTitle',
  song: 'media.songTitle',
  track: 'media.songTitle',
  book: 'media.bookTitle',
  film: 'media.workTitle',
  movie: 'media.workTitle',
  game: 'game.title',
  sport: 'sport.name',
  dish: 'food.dish',
  recipe: 'food.dish',
  ingredient: 'food.ingredient',
  restaurant: 'location.venueName',
  hotel: 'location.venueName',
  venue: 'location.venueName',
  store: 'location.venueName',
  shop: 'location.venueName',
  school: 'location.schoolName',
  room: 'location.roomName',
  area: 'location.area',
  zone: 'location.area',
  district: 'location.area',
  device: 'iot.deviceName',
  sensor: 'iot.deviceName',
  carrier: 'logistics.carrier',
  airline: 'airline.name',
  aircraft: 'airline.aircraft',
  file: 'system.fileName',
  document: 'system.fileName',
  image: 'system.fileName',
  attachment: 'system.fileName',
  queue: 'code.queueName',
  permission: 'code.permission',
  setting: 'code.settingKey',
  holiday: 'date.holiday',
  medication: 'health.medication',
  drug: 'health.medication',
  specialty: 'health.specialty',
  procedure: 'health.procedure',
  campaign: 'marketing.campaignName',
  segment: 'marketing.segment',
  industry: 'company.industry',
  unit: 'unit.name',
  pet: 'animal.petName',
  animal: 'animal.petName',
  breed: 'animal.breed',
  vehicle: 'vehicle.model',
  car: 'vehicle.model',
  role: 'enum.roleName',
  plan: 'enum.plan',
  host: 'internet.hostName',
  server: 'internet.hostName',
  domain: 'internet.domainName',
});

/** Nouns that have a list of names. */
const LISTS = new Set([
  'service',
  'team',
  'exam',
  'quiz',
  'assignment',
  'lesson',
  'chapter',
  'module',
  'project',
  'warehouse',
  'folder',
  'list',
  'board',
  'playlist',
  'branch',
  'building',
  'floor',
  'menu',
  'report',
  'dashboard',
  'template',
  'rule',
  'workflow',
  'environment',
  'application',
  'key',
  'badge',
  'level',
  'tier',
  'package',
  'subscription',
  'feature',
  'metric',
  'survey',
  'form',
  'exercise',
  'class',
  'shift',
  'cost',
  'asset',
  'machine',
  'line',
  'lane',
  'exhibition',
  'series',
  'show',
  'station',
  'stop',
  'port',
  'park',
  'garden',
  'farm',
  'field',
  'crop',
  'species',
  'ward',
  'clinic',
  'hospital',
  'lab',
  'test',
  'policy',
  'fund',
  'portfolio',
  'index',
  'discount',
  'promotion',
  'shipping',
  'tax',
  'address',
  'status',
  'priority',
  'type',
  'stage',
  'pipeline',
  'source',
  'reason',
  'resource',
  'material',
  'part',
  'tool',
  'theme',
  'season',
  'league',
  'tournament',
  'stadium',
]);

/** Whether names of this noun come from a list of meaningful names. */
export function isNamedNoun(noun: string): boolean {
  const word = SYNONYMS[noun] ?? noun;
  return Object.hasOwn(KINDS, word) || LISTS.has(word);
}

export const nounName = define<{ noun?: string }>({
  kind: 'text.nounName',
  group: 'text',
  title: 'Name of a thing',
  summary: 'A name that a thing of this noun could have: a project, a warehouse, a playlist. By the table’s name unless a noun is given.',
  parameters: parameters({ noun: field.text('Noun') }),
  outputs: ['text', 'json', 'literal'],
  invertible: 'parts',
  compile({ noun }, context) {
    for (const word of nounsOf(noun ?? context.table).map((each) => SYNONYMS[each] ?? each)) {
      if (Object.hasOwn(KINDS, word)) return context.inner({ kind: KINDS[word]! }, context.type, 'name');
      if (LISTS.has(word)) return named(context, context.words.list(`names.${word}`).words, word);
    }
    return named(context, [], nounsOf(noun ?? context.table)[0] ?? 'item');
  },
});

const SYNONYMS: Readonly<Record<string, string>> = dictionary({
  app: 'application',
  depot: 'warehouse',
  plant: 'warehouse',
  initiative: 'project',
  programme: 'project',
  program: 'project',
});

/** Words that distinguish things of one kind. */
const QUALIFIERS =
  'Standard Main Primary Secondary Basic Advanced Central Regional Local Internal External General Special Extended Classic Express Custom Backup Default Shared New Old Test Temporary'.split(
    ' ',
  );

/** Names of the list, then qualifier and noun; by rank the whole list, then all pairs, then numbered pairs. */
function named(context: CompileContext, list: readonly string[], noun: string): ColumnSource {
  const room = longest(context.type, context.domain.maxLength);
  const names = list.filter((name) => name.length <= room);
  const pair = (qualifier: string) => `${qualifier} ${noun}`;
  const cut = (text: string) => (text.length <= room ? text : shorten(text, room));
  const taken = new Set(names);
  const pairs = QUALIFIERS.map(pair).filter((text) => !taken.has(text));
  const total = names.length + pairs.length;
  return textSource(context, {
    cardinality: room >= 20 ? 1e12 : Math.max(1, Number(`1e${Math.max(1, Math.min(9, room - 1))}`)),
    texts: () => (dice: Dice) => (names.length > 0 ? dice.pick(names) : cut(pair(dice.pick(QUALIFIERS)))),
    at(rank) {
      if (room < 20) return rank < names.length ? names[rank]! : `${noun[0]!.toUpperCase()}${rank}`.slice(0, room);
      const base = rank % total;
      const text = base < names.length ? names[base]! : pairs[base - names.length]!;
      const number = Math.floor(rank / total);
      const tail = number === 0 ? '' : ` ${number + 1}`;
      return text.length + tail.length <= room ? text + tail : shorten(text, room - tail.length) + tail;
    },
  });
}
