import { addressesOfNouns } from '../agree/columns/address-of-noun.ts';
import { copyInSmallLetters } from '../agree/columns/in-small-letters.ts';
import { adoptFromSiblings } from '../agree/columns/adopt-from-siblings.ts';
import { arriveAtStart } from '../agree/columns/arrive-at-start.ts';
import { creditedNames } from '../agree/columns/credited-names.ts';
import { codesOfNames } from '../agree/columns/code-of-name.ts';
import { nameFilesOfFormat } from '../agree/columns/file-formats.ts';
import { followWays } from '../agree/columns/follow-ways.ts';
import { addressPeople, mailPeopleOnce } from '../agree/columns/forms-of-address.ts';
import { fitLengths } from '../finish/fit-lengths.ts';
import { scaleDegrees } from '../finish/scaled-degrees.ts';
import { keepToRange } from '../finish/own-range.ts';
import { pairTimesOfDay } from '../agree/columns/times-of-day.ts';
import { distinguishSimilarColumns } from '../agree/columns/distinguish-columns.ts';
import { keepConventions } from '../agree/columns/framework-conventions.ts';
import { leaveEmpty } from '../finish/leave-empty.ts';
import { modestNumbers } from '../finish/modest-numbers.ts';
import { nameClasses } from '../choose/usual/name-classes.ts';
import { nameExamples } from '../agree/columns/named-examples.ts';
import { nameEvents } from '../choose/usual/name-events.ts';
import { nameTables } from '../choose/usual/name-tables.ts';
import { nextAfterDeed } from '../agree/columns/next-after-deed.ts';
import { nameThings } from '../propose/drafts/name-things.ts';
import { orderTimestamps } from '../agree/columns/order-timestamps.ts';
import { partialDates } from '../agree/columns/partial-dates.ts';
import { hasFewNotNulls } from '../finish/loose-nulls.ts';
import { setNullRates } from '../finish/null-rates.ts';
import { countWithinKeys, pickDefaults, placeRows } from '../agree/columns/place-rows.ts';
import { promoteCreated } from '../agree/columns/promote-created.ts';
import { resolveReferences } from '../agree/columns/resolve-references.ts';
import { sizeAmounts } from '../finish/size-amounts.ts';
import { nameFilesOfPurpose } from '../agree/columns/files-of-purpose.ts';
import { shortenStates } from '../finish/short-states.ts';
import { sayLabels } from '../finish/say-labels.ts';
import { platesOfCountry } from '../finish/plates-of-country.ts';
import { takePhonesByName } from '../finish/phones-by-name.ts';
import { partStreetAndNumber } from '../finish/street-and-number.ts';
import { speakNeutrally } from '../finish/speak-neutrally.ts';
import { speakProse } from '../finish/speak-prose.ts';
import { speakOfSchema } from '../finish/speak-of-schema.ts';
import { speakOfSubject } from '../finish/speak-of-subject.ts';
import { shortenExpiries } from '../agree/columns/short-expiries.ts';
import { settleTaxRates } from '../finish/tax-rates.ts';
import { takeScales } from '../choose/usual/take-scales.ts';
import { countWholeDays } from '../agree/columns/whole-days.ts';
import { takeUsualCodes } from '../choose/usual/usual-codes.ts';
import { varyUniqueDomains } from '../agree/columns/unique-domains.ts';
import { takeUsualFlags } from '../choose/usual/usual-flags.ts';
import { takeUsualNumbers } from '../choose/usual/usual-numbers.ts';
import { countOutcomes } from '../agree/columns/count-outcomes.ts';
import { leadByLanguage } from '../finish/lead-by-language.ts';
import { takeUsualValues } from '../choose/usual/usual-values.ts';
import { takeUsualZeros, zeroSeldomAmounts } from '../choose/usual/usual-zeros.ts';
import { setUnits } from '../finish/units.ts';
import { groupEntities } from '../agree/entities/group-entities.ts';
import { orderByConcept, takeConcepts } from '../propose/knowledge/take-concepts.ts';
import { chainStamps } from '../agree/life/chain-stamps.ts';
import { numberBehindPrefix } from '../finish/with-prefix.ts';
import { widenRanges } from '../agree/columns/range-widths.ts';
import { endLongLives } from '../agree/life/long-lives.ts';
import { leadToOwnTime } from '../agree/life/before-joining.ts';
import { settleLife } from '../agree/life/settle-life.ts';
import { settlePolymorphic } from '../agree/columns/polymorphic.ts';
import { inOrder, type Pass } from '../edits/in-order.ts';
import type { TableInWork } from '../propose/table-in-work.ts';

