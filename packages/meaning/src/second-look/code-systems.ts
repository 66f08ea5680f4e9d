import { countRows, isText, quoted, type Doubt, type Made, type MadeTable } from './made-table.ts';

/** The currencies of ISO 4217 in use, and the usual short names of coins. */
const CURRENCIES = new Set(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL BTC ETH USDT USDC BNB SOL XRP ADA DOGE LTC DOT DAI'.split(
    ' ',
  ),
);

type System = {
  /** A word of the column's name. */
  readonly word: string;
  readonly called: string;
  readonly test: (text: string) => boolean;
  /** Only for columns of three letters. */
  readonly length?: number;
};

const shape = (word: string, called: string, pattern: RegExp): System => ({ word, called, test: (text) => pattern.test(text) });

/** Systems of codes that everybody writes in the same way. */
const SYSTEMS: readonly System[] = [
  shape('atc', 'an ATC code', /^[A-Z]\d\d(?:[A-Z]{1,2}(?:\d\d)?)?$/),
  shape('cpt', 'a CPT code', /^\d{4}[\dFTU]$/),
  shape('loinc', 'a LOINC code', /^\d{1,5}-\d$/),
  shape('icd', 'an ICD code', /^[A-Z]\d[\dA-Z](?:\.?[\dA-Z]{1,4})?$|^\d{3}(?:\.\d{1,2})?$/),
  shape('snomed', 'a SNOMED code', /^\d{6,18}$/),
  shape('ndc', 'an NDC code', /^\d{4,5}-\d{3,4}-\d{1,2}$|^\d{10,11}$/),
  shape('npi', 'an NPI', /^\d{10}$/),
  shape('dot', 'a USDOT number', /^(?:USDOT )?\d{5,8}$/),
  shape('scac', 'a SCAC', /^[A-Z]{2,4}$/),
  shape('isbn', 'an ISBN', /^[\dX-]{10,17}$/),
  shape('issn', 'an ISSN', /^\d{4}-?\d{3}[\dX]$/),
  shape('doi', 'a DOI', /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,}\//),
  shape('orcid', 'an ORCID', /^(?:https:\/\/orcid\.org\/)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/),
  shape('vin', 'a VIN', /^[A-HJ-NPR-Z\d]{17}$/),
  shape('imei', 'an IMEI', /^[\d -]{14,19}$/),
  shape('iban', 'an IBAN', /^[A-Z]{2}\d\d[A-Z\d ]{10,34}$/),
  shape('bic', 'a BIC', /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/),
  shape('ean', 'an EAN', /^\d{8}$|^\d{13}$/),
  shape('upc', 'a UPC', /^\d{8}$|^\d{12}$/),
  shape('gtin', 'a GTIN', /^\d{8,14}$/),
  shape('iata', 'an IATA code', /^[A-Z\d]{2,3}$/),
  shape('icao', 'an ICAO code', /^[A-Z\d]{3,4}$/),
  shape('hs', 'an HS code', /^\d{4}(?:[. ]?\d\d){0,3}$/),
  shape('timezone', 'a time zone', /^(?:[A-Z][A-Za-z_]+\/[A-Za-z_/+-]+\d*|UTC|GMT|CET|EET|[A-Z]{3,4}|(?:UTC|GMT)?[+-]\d\d?(?::?\d\d)?)$/),
  { word: 'currency', called: 'a currency', test: (text) => CURRENCIES.has(text.toUpperCase()), length: 3 },
];

/** Which words before it make a word mean something else: a `dot` of a drawing, a `hs` that nobody opened. */
const NEEDS_CODE = new Set(['dot', 'hs', 'icd', 'cpt', 'atc']);
const MOST_OF = 0.5;

/** Codes that are not of the system that the column is called after. */
export function codeSystems(_: Made, table: MadeTable): Doubt[] {
  return table.columns.flatMap((column): Doubt[] => {
    if (!isText(column) || !column.column.generator) return [];
    const words = column.words.join(' ').replace('time zone', 'timezone').split(' ');
    const at = SYSTEMS.findIndex(({ word, length }) => words.includes(word) && (length === undefined || column.length === length));
    const system = SYSTEMS[at];
    if (!system) return [];
    const after = words.slice(words.indexOf(system.word) + 1).filter((word) => !/^\d+$/.test(word));
    if (NEEDS_CODE.has(system.word) && !after.some((word) => ['code', 'number', 'no', 'id', 'num'].includes(word)) && words.length > 1) return [];
    // `currency_name`, `iban_holder`: about it, and not it.
    if (after.some((word) => !['code', 'number', 'no', 'id', 'num', 'cm', 'version', 'iso', 'alpha'].includes(word))) return [];
    const values = column.cells.filter((cell) => cell !== null);
    const counted = countRows(table, (row) => (column.cells[row] === null ? null : !system.test(column.cells[row]!)));
    if (values.length < 5 || counted.bad < counted.of * MOST_OF) return [];
    const wrong = values.filter((text) => !system.test(text));
    return [
      {
        column: column.name,
        code: 'format',
        weight: 0.9,
        says: `${column.name} has ${quoted(wrong, 2)}, and neither is ${system.called}.`.replace(/has (“[^”]*”), and neither is/, 'has $1, which is not'),
        columns: [],
        rows: counted.rows,
      },
    ];
  });
}
