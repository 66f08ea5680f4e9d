/** Grids, weather, laboratories, hospitals, shipments, agreements and land on record: what their texts hold, and what one thing of each is described as. */
export const publicWorks = String.raw`
# Grids.
bus/busbar type/configuration/arrangement | of substation bay grid switchgear; plus 20 = single bus|double bus|ring bus|breaker-and-a-half|main and transfer
earthing, grounding, earthing/grounding type/system/method | of substation transformer feeder grid meter network line; plus 20 = solid|resistance|TN-S|TT|isolated|resonant
protection scheme/type, relay type | of substation feeder line transformer grid bay; plus 22 = distance|overcurrent|differential|earth fault|recloser
conductor, conductor type/material | of feeder line span cable grid circuit network; plus 26 = ACSR 150|AAC 95|Copper 50|AAAC 120|XLPE 240
restoration/outage/repair stage/status | of outage fault interruption; plus 22 = reported|crew assigned|crew on site|partially restored|restored
equipment failed, failed/faulty/affected equipment/component | plus 18 = transformer|overhead line|underground cable|switch|fuse|insulator
operator, owner/operator name | text | of substation grid feeder route line plant station network; plus 16 => company.name
register, meter register, register type | of meter reading register consumption; plus 18 = import total|export total|peak|off-peak|reactive
validation, validation status/result/state | of reading measurement meter observation sample; plus 18 = validated|estimated|rejected|pending
tou/tariff/rate/usage/time period, time band | of reading meter consumption tariff usage; by kwh energy register rate charge; plus 22 = peak|off-peak|shoulder|night
rate/tariff/customer class | of tariff rate meter utility; plus 18 = residential|small commercial|industrial|agricultural|street lighting
season | of tariff rate; plus 20 = all year|summer|winter
applies to, applicable to | of tariff rate; plus 22 = households|small businesses|farms|heat pumps|charging stations
^description/desc | noun tariff rate; plus 12 = One price at all hours|Lower price from 22 to 6 h|Price follows the market each hour|For heat pumps with a meter of their own|Fixed for 24 months
^description/desc | noun substation transformer feeder bay switchgear; plus 14 = Feeds the northern suburbs|Two transformers, outdoor switchgear|Built for the industrial park|Overhead lines to three villages|Remote controlled since 2019
# Weather.
sky cover/condition, cloud cover/amount | text | of observation weather station forecast metar; plus 26 => values values=["clear","few","scattered","broken","overcast"]
pressure tendency/trend | plus 18 = rising|steady|falling|rising slowly|falling rapidly
precipitation type/kind | plus 22 = rain|snow|drizzle|none|sleet|hail|freezing rain
present/current weather, weather code/text/summary | of observation; plus 10 = partly cloudy|light rain|overcast|sunny|fog|showers|snow
metar, raw metar, taf | plus 20 = EDDF 121350Z 24008KT 9999 FEW030 18/09 Q1016|KJFK 121351Z 18012KT 10SM SCT045 22/14 A3002|EGLL 121350Z 21010KT CAVOK 17/08 Q1019|LSZH 121350Z VRB03KT 9999 BKN025 12/08 Q1013
exposure, site exposure | of station weather; plus 20 = open field|roof|airfield|coastal|valley floor
network, station/observing network | of station weather; plus 20 = national network|airport network|road weather|volunteer observers|research
wmo id/number/code, synop id | text | plus 20 => pattern regex="0[1-9][0-9]{3}"
^description/desc | of weather; noun station site; plus 16 = Automatic station on the airfield|Roof of the university|Mountain hut, 2,300 m|Road weather station at the bridge|Manual observations twice a day
^name, station name | of weather; noun station site; plus 22 = Airport|Harbour Pier|Hilltop Observatory|City Park|Lake Shore|Mountain Pass|University Roof|Northern Plains
# Laboratories.
container, sample container, container type | of sample specimen aliquot; plus 20 = 250 ml glass bottle|40 ml vial|1 l plastic bottle|EDTA tube|swab|sterile bag
received condition, condition received, sample condition, condition on receipt/arrival | of sample specimen aliquot; plus 20 = intact|cold, 4 °C|warm|leaking|frozen|broken seal
disposal method/type | of sample specimen chemical reagent waste; plus 20 = incineration|autoclave|chemical waste|return to client|landfill
instrument, instrument name/model | of result run assay analysis; by analyte method dilution detection qualifier; plus 22 = ICP-MS 1|GC-MS 2|HPLC 3|Spectrophotometer|Ion chromatograph|Balance 04
# Hospitals.
diet, diet order/type | of admission patient ward encounter inpatient stay; plus 24 = regular|diabetic|low sodium|nil by mouth|soft|clear liquids
code status | of admission patient encounter; plus 18 = full code|DNR|DNR/DNI|comfort care
referral/admission source | of admission patient encounter referral; plus 20 = emergency department|general practitioner|transfer|outpatient clinic|self
presenting complaint/problem | of admission encounter triage emergency visit; plus 16 = chest pain|shortness of breath|abdominal pain|fall|fever|head injury|dizziness
^name, ward name | noun ward; plus 14 = Ward 3A Surgery|Intensive Care Unit|Maternity|Paediatrics|Cardiology Ward|Stroke Unit|Short Stay Unit|Oncology
^description/desc | noun ward; plus 20 = 24 beds, four of them monitored|Patients after surgery|Single rooms for isolation|Short stays up to 48 hours|Children up to 16 years
visiting hour/hours/time/times | of ward hospital unit; plus 20 = 14:00-18:00|10:00-12:00, 15:00-19:00|15:00-20:00|by appointment
# Warehouses and shipments.
bin/location/slot/shelf code | text | of bin warehouse location slot shelf rack; not of organization waste; plus 22 => code.spot
aisle | text | of bin warehouse location slot rack shelf; plus 14 => pattern regex="[A-H]|0[1-9]|1[0-9]"
blocked/hold reason | of bin location slot stock warehouse pallet; plus 20 = damaged rack|stock count|quality hold|spill|reserved
racking, racking/rack type | plus 16 = selective|drive-in|push-back|cantilever|mobile|floor storage
^description/desc, goods/cargo/commodity description | noun shipment consignment load freight cargo; plus 16 = Machine parts on 4 pallets|Consumer electronics, 120 cartons|Frozen fish, keep at -18 °C|Furniture, knocked down|Printed matter|Car tyres, 600 pieces
pro number/no | text | of shipment freight load; plus 22 => pattern regex="[1-9][0-9]{2}-[0-9]{6}"
bill of lading, bill of lading number/no, lading bill, mbl, hbl | text | plus 20 => pattern regex="(MAEU|MSCU|HLCU|COSU)[0-9]{9}"
minimum/min/first/standing/last order, order minimum, minimum order value/quantity | text | of supplier vendor distributor merchant; plus 26 => values values=["50 kg","2 pallets","€ 150","10 cases","none","€ 500"]
rating | of supplier vendor contractor distributor; plus 12 = A|B|C|preferred|on probation
food/product category | text | of supplier distributor vendor; by delivery food; plus 18 => values values=["Produce","Dairy","Meat & Poultry","Seafood","Dry Goods","Beverages","Bakery"]
^description/desc | noun supplier distributor wholesaler; plus 10 = Regional wholesaler, delivers six days a week|Family business since 1978|Imports from Italy and Spain|Organic farms in the area|Cash and carry with two branches
# Agreements.
^description/desc, ^summary, scope of work/services, subject matter | noun contract agreement; plus 16 = Maintenance of all lifts, twice a year|Delivery of office supplies on call|Cleaning of three floors, five days a week|Software support with four hours response time|Rental of storage space for 24 months|Advertising in three channels until December
scope | of contract agreement; plus 20 = maintenance|supply|consulting|construction|support|licensing
renewal term/terms/clause/option | of contract agreement lease policy; plus 22 = renews for 12 months|no renewal|by written notice, 3 months|month to month after the term|two options of 2 years
penalty term/terms/clause, late fee terms | of contract agreement; plus 22 = 0.5 % per week of delay|2 % of the monthly fee|none|up to 5 % of the value|interest at the legal rate
termination clause/terms/notice, notice terms | of contract agreement; plus 14 = 3 months to the end of a quarter|30 days' notice|for cause only|6 months' notice
justification, business justification/reason/purpose | of expense purchase requisition claim reimbursement; plus 20 = Customer visit|Team workshop|Replacement of broken equipment|Training|Trade fair|Monthly subscription
^description/desc | noun expense spending outlay expenditure; plus 16 = Taxi to the airport|Printer paper|Team lunch|Hotel, 2 nights|Software licence, monthly|Fuel|Parking|Train to the customer
# Land and papers on record.
deed book, deed/record/plat book | text | plus 22 => pattern regex="[1-9][0-9]{2,3}"
deed type, instrument type | of deed property parcel record land; plus 22 = warranty deed|quitclaim deed|special warranty deed|trust deed|grant deed
exemption, exemption type/code | of property parcel tax assessment land; plus 20 = homestead|senior|veteran|none|agricultural|religious
lot dimensions/size | text | of property parcel lot land; plus 22 => values values=["50 x 120 ft","75 x 150 ft","100 x 200 ft","60 x 110 ft","irregular"]
# Funds and orders.
benchmark, benchmark index/name | of fund portfolio strategy mandate; plus 20 = MSCI World|S&P 500|Bloomberg Global Aggregate|FTSE 100|Euro Stoxx 50|60/40 composite
domicile, domicile country, fund domicile | text | plus 14 => values values=["Luxembourg","Ireland","United States","Germany","Switzerland","Cayman Islands"]
distribution policy, dividend policy | of fund share; plus 20 = accumulating|distributing|quarterly|annual
fund type | of fund; by benchmark isin nav domicile expense ratio; plus 24 = equity|bond|mixed|money market|index|real estate
^name, fund name | noun fund; by benchmark isin nav domicile custodian; plus 26 = Global Equity Fund|European Bond Fund|Emerging Markets Index|Balanced Income Fund|Sustainable Water Fund|Small Cap Growth|Short Duration Fund
^description/desc | noun fund; by benchmark isin nav domicile custodian; plus 20 = Invests in large companies of developed markets.|Bonds of euro states and companies.|Follows the index with full replication.|Shares and bonds in equal parts.|Companies with low emissions.
strategy | text | of fund; by benchmark isin nav; plus 18 => values values=["growth","value","income","index","long/short","balanced"]
time in force, tif | text | plus 40 => values values=["DAY","GTC","IOC","FOK","GTD"]
venue, execution/trading venue | text | of order trade execution fill; by symbol side limit; plus 26 => values values=["NYSE","NASDAQ","ARCA","XETRA","LSE","BATS"]
account type | of order trade; by symbol side limit; plus 22 = cash|margin|IRA|joint
strategy | text | of order trade; by symbol side limit; plus 22 => values values=["VWAP","TWAP","momentum","mean reversion","manual","pairs"]
exec/execution instruction/instructions | text | plus 20 => values values=["do not reduce","all or none","minimum 100","not held","work the order"]
order/trade rejection/reject reason | of order trade; by symbol side limit; plus 20 = insufficient funds|market closed|price outside limits|unknown symbol|short sale restricted
# Leagues, kitchens and advertisements.
gender/age category, category | of league team competition match; plus 18 = men|women|mixed|youth|U19
level, competition/league level | of league competition; plus 18 = first division|second division|regional|district|amateur
points/scoring system | plus 14 = 3 for a win, 1 for a draw|2 for a win, 1 for a draw|4 for a bonus win|5 sets|best of three
tiebreak, tie break, tiebreak rule, tie break rule | text | plus 16 => values values=["goal difference","head to head","goals scored","fair play","play-off"]
^description/desc, commentary | of match game; noun event incident; plus 24 = Header from a corner.|Late tackle near the halfway line.|Shot from 20 metres, saved.|Penalty converted, low to the left.|Replaced with a knee injury.
assist type/kind | plus 18 = pass|cross|corner|free kick|rebound|through ball
body part | of event goal shot match; by minute outcome assist; plus 22 = right foot|left foot|head|other
period, match period | of match game event; by minute; plus 26 = 1H|2H|ET|PEN
squad/team/playing role | of player squad contract; plus 22 = first team|key player|rotation|backup|prospect
injury, injury type/description | text | plus 14 => values values=["hamstring strain","ankle sprain","knee bruise","none","muscle fatigue","concussion"]
scouting/scout report/notes | text | plus 18 => values values=["Quick over the first metres, weak in the air.","Reads the game well, good long passes.","Strong in duels, needs to work on his left foot.","Calm on the ball, seldom loses it.","Good season, watch again in spring."]
menu section, section | of menu dish; plus 20 = Starters|Mains|Desserts|Sides|Drinks|Specials
wine pairing, pairing, drink/beverage pairing | text | plus 18 => values values=["Riesling, dry","Pinot Noir","Chardonnay","Sauvignon Blanc","Malbec","Rosé","house beer"]
plating/garnish/presentation notes/note | of menu dish recipe item; plus 20 = Sauce on the side, parsley on top|Slice at an angle, serve on slate|Warm plate|Dust with sugar before serving|Garnish with lemon
availability | of menu dish; plus 22 = all day|lunch only|dinner only|weekends|seasonal|sold out
attribution model | plus 30 = last_click|first_click|linear|data_driven|position_based
landing page, landing page url, destination page | text | of campaign ad creative advert link; plus 26 => internet.url
targeting, audience targeting, targeting type | text | of campaign ad adset creative line; plus 20 => values values=["interests","lookalike","retargeting","keywords","demographics","broad"]
^description/desc | of ad advert advertising advertiser media marketing; noun campaign; plus 22 = Launch of the spring collection|Brand awareness in three cities|Retargeting of cart abandoners|Search ads for the new product|Video ads before the holidays
# Buses.
route/line number/no | text | of route line bus tram; plus 24 => values values=["1","2","4","7","11","12","15","N3","X10","22","36","48"]
frequency, service frequency, headway | text | of route line bus tram timetable; plus 24 => values values=["every 10 min","every 15 min","every 20 min","every 30 min","hourly","peak only"]
terminus, terminal stop, last stop, first stop, start/end stop | text | of route line bus tram trip; plus 22 => values values=["Central Station","Airport","Harbour","University","North Park","City Hall","Hospital"]
service pattern, operating/running days, days of operation | text | of route line bus tram trip service; plus 22 => values values=["daily","weekdays","weekends","school days","Mon-Sat","nights"]
`;
