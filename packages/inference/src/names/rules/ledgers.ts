import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** Bookkeeping: charts of accounts, vouchers, fixed assets, payroll lists, print forms and the classes of each. */
const LISTS = String.raw`
entity/party/partner class class/name/label, entity/party/partner class | plus 14 = Customer|Vendor|Employee|Contact|Lead|Partner|Referral
contact class class/name/label, contact class | plus 14 = Phone|E-mail|Mobile|Fax|Website|Messenger
location/address class class/name/label, location/address class | plus 14 = Billing|Shipping|Sales|Physical|Mailing
batch class class/name/label, batch/voucher class | plus 14 = AP|AR|Payment|Receipt|GL|Sales invoice|Vendor invoice
note class class/name/label, note class | plus 14 = Entity|Invoice|Order|Asset|Journal entry|Budget
file/attachment class class/name/label, file/attachment class | plus 14 = transaction|order|part|entity|e-mail|internal|incoming
asset report class class/name/label, asset report class | plus 14 = Acquisition|Depreciation|Disposal|Import|Revaluation
asset unit class class/name/label, asset unit class | plus 14 = time|production|mileage
asset class label/name, ^label | of asset; by depreciation life method; plus 10 = Machinery|Vehicles|Office furniture|Computers|Buildings|Tools|Software licences|Land
employee/staff class label/name | plus 12 = Salaried|Hourly|Contractor|Temporary|Trainee
business unit class label/name, business unit class | plus 14 = Department|Project|Cost centre|Region|Customer job|Fund
^class/kind | of class; plus 6 = general|internal|external|standard|special|other
journal type name, journal type, ^name | of journal; by account gl voucher posting ledger; not of publication magazine article research; plus 14 = General journal|Sales|Purchases|Cash receipts|Cash payments|Payroll|Closing
journal type name/label | in finance; plus 14 = General journal|Sales|Purchases|Cash receipts|Cash payments|Payroll|Closing
# Beside an asset, "dep" is no departure.
asset departure method, asset departure method method | plus 14 = straight line|declining balance|double declining|units of production|sum of years
depreciation method, ^method | of depreciation; plus 14 = straight line|declining balance|double declining|units of production|sum of years
asset departure method short name, asset departure method name | plus 14 = SL|DDB|DB|UOP|SYD|None
short name, ^name | of depreciation; plus 14 = SL|DDB|DB|UOP|SYD|None
unit label | of depreciation asset; plus 14 = months|years|units|hours|km
^label, ^name | by service timecard billable; plus 10 = Labour|Materials|Travel|Overhead|Consulting|Equipment
unit | of payroll wage income salary; plus 12 = hour|month|day|piece|week
printer, printer name, print queue | not of model brand = Front office|HP LaserJet 2|Warehouse labels|Accounting|Zebra ZD421|Lobby|screen
format | of print printing recurring; not of book edition photo; plus 14 = PDF|HTML|CSV|TXT
form name | by action table trans; plus 8 = invoice|sales_order|purchase_order|statement|receipt|quotation|gl
action | of workflow process approval history; by workflow state; not of loan claim application; plus 10 = SUBMIT|APPROVE|POST|REJECT|COPY|PRINT|SAVE
action | of audit trail; by trans rolname form; plus 10 = posted|saved|approved|printed|voided|deleted
tax category/class name | plus 4 = Standard|Reduced|Zero rated|Exempt|Luxury|Food
tax module name, tax module | plus 14 = Simple|Compound|Rounded|Withholding|Reverse charge
module label/name, ^label/name | of module; not of course school student lesson teaching curriculum spacecraft ship station habitat; in finance; plus 6 = Sales|Purchasing|General ledger|Inventory|Payroll|Fixed assets|Budgeting|Reports|Projects
sequence label/name, ^label | of sequence; by prefix suffix accept; plus 12 = Sales invoices|Purchase orders|Quotations|Customers|Vendors|Parts|Projects|Receipts|Employees|Credit notes|Timecards|Fixed assets
setting/number/numbering/document sequence | plus 8 = SINV|PORD|QUOT|CUST|VEND|PART|PROJ|RCPT
view name | of catalog view file; plus 6 = file_links|open_invoices|customer_balances|parts_in_stock|payments_by_month|trial_balance|vendor_orders
details/target/source table | plus 8 = orders|customers|invoices|products|payments|users|shipments
rolname, db/database role, ^rol name | by trans form table grantee audit; not of permission acl; plus 10 = accounting|sales|warehouse|admin|payroll|readonly|reports
subject, note subject | of note; not of claim incident patient clinical medical; by class vector ref; plus 16 = Call with accounting|Payment terms|Delivery date|Price change|New contact|Credit limit|Follow-up|Correction
note, ^text | of note; not of claim incident patient clinical medical; by class vector ref; plus 20 = Agreed on 30 days net.|Called about the open invoice.|Address confirmed by e-mail.|Waiting for the signed form.|Corrected the posting date.|Discount approved by the manager.|Ask for the new tax number.
attn, attention, ship to attention/attn/contact, attention to, attn to/name | plus 30 = Receiving|Anna Keller|Goods-in desk|Tom Brandt|Maria Lopez|Back office|J. Whitfield|Warehouse 2
itu, itu code/prefix, dial/dialling/calling prefix | of country; plus 6 = 1|49|33|44|39|34|31|46|47|45|358|48|420|43|41|32|351|353|30|36|81|86|91|55|52|61|27
microfiche, microfilm | plus 1 = MF-0012|MF-0147|MF-0233|F3/118|MF-0301
drawing, drawing no/number | of part component assembly; plus 8 = DWG-1042|DWG-2210-B|DWG-0877|A3-4415|DWG-3019-C|DWG-1180
description, line/item description | of budget; by amount account; plus 12 = Travel|Office supplies|Salaries|Marketing|Rent|Software licences|Training|Maintenance|Insurance
description | of part component spare; by rop bom obsolete makemodel; plus 20 = Hex bolt M8 x 40|Ball bearing 6204|Steel washer 10 mm|O-ring 22 x 3|Control cable 2 m|Aluminium housing|Drive belt A42|Power supply 24 V|Plastic cap 15 mm|Sensor bracket
description | of order quote; by sell precision; plus 16 = Hex bolt M8 x 40|Ball bearing 6204|Steel washer 10 mm|Consulting, 1 hour|Control cable 2 m|Aluminium housing|Drive belt A42|Delivery|Power supply 24 V|Installation
description | of file attachment; by content mime upload; plus 14 = Signed copy|Scan of the original|Delivery note|Photo of the damage|Supplier's price list|Contract, page 1-4|Data sheet|Quotation by e-mail
description | of sic naics nace; plus 14 = Wheat growing|Dairy farms|Highway construction|Meat packing plants|Book publishing|Computers|Trucking|Telephone communications|Hardware stores|Restaurants|State banks|Hotels and motels
exchange/fx rate type description/note | plus 8 = Market rate|Buying rate|Selling rate|Average of the month|Fixed by contract
other name, also known as, aka | of entity company person party partner; plus 10 = Northgate|The Old Mill|Harlow & Co|Riverside|Benny|Kit|J. Ashby|Blue Line|Hadley Group|Meadow
^name/label | of attribute; by type config obsolete; plus 16 = Cost centre|Region|Contract number|Colour|Serial number|Warranty until|Preferred language|Approved by|Delivery route|Batch
^type/kind | of attribute field; by config required obsolete default; plus 16 = text|number|date|boolean|select
role | of employee staff; in finance; not of restaurant kitchen crew; by ssn dob; plus 14 = accountant|clerk|sales rep|manager|buyer|bookkeeper|warehouse clerk
setting/config/option key, ^key | of default defaults; plus 10 = company_name|default_language|default_currency|session_timeout|decimal_places|date_format|check_prefix|invoice_number|order_number|weight_unit|earliest_date|min_empty|smtp_host|smtp_port|paper_size|default_country|logo|password_days|show_credit_limit|closed_until|rounding|email_from|backup_path|tax_rounding
deduction class/type/category label/name | plus 14 = Income tax|Health insurance|Pension|Unemployment insurance|Union dues|Meal plan|Parking
income/earning class/type/category label/name | plus 14 = Base salary|Overtime|Bonus|Commission|Holiday pay|Tips|Allowance
pto/leave/absence class/type/category label/name | plus 8 = Vacation|Sick leave|Parental leave|Public holiday|Training|Unpaid leave
description | of part; not of body book; by trans language; plus 12 = Hex bolt M8 x 40|Ball bearing 6204|Steel washer 10 mm|O-ring 22 x 3|Control cable 2 m|Aluminium housing|Drive belt A42|Power supply 24 V
`;

