/** Numbers that offices give to firms and people, papers of accounts in other countries, computers that a firm owns, advertisements. */
export const officialNumbers = String.raw`
# Tax and registration numbers by the short forms of their countries, none of them issued.
inn, ... inn, taxpayer number | text | not of hotel room guest; len<=12; plus 16 => pattern regex="00[0-9]{8}"
kpp | text | plus 16 => pattern regex="00[0-9]{2}01001"
ogrn, ogrnip | text | plus 16 => pattern regex="100[0-9]{10}"
okpo | text | plus 16 => pattern regex="00[0-9]{6}"
snils | text | plus 16 => pattern regex="000-[0-9]{3}-[0-9]{3} [0-9]{2}"
edrpou | text | plus 16 => pattern regex="00[0-9]{6}"
regon | text | plus 16 => pattern regex="00[0-9]{7}"
krs | text | plus 16 => pattern regex="0000[0-9]{6}"
siren | text | len<=14; plus 12 => pattern regex="000[0-9]{6}"
siret | text | plus 12 => pattern regex="000[0-9]{6}00[0-9]{3}"
gstin, gst number/no/in | text | plus 16 => pattern regex="00[A-Z]{5}[0-9]{4}[A-Z]1Z[0-9]"
abn | text | plus 12 => pattern regex="00 [0-9]{3} [0-9]{3} [0-9]{3}"
acn | text | plus 12 => pattern regex="000 [0-9]{3} [0-9]{3}"
oib | text | plus 12 => pattern regex="000[0-9]{8}"
fiscal/tax uuid, uuid fiscal | text | plus 14 => string.uuid
check/verification digit, digit check | text | len<=2; plus 20 => pattern regex="[0-9]"
ad/advertising token/marker, erid | text | len>11; plus 18 => pattern regex="2[A-Za-z0-9]{12}"
# Papers of accounts.
document hash, invoice hash | text | len>95; plus 10 => pattern regex="[0-9a-f]{96}"
authorization/resolution number | text | of invoice bill sale document; plus 20 => pattern regex="187[0-9]{11}"
invoice/document/series/authorization/number/receipt prefix, ^prefix | of invoice bill sale document receipt; plus 20 = FE|FV|INV|NC|POS|FAC
numbering range from/start, from numbering range, range from/start, from/start range, ... range from, range from/start number, from number | of invoice sale document series numbering receipt; plus 22 = 1|1001|5001|10001|50001
numbering range to/end, to numbering range, range to/end, to/end range, ... range to, range to/end number, to number | of invoice sale document series numbering receipt; plus 22 = 1000|5000|10000|50000|99999
billing/accounting/invoice/reporting/tax period/period+label | len>6; plus 16 = 2025-01|2025-02|2025-03|2024-12|2025-04|2024-11
xml content/document/data/body, ... xml, content xml | of invoice purchase sale document bill receipt tax; plus 20 = <Invoice><ID>FE-1042</ID><Total>119000.00</Total></Invoice>|<Invoice><ID>FE-1043</ID><Total>58310.00</Total></Invoice>|<CreditNote><ID>NC-77</ID><Total>11900.00</Total></CreditNote>|<Invoice><ID>FE-2210</ID><Total>842520.00</Total></Invoice>
document/identification/identity type, document/identification/identity type code | by check digit company; len<=6; plus 22 = NIT|CC|CE|PP|TI
department, department name | text | by region municipality; not of employee staff worker; plus 26 => location.state
city/municipality/town/commune code | text | by region department municipality province; plus 20 => pattern regex="[0-9]{5}"
region/department/province/state code | text | by city country municipality; not by employee; plus 8 => location.stateCode
description, item/line description | text | noun item line detail; of sale invoice bill quote; not by minute call data; plus 10 => commerce.productName
# Computers that a firm owns.
processor, cpu, cpu model, processor name/model/type | by memory ram storage disk os; not of payment card; plus 30 = Intel Core i5-1235U|Intel Core i7-12700|AMD Ryzen 5 5600U|Apple M2|Intel Xeon E-2336|AMD Ryzen 7 5800H|Intel Core i3-10100
operating system, os, os name/version | by memory ram storage disk processor cpu; plus 20 = Windows 11 Pro|Windows 10 Pro|Ubuntu 22.04 LTS|macOS 14|Windows Server 2022|Debian 12
^name, asset/device/equipment name | by memory ram processor cpu; noun asset device equipment computer hardware; not of virtual; plus 26 = Laptop 14 inch|Workstation, accounting|Office printer|File server|Mail hosting|Meeting room screen|Front desk PC|Backup NAS|Network switch
^description | by memory ram processor cpu; noun asset device equipment computer hardware; not of virtual; plus 26 = Assigned to the accounting team|Bought with a 3-year warranty|Spare device, second floor|Main server of the office|Replaced the old one in March|Shared by the front desk
brand, manufacturer, make | by memory ram cpu; not of card payment; plus 30 = Dell|HP|Lenovo|Apple|Acer|Asus|Epson
# Advertisements and what is sent to people.
file path | text | of media post attachment image photo video upload; by size type mime sort order; plus 16 => system.filePath
^content, ^body, ^text, ^message | text | of notification; noun log history entry delivery; plus 24 => text.notification
cache key, ^key | text | noun cache; plus 30 => pattern regex="(user|session|product|page|stats|report):[1-9][0-9]{2,5}"
^value, ^data, ^payload | json | noun cache; plus 24 => json keys="id=1042|2210|377 count=3|12|48 total=120|49|1990 cached_at:stamp"
^subject, provider subject/user+id, ^sub | text | of identity oauth oidc federated social login; by provider issuer; plus 20 => pattern regex="1[0-9]{20}"
creative/ad/advert/banner text/copy/body | text | plus 8 => text.tagline
# Soon, not long ago.
next ... year | int num | plus 18 => number.typical values=[2026,2027,2028,2026,2030]
`;
