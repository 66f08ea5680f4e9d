/**
 * Trades that people meet every day: repair shops, gyms, theatres, airlines, telephone and internet providers, churches. Both notations: lists of
 * words (`patterns | conditions = value|value`) and rules in full.
 */
export const highStreet = String.raw`
# repair shops
current/assigned/active task, task | of robot drone agv rover fleet mission; plus 12 = patrol|charging|collect samples|return to base|inspect panel 4|idle
device, device name/model/description, item brought, repaired device | of repair; not by user agent; plus 14 = Laptop 14 inch|Smartphone 128 GB|Tablet 10 inch|Desktop PC|Laser printer|Game console|Monitor 27 inch|Router|Camera with lens
device, device name/model, item, item brought | by fault symptom defect problem repair; not by user agent os firmware; plus 12 = Laptop 14 inch|Smartphone 128 GB|Tablet 10 inch|Desktop PC|Laser printer|Game console|Monitor 27 inch|Router|Camera with lens
fault/symptom/defect/problem, fault/defect/problem/complaint description, fault/customer/reported complaint, customer concern, reported fault/problem/issue, symptoms, complaint | of repair ticket order work job service; by mileage vin plate vehicle chassis odometer make mechanic; plus 16 = Brakes squeal when stopping|Engine warning light is on|Does not start when cold|Oil leak under the engine|Air conditioning does not cool|Noise from the front left wheel|Battery is flat after a night|Gearbox jerks in second gear|Exhaust is loud
fault/symptom/defect/problem, fault/defect/problem/complaint description, fault/customer/reported complaint, customer concern, reported fault/problem/issue, symptoms, complaint | of repair ticket order work job service; in vehicles; not by serial device imei; plus 14 = Brakes squeal when stopping|Engine warning light is on|Does not start when cold|Oil leak under the engine|Air conditioning does not cool|Noise from the front left wheel|Battery is flat after a night|Gearbox jerks in second gear|Exhaust is loud
fault/symptom/defect/problem, fault/defect/problem/complaint description, customer/reported complaint, reported fault/problem/issue, symptoms | of repair workshop service job; plus 12 = Does not switch on|Display is cracked|Battery drains within two hours|Charging port is loose|No sound from the speaker|Overheats and shuts down|Keyboard keys stick|Water damage|Wifi drops every few minutes
fault description, defect description, problem description | text | plus 6 => values values=["Does not switch on","Makes a loud noise","Leaks when in use","Display stays dark","Stops after a few minutes","Handle is broken","Error light is blinking","Gets too hot"]
task, tasks, work done/performed/carried+out, repair/job/work description, work to do, labor description, service performed | of repair work order service job labor; by mileage vin plate vehicle chassis odometer make mechanic; plus 16 = Replace brake pads|Oil and filter change|Wheel alignment|Replace battery|Timing belt replaced|Diagnose engine warning light|Change all four tyres|Repair exhaust
task, tasks, work done/performed/carried+out, repair/job description, repair task, labor description, service performed | of repair workshop; plus 14 = Replace display|Replace battery|Clean fan and renew thermal paste|Reinstall the operating system|Recover data|Replace charging port|Test after repair|Solder connector
repair/work+order/job/service status, status | of repair; plus 4 = completed|in progress|waiting for parts|received|picked up|estimate sent|cancelled
repair/service+order/work+order type, ^type | of repair; plus 6 = warranty|paid repair|inspection|maintenance|upgrade
spare part/parts, part name, ^name | text | of spare part; not of supplier order price; in vehicles; plus 6 => values values=["Brake pad set, front","Oil filter","Air filter","Spark plug","Timing belt kit","Wiper blade","Battery 70 Ah","Shock absorber","Headlamp bulb H7"]
device password/pin/passcode/code, unlock/screen/lock code/pin/pattern, geraetepin | text | plus 12 => values values=["2580","1234","none","0000","147896","on the note","4711","asked by phone"]
cost/price/repair estimate, estimated cost/price, quote amount, estimate | text | plus 8 => values values=["120.00","89.90","240.00","59.00","180.50","about 150","75.00","320.00"]
brand, make, vehicle/car brand/make, manufacturer | text | in vehicles; of work order vehicle car repair appointment customer truck motorcycle; not of product part supply supplier; plus 10 => vehicle.manufacturer
model, vehicle/car model | text | in vehicles; of work order vehicle car repair appointment customer truck motorcycle; not of product part supply supplier; plus 10 => vehicle.model
brand, make, vehicle/car brand/make | text | of order repair service job appointment; by mechanic mileage plate vin chassis odometer; not of product part supply supplier; plus 12 => vehicle.manufacturer
model, vehicle/car model | text | of order repair service job appointment; by mechanic mileage plate vin chassis odometer; not of product part supply supplier; plus 12 => vehicle.model
# access of people
permission, permissions, permission/access level, access, user permission/permissions | agent; len<=30; plus 12 = user|admin|manager|read only|employee
permission, permissions, permission/access level | of user account login customer employee; len<=30; plus 12 = user|admin|manager|read only|employee
user type/kind/category/group, ^type | of user account login; not by agent device browser push; plus 6 = customer|employee|administrator|business|guest
^type, ^name, type name | text | of user; noun type kind; not by device browser push; plus 10 => values values=["customer","employee","administrator","business","guest"]
patronymic, otchestvo | text | plus 12 => values values=["Ivanovich","Petrovna","Sergeevich","Aleksandrovna","Dmitrievich","Nikolaevna","Andreevich","Viktorovna","Mikhailovich","Olegovna"]
# gyms
training/workout/exercise/fitness plan/program/programme/routine name, ^name, ^title | text | of training workout exercise fitness; noun plan program programme routine; not by provider employee; plus 12 => values values=["Full body beginner","Fat loss 12 weeks","Strength basics","Push pull legs","Mobility and core","5 km in 8 weeks","Hypertrophy split","Back care","Functional circuit"]
training/workout/exercise/fitness plan/program/routine description, description | of training workout exercise fitness; noun plan program programme routine; not by provider employee; plus 12 = Three sessions a week with free weights.|Cardio and circuits, four times a week.|For beginners, machines only.|Upper and lower body in turn, 60 minutes each.|Stretching and core after every session.|Progressive loads over eight weeks.
goal, goals, training/fitness/client/member goal/goals/objective, objective, main goal | of training workout fitness gym plan program routine member client assessment trainee athlete; not of okr sales team company project department; by level duration weight trainer exercise workout height fitness; plus 10 = lose weight|build muscle|better endurance|stay fit|gain strength|recover from injury|prepare for a race
nutrition/meal/diet plan description, description | of nutrition diet; noun plan program nutrition; plus 12 = 1800 kcal, four meals a day.|High protein, low sugar.|Vegetarian, 2200 kcal on training days.|Mediterranean, five small meals.|Calorie deficit of 400 kcal.|More carbohydrate before long runs.
nutrition/meal/diet plan name, ^name | text | of nutrition diet; noun plan program; plus 10 => values values=["Lean 1800","High protein 2400","Vegetarian balance","Mediterranean","Low carb start","Race week","Muscle gain 3000"]
portion, portion/serving size | plus 12 = 150 g|1 cup|200 g|2 slices|100 g|1 bowl|250 ml|1 piece
dietary need/needs/restriction/restrictions/requirement/requirements | len>100; plus 6 = none|Vegetarian|No lactose|Gluten-free|No nuts or seafood|Vegan, no soy|Low salt
muscle group/groups, target muscle/muscles, muscle, body part worked | plus 8 = chest|back|legs|shoulders|arms|core|glutes|full body
membership/member/subscription type/plan/name, membership | of gym member membership club; by trainer class fee month start price; plus 6 = Monthly|Annual|Student|Off-peak|Family|Day pass
body measurement, measurement, measurements | json | plus 10 => json keys="waist=74|82|88|95|68 hip=94|98|102|107 chest=92|98|104|88 arm=29|32|35|38 thigh=52|56|60"
# theatres and events
entrance, access gate, entry/entrance point, door | of block seating seat section venue hall event stadium theater theatre ticket zone stand; plus 12 = Main entrance|North|South|Door A|Door B|West|Door C
checkpoint name, ^name | text | of checkpoint; plus 12 => values values=["Main entrance","Balcony door","Side entrance","Foyer","Stage door","North gate","Box office"]
box office name, ^name | text | of box; noun office; plus 12 => values values=["Foyer","Evening box office","Town hall","Tourist office","Main entrance","Bookshop on the square","Summer stage"]
seating/seat plan/map/chart/layout name, seating name, ^name | text | noun seating seatmap seatplan; plus 12 => values values=["Main hall, rows","Main hall, tables","Open air","Studio stage","Balcony closed","Free seating","Festival layout"]
seating/seat plan/map/chart/layout name, ^name | text | of seat seating; noun plan map chart layout; plus 12 => values values=["Main hall, rows","Main hall, tables","Open air","Studio stage","Balcony closed","Free seating","Festival layout"]
number seat, seat count, total seat, seat | int | of seating hall auditorium room theater theatre venue plan; noun seating hall auditorium theater theatre venue plan; not of booking reservation order ticket; plus 12 => number.typical values=[240,180,420,96,320,150,600]
number seat, seat count, place count, ticket count | int | of booking reservation order ticket file cart; plus 12 => number.typical values=[2,1,4,3,6,5]
seat/price/ticket category/zone/section, section, block, tier name | of seat ticket seating venue hall stadium concert; plus 4 = Stalls|Balcony|Box|Circle|Gallery|Standing
block name, section name, ^name | text | of block section; by seating entrance row seat; plus 12 => values values=["Stalls left","Stalls right","Balcony","Circle","Box 1","Box 2","Gallery"]
ticket type info/description/note, ^info, ^description | of ticket; noun type category; plus 12 = For pupils and students with a valid card.|Full price.|Children up to 14 years.|With wheelchair space, one companion free.|Groups of ten and more.|For members of the club.
free/complimentary ticket/tickets, free entries | int | plus 12 => number.typical values=[2,1,4,0,10,6]
sale/sales disabled/closed message, disabled/closed/unavailable message, sold out message/text | text | plus 12 => values values=["Sales start on Monday at 9 am.","Sold out.","Tickets only at the box office.","Sales are closed for this date.","The date has been moved, new tickets soon."]
affiliation, affiliated with | of order ticket coupon attendee guest participant registration visitor booking; plus 8 = Press|Sponsor|Friends of the house|School group|Partner theatre|Cast and crew|City council
event/show/performance date, ^date | stamp | of event show performance representation screening showing concert; noun date showing performance show representation screening; plus 14 => date.start earliest=14 latest=20.5
hour, time, start hour/time, show/performance time | of representation show performance showing screening concert; plus 12 = 20:00|19:30|15:00|20:30|11:00|18:00
play, play name/title, production title | text | not of game match football sport action media video; plus 8 => media.workTitle
show/play/performance/production type/kind/genre, genre, ^type | of show play performance production spectacle theater theatre; not of tv series film movie; plus 6 = comedy|drama|musical|dance|concert|opera|children
audience/age group/recommendation, recommended/minimum age | of show play performance theater theatre; plus 8 = all ages|from 6 years|from 12 years|adults|from 16 years
# airlines and airports
gate, gate code/number/no/name, boarding/departure/arrival gate | text | of gate flight boarding terminal airport departure; by terminal airport flight airline boarding; plus 14 => pattern regex="[A-E](?:[1-9]|[1-3][0-9])"
aircraft/tail/registration number/no/code, registration, tail, registration no/number | text | of aircraft airplane plane jet fleet helicopter; by capacity manufacturer model seat airline hour; not of car vehicle truck; plus 16 => pattern regex="(?:D-A[A-Z]{3}|G-[A-Z]{4}|N[1-9][0-9]{2}[A-Z]{2}|F-[A-Z]{4})"
aircraft/tail/registration number/no/code, registration | text | of aircraft airplane plane; plus 14 => pattern regex="(?:D-A[A-Z]{3}|G-[A-Z]{4}|N[1-9][0-9]{2}[A-Z]{2}|F-[A-Z]{4})"
location, current/last/scan location, last seen at | of baggage luggage bag; plus 14 = Check-in|Sorting hall|Belt 4|Security screening|Loading area|Aircraft hold|Carousel 2|Transfer desk|Lost and found
seat number/no/code, seat | text | in travel; of seat ticket boarding passenger flight checkin check; not of bus train theater event; by class flight passenger boarding gate; plus 14 => airline.seat
fare, base/ticket/total/adult/child/economy/business/final/flight fare, fare amount | num int money | of ticket flight booking fare reservation passenger; by class flight cabin pnr multiplier; not by train bus stop station; plus 12 => number.lognormal median=240 sigma=0.6 fractionDigits=2
tax, taxes, airport tax, fee, surcharge | num money | of ticket fare; by fare flight pnr; plus 8 => number.lognormal median=46 sigma=0.5 fractionDigits=2
boarding/pass code, boarding pass number/no/code | text | of boarding; plus 12 => code.mask mask=???##?
action, action type, change type | of booking reservation order ticket; noun history log audit booking; not by entity resource table; plus 14 = created|modified|cancelled|confirmed|seat changed|checked in|refunded
queue/counter/desk number/no | text | of check checkin; plus 6 => pattern regex="[A-F][0-9]{2}"
flight type, trip type, journey type | plus 6 = domestic|international|charter|one way|round trip
crew role/position/member+role, crew rank | plus 6 = captain|first officer|purser|cabin crew|flight engineer
# telephone and internet
tariff/plan/package/rate+plan name/title, ^name, ^tariff, ^title | text | of tariff plan package rate; by speed mbps mbit bandwidth download upload megabit data sms minute internet traffic; not by kwh energy meter; plus 16 => values values=["Internet 50","Fiber 100","Fiber 250","Fiber 500","Giga 1000","Home Start","Business 200","Student 30"]
monthly payment/fee/price/cost/charge/rate, price, fee, subscription fee | num int money | of tariff plan package subscription; by speed mbps bandwidth download upload traffic; not by kwh energy meter loan; plus 16 => number.typical values=[29.9,39.9,24.9,49.9,19.9,69.9]
speed, download/upload/max/maximum/internet/connection/line/access speed, bandwidth, downstream, upstream | int num | of tariff plan package internet connection line subscription provider service contract; not of vehicle ship wind trip car fan motor; by tariff payment price fee monthly traffic name router modem; not by wheel gear rpm lane; plus 16 => number.typical values=[100,50,250,200,500,1000,30]
data allowance/limit/cap/volume/included, included data, data gb, traffic limit/gb | int num | of tariff plan package subscription sim mobile bundle; plus 12 => number.typical values=[10,5,20,50,3,100]
included minute/minutes/sms, minute/minutes/sms included/limit, sms, call minute | int | of tariff plan package bundle; plus 10 => number.typical values=[300,100,500,1000,200]
connection/access/line/technology type, access technology | of subscriber contract internet line connection tariff provider; plus 8 = fiber|DSL|cable|LTE|wireless
msisdn, sim/mobile number | text | of sim subscriber line call; plus 8 => phone.number
sim status, line status | plus 6 = active|suspended|inactive|blocked|ported out
contract/line/service/product type | of subscriber telecom line; plus 4 = mobile|internet|landline|TV|bundle
outage/disconnection/cut reason | of subscriber line connection service; plus 6 = unpaid invoice|customer request|moving|line fault|maintenance
# churches and clubs
ministry/small+group/home+group/fellowship name, ministry, ^name | text | of ministry fellowship; plus 10 => values values=["Worship","Youth","Sunday school","Hospitality","Outreach","Prayer","Music","Women's group","Men's breakfast"]
sacrament, sacrament type/name | plus 8 = baptism|communion|confirmation|marriage|anointing
offering/donation/tithe/contribution/fund type/category/kind | of offering tithe church parish congregation; plus 8 = tithe|general offering|building fund|missions|special offering
service type/name, ^type | of worship church mass liturgy congregation parish; plus 8 = Sunday service|evening prayer|youth service|holy communion|funeral|wedding
membership/member status | of church parish congregation club association; plus 6 = active|visitor|inactive|transferred|deceased
# money by name: who holds an account
^name, account holder, holder/owner/debtor/creditor name | text | by iban bic; not of bank account institution branch; plus 14 => person.fullName
district, districts, city district, borough, neighbourhood | array | plus 12 => array element={"kind":"values","parameters":{"values":["Old Town","Northgate","Riverside","West End","Harbour","Hillside","Eastfield","Station Quarter"]}} max=3
# what a diagnosis is called, and its code
diagnosis/disease/icd/icd+10/procedure/condition code/codes, ^icd, primary/secondary/main/applicable/excluded/related/covered diagnosis code/codes | text | plus 14 => health.code
diagnosis/disease/illness name | text | plus 14 => health.condition
# steps of a workflow
node/step/stage/task name | of workflow automation process bpm flow; not of cluster server host; plus 14 = Receive request|Validate input|Extract text|Check coverage|Score risk|Notify reviewer|Wait for approval|Write result
node/step type | of workflow automation process flow; not of cluster server host; plus 14 = trigger|action|condition|http request|delay|script|approval
coverage/cover/benefit name | of coverage policy cover benefit insurance; plus 14 = Liability|Collision|Fire and theft|Hospital stay|Surgery|Outpatient treatment|Daily allowance|Accidental death|Dental care
coverage/cover/benefit type/kind description, description | of coverage cover benefit; noun type kind; plus 14 = Pays for a stay in hospital, per day.|Covers the cost of surgery up to the limit.|Pays once after diagnosis.|Damage to other people's property.|Treatment without a stay in hospital.|Loss by fire, storm or theft.
pattern/rule/fraud/detection/check pattern/rule code, ^code, code | text | of pattern rule; in insurance finance; plus 12 => pattern regex="(?:FR|PT|RL)-[0-9]{3}"
ocr/raw/extracted/document raw/ocr data/result/text/fields, ocr result/data/output, raw ocr, extracted data/fields | json | by ocr document confidence; plus 14 => json keys="document_type=invoice|receipt|medical+report|id+card pages=1|2|3 language=en confidence=0.94|0.88|0.97 fields{total=118.40|46.90|870.00|1249.00 issuer=company.name}"
# animals and farms
birth date, date of birth, born, birthday | date stamp | of animal cow cattle calf pig sheep goat horse herd livestock pet dog cat flock; plus 10 => date.past days=2600
pasture, paddock, pasture/paddock name, current pasture/paddock | of animal cattle cow herd grazing livestock farm horse; plus 8 = North pasture|River meadow|Hill field|Lower paddock|Oak field|Spring meadow|Barn yard
vaccine, vaccine name | of animal cattle cow herd pet livestock pig sheep; plus 12 = rabies|foot and mouth|clostridium|leptospirosis|brucellosis|distemper|bluetongue
energy, fuel, energy/fuel type | of vehicle car truck van; plus 8 = petrol|diesel|hybrid|electric|LPG
class name, ^name | text | of school class; noun class; not by method package namespace; plus 10 => values values=["5A","5B","6A","7B","8A","9C","1A","10B"]
ticket sold, sold ticket | int | plus 10 => number.measure mean=140 deviation=70 min=12 max=420
`;
