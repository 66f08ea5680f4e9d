import { fault, type AnswerWork } from '../work.ts';

/** Country and language become the locale, places the towns of the schema's addresses. */
export function takeRegion(work: AnswerWork): void {
  const { blueprint, knowledge } = work;
  const { region } = knowledge;
  if (!region) return;
  if (region.weights && region.weights.length !== region.places?.length)
    fault(work, '/region/weights', 'There must be as many weights as places.', 'one number for each place');
  const { country, places, weights, language, currency } = region;
  const tongue = language ?? languageOf(blueprint.locale);
  if (language !== undefined || country !== undefined) blueprint.locale = country === undefined ? tongue : `${tongue}-${country}`;
  for (const table of blueprint.tables) {
    for (const column of table.columns) {
      const kind = column.generator?.kind;
      if (places && kind === 'location.city') {
        column.generator = { kind: 'values', parameters: { values: [...places], ...(weights?.length === places.length ? { weights: [...weights] } : {}) } };
        delete column.entity;
      } else if (currency !== undefined && kind === 'finance.currencyCode') {
        column.generator = { kind: 'constant', parameters: { value: currency } };
        delete column.entity;
      } else if (country !== undefined && kind === 'location.countryCode') {
        column.generator = { kind: 'constant', parameters: { value: country } };
        delete column.entity;
      }
    }
  }
}

function languageOf(locale: AnswerWork['blueprint']['locale']): string {
  const first = typeof locale === 'string' ? locale : (Object.keys(locale)[0] ?? 'en');
  return first.split(/[-_]/)[0]!;
}
