/** Homes that are let, sold and looked after. */
export const homes = String.raw`
rent/rents, market/monthly/asking/base/cold/net/warm/current/lease rent, rent amount, rent per month, rent price | num int money | not of equipment vehicle car tool film store inventory movie; plus 4 => number.measure mean=1380 deviation=430 min=390 max=5200 fractionDigits=0
rent, monthly rent, site/ground/office/land rent, rent amount | num money | of site office tower cell land branch store location; plus 9 => finance.round median=2400
deposit, security/rental/rent deposit, deposit held/amount, bond amount | num int money | of lease unit tenancy apartment tenant rental contract; plus 8 => number.measure mean=1650 deviation=520 min=400 max=6000 fractionDigits=0
amount, offer amount/price, price, bid/offered amount/price | num int money | of offer bid; by buyer property listing seller; not by sku quantity; plus 10 => number.lognormal median=365000 sigma=0.45 fractionDigits=0
year built, built year, construction year | int | plus 4 => date.year back=70
feedback, comment/comments, notes, remarks | text | of viewing showing tour; plus 10 => values values=["Liked the light rooms, kitchen too small.","Too close to the main road.","Would like a second viewing.","Price above their budget.","Loved the garden, asks about the heating.","Needs more bedrooms.","Interested, waiting for the bank.","Prefers a house with a garage."]
deposit deduction/deductions, deduction | num money | of inspection lease deposit moveout; plus 2 => finance.amount median=140
late fee, late charge, returned check fee, nsf fee | num money | plus 4 => number.typical values=[50,75,35,25,100]
application/screening/pet/cleaning/key/admin fee | num money | plus 4 => number.typical values=[50,45,75,35,150]
management/brokerage/agency fee | num money | of owner statement property lease rent; plus 4 => finance.amount median=130 sigma=0.4
management/brokerage/agency fee percent/pct, management percent | num => number.typical values=[8,10,7,6,9]
charge type | text | of rent lease charge tenant; plus 8 => values values=["rent","late fee","utilities","parking","pet fee","repair"] weights=[64,10,12,6,4,4]
amount, amount due/paid | num money | of rent lease; plus 6 => number.measure mean=1350 deviation=420 min=40 max=5000 fractionDigits=2
description, memo | text | of rent; plus 8 => values values=["Rent for the month","Late fee","Water and heating","Parking space","Pet rent","Repair of window","Storage unit"] weights=[60,8,14,6,4,4,4]
balance | num money | of rent lease; plus 6 => number.mostlyZero
lease/tenancy/rental type | text | plus 4 => values values=["fixed term","month-to-month","corporate","short term"] weights=[72,18,5,5]
lease/tenancy state/status, state, status | text | of lease tenancy; not by city zip; plus 6 => values values=["active","expired","draft","notice given","terminated"] weights=[58,26,5,6,5]
escalation/increase/indexation/uplift/rent+increase percent/pct/rate | num | plus 2 => number.typical values=[3,2.5,2,4,5]
cap rate/percent, yield on cost, initial yield | num => number.measure mean=5.8 deviation=1.2 min=2.5 max=11 fractionDigits=2
irr, target/net/gross/expected irr/return, return target | num => number.measure mean=11.5 deviation=3.5 min=3 max=24 fractionDigits=2
aum, assets under management, fund/portfolio size/value, net asset value, nav | num int money | plus 2 => finance.round median=85000000
mortgage/loan balance/amount, outstanding mortgage | num money | of property building house home; plus 8 => finance.round median=240000
assessed/market/appraised/land/building/taxable/replacement value/cost | num int money | of property house home building dwelling parcel listing; plus 4 => finance.round median=340000
walk/transit/bike score | int num | plus 2 => number.measure mean=62 deviation=20 min=3 max=100 fractionDigits=0
story/stories/storeys/floors, number of floors, num stories/floors, floor count | int num | plus 4 => number.typical values=[2,1,3,4,5,8]
year renovated, renovation year, last renovated | int | plus 8 => date.year back=25
nickname, ^name | text | of property building house estate; plus 8 => values values=["Maple Court","Riverside House","The Elms","Oak Terrace","Hillview","Station Lofts","Garden Row","Lakeside Place","Park Mews","Mill House","Cedar Heights","Harbour View"]
pet policy, pets policy | text | plus 2 => values values=["no pets","cats only","small pets allowed","pets on request","pets allowed"] weights=[28,18,22,16,16]
pets, pet details | text | of tenant applicant resident application; plus 4 => values values=["none","one cat","one dog","two cats","none"] weights=[62,16,14,8,0]
vehicle/car description/desc | text | of tenant resident permit guest visitor parking; plus 6 => values values=["Blue hatchback","Black estate","White van","Red saloon","Silver SUV","Grey pickup"]
listing/property/unit blurb/teaser/headline, headline, ^title | text | of listing unit apartment; by rent bedroom unit asking property; plus 8 => values values=["Bright two-bedroom flat with balcony","Renovated studio near the station","Family home with garden","Top-floor loft with city view","Quiet one-bedroom, pets welcome","Spacious flat with two bathrooms","Ground-floor apartment with terrace"]
body html/text/html, body, description, blurb | text | of listing; by rent unit asking bedroom; plus 8 => text.description domain=property
syndicated to, syndication, portals, published on, posted to | text array | plus 2 => array element={"kind":"values","parameters":{"values":["HomeFinder","RentSpot","CityListings","NestPortal"]}} min=1 max=3
utilities included, included utilities, utilities | array | plus 4 => array element={"kind":"values","parameters":{"values":["water","heating","internet","electricity","waste"]}} max=3
utility, utility type | text => values values=["electricity","water","gas","heating"] weights=[38,30,18,14]
reading unit, unit | text | of utility meter reading; by utility consumption meter; plus 8 => values values=["kWh","m³","kWh","gal"] weights=[48,34,12,6]
reading, meter reading | num int | of utility meter; plus 8 => number.lognormal median=14200 sigma=0.6 fractionDigits=1
meter electric/electricity/water/gas/heat, electric/electricity/water/gas/heat meter, meter number/no | text | plus 6 => code.mask mask=M########
unit/apartment/flat number/no | text | plus 4 => code.mask mask=##A
key number/no/tag, key code, key | text | of unit property room apartment building; plus 6 => code.mask mask=K-###
lockbox/door/gate/access/alarm/entry/pickup/collection/locker/pin code/pin | text | plus 4 => string.numeric length=4
lockbox/door/gate/access/alarm/pickup/collection/locker code | text | len<=8; plus 6 => string.numeric length=6
floorplan/floor+plan/layout/unit+type name/type, floorplan, floor plan, ^layout | text | not of booking page document template screen report chart block widget view theme form card dashboard keyboard seat; plus 6 => values values=["Studio","1 bed","2 bed","2 bed corner","3 bed","Loft"] weights=[14,32,26,10,12,6]
occupancy status | text | of unit apartment property; plus 6 => values values=["occupied","vacant","notice","reserved"] weights=[86,8,4,2]
occupant/occupants/household+member/guests, number of occupants | int | of application lease unit tenant booking household; plus 4 => number.typical values=[2,1,3,4]
monthly/household/gross/net income, monthly salary | num int money | plus 10 => number.measure mean=4800 deviation=1700 min=1400 max=16000 fractionDigits=2
income, rental income | num money | of statement owner property; plus 10 => number.measure mean=3900 deviation=1400 min=700 max=15000 fractionDigits=2
expense/expenses/costs, property expenses | num money | of statement owner property; plus 4 => finance.amount median=420 sigma=0.8
distribution, net/owner distribution, payout | num money | of statement owner; plus 4 => number.measure mean=2900 deviation=1100 min=300 max=12000 fractionDigits=2
credit score | int | plus 8 => number.measure mean=690 deviation=70 min=420 max=850 fractionDigits=0
eviction/evictions/bankruptcies/judgments/felonies found/count, evictions | int | plus 2 => number.mostlyZero
category | text | of work maintenance repair; by unit tenant property entry priority; plus 10 => values values=["plumbing","electrical","heating","appliance","locks","painting","pest control"] weights=[30,20,18,14,8,6,4]
subcategory, sub category | text | of work maintenance repair; by unit tenant property; plus 10 => values values=["leak","no hot water","socket","oven","radiator","door lock","window","drain"]
summary, ^title, subject | text | of work maintenance repair; by unit tenant property; plus 12 => values values=["Kitchen tap drips","No hot water since Monday","Socket in bedroom does not work","Radiator stays cold","Front door lock sticks","Oven does not heat","Window cannot be closed","Drain in shower blocked"]
detail/details, description | text | of work maintenance repair; by unit tenant property; plus 12 => text.description domain=property
status | text | of work maintenance repair; plus 6 => values values=["completed","scheduled","in progress","new","on hold","cancelled"] weights=[66,10,8,7,4,5]
billed to, charge to, payable by, cost bearer | text | of work maintenance repair; plus 8 => values values=["owner","tenant","management"] weights=[66,22,12]
window/slot start/from | clock => date.timeOfDay from=8 to=12
window/slot end/to | clock => date.timeOfDay from=13 to=18
trade, specialty, craft | text | of vendor contractor supplier technician; plus 6 => values values=["plumbing","electrical","heating","painting","roofing","cleaning","landscaping","locksmith"] weights=[22,20,16,12,8,10,7,5]
insurance/insurer carrier/company/provider/name, insurer, insurance | text | plus 2 => values values=["Evergreen Mutual","Harbor Health","Summit Life & Health","Northfield Insurance","Blue Peak Assurance","Lakeside Health Plan","Pioneer Mutual","Unity Care"]
condition | text | of inspection unit property; plus 2 => values values=["good","fair","excellent","poor"] weights=[52,26,18,4]
inspection type | text | of inspection unit property; plus 4 => values values=["move-in","move-out","annual","safety"] weights=[32,30,28,10]
findings, defects, issues, items | json | of inspection; plus 4 => json keys="[room=kitchen|bathroom|living+room|bedroom item=wall|window|floor|oven|lock condition=good|worn|damaged note=Repaint|Replace|Clean|No+action?]"
smoke/alarm/detector/detectors ok/working/tested, smoke detectors ok, ... ok | bool => datatype.boolean probability=0.94
mold/mould/leak/damage/asbestos/pests present/found/detected, ... present | bool => datatype.boolean probability=0.08
parcel/cadastral/land/lot number/no/id | text | of property building land listing; plus 4 => code.mask mask=###-###-###
wifi/wi+fi/network/guest password/key/passphrase, wifi password | text | plus 8 => template template={{string.alphanumeric}}
amenity | text | plus 4 => values values=["Gym","Rooftop terrace","Party room","Guest suite","Tennis court","Barbecue area","Sauna"] weights=[28,18,16,14,8,10,6]
purpose | text | of booking amenity room reservation; plus 6 => values values=["birthday party","family visit","team meeting","training","board meeting","private event"] weights=[26,22,20,14,10,8]
locker, locker number/no | text | plus 4 => code.mask mask=A-##
courier, courier company/name, delivery company | text | of package parcel mail; not by vehicle license hire rating; plus 6 => logistics.carrier
oversized | bool => datatype.boolean probability=0.1
rule section/code/reference, section, clause | text | of violation rule lease contract policy bylaw; plus 6 => values values=["§ 4.2","§ 7.1","§ 9.3","§ 11","§ 3.5","§ 12.4"]
fine, fine amount | num money | of violation lease; plus 6 => number.typical values=[50,100,75,25,150,250]
ach/bank/wire routing/routing+number/aba, aba number/routing | text | plus 4 => finance.routingNumber
ach/bank/wire/payout account/account+number | text | plus 4 => finance.accountNumber
tax identifier/reference/id/number | text | of owner landlord vendor supplier payee; plus 3 => company.taxId
display name, ^name | text | of owner landlord; plus 6 => person.fullName
rent/payment/billing/statement/distribution/payout/due/salary/pay day | int | plus 4 => number.typical values=[1,15,5,10,20,28]
grace day/days, late fee grace days | int | plus 4 => number.typical values=[5,3,7,10]
reserve minimum/balance/target, minimum reserve | num money => number.typical values=[500,1000,250,2000]
move in/out date/on, desired/preferred move in/date | date stamp => date.event after=@created gap=600
cure/resolve/correct/fix by | date stamp => date.due after=@created
`;
