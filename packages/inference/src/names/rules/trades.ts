/** Terms of trades whose tables are told by a word or two: operations, freight, farms, meters, insurance, games, workshops, laboratories. */
export const trades = String.raw`
# what lies about everywhere
event | text | of version audit history trail changelog; by item object whodunnit changes; plus 8 => values values=["update","create","destroy"] weights=[58,32,10]
table name, table, relation name | text | of audit log change trail history sync outbox; plus 6 => values values=["orders","customers","invoices","products","payments","users","shipments","addresses"] weights=[26,18,14,12,10,10,6,4]
tag string/list/names | text | plus 4 => text.tags
weather, weather am/pm/morning/afternoon/condition/conditions | text | plus 2 => values values=["sunny","partly cloudy","overcast","light rain","rain","windy","fog"] weights=[30,26,18,10,8,5,3]
photo/picture/image before/after/front/back/url | text | plus 2 => image.url
inspection/inspect/cleanliness/audit/quality score | int num => number.score
wheelchair/bike boarding/access/accessible | int => values values=[1,0,2] weights=[62,24,14]
boardings/alightings/ridership, daily/weekly/monthly boardings/alightings/ridership/riders | int => number.lognormal median=640 sigma=1.2
speed mps, mps | num int => number.measure mean=9.4 deviation=4 min=0 max=28 fractionDigits=1
odometer m/meters, odometer meter | int => number.lognormal median=84000000 sigma=0.4
occupancy status | text | of vehicle position trip bus train transit; plus 6 => values values=["MANY_SEATS_AVAILABLE","FEW_SEATS_AVAILABLE","STANDING_ROOM_ONLY","FULL"] weights=[52,28,15,5]
congestion, congestion level, traffic | text => values values=["smooth","slow","stop and go","severe"] weights=[58,26,12,4]
zone, zone id | text | of stop fare transit station tariff; len>0; plus 3 => values values=["A","B","C","D"] weights=[42,30,18,10]
stop name, ^name | text | of stop station halt; plus 6 => location.street
stop/platform/station/zone code | text => code.mask mask=####
card type, type | text | of fare transit travel loyalty library; plus 4 => values values=["adult","youth","senior","student","employee"] weights=[58,14,14,10,4]
card no/number | text | of fare transit travel loyalty library member; plus 8 => code.mask mask=##########
concession, concession category/type | text => values values=["none","student","senior","child","disabled"] weights=[60,16,14,7,3]
route short name, line no/number, line name | text | of route line transit bus tram trip; plus 6 => values values=["1","2","4","7","11","12","15","N3","X10","22","36","48"]
route long name, long name | text | of route line; plus 6 => location.route
trade, trade name | text | of punch item construction site task subcontractor work; plus 3 => values values=["electrical","plumbing","drywall","painting","concrete","roofing","HVAC","flooring"]
subcontractor, responsible sub/contractor/party/company, contractor, general contractor | text => company.name
discipline | text | of rfi drawing construction submittal engineering; plus 4 => values values=["architectural","structural","mechanical","electrical","civil","plumbing"]
ball in court, awaiting, waiting for/on, pending with | text => values values=["architect","contractor","engineer","owner"] weights=[34,30,24,12]
spec/specification section | text => code.mask mask="## ## ##"
drawing/sheet reference/no/number | text => code.mask mask=\A-###
location description/desc, location details | text => values values=["Level 1, corridor","Level 2, room 214","Stair B","Lobby","Roof, north side","Basement, plant room","Unit 3B, kitchen"]
equipment | array => array element={"kind":"values","parameters":{"values":["excavator","tower crane","forklift","generator","scissor lift","concrete pump","compactor","scaffold"]}} max=4
equipment on site | array => array element={"kind":"values","parameters":{"values":["excavator","tower crane","forklift","generator","scissor lift","concrete pump","compactor","scaffold"]}} max=4
retention percent | num | of contract project invoice construction; plus 4 => number.typical values=[5,10,2.5]
damages/penalty, liquidated damages, damages per day | num => finance.round median=1500
contract/project/award value/sum | num => finance.round median=420000
species | text | of animal pet vet; plus 2 => values values=["dog","cat","rabbit","bird","horse","hamster"] weights=[44,34,8,6,4,4]
coat/fur color, coat | text => values values=["black","brown","white","tabby","grey","golden","black and white","tricolour"]
microchip no/number/id, microchip, chip no | text | plus 4 => code.mask mask=9##############
call name | text | of animal pet dog cat horse; plus 4 => animal.petName
preferred contact, contact preference/method, pref contact, preferred contact method | text | plus 8 => values values=["email","phone","sms"] weights=[46,32,22]
vaccine, vaccine name | text | of vaccine animal pet immunization visit; plus 6 => values values=["Rabies","DHPP","Bordetella","FVRCP","Leptospirosis","Influenza","Tetanus"]
injection/vaccination/administration site, site | text | of vaccine vaccination immunization injection; plus 8 => values values=["left thigh","right thigh","left shoulder","right shoulder","left arm","right arm"]
dose ml | num => number.typical values=[1,0.5,2]
adverse/allergic reaction, side effects, reaction | text => values values=["none","mild swelling","drowsiness","rash","fever"] weights=[78,8,6,5,3] null=0.6
temperature f, temp f, body temp f | num | of visit vital note exam animal patient; plus 12 => number.measure mean=100.9 deviation=1 min=97 max=105 fractionDigits=1
body condition score | int => number.int min=3 max=7
night/nights/nts count, nights, nts | int | of reservation booking stay folio; plus 4 => number.typical values=[2,1,3,4,5,7]
kid/child/infant count, kids, children, infants | int | of reservation booking stay guest trip; plus 6 => values values=[0,1,2,3] weights=[72,14,11,3]
source of business, business/booking/reservation source, market segment | text | of reservation booking folio; plus 6 => values values=["OTA","direct","corporate","travel agent","walk-in"] weights=[42,28,16,10,4]
outlet | text | of folio charge pos check hotel restaurant; plus 4 => values values=["Front desk","Restaurant","Bar","Spa","Room service","Minibar"]
guarantee type | text => values values=["credit card","deposit","company","none"] weights=[62,18,14,6]
description, descr | text | of folio charge ledger transaction posting statement; len<=80; plus 2 => finance.transactionDescription
unit/net/gross/tax amount, amount | num | of folio charge; plus 4 => finance.amount median=38
unit amount | num | of folio charge line item; plus 6 => commerce.price median=38
minibar items, consumed items | json => json preset=records noun=drink
task | text | of housekeeping hk cleaning room; plus 6 => values values=["Departure clean","Stayover clean","Deep clean","Inspection","Turndown","Linen change"]
creator/maker handle, handle | text | plus 4 => internet.handle
goal/target/funding goal usd/amount, goal, funding goal, pledged/raised amount/usd | num money | of campaign project fundraiser appeal; plus 5 => finance.round median=18000
tier/reward title/name, ^title | text | of reward tier perk; plus 8 => values values=["Thank you","Early bird","Standard reward","Deluxe edition","Collector's box","Backer wall","Double pack"]
technique, medium | text | of artwork art work piece painting sculpture; plus 4 => values values=["oil on canvas","watercolour","bronze","photograph","acrylic on board","etching"] weights=[34,16,12,16,14,8]
^title, artwork title | text | of artwork painting sculpture; plus 6 => media.workTitle
^name/title | text | of exhibition; plus 5 => values values=["Light and Line","Voices of the River","The Quiet City","Gardens of Stone","Paper Worlds","A Century of Glass","New Acquisitions","Maps of the Sea"]
curator, restorer, conservator | text => person.fullName
condition status/state, state of conservation/preservation | text => values values=["good","excellent","fair","in need of treatment"] weights=[52,20,20,8]
acquisition method/type/form | text | plus 4 => values values=["purchase","gift","bequest","loan"] weights=[46,34,12,8]
insurance/insured value | num => finance.round median=42000
creation/production year | int | of artwork art object painting museum; plus 8 => date.year back=180
level, course level, niveau | text | of course training class seminar; plus 3 => values values=["Beginner","Intermediate","Advanced"] weights=[48,36,16]
lecturer, instructor, trainer, docent | text => person.fullName

# computers at work
timestamp ms/millisecond/millis/s/us/second, ... timestamp ms/millisecond | int | plus 6 => date.epoch
expiration/expiry/expire/expires/valid+until timestamp ms/millisecond/s/second | int | plus 8 => date.expires after=@created
socket, socket path/file | text => template template=/run/{{code.identifier}}.sock
sub, subject identifier | text | of user identity account session oauth; plus 3 => string.numeric length=21
alias type, alias type name | text | plus 8 => values values=["Official name","Search hint","Abbreviation","Former name","Translation"]
facility | text | by severity process pid message priority program; plus 4 => values values=["daemon","kern","auth","cron","user","syslog","local0"] weights=[38,18,14,10,10,6,4]
severity/level | int | of log event alert syslog alarm message; plus 4 => values values=[6,5,4,3,7,2] weights=[52,18,14,10,4,2]
process/program/command name, process, program | text | by pid host severity; plus 4 => values values=["sshd","nginx","postgres","cron","systemd","dockerd","kernel","haproxy"]
message/raw/text/line/payload | text | of log syslog trace journal; by severity level pid host process facility; plus 6 => text.logLine
message/raw/text/line | text | of log syslog; plus 4 => text.logLine
fqdn, host/server/machine/node fqdn, dns name, domain name system name | text => internet.hostName
os/operating+system version/release/build, os, operating system | text => values values=["Ubuntu 24.04","Debian 12","RHEL 9.4","Windows Server 2022","Ubuntu 22.04","Alpine 3.20"] weights=[30,22,18,12,12,6]
os/os+name/platform | text | of host server node machine inventory agent endpoint; plus 3 => values values=["Ubuntu 24.04","Debian 12","RHEL 9.4","Windows Server 2022","Alpine 3.20"] weights=[34,24,20,14,8]
kernel, kernel version/release | text => values values=["6.8.0-45-generic","6.1.0-25-amd64","5.14.0-427.el9","5.15.0-119-generic","6.6.32-0-virt"] weights=[34,26,18,14,8]
cpu/core/vcpu/processor/thread core/cores/count, cores, vcpus, cpus, ncpu, threads | int => number.typical values=[4,8,2,16,32,64]
ram/memory mb, memory size mb | int => number.typical values=[8192,16384,4096,32768,65536,2048]
ram/memory gb | int num => number.typical values=[16,8,32,64,4,128]
disk/storage/volume/drive gb/size+gb/capacity+gb | int num => number.typical values=[100,250,500,50,1000,2000]
rack/cabinet/rack+unit position/slot/no/number, rack, rack unit, u position | text => code.mask mask=R##-U##
environment code, environment | text | len<=4; plus 6 => values values=["prd","dev","stg","tst"] weights=[48,22,18,12]
ssh fingerprint, host key fingerprint | text | plus 6 => template template=SHA256:{{string.base64}}
docker/container image, image digest/sha, digest | text | of deployment release image container build pod; plus 4 => template template=sha256:{{string.hexadecimal}}
strategy | text | of deployment release rollout; plus 4 => values values=["rolling","blue-green","canary","recreate"] weights=[58,20,16,6]
replica/replicas/pod/pods/instance/instances count/min/max/desired/ready, replicas, desired replicas | int => number.typical values=[2,3,1,5,4,8]
expression/query/expr/condition | text | of alert rule monitor alarm; plus 5 => values values=["cpu_usage > 90","disk_free < 10","error_rate > 0.05","latency_p95 > 800","memory_usage > 85","queue_depth > 1000","up == 0"]
for/for+duration, evaluation window/period | span => values values=["00:01:00","00:05:00","00:10:00","00:15:00","00:30:00"] weights=[18,42,18,16,9]
runbook/playbook/documentation/docs url/link | text => template template=https://docs.example.com/runbooks/{{code.identifier}}
error budget/budget remaining/percent, error budget | num => number.percent
microsecond/us, elapsed/duration/latency/took us/microsecond/micro | int num | plus 3 => number.lognormal median=2400 sigma=1.3
uptime s/second/seconds, uptime | int num => number.logUniform min=3600 max=20000000
source/src/destination/client/remote/local port | int | of log event flow connection packet network; plus 3 => number.int min=1024 max=65535
namespace | text | of pod deployment container cluster service; plus 3 => values values=["default","payments","search","monitoring","kube-system","staging"] weights=[30,20,16,14,12,8]
vlan, vlan id/no/number | int => number.typical values=[10,20,30,100,110,200]
mtu | int => number.typical values=[1500,9000,1450]
packets in/out/received/sent/dropped, packets | int => number.lognormal median=4200 sigma=1.5
certificate/cert subject, subject dn, common name | text | by issuer serial fingerprint expiry valid; plus 4 => internet.domainName
certificate/cert/key/tls path, cert file, path to cert | text | plus 4 => template template=/etc/ssl/certs/{{code.identifier}}.pem
worker/node/runner/agent/executor/instance name, ^name | text | of worker node runner agent executor pod container instance; by cpu memory version platform container disk port address heartbeat ephemeral state; plus 14 => internet.hostName
client/application/app name, ^name | text | of client application app integration oauth; by redirect secret scope grant oauth token callback homepage; plus 12 => values values=["Mobile app","Web dashboard","Reporting service","Partner portal","Chat widget","Sync agent","Payroll connector","Analytics importer","Support console","Command line tool"]
totp/otp/mfa/two+factor/tfa/2+fa secret, totp 2 fa secret, totp secret, totp key, twofa totp key, 2 fa key | text | plus 6 => code.mask mask=AAAAAAAAAAAAAAAA
# networks and advertising
advertiser/distributor/retailer/wholesaler/exporter/importer/lender/insurer/sponsor/exhibitor/franchisee/advertiser+name, distributor/retailer/wholesaler/lender/insurer/sponsor/exhibitor name | text => company.name
imsi | text => code.mask mask=310260#########
imei | text => phone.imei
iccid | text => code.mask mask=8901260###########
msisdn a/b, calling/called/caller/callee number/party/msisdn, a/b number, from/to number | text => phone.number
puk | text => string.numeric length=8
mcc mnc, plmn | text => values values=["310260","26201","23415","20801","21407"] weights=[40,20,16,14,10]
rat, radio access technology, network type/generation | text | of cdr call session sim subscriber cell usage network; plus 2 => values values=["LTE","NR","UMTS","GSM"] weights=[58,26,10,6]
apn | text => values values=["internet","ims","iot.example","mms"] weights=[62,18,12,8]
call type/direction | text | plus 2 => values values=["MOC","MTC","SMS","DATA"] weights=[36,30,14,20]
termination/hangup/release cause | text => values values=["NORMAL","BUSY","NO ANSWER","DROPPED","FAILED"] weights=[80,6,7,4,3]
backhaul | text => values values=["fiber","microwave","satellite","copper"] weights=[58,32,5,5]
bandwidth/bw mhz | int num => number.typical values=[10,20,5,15,100]
frequency mhz, carrier frequency, band mhz | int num | plus 3 => number.typical values=[1800,800,2100,2600,3500,900]
power dbm, tx power, transmit power | num int => number.measure mean=43 deviation=3 min=20 max=49 fractionDigits=1
tower/mast/antenna/twr height, tower height m | num int => number.measure mean=34 deviation=10 min=8 max=90 fractionDigits=1
sector/antenna/cell count | int => number.typical values=[3,6,2,1]
site name | text | of site cell tower station base; plus 3 => location.area
site, site code | text | len<=12; plus 2 => code.mask mask=AAA###
ssp, dsp, exchange, ad exchange, supply source | text => values values=["OpenBridge","AdHarbor","PubStream","Northlane","MediaGate","ClearAuction"]
bid/win/clearing/floor price, bid price usd, win price usd, cpm, ecpm, cpc, bid floor, floor | num | of bid auction ad line campaign impression adtech; plus 6 => number.lognormal median=1.8 sigma=0.7 fractionDigits=4
bid micros/cpm+micros, cpm micros, micros | int | plus 4 => number.lognormal median=1800000 sigma=0.6
impressions, goal/delivered/booked/served impressions | int | plus 4 => number.lognormal median=240000 sigma=1.2
ctr, click through rate | num | plus 3 => number.measure mean=0.0042 deviation=0.002 min=0.0002 max=0.02 fractionDigits=5
vcr, completion rate, video completion rate | num | plus 3 => number.measure mean=0.68 deviation=0.12 min=0.2 max=0.98 fractionDigits=4
pacing | text => values values=["even","asap","front-loaded"] weights=[68,20,12]
kpi, goal type, optimization goal | text => values values=["CTR","CPA","viewability","reach","ROAS","VCR"] weights=[26,22,18,14,12,8]
brand safety, content rating | text => values values=["standard","strict","relaxed","none"] weights=[58,24,12,6]
slot/ad/creative/banner size | text | of bid line ad creative campaign slot impression; plus 6 => values values=["300x250","728x90","320x50","160x600","970x250"] weights=[36,22,22,12,8]
iab category, iab cat | text | plus 6 => values values=["IAB1","IAB2","IAB3","IAB9","IAB12","IAB17","IAB19"]
app bundle, bundle id, package name | text => values values=["com.example.news","com.example.games","com.example.weather","com.example.music","com.example.chess"]
gdpr/tcf/consent consent/string, consent string, gdpr consent | text | plus 2 => string.base64 length=24
lose/loss reason | text | of bid auction; plus 4 => values values=["outbid","below floor","timeout","blocked category","invalid creative"] weights=[58,18,12,7,5]
geo/target/targeted countries/targets, geo targets | array => array element={"kind":"location.countryCode"} min=1 max=4
insertion order, io, io number | text => code.reference prefix=IO
country code/cc, geo cc, geo country, cc | text | len<=3; plus 4 => location.countryCode
# courts
case caption/title/style/name, caption | text | of docket case court hearing filing lawsuit; plus 6 => legal.caseTitle
case type code | text | of docket case court; plus 4 => values values=["CV","CR","FAM","PRO","TRF"] weights=[38,30,14,8,10]
plaintiff/defendant/petitioner/respondent/appellant/judge/attorney/counsel, plaintiff/defendant/judge/counsel/prosecutor name, plaintiff/defense attorney/counsel, probation officer/off | text | plus 3 => person.fullName
bar no/number/id | text | of court docket case attorney lawyer; plus 4 => string.numeric length=6
disposition/disp code | text => values values=["DISM","GLTY","NGLT","SETT","DFLT"] weights=[30,28,10,22,10]
statute, law/legal reference, penal code | text => values values=["§ 211","§ 459(a)","§ 602","§ 23152(a)","§ 484"]
bail amount, bail, bond amount | num => finance.round median=10000
fine amount, fine, penalty amount | num money => finance.round median=250
restitution, damages, award amount, settlement amount | num money => finance.round median=3500
sentence/term months/month/days/years | int | of docket case court prisoner inmate sentence; plus 4 => number.typical values=[6,12,24,3,36,60]
hearing type | text => values values=["arraignment","motion","pretrial","trial","sentencing","status"] weights=[18,26,20,14,8,14]
next ... hearing/hrg/court+date, next hearing, next hrg | stamp date | plus 4 => date.future days=120
next/upcoming ... | stamp date | plus 1 => date.future days=90
charge/offense description/desc/text | text | of docket case court arrest; plus 8 => values values=["Theft under 500","Driving without a licence","Breach of contract","Unpaid rent","Disorderly conduct","Fraudulent use of a card"]
minutes, minutes text, proceedings | text | of hearing meeting court session; plus 4 => values values=["Parties appeared with counsel. Motion granted.","Matter continued by agreement.","Defendant did not appear.","Plea entered, sentencing set.","Evidence heard, decision reserved."]
exhibit/exhibits | json => json preset=records noun=exhibit
# water and weather
river, river name, stream, watercourse, water body | text => values values=["Alder Creek","Stone River","Mill Brook","Long River","Otter Creek","Silver River","Ash Brook","Black Water"]
basin, catchment, watershed, basin name | text => values values=["Upper Alder","Lower Stone","Middle Long","Northern Lakes","Coastal","Eastern Hills"]
catchment/basin/drainage area/km, catchment km 2, drainage area km 2, catchment sqkm | num int => number.lognormal median=420 sigma=1.2
stage/gauge/water level cm, stage cm, stage | int num | of stage gauge river water station observation; plus 4 => number.measure mean=148 deviation=46 min=12 max=620 fractionDigits=0
flood/warning/alarm level/lvl cm/1/2/3, flood lvl # cm | int | plus 4 => number.typical values=[280,340,400,460]
discharge, q m 3 s, flow m 3 s, discharge m 3 s, q | num => number.lognormal median=14 sigma=1.1 fractionDigits=3
wtemp c, water temperature c, water temp | num | plus 3 => number.measure mean=11 deviation=5 min=0 max=26 fractionDigits=1
do mgl/mg+l, dissolved oxygen, do | num => number.measure mean=9.2 deviation=1.4 min=3 max=14 fractionDigits=2
ec us, electrical conductivity | int num => number.measure mean=480 deviation=160 min=60 max=1800 fractionDigits=0
turbidity fnu/ntu, turb fnu/ntu, turb | num => number.lognormal median=4.2 sigma=1
rain/rainfall/precip mm/mm+h/intensity | num | plus 3 => number.mostlyZero
telemetry | text => values values=["GPRS","satellite","radio","LTE"] weights=[48,18,14,20]
status | text | len<=1; plus 6 => values values=["A","I","P"] weights=[82,12,6]
headline, title | text | of warning warn alert flood storm hazard; plus 5 => values values=["Water level rising, minor flooding expected","Flood warning for low-lying areas","Peak passed, levels falling slowly","Heavy rain expected overnight","Bank protection works under watch"]
municipality/municipalities/communities/towns/cities | array => array element={"kind":"location.city"} min=1 max=4
wkt, geom wkt, geometry wkt | text => template template="POINT({{location.longitude}} {{location.latitude}})"
elevation masl, masl, elevation m | num int | plus 2 => number.lognormal median=180 sigma=0.8
operator | text | of station gauge network plant grid line; plus 4 => values values=["State Water Authority","City Works","Regional Survey","Hydro Service North","Environment Agency"]
# air traffic and upkeep
carrier/airline/iata+carrier/marketing+carrier code/cd, carrier | text | of flight leg flt airport route schedule; len<=3; plus 6 => values values=["NX","QL","VR","SJ","OT"] weights=[36,24,18,12,10]
origin/destination/dep/arr/departure/arrival/from/to/diversion/alternate airport/apt/station/iata, airport, airport code, iata, iata code | text | len<=4; plus 6 => airline.airportCode
scheduled/actual/sched/actual out/in/off/on, wheels off/on, off/on block, block out/in, out/in/off/on time | stamp | plus 2 => date.business
tail no/number, registration, aircraft registration | text | of flight leg aircraft maintenance defect mx airline flt; plus 6 => code.mask mask=N###??
tail no/number | text | plus 4 => code.mask mask=N###??
aircraft/ac/equipment/fleet type/code, aircraft, ac type | text | len<=6; plus 6 => values values=["A320","B738","E190","A321","AT76","B789"] weights=[28,26,14,14,10,8]
pax/passengers/seats booked/boarded/count/sold, pax | int | of flight leg flt trip voyage; plus 6 => number.measure mean=132 deviation=28 min=24 max=220 fractionDigits=0
block/taxi+out/taxi+in/turnaround/delay min/minutes, block min, delay min | int | of flight leg flt airport; plus 6 => number.measure mean=96 deviation=40 min=8 max=420 fractionDigits=0
taxi out/in min/minutes | int | plus 8 => number.measure mean=15 deviation=5 min=4 max=48 fractionDigits=0
fuel uplift/burn/load kg/lb, fuel uplift kg | int num | plus 4 => number.lognormal median=7200 sigma=0.4
payload kg, payload | int num | of flight leg flt aircraft; plus 6 => number.measure mean=14200 deviation=2600 min=3000 max=22000 fractionDigits=0
delay code, iata delay code | text => values values=["93","81","41","15","62","89"] weights=[30,18,16,14,12,10]
ata chapter, ata | text | plus 3 => values values=["32","21","27","49","34","24","72"]
defect/snag/finding/discrepancy text/description/desc, defect, squawk, discrepancy | text | plus 3 => values values=["Brake wear at limit","Cabin light inoperative","Hydraulic leak at nose gear","Nav light lens cracked","APU start fault","Seat 14C recline broken"]
mechanic stamp, stamp, stamp no | text | of defect maintenance mx inspection task; plus 4 => code.mask mask=M###
aircraft/ac/airframe/engine/total hours, ac hours, tsn | num int | of aircraft engine maintenance mx defect component flight; plus 6 => number.lognormal median=24000 sigma=0.5
aircraft/ac/engine cycles, ac cycles, csn, cycles | int | of aircraft engine maintenance mx defect component; plus 6 => number.lognormal median=14000 sigma=0.5
gate, dep/arr/departure/arrival gate, gate dep/arr | text | len<=5; plus 6 => code.mask mask=?##
# beer and cellars
hop/hopfensorte, hop variety/type | text => values values=["Hallertauer Tradition","Saphir","Cascade","Perle","Spalter Select","Citra"]
yeast, yeast strain | text => values values=["W-34/70","US-05","S-23","WB-06","Nottingham"]
plato, original gravity/extract, gravity plato | num => number.measure mean=12.2 deviation=1.6 min=7 max=20 fractionDigits=1
alcohol, abv, alcohol vol/percent | num => number.measure mean=5.1 deviation=0.9 min=0.4 max=12 fractionDigits=2
ibu | int => number.measure mean=26 deviation=9 min=6 max=80 fractionDigits=0
ebc, srm | int => number.measure mean=12 deviation=7 min=4 max=70 fractionDigits=0
fermentation temperature, fermentation temp c | num => number.measure mean=11 deviation=4 min=6 max=24 fractionDigits=1
hl | num int => number.lognormal median=38 sigma=0.6
best before, use by | date | plus 2 => date.expires after=@start days=180
bottled/brewed/filled/packed/roasted at/on/date | date stamp | plus 3 => date.business
barrel/keg/container size l/liter | int => number.typical values=[30,50,20,10]
storage location, bin location, shelf | text | plus 4 => code.spot
recipe | text | of batch brew; plus 4 => values values=["Pils","Helles","Weizen","Märzen","Pale Ale","Stout","Kellerbier"]
genre, music genre | text | of artist concert band stage festival; plus 3 => media.genre
stage | text | of concert festival show performance; plus 6 => values values=["Main stage","Club stage","Tent","Garden stage"] weights=[44,26,18,12]
shirt size | text => commerce.size
fee | num int | of artist concert festival band; plus 4 => finance.round median=2800
technical requirements, tech rider | text => values values=["Two monitors, four microphones","Drum riser, six inputs","Stereo DI, one vocal microphone","Full backline on site"]
diet | text => values values=["none","vegetarian","vegan","gluten-free","lactose-free","halal"] weights=[58,16,9,8,5,4]
decibels max, max db, db max, decibel | num int => number.measure mean=98 deviation=4 min=80 max=112 fractionDigits=1
tags/keywords/labels | array | of product item article sku variant; plus 4 => array element={"kind":"values","parameters":{"values":["new","bestseller","gift","sale","organic","handmade","limited","summer","winter","kids","outdoor","vegan","premium","classic","travel","refurbished"]}} max=3
during/timespan, time range/span/slot, scheduled/booked/reserved time/range/period, during | range | of appointment meeting lesson session call interview consultation class tutoring; plus 3 => range minWidth=0.0104 maxWidth=0.0417
during/timespan, time range/span/slot, worked, during | range | of shift duty roster; plus 3 => range minWidth=0.16 maxWidth=0.34
^year, academic/school/fiscal year | int | of term terms semester trimester season quarter; plus 5 => date.year back=5
# freight and fleets
air waybill, awb, awb no/number, mawb, mawb no | text => code.mask mask=###-########
house waybill/bill, hawb, hbl, hbl no, hawb no | text => code.mask mask=HB#######
bill of lading, bl no/number, bol, bol number | text => code.mask mask=BL########
shipper/consignee/notify+party/forwarder/freight+forwarder/haulier/broker/customs+broker/ship+to/sold+to name, shipper, consignee, notify party, forwarder, haulier, freight forwarder | text | of consignment shipment freight load waybill container manifest cargo transport; plus 6 => company.name
shipper/consignee name, shipper, consignee, notify party | text => company.name
pol/pod/port, pol/pod/origin/destination/loading/discharge/arrival/departure port, port of loading/discharge/entry, place of delivery, unlocode, locode | text | of consignment shipment freight container voyage cargo vessel transport; len<=5; plus 4 => values values=["NLRTM","DEHAM","CNSHA","SGSIN","USLAX","BEANR","ESVLC","USNYC"]
port, port of loading/discharge, origin/destination/loading/discharge port | text => values values=["Rotterdam","Hamburg","Shanghai","Singapore","Los Angeles","Antwerp","Valencia","New York"]
etd, estimated departure, atd, actual departure, std | stamp date | plus 6 => date.business
eta, estimated arrival, sta | stamp date | by etd atd std departure; plus 8 => date.end minHours=60 maxHours=700 start=@start
ata, actual arrival | stamp date | by etd atd std departure eta; plus 8 => date.event after=@start gap=240 null=0.1
gross/net/chargeable/tare/total/dead weight, gross/net/chargeable/tare weight kg, charge weight, payload weight | num int | of consignment shipment freight load container cargo pallet transport truck waybill; plus 5 => number.lognormal median=640 sigma=1.1 fractionDigits=1
pieces/package/pallet/carton/box/piece count, pieces, cartons, pallets | int | of consignment shipment freight load waybill cargo; plus 3 => number.count median=8 sigma=0.9 zeroShare=0
incoterm, incoterms, delivery/trade terms, terms of delivery | text | plus 8 => values values=["FOB","CIF","DAP","EXW","DDP","FCA","CPT"] weights=[26,20,18,14,10,8,4]
hs/tariff/customs/commodity/harmonized/taric code, hs, hts, hts code, tariff number, commodity code | text | not of meter electricity energy tariff; plus 4 => code.mask mask=####.##
un/un+hazard number/no, un no | text | plus 8 => code.mask mask=UN####
hazard/dangerous class, imo class, adr class | text => values values=["3","8","9","2.1","6.1"] weights=[38,22,18,12,10]
temperature control/range/set+point/setpoint min/max, temp ctrl min/max, set point, setpoint | num int | of consignment shipment container reefer freight; plus 6 => number.typical values=[2,-18,5,8,15]
freight amount/charge/cost, freight | num => finance.amount median=840 sigma=0.8
seal no/number, seal | text => code.mask mask=SL#######
container no/number/id, container | text | by vessel voyage seal port shipment size iso booking freight pod pol; plus 6 => code.mask mask=MSKU#######
container type/size, iso type | text => values values=["40HC","20GP","40GP","45HC","20RF"] weights=[42,28,18,6,6]
vessel/ship name, vessel, ship, boat name, feeder vessel | text => values values=["MV Northern Star","MV Atlantic Dawn","MV Clara Hansen","MV Pacific Trader","MV Orion Bay","MV Saint Anne","MV Baltic Wind","MV Coral Queen"]
^name | text | of vessel ship boat yacht ferry; plus 5 => values values=["MV Northern Star","MV Atlantic Dawn","MV Clara Hansen","MV Pacific Trader","MV Orion Bay","MV Saint Anne","MV Baltic Wind","MV Coral Queen"]
voyage no/number/code, voyage | text | plus 8 => code.mask mask=###W
imo, imo number/no | text int => code.mask mask=9######
mmsi | text int => code.mask mask=2########
call sign | text => code.mask mask=????#
driver license/licence no/number/id, driver lic no | text | plus 6 => code.mask mask=AA######
start/end/opening/closing/begin/departure/arrival odometer/km/mileage/odo, odometer start/end/out/in/km/miles/reading, odometer start/end km/mi, odometer, odometer km | int num | plus 6 => number.lognormal median=84000 sigma=0.4
fuel l/liter/liters/litre/gallon/used/quantity | num int => number.measure mean=64 deviation=24 min=8 max=240 fractionDigits=2
average/avg/max/top kmh/mph/kph, average speed kmh | num int => number.measure mean=58 deviation=14 min=12 max=120 fractionDigits=1
dock/loading door/bay/dock no/number/code, dock, dock door, bay, loading bay | text => code.mask mask=D##
gate/slot/berth/stand/platform/track/lane/pier/bay no/number, berth, stand, platform | text | len<=8; plus 1 => code.mask mask=?##
aisle/shelf/bin/rack/level/storage location code/no, bin, bin code/location, storage location/bin | text => code.spot
proof of delivery, pod signed by, signed for by, received/signed by | text => person.fullName
# farms
ear/animal/dam/sire/rfid/livestock tag/tag+no/tag+number, ear tag, dam tag, sire tag, tag no/number, rfid tag, rfid, transponder, chip number | text | plus 12 => code.mask mask=DE##########
asset/service/equipment/inventory tag, asset tag no | text | plus 12 => code.mask mask=\AT-#####
clan/guild/team/squad tag, clan tag | text | plus 10 => code.mask mask=AAAA
dam, sire, mother, father | text | of livestock animal cattle cow horse herd flock; plus 4 => code.mask mask=DE##########
species | text | of livestock herd flock animal cattle farm; plus 8 => values values=["cattle","sheep","goat","pig","horse"] weights=[52,22,12,10,4]
breed | text | of livestock herd flock cattle cow sheep goat pig; plus 8 => values values=["Holstein","Jersey","Angus","Simmental","Merino","Suffolk","Boer","Landrace"] weights=[28,14,14,12,12,8,6,6]
birth date, born on/at, born, date of birth, birth on | date stamp | of livestock animal cattle cow herd flock pet horse calf sheep; plus 16 => date.past days=3300
birth weight, birth weight kg | num | of livestock animal cattle calf herd; plus 8 => number.measure mean=36 deviation=6 min=18 max=58 fractionDigits=1
milk yield, milk yield l/liter/kg, milk | num int | plus 4 => number.measure mean=27 deviation=6 min=8 max=52 fractionDigits=1
somatic cell count, scc | int => number.lognormal median=140 sigma=0.7
body condition score, bcs | num => number.measure mean=3.1 deviation=0.4 min=1.5 max=4.75 fractionDigits=2
cull/culling/removal reason | text | of livestock animal herd cattle; plus 4 => values values=["low yield","lameness","mastitis","infertility","age","injury"]
paddock, pasture, pen, barn, stall, stable, field, plot | text | of livestock animal herd cattle flock treatment harvest crop planting soil irrigation; plus 3 => values values=["North meadow","South meadow","River field","Hill pasture","Barn 1","Barn 2","Orchard","Long acre"]
^name | text | of field parcel plot paddock pasture meadow parcelle; not of context custom form profile data schema table filter column log entity report user contact issue; plus 6 => values values=["North field","South field","River field","Long acre","Hill field","Mill meadow","Church field","Lower field","Oak field","Home field"]
soil type/class/texture | text | plus 2 => values values=["loam","clay","sandy loam","silt","peat","chalk"] weights=[34,22,20,12,6,6]
soil ph, ph soil, ph | num | of soil field plot parcel crop; plus 6 => number.measure mean=6.5 deviation=0.6 min=4.8 max=8.2 fractionDigits=1
slope, slope percent/degree/pct | num int | plus 2 => number.measure mean=5 deviation=4 min=0 max=28 fractionDigits=1
area/surface ha, field/plot/parcel/cultivated/planted area, area hectare | num | plus 3 => number.lognormal median=6 sigma=0.9
crop/culture | text | of field parcel plot harvest planting farm crop; plus 8 => values values=["wheat","barley","maize","rapeseed","sunflower","sugar beet","potato","grassland"] weights=[26,18,18,10,8,8,8,4]
variety/cultivar | text | plus 4 => values values=["Apache","Chevignon","Desiree","Roma","Golden Delicious","Planet","Durum","Cherry"]
planted/planting/sowing/seeding/sown/seed date/on/at, planted, sown | date stamp | plus 4 => date.business
harvest/harvested date/on/at, harvested | date stamp | plus 4 => date.event after=@start gap=2600 null=0.2
yield t ha, yield per hectare, yield tonne ha | num | plus 5 => number.measure mean=6.4 deviation=2.1 min=1 max=12 fractionDigits=2
dose/rate l/kg/ml/g ha, dose l ha, application rate | num | plus 5 => number.measure mean=1.6 deviation=0.9 min=0.1 max=6 fractionDigits=2
product/produit/chemical/pesticide/herbicide/fungicide | text | of treatment spray spraying application; by dose crop field parcel wind; plus 8 => values values=["Glyphosate 360","Copper hydroxide","Azoxystrobin","Sulphur 80 WG","Pyrethrin","Metamitron","Liquid seaweed"]
withholding/withdrawal/re+entry/return/pre+harvest interval/delay/period h/hour/hours/day/days, return delay hour, return delay h | int => number.typical values=[6,24,48,12]
wind/wind+speed kmh/kph/mph/km+h/speed | num int | plus 5 => number.measure mean=12 deviation=6 min=0 max=45 fractionDigits=1
# energy
mpan, mprn, ean, supply point, metering point, meter point number/id | text | of meter point supply reading hh read; plus 4 => code.mask mask=20##########
mpan | text => code.mask mask=20##########
profile class | int => number.int min=1 max=8
fuel | text | of meter point supply energy; len<=1; plus 8 => values values=["E","G"] weights=[64,36]
meter make/manufacturer | text => values values=["Landis","Elster","Itron","Kamstrup","Iskra"] weights=[32,24,20,14,10]
tariff/tariff+code/rate+plan, tariff name/code | text => values values=["STD-01","ECO-7","FLEX-24","GREEN-12","DAY-NIGHT"] weights=[40,22,16,14,8]
standing charge, standing charge p day/per+day, daily standing charge | num | plus 4 => number.measure mean=46 deviation=9 min=20 max=80 fractionDigits=2
unit rate, unit rate p kwh/per+kwh, price per kwh | num | plus 4 => number.measure mean=27 deviation=5 min=12 max=45 fractionDigits=3
ct ratio, current transformer ratio | text => values values=["100/5","200/5","400/5","60/5","800/5"] weights=[34,26,18,14,8]
communication/comms/connection type/technology/method | text | of meter device sensor gateway point; plus 4 => values values=["GSM","LTE-M","PLC","RF mesh","NB-IoT"] weights=[28,24,20,16,12]
group | text | of meter point grid; len<=3; plus 4 => code.mask mask=?
eac, annual consumption, estimated annual consumption, eac kwh, aq | num int => number.lognormal median=3100 sigma=0.5
kwh, energy kwh, active energy | num | of read reading interval half hour hh; plus 5 => number.lognormal median=0.32 sigma=0.9 fractionDigits=3
kvarh, reactive energy | num => number.lognormal median=0.08 sigma=0.8 fractionDigits=3
v/voltage rms/avg/average/min/max, v rms, volts, voltage v | num int | plus 4 => number.sensor base=231 amplitude=4
i/current/amps max/min/avg/a, i max a, amps, max a | num | plus 5 => number.measure mean=11 deviation=6 min=0.2 max=63 fractionDigits=2
pf, power factor, cos phi | num => number.measure mean=0.94 deviation=0.04 min=0.62 max=1 fractionDigits=3
estimated/est flag | text => values values=["N","Y"] weights=[92,8]
grid/line/mains/network frequency, frequency hz, grid freq hz | num => number.sensor base=50 amplitude=0.05
quality code | int => values values=[0,1,2,3] weights=[88,6,4,2]
settlement period, half hour | int | plus 3 => number.int min=1 max=48
period | int | of read reading hh half meter interval; plus 4 => number.int min=1 max=48
substation, primary substation, grid supply point | text => values values=["Northgate 33/11","Riverside","Hillcrest Primary","Westfield","Mill Lane","Harbour Grid","Oakdale","Station Road"]
cause code, cause | text | of outage incident fault interruption; plus 5 => values values=["TREE","WIND","EQPT","ANML","DIG","LGHT","OVLD"] weights=[26,20,18,12,10,8,6]
customers affected/interrupted/off | int => number.lognormal median=240 sigma=1.2
storm, storm name | text => values values=["Anders","Bella","Ciara","Dennis","Eunice","Franklin","Gerrit","Henk"]
crew notes, crew comments | text => values values=["Fuse replaced, supply restored.","Tree cut back, line tested.","Cable joint failed, repaired.","No fault found.","Switched to alternative feed.","Insulator cracked, replaced."]
azimuth, azimuth deg/degree, bearing deg | int num | plus 5 => number.measure mean=180 deviation=45 min=0 max=359 fractionDigits=0
tilt, tilt deg/angle/degree, roof pitch | int num | plus 5 => number.measure mean=30 deviation=8 min=0 max=60 fractionDigits=0
angle, angle deg/degree, rotation deg | int num => number.measure mean=90 deviation=40 min=0 max=180 fractionDigits=1
deg/degree/degrees | int num => number.measure mean=120 deviation=70 min=0 max=359 fractionDigits=0
kwp, dc kwp, peak power kwp, installed capacity kwp | num => number.lognormal median=9 sigma=0.7
mppt count, strings, mppt | int => number.typical values=[2,1,3,4]
error/err/fault/last+error code, last err code | text | of inverter machine device meter vehicle appliance; plus 6 => code.mask mask=E###
error/err/fault/last+error description/text/desc, err desc | text | of inverter machine device meter vehicle appliance sensor; plus 6 => text.alert domain=devices
energy/efficiency/epc class/rating/grade | text | len<=4; plus 3 => values values=["A","B","C","D","E","F"] weights=[10,20,28,24,12,6]
energy source/carrier | text => values values=["gas","district heating","heat pump","oil","electricity","pellets"] weights=[40,22,16,12,6,4]
# insurance
line of business, lob, lob code, class of business, insurance type/line/branch/class, product line | text | of policy quote insurance underwriting claim polizas coverage; plus 6 => values values=["AUTO","HOME","LIAB","LIFE","CARGO","FIRE"] weights=[38,26,14,10,6,6]
insurance type/line | text => values values=["motor","home","liability","life","health","travel"] weights=[38,26,14,10,8,4]
insured/policyholder/claimant/beneficiary/annuitant name, insured, policyholder, claimant | text => person.fullName
tiv/total+insured+value, tiv amount, insured/total+insured/insured+property value, sum insured, insured sum, coverage/cover/benefit amount/limit | num int | plus 6 => finance.round median=240000
limit occurrence/aggregate/occ/agg, occurrence/aggregate/policy/liability/coverage limit | num int | plus 6 => finance.round median=1000000
deductible, deductible amount, excess, excess amount, self insured retention | num int | plus 4 => finance.round median=500
premium, net/gross/total/annual/monthly/written/earned premium, premium net/total/amount | num int money => finance.amount median=620 sigma=0.7
reserve/claim/loss/incurred/indemnity/outstanding/settlement/paid+loss amount, reserve, incurred, claim reserve, loss paid | num money | of claim loss siniestro insurance policy; plus 4 => finance.amount median=2600 sigma=1.1
paid, amount paid | num money | of claim; plus 4 => finance.amount median=1900 sigma=1.1
loss/combined/expense/claims ratio | num => number.measure mean=0.62 deviation=0.16 min=0.1 max=1.6 fractionDigits=3
commission percent/pct/rate | num | of quote policy insurance broker agent; plus 3 => number.typical values=[10,12.5,15,17.5,20]
construction class/type, building construction | text => values values=["Frame","Joisted masonry","Non-combustible","Masonry","Fire resistive"] weights=[34,22,18,16,10]
decline/declination/refusal reason | text => values values=["loss history","outside appetite","incomplete information","location risk","credit","age of building"]
prior claims/losses, prior claims count, claim history count, losses 5 y | int => number.mostlyZero
insurance company, insurer, carrier, underwriter company, health insurance company | text | of patient policy insurance claim car vehicle person member; plus 3 => values values=["Northern Mutual","Harbour Insurance","Alpine Health","Civic Life","Sentinel Group","Union Assurance","Meridian Cover","Provida"]
insurance company, insurer, health insurer | text => values values=["Northern Mutual","Harbour Insurance","Alpine Health","Civic Life","Sentinel Group","Union Assurance","Meridian Cover","Provida"]
fault percent/pct, liability percent | int num => number.typical values=[0,100,50,25,75]
injured, injured count/persons, fatalities, casualties | int => number.mostlyZero
closed/closing/closure code | text => values values=["01","02","03","09"] weights=[52,24,16,8]
# games
gamertag, gamer tag, player tag, ign, in game name, summoner name, battletag | text | plus 8 => internet.handle
mmr, rank points, elo rating, matchmaking rating | int => number.measure mean=1500 deviation=280 min=400 max=3200 fractionDigits=0
mmr/elo/rating delta/change/diff | int | plus 5 => number.signed scale=14
level/lvl required/requirement/req, lvl req, required level | int => number.int min=1 max=60
level/lvl, player/account/character level | int | of player character account hero avatar profile; plus 4 => number.lognormal median=24 sigma=0.7
prestige, prestige level/rank | int => number.int min=0 max=10
k d ratio, kd ratio, kda, k d a, kill death ratio | num | plus 8 => number.measure mean=1.1 deviation=0.4 min=0.1 max=4.5 fractionDigits=2
win ratio/rate/percent | num => number.percent
hours/time played, playtime hours | num int | plus 3 => number.lognormal median=140 sigma=1.1
hero, champion, agent, character, class, hero/champion/agent name | text | of match player game loadout; by kill death assist damage team level; plus 6 => values values=["Sentinel","Ember Mage","Nightblade","Stone Warden","Stormcaller","Ranger","Oracle","Berserker"]
main/preferred role, role | text | of player match roster; by mmr level xp rank hero clan; plus 8 => values values=["tank","damage","support","healer","flex"] weights=[22,36,20,14,8]
region | text | of player match server game; len<=6; plus 5 => values values=["EU","NA","AS","SA","OC"] weights=[36,30,20,8,6]
damage/dmg dealt/taken/done/total, damage dealt, healing done, heal amount, heal amt | int | of match player game battle; plus 5 => number.lognormal median=9400 sigma=0.7
patch, patch version, game version, build version | text => code.mask mask=##.#
patch | text | plus 1 => system.semver
drop/spawn/crit/hit/critical rate/chance/percent, drop rate | num => number.measure mean=0.08 deviation=0.06 min=0.001 max=0.6 fractionDigits=4
item/weapon/armor/loot name, ^name | text | of loot item weapon armor equipment; by rarity attack defense slot drop; plus 12 => game.itemName
flavor text, lore, lore text | text | plus 4 => values values=["Forged in the last winter of the old kingdom.","It hums when danger is near.","Nobody remembers who carried it first.","Light as a feather, sharp as a promise.","Found beneath the sunken ruins.","The runes fade a little with every swing."]
max/maximum stack, stack size | int => number.typical values=[1,20,64,99,250]
attack/atk/defense/def/armor/magic/speed/agility/strength/stamina/crit/hp/mp | int | of item weapon armor loot hero character monster unit; plus 5 => number.lognormal median=42 sigma=0.7
ban/mute/kick reason | text => values values=["cheating","toxic chat","account sharing","griefing","boosting"] weights=[38,30,12,12,8]
season | text | of match player item game league battle; plus 2 => values values=["S1","S2","S3","S4"] weights=[20,24,28,28]
# people at work
term/termination/leaving/exit/separation reason/code/reason+code | text => values values=["RES","RET","DIS","RED","END"] weights=[52,16,10,12,10]
cost center, cost center code/id/no, cost centre | text => code.mask mask=CC-####
cost center name | text => company.department
job/position/role code/no/number | text | len<=10; plus 2 => code.mask mask=J####
fte, fte percent/pct/share, employment percent, workload percent | num int | plus 4 => number.typical values=[100,80,50,60,40]
base/annual/gross/current/expected/basic salary/pay/ctc/compensation/sal, base salary amount, salary amount, current/expected ctc/salary | num int money => finance.salary
salary/pay frequency/basis, sal freq, pay freq | text | len<=1; plus 4 => values values=["M","B","W"] weights=[62,26,12]
pay group/class/area | text => values values=["SAL-M","HRL-W","SAL-B","EXEC"] weights=[54,24,16,6]
work location/site, work loc, office location, base location | text => location.city
emergency contact phone/number/no, emergency phone | text => phone.number
t shirt/shirt/tee size | text => commerce.size
pto/vacation/leave/sick/holiday balance hours/hrs/bal+hrs, pto balance, pto bal hours | num => number.measure mean=64 deviation=36 min=0 max=200 fractionDigits=2
cycle, review/appraisal/performance cycle | text | of review appraisal performance evaluation; plus 4 => values values=["2024-H1","2024-H2","2025-H1","2025-H2"] weights=[20,24,28,28]
merit increase percent/pct, merit incr pct, salary increase percent, raise percent | num => number.measure mean=3.2 deviation=1.2 min=0 max=9 fractionDigits=1
bonus target percent/pct, bonus tgt pct, bonus percent, target bonus | num => number.typical values=[10,15,5,20,25]
self/manager/peer/mgr/final/overall rating | int num | plus 3 => number.measure mean=3.6 deviation=0.7 min=1 max=5 fractionDigits=1
areas to improve/of+improvement, improvement areas, development needs | text => text.statement
requisition/req no/number/id | text => code.reference prefix=REQ
stage | text | of candidate applicant application requisition recruitment; plus 5 => values values=["applied","screening","interview","offer","hired","rejected"] weights=[22,16,14,5,11,32]
years experience, yoe | int num | plus 3 => number.count median=6 sigma=0.7 zeroShare=0.05
notice period days/day, notice days | int | plus 3 => number.typical values=[30,60,90,0,14]
notice period months/month, notice months | int | plus 3 => number.typical values=[3,1,6]
resume/cv path/file/url | text | plus 8 => template template=/uploads/resumes/{{string.uuid}}.pdf
work authorization/auth/permit, visa status | text => values values=["citizen","permanent resident","work visa","needs sponsorship"] weights=[64,16,12,8]
remote preference/pref/policy, work mode/model/arrangement, workplace type | text => values values=["hybrid","remote","on-site"] weights=[46,32,22]
linkedin | text | plus 1 => internet.profileUrl
# property
list/listing/asking/sold/sale/closing/purchase price | num int money | of listing property house mls apartment; plus 4 => finance.round median=385000
lot acres/size+acres/area, lot size acre, acreage | num | plus 4 => number.lognormal median=0.28 sigma=0.8 fractionDigits=3
year built/blt/renovated/constructed, built year, construction year, yr built | int text | plus 4 => date.year back=80
days on market, dom, cdom | int => number.lognormal median=32 sigma=0.8
hoa fee, hoa fee mo/month, association fee | num => finance.round median=280
heating, heating type/fuel/system | text | plus 8 => values values=["gas","electric","heat pump","district heating","oil","wood"] weights=[42,18,18,12,7,3]
cooling, cooling type, air conditioning type | text => values values=["central air","none","heat pump","window unit","mini split"] weights=[46,22,16,8,8]
property type, prop type | text | of listing property mls house real estate; plus 4 => values values=["house","condo","townhouse","apartment","land","duplex"] weights=[46,20,14,12,4,4]
style, architectural style | text | of listing property house mls home; plus 4 => values values=["Colonial","Ranch","Craftsman","Contemporary","Victorian","Bungalow"] weights=[26,24,16,16,8,10]
garage/parking spaces/sp/stalls, garage sp, parking spaces | int => number.typical values=[2,1,0,3]
zoning, zoning code/class | text => values values=["R-1","R-2","R-3","C-1","MU-2"] weights=[48,22,14,10,6]
school district, school dist | text => template template="{{location.city}} USD"
mls no/number/id | text => code.mask mask=ML#######
parcel/apn/folio no/number | text | of listing property house tax mls land; plus 4 => code.mask mask=###-###-###
agent/broker license/lic no/number, agent lic, broker license | text => code.mask mask=DRE########
showing instructions, showing notes | text => values values=["Call agent first.","Lockbox on the front door.","Two hours' notice, please.","Vacant, go and show.","Tenant occupied, by appointment only."]
public/private/agent/listing remarks | text | of listing property mls; plus 6 => text.description
net/cold/warm/base/monthly rent, rent, monthly rent amount | num int money => finance.round median=940
security deposit, rent deposit | num int money => finance.round median=1800
service charge, utilities cost, ancillary costs | num int money => finance.round median=190
living/floor/usable/net area, living area sqm, living area qm | num int | plus 4 => number.measure mean=78 deviation=28 min=22 max=240 fractionDigits=1
qm | num int => number.measure mean=78 deviation=28 min=22 max=240 fractionDigits=1
room/rooms, room count | num int | of apartment lease property listing rent house contract; plus 3 => number.typical values=[3,2,4,1,2.5,3.5,5]
floor/storey/level, floor no/number | int | plus 2 => number.int min=0 max=12
bed/beds/bed+quantity count, number of beds, bed capacity | int | of ward station hospital clinic room; plus 4 => number.typical values=[24,30,18,12,36]
property company, management company | text => company.name
meter reading, meter reading electricity/gas/water | num int => number.lognormal median=18400 sigma=0.5
operator | text | of treatment machine production work order field application run batch shift; plus 5 => person.fullName
tenant, tenant name | text | by rent deposit lease; plus 8 => person.fullName
source/sourcing channel, recruiting channel | text | of candidate applicant requisition application; plus 6 => values values=["linkedin","referral","careers page","agency","job board"] weights=[34,24,20,10,12]
cause, cause of loss/damage/claim, loss cause | text | of claim insurance policy loss; plus 6 => values values=["collision","water damage","theft","storm","fire","glass breakage","vandalism"] weights=[34,20,12,12,8,8,6]
^name | text | by first prenom; not by last is; plus 6 => person.lastName
exp date, exp | date stamp => date.expires after=@start days=365
status/state code | text | len<=5; not by url path method request; plus 6 => values values=["OPN","CLS","PND","CNL"] weights=[26,56,12,6]
status/state code | text | not of request response http access; not by url path method request; plus 4 => values values=["active","pending","closed","cancelled"] weights=[58,14,22,6]
admission/discharge/arrival/departure/intake/encounter/visit/treatment at/on/ts, admitted/discharged at/on | stamp date | plus 2 => date.business
discharge/departure at/on/date/ts | stamp date | of stay admission encounter visit patient hospital; plus 9 => date.event after=@start gap=90 null=0.15
# workshops and laboratories
work order/wo no/number, wo no | text => code.reference prefix=WO year=false
part no/number | text => code.mask mask=P-#####-??
revision/rev | text | len<=3; plus 4 => values values=["A","B","C","D","E"] weights=[40,28,18,9,5]
revision/rev | text => values values=["A","B","C","1.0","1.1","2.0"] weights=[34,24,14,12,8,8]
work/wc center/code, wc code, work center, work centre | text => values values=["WC-10","WC-20","WC-30","CNC-01","CNC-02","ASM-01","PNT-01"]
heat/lot/batch/melt no/number/code, lot, batch, batch code | text => code.mask mask=L######
charge no/number/code | text | of melt furnace steel casting heat foundry billet => code.mask mask=L######
operator/badge/operator+badge badge/no/id, operator badge, badge | text => code.mask mask=B#####
shift | text | len<=2; plus 6 => values values=["A","B","C"] weights=[40,36,24]
oee/availability/performance/yield/first+pass percent/pct, oee, oee pct, fpy | num | plus 3 => number.measure mean=74 deviation=10 min=32 max=98 fractionDigits=1
takt/cycle/setup/process time s/sec/min/second, takt s | num int | plus 2 => number.lognormal median=42 sigma=0.5
downtime/stop/scrap/reject/defect reason/rsn/cause | text | of downtime stop machine line production work operation scrap; plus 6 => values values=["Tool change","Material shortage","Breakdown","Setup","Quality hold","No operator","Planned maintenance"]
tooling, tool, tool no/number/id, fixture | text | of work order production machine job station; plus 4 => code.mask mask=T-####
sample matrix, matrix | text | of sample lab analysis test; plus 4 => values values=["water","soil","sediment","air","sludge","tissue"] weights=[42,26,12,10,6,4]
lod, loq, detection/quantitation limit, limit of detection/quantification, mdl, pql | num => number.lognormal median=0.02 sigma=1.1 fractionDigits=5
analyte, parameter, compound | text | of sample lab analysis; by lod loq method unit uom; plus 8 => values values=["lead","nitrate","arsenic","benzene","chloride","sulphate","cadmium","toluene","phosphate"]
result/measured/final value/val, result val, result | num | by lod loq analyte sample uom unit method; plus 4 => number.lognormal median=1.4 sigma=1.4 fractionDigits=4
result unit/uom, unit | text | of sample analysis; by analyte lod loq matrix; plus 8 => values values=["mg/L","µg/L","mg/kg","ng/mL","%"] weights=[40,28,18,8,6]
dilution, dilution factor | int num => number.typical values=[1,5,10,2,50,100]
method, method reference/ref/code, test method | text | of sample lab analysis test result; plus 8 => values values=["EPA 200.8","EPA 8260D","ISO 17294-2","ISO 10304-1","EPA 300.0","SM 4500"]
instrument/equipment/tool/device/gauge serial number, instrument sn | text => code.serial
qc/quality flag, data qualifier, qualifier | text => values values=["OK","J","U","R","B"] weights=[78,8,8,3,3]
analyst/operator/technician initials | text => person.initials
vial/well/plate/tray position, vial pos, well | text => code.mask mask=?##
conductivity, conductivity us cm, ec | num int => number.measure mean=620 deviation=240 min=40 max=2400 fractionDigits=0
turbidity, turbidity ntu | num => number.lognormal median=2.4 sigma=0.9
retention time, retention time min, rt min | num => number.measure mean=6.8 deviation=3.1 min=0.8 max=24 fractionDigits=3
peak area/height | num int => number.lognormal median=48000 sigma=1.1
recovery, recovery percent, spike recovery, spike recovery percent | num => number.measure mean=98 deviation=7 min=70 max=128 fractionDigits=1
cpk, spc cpk, ppk, cp, process capability | num => number.measure mean=1.45 deviation=0.25 min=0.6 max=2.4 fractionDigits=3
station, work station, assembly station, ^station | text | of torque reading tool assembly production machine line; plus 6 => values values=["ST-010","ST-020","ST-030","ST-040","ST-050","ST-060"]
ok nok, ok ng, pass fail, go no go, in spec | text => values values=["OK","NOK"] weights=[95,5]
bolt/screw/hole/cavity position/pos/no | int => number.int min=1 max=12
target/actual/nominal/measured/peak/final torque/nm, torque, torque nm, target nm, actual nm | num => number.measure mean=42 deviation=9 min=8 max=120 fractionDigits=2
calibration/cal due, calibration due date, gage cal due | date stamp | plus 5 => date.future days=330
# hospitals
pulse, bpm, heart rate, pulse bpm, resting pulse | int num | plus 4 => number.measure mean=74 deviation=11 min=44 max=140 fractionDigits=0
room/zimmer no/number | text | of stay admission ward encounter visit patient case; plus 4 => code.mask mask=###
blood type/group, blood rh | text enum => health.bloodType
body height, height cm, size cm | int num | of patient person athlete vital member; plus 8 => number.measure mean=171 deviation=9.5 min=142 max=205 fractionDigits=0
weight kg, body weight | num int | of patient person athlete vital member; plus 8 => number.measure mean=74 deviation=14 min=42 max=140 fractionDigits=1
rr/bp syst/systolic/sys, systolic, rr syst, sys bp | int num => number.measure mean=124 deviation=15 min=85 max=200 fractionDigits=0
rr/bp diast/diastolic/dia, diastolic, rr diast, dia bp | int num => number.measure mean=79 deviation=10 min=48 max=125 fractionDigits=0
temperature c, temp c, temperature | num | of vital vitals vitalwert; by pulse systolic rr spo; plus 8 => number.measure mean=36.9 deviation=0.5 min=35.2 max=40.6 fractionDigits=1
temperature c, temperature | num | by pulse systolic spo heart respiratory; plus 8 => number.measure mean=36.9 deviation=0.5 min=35.2 max=40.6 fractionDigits=1
spo 2 percent, spo 2, o 2 sat, oxygen saturation percent | int num | plus 4 => number.measure mean=97 deviation=1.4 min=88 max=100 fractionDigits=0
blood glucose, blood glucose mgdl/mg+dl/mmol, glucose mg dl | num int | plus 3 => number.measure mean=104 deviation=22 min=62 max=260 fractionDigits=0
pain, pain score/level/scale | int => number.int min=0 max=10
pzn, ndc code, drug code | text => code.mask mask=########
case amount, drg amount, treatment cost | num money => finance.round median=4200
unit | text | of medication prescription dose drug; by dose dosage; plus 6 => values values=["mg","ml","tablet","IU","drop"] weights=[52,18,18,6,6]
frequency | text | of medication prescription drug treatment; plus 6 => values values=["1-0-1","1-0-0","1-1-1","0-0-1","as needed"] weights=[34,28,18,10,10]
prescribed/ordered/administered/recorded by | text | plus 3 => person.fullName
ward, ^name | text | of ward station unit; not by train line rail track platform operator latitude zone; by bed floor head manager; plus 4 => health.specialty
admission reason, reason for admission | text | plus 4 => health.condition
short code, abbreviation | text | len<=6; plus 3 => code.mask mask=AA#
# bodies and clubs
waist/chest/hip/hips/bicep/thigh/neck/arm cm, waist/hip/chest circumference | num int => number.measure mean=84 deviation=12 min=28 max=132 fractionDigits=1
bicep cm, neck cm, arm cm, calf cm | num int | plus 2 => number.measure mean=35 deviation=4 min=24 max=48 fractionDigits=1
vo 2 max, vo 2 | num int => number.measure mean=42 deviation=7 min=24 max=68 fractionDigits=1
heart rate resting, resting hr/heart/pulse, resting heart rate, hr rest/resting | int num | plus 4 => number.measure mean=64 deviation=9 min=44 max=96 fractionDigits=0
bmi | num => number.measure mean=25.4 deviation=3.8 min=17 max=42 fractionDigits=1
method | text | of check in visit entry admittance; by gate; plus 6 => values values=["card","app","QR code","front desk"] weights=[46,30,16,8]
intensity, intensity level, ^effort | text => values values=["low","moderate","high"] weights=[28,46,26]
membership plan/type/level, ^plan | text | of member membership gym club fitness; plus 8 => values values=["monthly","annual","off-peak","student","family","day pass"] weights=[40,26,12,10,8,4]
monthly dues, dues, dues amount, club/membership fee | num money => number.typical values=[39,49,29,59,24.5,79]
cancel reason, cancellation reason, reason for leaving, leave reason | text | of member membership subscription subscriber; plus 6 => values values=["moving away","too expensive","not enough time","injury","changed provider","unhappy with service"] weights=[26,24,22,10,10,8]
equipment needed/required, gear needed/required | array | plus 2 => array element={"kind":"values","parameters":{"values":["mat","dumbbells","kettlebell","resistance band","step","foam roller","spin bike"]}} max=3
description, ^about | text | of class workout fitness lesson; by instructor calories intensity weekday capacity; plus 6 => text.sentence
# help desks
csat, csat score, satisfaction score | int | plus 4 => number.rating
sla policy/level/tier, sla, sla name | text => values values=["standard","priority","premium","internal"] weights=[54,24,14,8]
assigned/assignment/support/owner group/team, resolver group, group assigned | text => values values=["First line","Second line","Billing","Technical support","Field service"] weights=[40,24,14,14,8]
spam/toxicity/nsfw/abuse/similarity/novelty score | num => number.measure mean=0.14 deviation=0.18 min=0 max=1 fractionDigits=3
macro name/title, ^name/title | text | of macro canned reply response snippet; plus 6 => values values=["Ask for more details","Close as solved","Send reset link","Escalate to second line","Refund approved","Follow up in 3 days","Mark as duplicate","Thank and close","Out of scope","Send shipping status"]
restricted to, visible to, available to, limited to | text => values values=["everyone","agents","admins","own team"] weights=[48,28,12,12]
merged into, duplicate of | int => number.int min=1 max=5000
# parcels
delivery/pickup/call/contact attempt/attempts, attempts delivery, delivery attempt count | int | plus 4 => number.typical values=[1,2,3]
delivery status, parcel status | text | plus 4 => values values=["delivered","out for delivery","in transit","at depot","returned"] weights=[66,10,14,6,4]
signature/signed name, name signature, signed by | text => person.fullName
drop/deposit/safe location/place, drop off place, safe place | text => values values=["front door","garage","neighbour","terrace","parcel box","reception"] weights=[26,20,22,12,12,8]
inspection valid until/to, inspection until/end/expiry, roadworthiness until, mot expiry/due/until | date stamp => date.future days=720
# waste
waste stream/type/fraction, ^stream | text | of waste bin collection route recycling container; plus 4 => values values=["residual","paper","organic","packaging","glass","bulky"] weights=[34,20,20,16,7,3]
lid type, lid | text => values values=["flat","hinged","slotted","lockable"] weights=[42,34,14,10]
rfid, rfid tag/code/no/number, tag rfid, epc | text => code.mask mask=E28011##########
material code/key | text | plus 6 => code.mask mask=AA##
postage, postage fee/amount/cost | num | plus 4 => number.typical values=[4.99,6.49,3.79,10.49,1.6,19.99]
contamination percent, contamination, impurity percent | num int => number.lognormal median=3.2 sigma=0.7
ewc code, ewc, waste code/key | text | plus 4 => values values=["20 03 01","20 01 01","15 01 06","17 01 07","20 02 01","17 02 01","20 01 08"] weights=[28,16,16,14,12,8,6]
incident report/description/details | text => text.sentence
material | text | of tank vessel pipe silo container; plus 6 => values values=["stainless steel","concrete","oak","fibreglass","polyethylene"] weights=[60,12,12,10,6]
# wine
varietal, grape variety, grape, cultivar grape | text | plus 4 => values values=["Chardonnay","Merlot","Pinot Noir","Riesling","Syrah","Cabernet Sauvignon","Sauvignon Blanc","Grenache"] weights=[18,14,18,14,10,14,8,4]
rootstock | text => values values=["SO4","3309C","101-14","110R","5BB","1103P"] weights=[24,22,18,14,12,10]
row/plant/vine/tree/stem spacing, row/plant/vine/tree spacing m | num | plus 2 => number.measure mean=2 deviation=0.4 min=0.9 max=3.5 fractionDigits=1
vine/tree/plant count | int num => number.lognormal median=4200 sigma=0.7
aspect, slope/hill aspect, exposure | text | of slope vineyard field parcel plot site; by slope rootstock; plus 4 => values values=["S","SE","SW","E","W","N"] weights=[30,22,22,12,10,4]
trellis system/type, trellis, training system | text | plus 4 => values values=["VSP","Guyot","Scott Henry","pergola","bush vine"] weights=[46,28,10,8,8]
brix, brix degrees | num | plus 4 => number.measure mean=23.4 deviation=1.8 min=18 max=29 fractionDigits=1
ph | num | of wine must lot barrel juice; by brix volatile; plus 8 => number.measure mean=3.5 deviation=0.2 min=2.9 max=4.1 fractionDigits=2
ta g l, titratable acidity, total acidity, ta | num => number.measure mean=6.3 deviation=0.8 min=4.2 max=9 fractionDigits=2
free/total so 2, free/total so 2 ppm | int num => number.measure mean=28 deviation=8 min=6 max=60 fractionDigits=0
volatile acidity, va | num => number.measure mean=0.45 deviation=0.14 min=0.15 max=1.1 fractionDigits=2
stage | text | of wine lot batch beer brew fermentation; by brix alcohol ph; plus 8 => values values=["fermenting","ageing","blending","bottled","released"] weights=[18,30,8,20,24]
capacity l/liters, tank capacity | int num | of tank barrel vessel silo; plus 4 => number.typical values=[5000,10000,2000,20000,1000]
location | text | of tank vessel barrel silo pump bin; plus 6 => values values=["Hall A","Hall B","Cellar 1","Cellar 2","Outdoor pad"] weights=[30,24,20,16,10]
# shows
episode/ep no/number, ep no, episode | int => number.lognormal median=38 sigma=0.9
host/guest/speaker/author/artist/member/player/presenter/cast names, hosts, guests, speakers, presenters, cast | array | plus 4 => array element={"kind":"person.fullName"} max=3
copyright, copyright notice/text/line | text | plus 4 => company.name
impression/click/view/download target/goal, impressions target | int num => number.lognormal median=50000 sigma=0.8
duration seconds, length seconds, duration | int num | of episode podcast show video lecture; by audio season episode; plus 8 => number.lognormal median=2460 sigma=0.4
transcript/transcription/processing/encoding status | text | plus 4 => values values=["done","processing","queued","failed"] weights=[82,6,8,4]
read script, ad script/copy, script | text | of sponsor ad campaign spot; plus 4 => text.sentence
# made, sold, served
item/unit/case/piece/bottle/episode/article/meal/cover/copy/bin/stop/customer/visitor/guest/patient/parcel/box produced/published/sold/served/serviced/printed/issued/visited/delivered/processed/shipped/packed/collected/made | int | plus 2 => number.lognormal median=140 sigma=0.7
missed/failed/late/skipped/returned/rejected/broken pickup/stop/delivery/visit/appointment/unit/item/part/piece/box/bottle | int | plus 2 => number.mostlyZero
built/build/model/construction/manufacture year, year built/of manufacture | int | of vehicle truck car bus van trailer fleet machine device equipment; by plate mileage odometer fuel vin; plus 8 => date.year back=14
in use, in service, in operation, operational | bool | plus 2 => datatype.boolean probability=0.85
alcohol, abv, alcohol percent/vol | num | of wine lot vintage; by brix vintage varietal; plus 6 => number.measure mean=13.2 deviation=0.7 min=11 max=15.5 fractionDigits=2
# what software keeps about itself
provider type, ^provider | text | of auth flow identity sso oauth login mfa; plus 6 => values values=["google","github","azure","apple","gitlab"] weights=[40,26,14,12,8]
validity/valid/certification/license years, years valid/of validity | int => number.typical values=[3,2,5,1,10]
frequency, interval, ^interval | int | of coupon plan subscription billing price charge invoice; plus 6 => number.typical values=[1,3,12,6]
env/envvar/environment+variable key/name, env var | text | plus 4 => values values=["PATH","HOME","LANG","TZ","LOG_LEVEL","API_URL","DATABASE_URL","HTTP_PROXY","NODE_ENV","PORT"]
key/name | text | of envvar env; plus 6 => values values=["PATH","HOME","LANG","TZ","LOG_LEVEL","API_URL","DATABASE_URL","HTTP_PROXY","NODE_ENV","PORT"]
cron key/name/job, ^cron | text | plus 4 => values values=["nightly_cleanup","hourly_sync","daily_report","weekly_digest","monthly_billing","expire_sessions","refresh_stats"]
destination | text | of federation device stream server outbox inbox queue; plus 4 => internet.domainName
room type | text | of state stats chat message federation call; plus 4 => values values=["space","group","direct","channel"] weights=[14,52,24,10]
key type/algorithm, keytype | text | of key keys signing ssh crypto certificate; plus 6 => values values=["ed25519","rsa","ecdsa"] weights=[52,34,14]
error+backtrace, backtrace, stack trace, stacktrace | array | plus 4 => array element={"kind":"values","parameters":{"values":["app/models/order.rb:42:in 'save'","app/jobs/import_job.rb:18:in 'perform'","lib/client.rb:107:in 'request'","lib/retry.rb:12:in 'call'","app/services/billing.rb:61:in 'charge'","config/environment.rb:5:in 'require'"]}} max=5
min/max/minimum/maximum lifetime | int | of retention policy room cache; plus 4 => number.typical values=[86400000,604800000,2592000000,31536000000]
repository/repo name | text | plus 3 => values values=["web-app","api","infra","docs","mobile","billing-service","design-system","cli","data-pipeline","auth-proxy"]
attempt, campaign/dunning/payment/retry attempt, attempt last | int | plus 4 => number.typical values=[1,2,3]
zone/zone name | text | of host endpoint node server monitoring; plus 4 => values values=["master","satellite-eu","satellite-us","agents"] weights=[46,22,20,12]
`;
