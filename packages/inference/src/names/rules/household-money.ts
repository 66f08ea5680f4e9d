/** Money of one's own: accounts and what is entered in them, categories and budgets, goals, securities and exchanges, files of banks that are read in. */
export const householdMoney = String.raw`
# Accounts.
^name, account name/nickname/display+name, official name | of account; by balance subtype institution accountable; not of user social mail ledger chart gl service login; plus 20 = Checking|Savings|Joint account|Credit card|Emergency fund|Brokerage|Mortgage|Everyday spending|Cash|Retirement|Car loan|Holiday savings
classification | of account category; plus 16 = asset|liability
classification | of category; by budget color family household parent; plus 22 = expense|income
account subtype, ^subtype | of account; by balance accountable; plus 6 = checking|savings|credit card|brokerage|mortgage|money market|retirement|cd
^type | of account; by balance subtype institution; not of ledger chart gl journal; plus 12 = depository|credit|investment|loan|property|other
mask, account mask | text | of account card; plus 16 => string.numeric length=4
institution name, ^name | text | of institution bank; in finance; not of school university; plus 14 => finance.bankName
institution url/website, ^website | text | of institution; in finance; plus 12 => company.url
household/family/group name, ^name | text | of household; plus 4 => template template="The {{person.lastName}} family"
annual/yearly fee | num money | of card credit; plus 16 => number.typical values=[0,0,95,99,39,250,550]
minimum payment, min payment | num money | of card credit loan; plus 14 => number.typical values=[25,35,40,62.5,118,27.4]
lender, lender name | text | of loan mortgage debt; plus 8 => finance.bankName
original/initial/opening+loan balance/principal/amount, ^principal | num money | of loan mortgage debt; plus 14 => finance.round median=24000
mileage/odometer/distance/range unit/units | plus 14 = mi|km
area/size/floor/lot/living unit/units | of property house home apartment listing building; plus 16 = sqft|sqm
# What is entered.
entry/transaction name/title, ^name/title/payee/merchant | of entry; by account amount date excluded entryable; not of ledger journal gl diary time blog voucher; plus 24 = Grocery store|Rent|Salary|Electricity bill|Coffee shop|Streaming subscription|Petrol station|Transfer to savings|Pharmacy|Restaurant|Train ticket|Insurance premium|Gym membership|Phone bill|Refund
payee, payee name, merchant, merchant name, imported/import payee, import payee name, ^name | of transaction payee entry import recurring row; by amount account import transfer favorite cleared category merchant ticker; not of company vendor supplier invoice journal ledger tag payroll; plus 12 = Green Valley Market|City Transit|Northline Fiber|Corner Café|Harbour Energy|Landlord|Main Street Pharmacy|Cinema Rex|Blue Cable|Town Library|Sunrise Bakery|Oak Street Garage|Streamly|Employer
original description, raw/bank/statement description, imported/import description | of transaction entry import; plus 18 = POS PURCHASE GREEN VALLEY MKT 0412|ACH DEBIT HARBOUR ENERGY|CARD 4417 CORNER CAFE BERLIN|DIRECT DEP EMPLOYER PAYROLL|SEPA DD NORTHLINE FIBER|ATM WITHDRAWAL 00231|ONLINE TRANSFER TO SAVINGS|RECURRING PMT STREAMLY.EXAMPLE
memo, note/notes/comment | text | of transaction entry import recurring row; by category payee merchant excluded; in finance; not of journal ledger invoice bill company voucher credit gift loyalty; plus 14 => values null=0.6 values=["Split with Anna", "Birthday present", "Paid in cash", "For the trip to Lisbon", "To be refunded", "Yearly payment", "Half of the rent", "Wrong category before", "Ask the bank about the fee"]
cleared, cleared/clearing status | of transaction entry split; plus 14 = cleared|uncleared|reconciled
flag color/colour | of transaction; plus 14 = red|orange|yellow|green|blue|purple
kind, transaction kind | of transaction; by excluded category merchant account; plus 14 = standard|funds_movement|cc_payment|loan_payment|one_time
^account, account name | of row import; by amount date ticker category; plus 16 = Checking|Savings|Credit card|Joint account|Brokerage|Cash
tags | of row import; by amount date account; plus 16 = vacation|work|kids|shared|tax|car|gift|reimbursable
^name/description | of row import; by amount date account; plus 14 = Grocery store|Rent|Salary|Coffee shop|Electricity bill|Transfer|Petrol station|Pharmacy
entity type | of row import; by amount account; plus 14 = Depository|CreditCard|Investment|Loan|Crypto
statement number/no | text | of bank; plus 12 => pattern regex=(00[1-9]|01[0-2])/202[45]
transaction code, bank transaction code, booking code | of bank statement; plus 12 = PMNT|RCDT|ICDT|RDDT|CCRD|NTRF|NDDT|NCHG
scenario | of forecast budget plan cash projection; plus 12 = base|optimistic|pessimistic|worst case
inflow/outflow/income/spending/expense, total/monthly/planned/expected/budgeted/actual inflow/outflow/income/spending/expenses/expense | num money | of budget forecast cash month category household family flow plan; not of tax loan application; plus 14 => finance.round median=2400
budgeted, ^activity, assigned, budgeted/assigned amount | num money | of category budget envelope; plus 14 => number.typical values=[0,120,350,50,1200,80,200,45,600]
# Categories and budgets.
category/internal category, transaction/expense/spending/budget category | of transaction entry row import; by account amount payee ticker; not of product support; plus 10 = Groceries|Rent|Dining out|Transport|Utilities|Salary|Health|Entertainment|Insurance|Clothing|Travel|Subscriptions|Gifts|Kids
internal category, ^name, category name | noun category; in finance; not of product ledger journal article support post incident asset tax customer supplier vendor employee document service inventory stock item ticket file contact loan risk claim; plus 12 = Groceries|Rent|Dining out|Transport|Utilities|Salary|Health|Entertainment|Insurance|Clothing|Travel|Subscriptions|Gifts|Home improvement|Kids|Education
category group name, ^name | of category; noun group; in finance; plus 16 = Fixed costs|Daily living|Savings|Fun|Income|Debt payments|Yearly bills|Transport|Health
lucide/material/feather/tabler/font+awesome icon, icon name | plus 10 = shopping-cart|home|utensils|car|zap|heart-pulse|plane|gift|book-open|shirt|piggy-bank|film
goal type | of category budget envelope; plus 14 = target_balance|monthly_funding|target_by_date|needed_for_spending
^name/title | of goal saving savings; by target amount; plus 22 = Emergency fund|New car|Holiday in Italy|House deposit|Wedding|New laptop|Kitchen renovation|Studies|Bike|Retirement top-up
^icon | of goal category budget account; by color amount name; in finance; plus 12 = piggy-bank|car|home|plane|heart|shopping-cart|gift|utensils
^name/title | of rule; by effective resource active; in finance; plus 20 = Label coffee as dining out|Rename supermarket payees|Ignore internal transfers|Tag business trips|Large purchases need review|Salary is income
resource type | of rule; in finance; plus 14 = transaction|transfer|account
condition type | of rule; in finance; plus 14 = transaction_name|transaction_amount|transaction_merchant|compound
operator | of rule condition; in finance; plus 10 = like|=|>|<|is_null
action type | of rule; in finance; plus 14 = set_transaction_category|set_transaction_merchant|set_transaction_tags|exclude_transaction|set_transaction_name
^value | of rule condition action; in finance; plus 14 = supermarket|100|coffee|salary|train|50|rent
valuation kind, ^kind | of valuation; in finance; plus 12 = reconciliation|opening_anchor|current_anchor
# Securities and the places where they are traded.
currency symbol/sign | text | plus 18 => finance.currencySymbol
ticker, ticker/stock/trading symbol | text | plus 8 => pattern regex="[BCDFGHKLMNPRSTVWZ][AEIORTL][BCDGKLMNPRSTVX]([AEKNOTX]|)"
^name, security/instrument/stock/fund/etf name | of security stock instrument etf fund equity; by ticker isin symbol exchange cusip; plus 20 = Volta Motors Inc.|Norvane Shipping ASA|Harbor Foods plc|World Equity Index ETF|Global Bond Fund|Maple Semiconductor Corp.|Kelvar Pharma AG|Orbon Energy Ltd.|S&P 500 Tracker|Tidewater REIT|Freeway Logistics|Quanta Cloud Inc.|Emerging Markets ETF|Crest Insurance Group
exchange acronym, stock exchange acronym/code/abbreviation, ^acronym/abbreviation | of exchange security; in finance; plus 18 = NYSE|NASDAQ|LSE|TSE|XETRA|ENX|HKEX|SIX|TSX|ASX|BME|BIT|OMX|WSE|JSE|SGX|NSE|BSE
exchange mic, exchange/market mic/code, operating mic, mic code, ^mic | of exchange security stock market instrument trade holding; plus 18 = XNYS|XNAS|XLON|XTKS|XETR|XPAR|XHKG|XSWX|XTSE|XASX|XMAD|XMIL|XSTO|XWAR|XJSE|XSES|XNSE|XAMS
stock/securities exchange name, ^name | of exchange; in finance; by mic acronym timezone country; not of rate currency crypto; plus 22 = New York Stock Exchange|Nasdaq|London Stock Exchange|Tokyo Stock Exchange|Xetra|Euronext Paris|Hong Kong Exchange|SIX Swiss Exchange|Toronto Stock Exchange|Australian Securities Exchange|Bolsa de Madrid|Borsa Italiana|Nasdaq Stockholm|Warsaw Stock Exchange|Johannesburg Stock Exchange|Singapore Exchange
timezone/time+zone abbreviation/abbr/short/code, tz abbr/abbreviation | plus 12 = EST|CET|GMT|PST|JST|CST|IST|AEST|MST|EET
timezone/time+zone abbreviation/abbr dst, timezone/time+zone dst abbreviation/abbr, dst abbreviation/abbr | plus 24 = EDT|CEST|BST|PDT|JST|CDT|IST|AEDT|MDT|EEST
open/opening time | clock text | of exchange market; plus 12 => values values=["09:30","09:00","08:00","10:00"] weights=[40,34,16,10]
close/closing time | clock text | of exchange market; plus 12 => values values=["16:00","17:30","16:30","15:00"] weights=[40,30,20,10]
sedol | text | plus 16 => pattern regex="[B-DF-HJ-NP-TV-Z][0-9][B-DF-HJ-NP-TV-Z0-9]{4}[0-9]"
investment activity label, activity label | plus 14 = Buy|Sell|Dividend|Reinvestment|Interest|Fee|Contribution|Sweep In
expected income, monthly/yearly income | num money | of budget; plus 18 => finance.round median=3800
available/billed/consented/linked products | array | by institution cursor access; plus 16 => array element={"kind":"values","parameters":{"values":["transactions","balance","investments","liabilities","auth","identity"]}} max=3
next/sync/page cursor, sync token | text | plus 6 => string.base64 length=32
institution color, brand color/colour | text | of institution item connection bank; plus 12 => color.hex
^name | text | of item connection; by institution cursor; plus 24 => finance.bankName
^status | of item connection; by institution cursor access; plus 20 = good|requires_update|error
# Files of banks that are read in.
column/col/field separator/delimiter/sep, csv/list/field separator/delimiter, delim, delimiter | text | of import file csv export upload parser; plus 14 => values values=[",",";","\t","|"] weights=[64,24,8,4]
col/column/field sep, csv delimiter/separator | text | plus 14 => values values=[",",";","\t","|"] weights=[64,24,8,4]
decimal/decimals separator/mark/sign/point | text | plus 12 => values values=[".",","] weights=[64,36]
thousand/thousands/grouping separator/mark | text | plus 12 => values values=[",","."," ","'"] weights=[56,26,12,6]
quote/quotation/enclosure char/character/mark, enclosure, text qualifier, escape char/character | of import file csv export upload; plus 12 = "|'
number format | text | of import family household user account export csv; plus 14 => values values=["1,234.56","1.234,56","1 234,56","1,234"] weights=[58,26,10,6]
raw file str/string/text/content/data, csv/file str/string, normalized/normalised/raw csv, raw/normalized/parsed csv str/string/text/content/data | text | plus 20 => values values=["date,amount,name\n2025-03-01,-42.10,Grocery store\n2025-03-02,-9.90,Streamly\n","Date;Amount;Payee\n01.03.2025;-850,00;Landlord\n03.03.2025;2400,00;Employer\n","date,name,amount,category\n2025-06-14,Corner Café,-4.80,Dining out\n","account,ticker,qty,price,date\nBrokerage,MAPL,10,41.20,2025-04-08\n"] null=0.2
date col/column label/name/header | text | plus 22 => values values=["date","Date","Booking date","Transaction Date","posted_on"] weights=[50,24,12,10,4]
amount col/column label/name/header | text | plus 22 => values values=["amount","Amount","Amount (EUR)","Value","debit"] weights=[50,24,12,10,4]
name/payee/description/merchant col/column label/name/header | text | plus 22 => values values=["name","Description","Payee","Merchant","memo"] weights=[50,20,16,10,4]
category col/column label/name/header | text | plus 22 => values values=["category","Category","Type","Group"] weights=[56,26,10,8]
account col/column label/name/header | text | plus 22 => values values=["account","Account","Account name","IBAN"] weights=[56,26,12,6]
notes/note/comment col/column label/name/header | text | plus 22 => values values=["notes","Notes","Memo","Comment"] weights=[56,22,14,8]
tags/tag/labels col/column label/name/header | text | plus 22 => values values=["tags","Tags","Labels"] weights=[60,28,12]
currency col/column label/name/header | text | plus 22 => values values=["currency","Currency","CCY"] weights=[60,30,10]
quantity/qty col/column label/name/header | text | plus 22 => values values=["qty","Quantity","Shares","Units"] weights=[54,24,14,8]
price col/column label/name/header | text | plus 22 => values values=["price","Price","Unit price","Rate"] weights=[54,28,12,6]
ticker/symbol col/column label/name/header | text | plus 22 => values values=["ticker","Symbol","Ticker","ISIN"] weights=[54,24,14,8]
entity+type/type col/column label/name/header | text | plus 22 => values values=["type","Type","Account type"] weights=[62,26,12]
row/rows/line/lines to skip, skip rows/lines/header, skipped header rows | int | plus 14 => number.typical values=[0,0,0,1,1,2,5]
sign/signage/amount convention/strategy, amount type strategy | plus 12 = inflows_positive|inflows_negative|signed_amount
^key | of mapping; by import mappable value; plus 22 = Groceries|Checking|Restaurants|Savings|Utilities|Travel|Cash|Business|Fuel|Visa
^value | of mapping; by import mappable key; plus 22 = Dining out|Joint account|Transport|Household|Subscriptions|Emergency fund
^type | of mapping; by import mappable; plus 22 = category|account|tag|account_type
# Books of a firm.
expense purpose, ^purpose, business purpose | of expense report claim reimbursement; plus 16 = Customer visit in Hamburg|Trade fair|Team meeting|Conference in Lisbon|Training in Leeds|Office move
^title/name | of expense; noun report claim; plus 16 = Trip to Hamburg|March expenses|Trade fair Lyon|Customer dinner|Office supplies Q2|Conference Lisbon|Mileage April
category, expense category/type | of expense; plus 20 = Travel|Meals|Lodging|Office supplies|Software|Mileage|Parking|Phone|Training|Marketing
description, ^note/notes | of expense; by amount merchant receipt vendor billable; plus 20 = Taxi to the airport|Lunch with the client|Hotel, two nights|Train ticket, second class|Stock photos|Printer paper|Parking at the trade fair|Annual plan of the design tool
^name, tax name | of tax; noun rate code; plus 2 = VAT|Reduced VAT|Sales tax|GST|Zero rate|Reverse charge
^type | of tax; noun code; by rate; plus 16 = sales|purchase|both
parent code | text | of account; by account; plus 14 => code.mask mask=#000
normal balance, balance side | of account; len>5; plus 14 = debit|credit
fiscal/accounting period name, period name, ^name | of fiscal accounting; by start end closed; plus 18 = January 2025|FY2025 Q1|2025-03|FY2024|Period 04/2025|Q2 2025|December 2024|2025-06
entry/journal number/no | text | of journal; plus 16 => code.reference prefix=JE
^source | of journal; plus 16 = manual|sales|purchases|bank|payroll|depreciation|import
^name | of payment; noun term terms; plus 22 = Net 30|Net 14|Due on receipt|2/10 net 30|Net 60|End of month|50 % in advance|Net 90
^description | of payment; noun term terms; plus 24 = Payable within 30 days.|2 % off when paid within 10 days.|Payable on receipt of the invoice.|Half now, half on delivery.|By the end of the next month.
discount days, discount period | int | of payment term terms; plus 14 => number.typical values=[10,0,7,14,10]
^days, net days | int | of payment term terms; plus 14 => number.typical values=[30,14,60,0,45,90]
discount percent/percentage/rate | num | of payment term terms; plus 16 => number.typical values=[2,0,3,1,0]
vendor/supplier/bill ref/reference, their reference | text | of bill purchase payable; plus 16 => pattern regex=(RE|INV|2025)-[0-9]{4,6}
`;
