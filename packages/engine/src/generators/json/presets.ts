import type { JsonShape } from './shape.ts';

const of = (kind: string, parameters?: Record<string, unknown>, share?: number): JsonShape => ({
  kind,
  ...(parameters ? { parameters } : {}),
  ...(share === undefined ? {} : { share }),
});
const oneOf = (values: readonly unknown[], weights?: readonly number[], share?: number): JsonShape =>
  of('values', { values, ...(weights ? { weights } : {}) }, share);
const number = (min: number, max: number, share?: number): JsonShape => of('number.int', { min, max }, share);
const yes = (probability: number, share?: number): JsonShape => of('datatype.boolean', { probability }, share);
const text = (kind: string, share?: number): JsonShape => of(kind, undefined, share);
const object = (keys: Readonly<Record<string, JsonShape>>, share?: number): JsonShape => ({ type: 'object', keys, ...(share === undefined ? {} : { share }) });
const list = (items: JsonShape, min: number, max: number): JsonShape => ({ type: 'array', items, min, max });

/** Shapes that JSON columns often have. */
export const PRESETS = {
  attributes: object({
    source: oneOf(['web', 'import', 'api', 'mobile'], [50, 15, 25, 10]),
    color: oneOf(['black', 'white', 'blue', 'red', 'green', 'grey'], [25, 20, 18, 14, 12, 11], 0.6),
    size: oneOf(['S', 'M', 'L', 'XL'], [20, 36, 30, 14], 0.5),
    verified: yes(0.8, 0.7),
    revision: number(1, 9),
  }),
  metadata: object({
    source: oneOf(['web', 'import', 'api', 'mobile'], [50, 15, 25, 10]),
    external_id: of('string.alphanumeric', { length: 12 }, 0.5),
    verified: yes(0.8, 0.7),
    revision: number(1, 9),
    note: { ...text('text.note'), share: 0.2 },
  }),
  labels: object({
    environment: text('enum.environment'),
    team: oneOf(['platform', 'payments', 'search', 'data', 'mobile'], [30, 22, 18, 18, 12], 0.8),
    tier: oneOf(['critical', 'standard', 'batch'], [20, 62, 18], 0.7),
    region: text('code.cloudRegion', 0.5),
  }),
  context: object({
    request_id: text('string.uuid'),
    user_id: number(1, 9_999, 0.7),
    ip: text('internet.ipv4', 0.8),
    path: text('internet.path'),
    locale: oneOf(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'], [60, 14, 10, 8, 8], 0.5),
  }),
  claims: object({
    iss: oneOf(['https://auth.example.com']),
    sub: of('string.uuid'),
    aud: oneOf(['web', 'mobile', 'api'], [55, 30, 15]),
    iat: of('date.epoch', { unit: 's' }),
    email_verified: yes(0.9, 0.6),
  }),
  system: object({
    version: text('system.semver'),
    os: oneOf(['linux', 'windows', 'macos'], [70, 20, 10]),
    arch: oneOf(['amd64', 'arm64'], [72, 28]),
    cpus: oneOf([2, 4, 8, 16], [22, 40, 26, 12]),
    memory_mb: oneOf([2048, 4096, 8192, 16384], [18, 34, 30, 18], 0.8),
  }),
  scores: object({ overall: number(48, 99), quality: number(40, 100), communication: number(40, 100, 0.8), speed: number(35, 100, 0.7) }),
  goals: list(
    object({ title: text('text.taskTitle'), status: oneOf(['open', 'in progress', 'done'], [30, 40, 30]), weight_percent: oneOf([10, 20, 25, 30, 50]) }),
    1,
    4,
  ),
  history: list(
    object({ at: text('date.past'), by: text('person.fullName'), action: oneOf(['received', 'checked', 'handed over', 'stored', 'released']) }),
    1,
    4,
  ),
  track: list(
    object({
      lat: of('number.float', { min: 40.1, max: 41.9, fractionDigits: 5 }),
      lng: of('number.float', { min: -75.9, max: -73.1, fractionDigits: 5 }),
      speed_kmh: number(0, 96),
    }),
    2,
    5,
  ),
  schedule: object({
    every: oneOf(['hour', 'day', 'week', 'month'], [22, 46, 22, 10]),
    at: oneOf(['02:00', '06:30', '09:00', '18:00'], [30, 22, 30, 18]),
    timezone: oneOf(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo'], [52, 20, 20, 8]),
    enabled: yes(0.9),
  }),
  limits: object({ warning: oneOf([60, 70, 75, 80]), critical: oneOf([85, 90, 95, 98]), window_minutes: oneOf([5, 10, 15, 30, 60], undefined, 0.6) }),
  record: object({
    id: number(1, 9_999),
    name: text('text.nounName'),
    type: oneOf(['standard', 'custom', 'imported'], [70, 20, 10], 0.8),
    value: number(1, 100, 0.8),
    active: yes(0.85, 0.6),
  }),
  records: list(object({ id: number(1, 9_999), name: text('text.nounName'), value: number(1, 100, 0.8) }), 1, 4),
  settings: object({
    theme: oneOf(['light', 'dark', 'system'], [45, 25, 30]),
    language: oneOf(['en', 'de', 'fr', 'es'], [70, 12, 10, 8]),
    notifications: object({ email: yes(0.8), push: yes(0.45), digest: oneOf(['daily', 'weekly', 'never'], [30, 45, 25]) }),
    page_size: oneOf([10, 25, 50, 100], [20, 50, 22, 8]),
    beta_features: yes(0.12, 0.6),
  }),
  payload: object({
    id: of('string.token', { prefix: 'evt_', length: 16 }),
    type: text('code.eventName'),
    created: of('date.epoch', { unit: 's' }),
    data: object({ object: object({ id: number(1, 99_999), status: oneOf(['active', 'pending', 'closed'], [70, 20, 10]), amount: number(500, 25_000, 0.6) }) }),
  }),
  changes: object({
    status: list(oneOf(['draft', 'pending', 'active', 'closed']), 2, 2),
    updated_by: list(number(1, 400), 2, 2),
  }),
  address: object({
    street: text('location.streetAddress'),
    city: text('location.city'),
    postal_code: text('location.zipCode'),
    country: text('location.countryCode'),
  }),
  lineItems: list(
    object({ sku: text('commerce.sku'), name: text('commerce.productName'), quantity: text('number.quantity'), unit_price: text('commerce.price') }),
    1,
    4,
  ),
  translations: object({ en: text('text.title'), de: text('text.title', 0.7), fr: text('text.title', 0.5) }),
  blocks: list(object({ type: oneOf(['paragraph', 'heading', 'list'], [70, 20, 10]), text: text('text.sentence') }), 1, 4),
  stats: object({
    total: number(120, 9_000),
    today: number(0, 400),
    errors: number(0, 12, 0.6),
    average: of('number.float', { min: 4, max: 180, fractionDigits: 1 }),
    peak: number(40, 900, 0.7),
  }),
  headers: object({
    host: text('internet.hostName'),
    'user-agent': text('internet.userAgent'),
    accept: oneOf(['application/json', 'text/html', '*/*'], [60, 25, 15]),
    'content-type': oneOf(['application/json', 'application/x-www-form-urlencoded'], [85, 15], 0.6),
    'x-request-id': text('string.uuid'),
  }),
  geojson: object({ type: oneOf(['Point']), coordinates: list(of('number.float', { min: -60, max: 60, fractionDigits: 5 }), 2, 2) }),
} satisfies Readonly<Record<string, JsonShape>>;

export type Preset = keyof typeof PRESETS;
