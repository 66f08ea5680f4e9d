/** Short lists that two words tell whatever the subject: cycles, bands, bases, rules, sides and turns of anything. */
export const anything = String.raw`
about anything
billing/payment/invoice/settlement/payout/subscription/review/reporting cycle: monthly|quarterly|yearly|weekly
release/publishing/publication/posting/update/refresh/backup/sync/report/newsletter/digest frequency: weekly|daily|monthly|biweekly
inspection/maintenance/calibration/audit/review/service/cleaning frequency/interval: annual|monthly|quarterly|every 2 years
sampling/measurement/reading/polling/check/scan/logging frequency/interval: hourly|daily|15 min|weekly
recurrency, recurrence type: weekly|monthly|daily|none
day type: weekday|weekend|holiday
time band/period/slot/window/class: peak|off-peak|night|weekend
time of day, part of day, day part/portion: morning|afternoon|evening|night
half day, day half: full|am|pm
age group/band/bracket/class/category: 0-17|18-24|25-34|35-49|50-64|65+
applicant/payer/payee/buyer/seller/holder/legal/tenant type/kind/category: individual|company|association
author/actor/initiator/creator/originator/editor/submitter type/kind: user|system|api
owner type/kind: user|team|organization
location/place type/kind: indoor|outdoor|remote
venue type/kind: hall|theatre|school|church|open air
seat/license/licence type [by plan member workspace]: full|viewer|guest
member/membership/seat/user status: active|invited|suspended
user/member/customer group: standard|staff|partners|trial
join/signup/onboarding/enrolment method/type: invite|link|domain|sso
auth/authentication/login backend/scheme/type/mode: password|sso|ldap|api_key|oauth2
connection/network/link type/quality: wifi|ethernet|4g|5g
connection: wifi|ethernet|lte|bluetooth
device class/type/category [by app client browser platform os user]: mobile|desktop|tablet|tv
client/sdk/app platform: web|ios|android|desktop
surface [by client platform action event target]: web|mobile|desktop|api
theme/color/colour mode/preference/scheme: light|dark|system
page/paper/sheet/label size/format: A4|A3|Letter|A5
page/screen/print/paper orientation: portrait|landscape
content/text/body/note/comment/description format: markdown|html|plain
date format: YYYY-MM-DD|DD.MM.YYYY|MM/DD/YYYY
audio format: mp3|aac|wav|flac
image format: jpeg|png|webp
video format: mp4|webm|mov
chapter format: json|id3|psc
archive format: zip|tar.gz|7z
export/import/download/report/output format: csv|pdf|xlsx|json
bank/payment file format: SEPA|CSV|BACS|NACHA
channel layout, audio channels: stereo|mono|5.1
mix/master/edit/cut status/state/stage: in progress|approved|rough cut|final
transcript/caption/subtitle source: automatic|manual|imported
moderation/content+review state/status: approved|pending|rejected
fill state/status: filled|open|partial
insertion/placement/delivery mode/type/method [by ad sponsor slot]: dynamic|baked-in|host-read
slot/ad position/placement [by ad sponsor episode]: pre-roll|mid-roll|post-roll
take type: master|alternate|retake
track role: host|guest|music|ambience
cleanup/noise/denoise level: none|light|full
exit/drop point/reason [by listen play session]: intro|middle|ad break|end
feed type: rss|atom|json|podcast
gift/gifting mode/type: none|one month|one year
perk/reward/benefit type [by membership tier level]: early access|bonus content|merch|discord role
relationship [by deal sponsor client account partner]: new|returning|long-term|agency
copyright/license/rights model/type: all rights reserved|creative commons|public domain
explicit/content rating: clean|explicit
deal/sales/negotiation stage: prospect|proposal|negotiation|signed|lost
invite/invitation/rsvp status/state: accepted|sent|pending|declined
consent form/state/status/type: signed|sent|missing|withdrawn
recording setup/environment/type: remote|studio|on location
season phase/stage: early|mid|finale
approval stage/step/level: manager|hr|finance|final
approval/authorization/authorisation state/status: approved|pending|rejected
certificate/document/id state/status: valid|expired|missing|pending
deposit status/state: paid|held|refunded|pending
posting status/state: posted|pending|reversed
notice status/period+status: none|given|served
settlement/clearing state/status: settled|pending|failed
registration/enrolment status/state: registered|pending|rejected
payment/invoice/reminder/dunning level/stage: none|first reminder|second reminder|final notice
lock state/status/level: open|locked|archived
lock/hold/freeze/block/suspension reason: under review|unpaid invoice|requested by owner|policy violation|security check
diff/drift/change state/status: unchanged|changed|missing
sync/replication state/status: synced|pending|failed
sync/transfer/replication mode/direction: one_way|two_way|manual
conflict strategy/policy/resolution/mode, merge strategy: latest_wins|keep_both|manual
expiry/expiration policy/mode/rule: never|fixed_date|after_last_use
rounding rule/policy/mode/method: nearest|up|down|none
overtime type/class/category: weekday|weekend|holiday|night
pay/wage/salary basis: hourly|monthly|annual
pay group: monthly staff|hourly|executives|interns
pay/payroll/financial impact: none|paid|unpaid|partial
tax treatment/mode/type/basis: taxable|exempt|pre-tax|post-tax
tax mode/method/handling: inclusive|exclusive|exempt
calculation mode/method/basis/type: automatic|manual|fixed amount|percentage
calc/calculation rule: fixed|percentage|per hour|formula
contribution basis/type: percentage|fixed|shared
element class/type [by pay payroll salary]: earning|deduction|benefit|tax
run/batch type/kind [by payroll pay period posting]: regular|off-cycle|correction|bonus
coverage tier/level [by benefit employee dependent]: employee only|employee + spouse|family
enrollment/life event [by benefit coverage employee]: new hire|open enrollment|marriage|birth|job change
exit/separation/termination type: resignation|dismissal|retirement|end of contract
referral type: employee|alumni|agency|none
disposition reason [by candidate stage recruiter]: not qualified|withdrew|position filled|salary expectations|no show
job/role family: engineering|sales|finance|operations|support
career/job track: individual contributor|management|specialist
flsa status: exempt|non-exempt
collar: white|blue
shift/work/working pattern/model/schedule: fixed|rotating|flexible|night
cost type/kind/category: direct|indirect|fixed|variable
potential: high|medium|low
recommendation [by review rating employee]: promote|keep|develop|raise
exception type [by timesheet clock shift attendance]: late in|early out|missing punch|overtime
mandatory/requirement/obligation level: mandatory|recommended|optional
evaluation level/type: reaction|learning|behaviour|results
provider type/kind: internal|external
delivery mode/method [by training course title lesson]: classroom|online|blended
tax class: I|III|IV|V
calibration state/status: calibrated|due|overdue
skill/ability/playing/experience level: beginner|intermediate|advanced
exam/grade level [by exam board student]: Grade 1|Grade 2|Grade 3|Grade 5|Grade 8
lesson type [by instrument teacher student room]: individual|group|trial|ensemble
dress code: casual|smart casual|formal|black tie
stage/room/table setup: standard|theatre|rows|round tables
rental type: short-term|long-term|rent-to-own
finish: matte|glossy|lacquered|natural|polished
language mode: single|bilingual
carriageway: single|dual
pavement, pavement/road+surface/surfacing type, surface type [by road lane segment]: asphalt|concrete|gravel|paving
lighting, lighting type: LED|none|sodium|solar
speed regime/zone: 30|50|70|100
lane: left|right|middle|all
structure type/kind: beam|arch|truss|slab|frame
load class/category: light|medium|heavy
crossing, crossing type: river|road|railway|valley
extent: local|partial|widespread
repair method/type: patching|replacement|sealing|welding
position, lane position: left|centre|right
closure type: lane|full|partial|none
traffic management/control: signals|stop/go|diversion|none
procurement route/method/type: open tender|framework|direct award|restricted
mounting, mounting/mount type: wall|pole|floor|ceiling
reflectivity class: RA1|RA2|RA3
sign category/type: warning|regulatory|information|direction
counter type: loop|radar|camera|tube
vehicle class [by count counter traffic]: car|truck|bus|motorcycle|bicycle
current type: AC|DC
phase mode/configuration, phases: single|three
cable: attached|socket
reset type: Soft|Hard
rate unit: A|W
start/stop trigger [by session connector charge]: RFID|app|remote|plug and charge
user/driver group: public|employees|residents|fleet
measurand: Energy.Active.Import.Register|Power.Active.Import|Current.Import|Voltage|SoC
component/part [by fault defect failure]: connector|display|power module|modem|cable
detection method/source: automatic|inspection|report|sensor
visit type [by maintenance site technician point]: preventive|corrective|inspection|installation
visit/maintenance outcome: fixed|parts ordered|no fault found|follow-up needed
access type/mode [by site visit point location area]: public|restricted|private
sla class/level: standard|premium|critical
whitelist mode, whitelist: always|allowed|never
token/card/key type [by uid rfid issuer whitelist]: RFID|app|credit_card|keycode
block reason [by token card uid]: lost|expired|unpaid invoice|fraud
time/rounding/priority rule: first come|by tariff|equal share
resolution [by fault defect incident cause]: replaced|repaired|restarted|configuration changed|no fault found
fault/error category: hardware|software|network|power|user
root cause category/code, cause category: hardware|software|human error|process|environment
admin/oper/link state: up|down
if/interface type: ethernet|virtual|lag|wireless
face, rack face: front|rear
auth result: accept|reject|challenge
poe mode/status: off|pse|pd
medium, link/cable medium [by interface port cable duplex speed]: copper|fiber|wireless
binding type: dynamic|static
subnet type: lan|dmz|guest|management
client class: default|voip|printer|iot
routing policy: simple|weighted|failover|latency
chain: INPUT|FORWARD|OUTPUT|PREROUTING
state match: NEW|ESTABLISHED,RELATED|INVALID
log level: info|debug|warning|error
wifi/ssid/network purpose: staff|guest|iot|voice
lifecycle stage/state/phase [not of crop plant animal species lead customer contact]: planned|active|deprecated|retired
site/facility role: headquarters|branch|datacenter|warehouse
tier, service/site/support tier: gold|silver|bronze
barrier/fence type: mesh|glass|moat|wall
enclosure type: indoor|outdoor|aquarium|aviary
climate/temperature mode/control: heated|ambient|cooled
mark/marking/tag type [by animal species ring microchip rearing sex]: microchip|ear tag|ring|tattoo
rearing: parent|hand|foster
life stage [noun animal]: adult|juvenile|infant|senior
breeding program/programme: EEP|SSP|none
health state/status: healthy|under treatment|recovering|sick
danger class/level: low|medium|high
activity pattern: diurnal|nocturnal|crepuscular
social structure: solitary|pair|herd|pack|colony
origin region: Africa|South America|Asia|Europe|Australia
diet type, diet [noun species animal]: herbivore|carnivore|omnivore|insectivore
food type [by animal feeding appetite]: hay|pellets|fish|fruit|meat
presentation, feeding presentation: bowl|scattered|hidden|by hand
feeding method: hand|scatter|trough|automatic
restraint method/type: manual|sedation|crate|none
follow up action/type: none|recheck|refer|monitor
body condition: ideal|thin|overweight
crate/cage type: wooden|metal|plastic
transfer type: loan|permanent|breeding loan|return
transfer/move/relocation reason: breeding|space|health|exchange|release
transport mode: road|air|sea|rail
context, behaviour context: feeding|rest|training|enrichment
observer/reporter/reviewer role: staff|volunteer|visitor|manager
visitor category/type: adult|child|family|senior|group
discount reason/type [by ticket visitor gate]: group|student|senior|promotion|none
reported/received/submitted via: phone|email|web|app|in person
incident location type, location type [by incident severity cause]: indoor|outdoor|parking|entrance
response, response type/action: resolved on site|escalated|monitored|no action
incident type [by visitor animal keeper location]: injury|escape|near miss|property damage|complaint
ai/assistant/suggestion mode: off|on|suggest only
data residency/region/location: EU|US|UK|APAC
access/sharing/share scope: workspace|private|public|invited
digest frequency: daily|weekly|never|immediately
notification type/kind [by digest member user group]: mention|comment|assignment|share|reminder
delivery state/status [by channel digest notification]: delivered|pending|failed|read
change kind/type [by revision version document author]: edit|create|restore|merge
anchor type: text|block|page|image
block style, style [by block alignment heading]: default|callout|quote|bordered
suggestion kind/type: rewrite|spelling|insert|delete
resolution [by suggestion comment thread]: accepted|rejected|ignored
doc/document type [by workspace block template page title layout]: page|note|spec|meeting|template
document/page state [by lock access share workspace]: draft|published|archived|in review
conflict/error/failure handling/mode/behavior/behaviour: fail|retry|skip|ignore
retry policy/strategy/mode: exponential|fixed|none
match/matching mode/type/strategy/policy: exact|partial|fuzzy|prefix
sort/ordering mode/type/strategy: newest|oldest|alphabetical|manual
update/upgrade/refresh policy/mode/strategy: automatic|manual|scheduled
access/security/sharing/visibility policy: open|restricted|closed
naming policy/strategy: default|custom|generated
selection/assignment/allocation/distribution/routing/scheduling/rotation method/mode/strategy/policy/type: automatic|manual|round robin|random
evaluation/scoring/rating/assessment method/mode: automatic|manual|peer|expert
verification/validation/authentication mode/method/type: automatic|manual|document|email
entry/input/capture/recording/registration method/mode/type: manual|import|scan|api
creation/generation method/mode/type: manual|automatic|import
communication/contact method/mode/channel: email|phone|letter|sms
submission/filing/application method/mode/channel: online|paper|email|in person
detection/discovery source/mode/type: automatic|manual|report
pricing/charging/charge/cost model/method/mode: fixed|per unit|tiered|on request
currency/conversion/exchange mode: fixed|daily rate|manual
storage/retention class/policy: standard|short|long|permanent
power state/status/mode: on|off|standby
gender/sex policy/requirement: any|female|male
result flag/indicator, quality flag/indicator/code: G|S|B
change/trend/price direction, trend: up|down|stable
sort direction/order: asc|desc
flow/traffic/message direction: inbound|outbound
payment/cash/money direction: in|out
strand/edge side: left|right
target direction: increase|decrease
unit system: metric|imperial
temperature scale/unit: celsius|fahrenheit
measure/measurement system: metric|imperial
time unit/format: minutes|hours|days|weeks
weight unit: kg|g|lb
length/distance/height unit: m|km|cm|mi
size/storage unit: MB|GB|TB
interval/period/duration unit/type: day|week|month|year
priority/criticality/importance/urgency class/level/rating: low|medium|high|critical
criticality [not of part spare material stock]: low|medium|high|critical
confidence/certainty level: high|medium|low
risk/threat/hazard/security/sensitivity/impact/stress/noise/pain/activity/intensity/pressure/concern/privacy level: low|medium|high
trust/reputation/quality level/tier: high|medium|low
support/service/plan/account/subscription/pricing/customer tier/level: basic|standard|premium
completeness, completion state/status: complete|partial|incomplete
presence, presence state/status: online|away|offline
compliance status/state: compliant|non-compliant|under review
eligibility state/status: eligible|not eligible|pending
occupancy/vacancy state/status: occupied|vacant|reserved
safety status/state: safe|unsafe|unknown
power source/supply: mains|battery|solar
data/record/value/information source: manual|import|api|sensor
data/record quality/status: verified|estimated|provisional
group/grouping/cluster/sort by: date|status|owner|type
scale, group/company/project/production/farm/business scale/size: small|medium|large
group/holding/company type/kind/structure: holding|subsidiary|independent|joint venture
authority/agency/organisation/institution type/level: local|regional|national
movement type/kind [by quantity stock product item inventory]: receipt|issue|transfer|adjustment|return
handedness, hand: right|left
laterality: left|right|both
hemisphere: N|S
meridian/ew/east+west/longitude indicator/hemisphere/ref: E|W
ns/north+south/latitude indicator/hemisphere/ref: N|S
debit/credit/dr+cr/dc indicator/flag/sign: D|C
buy/sell indicator/flag/side: B|S
in/out/inout/io indicator/flag: I|O
am/pm indicator/flag: AM|PM
gender/sex indicator/flag/code: M|F
yes/no/yn indicator/flag: Y|N
up/down indicator: U|D
left/right indicator: L|R
effect, policy/statement/rule effect [noun policy statement permission rule grant]: allow|deny
benefit type/kind/category [by employee coverage enrollment dependent contribution]: health|dental|pension|life insurance|gym
recommendation, overall recommendation [not by fund grant proposal panel]: approve|reject|revise
certification [by shift keeper staff employee employment grade]: none|first aid|basic|advanced|instructor
availability, availability status/state: available|limited|unavailable|open|none
ground, refusal/objection/appeal/rejection ground/grounds: traffic|noise|building height|privacy|heritage
application type/kind [by applicant decision permit fee land]: full|outline|change of use|renewal|amendment
applicant role: owner|agent|tenant|developer
objector/party/respondent type/kind: neighbour|association|company|agency
response, consultation response: no objection|objection|conditional|no reply
publication state/status: public|restricted|not published
retention rule/period/class: 10 years|permanent|5 years|1 year
finding/deviation/observation class/grade: minor|major|critical
notice type/kind: warning|stop|remedy|information
quorum status/state: quorate|not quorate
vote, vote cast/value: for|against|abstain
waiver reason: charity|hardship|public interest|error
damage grade/level/class: light|moderate|heavy|total
repairability: repairable|uneconomic|total loss
assessor/surveyor/expert type/kind: internal|external
construction class: frame|masonry|steel|concrete
protection class: 1|2|3|4
valuation basis: new value|market value|agreed value
object type/kind [by occupancy construction valuation peril insured garage]: building|vehicle|contents|machinery
garage type: none|single|double|carport
deductible type: fixed|percentage
limit basis: per claim|per year|per person
peril group: fire|water|storm|theft|glass
reserve type/kind: indemnity|expense
reserve movement, movement [noun reserve]: open|increase|decrease|release
reserve/estimate basis, basis [noun reserve estimate]: estimate|statistical|invoice
payee role/type: insured|third party|repairer|expert
settlement method: repair|cash|replacement
reopen/reopening reason: new evidence|further damage|payment dispute|error
loss location: at home|on road|abroad|workplace
commission scheme/model: flat|tiered|profit share
appointment type/kind [by broker commission agreement]: tied|multi-tied|independent
premium effect: none|increase|decrease
liability, liability decision/status: accepted|denied|shared|open
severity/size/value/price/risk band: low|medium|high
temperature band/range: ambient|chilled|frozen
body type/kind [by consultee response meeting council]: agency|parish|utility|department
matrix: water|soil|air|food|blood
chain status/state: intact|broken
calibration status/state: valid|due|overdue
instrument class/type [by calibration serial interface]: analytical|preparative|measuring
interface type/kind [by instrument analyser analyzer calibration]: serial|tcp|file|none
review state/status: reviewed|pending|rejected
rounding: nearest|up|down|none
qc/control type/kind: blank|standard|duplicate|spike
verdict, qc/test verdict: pass|fail|warning
rule violated, westgard rule: 1-2s|1-3s|2-2s|R-4s
grade, reagent/chemical grade [noun reagent chemical]: ACS|HPLC|technical|USP
discipline [by analyte sample method technique]: chemistry|microbiology|physics|molecular
technique, analytical technique [by analyte sample method discipline]: HPLC|ICP-MS|PCR|GC-MS|titration
turnaround class: standard|rush|same day
repeat/rerun/retest reason: out of range|instrument error|customer request|sample contaminated
signature type: simple|advanced|qualified
version/revision/reissue reason: correction|new result|layout|customer request
supply/pack/order unit: bottle|box|kit|pack
leg type/kind: pickup|linehaul|delivery
handover, handover type: direct|depot|locker
label type/kind/format: PDF|ZPL|PNG
stackable, hazardous, oversize: Y|N
tail lift: yes|no
telematics: none|basic|full
stop outcome, outcome [noun stop]: delivered|partial|refused|not at home
proof type/kind, pod type: signature|photo|pin|none
window type/kind [by stop delivery time]: fixed|flexible|all day
billing party: shipper|consignee|third party
surcharge type/kind: fuel|toll|waiting|oversize
dispute reason: wrong rate|not delivered|duplicate|wrong weight
claim type/kind [by evidence liability shipment parcel]: damage|loss|delay
order/service mode [by incoterm temperature transport carrier]: road|air|sea|rail
standard, message standard [by edi message partner]: EDIFACT|X12|XML|JSON
error class [by message edi standard]: syntax|mapping|missing data|timeout
transport [by edi message standard]: AS2|SFTP|API|email
board type/kind [by thread post posting moderation]: discussion|question|news|support
thread type/kind: discussion|question|announcement|poll
answer state/status: answered|unanswered
posting policy: everyone|members|moderators|approval
reaction, reaction kind: like|love|laugh|sad|angry
spam verdict: ham|spam|unsure
appeal state/status: none|pending|upheld|rejected
duration type: temporary|permanent
results visibility: always|after vote|after close
grouping, badge group: posting|community|special
lock reason [by thread board post]: off-topic|resolved|duplicate|heated
digest mode: daily|weekly|off
content class/category [by fetch crawl capture url]: html|image|pdf|script|video
error kind/class [by fetch crawl capture url]: dns|timeout|http_404|http_500|tls
stop/finish reason [by crawl seed crawler engine]: completed|time_limit|size_limit|manual
discovery path: seed|link|sitemap|redirect
seed type/kind [by url crawl scope]: page|site|feed|sitemap
dedup state/status: new|duplicate|revisit
rights status/state: in copyright|public domain|permission granted|unknown
curation level: automatic|reviewed|curated
crawl policy: obey robots|ignore robots|polite
qa/quality verdict: good|acceptable|poor
record type/kind [by warc offset digest compression]: response|request|metadata|revisit
action [by exclusion exclude match crawl filter pattern]: exclude|include
integrity, integrity state/status: verified|unchecked|corrupt
delivery, delivery type [noun export]: download|email|sftp
escalation/support level: L1|L2|L3
level [noun location storage shelf rack floor]: ground|1|2|basement
pay type/kind [by task skill labour worker employee]: hourly|piece rate|salary
badge type/kind [by visitor host]: visitor|contractor|escort|temporary
attendance mode: in person|online|hybrid
transport class/type [by loan object artwork]: air|road|courier|art handler
climate class: A|B|C
display state/status: on display|in storage|on loan
provenance state/status: complete|gaps|under research
facility rating: A|B|C
water source: well|mains|rain|reservoir
light need/requirement: full sun|partial shade|shade
growth habit: bushy|climbing|upright|trailing
glazing: glass|polycarbonate|film
propagation method: seed|cutting|grafting|tissue culture
loss reason [by crop batch plant]: disease|frost|pests|damping off
reject reason [by grade harvest quality]: undersized|damaged|overripe|disease
action, scouting action [noun scouting]: none|monitor|treat|remove
no+show/breach/overdue action: notify|none|release|escalate
valve/door/gate state/status: open|closed|fault
recording state/status: recorded|none|deleted
sla state/status: within|at risk|breached|paused
checkin/check+in state/status: checked in|not yet|no show
booking mode: instant|request|approval
overlap rule/policy: allow|deny|warn
visitor type/kind [by host badge document]: guest|contractor|interview|delivery
id/identity document: passport|id card|driving licence
permission [by calendar share]: read|write|owner
provider [noun calendar]: google|outlook|icloud|exchange
device connectivity, connectivity [by mounting display]: wifi|ethernet|offline
incident type/kind/category [by object damage gallery visitor]: damage|theft|leak|handling|pest
response, incident response [noun incident]: repaired|reported|monitored|escalated
funding type: own budget|grant|sponsor|loan fee
ticketing: included|separate|free
asset type/kind [by capture colour licence rights view]: image|video|3D scan|document
licence, license [by capture rights colour asset image]: CC0|CC BY|CC BY-NC|all rights reserved
reversibility: full|partial|none
approval: not needed|pending|approved|rejected
health [by crop batch plant animal]: good|fair|poor
feedback [by article helpful kb]: helpful|not helpful
pregnancy status: not pregnant|pregnant|breastfeeding|unknown
prescription type: single|repeat|electronic|private
source, prescription source [noun prescription]: electronic|paper|phone|fax
schedule class [by dosage form drug route product]: OTC|Rx|II|IV
legal status [by dosage drug product medicine]: OTC|prescription|controlled|pharmacy
substitution: allowed|not allowed|generic
interaction severity: minor|moderate|major
intervention type: dose change|substitution|counselling|prescriber called
counselling: given|declined|none
pickup method: counter|locker|delivery|drive-in
validity state/status: valid|expired|used
allergy status: none known|confirmed|suspected
fault: member|third party|shared|none|unknown
fine type: speeding|parking|toll|red light
recharge mode: member|company|split
driving style: calm|normal|sporty
end reason [by trip unlock]: completed|timeout|breakdown|accident
unlock method: app|card|key|phone
trip type: round_trip|one_way|free_float
job type/kind [by crew vehicle outcome trigger]: cleaning|refuel|repair|relocation|inspection
signup/registration/acquisition channel: web|app|referral|partner|store
floor level: ground|1|2|3|basement
voting right/rights: full|limited|none
household type: single|couple|family|shared
cost bearer: owner|tenant|shared|insurer
majority, majority type: simple|absolute|two-thirds
resolution type/kind [by majority vote meeting outcome]: ordinary|special|statutory
vote/voting method: show of hands|ballot|online|proxy
allocation key: area|units|usage|persons
offer response: accepted|declined|no reply
minutes status: draft|approved|signed
trade [by request contractor urgency cost building]: electrical|plumbing|heating|painting|carpentry
game/match/tournament type/kind/format [by team round best side]: bo1|bo3|bo5
perspective [noun game]: first person|third person|top-down|side
penalty type: warning|fine|suspension|disqualification
input device: controller|keyboard|touch|gamepad
pause reason: technical|tactical|crowd|injury
win condition: elimination|time|objective|forfeit
winning side, side selection: attack|defence
stream type [by platform quality language]: main|player|co-stream|replay
seeding method: ranking|random|manual|qualifier
entry type [by tournament team seed]: open|invite|qualifier
`;
