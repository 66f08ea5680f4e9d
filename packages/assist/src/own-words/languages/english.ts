import { months, weekdays, type Language } from './language.ts';

export const ENGLISH: Language = {
  decimalComma: false,
  articles: ['a', 'an', 'the', 'all', 'our', 'their', 'its'],
  percent: '%|percent|per cent',
  forms: {
    // 20 % of phone numbers are missing
    missing: ['{share} of (?<column>.+?) (?:are |is )?(?:missing|null|empty|unknown)'],
    // 5 % of orders without a note
    without: ['{share} of (?<table>.+?) (?:are |is )?(?:without|have no|has no|with no) (?<column>.+)'],
    // 3 % dirty names; 5 % typos in last names
    dirt: ['{share} (?<kind>dirty|typos in|spaces in|duplicates in) (?<column>.+)'],
    // 10 % of orders refunded
    label: ['{share} of (?<table>.+?) (?:are |is |be |have |as )?(?<label>[^ ]+)', '{share} of (?<table>.+?) (?:are |is |be |have |as )?(?<label>[^ ]+ [^ ]+)'],
    // 2 to 5 items per order
    perParent: [
      '(?:between )?{low} ?(?:to|and|-|–) ?{high} (?<table>.+?) (?:per|for each|for every|of each|of every|in each|in every) (?<parent>.+)',
      // every customer has between 1 and 3 orders
      '(?:every|each) (?<parent>.+?) (?:has|have|gets) (?:between |from )?{low} ?(?:to|and|-|–) ?{high} (?<table>.+)',
      // every course has exactly 8 bookings; exactly 8 bookings per course
      '(?:every|each) (?<parent>.+?) (?:has|have|gets) (?:exactly )?{exactly} (?<table>.+)',
      '(?:exactly )?{exactly} (?<table>.+?) (?:per|for each|for every|of each|of every|in each|in every) (?<parent>.+)',
    ],
    // 10,000 orders; 500 rows of customers
    count: ['{count} (?:rows (?:of|in) )?(?<table>.+)'],
    // no orders on weekends
    weekends: ['no (?<table>.+?) (?:on|at) (?:the )?weekends?', 'no (?<table>.+?) on (?<days>.+)'],
    // no bookings at all
    none: ['no (?<table>.+?)(?: at all)?'],
    // busier before Christmas; orders busier in summer
    season: ['(?:(?<table>.+?) (?:are |is )?)?(?:busier|busy|more (?:of them )?) ?(?:before|around|in|during|at) (?:the )?(?<when>.+)'],
    // orders of the last 90 days
    last: ['(?<table>.+?) (?:of|in|from|during|only in) (?:only )?the last (?<times>\\d+) (?<unit>[a-z]+)'],
    // orders since 2024
    since: ['(?<table>.+?) (?:since|from) (?<year>\\d{4})(?<day>-\\d{2}-\\d{2})?'],
    // totals between 10 and 500; price of products from 5 to 80
    between: ['(?<column>.+?)(?: of (?<table>.+?))? (?:is |are )?(?:between|from) {low} (?:and|to) {high}'],
  },
  dirt: { dirty: 'all', 'typos in': 'typos', 'spaces in': 'spaces', 'duplicates in': 'duplicates' },
  units: { day: 'day', days: 'day', week: 'week', weeks: 'week', month: 'month', months: 'month', year: 'year', years: 'year' },
  fractions: { half: '50', 'a third': '33.3', 'a quarter': '25', 'a fifth': '20', 'a tenth': '10' },
  days: weekdays('monday tuesday wednesday thursday friday saturday sunday', 's'),
  seasons: {
    christmas: 'christmas',
    spring: 'spring',
    summer: 'summer',
    autumn: 'autumn',
    winter: 'winter',
    ...months('january february march april may june july august september october november december'),
  },
};
