import type { GeneratorDefinition } from '../definition.ts';
import { define, NONE } from '../kit/define.ts';
import { pickSource } from '../kit/pick.ts';

/** A kind that is a list of the packs, with the list's weights. */
function listed(kind: string, title: string, list = kind): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary: 'One of a list, by weight.',
    parameters: NONE,
    outputs: ['text', 'integer', 'json'],
    invertible: 'perm',
    compile: (_, context) => pickSource(context, context.words.list(list)),
  });
}

/** Kind, title, and the list where it has another name. */
const KINDS: readonly (readonly [string, string, string?])[] = [
  ...['accountType', 'algorithm', 'auth', 'bands', 'channel', 'contactType', 'dataType', 'entryType', 'environment', 'fieldType', 'frequency', 'mood', 'oauth', 'outcome', 'plan', 'priority', 'provider', 'relation', 'role', 'roleName', 'severity', 'terms', 'tier', 'visibility', 'status', 'condition', 'weather', 'gender', 'companySize'].map((name) => [`enum.${name}`, `Label: ${name}`] as const),
  ['media.genre', 'Genre'], ['media.artistName', 'Artist or band'],  ['media.instrument', 'Musical instrument'], ['media.packaging', 'Packaging of a record'], ['media.resolution', 'Resolution'], ['media.width', 'Width in pixels'], ['media.height', 'Height in pixels'], ['media.rate', 'Frames a second'],
  ['health.specialty', 'Medical specialty'], ['health.dosage', 'Dosage'], ['health.symptom', 'Symptom'], ['health.procedure', 'Procedure'], ['health.bloodType', 'Blood type'], ['health.bloodPressure', 'Blood pressure'],
  ['hr.type', 'Kind of employment'], ['hr.employmentType', 'Employment'], ['hr.leaveType', 'Leave'], ['hr.grade', 'Pay grade'], ['hr.skill', 'Skill'],
  ['edu.courseCode', 'Course code'], ['edu.subject', 'School subject'], ['edu.grade', 'Grade'], ['edu.gradeLevel', 'Grade level'], ['edu.term', 'Term'], ['edu.degree', 'Degree'], ['edu.program', 'Programme'], ['edu.major', 'Major'], ['edu.type', 'Kind of course'],
  ['food.dish', 'Dish'], ['food.ingredient', 'Ingredient'], ['food.cuisine', 'Cuisine'], ['food.term', 'Of food'],
  ['vehicle.manufacturer', 'Vehicle make'], ['vehicle.model', 'Vehicle model'], ['vehicle.attribute', 'Vehicle attribute'], ['vehicle.color', 'Vehicle colour'],
  ['sport.term', 'Of a competition'], ['sport.name', 'Sport'], ['science.species', 'Species'], ['science.instrument', 'Laboratory instrument'], ['science.parameter', 'Measured parameter'], ['science.term', 'Sample'], ['science.element', 'Chemical element'],
  ['legal.term', 'Legal matter'], ['legal.caseTitle', 'Case'], ['insurance.term', 'Insured risk'], ['property.term', 'Of a property'], ['property.amenity', 'Amenity'], ['game.item', 'Item of a game'], ['game.itemName', 'Name of an item', 'game.item'], ['game.characterName', 'Name of a character'], ['game.title', 'Game'], ['iot.unit', 'Unit of a reading'],
  ['logistics.carrier', 'Carrier'], ['logistics.service', 'Shipping service'], ['marketing.source', 'Traffic source'], ['marketing.medium', 'Marketing medium'], ['marketing.campaignName', 'Campaign'], ['marketing.segment', 'Segment'],
  ['language.code', 'Language code'], ['language.iso', 'Language code of three letters'], ['language.name', 'Language'], ['language.locale', 'Locale'], ['language.script', 'Script'],
  ['airline.name', 'Airline'], ['airline.aircraft', 'Aircraft'], ['airline.airportCode', 'Airport'], ['airline.class', 'Travel class'], ['color.human', 'Colour name', 'color.name'], ['unit.name', 'Unit'], ['animal.petName', 'Pet name'], ['animal.breed', 'Breed'],
  ['internet.isp', 'Internet provider'], ['internet.browser', 'Browser'], ['internet.os', 'Operating system'], ['internet.device', 'Device kind'], ['internet.port', 'Port'], ['internet.httpMethod', 'HTTP method'], ['internet.httpStatusCode', 'HTTP status'], ['internet.protocol', 'Protocol'], ['internet.emoji', 'Emoji'],
  ['code.cloudRegion', 'Cloud region'], ['code.queueName', 'Queue'], ['code.serviceName', 'Service'], ['code.jobName', 'Job'], ['code.error', 'Error code'], ['code.permission', 'Permission'], ['code.scopes', 'Scopes'], ['code.settingKey', 'Setting'], ['code.settingValue', 'Value of a setting'], ['code.snippet', 'Condition'],
  ['code.commandArgument', 'Argument'], ['code.punctuation', 'Separator'], ['code.spot', 'Place in a store'], ['code.spdx', 'Licence'], ['git.branch', 'Branch'], ['system.cron', 'Cron expression'],
  ['finance.bankName', 'Bank'], ['finance.transactionType', 'Kind of transaction'], ['finance.transactionDescription', 'Purpose of a payment', 'finance.transactionPurpose'], ['finance.ticker', 'Ticker'],
  ['finance.taxRate', 'Tax rate'], ['commerce.packaging', 'Packaging'], ['company.department', 'Department of a company'], ['company.catchPhrase', 'Slogan'],
  ['location.area', 'Quarter'], ['location.salesRegion', 'Sales region'], ['location.roomName', 'Room'], ['location.direction', 'Direction'], ['location.language', 'Language'], ['company.brand', 'Brand'], ['date.holiday', 'Holiday'],
];

export const lists: readonly GeneratorDefinition[] = KINDS.map(([kind, title, list]) => listed(kind, title, list));
