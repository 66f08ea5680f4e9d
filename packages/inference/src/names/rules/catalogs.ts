import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** Lists of the kinds, attributes and codes that any catalogue keeps, and the codes of countries, languages and currencies. */
const LISTS = String.raw`
attribute/property/characteristic type name | plus 6 = Length|Language|Origin|Condition|Material|Edition|Former name|Website|Access|Colour|Author|Period
link/relation attribute type name | plus 8 = additional|guest|minor|former|founder|part|time|number|original|partial|live|assistant|executive|temporary|translated|joint
attribute text, attribute/property value text | not of product item variant sku; plus 10 = official|original|modern|regional|historic|unknown|rare|mixed
value | of allowed permitted; plus 14 = yes|no|unknown|original|other|high|low|mixed
ordering/order/sort/sorting type/mode name, ordering/sort/sorting type/mode | plus 12 = Automatic|Manual|By date|By name
gender/sex name, ^name | of gender sex; plus 10 = Male|Female|Non-binary|Other|Not stated
salutation/courtesy+title name/text, ^salutation/name | of salutation; plus 12 = Mr.|Ms.|Mrs.|Dr.|Prof.|Mx.
^name, ^title | of example sample; not of blood tissue product soil water test lab rock; by published id; plus 8 = A simple case|Several at once|With exact dates|Without an end date|An early one|A well-known one|With a credit|A disputed case|Two in one year|Both directions
statistic/statistics/stat name, metric name, ^name | of statistic statistics stat metric kpi; by value collected date; plus 10 = count.total|count.new|count.active|count.deleted|count.edits|count.open|rate.growth|rate.errors|size.total|count.votes
phone number type name, phone type name/label | plus 12 = Mobile|Home|Work|Fax|Main|Pager
address type name | plus 12 = Home|Billing|Shipping|Work|Main office|Primary|Archive
reason type | len>8; plus 8 = Marketing|Promotion|Quality|Price|Other
course name/title, ^name/title | of training; not of student pupil school model dataset; by course duration; plus 12 = First aid|Fire safety|Radio communication|Equipment handling|Leadership basics|Emergency response|Working at height|Data protection|Project management|Presentation skills
training course description, ^description | of training; not of student pupil school model dataset; by course duration; plus 12 = Two days with exercises.|Online, with a test at the end.|Renewed every two years.|In small groups, with a simulator.|Half a day, no previous knowledge.
action | of log logs; by object; not of workflow; plus 10 = created|updated|deleted|viewed|approved|assigned
log type/kind, ^type | of log logs; by severity message level; plus 8 = system|operator|telemetry|access|maintenance|warning
iso 3166 1 code, country iso/short/alpha+2 code/name, country short name, iso country code, country region code | len<=4; plus 12 = US|DE|FR|GB|IT|ES|NL|SE|NO|DK|FI|PL|CZ|AT|CH|BE|PT|IE|GR|HU|RO|BG|HR|SK|SI|LT|LV|EE|TR|UA|CA|MX|BR|AR|CL|CO|PE|JP|CN|IN|KR|TH|VN|ID|PH|AU|NZ|ZA|EG|KE|NG|MA
country short name, country code name, country abbreviation | of country; not by alpha; plus 12 = US|DE|FR|GB|IT|ES|NL|SE|NO|DK|FI|PL|CZ|AT|CH|BE|PT|IE|GR|HU|RO|BG|HR|SK|SI|LT|LV|EE|TR|UA|CA|MX|BR|AR|CL|CO|PE|JP|CN|IN|KR|TH|VN|ID|PH|AU|NZ|ZA|EG|KE|NG|MA
^code | of iso; by area country territory region; len<=2; plus 12 = US|DE|FR|GB|IT|ES|NL|SE|NO|DK|FI|PL|CZ|AT|CH|BE|PT|IE|GR|HU|RO|BG|HR|SK|SI|LT|LV|EE|TR|UA|CA|MX|BR|AR|CL|CO|PE|JP|CN|IN|KR|TH|VN|ID|PH|AU|NZ|ZA|EG|KE|NG|MA
iso 3166 2 code, ^code | of 2; by area country territory region; len>4; plus 16 = US-CA|US-NY|US-TX|DE-BE|DE-BY|DE-HH|FR-75C|FR-ARA|GB-ENG|GB-SCT|GB-WLS|CA-ON|CA-QC|IT-62|IT-25|ES-MD|ES-CT|NL-NH|SE-AB|NO-03|DK-84|PL-14|AT-9|CH-ZH|CH-GE|BE-BRU|PT-11|IE-D|BR-SP|BR-RJ|AU-NSW|AU-VIC|JP-13|JP-27|IN-MH|IN-DL|CN-BJ|CN-SH|MX-CMX|AR-C|ZA-WC|KR-11|TR-34|GR-I|HU-BU|FI-18
iso 3166 3 code, ^code | of 3; by area country territory region; len<=4; plus 16 = ANHH|BQAQ|BUMM|BYAA|CSHH|CSXX|CTKI|DDDE|DYBJ|FQHH|FXFR|GEHH|HVBF|JTUM|MIUM|NHVU|NQAQ|NTHH|PCHH|PUUM|PZPA|RHZW|SKIN|SUHH|TPTL|VDVN|WKUM|YDYE|YUCS|ZRCD
^name, ^english name, ^title | of language; not of user programming person speaker; plus 14 = English|German|French|Spanish|Italian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Persian|Hindi|Bengali|Urdu|Chinese|Japanese|Korean|Vietnamese|Thai|Indonesian|Malay|Swahili|Amharic
iso code 1, iso 639 1 code, iso 639 1 | plus 12 = en|de|fr|es|it|pt|nl|sv|da|nb|fi|pl|cs|sk|hu|ro|bg|el|tr|ru|uk|ar|he|fa|hi|bn|ur|zh|ja|ko|vi|th|id|ms|sw|am
iso code 2/3, iso code 2 t, iso 639 2/3 code, iso 639 2/3 | of language; plus 12 = eng|deu|fra|spa|ita|por|nld|swe|dan|nob|fin|pol|ces|slk|hun|ron|bul|ell|tur|rus|ukr|ara|heb|fas|hin|ben|urd|zho|jpn|kor|vie|tha|ind|msa|swa|amh
iso code 2 b, iso 639 2 b code | plus 13 = eng|ger|fre|spa|ita|por|dut|swe|dan|nob|fin|pol|cze|slo|hun|rum|bul|gre|tur|rus|ukr|ara|heb|per|hin|ben|urd|chi|jpn|kor|vie|tha|ind|may|swa|amh
^code, locale, ^locale code | of language locale; len<=6; by description; plus 14 = en_US|en_GB|de|fr|es|it|pt_BR|nl_NL|sv|da|nb|fi|pl|cs|hu|ro|bg|el|tr|ru|uk|ar_EG|he|zh_CN|zh_TW|ja|ko|id|et|lt|lv|fr_CA|es_MX|de_CH
script name, ^name | of script; by iso frequency; plus 16 = Latin|Cyrillic|Greek|Arabic|Hebrew|Devanagari|Thai|Han (Simplified)|Han (Traditional)|Japanese|Korean|Georgian|Armenian|Bengali|Tamil|Telugu|Ethiopic|Khmer|Lao|Mongolian|Sinhala|Tibetan|Myanmar|Gujarati
script iso code, iso 15924 code, ^iso code | of script; plus 14 = Latn|Cyrl|Grek|Arab|Hebr|Deva|Thai|Hans|Hant|Jpan|Kore|Geor|Armn|Beng|Taml|Telu|Ethi|Khmr|Laoo|Mong|Sinh|Tibt|Mymr|Gujr
description | of currency; by currency curr code; plus 8 = US dollar|Euro|Pound sterling|Swiss franc|Swedish krona|Danish krone|Japanese yen|Polish zloty|Indian rupee|Canadian dollar
currency name, ^name | of currency; plus 6 = Euro|US Dollar|Pound Sterling|Swiss Franc|Swedish Krona|Norwegian Krone|Danish Krone|Polish Zloty|Czech Koruna|Hungarian Forint|Romanian Leu|Turkish Lira|Ukrainian Hryvnia|Canadian Dollar|Mexican Peso|Brazilian Real|Argentine Peso|Chilean Peso|Colombian Peso|Peruvian Sol|Japanese Yen|Chinese Yuan|Indian Rupee|South Korean Won|Thai Baht|Vietnamese Dong|Indonesian Rupiah|Philippine Peso|Australian Dollar|New Zealand Dollar|South African Rand|Egyptian Pound|Kenyan Shilling|Nigerian Naira|Moroccan Dirham|Israeli Shekel|UAE Dirham|Saudi Riyal|Singapore Dollar|Hong Kong Dollar
currency code, ^code/currency/iso+code | of currency; len<=3; not by name+code; plus 8 = EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|UAH|CAD|MXN|BRL|ARS|CLP|COP|PEN|JPY|CNY|INR|KRW|THB|VND|IDR|PHP|AUD|NZD|ZAR|EGP|KES|NGN|MAD|ILS|AED|SAR|SGD|HKD
culture id/code, ^culture | of culture; len<=6; plus 20 = en|de|fr|es|ja|ar|zh-cht|th|it|pt|nl|sv|pl|he
sic/naics/nace code, ^code | of sic naics nace; len<=6; plus 12 = 0111|1521|1731|2011|2711|3571|3711|4213|4812|5012|5411|5812|6021|6531|7011|7372|7538|8011|8111|8711
`;

const RULES = String.raw`
old/former/previous editor/user/member/author name name | text | plus 10 => internet.username
page name/title | text | of wiki index page; plus 6 => text.articleTitle
anomalous, is anomalous, outlier, is outlier | bool | plus 4 => datatype.boolean probability=0.04
backup, is backup | bool | plus 4 => datatype.boolean probability=0.12
`;

/** The rules. */
export function catalogRules(): Rule[] {
  return [...readWordLists(LISTS), ...parseRules(RULES)];
}
