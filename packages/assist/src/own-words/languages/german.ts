import { months, weekdays, type Language } from './language.ts';

export const GERMAN: Language = {
  decimalComma: true,
  articles: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'alle', 'allen', 'aller', 'unsere', 'unserer', 'ihre'],
  percent: '%|Prozent',
  forms: {
    // 20 % der Telefonnummern fehlen
    missing: ['{share} (?:von |aller )?(?<column>.+?) (?:fehlen|fehlt|(?:sind |ist )?(?:leer|unbekannt|null))', 'bei {share} fehl(?:t|en) (?<column>.+)'],
    // 5 % der Bestellungen ohne Notiz
    without: ['{share} (?:von )?(?<table>.+?) (?:sind |ist )?(?:ohne|haben kein|haben keine|haben keinen) (?<column>.+)'],
    // 3 % Tippfehler in Nachnamen
    dirt: ['{share} (?<kind>unsaubere|schmutzige|Tippfehler in|Leerzeichen in|Dubletten in|Duplikate in) (?<column>.+)'],
    // 10 % der Bestellungen sind erstattet
    label: ['{share} (?:von )?(?<table>.+?) (?:sind |ist |als )?(?<label>[^ ]+)', '{share} (?:von )?(?<table>.+?) (?:sind |ist |als )?(?<label>[^ ]+ [^ ]+)'],
    // 2 bis 5 Positionen pro Bestellung
    perParent: [
      '(?:zwischen )?{low} ?(?:bis|und|-|–) ?{high} (?<table>.+?) (?:pro|je|für jede|für jeden|für jedes|in jeder|in jedem) (?<parent>.+)',
      'jede[rs]? (?<parent>.+?) hat (?:zwischen )?{low} ?(?:bis|und|-|–) ?{high} (?<table>.+)',
      // jeder Kurs hat genau 8 Buchungen
      'jede[rs]? (?<parent>.+?) hat (?:genau )?{exactly} (?<table>.+)',
      '(?:genau )?{exactly} (?<table>.+?) (?:pro|je|für jede|für jeden|für jedes|in jeder|in jedem) (?<parent>.+)',
    ],
    // 10.000 Bestellungen
    count: ['{count} (?:Zeilen (?:von|in) )?(?<table>.+)'],
    // keine Bestellungen am Wochenende
    weekends: [
      'keine? (?<table>.+?) (?:am Wochenende|an Wochenenden)',
      'keine? (?<table>.+?) (?:am |an )?(?<days>[a-z]+tag(?:s|en)?(?: (?:und|oder) (?:am |an )?[a-z]+tag(?:s|en)?)*)',
    ],
    // gar keine Bestellungen
    none: ['(?:gar |überhaupt )?keine? (?<table>.+?)'],
    // mehr Bestellungen vor Weihnachten; im Sommer mehr los
    season: [
      'mehr(?: los)?(?: (?<table>.+?))? (?:vor|um|im|in|während|zu) (?:dem |der )?(?<when>[^ ]+)',
      '(?:vor|um|im|in|während|zu) (?:dem |der )?(?<when>[^ ]+) (?:ist )?mehr (?:los|(?<table>.+))',
    ],
    // Bestellungen der letzten 90 Tage
    last: ['(?:nur )?(?<table>.+?) (?:der|aus den|in den|von den) letzten (?<times>\\d+) (?<unit>[a-z]+)'],
    // Bestellungen seit 2024
    since: ['(?<table>.+?) (?:seit|ab) (?<year>\\d{4})(?<day>-\\d{2}-\\d{2})?'],
    // Summen zwischen 10 und 500; Preis der Produkte von 5 bis 80
    between: ['(?<column>.+?)(?: (?:von|der|des) (?<table>.+?))? (?:ist |sind |liegt |liegen )?(?:zwischen|von) {low} (?:und|bis) {high}'],
  },
  dirt: {
    unsaubere: 'all',
    schmutzige: 'all',
    'tippfehler in': 'typos',
    'leerzeichen in': 'spaces',
    'dubletten in': 'duplicates',
    'duplikate in': 'duplicates',
  },
  days: weekdays('montag dienstag mittwoch donnerstag freitag samstag sonntag', 's', 'en'),
  units: {
    tag: 'day',
    tage: 'day',
    tagen: 'day',
    woche: 'week',
    wochen: 'week',
    monat: 'month',
    monate: 'month',
    monaten: 'month',
    jahr: 'year',
    jahre: 'year',
    jahren: 'year',
  },
  seasons: {
    weihnachten: 'christmas',
    fruehling: 'spring',
    fruehjahr: 'spring',
    sommer: 'summer',
    herbst: 'autumn',
    winter: 'winter',
    ...months('januar februar maerz april mai juni juli august september oktober november dezember'),
  },
};
