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
    views: number(0, 9_000),
    likes: number(0, 400),
    shares: number(0, 60),
    average_seconds: of('number.float', { min: 4, max: 180, fractionDigits: 1 }),
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
