/** Cars to let, gyms, houses, telephone exchanges, kitchens and stores: what their tables hold beside what every trade has. */
export const premises = String.raw`
# Cars and other things to let.
availability, availability status | text | of car vehicle room equipment item product court unit bike scooter copy tool; plus 8 => values values=["available","rented","reserved","maintenance"] weights=[60,22,10,8]
feature/features/equipment/extras/options | array | of car vehicle truck van fleet; plus 8 => array element={"kind":"values","parameters":{"values":["GPS","Bluetooth","cruise control","child seat","air conditioning","roof rack","parking sensors","heated seats"]}}
feature/features/equipment/extras | text json | of car vehicle truck van fleet; plus 8 => values values=["GPS, Bluetooth","air conditioning","cruise control, parking sensors","roof rack","heated seats, GPS"]
fuel out/in/level/start/end/return, fuel level out/in, tank level | text | of rental rent hire vehicle car trip; plus 10 => values values=["full","3/4","1/2","1/4","7/8"] weights=[58,16,14,8,4]
driving/driver/drivers license/licence, driving/driver license/licence number/no | text | plus 8 => code.mask mask=A#######
damage/damages, damage note/notes/description/report | text | of rental rent car vehicle return inspection room equipment; plus 8 => values values=["Scratch on rear bumper","Chip in the windscreen","Dent, left door","None","Wheel rim scuffed","Seat stained"] null=0.6
rent/rental/hire/booked/booking days, number of days, days rented | int num | of rental rent car vehicle booking; plus 8 => number.typical values=[3,2,5,7,1,14,10]
rent/rental/hire value/total/cost/amount/price | num int money | of rental rent car vehicle scooter; plus 8 => finance.amount median=240
price/rate/cost per day, day/daily price | num money int | of insurance cover extra option accessory; plus 10 => commerce.price median=12
insurance/cover type, type | text | of insurance; in vehicles; plus 8 => values values=["basic","full cover","collision damage waiver","theft protection","third party"]
# Gyms.
weight/body/current/goal/target weight kg, weight kg | num int | of trainer member client patient person user athlete player; plus 10 => number.measure mean=74 deviation=12 min=45 max=130 fractionDigits=1
height/body+height cm, height cm | num int | of trainer member client patient person user athlete player; plus 10 => number.measure mean=173 deviation=9 min=150 max=202 fractionDigits=0
hourly rate/wage/fee/price, rate per hour, rate hour | num int money | of trainer coach tutor instructor teacher employee staff worker freelancer technician labourer laborer labor labour contractor craftsman consultant; plus 8 => number.typical values=[40,35,50,45,60,30,75]
duration/validity/plan/membership days, duration in days | int | of membership plan subscription package pass; plus 10 => number.typical values=[30,90,365,180,7]
class name, name, title | text | of class; by trainer spot capacity member coach room instructor; not of student teacher course school semester subject tbl; plus 4 => values values=["Yoga Flow","Spinning","Pilates","HIIT 45","Body Pump","Zumba","Stretch & Relax","Boxing Basics"]
spot/spots/place/places, available/open/free/max spots/places, spots left | int | of class course session workshop event tour; plus 8 => number.typical values=[12,15,20,8,10,25]
goal name/title, goal, ^name | text | of fitness health training workout; plus 10 => values values=["Lose 5 kg","Run 10 km","Bench press 80 kg","Train 3 times a week","Improve flexibility","First pull-up"]
goal description, description | text | of fitness workout exercise training routine; plus 8 => values values=["Three sessions a week until summer.","Start light, add weight every second week.","Focus on legs and core.","Rest one day between sessions.","Measured every first Monday."]
routine/workout/program name, ^name, exercise/workout routine/routines | text | of exercise workout fitness routine member training; plus 10 => values values=["Full body, 3 days","Push, pull, legs","Upper body A","Core and mobility","5 x 5 strength","Interval running"]
achievement/achievements, fitness achievement/achievements, achievement name | text | of fitness member workout athlete; plus 8 => values values=["First 10 km","50 classes attended","Bench press 100 kg","10 kg lost","One year member","Half marathon"]
health stats/statistics, vitals, body stats | text | of member fitness athlete workout | plus 6 => values values=["BP 120/80, pulse 62","BP 131/84, pulse 70","BMI 23.4, pulse 58","BMI 27.1, BP 128/79"]
equipment/machine/device name, equip name | text | of equipment gym fitness; not of factory production plant; plus 8 => values values=["Treadmill 2","Rowing machine 1","Leg press","Cable tower","Exercise bike 4","Smith machine","Bench 3"]
# Houses.
mortgage, mortgage/monthly mortgage/payment/rate, monthly mortgage/mortgage+amount | int num money | of property house home building; plus 8 => finance.round median=1450
loan amount, loan | int num money | of property house home building estate; plus 8 => finance.round median=240000
earnest/down money/payment/deposit, earnest money | num int money | plus 8 => finance.round median=6000
zip, zip/postal/post code, postcode, plz | int | plus 8 => number.int min=10115 max=98712
state location, state abbreviation | text | len<=2; plus 12 => location.stateCode
property/house/home/building name | text | of house property home; len>8; plus 10 => values values=["Maple Court","Lakeside Place","The Elms","Station Lofts","Cedar Heights","Mill House","Garden Row"]
property category/class/kind, property types/type | text array | of listing agent property house; plus 8 => values values=["apartment","house","townhouse","condo","land","commercial"]
service/coverage/delivery/working/operating area/areas/region/regions | text | plus 6 => location.area
service/coverage/delivery/working/operating area/areas/region/regions | json | plus 8 => json keys="[]=Old+Town|Riverside|Harbour+District|Northgate|Lakeside|Castle+Hill"
verification/supporting/required/attached/legal/identity document/documents | array | plus 8 => array element={"kind":"values","parameters":{"values":["passport.pdf","licence.pdf","tax-form.pdf","contract.pdf","proof-of-address.pdf"]}} min=1
sales/trade/annual/monthly volume | text | of agent seller vendor dealer broker; plus 8 => values values=["$1M - $5M","under $1M","$5M - $10M","over $10M"]
price/rate/value history | json | plus 10 => json keys="[date:date price=249000|259000|319000|189000 event=listed|price+change|sold|relisted]"
financing/finance/purchase type/method, type of financing | text | plus 8 => values values=["mortgage","cash","lease","bank loan","seller financing"] weights=[48,22,12,12,6]
contingency/contingencies, condition/conditions | text array | of offer contract purchase sale; plus 8 => values values=["financing","inspection","appraisal","sale of current home","title"]
offer status, ^status | text | of offer bid; plus 6 => values values=["submitted","accepted","rejected","countered","withdrawn","expired"] weights=[30,22,22,12,8,6]
# Telephones.
src, source, source number, caller, caller/calling number, orig ani | text | of cdr call record; plus 12 => phone.number
dst, destination, destination/dialed/called number, callee, term ani, dialed | text | of cdr call record billing; plus 12 => phone.number
clid, caller id, caller id name | text | of cdr call record; plus 10 => template template="{{person.fullName}} <{{string.numeric}}>"
dcontext, context | text | of cdr call; plus 10 => values values=["from-internal","from-trunk","default","outbound","ivr-main"]
channel, dst/destination channel, dstchannel | text | of cdr call; plus 12 => values values=["SIP/1001-00000a1f","SIP/1014-00000b03","PJSIP/trunk-00003c11","SIP/1022-0000042e","PJSIP/2003-000001ac"]
last app, lastapp, last application | text | of cdr call; plus 10 => values values=["Dial","Queue","VoiceMail","Playback","Hangup"] weights=[62,16,10,8,4]
last data, lastdata | text | of cdr call; plus 10 => values values=["SIP/1014,30","support,t","1001@default,u","PJSIP/2003,20,tr"]
disposition | text | of cdr call; plus 12 => values values=["ANSWERED","NO ANSWER","BUSY","FAILED"] weights=[68,20,8,4]
ama flags, amaflags | int | plus 10 => number.typical values=[3,3,3,2,1]
hangup/disconnect/release/termination cause/reason | text | of cdr call record session billing; len>2; plus 10 => values values=["NORMAL_CLEARING","NO_ANSWER","USER_BUSY","ORIGINATOR_CANCEL","CALL_REJECTED"] weights=[64,14,10,8,4]
disconnect/release/termination reason/cause/code, extended reason code | text | of cdr call record session billing; len<=2; plus 14 => values values=["10","16","17","1F","22","29"]
call sort/class/kind, type of record, tor | text | of cdr call rate record usage; plus 8 => values values=["domestic","international","mobile","toll free","premium"] weights=[46,22,20,8,4]
carrier/operator name, carrier, operator | text | of cdr call rate sim number sms trunk; plus 12 => values values=["Telenord","Unifon","Crestline Mobile","Eurolink","Pacific Voice","Nordtel"]
carrier/operator code/id | text | of cdr call rate sim number sms trunk; plus 12 => code.mask mask=####
rate setup, setup rate/fee/charge, rate second/minute, rate per second/minute, second/minute rate | num | of cdr call rate tariff; plus 12 => number.lognormal median=0.04 sigma=0.7
request/req/charging/billing type, reqtype | text | of cdr call rated usage; plus 8 => values values=["*postpaid","*prepaid","*rated","*pseudoprepaid"] weights=[46,40,10,4]
subject, account | text | of cdr call rated usage; plus 10 => values values=["1001","1002","2014","dan","1107","3021"]
category | text | of cdr call rated usage; plus 10 => values values=["call","sms","data","mms"] weights=[70,16,10,4]
host, cdr host/source | text | of cdr call; plus 8 => internet.ip
accid, acc/acct/accounting/session id | text | of cdr call session usage; plus 8 => string.hexadecimal length=16
start/setup/end/stop time | num int | of cdr billing call record usage; plus 8 => date.epoch
data cap/limit/volume/allowance mb, data mb | int num | plus 10 => number.typical values=[5120,10240,2048,20480,51200]
sim state/status | text | plus 10 => values values=["active","inactive","suspended","blocked"] weights=[74,14,8,4]
bill numb/nr/num/no | text | plus 6 => code.reference prefix=B
# Kitchens and tables.
^name, item/dish name | text | of menu menuitem dish food; by price calories calorie waiter kitchen course veg; plus 16 => food.dish
specialty, speciality, specialization | text | of chef cook kitchen restaurant; plus 16 => values values=["pastry","grill","seafood","Italian","sauces","vegetarian","sushi"]
seat/seats/capacity/chairs, number of seats, seat count | int | of table; plus 12 => number.typical values=[4,2,6,8,4]
offer/special/discount/discounted/sale/promo price | num int money | of menu menuitem dish food restaurant; plus 10 => commerce.price median=11
wait/waiting/preparation/prep/cooking/serving/est+wait time, est wait time | int | of menu menuitem dish order food restaurant queue; plus 10 => number.typical values=[15,20,10,25,30]
preparation/prep/cooking/cook/baking/wait/delivery/waiting duration/time, duration | span | of menu dish recipe item food order task step lesson; plus 8 => values values=["00:15:00","00:20:00","00:10:00","00:30:00","00:45:00"]
quantity/portion/serving, portion/serving size | text | of menu menuitem dish food; plus 8 => values values=["1 plate","2 pieces","250 g","1 bowl","0.5 l","6 pieces"]
specification/specifications/special request/requests | text | of order command dish ticket kitchen; plus 4 => values values=["No onions","Extra spicy","Gluten-free","Sauce on the side","Well done"]
# Stores and freight.
temp/temperature/climate/storage zone | text | plus 8 => values values=["ambient","chilled","frozen","dry"] weights=[58,22,14,6]
pickable, pickable flag | bool | plus 8 => datatype.boolean probability=0.9
ship/shipping instruct/instruction/instructions | text | len<=30; plus 8 => values values=["DELIVER IN PERSON","COLLECT COD","NONE","TAKE BACK RETURN"]
line status | text | len<=1; plus 10 => values values=["O","F"] weights=[52,48]
return flag | text | len<=1; plus 10 => values values=["N","R","A"] weights=[60,20,20]
tax, tax rate | num | of lineitem; plus 8 => number.typical values=[0.04,0.08,0.02,0.06,0]
fine/late fee/penalty cents, fine cents, late fee cents | int | plus 10 => number.typical values=[0,50,150,300,0,100]
borrower/member/library/reader/patron card, card | text | of loan borrower library patron reader; len<=14; plus 8 => string.numeric length=10
loaned/lent/borrowed/checked+out/issued at/on/date | stamp date | of loan borrow checkout circulation; plus 6 => date.created null=0
census tract | text | plus 8 => code.mask mask=###.##
remark/remarks, comment/comments, observation/observations | text | of shipment order line customer delivery invoice purchase stock lineitem item container freight supplier vendor payment transaction visit maintenance machine vehicle inspection rental contract; not of review rating feedback post thread forum; plus 10 => text.note null=0.5
message, comment, text | text | of feedback; by menu dish rating food; plus 8 => values values=["Delicious, will come again.","A bit too salty.","Great service.","Cold when it arrived.","Best pasta in town.","Portions could be larger."]
working/work/office hours, schedule, timetable, shift | text | of employee staff worker empleado store shop; plus 10 => values values=["Mon-Fri 9-17","Mon-Sat 10-18","Tue-Sat 8-16","shifts","Mon-Fri 8-14"]
social security/insurance number/no, noss, nss, ssn | int | plus 10 => number.int min=100000000 max=899999999
weight | text | len>3; of product item article produkt package parcel; plus 2 => values values=["0.8 kg","1.2 kg","350 g","2.5 kg","12 kg","500 g"]
promotion/discount/campaign type, tipo promocion | text | plus 8 => values values=["percentage","fixed amount","2 for 1","free shipping","bundle"] weights=[46,22,16,10,6]
discount quantity/amount/value/percent, quantity discount | num int | of promotion discount coupon campaign offer; plus 10 => number.typical values=[10,20,15,25,5,50]
penalty/sanction/fine name, ^name/title | text | of penalty sanction fine fee; plus 10 => values values=["Late return","Lost item","No-show","Damage","Late payment","Missing document"]
description | text | of penalty sanction fine fee; plus 8 => values values=["Charged per day of delay.","Once per case.","After the second reminder.","Replacement value plus handling."]
`;
