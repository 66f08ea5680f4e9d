/** Nouns in -er, -or, -ist, -ian, -ee and -ant that are things, or firms. */
const NOT_PEOPLE: ReadonlySet<string> = new Set([
  'feeder', 'preheader', 'transformer', 'breaker', 'boiler', 'dryer', 'freezer', 'compressor', 'reactor', 'separator', 'burner', 'locker', 'liner', 'binder', 'holder', 'super', 'other', 'under', 'over', 'after', 'upper', 'lower', 'outer', 'inner', 'paper', 'matter', 'diameter', 'perimeter', 'kilometer', 'meter', 'liter', 'fiber', 'timber', 'lumber', 'rubber', 'silver', 'tower', 'shower', 'flower', 'border', 'shoulder', 'finger', 'summer', 'winter', 'humor', 'flavor', 'labor', 'harbor', 'armor', 'vapor', 'behavior', 'interior', 'exterior', 'minor', 'major', 'senior', 'junior', 'prior', 'order', 'number', 'server', 'sensor', 'computer', 'printer', 'folder', 'layer', 'filter', 'letter', 'parameter', 'paper', 'trigger', 'register', 'ledger', 'voucher', 'transfer', 'offer',
  'user_group', 'container', 'controller', 'counter', 'cluster', 'docker', 'browser', 'header', 'footer', 'timer', 'tracker', 'meter', 'router', 'adapter', 'buffer', 'chapter', 'charter', 'center',
  'carrier', 'supplier', 'vendor', 'distributor', 'manufacturer', 'retailer', 'dealer', 'employer', 'insurer', 'publisher', 'provider', 'processor', 'connector', 'vector', 'factor', 'error',
  'color', 'floor', 'monitor', 'motor', 'mirror', 'sector', 'indicator', 'operator_code', 'list', 'checklist', 'playlist', 'wishlist', 'blacklist', 'whitelist', 'waitlist', 'fee', 'committee',
  'guarantee', 'attendee_count', 'employee_count', 'tree', 'newsletter', 'banner', 'sticker', 'badge', 'power', 'water', 'weather', 'answer', 'character', 'quarter', 'semester', 'theater', 'shipper',
  'job_order', 'reminder', 'identifier', 'modifier', 'slider', 'poster', 'cover', 'tier', 'tender', 'gender', 'calendar', 'invoice', 'dinner', 'launcher', 'worker', 'scheduler', 'pointer', 'marker',
  'helper', 'handler', 'listener', 'loader', 'exporter', 'importer', 'peer', 'inverter', 'charger', 'thermometer', 'odometer', 'trailer', 'aggregator', 'generator', 'elevator', 'accelerator', 'author_alias',
  'variant', 'tenant', 'merchant', 'grant', 'plant', 'restaurant', 'constant', 'elephant', 'assistant_config', 'descriptor', 'selector', 'iterator', 'separator', 'anchor', 'door', 'corridor', 'contractor', 'sponsor',
]);

const PEOPLE: ReadonlySet<string> = new Set(['user', 'customer', 'member', 'person', 'staff', 'guest', 'patient', 'student', 'nurse', 'child', 'parent', 'coach', 'chef', 'clerk', 'judge', 'pilot', 'tutor', 'friend', 'resident', 'applicant', 'participant', 'consultant', 'accountant', 'assistant', 'attendant', 'agent', 'client', 'contact', 'crew', 'lawyer', 'attorney', 'guardian']);

/** Whether a table of this (singular) noun is a table of people: waiters, librarians, trainees. */
export function isAgentNoun(noun: string): boolean {
  if (PEOPLE.has(noun)) return true;
  return !NOT_PEOPLE.has(noun) && noun.length > 4 && /(?:er|or|ist|ian|ee)$/.test(noun);
}
