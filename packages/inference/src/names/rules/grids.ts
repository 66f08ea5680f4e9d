/** Power, gas and water: meters, contracts, grids, charging, solar. */
export const grids = String.raw`
price/tariff/rate ct kwh, unit/energy/work+price/off+peak/peak+price ct kwh, unit rate ct kwh, ct kwh | num | plus 6 => number.measure mean=31.5 deviation=4.5 min=19 max=62 fractionDigits=2
remuneration/feed+in/compensation ct/rate/tariff, feed in rate ct | num | plus 6 => number.measure mean=8.6 deviation=1.8 min=5.5 max=14 fractionDigits=2
price/rate/cost per/eur/usd kwh, energy/unit price kwh | num | plus 6 => number.measure mean=0.31 deviation=0.05 min=0.12 max=0.65 fractionDigits=4
base/standing/basic fee/charge/price, base price year/eur+year, basic price eur year | num money | of tariff plan contract rate; plus 6 => number.typical values=[119,143.4,95.88,156,131]
energy kwh, energy | num | of charging charge session transaction; by soc connector evse plate station; plus 12 => number.lognormal median=24 sigma=0.7 fractionDigits=3
soc/state+of+charge/battery start/begin/initial/from, start soc | int num | plus 8 => number.measure mean=34 deviation=16 min=3 max=75 fractionDigits=0
soc/state+of+charge/battery end/final/stop/to, end soc | int num | plus 8 => number.measure mean=84 deviation=8 min=76 max=100 fractionDigits=0
meter/counter start/begin/from, meter reading start, start meter | num int | plus 6 => number.lognormal median=18400 sigma=0.5 fractionDigits=3
meter/counter end/stop/final/to | num int | plus 6 => number.lognormal median=26400 sigma=0.5 fractionDigits=3
cost, cost total, amount | num money | of charging session charge; by energy soc kwh; plus 8 => number.lognormal median=13 sigma=0.6 fractionDigits=2
connector/plug/socket type | text | plus 2 => values values=["Type 2","CCS","CHAdeMO","Schuko"] weights=[48,42,6,4]
ocpp/protocol version, ocpp version | text | plus 4 => values values=["1.6","2.0.1"] weights=[74,26]
evse id/number, evse | text | plus 6 => code.mask mask=DE*ABC*E####
rfid uid/tag/card/code/number, rfid | text | plus 6 => code.mask mask=04XXXXXXXXXXXX
charge/charging point/points count, charging points, connectors | int | plus 4 => number.typical values=[2,1,4,6]
max power kw, power kw, rated power | num int | of charging station charger charge; plus 8 => number.typical values=[22,11,50,150,300]
operating/operational/network/station/device status | text | plus 1 => values values=["available","occupied","out of service","maintenance"] weights=[68,22,6,4]
^name, ^label | text | of charging station charger; plus 8 => values values=["Charging point Market Square","Car park North","Town hall","Station car park","Sports centre","Shopping centre level 1","Library","Swimming pool"]
location, site | text | of charging station charger; plus 6 => location.street
meter number/no/serial | text | plus 6 => code.mask mask=1AAA00########
meter type | text => values values=["electricity","gas","water","heat","two-way"] weights=[62,16,12,6,4]
converter/transformer/ratio factor, multiplication factor | int num => number.typical values=[1,1,20,30,40]
decimal places/digits, decimals | int => number.int min=0 max=3
calibration/verification validity/valid+until/expiry/due, calibration expiry/validity | date => date.future days=2400
installation place/location/site, mounting place, place of installation | text | plus 2 => values values=["basement","hallway","meter cabinet outside","utility room","ground floor","attic"] weights=[40,20,14,14,8,4]
stand kwh, stand, meter/counter stand/state/reading, reading kwh | num int | plus 4 => number.lognormal median=18400 sigma=0.5 fractionDigits=1
obis code/number, obis | text | plus 6 => values values=["1-0:1.8.0","1-0:1.8.1","1-0:1.8.2","1-0:2.8.0"] weights=[58,16,14,12]
reading reason, reason reading | text | plus 4 => values values=["periodic","move-in","move-out","tariff change","meter exchange"] weights=[66,12,12,6,4]
reading type/method/kind | text | of meter reading; plus 8 => values values=["customer","remote","reader","estimated"] weights=[42,28,18,12]
plausible, plausibility | bool => datatype.boolean probability=0.94
annual/yearly consumption/consumption+forecast/forecast/usage, consumption forecast/estimate, annual consumption kwh | int num | plus 6 => number.lognormal median=3200 sigma=0.6
consumption kwh, usage kwh | num int | of billing invoice bill statement settlement; plus 8 => number.lognormal median=2900 sigma=0.5 fractionDigits=2
voltage/tension level | text | plus 4 => values values=["low voltage","medium voltage","high voltage"] weights=[86,11,3]
metering/counting procedure/method | text | plus 6 => values values=["SLP","RLM","iMSys"] weights=[72,10,18]
energy/flow direction | text | plus 4 => values values=["consumption","feed-in"] weights=[88,12]
load/standard profile | text | plus 2 => values values=["H0","G0","G1","L0","HZ0"] weights=[62,16,8,6,8]
balancing group/circle, balance group | text | plus 4 => code.mask mask=11XAAAAAAAA----#
branch, sector, division, commodity, utility | text | of market metering energy meter supply grid; plus 2 => values values=["electricity","gas","water","heat"] weights=[70,20,6,4]
supply/disconnection/lock/block/cut+off status | text | plus 2 => values values=["connected","disconnected","in preparation"] weights=[94,4,2]
grid/network/distribution/transmission operator, operator grid, previous/former/new supplier, energy supplier, utility company | text | plus 2 => values values=["Stadtwerke Nord","Regionetz","Westnetz Energie","Bergland Netz","Elbtal Versorgung","Mainkraft","Hansewerk Strom","Talwind Energie"]
rated/connection/installed/peak/nominal power kw/kwp, kwp, power kwp, connection capacity/power | num | plus 4 => number.lognormal median=14 sigma=0.7 fractionDigits=2
fuse/protection/fusing a/amp/ampere, fuse rating | int | plus 2 => number.typical values=[35,63,50,100,25]
cable type | text => values values=["NAYY 4x50","NAYY 4x150","NYY 4x35","NA2XY 4x95"] weights=[42,26,18,14]
channel | text | of contact history communication correspondence; plus 4 => values values=["phone","email","letter","portal","chat","visit"] weights=[36,30,12,12,6,4]
construction/connection type | text | of connection grid network; plus 4 => values values=["underground cable","overhead line","house connection","substation"] weights=[58,16,20,6]
installer, electrician, fitter | text => company.name
connection/construction contribution/subsidy/grant, building cost contribution | num money => finance.round median=1400
module/modules/panel/panels count/number, number of modules/panels | int | plus 2 => number.typical values=[24,18,30,12,36,60]
orientation, alignment, exposure | text | of plant system pv solar roof panel module; plus 6 => values values=["south","south-west","south-east","east-west","west","east"] weights=[40,18,16,12,8,6]
tilt/inclination/roof+pitch/pitch degree/degrees/angle, inclination | int num | plus 4 => number.typical values=[30,35,25,40,15,10]
inverter, inverter model/type | text => values values=["SolarEdge 10K","Sunbox 8.0","Kostwert Plus 10","Fronion Gen24","Growatt 6000"] weights=[24,22,20,20,14]
storage/battery kwh/capacity+kwh, battery capacity, storage capacity | num | plus 4 => number.typical values=[10.2,7.7,5.1,12.8,0,15.4]
feed in type/kind, feed type | text | plus 6 => values values=["surplus","full"] weights=[88,12]
self consumption/sufficiency share/rate/ratio, own consumption share | num | plus 4 => number.measure mean=0.38 deviation=0.12 min=0.08 max=0.9 fractionDigits=3
mastr/registry/register/registration/plant number/no | text | of plant system pv solar unit; plus 4 => code.mask mask=SEE#########
affected customer/customers/households/users, customers affected | int | plus 4 => number.lognormal median=140 sigma=1.2
cause | text | of fault outage disturbance interruption; plus 14 => values values=["cable damage","storm","overload","excavator","switching fault","transformer defect","unknown"] weights=[26,20,16,14,10,8,6]
description | text | of fault outage disturbance; plus 4 => values values=["Power failure in several streets","Short dip, supply restored","Cable damaged by construction work","Transformer station without voltage","Single household without power","Water pipe burst"]
message/report/fault number/no, notice number | text | of fault outage disturbance; plus 6 => code.reference prefix=FLT year=false
process type | text | of switch change market process supplier exchange; plus 4 => values values=["start of supply","end of supply","move-in","move-out","supplier change"] weights=[34,28,14,12,12]
message type, type message | text | of switch exchange market edifact process; plus 6 => values values=["UTILMD","MSCONS","INVOIC","REMADV","APERAK"] weights=[40,28,14,10,8]
check/test identifier, pruefi | text | of switch exchange market edifact process; plus 4 => code.mask mask=11###
edifact/interchange/exchange/message reference, reference edifact | text | plus 4 => code.mask mask=EDI##########
partner/party/sender/receiver/recipient/market+partner code/code+number/gln, code number sender/recipient | text | plus 4 => code.mask mask=99##########0
raw data/message/record, rawdata, raw | text | by edifact message sender recipient response protocol partner; plus 2 => values values=["UNH+1+UTILMD:D:11A:UN:S1.1'","UNH+2+MSCONS:D:04B:UN:2.4'","BGM+E01+4711+9'","DTM+137:202501150800:303'","{\"v\":1,\"seq\":48213,\"crc\":\"9fd2\"}"]
contract status | text | plus 5 => values values=["active","terminated","in setup","cancelled"] weights=[76,15,6,3]
sales/distribution channel, sale channel | text | plus 4 => values values=["online","phone","partner","shop","door to door"] weights=[44,20,20,10,6]
sales/distribution partner, partner, dealer, reseller, distributor | text | plus 2 => company.name
payment/paying mode/way/type, pay mode | text | plus 4 => values values=["direct debit","bank transfer","invoice","card"] weights=[62,20,12,6]
installment/advance+payment/budget+payment/down+payment monthly/amount, monthly installment | num money | plus 8 => number.measure mean=94 deviation=34 min=22 max=380 fractionDigits=0
net/gross/billed/invoice amount, amount net/gross | num money | of billing bill invoice settlement; plus 2 => finance.amount median=380 sigma=0.7
back/additional payment, additional charge, amount owed, arrears | num money | plus 2 => finance.amount median=84
vat/tax amount | num money | of billing bill invoice expense; plus 4 => finance.amount median=38
voucher/receipt/document/record type | text | of billing bill invoice accounting; plus 4 => values values=["invoice","final invoice","credit note","interim invoice"] weights=[72,14,8,6]
dunning/reminder level/stage | int | plus 6 => number.typical values=[0,1,2,3]
open/outstanding/overdue amount | num money => finance.amount median=96
collection/file/case/court reference/number/az, reference collection | text | plus 4 => code.mask mask="## AA ####/##"
sepa mandate/reference mandate, mandate/sepa reference, sepa mandate reference | text | plus 4 => code.mask mask=MND-########
end to end id/reference, endtoend id | text | plus 8 => code.mask mask=E2E-20250###-######
credit rating/standing/worthiness | text | plus 2 => values values=["A","B","C","D"] weights=[44,34,16,6]
customer group, client group | text | plus 8 => values values=["private","business","key account","municipal"] weights=[72,20,5,3]
payment/transfer/intended purpose/use, purpose of use, remittance info/information | text | plus 4 => values values=["Invoice INV-2025-004711","Monthly instalment March","Customer no. 482113","Rent April","Refund order 88213","Contract 1004482, thank you"]
return debit/returned+debit/chargeback/direct+debit+return reason | text | plus 4 => values values=["insufficient funds","account closed","objection by debtor","no mandate"] weights=[56,18,18,8]
reminder/resubmission/follow up date, follow up | date stamp => date.due after=@created
subject | text | of contact history correspondence communication case call; plus 4 => values values=["Question about the bill","Move to a new address","Question about an order","Change of bank details","Complaint about delay","Cancellation","Request for a quote"]
content, body, text, note, summary | text | of contact history correspondence communication call; plus 3 => text.note
mood, sentiment, satisfaction | int | plus 2 => number.rating
attachment name, file name attachment, attachment | text => system.fileName
address text/line, invoice/billing address | text | plus 2 => location.fullAddress
supplier | text | of meter grid metering switch supply tariff consumption; plus 4 => values values=["Stadtwerke Nord","Regionetz","Westnetz Energie","Bergland Netz","Elbtal Versorgung","Mainkraft"]
`;