const RULES = String.raw`
rate | num | of deduction payroll; not of exchange; plus 6 => number.typical values=[6.2,1.45,7.3,9.3,2.9,1.5,18.6]
recurring/recurrence/billing/invoice/subscription/renewal interval | span | plus 6 => values values=["1 mon","7 days","1 year","3 mons","14 days"] weights=[50,16,14,12,8]
^sequence, next number/value | text | of sequence; by prefix suffix; plus 8 => code.mask mask=1####
form name, tax form, tax form name | text | of tax; plus 16 => code.mask mask="Form ###-A"
account/gl/ledger no/number/code, ^accno | text | of account gl heading chart ledger gifi coa; not of bank customer loan saving deposit iban payment transfer; by heading contra category description gifi parent; plus 14 => code.mask mask=####
threshold | num money | by credit discount terms limit; plus 8 => finance.amount
asset tag/no/number, ^tag | text | of asset; by purchase salvage depreciation serial life description; plus 14 => code.mask mask=\AST-#####
obsolete/obsoleted/deprecated at/on/date, obsolete | stamp date | plus 6 => date.event null=0.9
control code | text | not of product drug barcode; plus 14 => code.reference
approval/authorization/auth code | text | by card credit payment order; plus 14 => code.mask mask=######AA##
`;

/** The rules. */
export function ledgerRules(): Rule[] {
  return [...readWordLists(LISTS), ...parseRules(RULES)];
}
