/** Universities, banks, trains, shelters, games and offices: what an unknown noun is there. */
export const vocations = String.raw`
# Universities.
academic/professor/faculty/university rank, rank | text | of professor faculty lecturer academic staff teacher researcher; plus 10 => values values=["Assistant Professor","Associate Professor","Professor","Lecturer","Senior Lecturer"] weights=[28,26,20,16,10]
degree, highest degree, title | text | of professor lecturer researcher scientist; by rank email department faculty; plus 8 => values values=["PhD","MSc","Dr. habil.","MD","DPhil"] weights=[58,18,10,8,6]
faculty type, type | text | of faculty; plus 10 => values values=["sciences","humanities","engineering","medicine","law","arts"]
faculty/school/college name, ^name | text | of faculty; not of member; plus 10 => values values=["Faculty of Science","Faculty of Law","Faculty of Medicine","Faculty of Engineering","Faculty of Arts","Business School","Faculty of Education","Faculty of Economics"]
program/programme/degree title/name, ^title/name | text | of program programme; by credits credit tuition semester degree duration; plus 14 => values values=["BSc Computer Science","MSc Data Analytics","BA History","MBA","BEng Mechanical Engineering","MA Linguistics","BSc Biology","PhD Economics","LLB Law","MSc Nursing"]
level, program/study/degree level | text | of program programme; by credits credit tuition semester degree; plus 10 => values values=["bachelor","master","doctorate","diploma","certificate"]
mode of study, study mode, mode of attendance/delivery, attendance mode | text | plus 12 => values values=["full-time","part-time","online","evening"] weights=[58,22,14,6]
accreditation, accredited by, accreditation body | text | plus 6 => values values=["ABET","AACSB","EQUIS","national agency","none"]
scholarship, scholarship name/type, bursary, grant name | text | plus 6 => values values=["none","merit","need-based","athletic","Dean's List","research"] weights=[62,14,12,5,4,3]
total/required/min/minimum/program credits, total credit points, credit points total | int num | plus 8 => number.typical values=[180,120,240,60,90]
tuition, tuition fee/fees, tuition per term/semester/year, tuition amount | num int money | plus 10 => number.typical values=[4200,3600,5100,2900,6800,1500]
weekly hours, hours per week, contact hours, lecture hours | int num | of course subject class module lecture; plus 10 => number.typical values=[4,2,3,6,5]
max/maximum enrol/enrolment/enrollment/students/participants, enrollment cap, class limit | int | plus 10 => number.typical values=[30,25,60,40,20,120]
year commenced/introduced/started/launched, start year | int | plus 8 => date.year
prerequisite/prerequisites, requires | text | of course subject module program class training; plus 8 => values values=["none","MATH 101","CS 110, CS 120","BIO 201","permission of instructor","ECON 100"] weights=[40,16,12,12,10,10]
expected/planned/anticipated graduation/grad/completion date, expected/planned/anticipated grad, expected graduation, date of expected graduation | date stamp | plus 10 => date.future days=900
jury, committee, examiners, panel | text | of thesis dissertation defense exam; plus 8 => values values=["Anna Keller, Marc Dubois, Priya Nair","Tom Becker, Elena Rossi, Grace Hill","Omar Haddad, Lena Vogt, Daniel Cruz","Sofia Lind, Peter Novak, Ruth Adler","James Okoro, Hannah Moss, Luca Ferri"]
grade awarded, awarded grade, final grade, grade | text | of thesis dissertation; plus 8 => values values=["excellent","very good","good","satisfactory","pass with honours"]
keywords, key words, index terms | text | of thesis dissertation paper publication article study research dataset; plus 10 => values values=["climate, coast, adaptation","graph theory, networks","soil, nitrogen, yield","labour market, migration","imaging, sensors","memory, oral history"]
funder, funder name, funding agency/body, sponsor agency | text | plus 8 => values values=["National Science Fund","Horizon Research Council","City Foundation","Health Research Board","Ministry of Education","Arden Trust"]
room kind/type | text | of room; by projector lecture building bldg capacity seat; not of hotel guest; plus 8 => values values=["lecture hall","seminar room","laboratory","office","computer room"]
capacity, cap, seats | int | of room; by projector bldg building wheelchair lecture; plus 12 => number.typical values=[30,24,60,120,40,16,200]
dorm/residence/hall room, dorm room no/number | text | len<=12; plus 8 => code.mask mask=A-###
# Banks.
assets, total assets, capitalization, market capitalization/cap, equity, deposits | int num money | of bank branch company fund firm; plus 10 => number.lognormal median=48000000 sigma=1.2
exp/expiry/expiration mm/month | int text | plus 12 => number.int min=1 max=12
exp/expiry/expiration yy | int text | plus 14 => number.int min=25 max=31
exp/expiry/expiration year, exp yyyy | int | plus 12 => number.int min=2025 max=2031
kyc level/tier | int | plus 12 => number.int min=1 max=3
annual/yearly inc/income, gross/net income, inc | num int money | of client customer applicant borrower person; plus 10 => finance.round median=46000
daily/weekly/monthly atm/withdrawal/card/transfer/pos limit, atm limit | int num money | plus 10 => number.typical values=[500,1000,300,2000,1500]
employment/empl status | text | of client customer applicant borrower person; plus 10 => values values=["employed","self-employed","retired","student","unemployed"] weights=[60,14,12,8,6]
tax residency/residence, tax country, country of tax residence | text | plus 10 => location.countryCode
interest | num | of loan account deposit savings; plus 6 => finance.interestRate
# Trains and buses.
source, src, from | text | by destination; not by port ip protocol packet event amount; not of network flow traffic log link edge redirect; plus 8 => location.city
train type, type, train category | text | of train; plus 10 => values values=["express","local","intercity","night train","freight","high-speed"]
top/max/maximum speed, maximum velocity | int num | of train vehicle car bus locomotive ship boat aircraft; plus 8 => number.typical values=[160,200,120,140,250,300]
luggage/baggage/bag type, type | text | of luggage baggage bag; plus 10 => values values=["suitcase","backpack","hand luggage","sports bag","box"]
luggage/baggage/bag name/description, ^name | text | of luggage baggage; plus 10 => values values=["blue suitcase","black backpack","guitar case","red trolley","sports bag","pushchair"]
weight | int num | of luggage baggage bag; plus 10 => number.int min=4 max=32
coach, carriage, wagon, car no/number | text | of ticket seat reservation train; len<=10; plus 10 => values values=["A1","B2","B4","S3","S7","C1"]
berth, seat | text | of ticket reservation train; len<=12; plus 8 => code.mask mask=##A
fare zone/no, zone | int | of station stop fare ticket transit; plus 10 => number.int min=1 max=6
standing, standing places/room/capacity, standees | int | of bus train tram coach vehicle; plus 12 => number.typical values=[40,55,30,70,90]
seats total, total seats, seated, seats | int | of bus coach vehicle tram; plus 12 => number.typical values=[45,52,33,60,28]
euro norm/class/standard, emission norm/class/standard, emission | text | of bus car vehicle truck fleet; plus 8 => values values=["Euro 6","Euro 5","Euro VI","Euro 4"] weights=[48,26,18,8]
depot, garage, home depot | text | of bus vehicle train tram driver fleet; plus 6 => values values=["North depot","Harbour depot","Mill Lane","West garage","Central depot"]
head sign, headsign, trip headsign, destination sign | text | plus 8 => values values=["Central Station","Airport","Harbour","University","North Park","City Hall","Hospital"]
line, line name/no/code, route line | text | of timetable train bus tram metro station incident transit stop trip route departure; by delay departure arrival stop station direction injured trip; plus 14 => values values=["S1","U2","M4","12","X10","7","R3"]
operation | text | of timetable station schedule train bus; plus 8 => values values=["1023A","0714B","1845C","0632A","2210D"]
waiting list/wl position/pos, wl pos | int | plus 14 => number.mostlyZero
summary, description, details | text | of incident disruption accident; by line injured delay driver train road; not by service deployment; plus 16 => values values=["Signal failure near the junction, trains held.","Tree on the track, line closed for an hour.","Passenger taken ill, service delayed.","Door fault, set taken out of service.","Vehicle on the level crossing."]
cause | text | of incident accident disruption; by line injured delay train road; plus 8 => values values=["signal failure","weather","vehicle fault","medical emergency","trespassing","track works"]
# Animals.
health, health status/state/condition | text | of animal pet horse cow livestock; plus 12 => values values=["healthy","under treatment","recovering","injured","chronic condition"] weights=[66,12,10,7,5]
description, bio, notes, about | text | of animal pet; plus 4 => values values=["Gentle, loves long walks.","Shy at first, then very attached.","Gets along with other dogs.","Playful and curious, needs a garden.","Quiet senior looking for a calm home."]
special needs/care/requirement/requirements description/details/notes, special needs | text | plus 8 => values values=["Daily medication","Special diet","Needs a quiet home","Limited mobility","Weekly physiotherapy"] null=0.7
good/friendly with kids/dogs/cats/children/other | bool | plus 8 => datatype.boolean probability=0.6
weight kg, weight | num int | of animal pet dog cat; not of cattle cow horse livestock; plus 24 => number.measure mean=14 deviation=8 min=2 max=45 fractionDigits=1
intake type/reason/source | text | plus 10 => values values=["stray","owner surrender","transfer","rescue","born in care"] weights=[40,30,16,10,4]
reason for adopting/adoption, adoption reason, motivation | text | of adopter adoption applicant; plus 10 => values values=["Companion for our dog","Children wanted a pet","Lost our cat last year","More room since we moved","Always had animals"]
other pets/animals, current pets | text | plus 8 => values values=["none","one cat","two dogs","rabbit","fish"]
found/rescue/pickup location/place, location found | text | plus 8 => values values=["Mill Road","near the station","Riverside Park","car park behind the market","farm track, north side"]
barrier | text | of enclosure zoo cage; plus 8 => values values=["moat","glass","mesh","electric fence","wall"]
max/maximum animals, animal capacity | int | plus 8 => number.typical values=[4,2,6,10,12]
feeding time/times | text | plus 6 => values values=["08:00, 16:00","07:30, 12:00, 18:00","10:00","09:00, 17:30"]
# Games.
level | int | of hero character player avatar; plus 12 => number.int min=1 max=60
hit points, hitpoints, hitpoint, hp, health/magic/mana points | int | of hero character player monster enemy opponent; plus 10 => number.typical values=[120,80,200,60,340]
hit/avg/average/max hp, avg hp, hp | text | of monster enemy quest; plus 8 => number.int min=800 max=24000
exp, experience, xp | int | of hero character player; plus 10 => number.lognormal median=4200 sigma=1
alignment | text | of hero character player monster npc race; plus 10 => values values=["lawful good","neutral","chaotic good","lawful evil","chaotic evil"]
artifact/relic name, ^name | text | of artifact relic item weapon; by rarity lore tier effect damage hero drop; plus 16 => values values=["Crown of Embers","Moonlit Amulet","Stormcaller","Ring of Whispers","Ashen Blade","Cloak of Dusk","Sunstone Shield","Staff of Roots"]
artifact type, type | text | of artifact relic; by rarity lore tier effect hero; plus 12 => values values=["weapon","armor","helm","ring","amulet"]
goal, sub/main goal, subgoal, objective | text | of quest mission; plus 12 => values values=["Slay the wyvern","Collect 10 herbs","Escort the merchant","Find the lost key","Defend the village gate","Reach the old tower"]
quest/mission name/title, ^name/title | text | of quest mission; plus 14 => values values=["The Lost Caravan","Embers of the North","A Debt of Iron","Wolves at the Door","The Hollow Crown","Whispers in the Mine"]
monster, enemy, boss, creature | text | plus 4 => values values=["Wyvern","Stone Golem","Frost Wolf","Bog Troll","Ember Drake","Cave Spider"]
weakness, vulnerability, weak against | text | of monster enemy creature boss pokemon; plus 12 => values values=["fire","ice","thunder","water","poison","light"]
stagger, exhaust, mount, ko | text | of monster; plus 8 => number.int min=80 max=320
number, num, count | int | of monster enemy quest spawn wave; plus 8 => number.typical values=[1,2,1,3,5]
text, question, riddle | text | of riddle puzzle; plus 12 => values values=["What has keys but opens no lock?","What gets wetter the more it dries?","I speak without a mouth. What am I?","What has a neck but no head?"]
answer, answers, solution | text | of riddle puzzle; plus 12 => values values=["a piano","a towel","an echo","a bottle"]
# Offices.
helpline, hotline, help desk, toll free, emergency number | text | plus 10 => phone.number
body/authority/agency/institution type | text | of civic government public authority agency body; plus 12 => values values=["municipality","county","ministry","agency","utility board"]
^name, authority/agency/office/body name | text | of civic government public authority body; plus 8 => values values=["City Council","Water Board","Public Works Department","Transport Authority","Housing Office","County Administration"]
designation, position, title, job title, role | text | of official officer civil councillor mayor minister; plus 8 => values values=["Mayor","Commissioner","Ward Officer","Chief Engineer","Councillor","Health Officer"]
department | text | of official civic government passport citizen permit complaint municipality; plus 6 => values values=["Public Works","Sanitation","Revenue","Health","Transport","Town Planning"]
party, political party | text | of official councillor mayor minister member deputy senator politician; plus 8 => values values=["Civic Alliance","Green Future","Labour List","People's Union","Liberal Forum","Independent"]
encumbrance, encumbrances, lien, charge on land | text | of land parcel property title; plus 8 => values values=["none","mortgage","right of way","easement","court order"] weights=[58,22,10,7,3]
boundary/boundaries desc/description, boundaries | text | plus 8 => values values=["North: road; east: parcel 114","Stone wall on all sides","Stream along the southern edge","Fenced, 4 markers","West: public path"]
tax/property/land tax due, tax due, annual tax | num money | of land parcel property house; plus 8 => finance.round median=1450
series, document/passport series | text | of passport document certificate license; plus 10 => values values=["AB","C4","4510","XK","22","N"]
issued by, issuing authority/office/department | text | of passport document license certificate; plus 8 => values values=["City Registry Office","Passport Office North","Civil Registry","Department of Interior","District Office 4"]
message, remark, note | text | of passport document certificate citizen; plus 6 => values values=["Valid.","Replaced by a newer document.","Reported lost.","Not found in the register.","Data confirmed."]
headquarters, headquarters city, seat, registered office | text | of company customer supplier firm organization client; plus 4 => location.city
payment mode/method/type, mode of payment | text | plus 4 => values values=["card","cash","bank transfer","cheque","mobile payment"] weights=[44,22,20,8,6]
reason | text | not of order purchase subscription cart return refund cancellation payment invoice loss; plus -1 => values values=["personal request","schedule change","no longer needed","missing documents","requested by the office","other"] null=0.5
# Values, targets and limits of things that are kept.
insurance/indemnity/insured/declared/customs/agreed/appraised/valuation val/value/amount | num int money | plus 8 => finance.round median=18000
revenue/sales/turnover/umsatz target/goal/quota, target revenue/sales/turnover, umsatzziel | num int money | plus 10 => finance.round median=420000
deposit, pfand, bottle/container deposit | num money | of article artikel product item drink bottle beverage; plus 10 => number.typical values=[0,0.25,0.15,0.08]
counter, zaehler, counted by, counting person | text | of inventory inventur stock count stocktake; plus 10 => person.fullName
change, change given/due/returned, rueckgeld | num money | of receipt sale bon kassenbon till payment; plus 8 => number.lognormal median=4 sigma=0.9
payment kind/art, zahlart, zahlungsart | text | plus 8 => values values=["card","cash","debit card","voucher","invoice"] weights=[46,34,12,4,4]
vacation/holiday/leave/annual+leave days, days of vacation/leave | int | of employee staff worker contract; plus 12 => number.typical values=[30,28,25,24,27]
reason, grund | text | of complaint return reklamation claim; by product article ean refund; plus 12 => values values=["defective","wrong item","damaged in transit","incomplete","late delivery"] null=0
description, details | text | of complaint return reklamation; by product article ean refund; plus 10 => values values=["Seal broken on arrival.","Device does not switch on.","Wrong size delivered.","Lid cracked.","Best-before date passed."]
# Hotels and airlines.
gm/manager/director/owner/host name | text | plus 8 => person.fullName
total/number rooms, rooms, room count | int | of hotel property resort hostel; by star check brand spa meal; plus 12 => number.typical values=[84,120,45,210,160,62]
task kind/type, kind | text | of housekeeping cleaning maid; plus 14 => values values=["departure clean","stayover","deep clean","turndown","inspection"] weights=[40,34,12,8,6]
lost found, lost and found, found items | text | of housekeeping room; plus 10 => values values=["none","phone charger","sunglasses","child's toy","scarf"] weights=[76,8,6,5,5]
minibar refill, minibar, refill | text | plus 8 => values values=["none","2 water, 1 beer","1 cola","3 water, 1 snack","1 wine"] weights=[50,18,14,10,8]
linen changed, towels changed, bed made | bool | plus 8 => datatype.boolean probability=0.7
description, descr | text | of folio; plus 16 => values values=["Room, 1 night","Breakfast","Minibar","Laundry","City tax","Restaurant dinner","Parking","Spa treatment"]
charge code, chg code | text | of folio; plus 16 => values values=["ROOM","BKFST","MINI","LNDRY","TAX","REST","PARK","SPA"]
cancel/cancellation policy/terms/rule | text | of rate plan booking hotel room property reservation; plus 8 => values values=["free until 24 h before","free until 7 days before","non-refundable","first night charged"] weights=[44,22,24,10]
min/minimum/max/maximum stay/nights, min stay, length of stay | int | of rate plan booking room hotel property; plus 12 => number.typical values=[1,2,3,7]
meal plan, board, board type | text | of rate plan booking hotel room; plus 12 => values values=["RO","BB","HB","FB","AI"] weights=[28,40,18,8,6]
market segment | text | of rate plan booking hotel reservation; plus 10 => values values=["leisure","corporate","group","government","OTA"]
configuration, config, cabin config/configuration/layout | text | of aircraft fleet plane; plus 12 => values values=["C12Y150","Y180","C20Y132","C30W28Y220","Y76"]
engine/engines | text | of aircraft fleet plane; plus 12 => values values=["CFM56-5B4","LEAP-1A26","PW1127G","V2527-A5","GE90-115B","CF34-10E"]
mtow kg, mtow, maximum takeoff weight, max takeoff weight kg | int num | plus 12 => number.typical values=[78000,79000,93500,51800,254000,23000]
lessor, lessor name, leased from, owner | text | of aircraft fleet plane; plus 8 => values values=["Skyward Leasing","AeroCap Partners","Harbour Aviation Finance","Bluewing Capital"]
flight/total flight hours, total hours, airframe hours, hours | int num | of aircraft fleet engine plane; plus 12 => number.lognormal median=28000 sigma=0.5
home base/airport/apt, base, hub | text | of aircraft crew loyalty pilot fleet frequent; len<=4; plus 12 => airline.airportCode
tag, bag tag, tag number | text | of baggage luggage bag; plus 12 => string.numeric length=10
last scan, scan point/location, scanned at | text | of baggage luggage bag parcel; len>5; plus 10 => values values=["check-in","sorter 2","loaded","transfer","arrival belt 4","loading dock"]
status | text | of baggage luggage bag; plus 10 => values values=["checked in","loaded","transferred","delivered","delayed","missing"] weights=[14,22,12,44,6,2]
contents declared, declared contents, contents | text | of baggage luggage parcel shipment package; plus 10 => values values=["clothing","sports equipment","documents","electronics","gifts","household goods"]
remark/remarks, comment/comments, note/notes | text | of flight leg; plus 14 => values values=["De-icing required.","Late inbound aircraft.","Wheelchair at arrival.","Slot delay 20 min.","Crew change at destination."] null=0.6
seat preference/pref | text | plus 10 => values values=["window","aisle","none","front"] weights=[42,40,12,6]
segments year to date, segments, flown segments | int | plus 10 => number.typical values=[4,8,2,12,26,0]
# Works, grids and farms.
parent/component/child item/part, parent, component, part | text | of bom bill component assembly; len<=40; plus 10 => code.mask mask=AA-#####
root cause | text | of downtime machine production line quality work defect nonconformity; plus 10 => values values=["Bearing worn","Sensor misaligned","Material jam","Wrong tool setting","Power dip","Late changeover"]
gauge, measuring device/tool, instrument | text | of quality check inspection measurement; plus 8 => values values=["CMM-02","caliper C14","micrometer M3","height gauge H1","plug gauge 12 H7"]
verdict, judgement, judgment, assessment | text | of quality check inspection measurement; plus 10 => values values=["pass","fail","rework"] weights=[86,9,5]
lot, batch | text | of quality check production inspection; plus 8 => code.mask mask=L######
crew lead/leader/chief, team lead, foreman, lineman | text | plus 8 => person.fullName
communication tech/technology, comm tech, transmission | text | of meter water electricity gas device sensor; plus 12 => values values=["LoRaWAN","NB-IoT","M-Bus","drive-by","none"]
premise/customer/supply/connection class/category/type | text | of meter water electricity gas utility outage tariff; plus 12 => values values=["residential","commercial","industrial","public"] weights=[72,18,6,4]
make, manufacturer | text | of meter water electricity gas pump transformer; plus 8 => values values=["Hydrometa","Aquasens","Metrona","Kelvex","Wattline"]
commodity, crop, grain | text | of grain ticket elevator harvest silo; by moisture gross tare weight dockage bin; plus 14 => values values=["corn","soybeans","wheat","barley","oats","sorghum"]
test weight, bushel weight, hectoliter weight | num | plus 12 => number.measure mean=58 deviation=2.4 min=48 max=64 fractionDigits=1
foreign matter/material, dockage, broken kernels, impurity, impurities | num | plus 10 => number.measure mean=1.2 deviation=0.5 min=0.1 max=4 fractionDigits=2
price bushel/bu, bushel price, price per bushel | num money | plus 12 => number.measure mean=6.1 deviation=2.4 min=3 max=14 fractionDigits=3
pregnancy/preg status, pregnancy state | text | not of patient client customer person; plus 10 => values values=["open","bred","pregnant","dry","fresh"] weights=[26,22,36,10,6]
body condition, body cond/condition score | num | plus 10 => number.measure mean=3.1 deviation=0.4 min=1.5 max=5 fractionDigits=1
# Staff, museums, trials, stars.
title, salutation | text | of staff employee person patient client contact; by surname forename initials; len<=12; plus 14 => values values=["Mr","Ms","Mrs","Dr","Miss","Prof"] weights=[38,28,18,8,6,2]
ni/national insurance number/no | text | plus 12 => code.mask mask=QQ######C
shortlisted, number shortlisted, shortlist count, interviewed | int | plus 8 => number.typical values=[4,6,3,8,5]
applicants, number applicants, applicant count, applications received | int | of vacancy job position opening; plus 10 => number.lognormal median=28 sigma=0.7
essential/desirable/selection/person criteria, criteria | text | of vacancy job position recruitment; plus 12 => values values=["Degree in a relevant field, 3 years of experience","Driving licence, good written English","Registered nurse, shift work","Knowledge of payroll systems","Team leadership, budget experience"]
agency used, agency, recruitment agency | text | of vacancy recruitment job; plus 8 => values values=["none","Northgate Recruitment","Harbour Staffing","Talentbridge"] weights=[64,14,12,10]
hours, working hours | text | of vacancy job position; len<=30; plus 10 => values values=["37.5 h","full-time","20 h","part-time","40 h, shifts"]
dimensions cm/mm/in, dims cm, size cm, dimensions | text | of object artifact artwork museum painting item specimen; plus 8 => values values=["42 x 30","120 x 80 x 45","18 x 12 x 6","64 x 48","9 x 9 x 21"]
date made, made, date of creation/manufacture, production date | text | of object artifact artwork museum painting; plus 12 => values values=["c. 1890","1923","18th century","1880-1885","before 1600","1967"]
mark/marks/inscription/inscriptions inscr/inscription, marks inscr, inscription/inscriptions, signature | text | of object artifact artwork museum painting coin; plus 8 => values values=["signed lower right","stamped on base","none","dated 1923","maker's mark, worn","label on reverse"]
gallery/display/current loc/location, gallery loc | text | of object artifact artwork museum painting exhibit; plus 10 => values values=["Gallery 3, case 2","Store B, shelf 14","Gallery 1","Entrance hall","on loan","Store A, rack 5"]
materials/material used | text | of conservation treatment restoration repair; plus 10 => values values=["wheat starch paste, Japanese paper","Paraloid B-72","distilled water, cotton swabs","beeswax","sturgeon glue"]
lux limit/level/max, light limit/level | int | plus 12 => number.typical values=[50,150,200,100]
borrower, lender, borrowing/lending institution | text | of loan; by venue crate indemnity object exhibition courier; plus 10 => values values=["City Art Museum","Harbour Gallery","National Museum of Craft","Riverside History Centre","University Collection"]
smoking/smoker history/status, smoking, smoking hx, tobacco use | text | plus 10 => values values=["never","former","current"] weights=[58,26,16]
withdrawal/wd/dropout/discontinuation reason | text | of trial subject participant study; plus 12 => values values=["adverse event","consent withdrawn","lost to follow-up","protocol deviation","moved away"] null=0.8
ecog, ecog status/score/performance status | int | plus 10 => number.int min=0 max=3
egfr, baseline egfr | num int | plus 10 => number.measure mean=82 deviation=18 min=25 max=125 fractionDigits=1
relatedness, causality, related to treatment | text | plus 8 => values values=["unrelated","possible","probable","definite"] weights=[48,30,16,6]
target, target name/object, object | text | of observation obs telescope exposure; by ra dec airmass filter exposure magnitude; plus 14 => values values=["M31","NGC 7000","HD 209458","TRAPPIST-1","M13","Vega","IC 434"]
airmass | num | plus 10 => number.measure mean=1.35 deviation=0.22 min=1 max=2.4 fractionDigits=2
seeing, seeing arcsec | num | plus 10 => number.measure mean=1.3 deviation=0.4 min=0.5 max=3.2 fractionDigits=2
mag, magnitude, apparent magnitude | num | not of earthquake quake seismic; plus 6 => number.measure mean=13.4 deviation=2.6 min=2 max=20 fractionDigits=2
mag/magnitude error/err/uncertainty | num | plus 10 => number.lognormal median=0.02 sigma=0.6
mjd, modified julian date | num | plus 12 => number.measure mean=60400 deviation=180 min=59800 max=61000 fractionDigits=5
moon phase/illumination | num | plus 10 => number.percent max=1
dec deg, declination, dec, declination deg | num | plus 14 => number.measure mean=12 deviation=26 min=-60 max=85 fractionDigits=6
ra deg, right ascension, ra | num | plus 14 => number.float min=0 max=359.999 fractionDigits=6
# Cinemas, building sites, gifts and couriers.
run/running time, run time min/minutes, running length | int | of movie film title episode; plus 14 => number.typical values=[98,112,124,87,136,105]
age limit/restriction/rating, minimum/min age | int | of movie film event game show; plus 12 => number.typical values=[12,6,16,0,18]
box office, box office gross, gross | int num money | of movie film; plus 10 => number.lognormal median=14000000 sigma=1.3
genre | text | of movie film cinema; plus 8 => values values=["Drama","Comedy","Thriller","Action","Science Fiction","Horror","Romance","Documentary","Animation"]
price, ticket/seat/base price, movie base price, price per ticket | int num money | of ticket movie cinema screening showing showtime moviesession; by hall movie seat place session screen start showtime bought; plus 12 => number.typical values=[12,14,9,11,16]
price, base price, ... base price | int num money | of cinema; plus 12 => number.typical values=[12,14,9,11,16]
group/student/senior/child/member discount | num | plus 8 => number.typical values=[0.1,0.2,0.15,0.25]
screen type/kind/format | text | of hall auditorium cinema screen theater; plus 12 => values values=["2D","3D","IMAX","4DX"] weights=[58,24,12,6]
sound system/format, audio system | text | plus 8 => values values=["Dolby Atmos","Dolby 7.1","DTS","Stereo"] weights=[44,32,14,10]
subtitle/subtitles, subtitle/subtitles language | text | of session screening showing movie film moviesession episode video; plus 10 => values values=["none","English","Spanish","French","German"] weights=[48,26,10,8,8]
hall/auditorium/screen name, ^name | text | of hall auditorium screen; by seat screen sound row; plus 14 => values values=["Hall 1","Hall 2","Hall 3","Screen 4","Red Hall","Blue Hall","Studio","Grand Hall"]
cinema/theater name, ^name | text | of cinema; plus 12 => values values=["Star Cinema","Roxy","Palace Theatre","Odeon Harbour","City Lights","Capitol","Rialto","Lumen Cinema"]
seats, seat count, number of seats, capacity | int | of hall auditorium cinema theater theatre; plus 12 => number.typical values=[120,84,210,60,340,156]
^name | text | of place seat; len<=6; plus 12 => code.mask mask=A##
row, row label/letter/no | text | of place seat; len<=3; plus 10 => values values=["A","B","C","D","E","F","G","H"]
column, col, seat column | int | of place seat; plus 12 => number.int min=1 max=18
item, snack, product | text | of snack concession bar kiosk canteen; plus 12 => values values=["Popcorn large","Popcorn small","Nachos","Cola 0.5 l","Water","Ice cream","Hot dog","Chocolate bar"]
price, unit price | num money | of snack concession kiosk canteen; plus 12 => number.typical values=[4.5,3.2,6.9,2.8,5.5,7.9]
specialty, speciality, trade, craft, skill | text | of labourer laborer labour labor worker contractor craftsman subcontractor mechanic; plus 16 => values values=["masonry","plumbing","electrical","carpentry","painting","roofing","tiling"]
surface, floor area, surface area, built area | int num | of project house building construction property room site; plus 10 => number.lognormal median=120 sigma=0.6
total/estimated/project/overall cost | num int money | of project construction building renovation; plus 10 => finance.round median=64000
quality/productivity/efficiency/correction/safety/loss coefficient/coeff, coefficient, coeff | num | plus 8 => number.typical values=[1,1.1,0.95,1.2,0.9,1.05]
material name, materialname, ^name | text | of material; by unit cost transport coeff quality delivery; plus 12 => values values=["Cement 25 kg","Brick","Sand","Gypsum board","Rebar 12 mm","Paint, white","Floor tile 60 x 60","Timber beam","Insulation 100 mm"]
stage, phase, construction/building stage | text | of material construction site building work; plus 10 => values values=["foundation","framing","roofing","interior","finishing"]
requirement/requirements, special requirements | text | of project construction renovation; plus 10 => values values=["Finish before winter","Keep the old facade","Step-free entrance","Solar panels on the roof","Work on weekdays only"]
description, item description | text | of punch snag defect; plus 14 => values values=["Touch up paint at the stairs.","Door does not latch.","Grout missing behind the sink.","Replace cracked tile.","Outlet cover missing.","Caulk window frame."]
location, area, room | text | of punch snag defect; plus 14 => values values=["Unit 3B, kitchen","Lobby","Level 2, corridor","Stair A","Roof, north side","Unit 1A, bathroom"]
reason, change reason | text | of change; by impact cost approved; plus 14 => values values=["Client request","Design error","Site condition","Code requirement","Material not available"] null=0
cost impact, impact cost, price impact | num money | plus 10 => finance.round median=3800
crew/worker/labor count, crew size, workers on site, manpower | int | of log site daily construction report; plus 10 => number.int min=3 max=28
donor/donator/giver name, ^name | text | of donation gift pledge contribution; plus 14 => person.fullName
charity/nonprofit/ngo/foundation name, charity, ^name | text | of charity donation ngo nonprofit foundation; len>20; plus 8 => values values=["Helping Hands","Clean Rivers Fund","Open Door Shelter","Food for All","Bright Futures","Paws Rescue","Harbour Hospice","Green Valley Trust"]
message, note, comment, dedication | text | of donation gift pledge contribution; plus 12 => values values=["Keep up the good work!","In memory of my mother.","Happy to help.","For the new playground.","Thank you for all you do.","From our whole team."] null=0.5
donation/donations, gift/gifts, pledge/pledges, contribution/contributions | json | plus 10 => json keys="[donor=person.fullName amount=10|25|50|100|250 at:stamp]"
mission, mission statement, purpose, vision | text | of organization charity ngo foundation nonprofit association company; plus 8 => values values=["Safe housing for every family.","Clean water for rural communities.","Books and tutors for children.","Food for people in need.","Protecting rivers and wetlands.","Care for animals without a home."]
description, about | text | of campaign; by goal raised donation; plus 10 => values values=["Help us rebuild the roof of the community hall.","Every 50 pays for a week of meals.","New beds for the night shelter.","School kits for 200 children.","A van for the mobile clinic."]
title, campaign title/name | text | of campaign; by raised donation; plus 14 => values values=["Winter Meals Appeal","A Roof for the Shelter","Books for Every Child","Clean Water 2025","Run for Hope","New Van Fund"]
t shirt/tshirt/shirt size, tshirt, t shirt, shirt | text | len<=8; plus 8 => values values=["M","L","S","XL","XS","XXL"] weights=[30,28,16,16,5,5]
failed/failure/non delivery reason, reason failed, delivery failure reason | text | of stop delivery route parcel shipment package courier; plus 12 => values values=["nobody home","wrong address","refused","access blocked","business closed"] null=0.8
stop kind/type | text | of stop route delivery trip; plus 12 => values values=["delivery","pickup","depot","locker","break"] weights=[64,20,8,5,3]
dwell/service/stop min/minutes/time | int | of stop route delivery visit; plus 10 => number.typical values=[4,3,6,8,12]
`;