export const COLUMN_PASSES: readonly Pass<TableInWork>[] = inOrder([
  { name: 'count outcomes', reads: 'the names of counters beside one another', decide: ({ drafts }) => countOutcomes(drafts) },
  { name: 'usual values', reads: 'DEFAULTs of texts', decide: ({ drafts }) => takeUsualValues(drafts) },
  { name: 'usual codes', reads: 'DEFAULTs that look like codes', decide: ({ drafts, bounds, own }) => takeUsualCodes(drafts, bounds.domains, own.noun) },
  { name: 'usual numbers', reads: 'DEFAULTs of numbers', decide: ({ drafts, bounds }) => takeUsualNumbers(drafts, bounds.domains) },
  {
    name: 'usual zeros',
    reads: 'DEFAULTs of 0',
    after: ['usual codes'],
    decide: ({ drafts, own, bounds }) => takeUsualZeros(drafts, own.words, bounds.domains),
  },
  { name: 'scales', reads: 'bounds of ratings', decide: ({ drafts, bounds }) => takeScales(drafts, bounds.domains) },
  { name: 'scaled degrees', reads: 'whole numbers for latitude and longitude', decide: ({ drafts, bounds }) => scaleDegrees(drafts, bounds.domains) },
  { name: 'usual flags', reads: 'DEFAULTs of flags', decide: ({ drafts }) => takeUsualFlags(drafts) },
  { name: 'ways', reads: 'timestamps that are steps of one way', decide: ({ drafts, own }) => followWays(drafts, own) },
  { name: 'created first', reads: 'which timestamp of the row is its first', after: ['ways'], decide: ({ drafts }) => promoteCreated(drafts) },
  {
    name: 'order of timestamps',
    reads: 'pairs of timestamps that begin and end',
    after: ['created first'],
    decide: ({ drafts, own }) => orderTimestamps(drafts, own),
  },
  { name: 'like its siblings', reads: 'columns of the same last word', decide: ({ drafts }) => adoptFromSiblings(drafts) },
  { name: 'in small letters', reads: 'a column that repeats another in lower case', decide: ({ drafts }) => copyInSmallLetters(drafts) },
  { name: 'addresses of nouns', reads: 'addresses that belong to somebody else than the row', decide: ({ drafts }) => addressesOfNouns(drafts) },
  {
    name: 'references between columns',
    reads: 'parameters that name a sibling',
    after: ['order of timestamps'],
    decide: ({ drafts, own }) => resolveReferences(drafts, own),
  },
  { name: 'arrivals', reads: 'what was planned from one time to another', decide: ({ drafts }) => arriveAtStart(drafts) },
  { name: 'next time', reads: 'a deed that is done again', decide: ({ drafts }) => nextAfterDeed(drafts) },
  {
    name: 'names of things',
    reads: 'what rows are, for columns that are only called name',
    after: ['references between columns'],
    decide: ({ drafts, names, view }) =>
      nameThings(drafts, { ofSystems: names.domains.has('systems'), ...(names.language === undefined ? {} : { written: view.table.name.replace(/s$/, '') }) }),
  },
  { name: 'names of tables', reads: 'columns that name tables of the schema', decide: ({ drafts, view, names }) => nameTables(drafts, view, names) },
  { name: 'names of classes', reads: 'columns that name the class of a row', decide: ({ drafts, own, names }) => nameClasses(drafts, own, names) },
  { name: 'names of events', reads: 'columns that name what happened', decide: ({ drafts, names }) => nameEvents(drafts, names) },
  {
    name: 'states and stamps',
    reads: 'a state and the timestamps of its steps, and what the concept says of them',
    after: ['references between columns'],
    decide: settleLife,
  },
  { name: 'lengths of ranges', reads: 'what the row lasts as', decide: ({ drafts, own }) => widenRanges(drafts, own) },
  { name: 'long lives', reads: 'what lasts for years', after: ['references between columns'], decide: ({ drafts, own }) => endLongLives(drafts, own) },
  { name: 'chained stamps', reads: 'timestamps that follow one another', after: ['states and stamps'], decide: ({ drafts, own }) => chainStamps(drafts, own) },
  { name: 'first deeds', reads: 'what comes before the time that a row has as its own', decide: ({ drafts }) => leadToOwnTime(drafts) },
  {
    name: 'whole days',
    reads: 'stays that are counted in days',
    after: ['references between columns'],
    decide: ({ drafts, own }) => countWholeDays(drafts, own),
  },
  { name: 'short expiries', reads: 'what lapses within minutes or a day', decide: ({ drafts, own }) => shortenExpiries(drafts, own) },
  {
    name: 'times of one day',
    reads: 'a time of day at which something begins, one at which it ends, and what it is',
    decide: ({ drafts, own, bounds }) => pairTimesOfDay(drafts, own, bounds.groups),
  },
  { name: 'units', reads: 'units named beside a number', after: ['order of timestamps'], decide: ({ drafts }) => setUnits(drafts) },
  { name: 'short states', reads: 'room for the labels of a state', decide: ({ drafts }) => shortenStates(drafts) },
  { name: 'told apart', reads: 'columns of one kind beside one another', decide: ({ drafts }) => distinguishSimilarColumns(drafts) },
  { name: 'files of a format', reads: 'the format that stands beside a file', decide: ({ drafts, own }) => nameFilesOfFormat(drafts, own) },
  { name: 'files of a purpose', reads: 'what a file is for', decide: ({ drafts }) => nameFilesOfPurpose(drafts) },
  { name: 'lengths', reads: 'the declared length', after: ['names of things'], decide: ({ drafts }) => fitLengths(drafts) },
  {
    name: 'numbers behind a prefix',
    reads: 'what a CHECK asks the text to begin with',
    decide: ({ drafts, bounds, isGrouped }) => numberBehindPrefix(drafts, bounds.domains, isGrouped),
  },
  { name: 'amounts', reads: 'the number beside an amount', decide: ({ drafts }) => sizeAmounts(drafts) },
  {
    name: 'tax rates',
    reads: 'the language of the schema and the name of the tax',
    decide: ({ drafts, own, names, bounds, isGrouped }) => settleTaxRates(drafts, own.noun, names.language, bounds.domains, isGrouped),
  },
  {
    name: 'modest numbers',
    reads: 'numbers of which nothing is known',
    after: ['like its siblings', 'amounts'],
    decide: ({ drafts }) => modestNumbers(drafts),
  },
  {
    name: 'places in an order',
    reads: 'the owner of the rows, and how many there are',
    decide: ({ drafts, bounds, owner, expectedRows }) => placeRows(drafts, bounds.domains, owner, expectedRows),
  },
  {
    name: 'one of several',
    reads: 'the owner of the rows, for flags such as default and primary',
    decide: ({ drafts, isFree, owner, expectedRows, view }) => pickDefaults(drafts, isFree, owner, expectedRows, view.table.foreignKeys.length),
  },
  {
    name: 'subject of texts',
    reads: 'what the texts of the table speak of',
    after: ['references between columns'],
    decide: ({ drafts, own, textSubject, proseSubject }) => speakOfSubject(drafts, own, textSubject, proseSubject),
  },
  {
    name: 'neutral prose',
    reads: 'whether a subject of notes and messages is sure, and the language of the names',
    after: ['numbers behind a prefix', 'subject of texts'],
    decide: ({ drafts, own, names, proseSubject }) => speakNeutrally(drafts, own, proseSubject, names.language),
  },
  {
    name: 'words of the schema',
    reads: 'what the schema speaks of',
    after: ['neutral prose'],
    decide: ({ drafts, own, names, textSubject }) => speakOfSchema(drafts, own, names, textSubject),
  },
  { name: 'language', reads: 'the language in which names are written', decide: ({ drafts, names }) => leadByLanguage(drafts, names.language) },
  {
    name: 'labels of the language',
    reads: 'the language in which names are written',
    after: ['states and stamps'],
    decide: ({ drafts, names }) => sayLabels(drafts, names.language),
  },
  { name: 'phones by name', reads: 'words for a phone anywhere in a name', decide: ({ drafts }) => takePhonesByName(drafts) },
  { name: 'street and number', reads: 'the house number beside a street', decide: ({ drafts }) => partStreetAndNumber(drafts) },
  { name: 'forms of address', reads: 'the name of the person beside', decide: ({ drafts, isGrouped }) => addressPeople(drafts, isGrouped) },
  { name: 'addresses within keys', reads: 'keys over an e-mail address and a reference', decide: ({ drafts }) => mailPeopleOnce(drafts) },
  {
    name: 'entities',
    reads: 'columns that describe the same person, place or thing',
    after: ['usual values', 'files of a purpose', 'phones by name'],
    decide: ({ drafts }) => groupEntities(drafts),
  },
  { name: 'partial dates', reads: 'year, month and day of one date', decide: ({ drafts }) => partialDates(drafts) },
  { name: 'unique domains', reads: 'keys over the host and the path of an address', decide: ({ drafts }) => varyUniqueDomains(drafts) },
  { name: 'codes of names', reads: 'the name that a code abbreviates', decide: ({ drafts }) => codesOfNames(drafts) },
  {
    name: 'credited names',
    reads: 'the table whose names are written again here',
    decide: ({ drafts, links, own, names }) => creditedNames(drafts, links, own, names),
  },
  {
    name: 'named examples',
    reads: 'the row that something is an example of',
    decide: ({ drafts, links, own, names, linksOf }) => nameExamples(drafts, links, own, names, linksOf),
  },
  {
    name: 'concept',
    reads: 'the concept of a pack that the table is',
    after: ['usual flags', 'names of events', 'states and stamps', 'one of several', 'entities'],
    decide: takeConcepts,
  },
  { name: 'numbers within keys', reads: 'keys over a number and a reference', decide: ({ drafts, view }) => countWithinKeys(drafts, view) },
  {
    name: 'plates of the country',
    reads: 'the language in which names are written',
    after: ['concept'],
    decide: ({ drafts, names }) => platesOfCountry(drafts, names.language),
  },
  {
    name: 'prose of the language',
    reads: 'the language in which names are written',
    after: ['words of the schema', 'concept'],
    decide: ({ drafts, own, names }) => speakProse(drafts, own, names.language),
  },
  {
    name: 'order of the concept',
    reads: 'which timestamp the concept puts after which',
    after: ['chained stamps', 'whole days'],
    decide: ({ drafts, concept, isGrouped }) => orderByConcept(drafts, concept, isGrouped),
  },
  {
    name: 'seldom amounts',
    reads: 'amounts that few rows have',
    after: ['concept'],
    decide: ({ drafts, own, bounds, isGrouped }) => zeroSeldomAmounts(drafts, own.words, bounds.domains, isGrouped),
  },
  {
    name: 'own ranges',
    reads: 'what a CHECK leaves of numbers',
    after: ['modest numbers'],
    decide: ({ drafts, bounds }) => keepToRange(drafts, bounds.domains),
  },
  {
    name: 'left empty',
    reads: 'texts whose DEFAULT is nothing',
    after: ['credited names'],
    decide: ({ drafts, bounds, isGrouped }) => leaveEmpty(drafts, bounds.domains, isGrouped),
  },
  {
    name: 'share of NULL',
    reads: 'which columns may be NULL, and how often such are',
    after: ['names of things', 'long lives', 'chained stamps', 'amounts', 'tax rates', 'partial dates', 'prose of the language'],
    decide: ({ drafts, bounds, own, context }) =>
      setNullRates(drafts, ({ column }) => !column.notNull && !bounds.notNull.includes(column.name), own.words, hasFewNotNulls(context.schema)),
  },
  {
    name: 'several tables',
    reads: 'a type and an id that refer to one of several tables',
    after: ['concept'],
    decide: ({ drafts, view, context }) => settlePolymorphic(drafts, view, context),
  },
  {
    name: 'conventions of frameworks',
    reads: 'names that a framework gives columns which it fills itself',
    after: ['share of NULL'],
    decide: ({ drafts, own, owner, isFree, context }) => keepConventions(drafts, own, { owner, isFree, context }),
  },
]);
