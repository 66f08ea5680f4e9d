/** What tables of any trade have: places, titles of complaints, points of a menu, weights and quantities by what stands beside them. */
export const everyday = String.raw`
# Where a thing is: rooms hold events, halls hold machines, most else is in a town.
^location/place, current/present location | text | not of event concert show session class meeting match game booking tournament venue party wedding ceremony course training workshop seminar appointment theater exhibition festival photo image warehouse bin shelf stock inventory storage rack job interview; len>10; plus 2 => location.city
^location, current location, installed/installation location/at | text | of machine equipment asset device tool printer sensor instrument camera meter kiosk pump unit terminal gauge extinguisher detector boiler generator compressor inverter controller gateway locker; plus 6 => values values=["Building A, floor 1","Workshop","Building B, floor 2","Main hall","Warehouse 2","Reception","Basement","Laboratory"] weights=[20,18,16,14,12,8,6,6]
^location, field/plot/sampling location | text | of soil sample plot lot crop field tree plant garden hive orchard paddock trap farm; by acre hectare moisture ph nitrogen soil crop seed area planted species; plus 8 => values values=["North field","South meadow","Riverside plot","Hill field","Orchard","East field","Lower pasture"]
loading/unloading/pickup/dropoff/delivery/collection/discharge site/place/point/location, place/point of loading/unloading/delivery/discharge | text | plus 3 => template template="{{location.city}} depot"
port of loading/discharge/entry/departure/arrival/origin/destination, loading/discharge/origin/destination/departure/arrival port, pol, pod, port name, transshipment port | text | len>6; not of patient airport flight network switch router; plus 8 => values values=["Rotterdam","Hamburg","Antwerp","Singapore","Shanghai","Los Angeles","New York","Santos","Valencia","Felixstowe","Busan","Mumbai"] weights=[16,14,12,12,10,8,8,6,6,4,4,4]
weight | num | of livestock animal herd cattle; plus 4 => number.lognormal median=180 sigma=0.8
capacity kg/kilogram/ton/tonne/lb, payload/load/loading/lifting capacity, capacity kg/ton max | num int | plus 8 => number.typical values=[1200,3500,7500,12000,800,18000,24000]
^rate, hourly/daily rate | num | of tool rental hire equipment room labor labour contractor worker freelancer; plus 6 => number.typical values=[15,25,40,12.5,60,80,120]
previous/current/old/new/start/end/initial/final/opening/closing index, meter index, index previous/current/old/new | num int | of reading meter invoice consumption statement; plus 12 => number.lognormal median=1800 sigma=0.7
floor/storey | text | not of bin rack shelf storage warehouse stock parking dance; plus 4 => values values=["1","2","3","ground","4","5","basement"] weights=[24,22,16,16,10,7,5]
image/photo/picture/thumbnail/banner name/filename/file, image/photo/picture file name | text | plus 8 => code.mask mask=img-hhhhhhhh.jpg
rg | text | plus 8 => code.mask mask="##.###.###-#"
government/govt/public/municipal/responsible/target department, department | text | of grievance complaint citizen petition permit scheme municipal council; plus 8 => values values=["Public Works","Health","Education","Revenue","Police","Water and Sanitation","Transport","Agriculture"]
repair content/detail/details/description/work, work done/performed/carried+out/description, repair done, service/maintenance performed/done/details | text | plus 12 => values values=["Replaced the drive belt","Changed the filter and cleaned the unit","Tightened loose connections","Software updated, sensors recalibrated","Replaced the motor bearing","Lubricated and tested, no faults found"]
# What people complain about.
^title/subject/name/summary, complaint/grievance/concern/petition title/subject/topic, complaint/grievance/concern | text | of complaint grievance concern petition citizen; plus 8 => values values=["Street light not working","No answer to my application","Wrong amount on the bill","Garbage not collected","Water supply interrupted","Noise at night","Rude treatment at the counter","Delay in processing","Broken pavement","Refund not received"]
complaint/grievance/concern, other complaint/grievance, previous complaint/grievance, complaint/grievance other/text/details/description | text | len>60; plus 6 => values values=["The street light in front of house 14 has been off for two weeks.","I applied in March and have had no answer since.","The bill shows an amount that I have already paid.","The garbage was not collected for the third time this month.","There is no water in the mornings.","The music next door goes on until 3 am."]
^description/details/text/body/message, original text | text | of complaint grievance concern; plus 8 => values values=["The street light in front of house 14 has been off for two weeks.","I applied in March and have had no answer since.","The bill shows an amount that I have already paid.","The garbage was not collected for the third time this month.","There is no water in the mornings.","The music next door goes on until 3 am."]
category/type/kind, category hint, complaint/grievance category/type | text | of complaint grievance; plus 6 => values values=["Street lighting","Water supply","Garbage","Noise","Billing","Roads","Staff conduct"]
# Points of a program's menu.
^label/title/name/text/caption | text | of menu navigation nav sidebar; by icon path route key url href order index; plus 24 => values values=["Dashboard","Orders","Customers","Products","Reports","Settings","Users","Invoices","Inventory","Help"]
^path/url/route/href/link | text | of menu navigation nav sidebar page; by icon label title order key parent; plus 16 => internet.path
^key/code/slug/identifier | text | of menu navigation nav sidebar; by icon path route url href label; plus 16 => code.identifier
parent key/code | text | of menu navigation nav sidebar; plus 16 => values values=["settings","reports","orders","products"] null=0.6
# Papers that users agree to.
document type, ^type/kind, agreement/consent type | text | of legal terms consent dpa agreement acceptance tos gdpr privacy policy; by version accepted effective content consent revision; plus 8 => values values=["terms_of_service","privacy_policy","dpa","cookie_policy","acceptable_use"] weights=[34,30,14,14,8]
acceptance/consent/signature/agreement method | text | plus 6 => values values=["click","checkbox","e-signature","email","paper"] weights=[38,28,18,10,6]
submission/application/registration/enrolment/enrollment/collection/contact/intake method/mode | text | plus 3 => values values=["online","in person","email","phone","post"] weights=[48,22,14,10,6]
# Machines and rates of whatever trade.
^name | text | of machine; by muscle rep reps exercise workout movement weight; plus 16 => values values=["Leg press","Lat pulldown","Chest press","Cable row","Shoulder press","Leg curl","Smith machine","Treadmill 4"]
^name | text | of machine; by slot snack drink fill commission coin cashless product vending; plus 16 => values values=["Lobby snacks","Break room 2","Gym entrance","Platform 4","Canteen","Waiting area","Warehouse gate","Library foyer"]
^name/title | text | of tariff rate; not of exchange interest tax currency heart; plus 12 => values values=["Standard","Basic","Night rate","Weekend","Family","Business","Student","Reduced","Premium","Seasonal"]
surcharge, night/weekend/airport/holiday/peak surcharge | num | plus 4 => number.typical values=[2.5,5,3,1.5,8,10]
price/rate/fare/cost per km/kilometer/kilometre/mile, per km price/rate/amount | num | plus 10 => number.measure mean=1.6 deviation=0.5 min=0.4 max=4 fractionDigits=2
price/rate/fare/cost per minute, per minute price/rate/amount | num | plus 10 => number.measure mean=0.35 deviation=0.15 min=0.05 max=1.2 fractionDigits=2
# Weights and quantities by what stands beside them.
weight, base/step/min/max/inbound/outbound/loaded weight | num int | of tariff shipment contract consignment freight route parcel; plus 1 => number.lognormal median=24 sigma=1
inbound/outbound/arrival/departure/loaded/unloaded weight | num int | of shipment contract consignment freight truck ticket delivery; plus 6 => number.lognormal median=21500 sigma=0.3
weight, default/start/target/working/max weight | num int | of set exercise workout machine gym lift training; by rep reps rpe muscle rest movement; plus 8 => number.typical values=[20,40,60,30,50,80,12.5,100]
quantity, ordered/shipped/delivered/contracted/remaining/received quantity | num | of contract shipment consignment cargo delivery commodity freight; by unit vessel port incoterm tonne weight commodity; plus 8 => number.lognormal median=240 sigma=1
quantity, current/available quantity | int | of product item part material; by reorder threshold sku barcode supplier warehouse; not of order cart line sale invoice basket; plus 8 => number.stock
page, page count/quantity/number/total, number of page, total page | int | of book document edition publication volume manual report; plus 6 => number.lognormal median=260 sigma=0.5
people/person/participant/member/student/volunteer/household/family/beneficiary count, number of people/person/participant/member/student/volunteer/household | int | not of user group forum chat community team; plus 4 => number.count median=14 sigma=0.7 zeroShare=0
bird/animal/egg/chick/plant/tree/seed/seedling/fish/head count, total bird/egg/animal/chick/plant/tree/seedling/fish, total egg set, number of bird/animal/egg/plant/tree, herd/flock size | int | plus 8 => number.lognormal median=480 sigma=0.9
mid, sentiment/polarity/compound, sentiment compound/polarity/value | num | plus 6 => number.measure mean=0.1 deviation=0.45 min=-1 max=1 fractionDigits=3
embedding, embedding vector | text | plus 8 => values values=["[0.0132, -0.0417, 0.0925, 0.0081]","[-0.0284, 0.0613, 0.0056, -0.0771]","[0.0449, 0.0127, -0.0368, 0.0502]"]
# What a person says of herself on a form.
income, annual/monthly/family/household income/earnings | text | plus 6 => values values=["20,000 - 40,000","under 20,000","40,000 - 60,000","60,000 - 100,000","over 100,000"] weights=[30,26,22,14,8]
employment/occupation/work/job status, employment | text | len>6; plus 3 => values values=["employed","self-employed","unemployed","student","retired"] weights=[44,18,14,14,10]
disability, disability type/status/kind | text | plus 6 => values values=["none","mobility","visual","hearing","other"] weights=[80,8,5,4,3]
caste, social category | text | plus 6 => values values=["General","OBC","SC","ST"] weights=[38,36,18,8]
skill/vocational/job training, training name/type/attended/completed, skill | text | len>8; plus 2 => values values=["computer basics","tailoring","welding","first aid","driving","accounting","cooking","none"]
experience years, years of experience, years experience, year experience | text | plus 8 => values values=["2","5","3","8","10+","1","12"] weights=[20,18,16,14,12,12,8]
scheme name/title, ^name | text | of scheme subsidy benefit welfare; plus 8 => values values=["Rural Housing Scheme","Youth Employment Programme","Small Farmers Credit","Export Promotion Grant","Clean Cooking Initiative","Student Scholarship","Old Age Pension","Solar Rooftop Subsidy"]
scheme/schemes, benefit/welfare/subsidy scheme/program | text | plus 4 => values values=["Rural Housing Scheme","Old Age Pension","Student Scholarship","Small Farmers Credit","none"]
mandal/taluk/taluka/tehsil/tehsil/block/upazila/barangay/fokontany/commune/canton/parish/settlement/hamlet | text | not of code page data memory cell ip chain transaction study; len>8; plus 1 => location.city
# Fields and what grows on them.
growth/current+growth/phenological/crop stage | text | of crop plant field seed farm planting descriptor cultivar; plus 8 => values values=["seedling","vegetative","flowering","fruiting","ripening","harvest ready"] weights=[16,30,18,16,12,8]
phenological/phenology stage | text | plus 6 => values values=["emergence","tillering","flowering","grain filling","ripening","harvest"]
yield, actual/real/expected/estimated/average/total yield, yield expectation, total estimated | num int | of crop lot field plot farm harvest planting season parcel; by hectare acre seed crop area planted harvest sowing yield; plus 10 => number.lognormal median=1400 sigma=0.6
category/type/group, crop category/type/group | text | of crop; plus 8 => values values=["cereal","vegetable","fruit","legume","root crop","oilseed","fodder"]
scientific/botanical/latin name | text | of crop plant seed cultivar vegetable; plus 8 => values values=["Triticum aestivum","Zea mays","Solanum lycopersicum","Oryza sativa","Solanum tuberosum","Daucus carota","Allium cepa","Glycine max"]
family name, botanical family | text | of crop plant seed cultivar vegetable tree flower; plus 8 => values values=["Poaceae","Solanaceae","Fabaceae","Brassicaceae","Asteraceae","Rosaceae"]
seed type/variety | text | plus 6 => values values=["hybrid","open-pollinated","heirloom","certified","treated"]
^tool/equipment/implement | text | plus 2 => text.nounName noun=tool
nitrogen/phosphorus/potassium, n/p/k value | num int | plus 4 => number.measure mean=48 deviation=18 min=4 max=140 fractionDigits=0
nozzle/axle/door/seat/wheel/blade/burner/channel/port count, number of nozzle/axle/door/seat/wheel/burner/channel | int | plus 6 => number.typical values=[2,4,3,6,1,8]
# Times of a day in words.
slot/class/meeting/lesson/session/appointment/show/batch/bus/train/visit/boarding/reporting/reminder/wakeup/sleep/closing/opening time, ^time | text | len>4; not of race run lap result cooking recipe; plus 2 => date.timeOfDay
sleep/bed window start, sleep/bed time, bedtime | clock | plus 6 => date.timeOfDay from=21 to=23
sleep window end, wake/wakeup time, wake up time, alarm time | clock | plus 6 => date.timeOfDay from=5 to=8
# Signs, codes, links.
icon | text | of category type status menu role badge service amenity feature tag; by label slug color name; plus 6 => values values=["home","star","cart","truck","tag","leaf","bolt","heart"]
tech/technology stack, technologies | text | plus 8 => values values=["React, Node, PostgreSQL","Python, FastAPI, Redis","Vue, Laravel, MySQL","Go, gRPC, Kafka","Java, Spring, Oracle","Next.js, Supabase"]
github/gitlab/repo/repository/source+code link/url | text | plus 10 => template template=https://git.example.com/{{internet.username}}/{{internet.username}}
cohort/batch/intake, cohort/batch name | text | of cohort student trainee intern bootcamp course member alumni; plus 6 => values values=["2025-A","2024-B","Spring 2025","Autumn 2024","2025-B","2024-A"]
program/programme/course/degree name, program, programme | text | of student admission applicant grievance college university alumni scholarship; plus 12 => values values=["Computer Science","Business Administration","Mechanical Engineering","Nursing","Economics","Civil Engineering","Design","Law"]
remark/remarks student/dean/teacher/parent/manager/officer, student/teacher/dean/parent/officer/manager remark/remarks | text | plus 8 => text.comment null=0.4
service/service+name/social+service | text | of eligibility scheme welfare citizen household beneficiary volunteer; plus 8 => values values=["food distribution","tutoring","home visits","blood donation","none"]
rule text | text | of origin trade customs tariff; plus 8 => values values=["Wholly obtained in the exporting country","Change of tariff heading","Regional value content of at least 40 %","Specific process: weaving and dyeing"]
agreement, trade agreement | text | of origin trade customs rule tariff; plus 6 => values values=["EU-UK TCA","USMCA","RCEP","CETA","ASEAN-India FTA"]
checked items, completed steps, checklist state | json | plus 6 => json keys="documents=datatype.boolean signature=datatype.boolean photos=datatype.boolean payment=datatype.boolean"
movement | text | of machine exercise workout set; plus 8 => values values=["push","pull","squat","hinge","press","curl","row"]
variation/variations | array | of machine exercise workout; plus 8 => array element={"kind":"values","parameters":{"values":["wide grip","close grip","single arm","incline","seated","standing"]}} max=3
# Short forms of registers.
debit credit indicator/flag/type/code, dr cr, dc flag/indicator, cr dr flag/indicator/type | text | len<=2; plus 14 => values values=["D","C"] weights=[58,42]
father/mother/spouse/husband/wife/nominee/guardian name | text | plus 8 => template template="{{person.fullName}}"
chassis/frame no/number | text | plus 12 => vehicle.vin
engine no/number | text | of vehicle car veh bike truck; plus 12 => code.mask mask=AA##A######
registration/plate no/number/mark, vehicle registration/reg no/number, vehicle registration | text | of vehicle car veh truck fleet bus; plus 12 => vehicle.plate
registration no/number | text | by chassis engine odometer fuel seat; plus 10 => vehicle.plate
seat capacity, seating capacity, seat/seats, passenger capacity | int | of vehicle car veh bus fleet van; plus 10 => number.typical values=[5,4,7,9,2,16]
pin, pincode, pin code | text | by address addr street city district state town village; plus 8 => location.zipCode
hsn, hsn/sac code | text | plus 10 => code.mask mask=########
item/material/part code, ^code | text | of item itm material part; len<=20; plus 4 => code.mask mask=AA-#####
bus/van/transport route/rt, route no | text | of student school pupil; plus 10 => values values=["R-01","R-02","R-05","R-07","R-11"]
exam/final/term result, result | text | of student exam grade marks; plus 8 => values values=["pass","fail","withheld"] weights=[82,14,4]
total/obtained/max marks/mark, total marks | num int | plus 8 => number.measure mean=412 deviation=74 min=120 max=600 fractionDigits=0
km per liter/litre, average km per liter, mileage kmpl | num | plus 12 => number.measure mean=15.4 deviation=4 min=5 max=28 fractionDigits=1
# Settings of a person, and how things are written.
date format, format date | text | plus 10 => values values=["DD.MM.YYYY","MM/DD/YYYY","YYYY-MM-DD","DD/MM/YYYY"] weights=[30,30,24,16]
time format | text | plus 10 => values values=["24h","12h"] weights=[64,36]
number format, decimal format | text | plus 10 => values values=["1,234.56","1.234,56","1 234,56"]
currency format/display | text | plus 10 => values values=["USD","EUR","GBP"] weights=[56,30,14]
theme/colour/color/display mode, theme preference | text | plus 8 => values values=["light","dark","system"] weights=[44,36,20]
ad/advertising/social/social+media/marketing platform, ^platform | text | of ad ads campaign creative advert social post account influencer adset; plus 8 => values values=["facebook","google","instagram","linkedin","tiktok"] weights=[32,30,20,10,8]
platform/platforms, social platforms | array | of social campaign post ad marketing setting; by tone audience keyword campaign; plus 8 => array element={"kind":"values","parameters":{"values":["facebook","instagram","linkedin","tiktok","x"]}} min=1 max=3
tone, tone of voice, voice | text | of setting brand content post campaign persona assistant; plus 10 => values values=["friendly","professional","playful","formal","informative"]
forwards/forward/forwarded/redirect/divert to, forwarding number | text | by phone number sip sid call; plus 10 => phone.number
media/object/storage/image/file/video/r+2/s+3/blob key | text | not of api encryption; plus 8 => system.filePath
format | text | of creative ad banner advert placement; plus 8 => values values=["1:1","16:9","9:16","carousel","300x250"]
primary text, ad copy/text/body, copy | text | of ad campaign creative advert banner; plus 10 => values values=["Try it free for 30 days. No card needed.","Book a visit today and save 15 %.","New arrivals in your size. Free returns.","Join 12,000 happy customers.","Limited offer: ends Sunday."]
headline | text | of ad campaign creative advert banner template; plus 8 => values values=["Free delivery this week","Your next home is waiting","Start your free trial","Summer sale: up to 40 % off","Learn a language in 10 minutes a day","Meet your new favourite coffee"]
radius km/mile/m, radius | int | plus 6 => number.typical values=[10,25,5,50,15,100]
conversions, conversion/lead/signup/registration count | int | plus 8 => number.count median=14 sigma=0.9
meetings/replied/replies/bounces/bounced/opened/clicked/delivered/sent | int | of daily stats campaign outbound report summary metric; plus 10 => number.count median=24 sigma=1
# Work on things.
name/title/description, asset/equipment name | text | of asset equipment; by tag criticality oem install serial manufacturer maintenance life; plus 10 => values values=["Air compressor 2","Cooling pump A","Boiler 1","Conveyor belt 3","Forklift 7","Chiller unit","Backup generator","Hydraulic press"]
^subject/title/summary | text | of work order maintenance repair; not of sales purchase line item cart product shipping fulfillment; plus 6 => values values=["Replace worn drive belt","Oil leak at pump 2","Annual inspection","Door does not close","Change filters","Unusual noise from motor","Calibrate scale","Light failure in hall 3"]
^description/details, work/job/task description | text | of work order maintenance repair; by labor labour technician part asset equipment priority scheduled hour; plus 8 => values values=["Belt slips under load, replace and adjust tension.","Found oil under the housing, seal to be changed.","Yearly check by the manufacturer's list.","Clean contacts and test all functions.","Customer reports noise at start-up.","Replace filters and note the readings."]
work/job/technical specification/spec, specification, work spec | text | by thickness width material coil weight drawing; plus 8 => values values=["slit to 120 mm","cut to length 2400 mm","edge trim both sides","2.0 × 1250 mm","galvanised Z275","deburr and oil"]
coil/work/slab/billet/ingot weight | num int | plus 8 => number.measure mean=8400 deviation=2600 min=1200 max=18000 fractionDigits=0
thickness | num | by width coil material slab sheet; plus 6 => number.typical values=[1.5,2,0.8,3,1.2,0.5]
width | num | by thickness coil slab sheet; plus 6 => number.typical values=[1250,1000,1500,1219,900]
material | text | by thickness coil gauge weld steel; plus 8 => values values=["S235","S355","DC01","1.4301","AlMg3"]
from/to/source/target/base/display/preferred unit, unit from/to | text | plus 2 => values values=["kg","g","l","ml","m","cm","pcs","box"]
step/item/task/question/section/checklist key | text | plus 4 => code.identifier
channel | text | of inbound outbound message ticket conversation inquiry lead contact; plus 10 => values values=["email","sms","whatsapp","web chat","phone"] weights=[38,22,18,14,8]
# Days of a person's life.
wake/wakeup/bed/sleep/alarm/rise/prayer/medication/feeding/departure/boarding time, wake/sleep at | text | plus 6 => date.timeOfDay from=5 to=8
bed/sleep time, bedtime | text | plus 7 => date.timeOfDay from=21 to=23
screen/sleep/practice/study/focus/reading/exercise/commute/idle/waiting/preparation/cooking/prep/cook time, screen/sleep/practice/study/focus/exercise duration | int | plus 8 => number.duration unit=min
last check+in/checkin/spin/login/visit/seen/played/active/sync/watering/feeding/ping/contact, last ... date | text | plus 4 => date.recent
journal, journal entry/text, free journal, diary, reflection, thing/things learned/grateful, grateful for, lesson learned, what went well, highlight of day, gratitude | text | plus 6 => values values=["A long walk and a good talk with an old friend.","Slept well, finished the report before lunch.","Learned to say no to one meeting.","The first sunny day this month.","Called my sister, cooked for everyone.","Too many interruptions, start earlier tomorrow."]
intention, daily/weekly/monthly/tomorrow intention/focus/goal, recovery/main/current focus | text | plus 6 => values values=["Finish the hardest task first","Walk 30 minutes","No phone after 9 pm","Stretch and rest","Answer all open mails","Drink more water"]
name/title, habit name/title | text | of habit routine; plus 12 => values values=["Drink 2 l of water","Read 20 minutes","Morning run","Meditate","No sugar","Write in the journal","Stretch","Bed before 11 pm"]
unit | text | of habit goal activity routine exercise; plus 8 => values values=["minutes","pages","glasses","km","times","steps"]
description | text | of habit routine; plus 10 => values values=["Before breakfast, every day.","At least five times a week.","Small steps count too.","With a reminder at 8 pm.","To sleep better and feel rested."]
title/name, achievement/badge title/name | text | of achievement badge trophy; plus 10 => values values=["First steps","Seven days in a row","Early bird","Night owl","100 points","Explorer","Team player","Perfect week"]
prize/reward name, ^name | text | of prize wheel reward giveaway raffle; plus 10 => values values=["Coffee voucher","10 % discount","Free delivery","Tote bag","Cinema ticket","50 points","Surprise gift","Try again"]
word/keyword/term/vocabulary | text | of word vocabulary dictionary glossary flashcard; plus 8 => values values=["harbour","candle","orbit","velvet","meadow","quiet","bridge","planet","copper","garden","thunder","window"]
diet/sleep/mood/energy/stress/pain/wellbeing/productivity/satisfaction score/level/rating | int | plus 8 => number.int min=3 max=9
lamports/wei/satoshi/satoshis/gwei, amount lamports/wei/satoshi/satoshis, ... lamports, ... wei, ... satoshis | int num | plus 8 => number.lognormal median=250000000 sigma=1
transaction/tx signature/hash, signature | text | by wallet chain block token mint lamports points; plus 12 => string.hexadecimal length=64
job type, ^type | text | of quest gig errand chore; plus 8 => values values=["errand","tutoring","moving help","poster design","event setup"]
requirement/requirements | text | of quest bounty challenge mission; plus 8 => values values=["Reach level 10 first","Needs a post with at least 200 words","Bring three friends","No earlier entry this week","Share the link in public"]
# Votes, traffic, safety.
election name/title, ^name/title | text | of election ballot poll vote; not of option answer question choice; plus 6 => values values=["Council election 2025","Student board 2025","Works council election","Mayor, second round","Board election spring 2025","Parish council 2024"]
^hour, time slot, hour of day | text | plus 6 => values values=["07:00","08:00","09:00","12:00","16:00","17:00","18:00","21:00"]
riders/passengers/ridership/boardings | text | plus 10 => values values=["12,400","8,900","31,200","5,600","18,300"]
riders/passengers/ridership/boardings/metro/tram/bus/train | int | of ridership demand traffic transit line station; plus 8 => number.lognormal median=21000 sigma=0.6
^name/mode | text | of mode modal; by value share percent color; plus 12 => values values=["Bus","Metro","Car","Bicycle","Walking","Tram"]
time/date label, relative time | text | plus 10 => values values=["5 min ago","12 min ago","1 h ago","today, 08:15","yesterday"]
level | text | of incident alert notice banner disruption message; plus 10 => values values=["info","warning","critical"] weights=[56,32,12]
^title/subject/headline | text | of incident disruption delay; by line station location level transit road; plus 10 => values values=["Signal failure at Central","Lift out of service","Delays of 10 minutes","Accident on the ring road","Station closed for works","Reduced service on line 4"]
^title/subject | text | of incident; by severity detected policy threat analyst attack source; plus 8 => values values=["Phishing mail reported","Login from unusual country","Malware found on laptop","Lost access card","Data sent to wrong recipient","Repeated failed logins"]
category/type | text | of incident security; by detected policy threat analyst ioc hash alert; plus 10 => values values=["phishing","malware","data loss","unauthorised access","policy breach","outage"]
^title/name | text | of policy; by review body version summary owner; not of insurance; plus 14 => values values=["Password policy","Remote work policy","Data retention","Acceptable use","Incident response","Clean desk","Travel and expenses","Supplier security"]
^summary/description/body/content | text | of policy; by review version title category owner; not of insurance; plus 14 => values values=["Applies to all staff and contractors from the date of approval.","Who may access what, and who approves it.","How long records are kept and how they are destroyed.","What to report, to whom and how quickly.","Rules for devices, passwords and work away from the office."]
category | text | of policy; by review version body; not of insurance; plus 12 => values values=["security","HR","privacy","IT","finance","health and safety"]
^message/text/body | text | of recommendation suggestion tip advice; plus 8 => values values=["Turn on two-step login for this account.","Change the password that you used twice.","Update the app to the latest version.","Review who can see this folder.","Back up your files this week."]
victim/user/driver/patient/guest/contact response, ^response | text | by triggered responded escalated alarm emergency helper checkin; plus 10 => values values=["I am fine","Need help","False alarm","No answer","On my way"] weights=[44,18,20,12,6]
^stage | text | of incident emergency alarm; plus 10 => values values=["reported","dispatched","on scene","resolved"]
description | text | of dispute incident; by severity status title; plus 4 => values values=["Two witnesses saw it, photos are attached.","Noticed during the morning round.","The caller asked to be contacted by phone.","First report, details to follow.","Happened for the second time this month.","Area was closed off until noon."]
title/subject | text | of dispute; plus 8 => values values=["Missing entry on the list","Wrong total reported","Late opening of the office","Item not as described","Charged twice","No receipt given"]
# Growing, lending, measuring.
honey/harvest kg, honey | num | plus 6 => number.measure mean=18 deviation=7 min=2 max=42 fractionDigits=1
frame/frames | int | of hive beehive colony; plus 8 => number.typical values=[10,8,11,20,6]
treatment | text | of hive beehive colony bee; plus 10 => values values=["none","oxalic acid","formic acid","thymol"]
treatment/treatments, treatment plan/given | text | of visit consultation pet vet animal patient appointment; plus 6 => values values=["Antibiotic for 7 days","Wound cleaned and dressed","Vaccination given","Rest and painkillers","Ear drops twice a day","Diet food for 4 weeks"]
^reason, reason for/of visit | text | of visit consultation appointment; by pet diagnosis treatment vet; plus 10 => values values=["Vaccination","Limping","Loss of appetite","Ear infection","Yearly check","Vomiting","Skin rash"]
diagnosis | text | of visit consultation; by pet vet animal; plus 10 => values values=["gastroenteritis","otitis externa","skin allergy","healthy","dental disease","sprain"]
era/period | text | of costume film fashion design furniture style; plus 6 => values values=["1920s","Victorian","Medieval","1970s","Renaissance","Roman","1950s"]
costume, costume name, outfit | text | plus 6 => values values=["Pirate captain","Victorian gown","Vampire cape","Roman soldier","Flapper dress","Astronaut","Medieval knight"]
damage | text | of rental loan costume equipment clothing; plus 8 => values values=["none","torn seam","stain","missing button","scratched"] weights=[70,10,10,6,4]
deposit, security deposit | num | of rental costume equipment tool bike locker key; plus 8 => number.typical values=[50,100,25,150,200]
square footage, footage, sq footage, floor area, gross floor area | int num | plus 6 => number.lognormal median=1850 sigma=0.5
stream/station, radio/tv station, broadcast station | text | of broadcast radio show slot program programme; plus 10 => values values=["Radio One","City FM","Classic 24","News Radio","Harbour 101.5"]
^show, show name/title, program/programme title | text | of broadcast radio slot schedule tv; plus 10 => values values=["Morning Drive","Night Shift","The Long Interview","Vinyl Hour","Sports Sunday","City Talk"]
slot/ad slot/placement | text | of podcast ad ads advert banner sponsor; plus 10 => values values=["pre-roll","mid-roll","post-roll","banner top","sidebar"]
script/ad+script/read | text | of podcast ad sponsor advert video; plus 10 => values values=["This episode is brought to you by a company that we like.","Use the code at checkout and save ten percent.","Today's sponsor makes invoices easy.","Try it free for a month and tell us what you think."]
essay/writing prompt, prompt | text | of scholarship application essay course assignment; plus 10 => values values=["Describe a challenge and how you met it.","Why did you choose this field?","How will you use this award?","Tell us about a person who inspired you."]
rule/rules | text | of tournament contest competition league challenge game; plus 10 => values values=["Best of three, finals best of five.","Single elimination, no substitutes.","All matches are played online.","Each team needs at least four players."]
mode | text | of tournament match game; plus 8 => values values=["single elimination","double elimination","round robin","swiss"]
condition/conditions | text | of permit; plus 12 => values values=["Work between 7 am and 6 pm only","Final inspection required","none","Neighbours to be informed","Keep a copy on site"]
tube color/colour, cap color/colour | text | plus 8 => values values=["purple","red","blue","green","yellow","grey"]
volume ml | num int | of sample specimen tube blood lab; plus 8 => number.typical values=[4,5,3,10,2.5,8.5]
dissolved oxygen, oxygen mg l/mgl, dissolved oxygen mgl | num | plus 8 => number.measure mean=8.4 deviation=1.6 min=2 max=14 fractionDigits=2
nitrate/nitrite/phosphate/ammonia/chloride, nitrate/nitrite/phosphate/ammonia/chloride mg l/mgl | num | plus 8 => number.lognormal median=6 sigma=0.7
remark/remarks/comment | text | of water sample measurement reading quality sensor; by ph turbidity oxygen nitrate depth temp temperature; plus 6 => values values=["Clear, no smell","Taken after heavy rain","Slightly cloudy","Repeat next week","Bottle leaked, small volume","Low water level"] null=0.5
# Animals and shops for them.
breed/race | text | of pet animal dog; plus 6 => values values=["Labrador","Mixed","Beagle","European Shorthair","Siamese","German Shepherd","Poodle","Persian"]
species | text | of pet; plus 8 => values values=["dog","cat","rabbit","bird","hamster"] weights=[52,32,8,5,3]
color/colour | text | of pet animal dog cat horse; plus 8 => values values=["black","brown","white","grey","black and white","tabby","golden"]
weight, weight kg | num int | of pet dog cat; plus 10 => number.lognormal median=11 sigma=0.7
^age | int | of pet animal dog cat horse livestock; plus 8 => number.int min=0 max=15
birth date | date stamp | of pet animal dog cat horse livestock herd; plus 8 => date.past days=4000
presentation/packaging/pack size, packaging | text | of food product medicine feed drink beverage; plus 8 => values values=["bag 2 kg","bag 15 kg","can 400 g","box of 12","bottle 1 l","sachet 85 g"]
daily consumption/ration/portion, consumption daily | text | plus 8 => values values=["200 g","350 g","2 cups","1 can","80 g"]
^name/title, service name | text | of service; by price duration category description details; plus 8 => values values=["Consultation","Vaccination","Cleaning","Repair","Installation","Check-up","Express service","Home visit"]
^description | text | of service; by price duration category; plus 8 => values values=["Takes about half an hour, by appointment.","Includes material and disposal.","For new and regular customers.","Price per visit, travel included.","With a written report."]
category | text | of service; by price duration; plus 8 => values values=["basic","preventive","repair","cosmetic","emergency"]
duration, duration min/minute/minutes | int | of service treatment appointment; plus 8 => number.typical values=[30,60,45,15,90,20]
^description | text | of medicine medication drug; plus 10 => values values=["Painkiller, also lowers fever","Antibiotic for infections of the skin","For the stomach, before meals","Anti-inflammatory drops","Against fleas and ticks"]
notice/warning/lead time, notice days/period | int | plus 4 => number.typical values=[7,14,3,30,10]
consumption days, days of consumption, supply days, days supply | int | plus 8 => number.typical values=[30,15,60,45,20]
# Loans, lots, works of art, cars in car parks.
status, loan/application status | text | of loan application mortgage credit; by loan amount interest income credit cents tenure; not of candidate job; plus 10 => values values=["approved","under review","submitted","rejected","disbursed"] weights=[34,20,18,16,12]
predicted/decision status | text | of loan application credit; plus 10 => values values=["approved","rejected"] weights=[66,34]
loan type/purpose/product | text | by branch applicant income amount interest; plus 10 => values values=["home","car","personal","education","business"]
category | text | of loan branch; by applicant income occupation; plus 10 => values values=["salaried","self-employed","farmer","student","pensioner"]
dependent/dependents, number of dependent/dependents, dependant, dependants | int | plus 6 => number.typical values=[0,2,1,3,0,4]
employment/work/job/experience year/years, year/years employed | num int | plus 6 => number.measure mean=8 deviation=5 min=0 max=38 fractionDigits=0
interest percent/rate | int | plus 8 => number.typical values=[8,12,10,6,15,18]
guarantor/guarantors, min/minimum/max/maximum/required guarantor/guarantors | int | plus 10 => number.typical values=[1,2,0,3]
amount/approved/recommended/requested/minimum/min/maximum/max cents | int | of loan application mortgage credit product; by term interest guarantor purpose risk appraisal; plus 12 => finance.round median=1500000
target/goal/raised/current/total funding/amount/cents, goal | num int | of fundraiser campaign crowdfunding appeal cause; plus 10 => finance.round median=8000
guest/plus+one/plus+ones, plus ones/one, extra guests | int | of rsvp invitation event guest registration; plus 10 => number.typical values=[0,1,2,0]
^title/name | text | of fundraiser crowdfunding appeal cause; plus 12 => values values=["New roof for the library","Help Maria walk again","School trip for class 6","Playground at the park","Rebuild after the fire","Instruments for the youth band","Shelter dogs need a vet","Clean water for two villages"]
^description/story | text | of fundraiser crowdfunding appeal cause; plus 12 => values values=["Every amount helps us reach the goal by summer.","The family lost everything and needs a start.","We collect for materials, the work is done by volunteers.","All donations go to the project, receipts on request.","With your help we can open the doors again in May."]
certification, certifications | text | of lot product farm supplier coffee food producer material green harvest; plus 8 => values values=["Organic","Fairtrade","Rainforest Alliance","none","UTZ"]
moisture percent/pct, moisture | num | of lot green grain coffee bean seed hay wood; plus 8 => number.measure mean=11.2 deviation=0.8 min=8 max=14 fractionDigits=2
charge/drop/first+crack/end/bean/drum/oven/roast/kiln/firing temp/temperature, charge/drop/bean/drum/oven temp/temperature c | num int | of roast coffee batch oven kiln bake firing; plus 12 => number.measure mean=205 deviation=12 min=160 max=235 fractionDigits=1
cupping score | num | plus 10 => number.measure mean=84.5 deviation=2 min=78 max=92 fractionDigits=2
altitude m/meter/metre, altitude, elevation | int num | of lot farm coffee tea green vineyard; plus 8 => number.measure mean=1550 deviation=280 min=700 max=2200 fractionDigits=0
roast profile, profile, temperature curve | json | of roast batch kiln firing; plus 10 => json keys="[at_s=0|60|180|420|600 temp_c=205|118|152|196|212 gas=80|60|40|20]"
variety | text | of lot green coffee; by altitude bag harvest producer roast; plus 10 => values values=["Bourbon","Caturra","Typica","Gesha","Catuai","SL28"]
name, item/food/pantry name | text | of pantry fridge freezer grocery larder; plus 16 => food.ingredient
unit | text | of diary food meal pantry ingredient nutrition; plus 8 => values values=["g","ml","piece","slice","cup","tbsp"]
amount/quantity left | text | of pantry fridge food; plus 6 => values values=["half","full","almost empty","two left","a quarter"]
signature | text | of recipe dish content image post; plus 6 => string.hexadecimal length=40
group/groups/section/sections, ingredient groups | json | of recipe meal dish; plus 8 => json keys="[name=Dough|Filling|Sauce|Topping items[]=flour|eggs|butter|tomatoes|garlic|basil]"
cuisine/taste/food/protein preference/preferences | json | plus 8 => json keys="favourites[]=Italian|Thai|Mexican|Indian avoid[]=spicy|seafood|offal"
tags | array | of recipe dish meal food; plus 8 => array element={"kind":"values","parameters":{"values":["quick","vegetarian","family","spicy","low-carb","weekend","one-pot"]}} max=3
avoid/avoided/disliked/excluded/favorite/favourite/available ingredient/ingredients, allergens | array | plus 10 => array element={"kind":"food.ingredient"} max=4
cooking/kitchen tool/tools/equipment/utensil/utensils | array | plus 10 => array element={"kind":"values","parameters":{"values":["oven","blender","air fryer","wok","slow cooker","food processor"]}} max=4
title/name | text | of property object artwork work; by technique dating inventory material artist; plus 16 => values values=["Landscape with river","Portrait of a woman","Still life with apples","Market day","The harbour at dawn","Seated figure","Study in blue","View of the old town"]
object/property type | text | by technique dating inventory; plus 16 => values values=["painting","sculpture","print","photograph","furniture","ceramics"]
^description | text | by technique dating; not of product variant stock reservation; plus 14 => values values=["Signed lower right, framed.","From the estate of a local collector.","Restored in 2011, small losses at the edge.","One of a series of six.","On permanent display since 1998."]
purpose | text | of loan lending; by object transport borrower exhibition condition; plus 16 => values values=["special exhibition","research","restoration","photography","teaching"]
topic/theme/title | text | of tour guided excursion; plus 10 => values values=["Highlights of the collection","Behind the scenes","Art for families","The city in the 19th century","Women artists","Evening tour with wine"]
slot type/class, ^type | text | of parking; plus 10 => values values=["standard","compact","EV","disabled","motorcycle"]
license/number plate in/out, plate in/out, entry/exit plate | text | plus 12 => vehicle.plate
image in/out, entry/exit/car image/photo in/out, entry/exit/car image/photo | text | plus 8 => image.url
entry method, exit method | text | of parking session gate access; plus 10 => values values=["ticket","plate recognition","app","card"] weights=[36,34,18,12]
font family, font, body/heading font | text | plus 12 => values values=["Inter","Roboto","Open Sans","Lato","Source Serif","Georgia"]
description | text | of incident; not of claim insurance policy; plus 12 => values values=["First report, details to follow.","Noticed during the morning round.","The caller asked to be contacted by phone.","Barrier damaged, car left the site.","Happened for the second time this month.","Two witnesses saw it, photos are attached."]
rtsp/stream/live/video stream url, rtsp | text | of camera nvr channel; plus 10 => template template="rtsp://cam.example.net/stream/{{string.numeric}}"
framework | text | of model perception ml network; plus 10 => values values=["onnx","pytorch","tensorflow","tensorrt"] weights=[40,34,16,10]
current/active/assigned task | text | of robot drone vehicle agv; plus 12 => values values=["patrol","charging","collect samples","return to base","inspect row 4","idle"]
state | text | of robot drone agv; plus 10 => values values=["idle","moving","charging","error"] weights=[44,34,18,4]
position | text | of robot drone agv tracker; plus 12 => values values=["12.4, 3.8","31.0, 7.5","4.2, 18.9","0.0, 0.0","22.7, 11.3"]
storage uri/url, model/artifact uri/url | text | of model artifact dataset checkpoint; plus 10 => template template="s3://models/{{string.alphanumeric}}.onnx"
deployment/mission/flight/survey/observation/recording/visit start/end, start/end of deployment/mission | text | plus 6 => date.past
tag location/loc, location of tag | text | of tag fish animal bird turtle; plus 12 => values values=["dorsal fin","left flank","abdomen","tail","right flank"]
station | text | of receiver buoy deployment detection hydrophone gauge; plus 12 => values values=["River mouth","Weir 2","Bridge north","Lake outlet","Harbour entrance","Station 14"]
species | text | of tag fish; by receiver tl fl basin detection; plus 8 => values values=["Chinook salmon","Steelhead","Green sturgeon","Striped bass","Brown trout"]
summary | text | of inspection panel survey flight audit; plus 8 => values values=["2 critical, 5 minor findings","No findings","1 row shaded, 3 hot spots","Repeat in dry weather","All panels in order"]
workload/course/credit/contact/lesson hour/hours, course load | int | of course class curriculum subject training module; plus 8 => number.typical values=[60,40,80,120,30]
absence/absences | int | of enrollment registration student attendance class; plus 8 => number.count median=3 sigma=0.8
plan name, ^name | text | of plan; by price; plus 3 => values values=["Basic","Standard","Plus","Premium","Student","Family"]
school/academic year | int | plus 8 => date.year back=3
registered/enrolled/booked/attended/signed+up | int | of tour event course class lesson workshop; plus 8 => number.count median=12 sigma=0.5
hours worked, worked hours, hours | num | of shift timesheet attendance workday timecard; by start end break clock employee work date; plus 10 => number.measure mean=7.7 deviation=1.1 min=3 max=11 fractionDigits=2
reason, movement/adjustment/move reason | text | of stock inventory; plus 10 => values values=["sale","purchase","return","damaged","count correction","transfer","sample"] weights=[30,24,12,10,10,9,5]
# Teams of people, pets and their shelters, aircraft and their fuel, letters that may not be sent.
^name | text | of team staff crew; by bio linkedin designation twitter github; not by slug logo plan parent; plus 16 => person.fullName
winner/champion name, winner/champion, first/second/third place name, runner up | text | plus 8 => person.fullName
^state | text | len<=3; not of job task order machine workflow; plus 12 => location.stateCode
activity/maintenance/trust/noise/energy/interest/involvement/support/care/comfort/stress/commitment/satisfaction/effort/demand/hazard level | text | plus 8 => values values=["medium","high","low"] weights=[46,32,22]
budget, price range | text | of quiz answer request form survey inquiry preference; plus 8 => values values=["under 50","50 - 100","100 - 250","over 250"] weights=[24,36,28,12]
living space/situation, home type | text | plus 4 => values values=["apartment","house with garden","small flat","house without garden","farm"]
^status | text | of pet animal; by breed species age shelter arrival; plus 10 => values values=["available","adopted","reserved","in treatment"] weights=[52,30,12,6]
document/doc type | text | of animal pet; plus 14 => values values=["vaccination record","adoption contract","health certificate","photo","microchip registration"]
^name/title | text | of document; not of user person employee; by type url file doc; plus 14 => system.fileName
type of care, care type | text | plus 8 => values values=["vaccination","grooming","check-up","deworming","neutering","dental cleaning"]
adoption history, previous/prior adoption/adoptions/visit/visits/claim/claims/order/orders | int | plus 6 => number.typical values=[0,1,2,0,3]
respiratory/respiration rate bpm, respiratory rate | int num | plus 12 => number.measure mean=18 deviation=4 min=9 max=36 fractionDigits=0
reason | text | of suppression unsubscribe bounce blocklist blacklist optout; plus 10 => values values=["hard bounce","unsubscribed","spam complaint","manual","invalid address"]
service, service of interest, interested service | text | of contact lead inquiry enquiry request message quote; by message company email phone; plus 12 => values values=["Consulting","Web design","Support","Maintenance","Training","Installation"]
aircraft registration/reg, tail number/no, registration | text | of aircraft flight uplift plane; plus 10 => code.mask mask="N###AA"
delivery/weigh/parking/fuel/gate/lottery ticket, ticket ref/reference | text | plus 8 => code.reference
^name | text | of airport; plus 12 => template template="{{location.city}} Airport"
current/actual volume/stock/level/fill, volume | num int | of tank silo storage; by capacity grade product; plus 10 => number.lognormal median=2400 sigma=0.6
density kg m 3, density | num | of fuel sample oil liquid; plus 10 => number.measure mean=802 deviation=9 min=775 max=840 fractionDigits=1
capacity, guest capacity | int | of room apartment cabin suite; by price night bed floor type; plus 10 => number.typical values=[2,4,3,1,6]
bed/beds count, count bed/beds | int | of room apartment cabin suite; plus 16 => number.typical values=[2,1,3,4]
luggage/baggage/guest/guests count, count luggage/guest/guests | int | plus 6 => number.typical values=[2,1,3,4]
room/rooms count, count room/rooms | int | of hotel property building; plus 8 => number.lognormal median=85 sigma=0.6
floor | int | plus 4 => number.int min=0 max=12
travel/trip purpose, purpose of travel/trip | text | plus 8 => values values=["holiday","business","family visit","conference","medical"] weights=[44,28,16,8,4]
quality | text | of room apartment hotel; plus 6 => values values=["standard","superior","deluxe","economy"]
recipient/recipients/sent count | int | of send newsletter mailing campaign broadcast; plus 8 => number.lognormal median=900 sigma=0.9
move number/no, ply | int | plus 8 => number.int min=1 max=60
move notation, notation, san | text | plus 8 => values values=["e4","Nf3","d5","Bb5","O-O","Qxd4","exd5","Rad1","c4","Nc6"]
board state, fen, position fen | text | plus 8 => values values=["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1","r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3","8/5k2/8/3p4/3P4/8/5K2/8 w - - 0 51"]
birth year | int | of player athlete member user employee customer person; plus 6 => number.int min=1955 max=2008
wind, wind condition/conditions | text | plus 4 => values values=["calm","light breeze","gusty","strong","from the left"]
bow type, bow | text | plus 8 => values values=["recurve","compound","barebow","longbow"]
scope | text | of assessment audit review evaluation; plus 10 => values values=["whole organisation","IT systems","billing office","patient records","one location"]
methodology, method | text | of assessment audit; plus 10 => values values=["interviews and document review","questionnaire","on-site inspection","sampling","NIST SP 800-30"]
material type/kind, surface material | text | of sidewalk road pavement street path segment; plus 10 => values values=["concrete","asphalt","brick","pavers","gravel"]
width meters/meter/m, width | num | of sidewalk road pavement street path; plus 10 => number.measure mean=2.4 deviation=0.7 min=0.9 max=6 fractionDigits=2
defect type | text | of inspection sidewalk road bridge pavement; plus 10 => values values=["crack","pothole","uneven surface","tree root","missing slab"]
findings | text | of inspection audit; plus 10 => values values=["No defects found.","Two cracks near the entrance, monitored.","Handrail loose, repair ordered.","Signage missing at exit B.","Minor wear, acceptable."]
template name | text | of inspection checklist survey form; plus 14 => values values=["Monthly safety check","Fire equipment","Playground","Move-in","Kitchen hygiene","Vehicle daily check"]
checklist/inspection/check result/results | json | plus 8 => json keys="[item=Fire+exit|Lighting|Handrail|First+aid+kit|Signage ok:bool note=clean|to+repair|missing?]"
`;
