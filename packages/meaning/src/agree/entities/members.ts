import { dictionary } from '@seedbed/contract';
/** The entity of a kind, as grouped in the engine's catalogue. */
const PACKS: Readonly<Record<string, string>> = dictionary({
  person: `person.firstName person.lastName person.middleName person.fullName person.prefix person.suffix person.sex person.initials person.nickname person.displayName person.jobTitle person.bio person.birthDate person.age
    person.maritalStatus person.nationalId person.relative internet.email internet.username internet.handle internet.profileUrl image.avatar phone.number phone.extension`,
  place: `location.country location.countryCode location.continent location.state location.stateCode location.county location.city location.zipCode location.streetAddress location.street location.buildingNumber
    location.secondaryAddress location.fullAddress location.latitude location.longitude location.point location.geometry location.timeZone location.utcOffset location.currencyCode location.languageCode location.dialCode location.venueName location.schoolName`,
  company: `company.name company.legalForm company.industry company.industryCode company.domain company.email company.url company.size company.revenue company.taxId company.registrationNumber company.phone company.catchPhrase company.description`,
  product: `commerce.productName commerce.department commerce.category commerce.productMaterial commerce.productAdjective commerce.product commerce.productDescription commerce.brand commerce.modelName commerce.sku commerce.ean
    commerce.size commerce.color commerce.packSize commerce.price commerce.cost commerce.weight`,
  payment: `finance.paymentMethod finance.creditCardIssuer finance.creditCardNumber finance.creditCardLast4 finance.creditCardExpiry finance.creditCardCVV finance.iban finance.bic finance.accountNumber finance.routingNumber finance.bankName`,
  file: `system.fileName system.fileExt system.mimeType system.filePath system.fileSize`,
  condition: `health.code health.condition`,
  request: `internet.httpMethod internet.path internet.httpStatusCode internet.ip internet.userAgent internet.browser internet.os internet.device`,
});

const PACK_OF: ReadonlyMap<string, string> = new Map(Object.entries(PACKS).flatMap(([pack, kinds]) => kinds.split(/\s+/).map((kind) => [kind, pack] as const)));

/** person, place, company … or undefined for independent kinds. */
export function packOf(kind: string): string | undefined {
  return PACK_OF.get(kind);
}
