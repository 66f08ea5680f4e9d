type Alias = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

/** Names of the inference vocabulary whose kinds have other names here, with the parameters that they stand for. */
const NAMED: Readonly<Record<string, Alias>> = {
  flag: { kind: 'datatype.boolean' }, 'flag.asText': { kind: 'datatype.boolean' }, bytes: { kind: 'bytes.random' }, state: { kind: 'life.state' }, 'array.of': { kind: 'array' }, 'array.increasing': { kind: 'array', parameters: { sorted: true } }, 'range.of': { kind: 'range' }, 'composite.of': { kind: 'composite' },
  'id.sequence': { kind: 'sequence' }, 'id.uuid': { kind: 'string.uuid' }, 'id.text': { kind: 'string.token' }, 'id.token': { kind: 'string.token' }, 'id.hex': { kind: 'string.hexadecimal' }, 'id.bytes': { kind: 'bytes.random' }, 'id.external': { kind: 'code.externalId' },
  'auth.token': { kind: 'string.token' }, 'auth.secret': { kind: 'string.secret' }, 'auth.keyMaterial': { kind: 'string.base64' }, 'auth.passwordHash': { kind: 'string.passwordHash' },
  'code.hash': { kind: 'string.hash' }, 'code.semver': { kind: 'system.semver' }, 'code.cron': { kind: 'system.cron' }, 'code.gitBranch': { kind: 'git.branch' }, 'code.digits': { kind: 'string.numeric' }, 'code.coupon': { kind: 'commerce.coupon' }, 'code.tracking': { kind: 'logistics.tracking' },
  'file.name': { kind: 'system.fileName' }, 'file.extension': { kind: 'system.fileExt' }, 'file.mimeType': { kind: 'system.mimeType' }, 'file.size': { kind: 'system.fileSize' }, 'file.path': { kind: 'system.filePath' }, 'file.fileUrl': { kind: 'system.fileUrl' }, 'file.imageUrl': { kind: 'image.url' }, 'file.tinyImage': { kind: 'bytes.image' },
  'internet.avatarUrl': { kind: 'image.avatar' }, 'text.bio': { kind: 'person.bio' }, 'text.commit': { kind: 'git.commitMessage' }, 'text.long': { kind: 'text.paragraph' }, 'text.log': { kind: 'text.logLine' }, 'text.emoji': { kind: 'internet.emoji' }, 'text.tsvector': { kind: 'search.vector' }, 'text.uiLabel': { kind: 'text.label' }, 'text.productDescription': { kind: 'commerce.productDescription' },
  'text.categoryName': { kind: 'text.category' }, 'text.collectionName': { kind: 'text.collection' }, 'text.communityName': { kind: 'text.community' }, 'text.tagList': { kind: 'text.tags' }, 'text.alertMessage': { kind: 'text.alert' }, 'health.note': { kind: 'text.clinicalNote' },
  'time.ofDay': { kind: 'date.timeOfDay' }, 'time.iso': { kind: 'date.created' }, 'time.dayNumber': { kind: 'date.dayOfMonth' }, 'time.partialDate': { kind: 'date.partial' }, 'time.holidayName': { kind: 'date.holiday' }, 'time.span': { kind: 'number.duration' },
  'place.region': { kind: 'location.state' }, 'place.regionCode': { kind: 'location.stateCode' }, 'place.postalCode': { kind: 'location.zipCode' }, 'place.streetName': { kind: 'location.street' }, 'place.areaName': { kind: 'location.area' }, 'place.countryCode3': { kind: 'location.countryCode', parameters: { variant: 'alpha-3' } }, 'place.countryNumeric': { kind: 'location.countryCode', parameters: { variant: 'numeric' } },
  'place.countryOfPerson': { kind: 'location.country' }, 'place.venueOrCity': { kind: 'location.venueName' }, 'place.latlngText': { kind: 'location.point' }, 'phone.countryCode': { kind: 'location.dialCode' },
  'money.cents': { kind: 'finance.amount', parameters: { unit: 'minor' } }, 'money.total': { kind: 'finance.amount' }, 'money.subtotal': { kind: 'finance.amount' }, 'money.micros': { kind: 'finance.amount' }, 'hr.salary': { kind: 'finance.salary' }, 'finance.fxRate': { kind: 'finance.exchangeRate' }, 'finance.ohlc': { kind: 'finance.stockPrice' }, 'finance.bankAccount': { kind: 'finance.accountNumber' }, 'finance.glAccount': { kind: 'finance.accountName' },
  'finance.cardBrand': { kind: 'finance.creditCardIssuer' }, 'finance.cardNumber': { kind: 'finance.creditCardNumber' }, 'finance.cardLast4': { kind: 'finance.creditCardLast4' }, 'crypto.address': { kind: 'finance.ethereumAddress' }, 'color.name': { kind: 'color.human' }, 'commerce.material': { kind: 'commerce.productMaterial' },
  'travel.flightNumber': { kind: 'airline.flightNumber' }, 'travel.airportCode': { kind: 'airline.airportCode' }, 'travel.carrier': { kind: 'airline.name' }, 'travel.class': { kind: 'airline.class' }, 'number.sequence': { kind: 'number.position' }, 'number.normal': { kind: 'number.measure' }, 'number.durationS': { kind: 'number.duration' }, 'number.durationMs': { kind: 'number.duration', parameters: { unit: 'ms' } }, 'number.durationMin': { kind: 'number.duration', parameters: { unit: 'min' } },
  'xml.shape': { kind: 'xml.document' },
};

/** Groups whose kinds have the same names in another group. */
const GROUPS: readonly (readonly [string, string])[] = [['time.', 'date.'], ['place.', 'location.'], ['money.', 'finance.'], ['file.', 'system.'], ['travel.', 'airline.']];

/** The kind that a name of the vocabulary means, or undefined. */
export function aliasOf(name: string): Alias | undefined {
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  if (name.startsWith('state.')) return { kind: 'life.state', parameters: { vocabulary: name.slice(6) } };
  if (name.startsWith('json.')) return { kind: 'json', parameters: { preset: name.slice(5) } };
  const group = GROUPS.find(([from]) => name.startsWith(from));
  return group && { kind: group[1] + name.slice(group[0].length) };
}
