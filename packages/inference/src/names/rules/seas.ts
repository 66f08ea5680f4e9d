/** Ships, ports, the weather, and units in which they are measured. */
export const seas = String.raw`
imo, imo number/no | int | plus 6 => number.int min=9000000 max=9899999
imo, imo number/no | text | plus 6 => code.mask mask=9######
mmsi, mmsi number/no | int | plus 6 => number.int min=201000000 max=775999999
mmsi, mmsi number/no | text | plus 6 => code.mask mask=2########
vessel/ship/boat type, ship+type/vessel+type code | int | plus 8 => number.typical values=[70,80,60,30,52,37,36]
vessel/ship/boat type, vessel/ship/boat type name, vessel/ship class | text | plus 8 => values values=["Container ship","Bulk carrier","Oil tanker","General cargo","Passenger","Tug","Fishing","Ro-Ro"] weights=[28,22,14,14,8,6,4,4]
flag, flag state/country, registry | text | of vessel ship boat fleet; plus 8 => values values=["Panama","Liberia","Marshall Islands","Malta","Singapore","Bahamas","Greece","Norway"] weights=[26,20,16,10,10,8,6,4]
length, loa, length overall, length m, overall length | num int | of vessel ship; plus 8 => number.lognormal median=165 sigma=0.45
width, beam, breadth, width m, beam m | num int | of vessel ship; plus 8 => number.lognormal median=26 sigma=0.35
deadweight, dwt, deadweight tonnage/tonne/ton, gross tonnage, gt | num int | plus 8 => number.lognormal median=38000 sigma=0.7
draught, draft, max draught/draft, draught m, draft m | num | of vessel ship position berth port; plus 8 => number.measure mean=9 deviation=2.8 min=2 max=21 fractionDigits=1
speed, speed over ground, sog, speed knots/kn/kts | num | of vessel ship ais position boat; by heading course draught mmsi imo; plus 8 => number.measure mean=12 deviation=5 min=0 max=26 fractionDigits=1
nav status, navigation/navigational status | int | plus 8 => number.typical values=[0,5,1,0,0,3]
locode, un locode, port code | text | plus 8 => code.mask mask=AAAAA
name | text | of lane; by origin dest destination port; plus 10 => values values=["Rotterdam – Singapore","Shanghai – Los Angeles","Hamburg – New York","Santos – Algeciras","Busan – Vancouver","Jebel Ali – Mumbai","Antwerp – Lagos","Ningbo – Felixstowe"]
radius nm/nmi, ... radius nm | num | plus 8 => number.lognormal median=8 sigma=0.6
wave height, wave height m, max wave, max wave m, swell, swell height, ... wave m | num | plus 12 => number.measure mean=1.9 deviation=1.1 min=0.1 max=9 fractionDigits=1
wind/gust speed ms/mps, wind ms, gust ms, wind/gust speed | num int | plus 8 => number.measure mean=6.5 deviation=3.6 min=0 max=32 fractionDigits=1
delay/late days, ... delay days | num int | plus 8 => number.measure mean=1.2 deviation=1.6 min=0 max=14 fractionDigits=1
anchored/berthed/inbound/outbound/docked/waiting, vessels/ships anchored/inbound/outbound/waiting/docked | int | of port congestion terminal harbor; plus 8 => number.count median=7
precipitation/rain/rainfall/snow mm/mm+h, rain, rainfall, precipitation | num | plus 6 => number.lognormal median=2.6 sigma=1 fractionDigits=1
description, summary, condition/conditions | text | of weather forecast; not of report alert; plus 8 => values values=["clear sky","few clouds","scattered clouds","light rain","moderate rain","overcast","mist","thunderstorm","strong wind"] weights=[22,16,16,14,8,12,4,3,5]
alert/warning/hazard type, type | text | of weather; plus 12 => values values=["frost","heavy rain","storm","heat","drought","hail","strong wind","flood"] weights=[18,22,14,14,8,6,12,6]
alert/warning level, ^level, ^severity | text | of alert alarm warning; plus 10 => values values=["info","warning","severe","critical"] weights=[40,36,16,8]
temperature unit/units/scale | text | plus 12 => values values=["celsius","fahrenheit"] weights=[72,28]
speed/wind/wind+speed unit/units | text | plus 12 => values values=["km/h","m/s","mph","kn"] weights=[40,26,24,10]
precipitation/rain/rainfall unit/units | text | plus 12 => values values=["mm","in"] weights=[76,24]
pressure unit/units | text | plus 12 => values values=["hPa","inHg","mmHg","bar"] weights=[64,18,8,10]
yield/harvest unit/units | text | plus 12 => values values=["t/ha","kg/ha","bu/acre"] weights=[54,20,26]
area/surface/land unit/units | text | plus 12 => values values=["ha","acre","m²"] weights=[52,24,24]
distance/travel unit/units | text | plus 12 => values values=["km","mi","m"] weights=[64,26,10]
length/height/width/dimension/dimensions/size unit/units | text | plus 12 => values values=["cm","mm","m","in"] weights=[52,20,14,14]
weight/mass unit/units | text | plus 12 => values values=["kg","g","lb"] weights=[66,16,18]
volume/liquid unit/units | text | plus 12 => values values=["l","ml","gal","m³"] weights=[52,24,12,12]
price/rate/fee/pay/billing/charge/cost unit, charged/billed per, pricing unit | text | plus 12 => values values=["per hour","per day","per item","per visit","per month"] weights=[34,20,22,14,10]
duration/time/interval/frequency/period/age/term/lead/notice unit | text | plus 12 => values values=["day","week","month","year","hour"] weights=[34,22,24,12,8]
energy/power unit/units | text | plus 12 => values values=["kWh","MWh","W","kW"] weights=[62,12,10,16]
dose/dosage/strength unit/units | text | plus 12 => values values=["mg","ml","mcg","IU","g"] weights=[58,16,10,8,8]
`;
