/** Money: prices, sums, balances, banks and cards. */
export const money = `
price/cost/amount/fee/charge/total/balance/subtotal/tax/discount/revenue/payment/refund/credit/debit/value/deposit/commission/budget/limit/spend/usage/salary/shipping/net/gross/paid/due/tip/fine/rate cents/minor/pence/micros, cents, amount minor, amount in cents, price in cents, minor units | int num => finance.amount unit=minor
price cents, price in cents, unit amount | int num | plus 1 => commerce.price unit=minor
unit amount | int | plus 2 => commerce.price unit=minor
price cents, amount cents, price amount | int | of plan subscription tier; plus 4 => values values=[900,1900,2900,4900,9900,19900] weights=[16,22,26,18,12,6]
price, amount, monthly price, price monthly, fee | num int money | of plan subscription tier membership package; plus 4 => values values=[9,19,29,49,99,199] weights=[16,22,26,18,12,6]
yearly/annual price/amount/fee, price yearly/annual | num int money | plus 3 => values values=[90,190,290,490,990,1990] weights=[16,22,26,18,12,6]
amount, total, grand total, amount due, net amount, gross amount, final price, sum, line total, invoice total, order total, total amount, total price, total cost, total due, total paid, amount total, total value, total charge, net total, gross total, extended price, net price, final amount, payable amount, amount payable, bill amount, total bill, total sum, line amount, item total, total spent, amount spent, amount paid, paid amount, total fare, total payment, total fee, total charges, total fees, net, gross, total billed, charged | int num money => finance.amount
subtotal, sub total, base amount, taxable amount, net total, taxable, amount before tax, sub total amount, items total, merchandise total | int num money => finance.amount
tax, vat, gst, duty, tax amount, vat amount, sales tax, tax total, total tax, taxes, tax value, tax due, service tax, gst amount | int num money => finance.tax
shipping, freight, postage, shipping cost, shipping fee, shipping price, shipping amount, delivery fee, delivery cost, delivery charge, shipping total, freight cost, handling fee, shipping charge, shipping charges, ship cost | int num money => finance.shipping
discount, rebate, discount amount, coupon amount, discount total, total discount, savings, markdown, discount value, line discount, promotion amount, reduction | int num money => finance.discount
discount | num | of line item detail order; plus 1 => values values=[0,0.05,0.1,0.15,0.2,0.25] weights=[72,8,9,4,5,2]
tip/gratuity/tip amount | int num money => finance.discount
price, unit price, list price, sell price, selling price, retail price, sale price, regular price, item price, msrp, rrp, base price, ticket price, fare, unit cost price, sales price, price each, price per unit, current price, original price, compare at price, discounted price, price amount, full price, normal price, special price, price at purchase, product price, base fare, purchase unit price, net unit price | int num money => commerce.price
price, fare, ticket price | int num money | of flight ticket trip airline travel tour; plus 3 => commerce.price median=190 sigma=0.6
price, list price, asking price, sale price, sold price, value, property value, market value, purchase price | int num money | of property house real estate apartment home listing; plus 4 => finance.round median=320000
price, list price, sale price, msrp, purchase price, value | int num money | of vehicle car truck motorcycle boat; plus 4 => finance.round median=24000
price/cost | int num money | of menu dish food meal pizza drink beverage; plus 4 => commerce.price median=11 sigma=0.4
price/fee/cost/tuition | int num money | of course class workshop training lesson; plus 3 => finance.round median=240
price/fee/cost/charge | int num money | of treatment procedure service consultation appointment visit; plus 3 => finance.round median=90
rental/daily/hourly/nightly/weekly/monthly/day/hour/room/night/labor/service/billing/pay/session/consultation rate/price/fee/cost/charge, price/rate/cost/fee/charge/rent per night/day/hour/month/week/mile/km/kilometer/person/head/seat/unit/kg/kwh/minute | int num money => commerce.price median=75 sigma=0.5
hourly/labor/billing rate, rate/price/cost per hour, hour rate | int num money | plus 2 => finance.round median=65
rent, monthly rent, rent amount, rental price, lease amount, asking rent | int num money => finance.round median=1250
cost, unit cost, standard cost, cost price, purchase price, wholesale price, average cost, last cost, actual cost, replacement cost, production cost, landed cost, buy price, supply cost, buying price, cost amount, cost per unit, purchase cost, material cost, parts cost, labor cost, repair cost, total parts cost | int num money => commerce.cost
cost, total cost, repair cost, labor cost, estimated cost, actual cost | int num money | of maintenance repair service work inspection claim project treatment incident damage job; plus 4 => finance.amount median=240 sigma=0.9
salary, wage, compensation, income, pay, stipend, gross pay, net pay, base salary, annual salary, monthly salary, base pay, annual income, salary amount, gross salary, net salary, current salary, expected salary, salary min, salary max, min salary, max salary, basic salary, yearly income, household income, monthly income | int num money => finance.salary
salary | text => values values=["40,000–50,000","50,000–65,000","65,000–80,000","80,000–100,000","100,000–130,000"] weights=[18,30,26,18,8]
bonus, allowance, overtime pay, bonus amount, incentive | int num money => finance.round median=1500
hourly wage, pay rate, hourly pay | int num money => number.measure mean=28 deviation=9 min=13 max=95 fractionDigits=2
deduction, deductions, total deductions | int num money => finance.amount median=320 sigma=0.6
balance, account balance, current balance, opening balance, closing balance, available balance, outstanding balance, ending balance, ledger balance, wallet balance, starting balance, remaining balance, balance after, balance before, running balance, credit balance, cash balance, balance due, initial balance | int num money => finance.balance
credit limit, limit amount, spending limit, overdraft, overdraft limit, loan amount, principal, mortgage amount, credit line, sales quota, quota amount, target amount, goal amount, funding goal, coverage amount, sum insured, face value, insured value, down payment, budget, budget amount, coverage limit, total budget, allocated amount, approved amount, requested amount, claim amount, settlement amount, grant amount, estimated value, appraised value, market value, asset value, contract value, deal value, project budget, annual budget, monthly budget, daily budget, principal amount, insured amount, coverage, claimed amount, amount claimed, benefit amount, payout amount, estimated amount, expected revenue, deal amount, opportunity amount, amount requested, amount approved, sales target, revenue target, monthly limit, daily limit, transaction limit, reserve amount, max amount, max loan amount | int num money => finance.round
premium, premium amount, monthly premium, annual premium | int num money => finance.round median=140
deductible, excess, co pay, copay | int num money => number.typical values=[500,250,1000,100,2000]
market cap, assets under management, equity, liabilities, net worth, total assets | int num => finance.round median=20000000
debit, credit, debit amount, credit amount, debits, credits | int num money | of journal ledger entry gl posting transaction account line; plus 2 => finance.amount
fee, charge, charges, commission, surcharge, service fee, processing fee, platform fee, late fee, fine, penalty, royalty, interest, interest amount, donation, contribution, pledge, transaction fee, service charge, fine amount, penalty amount, registration fee, application fee, booking fee, cancellation fee, commission amount, membership fee, fee amount, application fee amount, late charge, cleaning fee, entry fee, gas fee, consultation fee, admin fee | int num money => finance.amount median=18 sigma=0.8
donation, donation amount, contribution, pledge, pledged, pledge amount | int num money | plus 2 => finance.round median=50
bid, bid amount, offer, offer amount, wager, stake, reserve price, starting bid, starting price, current bid, min bid, winning bid, max bid, offer price | int num money => finance.round median=120
deposit, deposit amount, security deposit, advance, advance payment, down payment amount | int num money => finance.round median=300
refund, refund amount, amount refunded, refunded amount, credit note amount, adjustment, adjustment amount | int num money => finance.amount median=38
refunded amount, amount refunded | int num | plus 4 => number.mostlyZero
amount, sum, money, payment, revenue, sale, spend, turnover, profit, earnings, expense, purchase, valuation, worth, margin amount, transfer amount, payment amount, transaction amount, net amount, gross amount, spending, sales, expenses, transaction value, purchase amount, sales amount, gross revenue, net revenue, net profit, gross profit, order value, order amount, invoice amount, installment, installment amount, emi, repayment amount, collected, amount collected, amount received, amount due, outstanding, outstanding amount, amount owed, arrears, write off amount, credit used, goal, raised, pledged, funded, amount raised, target, current amount, saved amount, loss amount, lifetime value, total spend, ltv, aov, average order value | num money => finance.amount
amount, sum, payment, revenue, sales, spend, profit, earnings, expense, expenses, payment amount, transaction amount, transfer amount, outstanding, lifetime value | int => finance.amount
goal, raised, pledged, funded, target, current amount | int num money | of campaign fund fundraiser project donation goal pledge saving investment; plus 4 => finance.round median=2500
amount | int num | of recipe ingredient; plus 4 => number.typical values=[1,2,100,250,500,3]
value | num int | of deal opportunity contract asset gift voucher coupon; plus 2 => finance.round
value/amount/discount, discount value | int num | of coupon discount promotion voucher promo; plus 3 => number.typical values=[10,15,20,5,25,50]
... | money | plus -6 => finance.amount
currency/curr, currency code/iso, iso currency, ccy, base/quote/from/to/source/target/local/default/payment/billing/price/amount/original/settlement currency, currency from/to, currency iso code, preferred currency | text enum => location.currencyCode
currency | text | of exchange rate price plan product tariff; plus 1 => finance.currencyCode
^code, iso code, ^currency code/currency | text | of currency; plus 4 => finance.currencyCode
currency name/title, ^name | text | of currency; plus 4 => finance.currencyName
currency symbol, ^symbol | text | of currency; plus 4 => finance.currencySymbol
currency symbol | text => finance.currencySymbol
exchange/fx/conversion/currency/spot rate, rate to usd, fx, exchange rate value | num => finance.exchangeRate
^rate/value | num | of exchange currency fx; plus 4 => finance.exchangeRate
tax/vat/gst rate/percent/percentage, tax rate percent, vat percent | int num => finance.taxRate
rate/percent | num int | of tax vat; plus 4 => finance.taxRate
interest/mortgage/coupon/discount/lending/loan/annual rate, apr, apy, yield, interest rate percent, dividend yield, inflation rate, annual interest rate | num int => finance.interestRate
rate | num | of loan deposit mortgage saving credit; plus 3 => finance.interestRate
open/high/low/close/bid/ask/strike/last/close price, adj close, open price, closing price, opening price | num => finance.stockPrice
^open/high/low/close/price/bid/ask | num | by volume; plus 4 => finance.stockPrice
price, last price, purchase price, average price, execution price, entry price, exit price | num | of stock trade quote security holding position portfolio candle share ticker; plus 4 => finance.stockPrice
volume | int num | by open close high low price; plus 4 => number.lognormal median=1000000 sigma=1
card number, credit/debit/cc card number, cc number, pan, card no, credit card, credit card no | text int => finance.creditCardNumber
last 4, last four, card last four/4/digits, last digits, card last 4 digits, masked card/number/pan, masked card number, cc last 4, last 4 digits | text int => finance.creditCardLast4
iban, iban number | text => finance.iban
bic, swift, swift code/bic, bic code, bic swift | text => finance.bic
routing number, aba, aba number, sort code, bsb, transit number, bank code, blz, ifsc, ifsc code, branch code, bank routing number | text int => finance.routingNumber
bank account/account number/no, account number/no, acct no, bank account, account num, from/to account, sender/recipient/beneficiary/receiver account/number | text int => finance.accountNumber
number, account number | text int | of account; by balance iban currency; plus 4 => finance.accountNumber
bank/issuing bank, bank name/title, issuer name, credit institution, name of bank, beneficiary bank | text => finance.bankName
^name | text | of bank; plus 5 => finance.bankName
account/gl+account/ledger+account/chart account name/title, gl account, ^account | text | of ledger gl chart journal coa budget accounting; plus 2 => finance.accountName
^name/description | text | of account ledger; by code parent balance type normal; plus 2 => finance.accountName
account/gl/nominal/ledger/accounting code, cost/profit center, gl account code, cost center code | text int => code.mask mask=####
^code/number | text int | of account ledger gl coa; plus 3 => code.mask mask=####
wallet/eth/contract/token/crypto/public/blockchain address, wallet, eth address, blockchain address | text => finance.ethereumAddress
btc/bitcoin address | text => finance.bitcoinAddress
tx/transaction/block hash | text | of block transaction chain wallet; plus 2 => string.hexadecimal length=64
block number/height | int => sequence start=18000000
gas used/limit, gas | int => number.logUniform min=21000 max=900000
check/cheque number/no | text int => string.numeric length=6
payment/credit/net/invoice/billing term, terms, payment terms, terms of payment | text => enum.terms
payment description, transaction description/memo/details, remittance information, statement descriptor | text => finance.transactionDescription
description/memo/narrative/narration/details | text | of transaction journal ledger posting payment transfer; plus 2 => finance.transactionDescription
plan, plan name, tier, subscription plan, pricing plan, membership plan, plan code, plan type, package name, subscription tier, price plan, current plan, plan tier | text => enum.plan
^name/title | text | of plan tier subscription membership pricing; plus 4 => enum.plan
amount/total/net/tax/debit/credit/discount/price/balance/amount+net bc/tc/fc/base/local/usd/eur/gbp | int num => finance.amount
sale/cost/revenue/purchase/profit/amount ytd/mtd/last+year/last+month/this+year/to+date, year to date, ytd | int num money => finance.amount median=12000
sale last year, sales last year | num => finance.amount median=12000
basis, tax basis | num => finance.amount
sell/selling/list price fx, fx price/sell price/amount | num => commerce.price
owes/owed/covered/collected/withheld/contributed, patient owes, insurance covered, amount covered, insurance paid | num int money => finance.amount
base/standard/room/night/nightly/weekend rate, rate | num | of room hotel rate apartment rental; plus 3 => commerce.price median=110 sigma=0.4
social security, health insurance, retirement, pension, federal/state/income/medicare/payroll tax, 401 k, retirement 401 k, provident fund, tax deducted | num money | => finance.amount median=280 sigma=0.5
commission rate | num => number.typical values=[0.1,0.08,0.05,0.12,0.15]
premium/rent/fee share | num => finance.amount median=60
registration fee/cost, fee | num int | of event; plus 2 => finance.round median=25
bank account/acct last 4/four | text => string.numeric length=4
price/cost/rate per kg/liter/litre/gram/lb/pound/gallon/ton/piece/unit | num => commerce.price median=4 sigma=0.6
price/rent/cost/value per sqm/sqft/square+meter/square+foot/m | num int => finance.round median=2800
earnings/income/revenue/sales/spend today/week/month/total, earned, spent, funded, support, bonus support, concession, waiver amount, tuition, scholarship, fees paid | num money int => finance.amount
high/low 52 w, 52 week high/low | num => finance.stockPrice
realized/unrealized pnl/profit/gain/loss, pnl, profit loss | num => number.signed scale=400
shares outstanding, float shares | int num => number.lognormal median=90000000 sigma=1.2
pe ratio, price earnings ratio, price to earnings | num => number.measure mean=18 deviation=8 min=3 max=60 fractionDigits=1
tax slab/bracket | num int => finance.taxRate
payment intent | text => code.externalId prefix=pi_
purchase/acquisition cost/price/value, cost, purchase cost | num int money | of vehicle car truck fleet; plus 4 => finance.round median=24000
monthly/weekly/annual payment/installment, emi | num money int => finance.amount median=420 sigma=0.6
annual contract value, acv, contract value, deal size | num int money => finance.round median=18000
prize pool, prize money | num int money => finance.round median=10000
employer match, match amount | num money => finance.round median=50
outstanding/principal/loan/remaining balance | num money int | of loan mortgage credit; plus 4 => finance.round median=42000
daily/weekly/monthly/transaction/withdrawal/spending/transfer/atm limit, limit | num money | plus 3 => finance.round median=1500
base/minimum/total/estimated fare | num money int | of ride trip taxi booking cab; plus 6 => commerce.price median=14 sigma=0.6
price/amount/total paid | num money => finance.amount
promo/store/account credit/credits, wallet credit | num money => finance.amount median=12
paid/owed/outstanding/net/gross/vat/refunded/waived/owing/unpaid/credited, balance owed/outstanding | num money | plus 2 => finance.amount
declared/customs/insured/goods/cargo/shipment value | num int money | plus 4 => finance.round median=12000
duty, duty/customs amount | num money | of customs entry import declaration; plus 6 => finance.amount median=420
fine/penalty/fee, ^amount | num money | of fine penalty library late; plus 6 => number.typical values=[2.5,1,5,0.5,10,12,25]
unit/day/hour/daily/hourly rate | num money | of charge rate service => finance.amount median=45
salary/pay/compensation/wage from/to/min/max/low/high/start/end, min/max/minimum/maximum/expected/desired/target salary | int num | plus 8 => finance.salary
price/budget/cost/amount/rent from/to/min/max | int num | plus 8 => finance.round median=900
feed in tariff, unit price ct, price per kwh | num | plus 4 => number.measure mean=0.14 deviation=0.05 min=0.04 max=0.4 fractionDigits=4
end of day rate, endofdayrate, closing/opening/mid/middle/bid/ask rate, average/averaged rate, averagerate | num | of currency exchange fx forex; plus 10 => finance.exchangeRate
`;
