/** Parcels, trucks, warehouses and customs. */
export const freight = String.raw`
invoice/number/document series, series | text | of invoice bill receipt; len<=3; plus 6 => values values=["A","B","F","R"] weights=[62,18,14,6]
trade/brand name, commercial/trading name | text | of customer client supplier company vendor; plus 8 => company.name
shipper, consignor, consignee, notify party, freight forwarder, customs broker, customs/shipping agent | text | plus 1 => company.name
sender, recipient, receiver, addressee | text | of shipment parcel package delivery mail letter; plus 4 => person.fullName
carriage/freight/shipping paid/terms, freight terms, carriage | text | plus 14 => values values=["prepaid","collect","third party"] weights=[68,26,6]
freight/delivery/transport/shipping price/amount/cost/charge/rate | num money | of shipment freight load transport consignment; plus 6 => finance.amount median=84 sigma=0.8
amount | num money | of shipment freight load transport; plus 4 => finance.amount median=84 sigma=0.8
packaging type, package type, packing, packaging | text | plus 2 => values values=["carton","pallet","envelope","crate","drum","bag"] weights=[46,26,10,8,5,5]
pallet type | text | plus 4 => values values=["EUR","half pallet","chep","one-way"] weights=[62,14,14,10]
content/contents, goods description, description of goods, cargo/commodity/goods description/type, goods, commodity, cargo | text | of parcel package packages shipment freight cargo pallet customs consignment; plus 6 => values values=["spare parts","clothing","books","electronics","furniture","tools","cosmetics","documents","food"] weights=[18,18,12,16,10,8,6,8,4]
barcode, package/parcel/pallet barcode/code | text | plus 4 => code.mask mask=00##############
sscc, sscc 18, sscc code | text => code.mask mask=34###############
un number/code, un no | text | plus 4 => values values=["UN1203","UN1263","UN3480","UN1950","UN1170"] weights=[26,24,22,18,10]
hazmat/hazard/danger/dangerous+goods/adr class/code, hazmat class, adr class | text | plus 3 => values values=["3","9","2.1","8","4.1"] weights=[40,24,14,14,8]
hs/tariff/commodity/customs/taric code/number, tariff heading/item/number, hts code, hs code | text | plus 4 => code.mask mask=########
customs procedure/regime, regime, procedure code | text | of customs declaration import export clearance; plus 6 => values values=["4000","1000","4071","5100","3151"] weights=[48,28,10,8,6]
duty/duties/tariffs, customs duty/duties | num money | plus 4 => finance.amount median=140
customs declaration/entry/reference number/no, declaration/entry/mrn number, mrn | text | not of patient hospital person medical admission; not by birth ward patient; plus 4 => code.mask mask=24AA##############
cleared, customs cleared | bool => datatype.boolean probability=0.85
event code, status code | text | of shipment shipping tracking parcel scan; plus 8 => values values=["PU","IT","OFD","DEL","EXC","DEP","ARR"] weights=[14,26,16,18,6,10,10]
description, status text/description | text | of tracking shipment shipping scan parcel delivery freight; by location place city station latitude code; plus 10 => values values=["Picked up","Arrived at depot","Departed from depot","Out for delivery","Delivered","Delivery attempted","Held at customs"] weights=[16,22,20,16,18,5,3]
incident, exception, exception reason, delivery exception | text | of shipment shipping delivery parcel order load; plus 4 => values values=["none","address not found","recipient absent","damaged packaging","delayed by traffic","refused"] weights=[66,8,12,5,6,3]
severity, gravity | text => values values=["low","medium","high","critical"] weights=[40,36,18,6]
type, kind, incident type | text | of incident issue exception; by shipment shipping vehicle delivery parcel; plus 6 => values values=["damage","delay","loss","wrong address","refused","theft"] weights=[28,34,10,16,8,4]
cost | num money | of incident issue exception claim; plus 4 => finance.amount median=120
vehicle/truck/fleet+vehicle type | text | of vehicle truck fleet driver route load; plus 4 => values values=["van","rigid truck","tractor unit","trailer","car"] weights=[44,22,18,8,8]
make, brand | text | of truck van fleet; plus 2 => vehicle.manufacturer
chassis, chassis number/no, frame number | text | plus 2 => vehicle.vin
payload/max+load/gross+vehicle+weight/gvw/loading+capacity/max+payload kg, max load, payload, payload capacity, load capacity | num int | plus 6 => number.typical values=[1200,3500,7500,12000,18000,24000]
load/cargo volume m/cbm, volume m 3, cargo volume | num | of vehicle truck van trailer; plus 6 => number.measure mean=24 deviation=16 min=3 max=95 fractionDigits=1
consumption, fuel/average consumption, consumption average | num | of vehicle truck car van fleet; plus 8 => number.measure mean=9.4 deviation=3.8 min=3.5 max=34 fractionDigits=1
odometer, mileage, kilometers, km, current/start/end km/kilometer/mileage, km current, odometer reading, mileage km | int num | of vehicle truck car van fleet fuel refuel refueling maintenance service trip repair refill; plus 6 => number.lognormal median=86000 sigma=0.6
insurance policy/number, policy insurance | text | of vehicle truck car; plus 6 => code.mask mask=POL-#######
gas/petrol/fuel/filling station, gas station name | text | plus 2 => values values=["Northway Fuel","Petrolina","Autohof West","Sunline Station","Motorway Services","Costa Fuel","Green Pump"]
price per liter/litre/gallon, fuel price, liter/litre/gallon price, unit price | num money | of fuel refuel refueling refill vehicle fill; plus 8 => number.measure mean=1.58 deviation=0.14 min=1.2 max=2.1 fractionDigits=3
price liter/litre, price per liter/litre, fuel price | num money | plus 8 => number.measure mean=1.58 deviation=0.14 min=1.2 max=2.1 fractionDigits=3
total, amount, total amount, cost | num money | of fuel refuel refueling refill; plus 8 => number.measure mean=74 deviation=22 min=15 max=190 fractionDigits=2
tank full, full tank | bool => datatype.boolean probability=0.8
maintenance/service/repair type | text | of maintenance vehicle truck service repair; not by endpoint url enabled domain region; plus 6 => values values=["oil change","inspection","tyres","brakes","repair","bodywork"] weights=[30,24,16,14,10,6]
description | text | of maintenance repair service; by workshop mechanic vehicle odometer parts km; plus 8 => values values=["Oil and filters changed","Front brake pads replaced","Annual inspection","Two tyres replaced","Battery replaced","Windscreen repaired","Clutch adjusted"]
workshop, garage, repair/body shop, dealer, shop name | text | of maintenance repair vehicle service truck car estimate; plus 4 => company.name
mechanic, driver, dispatcher, warehouseman, handler, operator | text | of maintenance shipment event vehicle scan delivery repair tracking; plus 4 => person.fullName
parts/labor/labour/material/spare+part cost/costs | num money | plus 2 => finance.amount median=120 sigma=0.8
aisle, rack aisle | text | plus 2 => code.mask mask=A#
rack, shelf, bay, bin, rack/shelf/bay number/no | text | of location warehouse bin storage slot; plus 2 => code.mask mask=R##
slot, position, bay, bin, gap | int | of location warehouse storage; plus 2 => number.int min=1 max=40
type, kind | text | of location storage bin; by aisle rack shelf bay level; plus 12 => values values=["pallet","shelf","bulk","cold","picking"] weights=[44,26,10,6,14]
max weight/load | num int | of location storage bin rack shelf; plus 8 => number.typical values=[800,1000,500,1500,250]
^name | text | of warehouse depot hub; plus 8 => values values=["Central warehouse","North depot","South depot","Harbour hub","Airport hub","Cold store","Returns centre","Cross-dock West"]
dock/docks/door/doors/gates/ramps, loading docks, dock doors | int | of warehouse depot hub terminal; plus 4 => number.typical values=[8,12,4,20,6]
area, surface, floor area, area m 2, area sqm | num int | of warehouse depot hub; plus 8 => number.lognormal median=4200 sigma=0.7
origin, destination, origin/destination city, from/to city, start/end/pickup/dropoff location/place | text | of route shipment trip freight load transport; plus 2 => location.city
distance km, distance | num int | of route freight transport line shipment; plus 10 => number.lognormal median=280 sigma=0.7 fractionDigits=1
toll/tolls, toll cost/costs | num money => finance.amount median=24
rate/tariff/price km/mile, tariff per km, km rate/allowance/tariff, mileage rate, rate per km/mile | num money | plus 4 => number.typical values=[1.2,0.95,1.45,0.62,1.1]
km rate, mileage rate/allowance, rate per km, bareme km | num | of expense expenses reimbursement mileage claim note; plus 8 => number.typical values=[0.529,0.603,0.636,0.3,0.38]
duration, estimated duration, duration estimated, transit/travel time | span | of route trip transport freight shipment; plus 4 => values values=["01:30:00","02:45:00","04:00:00","05:30:00","07:15:00","09:00:00"] weights=[18,22,22,18,12,8]
zone, tariff zone | text | of tariff rate price shipping; plus 2 => values values=["A","B","C","D","Z1","Z2"] weights=[24,22,18,14,12,10]
weight from/min | num int | of tariff rate price shipping; plus 4 => number.typical values=[0,2,5,10,20]
weight to/max/until | num int | of tariff rate price shipping; plus 4 => number.typical values=[30,50,70,100,250]
fuel surcharge, surcharge percent | num | plus 4 => number.measure mean=12 deviation=4 min=2 max=24 fractionDigits=2
transit/lead/delivery/term/deadline hours/hour | int num | of tariff rate shipping service route; plus 6 => number.typical values=[24,48,72,12,96]
cash on delivery, cod amount, cod | num money => finance.amount median=60
piece/pieces/parcel/parcels/package/packages/carton/cartons, number of packages/pieces | int | of shipment consignment freight load order; plus 6 => number.typical values=[1,2,3,4,6,10]
gross/net/chargeable weight | num int | of pallet container load freight; plus 6 => number.measure mean=420 deviation=190 min=40 max=1200 fractionDigits=1
height cm, height | num int | of pallet; plus 12 => number.measure mean=140 deviation=38 min=40 max=220 fractionDigits=0
tracking url/link | text => template template=https://tracking.example.com/{{string.numeric}}
signature, digital/electronic/customer/client/recipient/driver signature | text | plus 2 => template template=https://files.example.com/signatures/{{string.uuid}}.png
score, rating, stars | int | of review rating evaluation feedback; plus 8 => number.rating
comment, text, body, note | text | of review rating evaluation feedback valuation; plus 4 => text.review
recovery/reset/verification/activation/confirmation token, password reset token, token recovery | text | plus 4 => string.token
license/driving+license type/class/category | text | of driver conductor employee; plus 8 => values values=["B","C","CE","C1","D"] weights=[30,28,26,10,6]
per diem, daily/meal/travel allowance, allowance daily | num money => number.typical values=[28,45,53.34,26.67,14]
login/sign+in/visit/access/session count, logins, number of logins | int | of user account member customer person employee profile; plus 6 => number.count median=38 sigma=1.1
failed attempts/attempt/logins/login, attempts failed, login/sign+in failures | int | plus 6 => number.mostlyZero
last access/login/sign+in, access last | stamp date | plus 4 => date.recent
fuel/combustible type | text | of vehicle truck van; plus 2 => values values=["diesel","petrol","electric","hybrid","LPG"] weights=[62,18,12,6,2]
technical inspection/test date/due, mot/itv/tuv date/due, next inspection/service/revision/test/check | date stamp | of vehicle truck car machine equipment; plus 6 => date.future days=540
`;
