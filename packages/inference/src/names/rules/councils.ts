/** Councils, charities, parishes, clubs, surveys, purchasing: smaller trades. */
export const councils = String.raw`
# permits and requests of citizens
contractor/business/trade/builder license, license contractor | text | plus 3 => code.mask mask=C######
permit type, type | text | of permit; plus 8 => values values=["building","electrical","plumbing","demolition","sign","mechanical"] weights=[42,20,16,8,6,8]
work class/type, scope of work, class of work | text | of permit construction; plus 8 => values values=["new construction","addition","alteration","repair"] weights=[22,20,40,18]
description, work description, description of work, project description | text | of permit; plus 12 => values values=["New detached garage","Kitchen remodel, no structural changes","Replace roof covering","Solar panels on south roof","Finish basement","Deck at rear of house","Two-storey addition","New water heater"]
valuation, job/project/construction value | num money | of permit construction project; plus 6 => finance.round median=42000
permit/plan+check/review/filing/impact/inspection fee | num money | of permit; plus 8 => finance.amount median=340
status, state | text | of permit; plus 8 => values values=["issued","under review","finaled","expired","withdrawn"] weights=[34,18,36,8,4]
zoning/zone district, zoning | text | of permit parcel property land; plus 10 => values values=["R-1","R-2","C-1","MU","I-1"] weights=[46,20,16,10,8]
occupancy group/class | text | plus 8 => values values=["R-3","B","M","A-2","S-1"] weights=[48,20,14,10,8]
construction type | text | of permit; plus 8 => values values=["V-B","V-A","III-B","II-B","I-A"] weights=[52,18,12,12,6]
setback front/rear/side ft/m, setback | num | plus 6 => number.measure mean=21 deviation=6 min=3 max=60 fractionDigits=1
hold reason | text | of permit application; plus 6 => values values=["Missing site plan","Fee not paid","Zoning review","Revised drawings needed"] null=0.7
correction notice/notes/text, correction | text | plus 4 => values values=["Add smoke detector in hallway","Secure panel cover","Provide handrail on both sides","Seal penetrations","Missing nail plates"] null=0.6
result | text | of inspection permit; plus 6 => values values=["pass","fail","partial","not ready"] weights=[72,14,9,5]
category, request/case/service category/type | text | of citizen request complaint; by ward district council location; plus 12 => values values=["Pothole","Street light","Graffiti","Missed bin","Noise","Fly-tipping","Tree","Parking"] weights=[22,14,10,16,10,10,8,10]
sub category, subcategory | text | of citizen request complaint; by ward district council location; plus 12 => values values=["Main road","Side street","Footpath","Playground","Recycling","Loud music","Blocked driveway"]
request/report/complaint/enquiry text/description/details, details | text | of citizen request complaint; by ward district council location; plus 8 => values values=["Large pothole in front of the school.","Street light has been out for a week.","Bin was not collected on Tuesday.","Rubbish left beside the playground.","Branches block the footpath.","Car parked across my driveway."]
location text/description/note, location | text | of citizen request complaint incident; plus 6 => location.streetAddress
ward, ward name, electoral ward | text | not of patient stay hospital; plus 2 => values values=["North Ward","South Ward","Riverside","Old Town","Hillside","Station Ward"]
council/voting/school/police/electoral district | int | plus 6 => number.int min=1 max=12
case/request/file reference/ref | text | plus 6 => code.reference prefix=CASE
closed/close/closing/closure reason | text | of citizen request complaint case ticket; plus 6 => values values=["resolved","duplicate","not our responsibility","no fault found"] weights=[68,10,12,10]
assigned/responsible department | text | of citizen request complaint council; plus 8 => values values=["Highways","Parks","Waste","Housing","Environmental Health","Planning"]
# charities and parishes
donor type, type | text | of donor; plus 8 => values values=["individual","company","foundation","trust"] weights=[76,12,8,4]
display name, ^name | text | of donor member volunteer supporter; plus 6 => person.fullName
household name, family/household display name | text | plus 6 => template template="The {{person.lastName}} family"
tax receipt preference, receipt preference/delivery, mailing/contact/statement/communication preference | text | plus 4 => values values=["email","post","none"] weights=[66,24,10]
capacity/wealth/affinity/engagement rating | text | plus 4 => values values=["A","B","C","D"] weights=[8,22,38,32]
donor/giving/member/supporter level | text | plus 8 => values values=["friend","supporter","patron","benefactor"] weights=[46,32,15,7]
interest/interests, cause/causes | array | of donor supporter volunteer; plus 6 => array element={"kind":"values","parameters":{"values":["education","health","environment","arts","children","animals","disaster relief"]}} min=1 max=3
appeal/source/motivation/campaign code | text | of gift donation pledge; plus 6 => values values=["SPRING24","XMAS24","GALA25","WEB","MAIL01","MARATHON"]
campaign, appeal | text | of gift donation pledge donor; plus 8 => values values=["Annual appeal","Winter shelter","Building fund","Scholarships","Emergency relief","Legacy"]
in honor/honour/memory of, honor of, memory of, tribute name, honoree | text | plus 8 => person.fullName null=0.85
tribute message/note/text | text | plus 4 => values values=["In loving memory","Happy birthday, Grandma","In honour of your retirement","With gratitude","Remembering a dear friend"] null=0.8
soft credit to, credit to, credited to | text | plus 6 => person.fullName null=0.8
fmv, fair market value, benefit value | num money | plus 4 => number.mostlyZero
availability | text | of volunteer; plus 8 => values values=["weekends","weekday evenings","mornings","flexible","school holidays"] weights=[34,26,16,16,8]
skills | array | of volunteer; plus 8 => array element={"kind":"values","parameters":{"values":["first aid","driving","cooking","fundraising","teaching","IT","gardening","event planning"]}} max=3
preferred/volunteer role, role | text | of volunteer; plus 8 => values values=["driver","kitchen","reception","tutor","fundraising","event helper"] weights=[20,18,14,16,12,20]
hours ytd/year+to+date/total/logged, hours year to date, volunteer hours | num | plus 8 => number.lognormal median=34 sigma=0.8 fractionDigits=1
membership status | text | of member church parish club; plus 6 => values values=["active","inactive","visitor","transferred"] weights=[76,12,8,4]
ministry, ministry name/team | text => values values=["Choir","Youth","Welcome team","Prayer","Outreach","Children","Music"]
small group, home group, life group | text | plus 8 => values values=["Tuesday group","Young families","Seniors","Men's breakfast","Students","River Street group"]
pledge, pledge annual/amount, annual pledge | num money | plus 6 => finance.round median=1200
prayer request | text | plus 4 => values values=["For healing after surgery","Thanks for a new job","For our family","For a safe journey","For peace"] null=0.7
# gyms
access/key/entry card/fob | text | plus 4 => code.mask mask=########
goal, fitness goal | text | of member gym client fitness; by trainer waiver body hr checkin; plus 12 => values values=["lose weight","build muscle","stay fit","train for a marathon","rehab after injury"] weights=[34,26,22,8,10]
health condition/conditions, medical condition/conditions, limitations | text | plus 10 => values values=["none","asthma","high blood pressure","knee injury","back pain","diabetes"] weights=[66,8,8,8,7,3]
sessions/lessons/visits/credits/classes left/remaining, ... session left | int | plus 8 => number.typical values=[0,2,5,8,10]
referral/account/store/wallet credit | num money | plus 6 => number.mostlyZero
studio, room | text | of class gym fitness session yoga; by instructor trainer capacity; plus 8 => values values=["Studio 1","Studio 2","Spin room","Pool","Outdoor","Main hall"] weights=[34,28,14,10,6,8]
equipment needed/required, equipment | text | of class gym fitness; plus 6 => values values=["mat","dumbbells","none","resistance band","kettlebell","bike"] weights=[34,18,24,10,6,8]
calories estimate/estimated/burned, estimated calories | int | plus 8 => number.measure mean=420 deviation=130 min=120 max=900 fractionDigits=0
music genre, genre | text | of class playlist music gym; plus 6 => values values=["pop","house","hip hop","rock","ambient","latin"] weights=[28,22,16,14,10,10]
waitlisted, waitlist count, waiting | int | plus 6 => number.mostlyZero
booked, booked count, reserved, signups | int | of class session course; by capacity; plus 6 => number.int min=2 max=24
capacity | int | of class session course; by instructor booked; plus 6 => number.typical values=[16,20,12,24,30]
cancel/cancellation note/notes | text | plus 4 => values values=["Instructor ill","Too few bookings","Room not available"] null=0.9
# farms
farm/ranch/estate name, ^name | text | of farm ranch; plus 8 => values values=["Oak Hollow Farm","Greenfield Acres","Riverbend Farm","Sunny Meadow","Hillcrest Orchards","Four Winds Ranch","Maple Lane Farm","Willow Creek"]
certification/certifying/accreditation body/agency, certifier | text | plus 6 => values values=["Organic Trust","BioCert","EcoControl","Soil Union"] weights=[36,28,20,16]
irrigation/water source | text | plus 10 => values values=["well","river","rain-fed","reservoir","municipal"] weights=[34,22,26,12,6]
annual/yearly rainfall mm/rainfall, annual rainfall | int num | plus 8 => number.measure mean=740 deviation=180 min=180 max=1900 fractionDigits=0
elevation ft/m, elevation | int num | plus 4 => number.lognormal median=640 sigma=0.7
field/plot/paddock/block label/name, ^name/label | text | of field plot paddock parcel; by crop soil area ha acre; plus 12 => values values=["North field","Lower meadow","River block","Home field","Ten acres","East slope","Orchard 2","Long strip"]
drainage, drainage class | text => values values=["good","moderate","poor","tile drained"] weights=[44,30,12,14]
soil ph | num | plus 8 => number.measure mean=6.4 deviation=0.5 min=4.8 max=8.2 fractionDigits=1
seed/sowing/seeding rate, seed rate kg ha | num | plus 8 => number.measure mean=165 deviation=45 min=4 max=320 fractionDigits=1
row spacing cm/inch, row spacing | num | plus 8 => number.typical values=[12.5,15,45,75,25]
rate l ha, application/spray rate, rate per hectare | num | plus 8 => number.measure mean=1.4 deviation=0.7 min=0.1 max=5 fractionDigits=2
water volume l ha, water/spray volume | num | plus 6 => number.typical values=[200,150,250,300,100]
product used/name/applied, product | text | of spray treatment application pesticide fertilizer; plus 10 => values values=["AgroShield 250","Fungex Pro","Weedaway Max","NitroGrow","Insectar 10","Harvestguard"]
active ingredient | text | of spray pesticide treatment; plus 8 => values values=["glyphosate","azoxystrobin","prosulfocarb","lambda-cyhalothrin","tebuconazole"]
target pest/pests/weed/disease, pest, pest target | text | plus 6 => values values=["aphids","powdery mildew","blackgrass","slugs","rust","thistles"]
wind direction, direction wind | text | plus 10 => values values=["N","NE","E","SE","S","SW","W","NW"] weights=[10,9,8,8,12,22,19,12]
reentry/re+entry hour/hours/interval | int | plus 6 => number.typical values=[24,12,48,4]
pre harvest/withdrawal interval day/days, phi days, pre harvest interval days | int | plus 8 => number.typical values=[14,7,28,35,21]
nozzle, nozzle type | text | plus 6 => values values=["flat fan 03","air induction 04","hollow cone","flood jet"] weights=[42,36,12,10]
tank mix, mix, mixture | text | plus 4 => values values=["none","with wetting agent","with foliar feed","with fungicide"] weights=[58,20,12,10]
weaning weight, weaning weight kg | num | plus 10 => number.measure mean=210 deviation=40 min=12 max=340 fractionDigits=1
weight kg, current/live/sale/birth weight, current weight kg | num | of livestock cattle cow animal herd; plus 12 => number.measure mean=520 deviation=120 min=28 max=980 fractionDigits=1
sale/purchase/market price | num money | of livestock cattle cow herd; plus 8 => finance.round median=1100
pregnancy/reproductive/breeding status | text | not of patient client customer person; plus 8 => values values=["open","pregnant","bred","calved"] weights=[38,34,16,12]
rfid | text | of livestock animal cattle; plus 8 => code.mask mask=982############
# courses online
subtitle, tagline | text | of course lesson class; by instructor level price rating; plus 8 => values values=["From zero to your first project","Hands-on, with 40 exercises","Everything you need for the exam","For busy professionals","Learn by building"]
enrolled count, students/enrollment count, enrolled | int | of course; plus 8 => number.lognormal median=420 sigma=1.3
duration hours, hours | num | of course; plus 10 => number.typical values=[6.5,12,3,24,8.5]
what you learn, learning outcomes/goals, outcomes, you will learn | array | plus 6 => array element={"kind":"values","parameters":{"values":["Build a complete project","Read and write clean code","Plan a marketing campaign","Use pivot tables","Present with confidence","Understand the basics of law"]}} min=2 max=4
prerequisites, requirements, prior knowledge | text | of course lesson class program training; plus 8 => values values=["none","Basic computer skills","Part 1 of this course","School mathematics","B1 English"] weights=[46,20,12,12,10]
category/topic path | text | plus 10 => values values=["development/web","business/marketing","design/graphics","data/analytics","languages/spanish"]
section/chapter/module title/name | text | of lesson lecture unit; plus 8 => values values=["Introduction","Getting started","Core concepts","Practice project","Advanced topics","Wrap-up"]
^title | text | of lesson lecture unit; plus 6 => values values=["Welcome to the course","Setting up your tools","Your first exercise","Variables and types","Common mistakes","Review and quiz","Case study","Next steps"]
video/lecture/recording url/link | text | of lesson lecture course; plus 8 => template template=https://videos.example.com/{{string.nanoid}}.mp4
duration sec/second/seconds | int | of lesson lecture video; plus 8 => number.lognormal median=520 sigma=0.6
content/lesson type | text | of lesson lecture unit; plus 8 => values values=["video","article","quiz","exercise"] weights=[62,16,12,10]
pass mark, passing score/grade/mark, quiz pass mark | int num | plus 8 => number.typical values=[70,80,60,50]
# auctions and events
^title, lot title | text | of lot auction; by bid estimate hammer artist; plus 10 => values values=["Mahogany writing desk","Silver tea service","Landscape with river","Art Deco brooch","Persian rug","Pair of porcelain vases","Signed first edition","Pocket watch"]
description, lot description | text | of lot auction; by bid estimate hammer artist; plus 10 => values values=["19th century, with brass fittings.","Minor wear, signed on the base.","Oil on canvas, framed.","Hand-knotted, good condition.","With original box and papers.","Some restoration to the legs."]
period, era, style period | text | of lot auction artwork furniture antique object; plus 10 => values values=["Victorian","Georgian","Art Deco","Mid-century","19th century","Edwardian"]
medium | text | of lot auction; plus 10 => values values=["oil on canvas","watercolour","bronze","mixed media","photograph","wood"] weights=[34,18,12,12,12,12]
condition/status report | text | plus 4 => values values=["Good overall condition.","Minor scratches, consistent with age.","Restored, stable.","Small chip to the rim.","Frame slightly worn."]
literature, literature references, bibliography | text => values values=["Harper, British Silver, p. 112","Collection catalogue 1984, no. 57","Lowe, Landscapes, pl. 23","Not recorded"]
paddle number/no, bidder number/no | text | plus 8 => code.mask mask=###
estimate low/high, low/high estimate, hammer/reserve/starting price/bid, current/highest/winning bid | num money | of lot auction; plus 10 => finance.round median=800
buyers premium percent/pct, buyer premium percent | num | plus 8 => number.typical values=[25,20,26,22.5]
doors, doors open, door time | clock | plus 6 => date.timeOfDay from=17 to=20
ticket/tickets type/types | json | plus 6 => json keys="[name=Standard|VIP|Student|Early+bird price=15|25|40|80 quota=50|200|500]"
headliner, main act, performer, supporting/support act/acts | text | plus 6 => media.artistName
support acts, lineup, performers, acts, artists | array | plus 6 => array element={"kind":"media.artistName"} max=3
gross/ticket sales, gross revenue/receipts | num money | of event concert show; plus 6 => finance.round median=18000
dress code | text | plus 12 => values values=["casual","smart casual","formal","black tie","none"] weights=[40,26,10,4,20]
parking info/information/notes | text | plus 6 => values values=["Free parking behind the hall","No parking on site","Car park 200 m away","Use public transport please"]
accessibility notes/info/information, access notes | text | plus 6 => values values=["Step-free access","Lift to all floors","Hearing loop available","Wheelchair spaces on request"]
hashtag | text => template template="#{{string.alpha}}"
stream/live+stream/livestream url | text | plus 8 => template template=https://live.example.com/{{string.nanoid}}
refund/return/cancellation/exchange policy | text | plus 4 => values values=["no refunds","full refund until 7 days before","50 % until 24 hours before","exchange only"] weights=[30,40,18,12]
# airlines
terminal | text | of flight airport departure arrival; plus 6 => values values=["1","2","3","A","B"] weights=[34,30,14,12,10]
belt, baggage belt, carousel | text | => values values=["1","2","3","4","5","6"]
codeshare, codeshare flight/number | text | plus 4 => airline.flightNumber
load factor | num | plus 8 => number.measure mean=0.81 deviation=0.1 min=0.3 max=1 fractionDigits=3
block/flight time min/minutes, block time minutes | int | plus 8 => number.lognormal median=125 sigma=0.6
distance nm/nautical+miles | int | plus 10 => number.lognormal median=820 sigma=0.7
^title | text | of passenger traveler guest; plus 8 => values values=["MR","MRS","MS","DR"] weights=[46,24,26,4]
nationality, citizenship, country | text | len<=3; plus 6 => location.countryCode variant=alpha-3
seat, seat number/no | text | of passenger boarding flight; plus 10 => airline.seat
fare/booking class | text | len<=2; plus 12 => values values=["Y","B","M","K","J","F"] weights=[34,20,18,14,12,2]
ticket number/no | text | of passenger flight airline; plus 10 => code.mask mask=157##########
ffp/frequent+flyer number/no, frequent flyer | text | plus 8 => code.mask mask=FF########
specialty, speciality, specialization, expertise | text | of trainer coach instructor; plus 14 => values values=["Strength","Yoga","Pilates","Boxing","Cardio","Mobility","Spinning","Nutrition"] weights=[22,18,12,10,12,10,10,6]
certification, certifications, certificate, qualification | text | of trainer coach instructor; plus 14 => values values=["Personal Trainer Level 3","Yoga Alliance 200h","Group Fitness Instructor","First Aid","Strength Coach"] weights=[36,20,20,12,12]
genre | text | of book novel; plus 10 => values values=["Fiction","Mystery","Fantasy","Science Fiction","Romance","Biography","History","Children","Thriller"] weights=[22,14,12,10,10,10,8,8,6]
publisher, publisher name | text | of book novel journal magazine; plus 10 => values values=["Larkfield Press","Harbour Books","Stonebridge Publishing","Blue Heron House","North Quay Press","Marlow & Finch","Meridian Books","Alder Lane"] weights=[18,16,14,14,12,10,8,8]
fine, fines, fine amount, late fee, overdue fine | num money | of loan checkout borrow; by returned due isbn book copy; plus 14 => number.mostlyZero
overdraft, overdraft limit | num int money | plus 6 => number.typical values=[500,1000,0,2000,250,5000]
fee, session/parking fee, amount, total | num money | of parking; by plate zone spot entered exited exit; plus 14 => number.lognormal median=6.5 sigma=0.7 fractionDigits=2
payment method/type | text | of parking; plus 10 => values values=["card","app","cash"] weights=[52,34,14]
wind dir/direction | text | plus 14 => values values=["N","NE","E","SE","S","SW","W","NW"] weights=[10,9,8,8,10,20,20,15]
humidity, relative humidity, humidity percent/pct | int num | of weather observation forecast station climate; plus 6 => number.measure mean=66 deviation=17 min=14 max=100 fractionDigits=0
start time, starts, show time | clock | of event concert show performance; by doors ticket venue; plus 10 => date.timeOfDay from=19 to=21
end time, ends | clock | of event concert show performance; by doors ticket venue; plus 10 => date.timeOfDay from=21 to=23.5
doors, doors open/opening, door time | clock | plus 6 => date.timeOfDay from=17 to=19
^name, full name | text | of subscriber; by email confirmed subscribed unsubscribed; plus 20 => person.fullName
^status, driver status | text | of driver courier rider; by license hired vehicle rating expiry; plus 14 => values values=["active","on leave","inactive"] weights=[84,8,8]
^name, machine name | text | of machine; by manufacturer serial asset hours service; plus 14 => values values=["CNC mill 1","CNC mill 2","Laser cutter","Injection press 3","Packaging line 2","Welding robot 1","Lathe 4","Conveyor 5","Paint booth","Hydraulic press 2"] weights=[12,11,11,10,10,10,10,9,9,8]
status, machine status | text | of machine; by manufacturer serial asset hours service; plus 10 => values values=["running","idle","maintenance","down"] weights=[64,20,12,4]
parameter, characteristic, feature, check name | text | of quality check inspection measurement; by measured limit unit passed tolerance; plus 14 => values values=["Diameter","Length","Wall thickness","Surface roughness","Weight","Torque","Hardness","Flatness"] weights=[20,16,12,12,12,10,10,8]
scrap/rejected/defect quantity, scrap | int num | of production run batch work; plus 8 => number.count median=6 sigma=0.9
message, text, description | text | of alert alarm; by device metric threshold sensor triggered; plus 14 => values values=["Value above the threshold","Value below the threshold","No data for 15 minutes","Battery low","Connection lost","Reading out of range"] weights=[34,16,16,14,12,8]
status, ^status | text | of posting vacancy opening; by salary title department closes; plus 14 => values values=["open","closed","filled","draft"] weights=[38,26,30,6]
decision | text | of application candidate; by applicant resume interview stage job; plus 12 => values values=["hired","rejected","withdrawn","pending"] weights=[14,62,10,14]
score | int num | of application candidate applicant; plus 10 => number.int min=20 max=100
ffp/frequent+flyer tier/status/level | text | plus 10 => values values=["none","silver","gold","platinum"] weights=[62,22,12,4]
bags checked, checked bags, baggage count | int | plus 6 => values values=[0,1,2,3] weights=[34,46,17,3]
bag/baggage/luggage weight kg | num | plus 10 => number.measure mean=18.5 deviation=4 min=5 max=32 fractionDigits=1
special meal, meal code | text | plus 10 => values values=["none","VGML","VLML","GFML","KSML","MOML"] weights=[80,7,5,3,2,3]
ssr code/codes, special service codes | array | plus 6 => array element={"kind":"values","parameters":{"values":["WCHR","VGML","BIKE","PETC","UMNR"]}} max=1
boarding group/zone | text | plus 10 => values values=["1","2","3","4","5"]
pax/passengers boarded/booked/count | int | plus 4 => number.measure mean=138 deviation=32 min=20 max=240 fractionDigits=0
# blogs of the usual make
comment/ping status | text | of post page attachment; plus 10 => values values=["open","closed"] weights=[72,28]
post/page type | text | plus 4 => values values=["post","page","attachment","revision"] weights=[46,14,26,14]
post/page status | text | plus 4 => values values=["publish","draft","private","trash"] weights=[82,12,3,3]
post/page name, permalink slug | text | of post page blog; plus 8 => text.slug
to ping, pinged, pings | text | plus 6 => internet.url null=0.9
post/page/album password | text | plus 6 => string.alphanumeric null=0.95
guid | text | of post page feed item entry; plus 8 => internet.url
# surveys and purchasing
age band/range/group/bracket | text | plus 8 => values values=["18-24","25-34","35-44","45-54","55-64","65+"] weights=[12,20,19,18,16,15]
employment/working/work status | text | of respondent survey response participant; plus 8 => values values=["full-time","part-time","self-employed","retired","student","unemployed"] weights=[46,16,10,16,8,4]
region | text | of respondent survey response participant; plus 4 => location.state
respondent/participant/panelist code/id | text | plus 6 => code.mask mask=R#####
open/free comment/text/answer, verbatim | text | of response respondent survey; plus 8 => values values=["Prices went up too much.","Very satisfied overall.","The app is slow.","Friendly staff.","More parking please.","Nothing to add."] null=0.4
answer, question answer, ... answer | text | of response respondent survey; plus 4 => values values=["agree","strongly agree","neutral","disagree","strongly disagree"] weights=[36,22,20,14,8]
panel/sample source | text | plus 8 => values values=["online panel","phone","street","customer list"] weights=[58,18,10,14]
quality flag/check | text | of response respondent survey; plus 6 => values values=["ok","speeder","straight-liner"] weights=[92,5,3]
justification, business justification | text | of requisition purchase request order capex; plus 6 => values values=["Replacement for broken device","New hire starts in May","Stock below minimum","Required for project","Contract renewal","Cheaper than current supplier"]
description, item description/desc | text | of requisition; plus 6 => values values=["Office chair","Laptop 14 inch","Toner cartridge","Safety gloves, box","Standing desk","Whiteboard","Software licence, 1 year"]
deliver/ship/send to, delivery point | text | of requisition purchase request order; plus 6 => values values=["Main office","Warehouse","Reception, building B","Laboratory","Site 2"] weights=[42,26,14,8,10]
approval level | int | plus 8 => number.int min=1 max=4
suggested/preferred vendor/supplier | text | plus 4 => company.name
`;
