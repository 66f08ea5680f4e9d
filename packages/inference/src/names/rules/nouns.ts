import type { Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/**
 * Words whose texts are one of a few in any trade: `patterns | conditions = value|value|…`, the usual ones first.
 * Read as rules for texts that hold one of these values, earlier ones oftener.
 */
const SHEET = String.raw`
# Spans and rhythms, as people and programs write them.
interval/refresh/window/timespan/lookback/retention/timeout/ttl/step/granularity/resolution, refresh/poll/check/sync/scrape/evaluation/eval/aggregation/rolling interval/window/rate/period, time window/step, retention period/policy, bucket/sampling interval/width, cache duration | plus -3 = 5m|1m|15m|1h|30s|24h|7d|10s|6h|30d
time/date range, range | of dashboard report query export view chart; plus 1 = last 24 hours|last 7 days|last 30 days|last hour|this month|last 90 days|this year
cadence/recurrence/rhythm/repeat/repeats/repetition, repeat/recurrence rule/pattern/interval, billing/payment/review/reporting/delivery/backup cadence/rhythm/cycle, how often | plus -1 = monthly|weekly|daily|quarterly|yearly|every two weeks|once
schedule/shift/rota/working/availability/opening pattern/plan, rota | plus 2 = Mon-Fri 08-16|Mon-Fri 09-17|Tue-Sat 10-18|2 early, 2 late, 3 off|4 on, 3 off|weekends only|Mon, Wed, Fri
opening/business/office/visiting/service/trading/working/operating hours/times, hours, openings | plus 1 = Mon-Fri 09:00-17:00|Mon-Sat 10:00-18:00|daily 08:00-20:00|Mon-Fri 08:00-16:30, Sat 09:00-12:00|Tue-Sun 11:00-22:00|by appointment
time of day, daypart, day part, time/delivery/pickup/arrival slot/window, preferred time/times | plus 2 = 08:00-10:00|10:00-12:00|12:00-14:00|14:00-16:00|16:00-18:00|18:00-20:00
duration/length/runtime/playtime/running time | len<=40; plus -4 = 30 min|45 min|1 h|1 h 30 min|2 h|90 min|15 min
tenure/term/contract+length, contract/lease/rental/loan term/duration/length | plus -1 = 12 months|24 months|36 months|6 months|60 months|open-ended
season/growing+season | not of game episode show series sport league tournament match = spring|summer|autumn|winter
era/epoch/century/period | of art artwork artifact object museum item work building collection exhibit piece find; plus 2 = 19th century|18th century|early 20th century|Bronze Age|Roman|Medieval|Baroque|Art Nouveau|1960s
lead time, turnaround, turnaround time, delivery/shipping time/estimate | len>5; plus 1 = 2-3 days|1 week|24 hours|3-5 days|2 weeks|same day|6 weeks
# How sure, how much, how well.
certainty/confidence/probability/likelihood/plausibility, confidence/certainty level | plus -1 = probable|confirmed|possible|suspected|unlikely|ruled out
accuracy/precision/tolerance/fidelity, quality/accuracy class | plus -2 = high|medium|low|± 0.1|± 1 %|exact
impact/effort/complexity/difficulty/workload/urgency/importance/relevance/significance/exposure/intensity/strain, business/risk/user impact/value/level | len<=40; plus -1 = medium|low|high|very low|critical
strength/weight+class/intensity/firmness/hardness | not of medicine medication drug tablet prescription password; len<=40; plus -3 = medium|strong|light|extra strong|mild
grade/quality/rank/class/rating | of product material steel wood lumber fabric meat egg grain ore timber; plus 1 = A|B|A+|C|premium|standard
consistency/texture/finish/surface | plus -2 = smooth|matt|glossy|rough|satin|brushed|polished|textured
shape/form/geometry/silhouette | not of prediction tax legal medicine medication drug word; plus -3 = round|square|rectangular|oval|flat|cylindrical|irregular
form/format/genre | of work book title literature edition manuscript; plus 3 = novel|short stories|poetry|non-fiction|picture book|play|reference|graphic novel
form, dosage/dose form | of medicine medication drug vaccine tablet pharmacy; plus 4 = tablet|capsule|syrup|ointment|injection|drops|spray|cream
pattern/motif/print | of fabric garment textile wallpaper rug clothing tile; plus 3 = plain|striped|floral|checked|dotted|herringbone|geometric
material/fabric/substance/composition/made+of/medium | not of course lesson learning teaching study contact artist radio message messaging threepid identity release music user; plus -2 = wood|steel|cotton|glass|aluminium|plastic|leather|ceramic|wool|paper|concrete|stone
colour/coat/fur/plumage/hair | of animal pet horse dog cat bird cow; plus 3 = black|brown|white|grey|tabby|black and white|ginger|cream
hair color, eye color, eyes, hair | plus 3 = brown|black|blond|blue|green|grey|red
marking/markings/distinguishing+marks/tattoo, distinguishing features | plus 1 = white chest|black nose, white paws|scar on left ear|none|brown spots|white blaze|tail tip white
taste/flavour/aroma/smell/odour/notes | of wine coffee tea beer cheese chocolate product tasting drink whisky; plus 3 = chocolate, hazelnut|red berries|citrus, floral|caramel|dark fruit, oak|fresh, mineral|honey
# Where things are and how they are kept.
storage/storing, storage condition/conditions/location/class/instructions, store/keep at | not of snapshot database provider cloud bucket file; plus -1 = room temperature|2-8 °C|dry and dark|frozen, -20 °C|cool cellar|locked cabinet|upright
shelf/rack/bin/cabinet/drawer/locker/compartment/crate, shelf/storage/stock/warehouse location | len<=40; plus -1 = A-01-3|A-02-1|B-04-2|B-11-4|C-03-1|C-07-2|D-02-5
section/wing/block/zone/quadrant/sector/corner | len<=40; plus -3 = A|B|C|north|south|east|west
floor/storey/deck, ^level, parking/building/garage/rack/shelf level | not of game course player skill user log priority access pricing plan subscription member membership customer partner support service loyalty exam lesson student class; by floor building room unit apartment elevator stair parking; len<=20; plus -1 = ground floor|1st floor|2nd floor|3rd floor|basement|mezzanine
seat/place/stand/pitch/berth/stall/plot, seat/place/stall/stand/pitch/berth/plot no/number/label | len<=20; plus -2 = A1|A12|B4|B17|C3|C22|D8|E11
orientation/facing/exposure/aspect/direction/heading/bearing | not of camera image screen print page sexual message call trade transfer payment email mail; plus -2 = south|north|east|west|south-west|north-east
direction | of message call trade transfer payment email mail traffic flow movement route trip sms sync packet = outbound|inbound
terrain/soil/substrate, ^ground | not of objection appeal refusal; plus -1 = loam|clay|sand|gravel|chalk|peat|silt
habitat/biome/ecosystem/vegetation | plus 1 = mixed forest|wetland|meadow|riverbank|coast|heath|urban park
ward/unit/department | of hospital patient admission kennel bed clinic nursing; plus 3 = Surgery|Cardiology|Isolation|Recovery|Ward 2|Ward 4|Paediatrics|Intensive care
packing group | plus 6 = II|III|I
hazard/hazmat/dangerous/adr/danger class | plus 6 = 3|8|9|6.1|2.1|4.1
un no/number/code | plus 8 = 1203|1263|1950|3480|1993|2814|3082
# Trade and freight.
commodity/cargo/goods/freight/payload/merchandise, commodity/cargo/goods/freight/load type/description/class, nature of goods | len>8; not of message webhook job event; plus -1 = machine parts|electronics|furniture|garments|coffee, green|auto parts|paper rolls|ceramic tiles|frozen fish|chemicals, packed|household goods|solar panels
incoterm/incoterms, incoterm default, delivery/trade/shipping terms | plus 6 = DAP|FOB|EXW|CIF|DDP|FCA|CPT
basis, charge/rate/pricing/billing/calculation/tax/cost basis | plus 1 = per unit|flat|per kg|per hour|per shipment|percentage|per day
release/bl/bill+of+lading type | of shipment bill consignment booking; plus 6 = telex release|original|sea waybill|express
charge/fee/surcharge code | len<=10; plus 8 = OFR|THC|BAF|DOC|CUS|DTHC|ISPS|AMS|STO|DEM
milestone code/type/name, ^milestone/code | of milestone tracking checkpoint; plus 6 = booked|picked_up|gate_in|loaded|departed|arrived|customs_cleared|out_for_delivery|delivered
procedure code | of customs entry declaration; plus 12 = 4000|4200|4071|1000|5100|3151|7100
risk/customs channel/lane | of customs entry declaration risk; plus 10 = green|yellow|red|orange
customs zone/regime/status, trade zone | plus 4 = EU customs union|free zone|third country|bonded warehouse
alliance, airline/shipping alliance | plus 1 = Blue Ocean Alliance|North Star Alliance|independent|Twin Gate
stage/phase | of shipment consignment freight; plus 2 = booked|in transit|at port|customs|delivered
document/doc type | of shipment consignment freight export import customs container cargo logistics; plus 10 = bill of lading|commercial invoice|packing list|certificate of origin|customs declaration|delivery note
document/doc type, ^type | of document file attachment; plus 2 = contract|invoice|report|certificate|letter|photo|form
payment term/terms, terms, settlement/credit terms | len>4; plus 3 = net 30|net 14|due on receipt|net 60|2/10 net 30|prepaid
payment method/mode/type/means/form, pay method/mode/type, ^method/mode | of invoice payment order bill receipt sale donation fee fine subscription transaction payout expense dues; plus 6 = card|bank transfer|cash|direct debit|online|cheque
invoice/bill/receipt/voucher type/kind, ^kind/type | of invoice bill receipt voucher; plus 3 = standard|credit note|deposit|final|recurring|correction
gl/ledger/nominal/account/accounting/booking/posting/cost code/account/no | len<=200; of charge invoice expense ledger cost line posting entry journal budget; plus 6 = 4000|4010|4400|5100|6200|6310|7000|1200
cost/profit center/centre/unit | plus 4 = CC-100|CC-200|CC-210|CC-300|CC-450|CC-900
trading as, trade/trading/brand/doing+business+as name, dba | not of brand; plus 6 = The Corner Bakery|Blue Door Books|Northside Garage|Alpine Sports|Green Leaf Cafe|Harbour Prints|City Cycles|Rosewood Salon
supply/distribution/sales/order/booking/booked/purchase/acquisition/lead/referral/intake channel/source/via/route, booked via, ordered/received/reported/submitted/joined via/by+channel, via | not of join; plus 2 = website|phone|walk-in|partner|email|app|referral
contact/communication/delivery/notification/reminder/response/outreach channel/medium/method | plus 3 = email|sms|phone|letter|app
channel | of loan sale order enrolment visit checkout issue; plus 4 = desk|self-service|online|app|phone
condition, item/asset/physical/cosmetic condition/state, wear | not of rule alert trigger filter policy workflow payment push notification tariff contract plan offer agreement insurance subscription sale; plus 1 = good|fair|new|worn|damaged|needs repair
binding/cover/cover+type/format | of book edition publication title print volume; plus 3 = paperback|hardcover|e-book|spiral|board book|audiobook
packaging/container/wrapping/pack, packaging/container/pack type/unit/form | plus -1 = box|carton|pallet|bag|bottle|can|jar|drum|pouch
# People, work, study.
title/salutation/honorific/prefix | not of employee staff worker; agent; len<=20; plus 14 = Mr|Mrs|Ms|Dr|Prof
salutation/honorific | plus 12 = Mr|Mrs|Ms|Dr|Prof
pronoun/pronouns = she/her|he/him|they/them
relation/relationship/kinship, relation/relationship to/type, contact relation | not of entity model schema artist work recording; plus 2 = parent|spouse|sibling|child|friend|colleague|guardian|partner
guardian/guardians | of relation contact type; plus 3 = mother|father|grandparent|foster parent
education/qualification/degree/diploma/schooling, highest education/qualification/degree, education/degree level, academic level | not of device display gateway; plus 1 = bachelor|master|secondary school|vocational training|doctorate|associate
seniority/experience/proficiency/level, seniority/experience/career/skill/proficiency level | of employee job candidate position vacancy skill person staff applicant consultant; plus 3 = mid|senior|junior|lead|principal|entry
employment/contract/work/job/engagement type/form/status/mode, working time/model | of employee employment contract job vacancy staff position worker candidate hr person; plus 3 = full-time|part-time|temporary|freelance|intern
remote/workplace/work+location/work+mode, remote policy, workplace type/model | of job vacancy position employee posting role; plus 3 = hybrid|on-site|remote
occupation/profession/vocation/livelihood | plus 2 = teacher|nurse|electrician|engineer|retired|student|carpenter|accountant|sales assistant|farmer
role | of contributor contribution credit creator author work artist book title; plus 5 = author|editor|translator|illustrator|narrator|photographer|composer
role | of member membership participant attendee; in sport music; plus 1 = player|captain|coach|trainer|substitute
role/position/job+title/function | of vet doctor nurse clinic practice clinician practitioner therapist hospital dentist; plus 5 = veterinary surgeon|nurse|specialist|assistant|receptionist|intern
speciality/specialty/specialism/specialisation/expertise/field | of vet veterinary animal; plus 4 = small animals|equine|exotics|surgery|dermatology|dentistry|cardiology
subject/course/field/major/minor/discipline, field/area/course of study | of student pupil teacher school course exam class lesson tutor university study program department; plus 1 = Mathematics|Biology|History|Chemistry|Computer Science|Economics|English|Physics|Psychology
class/grade/form/year+group | of pupil student school; len<=30; plus 2 = 5a|5b|6a|7c|8b|9a|10b
audience/target+audience/target+group/readership/age+range, target/intended audience/users/readers/group | plus 4 = adults|children|young adults|families|beginners|professionals|all ages
age group/band/range/class/category, age | len>3; plus 3 = adults|0-3|4-6|7-12|13-17|18-30|31-50|60+
attitude/temperament/character/personality/behaviour/demeanour/mood | not of release recording artist work track music game player; plus 1 = calm|friendly|nervous|playful|reserved|curious|stubborn
diet/feeding/feed/nutrition, diet/feed type | not of rss news atom activity; plus 2 = dry food|mixed|vegetarian|no restrictions|grass-fed|gluten-free|low-salt
life stage, growth/development stage | plus 3 = adult|juvenile|seedling|flowering|mature|senior
size class/category/group, size | of breed animal dog pet kennel cage enclosure; plus 5 = medium|small|large|giant|toy
living/housing/marital/household situation/type/form | plus 3 = apartment|house|shared flat|farm|with family
religion/faith/denomination/confession | plus 3 = none|Catholic|Protestant|Muslim|Jewish|Hindu|Buddhist|Orthodox
nationality/citizenship/ethnicity/origin/heritage | of person student patient employee passenger guest applicant player athlete author artist member; plus 3 = German|French|British|American|Spanish|Polish|Indian|Brazilian|Turkish|Nigerian
dominant/handed hand, handedness, batting/bowling/playing/shooting hand/style, foot, preferred foot = right|left|both
# Health, animals, laboratory.
diagnosis label/name/text, diagnosis, primary/final/working/suspected/provisional diagnosis | of animal vet pet; plus 6 = gastroenteritis|otitis externa|dental disease|skin allergy|fracture|arthritis|conjunctivitis|urinary infection
diagnosis label/name/text, diagnosis, primary/final/working/suspected/provisional diagnosis | of consultation visit case diagnosis; plus 4 = hypertension|bronchitis|gastroenteritis|migraine|type 2 diabetes|urinary infection|back pain|skin allergy|fracture|conjunctivitis
label | of diagnosis finding; plus 8 = gastroenteritis|bronchitis|hypertension|skin allergy|fracture|arthritis|conjunctivitis|urinary infection
anaesthetic/anesthetic/anaesthesia/anesthesia/sedation, anaesthetic/anesthesia/sedation type/agent | plus 2 = general|local|sedation|isoflurane|spinal|propofol|none
vaccine/vaccination/immunization/shot, vaccine name/type | of animal pet vaccination horse dog cat; plus 4 = rabies|distemper|parvovirus|leptospirosis|kennel cough|influenza|tetanus
vaccine, vaccine name/type | plus 2 = influenza|tetanus|hepatitis B|MMR|HPV|pneumococcal|covid-19
active ingredient/substance/agent, ingredient/substance name | of medicine medication drug product; plus 8 = amoxicillin|meloxicam|ibuprofen|paracetamol|cefalexin|prednisolone|omeprazole|metformin|doxycycline
strength, drug/dose strength, concentration | of medicine medication drug product prescription; plus 5 = 50 mg|100 mg|250 mg|500 mg|5 mg/ml|1 %|20 mg
pack size | of medicine medication drug tablet; plus 6 = 20 tablets|50 tablets|100 ml|10 × 5 ml|1 tube|30 capsules
legal category/class/classification/status | of medicine medication drug; plus 8 = prescription only|over the counter|controlled|pharmacy only
panel/test/assay/analysis, lab/test panel, test/assay/analysis name/type, examination | of lab result sample test order specimen; plus 2 = complete blood count|biochemistry|urinalysis|thyroid|electrolytes|coagulation|faecal test|PCR
sample/specimen type/material/kind, specimen | of lab sample result test animal patient; plus 8 = blood|urine|serum|swab|tissue|faeces|saliva
mucous membrane/membranes, gums | plus 2 = pink|pale|moist, pink|tacky|injected
reaction, adverse reaction/event, side effect/effects | of vaccination vaccine medication drug prescription treatment allergy patient animal; plus 8 = none|mild swelling|fatigue|rash|low fever|itching|nausea
cause of death, death cause, cause | of death animal patient mortality deceased; plus 6 = old age|illness|accident|unknown|kidney failure|cancer
complication/complications | plus 2 = none|minor bleeding|delayed healing|infection|swelling
consent/consent+form/consent+type, consent status | plus 1 = signed|verbal|pending|not required|withdrawn
symptom/symptoms/complaint/presenting+complaint, chief/main complaint, reason for visit | of patient visit appointment consultation animal triage; plus 3 = cough|fever|vomiting|loss of appetite|rash|pain|routine check|injury|itching
reason, reason for visit/appointment | of appointment visit consultation; plus 8 = annual check-up|follow-up|vaccination|skin problem|blood test|injury|dental cleaning|second opinion
appointment/visit/consultation type/kind, ^type/kind | of appointment visit consultation; plus 4 = check-up|follow-up|vaccination|surgery|emergency|consultation
blood type/group | len<=5; plus 4 = 0+|A+|B+|A-|0-|AB+|B-|AB-
site/body+site/body+part/region, injection/body/anatomical/surgical site/part/region/location | of injury injection surgery procedure sample lesion scan image treatment wound; plus 3 = left shoulder|right knee|abdomen|lower back|left forearm|neck|right hip
external lab, laboratory/lab name, testing/referring lab/laboratory | plus 4 = Central Laboratory|Northern Diagnostics|City Pathology|Labor Dr. Weber|Vetlab South
# Libraries, museums, media.
edition statement/note/info | plus 6 = 1st edition|2nd, revised edition|3rd edition|paperback edition|special edition|reprint
subtitle | of work book edition title publication; plus 6 = a novel|stories|a history|essays|a practical guide|a memoir|an introduction|poems
accession, accession no/number/code, inventory/catalogue no/number | plus 1 = 2019.12.4|2021.3.18|2023.40.1|2018.7.22|2024.15.9|1998.102.3
dewey, dewey number/code/decimal/class, ddc | plus 3 = 823.914|004.678|641.5|914.3|155.4|398.2|510|929.2|333.7
classification/class/notation/shelfmark | of book work title item collection; plus 2 = 823.914 SMI|641.5 COO|914.3 TRA|004 PRO|930.1 HIS|796.5 MOU
place/location, place of publication/printing, publication/publishing place | of edition publication book; plus 8 = London|Berlin|New York|Paris|Vienna|Amsterdam|Edinburgh|Chicago
item/loan/media/material/collection type/kind/category, ^kind | not of volume job pool; not by amount interest branch applicant credit income tenure repayment; of item loan copy holding library collection book; plus 2 = book|DVD|magazine|audiobook|game|map|CD
decision/verdict/ruling/outcome/determination/disposition/judgement/judgment/resolution | of suggestion request application appeal proposal claim submission case review nomination grant dispute referral; plus 3 = approved|rejected|deferred|approved with changes|withdrawn
withdrawal/weeding/deaccession/discard reason | plus 8 = worn out|lost by reader|out of date|damaged by water|duplicate|not borrowed for years
waiver/waive/exemption reason | plus 8 = goodwill|item returned late due to illness|system error|hardship|first offence|already paid
fine/fee/charge/penalty type/kind/reason, ^kind/type/reason | of fine penalty fee; plus 4 = overdue|lost item|damage|late cancellation|replacement card
technique/method/medium/process | of artwork art painting print object exhibit sculpture craft ceramic; plus 4 = oil on canvas|watercolour|bronze|woodcut|ink on paper|photography|etching|mixed media
style/movement/school | of artwork art artist painting building architecture; plus 4 = Impressionism|Modernism|Baroque|Expressionism|Gothic|Realism|Art Deco
provenance/acquisition/acquired+from, acquisition method/type/source/mode | of artwork object item collection asset artifact specimen; plus 3 = purchase|donation|bequest|loan|exchange|found on site
event/series/program series, ^series | of event lecture concert talk workshop program; plus 4 = Summer Nights|Reading Circle|Open Stage|Science Mondays|Family Sundays|Meet the Author
instrument, instrument type/kind | of metric telemetry measure; plus 8 = counter|gauge|histogram|up_down_counter
resolution/quality, video/image/screen/print/display resolution/quality | of video stream media camera recording screen display image movie scan; plus 4 = 1080p|720p|4K|480p|1440p
codec/compression, video/audio codec | plus 2 = h264|aac|hevc|opus|vp9|flac
aspect ratio = 16:9|4:3|1:1|21:9|9:16
age rating/limit, content/parental rating, fsk | len>0; plus 1 = 12|6|16|0|18
# Software, networks, services.
runtime/stack/framework, runtime/language/tech version/stack/name, programming language | not of vehicle car film movie ship boat; plus 1 = node 22|python 3.12|java 21|go 1.23|ruby 3.3|dotnet 8|php 8.3
language | of service repository snippet code function project script file submission; by runtime repo repository code framework; plus 8 = TypeScript|Python|Go|Java|Ruby|Rust|C#
platform/arch/architecture/os+arch | of build artifact release binary image package container worker runner agent node; plus 3 = linux/amd64|linux/arm64|darwin/arm64|windows/amd64
target | of check monitor probe uptime healthcheck ping scan test; plus 3 = https://www.example.com/health|https://api.example.com/status|https://shop.example.org|db.internal.example:5432|https://login.example.net
target | of dependency build crate package compile; plus 4 = cfg(unix)|cfg(windows)|x86_64-unknown-linux-gnu|cfg(target_os = "linux")|wasm32-unknown-unknown
severity/level/log+level, log/severity level | of log event message trace; len<=30; plus 1 = info|warn|error|debug
operation/span, operation/span/root+operation name, root operation | of trace span tracing telemetry; plus 8 = GET /orders|POST /checkout|SELECT orders|cache.get|publish order.created|GET /users/{id}|charge card
status/error message | of span trace check probe request http response call; plus 8 = deadline exceeded|connection reset|not found|upstream timeout|unauthorized
thread/thread+name | of log line entry; plus 3 = main|worker-1|worker-2|http-nio-8080-exec-3|scheduler|pool-2-thread-5
parser/decoder/serializer/formatter, log/message/data parser/format/codec | plus 8 = json|regex|logfmt|syslog|csv|nginx
monitor/check/alert/rule/probe/sli/slo/test type/kind, ^type/kind | of monitor check alert alarm rule probe slo sli uptime; plus 4 = threshold|availability|latency|anomaly|error rate|heartbeat
no data behavior/behaviour/policy/state, missing data behaviour/policy | plus 8 = keep last state|alert|ok|ignore
metric name/key, ^metric/name | of metric measure sli; in software iot; plus 8 = http_requests_total|http_request_duration_ms|cpu_usage_percent|memory_used_bytes|queue_depth|orders_created_total|disk_free_bytes|error_rate
metric name/key | plus 6 = http_requests_total|request_duration_ms|cpu_usage_percent|memory_used_bytes|queue_depth|error_rate
unit | of metric telemetry measure; in software; plus 9 = ms|By|1|percent|s|requests
good/total/error/sli/promql query, metric query/expression | plus 6 = sum(rate(http_requests_total[5m]))|sum(rate(http_requests_total{code!~"5.."}[5m]))|histogram_quantile(0.95, rate(request_seconds_bucket[5m]))|avg(up)|count(errors)
query/filter/search/filter+expr/filter+expression, log/filter/search query/expr/expression | of log stream monitor alert dashboard trace panel; plus 6 = service:checkout status:error|level:error|env:production|duration_ms > 500|host:web-01 AND level:warn|status:[500 TO 599]
pattern/regex, parse/match/line/grok pattern | of log stream parser line; plus 6 = ^(?<time>\S+) (?<level>\w+) (?<message>.*)$|^\[(?<level>\w+)\] (?<message>.+)$|level=(?<level>\w+)|^(?<ip>\S+) - (?<user>\S+)
product/feature/meter/usage+type, product/usage/meter type/name | of usage ingest metering billing; plus 6 = logs|metrics|traces|synthetics|rum
environment/env/env+name/stage/deployment+environment, ^key/name/code | of environment env; plus 6 = production|staging|development|test|sandbox|preview
database/db/dbms, database/db type/engine/vendor/kind | of connection source server datasource instance service; plus 3 = postgres|mysql|redis|mongodb|sqlite
protocol, ^transport | not of clinical trial study treatment lab shipment order freight; plus -1 = https|tcp|http|udp|mqtt|grpc
auth/authentication/login/sso method/type/scheme/mechanism/mode/provider, auth | len<=60; plus 1 = password|oauth2|saml|api_key|ldap|none
connector, identity/auth/login connector | of user login account identity; plus 2 = ldap|github|oidc|saml|local
backend/driver/adapter/provider, storage/cache/queue/mail/search/session backend/driver/adapter/provider | plus -2 = s3|local|redis|postgres|memory|smtp
no proxy, proxy bypass/exceptions | plus 4 = localhost,127.0.0.1|*.internal.example|10.0.0.0/8|localhost,.svc.cluster.local
proxy, http/https/socks proxy, proxy url/uri/address/host/server, http/https proxy url | plus 4 = http://proxy.internal.example:3128|http://10.0.4.12:8080|http://proxy-2.internal.example:3128
cache func/function/name/key | plus 3 = get_user_by_id|get_latest_events|list_members|get_settings|is_admin
job/task/worker/command/action/handler/operation type/kind/name | of job task worker background queue schedule cron batch; plus 3 = send_email|sync_inventory|export_report|resize_image|rebuild_index|cleanup_sessions|charge_subscription
workflow/pipeline/action filename/file, ci file, config file/filename | plus 6 = ci.yml|release.yml|publish.yml|deploy.yaml|build.yml|test.yml
attempt/try/retry/iteration/round/generation, ... attempt | plus -3 = 1|2|3|4
schema, schema name, db/database schema | len<=80; plus 2 = public|app|audit|reporting|auth|staging
migration/update/upgrade/patch name, ^name | of migration update upgrade changeset; plus 4 = 20240312_add_email_index|20240418_create_orders|20240602_backfill_totals|20240715_drop_legacy_columns|20240903_rename_status|20241120_add_audit_log|20250114_split_address
state key, member/state/sticky key | of event state room; plus 6 = @anna:example.org|@marc:example.com|main|@rosa:example.net|general|@ken:example.org|@lee:example.com
user/matrix+user/sender/member id/mxid | of room event; by room event stream; plus 1 = @anna:example.org|@marc:example.com|@rosa:example.net|@ken:example.org|@lee:example.com|@jo:example.net|@priya:example.org|@sam:example.com
host group name, hostgroup name/display name | plus 6 = Linux servers|Web servers|Database servers|Windows servers|Network devices|Staging|Backup hosts|Printers
service group name, servicegroup name/display name | plus 6 = HTTP checks|Disk checks|Databases|Mail services|Backups|Certificates|Load and memory
user/member/contact/account group name, usergroup name/display name | plus 3 = Administrators|Operators|On-call team|Developers|Read-only|Managers|Support
signature | of user identity profile mailbox contact member person account email; len>20; plus 3 = Best regards|Kind regards, the support team|Cheers|Sent from my phone|Thank you and have a nice day
kty, key type | of key jwk signing; plus 3 = RSA|EC|OKP
chart/graph/widget/panel/visualization type/kind | plus 3 = line|bar|pie|table|area|number
device type/kind, ^type | of user member session login push mobile token; by user agent device browser push; plus 3 = desktop|mobile|tablet
job type/kind/class | of background worker queue task scheduler; plus 8 = send_email|sync_inventory|export_report|resize_image|rebuild_index|cleanup_sessions
tax category/class/code name, ^name/category | of tax; plus 2 = Standard rate|Reduced rate|Zero rate|Exempt|Reverse charge
ship/shipping/delivery method name, ^name | of ship shipping delivery; by base rate cost price carrier; plus 6 = Standard ground|Express|Overnight|Economy|Pickup|Freight
contact type name | plus 2 = Owner|Sales|Accounting|Purchasing|Support|Marketing|Legal
unit measure name, ^name | of measure uom unitmeasure unit; plus 4 = Piece|Kilogram|Metre|Litre|Box|Hour|Gram|Square metre|Pallet|Pair|Dozen|Millimetre
unit measure code, ^code/symbol/abbreviation | of unit measure uom; plus 6 = PCE|KG|M|L|BOX|H|G|M2|PAL|PR|DZ|MM
culture name, ^name | of culture locale; plus 4 = English|German|French|Spanish|Japanese|Arabic|Chinese|Thai
culture id/code | plus 6 = en|de|fr|es|ja|ar|zh-cht|th
packaging name, ^name | of packaging; plus 4 = Jewel case|Digipak|Cardboard sleeve|Box|Gatefold|None|Keep case
script name, ^name | of script; by iso code; plus 6 = Latin|Cyrillic|Greek|Arabic|Hebrew|Han|Hangul|Devanagari|Thai
release group type/primary/secondary name | plus 3 = Album|Single|EP|Compilation|Live|Soundtrack|Remix|Broadcast
primary/secondary type name, release primary/secondary type name | of release album recording; plus 9 = Album|Single|EP|Compilation|Live|Soundtrack|Remix|Broadcast
lib/library/dependency/package name | of version crate dependency package module; plus 3 = serde|http_client|json_parser|date_utils|async_runtime|config_loader|log_writer
branch/ref/tag name, explicit name | of git build version dependency; plus -1 = main|develop|release/2.4|feature/export|v1.8.0
^name | of practice surgery clinic; not by first last; plus 2 = Riverside Veterinary Practice|Oak Street Clinic|Hillside Family Practice|Parkview Dental|Northgate Animal Clinic|Old Town Practice
plan/treatment+plan/care+plan | of consultation visit encounter treatment therapy examination admission; plus 4 = recheck in two weeks|antibiotics for 7 days|blood test next week|rest and diet food|refer to specialist|no further treatment|X-ray if no improvement
exam/examination/clinical/physical findings/finding | plus 4 = no abnormal findings|mild swelling|heart and lungs clear|tender on palpation|slightly dehydrated|skin reddened
gl/ledger/nominal account/code/account+code | plus 3 = 4000|4010|4400|5100|6200|6310|7000|1200
emergency line/number/phone, hotline, after hours line | plus 3 = (212) 555-0143|(415) 555-0117|(312) 555-0164|(617) 555-0128|(206) 555-0151
art type name, cover/image art type/name | plus 4 = Front|Back|Booklet|Medium|Tray|Spine|Obi|Poster
link/relation/relationship phrase, reverse/forward link phrase, long link phrase | plus 4 = is a member of|was written by|is part of|recorded at|has parent|performed|is based on|has cover
command/checkcommand/eventcommand/notificationcommand name, check/event/notification command name, ^name/display name | of command checkcommand eventcommand notificationcommand; plus 4 = check_http|check_disk|check_load|check_ping|notify_by_email|restart_service|check_dns|notify_by_sms|check_ssh
command line, ^command | of command checkcommand eventcommand notificationcommand; plus 4 = /usr/lib/plugins/check_http -H example.com|/usr/lib/plugins/check_disk -w 20%|/usr/lib/plugins/check_load|/opt/scripts/notify.sh
check/notification/timeperiod/period/schedule timeperiod/period name, timeperiod/period/schedule name, ^name/display name | of timeperiod period calendar maintenance; plus 3 = 24x7|workhours|nights|weekends|holidays|mon-fri|maintenance window
endpoint/satellite name, command endpoint name, ^name | of endpoint satellite; not by city street country tax; plus 3 = master|satellite-eu|satellite-us|agent-web-01|agent-db-01|global-templates|edge-ap
custom var/variable/field name, ^name | of customvar variable customfield; plus 4 = os|location|http_port|contact_email|environment|backup_window|owner|rack
argument/option/parameter/env key/name/flag, ^argument/key | of argument parameter option; plus 1 = -H|-w|-c|--timeout|--port|--path|--ssl|--user
argument/option/parameter/env/envvar value, ^value | of argument envvar; plus 3 = 443|$host.address$|20%|10s|/var/log|production|true|admin
provider name, payment/gateway provider name, ^name | of provider psp gateway; not by city street email; plus 2 = CardBridge|NorthPay|EuroSettle|PayLine|QuickCharge|BankConnect|OpenInvoice
token/key name/label, ^name/label/description | of token accesstoken apitoken apikey; not of oauth; plus 2 = CI deploy|Laptop|Local development|Release workflow|Backup script|Mobile app|Monitoring|Reporting
connection/data+source/datasource name, ^name | of connection datasource; plus 3 = Production|Staging|Warehouse|Reporting replica|Local copy|Billing database
skill group/category name, capability name, ^name | of capability skillgroup competency; plus 3 = Navigation|Life support|Communications|Data analysis|Robotics|Medical care|Maintenance|Planning
group name | of skill; plus 8 = Navigation|Life support|Communications|Data analysis|Robotics|Medical care|Maintenance|Planning
media type, ^media type | of cache local remote repository upload attachment; not of volume; plus 10 = image/jpeg|image/png|video/mp4|application/pdf|audio/ogg|text/plain
room type, ^type | of room; in software; plus 9 = space|group|direct|channel
room type | of membership joined sync sliding event state message chat; plus 14 = space|group|direct|channel
address | of threepid identity pusher; plus 10 = anna.bell@example.com|+1 212 555 0143|marc.ito@example.org|rosa.diaz@example.net|+44 7700 900123|ken.olsen@example.com
addr/address, worker/node/listen/bind/listener/peer address/addr | of worker node listener peer container agent broker replica; not by street city; plus 6 = 10.0.1.12:7777|10.0.1.13:7777|10.0.2.4:7777|10.0.2.9:7788|172.16.4.20:7777|172.16.4.21:7788
xml file/filename, file xml | plus 6 = invoice-2025-01.xml|credit-note-118.xml|export-2024-12.xml|order-20491.xml|catalogue.xml
alias | of image file media upload picture; plus 6 = 4f2c91ab.jpeg|b0917de2.png|7ac1e05d.webp|19d3c88f.jpeg|e5520ba7.png|03be61f9.webp
meta/object/container/volume/resource type/kind, ^meta type | of container volume; plus 6 = task|get|put|check|run
stage type | of auth credential session login; plus 6 = password|token|email|terms|recaptcha|sso
receipt type | of read message room linearized graph; plus 10 = read|read.private|fully_read
thumbnail method | plus 8 = scale|crop
thumbnail type | plus 8 = image/jpeg|image/png|image/webp
attestation type/format | plus 8 = none|packed|fido-u2f|apple|tpm
identifier | of provider idp oauth sso connection; plus 8 = custom:acme|custom:northwind|custom:corp-sso|custom:partner|custom:staging|custom:school
regex/regexp/regular+expression, ... regex/regexp | plus 3 = ^[A-Z]{2}-[0-9]{4}$|(?i)spam|^[^@]+@example[.]com$|[0-9]{3,}|^draft-|(?i)free money
crew/mission/assignment role, role | of crew assignment mission; plus 4 = commander|pilot|engineer|medical officer|scientist|specialist|navigator
custom style/styles/css, css | plus 4 = body { font-size: 15px }|.header { background: #20303c }|a { color: #0a6e5c }|.sidebar { display: none }
price/customer/discount/product group/category/class name, price group, pricegroup, ^pricegroup | plus 1 = Retail|Wholesale|Distributor|Staff|VIP|Online|Non-profit
session type | plus 1 = web|mobile|api|desktop|guest
rejection/decline/withdrawal reason | of application candidate offer applicant interview recruitment job; plus 8 = not enough experience|position filled|salary expectations|withdrew|better match found|no work permit|location
notice period | plus 6 = 4 weeks|1 month|3 months|2 weeks|immediately|6 weeks to quarter end
employment, employment/engagement type | of requisition job vacancy position posting offer contract staff candidate; plus 3 = full-time|part-time|contract|internship|temporary
equity, equity grant/package/share | of offer compensation package; plus 4 = none|0.05 %|0.1 %|500 options|0.25 %|2000 RSUs
stage type | of venue theatre theater hall stage room; plus 6 = proscenium|black box|thrust|arena|open-air|studio
age/content guidance/recommendation/guideline, recommended age | plus 4 = ages 8+|all ages|ages 12+|ages 14+|adults only|ages 6+
row label/name/letter, seat row, row | of seat seating hall row; not of import csv sheet export; plus 6 = A|B|C|D|E|F|G|H|J|K
section | of seat seating hall venue stadium ticket; plus 4 = Stalls|Circle|Balcony|Gallery|Box|Upper circle
wifi/wireless network/name/ssid, ssid | plus 3 = Office-Guest|Office-5G|HQ-Staff|Warehouse-WLAN|Visitor|Lab-IoT
delivery/dispatch/shipping/collection, delivery/dispatch/shipping method/type/option | of order invoice ticket bill letter mail; plus 1 = email|post|print at home|box office|courier|app
technology, plant/generation technology/type | of plant turbine generator energy station; plus 6 = solar PV|wind|hydro|biogas|combined heat and power|battery
meter type/kind, ^kind/type | of meter; plus 6 = electricity|feed-in|gas|heat|water|two-way
strength/strengths/weakness/weaknesses/concern/concerns | of interview review appraisal candidate feedback assessment; plus 9 = clear communication|strong technical background|little leadership experience|well prepared|limited domain knowledge|good questions
character, character/role name | of costume cast casting scene script; plus 8 = Hamlet|Ophelia|the King|Juliet|the Doctor|Nora|the Messenger|Captain Brandt
fabric, main fabric | plus 4 = cotton|wool|linen|velvet|silk|polyester|leather|tulle
price band/category/zone name, ^name | of band pricing+zone; by price color; plus 8 = Band A|Band B|Band C|Premium|Restricted view|Balcony
call type | of rehearsal production shoot; plus 8 = full company|principals|technical|dress rehearsal|music|fight call
verdict, adjudication | plus 1 = clear|consider|pending|adverse
package | of check screening background verification; plus 6 = standard|criminal record|employment history|education|comprehensive
artist/performer/musician type name, artist/performer/musician type | plus 6 = Person|Group|Orchestra|Choir|Character|Other
area/region/territory type name, area/region/territory type | plus 3 = Country|State|County|City|District|Island
link/relationship type name, link/relationship type | not of entity device gateway router modem network node; plus 6 = member of|performed by|part of|based on|recorded at|published by|related to|successor of
checkcommand/eventcommand/notificationcommand name/name+ci, check/event/notification command name | not of command checkcommand eventcommand notificationcommand; plus 8 = check_http|check_ping|check_disk|check_load|check_ssh|notify_by_mail
check/event/notification command line/commandline, check/event/notification commandline | plus 9 = /usr/lib/plugins/check_http -H example.com|/usr/lib/plugins/check_disk -w 20%|/usr/lib/plugins/check_load|/usr/lib/plugins/check_ping -H 192.0.2.10
shortcode, short code, code/name | of emoji emote reaction; plus 8 = party_parrot|thumbs_up|ship_it|this_is_fine|mind_blown|coffee_time|high_five|eyes
alt text, alternative text, description | of emoji emote; plus 8 = A dancing parrot|Thumbs up|A small ship|A steaming cup of coffee|Two hands clapping|A face with wide eyes
conclusion/resolution | of community moderation abuse post comment; plus 8 = Removed the post|No rule was broken|Warned the author|Banned for a week|A duplicate of another report|Locked the thread
^file | of invoice receipt creditnote; plus 6 = invoice-2025-01.pdf|invoice-2025-02.pdf|receipt-20491.pdf|credit-note-118.pdf|statement-2025-q1.pdf
place/venue/location type name, place/venue/location type | plus 3 = Venue|Studio|Stadium|Park|Museum|Building|Religious building|Other
workflow/pipeline/action/ci filepath/file+path/path | plus 6 = .github/workflows/release.yml|.gitlab-ci.yml|ci/publish.yml|.github/workflows/ci.yml|ci/build.yaml
origin, origin/remote/destination server/homeserver | of federation received transaction destination server event room; plus 4 = example.org|chat.example.com|matrix.example.net|hub.example.org|social.example.com
termination/end/logout reason | of session login connection; plus 8 = logout|timeout|expired|replaced by new login|server restart|revoked
# Public life, property, energy, law, events.
legal form/structure/entity, business/company type/form/kind | plus 1 = GmbH|LLC|Ltd|sole trader|partnership|corporation|non-profit
tenancy/ownership/occupancy/property/tenure type/form/status | plus 2 = owner-occupied|rented|leased|vacant|shared
heating/energy+source/fuel/fuel+type, heating type/system | of property building house apartment boiler; plus 2 = gas|district heating|heat pump|oil|electric|wood
energy class/label/rating/efficiency | len<=10; plus 4 = B|C|A|D|A+|E
roof/wall/floor/window/building/construction type/material/covering | of building house property roof site; plus 3 = brick|concrete|timber|steel frame|tiles|slate|flat roof
land/zoning use/class/code, zoning | plus 3 = residential|commercial|industrial|agricultural|mixed use|green space
offence/offense/violation/infraction/crime, offence/violation/crime type/code | plus 3 = speeding|parking|red light|no permit|littering|noise|vandalism
court/tribunal/venue | of case hearing filing; plus 3 = District Court|High Court|Court of Appeal|Municipal Court|Family Court
petition/motion/filing/plea type, plea | plus 3 = not guilty|guilty|no contest|motion to dismiss|appeal
impact/consequence/effect | of incident outage event change; len>40; plus 3 = Checkout unavailable for some customers|Slow pages in one region|No customer impact|Emails delayed by 20 minutes|Login failed for 5 % of users|Reports out of date
root cause/causes, cause/causes, probable/underlying cause | of incident outage problem failure fault breakdown; plus 8 = equipment failure|human error|power cut|bad configuration|overload|storm damage|full disk|planned work|expired certificate
mitigation/workaround/remedy/corrective+action/fix, mitigation plan/action/measure | plus 3 = rolled back the release|restarted the service|added capacity|replaced the part|blocked the traffic|updated the procedure
loss/lost/rejection/decline/churn reason | of quote deal offer lead opportunity proposal bid tender; plus 8 = price|lead time|went with competitor|project cancelled|no response|missing feature
blocked/block/ban/suspension/mute/lock/report/flag/takedown/removal/disapproval/moderation reason, ^reason | of report flag ban block mute appeal moderation disapproval abuse room post comment suspension complaint tag alias; plus 3 = spam|harassment|off-topic|duplicate|offensive language|misleading|copyright|impersonation
hold/delay/stop/wait reason, reason for delay | plus 6 = missing documents|physical inspection|awaiting payment|value query|weather|no capacity
return/refund/exchange reason | plus 3 = wrong size|damaged on arrival|changed mind|not as described|arrived too late|ordered twice
lock/locked/account lock reason | of user account member login; plus 8 = too many failed logins|suspicious activity|requested by owner|terms violation|inactive account
cause, last/failure/error cause | of pull fetch event sync attempt request federation; plus 6 = connection timed out|signature check failed|host not found|429 too many requests|invalid response
impact/damage/defect type/kind/location, damage/damages/defect/defects | plus 1 = scratch on left door|dent|broken glass|none|water damage|crack|missing part
catering/meal/food plan/option/preference/choice, board | of booking reservation hotel guest conference event attendee passenger; plus 2 = breakfast|half board|vegetarian|full board|none|vegan
bed/bedding type/configuration, beds | len>3; plus 3 = double|twin|king|single|bunk
view, room/sea view | of room cabin hotel apartment suite; plus 4 = garden|sea|city|courtyard|mountain
surface, track/court/pitch/playing surface | of court pitch stadium track field race venue course arena; plus 4 = grass|clay|hard court|artificial turf|tartan|sand
stroke/discipline/event/apparatus | of race swim athlete competition result record gymnastics; plus 3 = 100 m freestyle|200 m breaststroke|long jump|400 m|high jump|10 km
position, playing/field position | of player squad lineup roster; plus 3 = midfielder|defender|forward|goalkeeper|winger
formation | plus 2 = 4-3-3|4-4-2|3-5-2|4-2-3-1|5-3-2
spin/status/legal+status/protection+status, conservation/protection status | of species animal plant site monument; plus 3 = least concern|protected|endangered|vulnerable|near threatened
growth/sun/light/water requirement/requirements/needs/exposure, sunlight/watering/light | of plant species crop variety; plus 3 = full sun|partial shade|shade|moderate|low|high
variety/cultivar/varietal, crop/grape variety | plus 1 = Golden Delicious|Roma|Riesling|Merlot|Cherry Belle|Nantes|Gala|Bintje
breed, breed name, ^name | of breed; plus 4 = Labrador Retriever|Border Collie|Maine Coon|German Shepherd|European Shorthair|Dachshund|Siamese|Beagle|Persian|Poodle
species, species name, ^name | of species; by breed animal pet latin; plus 6 = dog|cat|rabbit|horse|guinea pig|parrot|hamster|tortoise
flags/alerts/warnings | of animal patient owner customer client; plus 3 = bites|nervous with dogs|diabetic|late payer|allergic to penicillin|none
treatment/cultivation/farming/husbandry method/type/system | of crop field farm plot animal herd; plus 2 = organic|conventional|integrated|greenhouse|free range
fuel, fuel type/kind, engine type/fuel, propulsion/powertrain | plus 2 = petrol|diesel|electric|hybrid|LPG
gearbox/transmission, transmission/gearbox type | plus 3 = manual|automatic
body/vehicle type/style/class | of vehicle car fleet; plus 2 = hatchback|estate|saloon|SUV|van|pickup
`;

/** The sheet's rules. */
export const nounRules = (): Rule[] => readWordLists(SHEET);
