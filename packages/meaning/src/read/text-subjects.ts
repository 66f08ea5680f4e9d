import type { TextSubject } from '@seedbed/engine';
import type { TableNames } from './schema-names.ts';

/** Words that indicate the subject of a table's texts: before the semicolon sufficient ones, after it those that other subjects share. */
const WORDS: Partial<Record<TextSubject, string>> = {
  shop: 'product cart checkout sku catalog wishlist coupon storefront barcode merchandise retail shop; order item customer store inventory stock brand discount return purchase price',
  support: 'support helpdesk faq escalation ticket; conversation case customer agent inquiry',
  software:
    'repository repo commit deployment deploy pipeline build webhook api endpoint sdk plugin microservice kubernetes container pod cluster namespace branch artifact runner worker queue cron migration stacktrace crate package dependency changelog environment flag workspace dashboard widget integration oauth devops pull bucket snapshot vm instance sprint backlog; package incident outage release feature job project service version app application organization log event trigger node server region',
  admin:
    'permission role acl audit mfa totp sso session token credential login entitlement scope apikey retention firewall; user access group account security policy',
  health:
    'patient doctor diagnosis prescription medication clinic hospital ward nurse surgery icd clinical medical therapist dosage physician encounter; appointment treatment visit allergy lab symptom room bed',
  vet: 'pet vet veterinary neutered microchip breed kennel animal; owner vaccination species patient',
  fitness:
    'gym waist hip bicep thigh workout exercise fitness trainer yoga cardio rep muscle squat vo2max cadence hrv marathon running cycling swim calorie sleep macros nutrition pace; set training class member coach goal weight session sport heart steps achievement',
  sport: 'league fixture goalkeeper referee stadium pitch standings striker squad tournament; team match player coach season club goal score',
  school:
    'student pupil teacher lesson homework classroom curriculum semester exam school university lecture grade quiz tutor enrollment enrolment faculty; course assignment class subject module attendance score',
  media:
    'episode podcast film movie video article newsletter magazine publication newsroom podcast headline photo photographer album song track artist playlist subtitle thumbnail scene studio broadcast blog audio playback; post channel media asset content author script cover label season genre',
  books: 'book library librarian borrower isbn loan shelf publisher edition; copy author fine',
  travel: 'hotel flight airline passenger itinerary reservation booking guest airport tour checkin checkout cruise; room trip destination stay seat',
  food: 'recipe ingredient restaurant kitchen dish meal chef cuisine beverage wine beer allergen; menu table reservation order course',
  property: 'tenant landlord lease apartment rent flat realtor mortgage; property building unit listing inspection room viewing',
  construction: 'construction contractor scaffold concrete blueprint subcontractor rfi punchlist drywall; site drawing building crew permit',
  logistics:
    'shipment parcel courier freight cargo vessel voyage charter consignee shipper port carrier container pallet consignment waybill customs dispatch depot; delivery warehouse route driver dock load package',
  finance:
    'ledger invoice bank loan payment transaction journal portfolio reconciliation payroll expense iban tax accounting; account budget balance fee transfer fund',
  insurance: 'insurance policyholder premium claim adjuster underwriter deductible coverage; policy insured loss',
  devices: 'sensor firmware telemetry thermostat iot actuator lora modbus; device gateway reading alert meter measurement station battery location',
  energy: 'inverter turbine solar power energy electricity substation feeder tariff kwh grid photovoltaic charger wind outage; meter panel plant load station',
  farm: 'farm crop harvest livestock irrigation soil seed fertilizer fertiliser pasture orchard planting pest paddock herd flock tractor grain milking cattle greenhouse agronomy; field plot variety yield treatment breed mill buyer',
  science:
    'sample specimen assay reagent laboratory lab experiment protocol hypothesis microscope spectrometer cell chromatography publication pipette analyte calibration; instrument plate run project result study publication replicate batch deviation',
  plant:
    'production manufacturing downtime defect scrap tooling mould assembly bom workcenter oee conveyor cnc plant factory workpiece; machine line operation part material batch operator inspection maintenance alarm quality order shift',
  vehicles: 'vehicle car truck fleet mechanic garage odometer mileage tyre tire vin rental engine; driver service trip repair fuel inspection parking',
  gov: 'council municipality ordinance permit citizen ward councillor tender procurement zoning parcel resident election constituency ministry license licence petition grant public; department application applicant violation inspection complaint service office motion holiday budget facility',
  law: 'court lawsuit attorney lawyer plaintiff defendant litigation docket hearing verdict judge matter counsel clause; case contract exhibit filing party client',
  hr: 'employee candidate vacancy interview recruiter payslip appraisal leave onboarding resume timesheet hiring applicant; position department salary shift training skill absence',
  events: 'conference venue speaker attendee concert festival ticketing rsvp badge sponsor workshop booth; event session ticket organizer agenda seat stage',
  charity: 'donor donation charity volunteer fundraiser pledge beneficiary nonprofit shelter; campaign gift appeal',
  game: 'player guild quest character monster weapon loot leaderboard npc spell dungeon boss gamertag faction ability enemy game skin matchmaking; item level match map zone season server inventory rank recipe achievement',
  forum:
    'forum thread moderator community subreddit flair upvote downvote ban mute emoji poll karma mention subforum; topic post comment reply reaction badge group report rule user vote message follower',
  geo: 'trail waypoint latitude longitude geometry polygon terrain elevation landmark hiking observation habitat survey river peak species tile gps; place region area point route boundary location map',
  museum: 'museum artwork artifact exhibit exhibition provenance gallery curator conservation accession sculpture painting; collection object loan artist',
  sales: 'lead opportunity deal crm prospect campaign pipeline quote marketing audience conversion subscriber; contact account segment email demo stage',
  work: 'task todo meeting agenda milestone kanban sprint board checklist; project note document team goal reminder',
};

