import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** What is written beside the figures of a company's books: texts of entries, of budgets, of partners' terms, of time cards and of print forms. */
const LISTS = String.raw`
description, memo, narration, narrative, posting/booking/entry text | of journal ledger gl voucher posting; not of bank log; in finance; plus 12 = Sales invoice|Supplier invoice|Customer payment|Payment to supplier|Salaries of the month|Office rent|Depreciation|VAT return|Bank charges|Accrual reversed|Stock adjustment|Exchange difference
description, memo, narration | of transaction transactions entry acc; by reversing approved cleared voucher posted chart; in finance; plus 12 = Sales invoice|Supplier invoice|Customer payment|Payment to supplier|Salaries of the month|Office rent|Depreciation|VAT return|Bank charges|Accrual reversed|Stock adjustment|Exchange difference
transaction/voucher/document type description, description | of voucher type transaction; by details code; not of account relationship file document; in finance; plus 14 = Accounts receivable|Accounts payable|Journal entry|Payment|Receipt|Sales order|Stock adjustment|Year-end closing
^description | of link; by summary custom; plus 20 = AR|AR_amount|AR_tax|AR_paid|AP|AP_amount|AP_tax|AP_paid|IC|IC_sale|IC_cogs|IC_expense|Fixed_Asset|Asset_Dep
description, title, ^name | of budget; by start end period year; not by amount; plus 14 = Operating budget|Marketing plan|Travel, first half of the year|Investments in machines|Staff costs|New warehouse|Trade fairs|Research projects
description, label | of contact; by class; not of class; plus 14 = Office|Mobile|Direct line|Billing enquiries|Assistant|Warehouse|Home office|Out of hours
description | of account; by terms pay discount; not of bank loan savings; in finance; plus 24 = Wholesale customer|Main supplier|Regular customer|Pays in advance|Foreign supplier|Framework contract|Retail customer|One-time supplier
business/customer group/type/category description, description | noun business; by discount; plus 24 = Wholesale|Retail|Distributor|Education|Public sector|Non-profit|Manufacturer|Staff
business/organizational/org/cost unit/centre/center description/name, cost center/centre/object description/name | plus 16 = Marketing|Warehouse north|Web shop|Sales, west region|Customer service|Research|Head office|Production hall 2|Export
description | of unit; by language translation trans; not of measure product housing; in finance; plus 16 = Marketing|Warehouse north|Web shop|Sales, west region|Customer service|Research|Head office|Production hall 2|Export
description | of batch; by control class default approved; not of brew production job; in finance; plus 24 = Payments to suppliers|Month-end entries|Receipts of the week|Payroll|Opening balances|Corrections|Bank import|Credit notes
description, ^name/label/reason | of exempt exemption; not of patient; plus 16 = Reseller|Non-profit organisation|Government agency|Export|School or university|Diplomatic mission|Farm use
order/oe class/type name, order/oe class | noun class; plus 24 = Sales order|Purchase order|Quotation|Request for quotation
^description/work/task | by checked; not of luggage book baggage; plus 20 = Installation on site|Programming|Consulting by phone|Repair of the drive|Training of the staff|Planning and drawings|Delivery and set-up|Tests before hand-over
^description | by timecard; plus 20 = Hours charged to customers|Material taken from stock|Work of outside firms|Internal meetings|Travel time|Machines hired
^notes/note | by checked; in finance; plus 20 = Waited for parts.|Second visit needed.|Done together with the customer.|Outside of office hours.|Travel charged separately.|Approved by the project lead.
notes, ^note | of part parts component spare; not of body text lesson book; by bom rop obsolete; plus 20 = Order in boxes of 100.|Replaces the older version.|Check the stock before promising dates.|Only from the first supplier.|Keep dry.|Three weeks from order to delivery.|Not sold separately.
notes, internal/int notes, ^note | of order quotation oe item items; by quotation quantity ship; in finance; plus 18 = Deliver in the morning.|One invoice per site, please.|Price agreed until the end of the year.|Partial delivery is fine.|Call before delivery.|Waiting for the signed order.|Same terms as the last order.|Freight is paid by the customer.
remark, remarks, notes, comment | of account; by iban bic swift; plus 16 = Main account|For payments to suppliers|Used for payroll|Account in euros|Old account, do not use|Deposit for rent|Shared with the branch office
format | of template; by template language; plus 14 = html|pdf|txt|csv|xlsx|odt
^template/body | of template; by format language; in finance; plus 20 = <h1>Invoice {{invoice_number}}</h1><p>Due on {{due_date}}</p>|<table>{{#each lines}}<tr><td>{{description}}</td><td>{{amount}}</td></tr>{{/each}}</table>|Statement of {{customer.name}} on {{today}}: {{balance}}|<h1>Packing list</h1><p>{{ship_to}}</p>|Purchase order {{order_number}} of {{order_date}}|Receipt {{number}}: {{amount}} {{currency}}, received with thanks
^state/status | of workflow; in finance; plus 14 = SAVED|POSTED|INITIAL|APPROVED|COMPLETED|VOIDED
^type/kind | of workflow; in finance; plus 16 = AR/AP|GL|Order/Quote|Payment|Reconciliation|Asset report|Time card
^description/comment/note | of workflow; by action state user; plus 22 = Saved by the clerk|Posted to the ledger|Approved by a second person|Printed and sent|Voided, was entered twice|Copied to a new entry|Sent back for correction
^source | of account transaction ledger journal; by memo cleared; in finance; plus 18 = CHK 1042|CHK 1043|CHK 1051|Wire 20318|Wire 20344|Card 88120|Cash|CHK 1060|Direct debit 4471
^source | of tax; by basis exempt rate; plus 14 = automatic|manual|import
number/sequence/document suffix, ^suffix | of sequence numbering; by prefix; plus 14 = -A|-B|/25|-US|-DE
message, ^text/body | of recurring; by format form; plus 24 = Please find our invoice attached.|Your statement of this month is attached.|The order is confirmed, see the attachment.|Thank you for your payment, the receipt is attached.|Our quotation as agreed, valid for 30 days.
^url/path/link | of menu navigation nav sidebar; not of restaurant dish food; in finance; plus 22 = /customers|/invoices|/reports/balance|/settings|/orders|/products|/users|/help|/payments|/dashboard
^description | of attribute field property; by config type; in finance; plus 14 = Printed on the delivery note.|Asked for when a customer is created.|Shown in the list of orders.|Used to sort the parts in reports.|Copied to every invoice line.|Only the warehouse sees it.
^description/help | of custom; plus 12 = Printed on the delivery note.|Asked for when a customer is created.|Shown in the list of orders.|Used to sort records in reports.|Filled in by the sales team.|Kept for the auditors.
^type, year end type | of yearend; plus 16 = none|all|last
^source | of inventory stock stocktaking; by report; plus 16 = Cycle count|Annual count|Spot check|Scanner import|Opening stock|Count before audit
`;

