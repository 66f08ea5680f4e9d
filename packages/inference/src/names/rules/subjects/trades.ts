/** What trades move, make, insure, build, govern and keep. */
export const tradeWords = String.raw`
about logistics
mode, transport/shipping/freight mode: road|air|sea|rail
service/shipping level/type/class, service: standard|express|economy|same day
event, event/scan/tracking type/code/status [noun tracking event scan]: picked up|departed|arrived|out for delivery|delivered|customs cleared
load/equipment/trailer/truck type/kind, equipment: dry van|reefer|flatbed|curtainsider|tanker
container type/size, ^type [noun container]: 20GP|40GP|40HC|20RF|40RF
package/packaging type/kind/unit: carton|pallet|crate|drum|envelope
freight/charge/payment terms, terms: prepaid|collect|third party
incoterm: FOB|CIF|EXW|DAP|DDP
hold/delay/exception/failure reason/code, reason [noun exception delay hold]: customs hold|address incorrect|recipient absent|weather|damaged|missed connection
direction, movement/shipment direction: import|export|domestic
role, party/address/stop type/role: shipper|consignee|notify party|carrier
stop/leg/location type/kind: pickup|delivery|hub|border|terminal
customs status/procedure/state: cleared|pending|inspection|held
document type/kind: bill of lading|commercial invoice|packing list|CMR|certificate of origin
hazard/dangerous goods class, hazard class: 3|8|9|2.1|6.1
temperature class/mode/range/zone, temp class: ambient|chilled|frozen
priority: normal|high|urgent
damage/claim type/kind: damage|loss|delay|shortage
vehicle type/class: van|truck|semi-trailer|bike

about warehouse
site/warehouse/facility type/kind: distribution|cold storage|cross-dock|fulfilment|returns
temperature/climate class/zone/type: ambient|chilled|frozen
zone/area type/kind, ^type/kind [noun zone area]: receiving|storage|picking|packing|staging|shipping
pick/picking/allocation strategy/method/mode/type: discrete|batch|zone|wave|cluster
putaway strategy/rule: fixed|nearest|bulk|cross-dock
access: F|R|B
bin/slot/location/storage type/kind, ^type/kind [noun bin slot location]: pallet|shelf|floor|flow rack|carton
storage unit, handling/pack unit/uom: pallet|carton|tote|each
uom, unit, unit of measure: EA|CS|PL|KG
level, bin/rack/shelf level: 1|2|3|4|A|B
position, bin/slot position: 01|02|03|04|05|06
side: L|R
status, state, bin/location status/state [noun bin slot location]: free|occupied|blocked|full
status, state [noun task pick move]: completed|open|assigned|in progress|cancelled
status, state [noun wave]: completed|planned|released|picking
status, state [noun receipt delivery asn inbound]: received|expected|in progress|putaway|closed
state, status [noun count]: completed|open|recount|approved
state, status [noun dock door]: free|occupied|closed|reserved
rotation/stock/picking rule, rotation: FIFO|FEFO|LIFO
tracking, tracking type/level/mode: lot|serial|none
velocity/abc class: A|B|C
handling class/type/code: standard|fragile|hazmat|oversize|heavy
packaging/pack level: each|inner|case|pallet
receipt/inbound/order type/kind, ^type/kind [noun receipt inbound asn]: purchase|return|transfer|production
source, source type [noun receipt inbound stock move task]: purchase order|return|transfer|production
carrier mode, mode, transport mode: truck|parcel|container|van
condition, item/receipt/line condition: good|damaged|expired|open box
discrepancy/exception/variance reason/type: short|over|damaged|wrong item|label missing
qc/inspection result/status: pass|fail|hold
disposition: restock|quarantine|scrap|return
wave type/kind: single|batch|express|retail
release mode/type, wave mode: auto|manual|timed
strategy, wave strategy: by carrier|by zone|by cut-off|by order size
task type/kind, ^type/kind [noun task]: pick|putaway|replenish|move|count|pack
method [noun task pick]: RF scan|voice|paper|pick-to-light
exception reason [noun task pick]: bin empty|short pick|damaged|wrong label|blocked aisle
equipment class/type, equipment: reach truck|pallet jack|forklift|order picker
trigger [noun task replenishment move]: min level|order demand|manual|wave
movement/move/transaction/adjustment type/kind, ^type/kind [noun move movement transaction adjustment]: receipt|putaway|pick|transfer|adjust|ship
reason, movement/move/adjustment/stock reason [noun move movement transaction adjustment]: replenishment|cycle count|damage|expired|customer return|relocation
reason code [noun move movement transaction adjustment]: CNT|DMG|EXP|RET|TRF
stock/inventory status/state: available|reserved|blocked|quality
count type/kind, ^type/kind [noun count]: cycle|full|spot|blind
method [noun count]: blind|guided|RFID
trigger [noun count]: schedule|zero stock|variance|random
outcome, result [noun count]: match|variance|recount
hold reason: credit check|missing stock|address check|customs|quality
freight terms: prepaid|collect|third party
label/barcode format/type: ZPL|PDF|PNG
service level: standard|express|next day|economy
dock/door type/kind: inbound|outbound|both
direction: inbound|outbound
role: picker|packer|receiver|supervisor|driver
shift: early|late|night
access level: operator|lead|manager

about manufacturing
work/production/job order type/kind/status, order type: standard|rework|prototype|maintenance
status, state, order/operation status/state [noun order workorder operation job batch]: completed|released|in progress|planned|on hold
operation/process/step type/kind, operation: milling|turning|welding|assembly|painting|inspection
reason, downtime/stop/scrap/defect reason/cause/type/category [noun downtime stop scrap reject defect]: tool breakage|material shortage|setup|operator error|mechanical failure|out of tolerance
downtime/stop/loss category: planned|breakdown|changeover|minor stop
defect/nonconformance/fault type/class: scratch|dimension|porosity|missing part|crack
disposition, ncr disposition: rework|scrap|use as is|return to supplier
shift: early|late|night
machine/equipment/asset type/class/kind: CNC mill|lathe|press|robot|conveyor
machine/equipment status/state, state/status [noun machine equipment line]: running|idle|setup|down|maintenance
maintenance type/kind: preventive|corrective|predictive
inspection/check/test type/kind: incoming|in-process|final|first article
result, outcome, inspection/quality/test result: pass|fail|rework
severity, class, defect/characteristic class/severity: minor|major|critical
material/part/item type/kind, ^type/kind [noun item part material]: raw material|component|assembly|finished good|consumable
procurement type, source [noun part item material]: make|buy|subcontract
movement type: receipt|issue|transfer|scrap
unit, uom: pcs|kg|m|l
revision: A|B|C|D
priority: normal|high|urgent
planning/scheduling/production strategy/mode/policy/method: make to stock|make to order|kanban|lot for lot
skill/qualification level: trainee|skilled|expert
trigger: schedule|meter reading|condition|manual

about energy
commodity, energy/meter/utility/service type, ^type [noun meter]: electricity|gas|water|heat
tariff, tariff/rate type/zone/period/band: peak|off-peak|standard|night
direction, energy/flow/reading direction: import|export
quality, reading quality/type/status, ^type [noun reading]: actual|estimated|substituted
source, reading/data source: smart meter|manual|estimated|import
phase: L1|L2|L3
status, state [noun meter point connection]: active|disconnected|planned|removed
status, state [noun outage]: restored|active|planned
cause, outage/fault cause/reason: storm|equipment failure|tree contact|animal|planned work|cable damage
voltage level, level: LV|MV|HV
asset/equipment type/kind/class: transformer|switchgear|cable|overhead line|meter
fuel, technology, generation/plant/source type/technology: solar|wind|hydro|gas|battery
connector/plug/charger type/standard: CCS|Type 2|CHAdeMO
status, charger/charging status/state, state [noun charger connector station]: Available|Charging|Preparing|Faulted|Unavailable
stop/end/termination reason: EVDisconnected|Remote|Local|PowerLoss
billing/payment frequency/interval: monthly|quarterly|annual
customer/contract/connection type/class/segment: residential|commercial|industrial
market, product: day-ahead|intraday|balancing
severity, priority: low|medium|high
mode, operating/inverter/battery mode: self-consumption|grid charge|backup|export

about finance
side, trade/order side: buy|sell
order type/kind: market|limit|stop|stop_limit
status, state, order/trade status/state [noun order trade]: filled|open|partially_filled|cancelled|rejected
time in force, tif: DAY|GTC|IOC|FOK
instrument/asset/security type/class/kind, asset class: equity|bond|etf|fund|option
account/portfolio type/kind: cash|margin|retirement|custody
transaction/posting/entry/cash+flow type/kind: deposit|withdrawal|fee|interest|dividend|transfer
direction, debit credit indicator, dc indicator/flag: D|C
indicator [noun posting entry journal transaction]: D|C
frequency, payment/coupon/interest/repayment frequency/interval: monthly|quarterly|semi-annual|annual
rating, credit/risk rating: A|BBB|AA|BB|B
risk class/level/profile/category: low|medium|high
strategy, investment/portfolio strategy: growth|income|balanced|index|value
status, loan status/state [noun loan]: current|paid off|late|defaulted
loan/credit/product type/kind: mortgage|personal|auto|business
purpose, loan purpose: home purchase|refinancing|car|debt consolidation|working capital
day count, day count convention/basis: 30/360|ACT/360|ACT/365
rate type/kind: fixed|variable
settlement type/method/status: T+1|T+2|DVP|FOP
reason, reject/return/decline reason/code: insufficient funds|limit exceeded|invalid account|duplicate
decision: approved|declined|referred
channel, source: online|branch|api|mobile|broker
collateral type/kind: property|vehicle|securities|guarantee
kyc/aml status/level: verified|pending|expired
style, option style/type, option type: call|put
severity, alert type/category: large transfer|unusual pattern|sanctions hit|velocity

about accounting
account type/kind/class/category, ^type/kind/class [noun account]: asset|liability|equity|income|expense
normal balance, balance side/type, debit credit indicator, dc indicator/flag, side, indicator: D|C
journal/voucher/entry/document type/kind, ^type/kind [noun journal voucher entry]: sales|purchase|bank|cash|general
status, state [noun entry voucher journal posting]: posted|draft|reversed
status, state [noun period year]: open|closed|locked
tax type/code/class, vat code/class: standard|reduced|zero|exempt
depreciation/amortization method: straight-line|declining balance|units of production
source, entry/posting source, origin [noun journal posting voucher]: manual|invoice|bank import|payroll|depreciation
period type/kind: month|quarter|year
frequency, recurrence: monthly|quarterly|yearly
payment terms: net 30|net 14|due on receipt
reconciliation/match status/type/method: matched|unmatched|partial
expense type/category: travel|office supplies|rent|software|utilities

about bank
card type/kind, ^type/kind [noun card]: debit|credit|prepaid|virtual
status, card status/state, state [noun card]: active|blocked|expired|lost
channel, transaction/payment channel: pos|atm|online|mobile|branch
entry mode, pos entry mode: chip|contactless|magstripe|ecommerce
direction, credit debit indicator: debit|credit
indicator, debit credit indicator, dc indicator: D|C
transaction/payment type/kind: transfer|card payment|cash withdrawal|direct debit|salary
account type/kind: checking|savings|joint|business
scheme, card/payment scheme: Visa|Mastercard|Amex|SEPA
frequency, standing order frequency: monthly|weekly|quarterly
reason, block/reject/return/dispute/close reason: lost card|suspected fraud|insufficient funds|customer request|wrong account number
status [noun transfer payment transaction]: booked|pending|rejected|returned

about insurance
policy/product/insurance type/kind/line, line of business, ^type/kind [noun policy product]: motor|home|travel|liability|life
claim type/kind: collision|theft|water damage|fire|liability
status, state [noun policy contract]: active|lapsed|cancelled|expired
decision, underwriting decision: accept|refer|decline|accept with surcharge
action [noun rule underwriting]: accept|refer|decline|surcharge
coverage/cover type/level/kind, coverage: third party|partial|comprehensive
reason, cancellation/rejection/decline reason: non-payment|sold vehicle|changed insurer|not covered|late notice
channel, source, distribution/sales channel: broker|online|agent|phone
payment/premium/billing frequency/mode: monthly|quarterly|annual
risk class/level/category: standard|preferred|substandard
cause, cause of loss, peril: collision|storm|water|fire|theft
relationship, beneficiary type: spouse|child|parent|estate
endorsement/change/transaction type/kind: new business|renewal|mid-term change|cancellation
occupancy, use, vehicle/property use: private|business|rented
severity: minor|moderate|major|total loss

about property
unit/property/building type/kind: apartment|house|studio|office|retail
status [noun unit property listing], unit/property/listing status: occupied|available|under offer|let|sold
status, lease status/state [noun lease tenancy]: active|expired|notice given|draft
lease/contract/tenancy type/kind: fixed-term|open-ended|short-term
listing/offer/deal type/kind: sale|rent
maintenance/request/issue/work order category/type, category [noun maintenance request work order]: plumbing|electrical|heating|appliance|lock|general
priority, urgency: normal|low|high|emergency
charge/fee/payment type/kind: rent|deposit|utilities|late fee
heating, heating type: gas|district heating|heat pump|electric
energy class/rating: A|B|C|D|E
furnishing, furnished: furnished|unfurnished|part furnished
condition: new|renovated|good|needs work
source, lead source: portal|website|referral|walk-in|sign
inspection type/kind: move-in|move-out|routine|annual
reason, move out/termination/notice reason: job change|bought a home|rent too high|more space|end of term
orientation, exposure, facing: south|east|west|north
ownership, tenure: freehold|leasehold|condominium
parking, parking type: garage|street|underground|none
frequency, payment/rent frequency: monthly|weekly|quarterly

about construction
project/contract type/kind: residential|commercial|infrastructure|renovation
trade, discipline: electrical|plumbing|concrete|carpentry|HVAC|roofing
status, state [noun rfi submittal]: open|answered|approved|revise and resubmit|closed
status, state [noun punch defect issue]: open|in progress|ready for review|closed
status, state, phase, stage, project/construction phase/stage/status [noun project]: planning|excavation|structure|finishes|handover
inspection type/kind: foundation|framing|electrical|final|safety
result, outcome, inspection result: passed|failed|conditional
change/variation type/reason, reason [noun change order variation]: design change|unforeseen ground conditions|client request|error in drawings
reason, delay cause/reason/type [noun delay]: weather|late delivery|labour shortage|permit pending
weather: clear|rain|overcast|wind|snow
priority: normal|high|critical
safety/incident type/category/severity: near miss|first aid|property damage|lost time
drawing/document type/discipline/status: architectural|structural|electrical|as-built
contract/pricing type/method: lump sum|unit price|cost plus
role, party/company type/role: owner|architect|general contractor|subcontractor|engineer
equipment type/kind: excavator|crane|loader|scaffold|generator
response, submittal/review response/action: approved|approved as noted|revise and resubmit|rejected
impact, cost/schedule impact: none|minor|major

about government
application/permit/licence/license type/kind: building|event|parking|trade|demolition
status, state, application/permit/case status/state [noun application permit licence license case petition]: approved|under review|submitted|issued|rejected
decision, outcome: approved|rejected|approved with conditions|withdrawn
reason, decision/rejection/appeal reason: incomplete documents|zoning conflict|eligibility not met|late submission|fee not paid
channel, source, submission/request channel: online|counter|phone|mail|mobile app
category [noun request complaint issue], request/complaint/service/issue category/type: roads|waste|noise|street lighting|water|parks
priority: normal|high|low|emergency
inspection/hearing/meeting type/kind: routine|follow-up|complaint|final
result, inspection result: compliant|violation|follow-up required
document type/kind: ID card|birth certificate|site plan|proof of residence
vote, vote value/result/type, position: yes|no|abstain
stage, phase, status, bill/ordinance stage/status: draft|committee|first reading|second reading|adopted
zone, zoning, zone/land use type/class: residential|commercial|industrial|agricultural
payment/fee status/type: paid|pending|waived
party/applicant/person/entity type/kind: individual|company|association
violation type/category: noise|parking|building without permit|waste|signage
scheme, benefit scheme/type/program: Housing Assistance|Old Age Pension|Student Grant|Child Allowance
level, jurisdiction, government level/tier: local|regional|national
district, ward: North|South|East|West|Central

about law
matter/case type/kind/category, practice area, ^type/kind [noun matter case]: litigation|corporate|family|employment|real estate|criminal
status, state, matter/case status/state [noun matter case]: open|closed|on hold|pending|settled
outcome, result, disposition, case/hearing outcome: settled|dismissed|judgment for plaintiff|judgment for defendant|withdrawn
party role/type, role, client/participant role: plaintiff|defendant|witness|third party|counsel
hearing/event/appearance type/kind: status conference|motion hearing|trial|deposition|mediation
document/filing/pleading type/kind: complaint|motion|brief|exhibit|order
stage, phase, case/matter stage/phase: pleadings|discovery|trial|appeal|settlement
billing/fee/rate type/method/arrangement: hourly|flat fee|contingency|retainer
ruling, decision: granted|denied|granted in part|taken under advisement
privilege, confidentiality: attorney-client|work product|none
priority: normal|high|urgent
reason, adjournment/conflict/closing reason: witness unavailable|settlement talks|counsel conflict|late filing
source, lead/referral source: referral|website|existing client|bar association
court level/type, jurisdiction: district|appeal|supreme|federal
clause/risk type/level: low|medium|high

about hr
employment/contract/job type/kind/status, ^type/kind [noun employment contract]: full-time|part-time|temporary|intern|contractor
status, employee/employment status/state [noun employee staff]: active|on leave|terminated|probation
leave/absence/time+off type/kind, ^type/kind [noun leave absence]: annual|sick|parental|unpaid|study
status, state [noun leave absence request timesheet expense]: approved|pending|rejected|cancelled
reason, leaving/termination/exit/separation reason [noun termination exit employee offboarding]: new job|relocation|end of contract|retirement|dismissal
reason, leave/absence reason [noun leave absence request]: vacation|family matter|medical appointment|illness|moving house
source [noun candidate applicant application], candidate/application/applicant source: referral|job board|linkedin|agency|careers page
decision, recommendation, interview decision/recommendation/result/outcome: hire|no hire|strong hire|hold
interview type/kind/mode/round: phone|video|on-site|technical
shift, shift type/kind: early|late|night|day
work mode/model/arrangement/location type, work type: on-site|hybrid|remote
level, grade, job/career/seniority level/grade: junior|mid|senior|lead
pay/salary/payroll frequency/cycle/interval: monthly|biweekly|weekly
pay/salary/component/earning type/kind: basic|overtime|bonus|housing|transport
rating, performance rating: meets expectations|exceeds expectations|needs improvement|outstanding
training/course type/status/kind: onboarding|safety|compliance|technical
attendance, attendance status: present|absent|late|remote
relationship: spouse|parent|child|sibling
document type/kind: contract|ID card|certificate|payslip
education, education/degree level: bachelor|master|vocational|secondary
method, clock/checkin/attendance method/source: badge|app|web|manual
review/appraisal type/kind/cycle: annual|mid-year|probation|360
scope, visibility: company|department|team
position/vacancy/requisition status/state, status [noun position vacancy job requisition]: open|filled|on hold|closed
region: North|South|East|West

about ecology
status, conservation/iucn/threat status/category: LC|NT|VU|EN|CR
record/observation/basis type/kind, basis of record: HumanObservation|PreservedSpecimen|MachineObservation
life/growth stage, stage, age class: adult|juvenile|subadult|larva
method, survey/sampling/capture/detection method: transect|point count|camera trap|mist net|pitfall trap
habitat, habitat/vegetation type: forest|grassland|wetland|scrub|urban
behavior, behaviour, activity: feeding|flying|resting|singing|nesting
quality, grade, quality/data grade: research|needs_id|casual
rank, taxon/taxonomic rank: species|genus|family|subspecies|order
origin, establishment means: native|introduced|vagrant|uncertain
surface, substrate: soil|grass|rock|sand|asphalt|leaf litter
weather: clear|cloudy|rain|windy|fog
certainty, confidence, identification certainty/qualifier: certain|probable|uncertain
source, data source: field survey|citizen science|museum|literature

about weather
measurement/sensor/reading type/kind: temperature|humidity|pressure|rainfall|wind
condition, weather, conditions, sky: clear|partly cloudy|overcast|rain|fog|snow
wind direction, direction: N|NE|E|SE|S|SW|W|NW
severity, alert/warning level/severity: yellow|orange|red
alert/warning/event type/kind: wind|thunderstorm|snow|frost|flood
quality, quality flag/code, qc flag: good|suspect|missing|corrected
station type/kind: automatic|manual|buoy|airport
source, model, forecast model/source: GFS|ECMWF|ICON|observation
unit: °C|mm|hPa|m/s|%
surface: grass|asphalt|soil|concrete|gravel
status, state [noun station sensor]: active|inactive|maintenance

about library
status, copy/item/book status/state [noun copy item book]: available|on loan|reserved|lost|in repair
status, state [noun loan hold reservation]: returned|active|overdue|ready for pickup
format, material/item/media type/kind/format: hardcover|paperback|e-book|audiobook|DVD
member/patron/borrower/membership type/category: adult|child|student|senior|staff
condition: good|new|worn|damaged
reason, fine/fee reason/type [noun fine fee charge]: overdue|lost item|damage|replacement card
genre: fiction|non-fiction|children|reference|biography
role, contributor role: author|editor|translator|illustrator
acquisition source/method/type, source: purchase|donation|exchange|legal deposit
audience, reading level/age: adult|young adult|children

about museum
object/artwork/item type/kind/category: painting|sculpture|print|ceramics|textile|photograph
movement type/kind/reason, reason [noun movement]: exhibition|loan|conservation|storage|photography
condition, condition rating/status/grade: good|excellent|fair|poor
acquisition method/type/source: purchase|gift|bequest|transfer
loan type/kind/direction, direction [noun loan]: outgoing|incoming
status, object/location status [noun object artwork item]: on display|in storage|on loan|in conservation
exhibition type/kind: permanent|temporary|travelling|online
treatment/conservation type: cleaning|consolidation|repair|framing
role, maker/creator role, attribution: artist|attributed to|workshop of|after
ticket/visitor/admission type/category: adult|reduced|child|group|member

about charity
donation/gift/pledge type/kind, ^type/kind [noun donation gift pledge]: one-time|recurring|in kind|legacy
frequency, interval, giving frequency: monthly|yearly|quarterly|one-time
method, channel, payment/giving method/channel: card|bank transfer|direct debit|cash|cheque
donor/supporter/constituent type/kind: individual|company|foundation|trust
fund, designation, purpose, fund name/type: general|emergency relief|education|building|health
status, state [noun pledge grant]: active|fulfilled|lapsed|pending
status, state [noun volunteer]: active|inactive|applied
campaign/appeal type/kind, source [noun donation gift pledge donor]: mailing|event|online|telephone|face to face
volunteer role, role: driver|fundraiser|mentor|event helper|board member
skill, interest: first aid|driving|languages|fundraising|IT
program/project type/area: education|health|food aid|shelter
recognition/giving level/tier: bronze|silver|gold|platinum

about events
ticket type/kind/category/class, ^type/kind [noun ticket]: regular|early bird|VIP|student|group
status, state, registration/ticket/attendee status/state [noun registration ticket attendee order]: confirmed|checked in|cancelled|waitlisted
status, state [noun event]: published|draft|completed|cancelled
event type/kind/format, ^type/kind/format [noun event]: conference|workshop|meetup|concert|webinar
session type/kind/format, ^type/kind/format [noun session talk]: keynote|talk|workshop|panel|lightning talk
track: Engineering|Design|Product|Business|Community
level, session/audience level: beginner|intermediate|advanced
sponsor/sponsorship level/tier/type, tier [noun sponsor]: gold|silver|bronze|platinum
role, attendee/participant role/type: attendee|speaker|sponsor|organizer|press
checkin/scan/entry method/type/result, method: qr_code|manual|badge
mode, attendance/delivery mode/type: in_person|online|hybrid
source, registration source, channel: website|email|social|partner|box office
section, seating section, zone, area: stalls|balcony|circle|box
discount/promo type: percentage|fixed
visibility, access: public|private|unlisted
refund/cancel/cancellation reason: cannot attend|event postponed|duplicate order|illness
dietary/meal preference/option: none|vegetarian|vegan|gluten-free
room setup/layout, setup, layout: theatre|classroom|boardroom|cabaret
recurrence, frequency: none|weekly|monthly|daily

about religion
service/event/meeting type/kind: Sunday service|prayer meeting|youth group|wedding|funeral
member/membership status/type: member|visitor|regular attender|inactive
donation/offering/gift type/kind/category, fund: tithe|offering|building fund|missions
sacrament/ceremony/record type/kind: baptism|confirmation|marriage|funeral
role, ministry role, position: pastor|elder|deacon|choir|usher|youth leader
ministry, group type: choir|youth|children|outreach|hospitality
method, payment/giving method: cash|card|bank transfer|cheque
attendance type/kind: adult|child|online|visitor
family/household role: head|spouse|child|other

about space
mission type/kind: earth observation|communications|science|navigation|technology demo
status, state, phase, mission/satellite status/phase/state: operational|launched|commissioning|decommissioned|planned
orbit, orbit type/class/regime: LEO|SSO|MEO|GEO|HEO
instrument/payload type/kind: imager|radar|spectrometer|magnetometer|camera
band, frequency/downlink/uplink band: S-band|X-band|UHF|Ka-band
command status, status [noun command]: executed|uplinked|queued|failed
mode, spacecraft/attitude/operating mode: nominal|safe|detumbling|sun pointing
outcome, launch outcome/result/status: success|failure|partial failure
maneuver/burn type/kind: orbit raise|collision avoidance|station keeping|deorbit
severity, event level: info|warning|critical
direction, pass direction: ascending|descending
subsystem: power|thermal|ADCS|comms|payload|propulsion

about telecom
service/plan/product/subscription type/kind: prepaid|postpaid|data|fibre|voice
call/event/record/usage/cdr type/kind: voice|sms|data|mms
direction: outgoing|incoming
status, sim/line/subscriber status/state, state [noun sim line subscriber subscription]: active|suspended|inactive|barred
network/technology/access type, technology, generation, rat: LTE|5G|UMTS|GSM|FTTH
site/tower/structure type/kind: macro|micro|indoor|rooftop
reason, termination/release/suspension/churn/porting reason/cause: non-payment|customer request|lost SIM|fraud|moved abroad
porting/order/request type/status: port in|port out|activation|upgrade
zone, roaming zone: home|EU|world|national
severity, alarm severity: minor|major|critical|warning
unit, usage/rating unit: minute|SMS|MB|event
sector, polarization: A|B|C
time band/period, tariff period: peak|off-peak|weekend
payment/recharge/topup method/channel: voucher|card|app|retail

about vehicles
vehicle/body type/class/kind/style, body: sedan|SUV|hatchback|van|estate|truck
fuel, fuel type: diesel|petrol|electric|hybrid
transmission, gearbox: automatic|manual
status, vehicle status/state, state [noun vehicle car]: available|rented|in service|reserved|retired
service/maintenance/repair/job type/kind: oil change|inspection|brakes|tyres|annual service
damage/incident/accident type/kind: scratch|dent|windscreen|flat tyre|collision
severity: minor|moderate|major
position, damage/tyre position/location: front left|front right|rear left|rear right
trip/usage/rental type/purpose/kind, purpose: business|private|delivery|commute
status, state, rental/booking status/state [noun rental booking reservation]: returned|active|reserved|cancelled
inspection type/result, result: passed|failed|advisory
event, event/alert type/kind [noun event alert telematics]: speeding|harsh_braking|idling|ignition_on|geofence_exit
licence/license class/category: B|C|CE|A|D
insurance/cover type: comprehensive|third party|collision waiver
ownership, ownership/acquisition type: owned|leased|financed
source, reading source: gps|odometer|manual|obd
condition: good|excellent|fair|damaged
drive, drivetrain: fwd|rwd|awd

about advertising
status, state, campaign/ad/creative status/state: active|paused|pending_review|rejected|completed
ad/creative/format type/kind, format, ^type [noun creative ad]: banner|video|native|audio
pricing/bid/billing model/type/strategy: CPM|CPC|CPA|flat
objective, goal: awareness|clicks|conversions|reach
targeting/audience type/kind: geo|device|interest|retargeting
position, placement, ad/placement position/type: above_fold|sidebar|in_feed|footer|interstitial
device, device type: desktop|mobile|tablet|ctv
pacing: even|asap|front_loaded
event, event type: impression|click|conversion|view
reason, rejection reason: misleading claim|low image quality|broken landing page|restricted content
match type: broad|phrase|exact
`;
