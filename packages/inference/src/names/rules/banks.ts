/** Banks: customers, accounts, cards, loans, alerts, machines, rates. */
export const banks = String.raw`
customer/account+holder/client type | text | len<=1; plus 6 => values values=["I","C"] weights=[84,16]
customer/client/risk/aml rating/class/category/grade | text | len<=8; plus 6 => values values=["LOW","MEDIUM","HIGH"] weights=[68,24,8]
id/document/identification type | text | of customer person client kyc applicant; plus 4 => values values=["PASSPORT","ID CARD","LICENCE"] weights=[46,40,14]
id/document/identification number/no | text | plus 4 => code.mask mask=AA#######
tin, tax identification number | text | plus 2 => person.nationalId
pep flag, pep, politically exposed | text bool | plus 8 => datatype.boolean probability=0.02
source of fund/funds/wealth, fund/funds source | text | plus 14 => values values=["salary","business income","savings","inheritance","property sale"] weights=[58,18,14,5,5]
income/salary range/band/bracket, income annual range | text | plus 8 => values values=["0-25k","25-50k","50-75k","75-100k","100k+"] weights=[20,34,24,12,10]
rm code, relationship/account manager code/id, officer code | text | plus 8 => code.mask mask=RM####
branch code, branch | text | len<=10; plus 6 => code.mask mask=B####
branch name, ^name | text | of branch; plus 8 => values values=["Main Street","Central Station","Market Square","Harbour","University","Airport","Riverside","North Park","Old Town","West End","City Hall","Lakeside"]
sort code/number | text | plus 8 => code.mask mask=99-##-##
segment | text | of customer client account bank; plus 4 => values values=["retail","affluent","private","business","student"] weights=[62,16,4,12,6]
language preference/pref/preferred, preferred language | text | len<=5; plus 6 => language.code
region | text | of branch; len<=20; plus 4 => values values=["North","South","East","West","Central"] weights=[20,20,20,20,20]
vault/cash limit | num money | plus 4 => finance.round median=400000
product name, ^name | text | of product; by interest currency tenor overdraft minimum; not by sku stock unit; plus 12 => values values=["Everyday account","Premium account","Student account","Savings plus","Fixed deposit 12 months","Home loan","Car loan","Personal loan","Business current","Youth savings"]
product group/type/category/class | text | of product; by interest currency tenor overdraft minimum; plus 12 => values values=["CURRENT","SAVINGS","DEPOSIT","LOAN","CARD"] weights=[30,26,14,20,10]
interest/coupon/lending/deposit/base rate, rate interest, interest rate | num | plus 8 => number.measure mean=4.2 deviation=2.1 min=0.05 max=18 fractionDigits=4
minimum balance, balance min/minimum | num money | plus 6 => number.typical values=[0,100,500,1000,2500]
monthly/annual/maintenance/account fee | num money | of product account card; plus 6 => number.typical values=[0,4.9,8.9,2.5,12]
interest calculation/accrual method/basis, calculation method | text | plus 8 => values values=["30/360","ACT/365","ACT/360"] weights=[34,44,22]
account status/state | text | plus 4 => values values=["ACTIVE","DORMANT","CLOSED","FROZEN"] weights=[84,7,7,2]
close/closing/closure reason | text | of account; plus 6 => values values=["customer request","moved abroad","deceased","dormant","merged"] weights=[60,14,8,12,6]
ledger/book/available/current/cleared balance, balance ledger/available | num money | plus 4 => number.lognormal median=2400 sigma=1.3 fractionDigits=2
hold/blocked/lien amount | num money | plus 4 => number.mostlyZero
statement delivery, delivery | text | of account statement; plus 6 => values values=["EMAIL","POST","PORTAL"] weights=[58,16,26]
mode of operation/operator, operating mode, operation instruction | text | plus 8 => values values=["SINGLE","JOINT","EITHER"] weights=[72,16,12]
nominee/beneficiary/ben/guarantor/payee/payer/counterparty/remitter name, nominee, counterparty | text | plus 8 => person.fullName
account alias/nickname, alias name | text | of account; plus 6 => values values=["Household","Holiday fund","Salary","Rainy day","Business","Savings"]
debit credit, dr cr, debit credit flag/indicator | text | plus 8 => values values=["D","C"] weights=[68,32]
exchange/fx rate, fx, rate exchange | num | plus 8 => number.measure mean=1.09 deviation=0.07 min=0.7 max=1.5 fractionDigits=6
bid, ask, mid, bid/ask/mid/buy/sell rate/price | num | of rate exchange fx quote; plus 6 => number.measure mean=1.09 deviation=0.07 min=0.7 max=1.5 fractionDigits=6
currency/ccy pair, pair | text | plus 4 => values values=["EURUSD","GBPUSD","USDJPY","EURGBP","USDCHF"] weights=[40,20,18,12,10]
transaction code/type/cd | text | len<=8; plus 6 => values values=["POS","ATM","TRF","DD","FEE","INT","SAL"] weights=[38,14,20,12,6,4,6]
channel | text | of transaction account payment order; len<=12; plus 6 => values values=["MOBILE","WEB","ATM","BRANCH","POS"] weights=[38,24,12,8,18]
narrative, narration, statement text, posting text, remittance info/information | text | of transaction account ledger entry journal posting order payment standing; plus 6 => finance.transactionDescription
counterparty/beneficiary/contra/payee account/iban | text | plus 6 => finance.iban
beneficiary/counterparty/payee bank, bank | text | plus 4 => finance.bankName
mcc, merchant category code | text int | plus 4 => values values=["5411","5812","5541","5999","4111","5732"] weights=[32,24,16,12,10,6]
terminal/term id | text | plus 6 => code.mask mask=T#######
teller/cashier/operator/officer id | text | plus 6 => code.mask mask=TL####
cheque/check number/no | text | plus 6 => code.mask mask=0#####
reversal/reversed flag, reversal | text bool | plus 4 => datatype.boolean probability=0.02
fraud/risk/alert/aml score | num int | plus 6 => number.lognormal median=12 sigma=0.8
pan mask/masked, masked pan/card/number, card number masked | text | plus 12 => template template="4242 **** **** {{string.numeric}}"
pan mask/masked, masked pan/card+number/card | text | len<=19; plus 14 => finance.maskedNumber
card type | text | plus 4 => values values=["DEBIT","CREDIT","PREPAID"] weights=[64,30,6]
embossed/emboss/printed/name+on+card name, emb name | text | plus 6 => person.fullName
expiry/exp mmyy, expiry month year, exp date mmyy, expiry | text | len<=5; plus 10 => values values=["0326","0726","1126","0227","0527","0927","0128","0628"]
outstanding, outstanding/remaining balance/principal/amount, balance outstanding/remaining | num money | of loan mortgage; plus 6 => number.lognormal median=9500 sigma=0.8 fractionDigits=2
card status | text | plus 6 => values values=["ACTIVE","BLOCKED","EXPIRED","ORDERED"] weights=[82,6,8,4]
daily/pos/atm/spending/daily+pos/daily+atm limit | num money | of card; plus 8 => number.typical values=[1000,2000,500,5000,3000]
pin try/tries/attempt count, pin attempts | int | plus 6 => number.mostlyZero
block/blocking/blocked reason | text | of card account; plus 8 => values values=["lost","stolen","fraud suspected","customer request","damaged"] weights=[34,18,16,22,10]
loan/credit/facility type | text | by principal interest rate tenor term; plus 10 => values values=["home","car","personal","business","education"] weights=[34,24,26,10,6]
principal, principal amount, loan amount, disbursed amount, outstanding principal | num money | of loan mortgage credit facility; plus 8 => finance.round median=48000
rate type | text | plus 4 => values values=["FIXED","VARIABLE"] weights=[66,34]
tenor/term months/month, tenor, term months | int | of loan deposit credit; plus 8 => number.typical values=[60,36,120,240,360,48,12]
emi, emi amount, installment amount, monthly installment/payment | num money | plus 4 => number.lognormal median=460 sigma=0.7 fractionDigits=2
days past due, dpd, overdue days | int | plus 8 => values values=[0,0,5,12,34,61,95] weights=[70,10,8,5,4,2,1]
npa/delinquency/arrears stage/bucket/status | text | plus 8 => values values=["STD","SMA-0","SMA-1","NPA"] weights=[90,5,3,2]
purpose | text | of loan; plus 6 => values values=["home purchase","car","renovation","education","debt consolidation","working capital"] weights=[34,22,16,10,12,6]
collateral/security type | text | plus 6 => values values=["property","vehicle","deposit","guarantee","none"] weights=[36,24,8,12,20]
collateral/security value | num money | plus 6 => finance.round median=120000
ltv, loan to value, ltv percent/ratio | num | plus 8 => number.measure mean=71 deviation=13 min=18 max=100 fractionDigits=2
provision amount, provision | num money | plus 4 => number.mostlyZero
prepayment/penalty/penal/pen percent/rate, prepayment penalty percent | num | plus 6 => number.typical values=[1,2,0,0.5]
penalty/late/pen interest/amount, penal interest | num money | plus 4 => number.mostlyZero
principal/interest due/paid/component | num money | plus 4 => number.lognormal median=210 sigma=0.7 fractionDigits=2
status | text | of schedule installment repayment; plus 6 => values values=["PAID","DUE","OVERDUE"] weights=[72,22,6]
scenario/rule/typology name, scenario | text | of alert aml rule; plus 6 => values values=["Large cash deposits","Rapid movement of funds","Structuring below limit","High-risk country","Dormant account reactivated","Unusual card spending"]
rule code/id | text | plus 2 => code.mask mask=R-###
analyst, analyst name, investigator | text | plus 2 => person.fullName
status | text | of alert; by analyst score rule; plus 8 => values values=["CLOSED","OPEN","IN REVIEW","ESCALATED"] weights=[78,8,9,5]
disposition code, disposition | text | of alert; plus 10 => values values=["FALSE_POS","NO_ACTION","SAR","MONITOR"] weights=[66,18,6,10]
sar/str filed | text bool | plus 6 => datatype.boolean probability=0.06
cash level/balance/remaining | num money | of atm machine cash; plus 6 => number.lognormal median=42000 sigma=0.6 fractionDigits=2
location description/desc | text | of atm machine terminal kiosk; plus 8 => values values=["Branch lobby","Shopping centre, level 1","Railway station","Petrol station","Airport, departures","Hospital entrance"]
make, maker, brand | text | of atm machine terminal printer kiosk device; plus 4 => values values=["Norden","Halden","Kestrel","Brightline"] weights=[36,28,22,14]
cassette config/configuration, cassettes | text | plus 4 => values values=["20/50/100","10/20/50","20/20/50/100"] weights=[48,32,20]
uptime/availability percent/pct | num | plus 6 => number.measure mean=98.9 deviation=1.1 min=88 max=100 fractionDigits=2
status | text | of atm terminal kiosk; by cash bank branch atm; plus 4 => values values=["IN SERVICE","OUT OF SERVICE","LOW CASH"] weights=[88,5,7]
period, accounting/fiscal period | text | len<=7; plus 4 => date.period
gl head/code/account, general ledger head/account | text | plus 4 => finance.glCode
source system | text | plus 4 => values values=["CORE","CARDS","LOANS","TREASURY","MANUAL"] weights=[48,20,16,8,8]
journal entry/voucher number/no | text | plus 4 => code.reference prefix=JE
design code | text | plus 2 => values values=["STD","GOLD","BLACK","KIDS"] weights=[64,20,8,8]
standing order/order frequency, frequency | text | of standing order mandate; plus 6 => values values=["MONTHLY","WEEKLY","QUARTERLY","YEARLY"] weights=[74,10,10,6]
payment/transfer purpose, purpose, purpose #, usage text, remittance information, remittance info/text, purpose of payment/transfer | text | by iban bic recipient amount blz; not of loan grant visit trip; plus 14 => values values=["Invoice 2024-1187","Rent March","Order 48120","Insurance contract 7781","Electricity, instalment","Salary","Membership fee","Donation","Customer no. 20418","Refund order 3391"] weights=[20,14,14,10,10,8,8,6,6,4]
short name | text | by full; plus 6 => person.lastName
occupation code | text | plus 4 => code.mask mask=####
`;