const RULES = String.raw`
^description | text | of language locale; by code; plus 14 => values values=["English","German","French","Spanish","Italian","Portuguese","Dutch","Swedish","Danish","Norwegian","Finnish","Polish","Czech","Hungarian","Greek","Turkish","Ukrainian","Arabic","Hebrew","Hindi","Chinese","Japanese","Korean","Thai","Vietnamese","Latvian","Lithuanian","Estonian","Slovak","Slovenian","Croatian","Romanian","Bulgarian"]
description | text | of gifi coa chart; plus 20 => finance.accountName
business/organizational/cost unit control code, unit control code, cost center/centre code | text | plus 24 => code.mask mask=CC-####
^interval | span | of recurring recurrence; plus 14 => values values=["1 mon","7 days","1 year","3 mons","14 days"] weights=[50,16,14,12,8]
notify/notification/warn/remind ... | span | plus 4 => values values=["7 days","14 days","3 days","1 day","30 days"] weights=[40,24,16,12,8]
rate | num money | of wage salary; by type; plus 16 => number.typical values=[18.5,22,16.75,27.5,31,15.4,42]
amount | num | by pto; not of payment request; plus 20 => number.typical values=[8,16,4,40,24]
minimum/min value/amount/base | num money | noun tax; plus 14 => number.typical values=[0,0,0,1000,5000]
maximum/max value/amount/base | num money | noun tax; plus 14 => number.typical values=[100000,50000,25000,10000]
salvage/residual/scrap value | num money int | plus 14 => finance.round median=650
usable/useful/depreciable/depreciation life/years, usable life | num int | plus 10 => number.typical values=[5,3,10,8,7,20,15]
^ship/shipped | num | of item items order; by quantity; plus 8 => number.quantity
stock/inventory/count variance, ^variance | num int | by counted expected; plus 12 => number.typical values=[0,0,0,-1,1,-2,2,-5]
start date, ^start/from | date | of budget; plus 10 => date.start
end date, ^end/to | date | of budget checkpoint unit; plus 10 => date.end start=@start minHours=2160 maxHours=8760
end date, ^end/to | date | of recurring credit; not of card; plus 10 => date.end start=@start minHours=4320 maxHours=26280
end date, ^end/to | date | of employee staff; plus 10 => date.event after=@start gap=9000 null=0.7
valid/effective to/until/thru | date | not of exchange rate forecast weather; plus 4 => date.end start=@start minHours=720 maxHours=8760
file name | text | of file; by mime class content reference; plus 8 => pattern regex=(invoice|contract|delivery-note|receipt|price-list|statement|order|drawing|quotation|photo)-20(23|24|25)-[0-9]{4}\.(pdf|pdf|pdf|jpg|xlsx|docx)
custom attributes/fields/attribute | json | of asset; plus 14 => json keys="serial_number=code.serial room=B-12|Hall+2|Office+3|Warehouse warranty_until:date? leased=false|true"
how many, ^howmany, number of times, repetitions | int | of recurring repeat schedule; plus 14 => number.typical values=[12,4,24,6,1,36,10]
custom attributes/fields/attribute | json | of account sic ledger gl code; plus 14 => json keys="cost_centre=CC-4100|CC-2200|CC-3000 reviewed_on:date? owner=Accounting|Sales|Purchasing external_code=string.numeric?"
unit control code, business unit control code | text | plus 26 => pattern regex=CC-[1-9][0-9]{3}
^allocated, allocated quantity | num int | by quantity; plus 10 => number.typical values=[0,0,1,2,3]
^production, ^completed | num int | noun job; by part production completed; plus 12 => number.typical values=[50,100,20,10,200,25,500]
registration/legal/company/register number | text | by country; not of vehicle student; plus 10 => pattern regex=([0-9]{8}|HRB[ ][1-9][0-9]{4,5}|[4-9][0-9]{2}[ ][0-9]{3}[ ][0-9]{3}|C[0-9]{7})
tax identification number, tax id, tin | text | by legal; plus 12 => company.taxId
tax identification number, vat id/number | text | of vies; plus 20 => pattern regex=(DE[1-9][0-9]{8}|FR[0-9]{11}|NL[0-9]{9}B01|IT[0-9]{11}|ATU[0-9]{8}|ESB[0-9]{8}|BE0[0-9]{9})
^object | json | of version; by whodunnit; plus 10 => json keys="id=string.uuid status=active|draft|finalized amount_cents=1900|4900|12000 currency=EUR|USD updated_at:stamp"
`;

/** The rules. */
export function bookkeepingRules(): Rule[] {
  return [...readWordLists(LISTS), ...parseRules(RULES)];
}
