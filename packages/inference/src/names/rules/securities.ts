/** Brokers and markets: securities, trades, what moves on an account, statements of companies, news. */
export const securities = String.raw`
symbol, ticker, ticker/stock/trading/security symbol | text | noun security stock instrument equity share listing; plus 24 => pattern regex="[A-Z]{3,4}"
symbol, ticker, ticker/stock/trading/security symbol | text | of security trade holding market stock quote position order instrument watch portfolio; plus 8 => finance.ticker
^name, security/instrument/stock name | text | noun security instrument stock equity share; by symbol exchange dividend yield ticker isin; plus 24 => company.name
^name, exchange/market name | noun exchange; by symbol open close ticker mic timezone; plus 28 = New York Stock Exchange|Nasdaq|London Stock Exchange|Tokyo Stock Exchange|Euronext Paris|Deutsche Börse|Toronto Stock Exchange|SIX Swiss Exchange
^description/desc | noun exchange; by symbol open close ticker mic; plus 24 = Listed shares and funds|Technology and growth companies|Derivatives and options|Government and corporate bonds|Small and mid caps
issue, issue/share/security type/class, share class | of security instrument stock; by symbol exchange dividend ticker; plus 14 = COMMON|PREF_A|PREF_B|ETF|ADR
^name, trade/order type name, trade/order type | of trade order; noun type; by sell buy market limit side; plus 26 = Market-Buy|Market-Sell|Limit-Buy|Limit-Sell|Stop-Loss
exec/executor/execution/trader/executed+by name | text | of trade order execution; plus 20 => person.fullName
cash type, cash account type | plus 16 = Cash Account|Margin
^name, transaction name/title/text | text | noun transaction; of cash bank account; plus 20 => finance.transactionDescription
tax status | int | of account customer; plus 10 => number.code max=3
lifo, fifo, is lifo | int bool | plus 16 => datatype.boolean probability=0.3
sp/s+p/moody/moodys/fitch/credit/issuer rate/rating | plus 16 = A|BBB|AA|A+|BBB+|BB|AAA|AA-
^source, news source, publisher | of news headline; plus 18 = Market Wire|Daily Ledger|Harbour Post|Financial Courier|Capital Review|Business Today
^summary, ^abstract, teaser, lead | of news headline; plus 20 = Quarterly revenue rose by 8 percent, above expectations.|The company cut its outlook for the second half of the year.|Shares fell after the regulator opened an inquiry.|The board approved a share buyback programme.|Sales in Asia grew faster than in any other region.|A new plant is to open next spring.|Higher energy costs weighed on margins.
headline, ^title | of news; by author source ticker symbol summary; plus 16 = Chipmaker raises outlook after strong quarter|Airline orders 40 new jets|Central bank holds rates steady|Retailer to close 12 stores|Oil falls as supply grows|Drug maker wins approval for new therapy|Carmaker recalls 80,000 vehicles|Bank names new chief executive
sector name, ^name | noun sector; plus 20 = Technology|Health Care|Financials|Energy|Utilities|Industrials|Consumer Staples|Materials|Real Estate|Communication Services
rate | num | of commission; plus 16 => number.typical values=[0.25,0.5,1,0.1,1.5,2]
from quantity, min/minimum quantity | int | of commission; plus 20 => number.typical values=[0,100,500,1000,5000]
to quantity, max/maximum quantity | int | of commission; plus 20 => number.typical values=[99,499,999,4999,10000]
quantity, shares | int | of trade execution fill; by bid symbol ask broker; plus 16 => number.typical values=[100,200,400,500,800,1000,50]
open, open time, opens | int | noun exchange; by symbol ticker; plus 20 => number.typical values=[930,900,800]
close, close time, closes | int | noun exchange; by symbol ticker; plus 20 => number.typical values=[1600,1730,1530,1700]
symbol count, number/num symbol/symbols, num listing/listings | int | plus 20 => number.typical values=[2400,3300,1900,780,5200]
number/num out, outstanding, shares outstanding, out basic/diluted/dilut | int num | of security financial fundamental stock; plus 18 => number.logUniform min=8000000 max=4000000000
^code, zip code | text | noun code zip postcode; of zip postal postcode; plus 24 => pattern regex="[1-9][0-9]{4}"
division, div | text | of zip postal postcode; plus 20 => location.state
area, area code | text | by local extension country; len<=4; plus 20 => pattern regex="[2-9][0-8][0-9]"
local, local number | text | by area extension; len<=12; plus 20 => pattern regex="55501[0-9]{2}"
^name, status name | noun type; of status; plus 24 = Active|Pending|Completed|Canceled|Submitted|Inactive
`;