const TELLING = new Map<string, TextSubject[]>();
const SHARED = new Map<string, TextSubject[]>();
for (const [subject, sheet] of Object.entries(WORDS) as [TextSubject, string][]) {
  const [ownWords, shared = ''] = sheet.split(';');
  for (const [words, index] of [
    [ownWords!, TELLING],
    [shared, SHARED],
  ] as const)
    for (const word of words.trim().split(' ')) index.set(word, [...(index.get(word) ?? []), subject]);
}

/** The table's own score for each subject: its name counts more than its columns. */
export type Leanings = ReadonlyMap<TextSubject, number>;

const NONE: ReadonlySet<string> = new Set();
/** A word of the table's name counts as much as this many columns. */
const OF_NAME = 4;
/** Columns count up to this much. */
const MAX_SCORE_OF_COLUMNS = 3;

/** `others` are words with another meaning in the schema, which are ignored. */
export function leaningsOf({ words, columns }: Pick<TableNames, 'words' | 'columns'>, others: ReadonlySet<string> = NONE): Leanings {
  const score = new Map<TextSubject, number>();
  const add = (subjects: readonly TextSubject[] | undefined, by: number) => {
    for (const subject of subjects ?? []) score.set(subject, (score.get(subject) ?? 0) + by);
  };
  for (const word of words) {
    if (others.has(word)) continue;
    add(TELLING.get(word), OF_NAME);
    add(SHARED.get(word), 1);
  }
  const ofColumns = new Map<TextSubject, number>();
  const seen = new Set([...columns.values()].flatMap((tokens) => tokens.words));
  for (const word of seen)
    for (const subject of TELLING.get(word) ?? []) if (!words.has(word) && !others.has(word)) ofColumns.set(subject, (ofColumns.get(subject) ?? 0) + 1);
  for (const [subject, count] of ofColumns) add([subject], Math.min(MAX_SCORE_OF_COLUMNS, count));
  return score;
}

/** The subject of the texts in most tables of a schema; undefined if no subject leads. */
export function leadingSubject(tables: readonly Pick<TableNames, 'leanings' | 'words'>[]): TextSubject | undefined {
  const counts = new Map<TextSubject, number>();
  for (const table of tables) {
    const [first] = strongest(table.leanings);
    // Every trade has employees.
    if (first?.[0] === 'hr' && table.words.has('employee') && table.words.size <= 2) continue;
    if (first && first[1] >= OF_NAME) counts.set(first[0], (counts.get(first[0]) ?? 0) + 1);
  }
  const [first] = strongest(counts);
  return first && (first[1] >= 2 || tables.length <= 2) && first[1] * 6 >= tables.length ? first[0] : undefined;
}

/** The extra score of the schema's and the owner's subject over the table's own. */
const OF_ColumnContext = 2;
/** Less than this is no subject. */
const MIN = 2;

/** Below this score, or without one of its own, a table's prose may be about anything. */
const MIN_SUBJECT_SCORE = 3;

/** The subject of a table's prose: that of its texts, if its own words indicate it, and not only those of other tables. */
export function subjectOfProse(own: Leanings, owner: Leanings | undefined, schema: TextSubject | undefined): TextSubject {
  const subject = subjectOfTexts(own, owner, schema);
  const itself = own.get(subject) ?? 0;
  const together = itself + (schema === subject ? OF_ColumnContext + 0.5 : 0) + ((owner?.get(subject) ?? 0) >= OF_NAME ? OF_ColumnContext : 0);
  return itself >= 1 && together >= MIN_SUBJECT_SCORE ? subject : 'general';
}

/** The subject of a table's texts: from its own words, otherwise from its owner's, otherwise from the schema's. */
export function subjectOfTexts(own: Leanings, owner: Leanings | undefined, schema: TextSubject | undefined): TextSubject {
  const score = new Map(own);
  const [ofOwner] = owner ? strongest(owner) : [];
  if (ofOwner && ofOwner[1] >= OF_NAME) score.set(ofOwner[0], (score.get(ofOwner[0]) ?? 0) + OF_ColumnContext);
  if (schema !== undefined) score.set(schema, (score.get(schema) ?? 0) + OF_ColumnContext + 0.5);
  const [first] = strongest(score);
  return first && first[1] >= MIN ? first[0] : 'general';
}

function strongest(score: ReadonlyMap<TextSubject, number>): [TextSubject, number][] {
  return [...score].sort((a, b) => b[1] - a[1]);
}
