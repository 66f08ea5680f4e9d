import { example } from './example/example.ts';
import { exampleNumber } from './example/example-number.ts';
import type { GeneratorDefinition } from './definition.ts';
import { about, described } from './text/about.ts';
import { above } from './number/above.ts';
import { addresses } from './person/addresses.ts';
import { afterwards } from './date/after.ts';
import { array } from './types/array.ts';
import { barcodes } from './code/barcodes.ts';
import { bio } from './person/bio.ts';
import { bits } from './types/bits.ts';
import { boolean } from './number/boolean.ts';
import { byNoun } from './lists/by-noun.ts';
import { codeNames } from './code/names.ts';
import { companies } from './company/members.ts';
import { composedLists } from './lists/composed.ts';
import { composite } from './types/composite.ts';
import { constant, nothing, values } from './structure/values.ts';
import { dateParts } from './date/parts.ts';
import { distribution } from './distribution/distribution.ts';
import { duration, typical } from './number/duration.ts';
import { files } from './system/file.ts';
import { bigInt, float, int } from './number/int.ts';
import { embedding } from './types/embedding.ts';
import { geometry } from './types/geometry.ts';
import { spatial } from './location/geometry.ts';
import { hashOf } from './structure/hash-of.ts';
import { ids } from './string/ids/ids.ts';
import { json } from './json/json.ts';
import { xmlRecord } from './json/xml.ts';
import { lists } from './lists/lists.ts';
import { lives } from './life/members.ts';
import { location } from './location/location.ts';
import { madeByThePlan } from './structure/made-by-the-plan.ts';
import { masks } from './code/mask.ts';
import { timestamps } from './date/timestamps.ts';
import { step } from './date/step.ts';
import { money } from './commerce/money.ts';
import { multirange, range } from './types/range.ts';
import { names } from './person/names.ts';
import { network } from './types/network.ts';
import { numberPresets } from './number/presets.ts';
import { pattern } from './structure/pattern.ts';
import { first } from './number/first.ts';
import { gameNumbers } from './number/game.ts';
import { pairedLists } from './lists/paired.ts';
import { payments } from './finance/payment.ts';
import { permutation } from './structure/permutation.ts';
import { phones } from './person/phone.ts';
import { plain } from './text/plain.ts';
import { plainLiterals } from './types/plain-literals.ts';
import { distinct } from './structure/distinct.ts';
import { pool } from './structure/pool.ts';
import { repeated } from './structure/repeated.ts';
import { position, sensor } from './number/position.ts';
import { productMembers } from './commerce/members.ts';
import { image, randomBytes } from './string/bytes.ts';
import { coded } from './code/coded.ts';
import { numbered } from './code/numbered.ts';
import { reference } from './code/reference.ts';
import { sequence } from './structure/sequence.ts';
import { sibling } from './structure/sibling.ts';
import { strings } from './string/strings.ts';
import { template } from './structure/template.ts';
import { timeOfDay } from './types/time-of-day.ts';
import { traits } from './person/traits.ts';
import { uuid } from './string/uuid.ts';
import { nounName } from './text/noun-name.ts';
import { review } from './text/review.ts';
import { slug, tags } from './text/slug.ts';
import { texts } from './text/kinds.ts';
import { venues } from './location/venues.ts';
import { web } from './internet/web.ts';
import { weighted } from './structure/weighted.ts';
import { cases } from './structure/cases.ts';
import { wordList } from './structure/word-list.ts';

/** Every native generator, by group. */
export const catalogue: readonly GeneratorDefinition[] = [
  sequence,
  permutation,
  constant,
  nothing,
  values,
  weighted,
  cases,
  pool,
  repeated,
  distinct,
  wordList,
  pattern,
  template,
  sibling,
  hashOf,
  distribution,
  json,
  xmlRecord,
  array,
  range,
  multirange,
  composite,
  example,
  exampleNumber,
  ...madeByThePlan,
  int,
  float,
  bigInt,
  boolean,
  first,
  duration,
  typical,
  position,
  sensor,
  ...numberPresets,
  above,
  ...timestamps,
  step,
  ...afterwards,
  ...dateParts,
  timeOfDay,
  ...lives,
  ...names,
  ...traits,
  ...addresses,
  bio,
  ...phones,
  ...companies,
  ...location,
  spatial,
  ...venues,
  ...productMembers,
  ...money,
  ...payments,
  ...pairedLists,
  ...composedLists,
  ...gameNumbers,
  uuid,
  ...strings,
  ...ids,
  randomBytes,
  image,
  reference,
  numbered,
  coded,
  ...masks,
  ...barcodes,
  ...codeNames,
  ...web,
  ...network,
  ...files,
  plain,
  ...texts,
  review,
  slug,
  tags,
  nounName,
  about,
  described,
  byNoun,
  ...lists,
  bits,
  ...geometry,
  embedding,
  ...plainLiterals,
];
