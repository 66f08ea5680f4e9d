/** Words of particular trades. */
export const domains = `
# health
diagnosis/condition/disease/disorder/illness/indication, chief complaint, admission/visit reason, primary diagnosis, medical condition, reason for visit/admission, diagnosis name/description, presenting complaint, existing conditions | text | not of product item book car equipment => health.condition
^name/description | text | of diagnosis condition disease disorder illness; plus 4 => health.condition
reason | text | of appointment visit admission encounter consultation; plus 3 => health.condition
icd, icd 10/9, snomed, loinc, cpt, rxnorm, ndc, drg, icd/diagnosis/procedure/snomed/loinc/cpt/atc code, icd 10/9 code | text => health.code
^code | text | of diagnosis procedure condition disease icd; plus 4 => health.code
medication/medicine/drug/vaccine, medication/medicine/drug/generic/brand/vaccine name, active ingredient, generic name, prescription | text | => health.medication
^name, generic/brand name | text | of medication medicine drug vaccine pharmaceutical; plus 4 => health.medication
current medications, medications | text => health.medication
dosage/dose/strength/sig/regimen, dose instructions/amount, dosage instructions | text => health.dosage
dose/dosage/strength, dose mg | int num => values values=[500,250,100,50,20,10,5] weights=[26,18,16,14,10,9,7]
dosage form, drug form, form | text | of medicine drug medication prescription pharmacy; plus 3 => values values=["tablet","capsule","syrup","injection","cream"] weights=[46,24,12,12,6]
route, route of administration, administration route | text | of medicine drug medication prescription administration vaccine; plus 3 => values values=["oral","topical","intravenous","intramuscular","inhaled"] weights=[62,12,12,10,4]
frequency | text | of medicine drug medication prescription; plus 4 => values values=["once daily","twice daily","three times daily","every 8 hours","as needed"] weights=[38,30,12,8,12]
refill, refills, refills allowed/remaining | int => number.int min=0 max=5
blood pressure, bp | text => health.bloodPressure
allergy/allergen, allergies, known allergies, allergy name, allergen name | text => values values=["None known","Penicillin","Peanuts","Latex","Pollen","Shellfish","Dust mites"] weights=[48,14,10,6,10,6,6]
reaction | text | of allergy; plus 4 => values values=["rash","hives","swelling","anaphylaxis","nausea"] weights=[40,26,16,6,12]
symptom, symptoms, symptom name | text => health.symptom
^name | text | of symptom; plus 4 => health.symptom
specialty/speciality/specialization/ward, medical specialty, clinic type, area of expertise, doctor specialty, department | text | of doctor physician provider hospital clinic practitioner ward nurse medical patient admission; plus 3 => health.specialty
specialty/speciality/specialization, area of expertise | text => health.specialty
^name/title | text | of specialty speciality specialization; plus 4 => health.specialty
^name | text | of department ward; in health; plus 4 => health.specialty
mrn, medical record number, patient number/no/code, chart number | text int => code.mask mask=MRN#######
npi, npi number | text => string.numeric length=10
insurance number/id, insurance policy number/no, health insurance number, insurance policy, group number, member id, insurance member id | text => code.mask mask=???#######
treatment/procedure/therapy/surgery/intervention/test, treatment/procedure/test/lab+test/exam/analyte name, lab test, test type, treatment type, procedure description | text | of patient treatment procedure medical lab test visit appointment hospital clinic health surgery diagnosis encounter; plus 2 => health.procedure
^name/title/description | text | of treatment procedure therapy surgery; plus 4 => health.procedure
test name, ^name | text | of lab test analyte; in health; plus 4 => health.procedure
result value, test result, result | text | of lab test; plus 2 => values values=["normal","abnormal","negative","positive"] weights=[58,16,20,6]
reference/normal range | text => values values=["3.5–5.1","70–99","12–16","0.6–1.2","< 200","4.0–11.0"]
# school
course/class/subject/module/lesson/lecture name/title, course, subject, module, course title, subject name, lecture title | text | of course class school student lesson enrollment subject curriculum education training module syllabus teacher exam grade faculty semester schedule; plus 2 => edu.courseName
^name/title | text | of course subject curriculum lesson module; plus 4 => edu.courseName
course name/title | text => edu.courseName
course/class/module/subject code/number/no, crn, ^code | text | of course class module subject; plus 3 => code.mask mask=AAA###
grade, letter grade, final grade, mark, overall grade, midterm grade, grade value | text | of student grade enrollment exam quiz assignment course result transcript submission test assessment; plus 3 => edu.grade
letter, letter grade, grade letter | text | by score course student semester; plus 6 => edu.grade
credits, credit count, credits/credit earned/completed/total, total/earned credits | int num | of student; plus 8 => number.typical values=[60,90,30,45,120,15,75,105]
enrollment/enrolment/entry/admission/start/intake year, year of enrollment/admission, admission year | int | of student; plus 8 => date.year back=5
birth date, date of birth, dob | date stamp | of student; by major gpa credits degree faculty semester; plus 8 => person.birthDate from=18 to=29
course/class/module/subject code | text | by semester student grade score term section; plus 8 => code.mask mask=AAA###
letter grade, final grade, ^grade | text => edu.grade
grade level, school year, academic year, class year, year level, year group | text => edu.gradeLevel
academic year, school year | text | plus 3 => values values=["2022/23","2023/24","2024/25","2025/26"] weights=[14,22,30,34]
semester/term, academic term, semester name, ^name | text | of semester term enrollment section course academic; plus 2 => edu.term
semester | text => edu.term
degree/qualification/diploma/education/certification, education/degree level, highest education/degree/qualification, education level, degree type/name/title, qualifications | text => edu.degree
^name/title | text | of degree qualification certification; plus 4 => edu.degree
major/minor/discipline/concentration, field of study, program of study, study program, study field, academic program | text => edu.major
program, program name, ^name | text | of program student enrollment admission; in school; plus 3 => edu.program
section | text | of student class course enrollment school; plus 3 => values values=["A","B","C","D"] weights=[38,30,20,12]
classroom | text => location.roomName
^name | text | of class; in school; plus 5 => edu.program
# work
leave/absence/vacation/pto/sick balance/days/hours, leave balance, days off, vacation/leave/sick days, vacation hours, leave days, sick leave hours, total/remaining/used days, days taken/requested/allowed | int num => number.int min=0 max=25
pay/salary/job grade/band/level, pay grade, salary grade, job level, career level, band, employee level | text int => hr.grade
job code | text => code.mask mask=A###
resignation/termination/exit/leaving reason, reason for leaving | text => values values=["better offer","relocation","retirement","contract ended","dismissal"] weights=[46,18,14,16,6]
performance review/evaluation comments/notes | text => text.comment
# vehicles
vin, vin number/code, vehicle identification number, chassis number/no | text => vehicle.vin
plate, license/number/registration/vehicle plate, license plate number, plate number/no, vehicle registration, reg number, registration plate/number, plate, license plate | text | => vehicle.plate
registration, registration number/no, license number, reg no, number plate | text | of vehicle car truck auto fleet bus motorcycle van taxi driver trip parking; plus 3 => vehicle.plate
make, manufacturer, brand, vehicle make, car make | text | of vehicle car auto truck bike motorcycle fleet van bus; plus 4 => vehicle.manufacturer
^name | text | of make manufacturer; in vehicles; plus 3 => vehicle.manufacturer
model, trim, variant, vehicle model, car model, model name | text | of vehicle car auto truck bike motorcycle fleet van bus; plus 4 => vehicle.model
^name | text | of model; in vehicles; plus 4 => vehicle.model
vehicle, car, vehicle name, car name | text => vehicle.model
fuel, fuel/engine type, engine | text enum => values values=["petrol","diesel","electric","hybrid"] weights=[44,24,17,15]
transmission/gearbox, transmission type | text enum => values values=["automatic","manual"] weights=[62,38]
drivetrain, drive type | text => values values=["fwd","rwd","awd"] weights=[58,18,24]
# travel
flight number/no/code, flight, train/bus/voyage/trip/service number/no, callsign, flight num | text => airline.flightNumber
^number | text | of flight; plus 4 => airline.flightNumber
aircraft/airplane, aircraft type/model/name, plane type, tail number | text => airline.aircraft
^model/name/type | text | of aircraft airplane plane; plus 4 => airline.aircraft
seat/cabin/fare/travel/booking class, cabin, cabin type, class of service, ticket class | text => values values=["economy","premium economy","business","first"] weights=[80,9,9,2]
^class, class name | text | of ticket flight seat fare passenger booking; plus 3 => values values=["economy","premium economy","business","first"] weights=[80,9,9,2]
seat, seat number/no/code | text => code.mask mask=##A
terminal | text => values values=["1","2","3","A","B"] weights=[38,30,12,12,8]
gate, gate number | text => code.mask mask=A##
destination, destination name, travel destination | text => location.city
^name | text | of destination tour trip; plus 3 => location.city
board/meal basis/plan, board type | text | by room guest booking stay meal night; plus 2 => values values=["room only","breakfast","half board","full board"] weights=[36,42,14,8]
# things
sensor/device/meter/probe/machine/appliance/gauge/gateway/controller/tracker/thermostat name/label, gateway, device label, device name, controller | text => iot.deviceName
^name/label | text | of sensor device meter probe machine appliance gauge gateway controller tracker thermostat inverter; plus 4 => iot.deviceName
parameter/analyte/measure/observable, vital sign, quantity kind, variable, measurement/reading/metric type/name/parameter | text | of measurement observation sensor result sample telemetry reading data environmental weather; plus 2 => science.parameter
species/taxon/plant/breed/animal, scientific/latin/species/common/botanical name | text => science.species
breed | text | of pet animal dog cat; plus 3 => values values=["Labrador","Beagle","Siamese","Poodle","Mixed","Persian","Bulldog","Maine Coon"] weights=[14,10,10,10,28,8,10,10]
^name, pet/dog/cat/animal/horse name | text | of pet animal dog cat horse; plus 5 => values values=["Bella","Max","Luna","Charlie","Milo","Coco","Rocky","Daisy","Simba","Ruby","Oscar","Nala"]
chemical/compound/element/formula/gene/protein/organism/strain/antibody/reagent/specimen/tissue, cas/cas number, sample/specimen type, gene/protein/compound name/symbol | text => science.term
sample/specimen/experiment/assay/plate id/code/number/label/barcode | text => code.reference prefix=S
instrument/apparatus, instrument/apparatus name | text | of sample lab experiment measurement assay calibration; plus 3 => science.instrument
storage condition/conditions, handling | text => values values=["Room temperature","2–8 °C","-20 °C","-80 °C","Keep dry"] weights=[40,28,18,8,6]
# food
dish/meal/food/beverage/drink, dish/meal/food/drink/recipe/pizza name/title, menu item, favorite food, recipe | text => food.dish
item name, ^name/title | text | of menu; plus 5 => food.dish
ingredient/topping, ingredient/topping name | text => food.ingredient
cuisine, cuisine type/name | text => food.cuisine
diet, diet type | text => food.term
flavor | text | not by arch architecture version distri build os => food.term
^name/title | text | of dish meal food beverage drink recipe menu pizza; plus 4 => food.dish
^name/title | text | of ingredient topping; plus 5 => food.ingredient
^name/title | text | of cuisine; plus 5 => food.cuisine
cuisine | text | plus 3 => values values=["Italian","Indian","Mexican","Japanese","French","Thai","American","Greek","Chinese","Turkish"]
diet, dietary restriction/preference/requirement/restrictions/preferences | text => values values=["none","vegetarian","vegan","gluten-free","lactose-free","halal"] weights=[58,16,9,8,5,4]
course, course type | text | of menu dish recipe meal; plus 3 => values values=["starter","main","dessert","side","drink"] weights=[20,40,16,14,10]
# sport and games
team, club, home/away team, opponent, squad, franchise, team/club/opponent/squad name | text | of match game player league season tournament fixture standing sport team club; plus 2 => sport.teamName
^name | text | of team club squad franchise; not of sprint project; plus 2 => sport.teamName
sport, sport name/type | text => sport.name
league/tournament/competition/championship, league/tournament/competition/championship name/title | text => values values=["City Open","Northern Cup","Summer Series","Champions Trophy","Harbour Classic","Winter League","Regional Masters","Premier Division","Founders Cup","Spring Invitational"]
^name/title | text | of league tournament competition championship; plus 4 => values values=["City Open","Northern Cup","Summer Series","Champions Trophy","Harbour Classic","Winter League","Regional Masters","Premier Division","Founders Cup","Spring Invitational"]
^name/title | text | of sport; plus 4 => sport.name
season | text => values values=["2022/23","2023/24","2024/25","2025/26"] weights=[20,24,28,28]
round/stage/phase | text | of match tournament game competition; plus 3 => values values=["Group stage","Round of 16","Quarter-final","Semi-final","Final"] weights=[52,22,14,8,4]
level/hp/health/mana/xp/gold/gem/strength/attack/defense/damage/armor/stamina/agility/lives, health points, hit points, attack power | int | of player character game hero unit monster item save avatar enemy weapon spell inventory; in game; plus 3 => number.lognormal median=140 sigma=0.9
level | int | of player character game hero avatar; plus 4 => number.int min=1 max=60
^name | text | of character hero monster enemy npc; plus 4 => values values=["Kaelith","Thornwick","Mirelle","Gorrak","Sylvaine","Brundar","Eryndis","Fenrick","Isolde","Varkas","Aldric","Seraphine","Ulgrim","Talindra","Oswin","Ravenna"]
^name | text | of weapon armor spell quest guild achievement; plus 4 => game.item
rarity | text => values values=["common","uncommon","rare","epic","legendary"] weights=[52,26,13,7,2]
class, character class | text | of character hero player; plus 3 => values values=["warrior","mage","rogue","ranger","healer"]
race | text | of character hero; plus 3 => values values=["human","elf","dwarf","orc"] weights=[44,24,18,14]
platform | text | of game; plus 4 => values values=["PC","PlayStation","Xbox","Switch","Mobile"] weights=[36,24,16,14,10]
# law, insurance, property
court/jurisdiction/plaintiff/defendant/verdict/offense/statute/clause, court name, case type, practice area, legal area, charge | text | of case court legal hearing trial contract law matter attorney crime; plus 2 => legal.term
plaintiff/defendant, opposing party, opposing counsel | text => person.fullName
^title/name | text | of case matter; in legal; plus 4 => template template="{{person.lastName}} v. {{person.lastName}}"
coverage/peril, coverage/insurance/policy/claim/loss type/name, risk class, line of business, product line | text | of policy claim coverage insurance quote premium underwriting; plus 3 => insurance.term
insurance type, policy type, coverage type | text => insurance.term
^name | text | of coverage; plus 4 => insurance.term
incident/accident/loss description, damage description, description of loss, circumstances | text => values values=["Rear-end collision at a junction","Water damage from a burst pipe","Theft of a bicycle from the cellar","Hail damage to the roof","Kitchen fire, smoke damage","Slipped on a wet floor","Windscreen chipped by a stone","Storm damage to the fence"]
property type, listing type, heating, furnishing, energy rating/class, epc rating, tenure | text => property.term
energy rating/class, epc rating, energy efficiency class | text | plus 3 => values values=["A","B","C","D","E","F"] weights=[12,22,30,20,10,6]
parcel/lot/plot/apn number/id | text => code.mask mask=###-##-###
meter type, utility, utility type, tariff | text => values values=["electricity","gas","water","heat"] weights=[52,22,20,6]
holiday, holiday name, ^name | text | of holiday; plus 4 => date.holiday
holiday name | text => date.holiday
currency pair | text => values values=["EUR/USD","GBP/USD","USD/JPY","USD/CHF","AUD/USD"]
side, order/trade side | text | of order trade execution fill position; by price quantity symbol; plus 3 => values values=["buy","sell"] weights=[54,46]
order type | text | of trade order; by limit symbol price side; plus 2 => values values=["market","limit","stop"] weights=[52,38,10]
asset class/type, instrument/security type | text | of portfolio holding instrument security trade position asset stock; plus 2 => values values=["equity","bond","etf","fund","crypto"] weights=[46,18,20,10,6]
exchange, stock exchange, market | text | of stock security trade instrument ticker symbol quote; plus 2 => values values=["NYSE","NASDAQ","LSE","XETRA","TSE"] weights=[30,34,14,14,8]
tranche/fund/portfolio/strategy name | text => text.nounName noun=portfolio
region/area code | text => code.short
weekday shift, working/opening/operating/business/office/store hours, hours of operation, opening times | text => values values=["Mon–Fri 9:00–17:00","Mon–Sat 10:00–20:00","daily 8:00–22:00","Tue–Sun 11:00–23:00","weekends only"] weights=[40,24,14,16,6]
^title/name | text | of exam test assessment; not of lab patient medical software; plus 5 => values values=["Midterm exam","Final exam","Quiz 1","Quiz 2","Quiz 3","Quiz 4","Unit test 1","Unit test 2","Unit test 3","Oral exam","Written test","Practical test","Mock exam","Retake exam"]
^name | text | of medication medicine drug; by strength dose dosage; plus 8 => wordList list=health.substance
^name/title, subject name | text | of subject; not of course class patient email ticket; plus 6 => edu.subject
^name/title | text | of release; by barcode artist status packaging medium label language; plus 3 => media.albumTitle
release group name/title | text | plus 6 => media.albumTitle
`;
