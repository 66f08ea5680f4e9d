/** States, kinds and small closed sets. Labels that the database declares replace these (columns/labels). */
export const states = `
status/state | text | by amount price total quantity paid fee; plus -2 => values values=["completed","pending","cancelled","failed"] weights=[82,9,6,3]
status/state/lifecycle | text enum | plus -3 => values values=["active","inactive","pending","archived"] weights=[78,10,8,4]
phase | text enum | plus -3 => values values=["planned","in_progress","completed"] weights=[20,34,46]
status/state/phase/stage | int => number.code max=4
order/purchase status/state, purchase/sales order status | text enum => life.state vocabulary=order
payment/charge/transaction/payout/refund/transfer/settlement status/state | text enum => life.state vocabulary=payment
payment status | text | of order booking invoice reservation purchase sale ticket registration; plus 2 => values values=["paid","pending","refunded","failed"] weights=[81,11,5,3]
invoice/bill/statement status/state | text enum => life.state vocabulary=invoice
subscription/membership/plan/license/contract/policy status/state | text enum => life.state vocabulary=subscription
policy/contract status/state | text | plus 1 => values values=["active","expired","pending","cancelled","lapsed"] weights=[64,18,8,7,3]
user/member/account/customer/employee/profile/person/vendor/supplier/client/staff/student/teacher/patient/driver/tenant/organization/company/merchant/agent status/state | text enum => life.state vocabulary=account
user/member/account/customer/vendor/supplier/client/driver/tenant/organization/company/merchant/agent status | text | plus 1 => values values=["active","pending","suspended","closed"] weights=[87,7,3,3]
employee/staff status, employment status | text | plus 2 => values values=["active","on_leave","terminated","probation"] weights=[84,4,8,4]
student status, enrollment status | text | plus 2 => values values=["enrolled","completed","withdrawn","pending"] weights=[55,36,6,3]
patient status | text | plus 2 => values values=["active","discharged","inactive","deceased"] weights=[62,27,9,2]
job/task/run/build/worker/process/pipeline/execution/workflow/deployment/sync/import/export/batch/backup/scan/migration/upload status/state | text enum => life.state vocabulary=job
ticket/issue/case/incident/complaint/bug/report/dispute/alert/defect status/state | text enum => life.state vocabulary=ticket
task/todo/story/card/item status | text | of project board sprint assignee todo kanban checklist task; plus 1 => values values=["todo","in_progress","in_review","done","blocked"] weights=[18,16,8,54,4]
project/campaign/initiative status | text => values values=["planned","active","on_hold","completed","cancelled"] weights=[14,41,7,33,5]
claim status/state | text => values values=["submitted","under_review","approved","paid","rejected","closed"] weights=[7,11,14,45,9,14]
post/article/page/content/document/draft/story/news/video/product/listing/entry/review/comment/course/template/chapter/lesson status/state | text enum => life.state vocabulary=content
product/item status | text | plus 2 => values values=["active","draft","archived","out_of_stock"] weights=[82,6,7,5]
comment/review status | text | plus 2 => values values=["approved","pending","rejected","spam"] weights=[86,6,3,5]
email/message/notification/sms/mail/delivery/webhook/newsletter status/state | text enum => life.state vocabulary=message
delivery status | text | of order shipment delivery parcel; plus 3 => life.state vocabulary=shipment
shipment/parcel/package/tracking/shipping/fulfillment status/state | text enum => life.state vocabulary=shipment
booking/reservation/appointment/visit/event/session/meeting/rental/trip/ride/stay/lesson status/state | text enum => life.state vocabulary=booking
appointment/visit status | text | plus 2 => values values=["scheduled","confirmed","completed","cancelled","no_show"] weights=[9,8,70,9,4]
flight/train/bus status | text | plus 2 => values values=["landed","scheduled","on_time","delayed","boarding","cancelled"] weights=[64,14,8,8,3,3]
application/candidate/applicant/lead/deal/opportunity/quote/proposal/registration status/state/stage | text enum => life.state vocabulary=funnel
candidate/applicant/application/recruitment status/stage | text | not by loan amount interest income credit permit parcel visa premium rate cents tenure mortgage scheme fee appeal refusal objection land zoning; plus 2 => values values=["applied","screening","interview","offer","hired","rejected"] weights=[22,16,14,5,11,32]
quote/proposal/estimate status | text | plus 2 => values values=["draft","sent","accepted","declined","expired"] weights=[9,21,44,18,8]
invitation/invite/friend/friendship/connection status | text => values values=["accepted","pending","declined"] weights=[76,18,6]
leave/absence/expense/request/timesheet/approval status | text => values values=["approved","pending","rejected"] weights=[80,13,7]
host/server/node/device/service/sensor/machine/instance/monitor/gateway/meter status/state | text => values values=["online","offline","maintenance","degraded"] weights=[89,6,3,2]
check/probe/health status/state | text => values values=["ok","warning","critical","unknown"] weights=[92,4,2,2]
room/bed/table/seat/apartment/unit/desk/slot status | text => values values=["available","occupied","reserved","maintenance"] weights=[52,36,8,4]
vehicle/car/truck/bike/equipment/asset/tool status | text => values values=["available","in_use","maintenance","retired"] weights=[58,31,8,3]
book/copy status | text | of book copy library; plus 3 => values values=["available","on_loan","reserved","lost"] weights=[68,25,5,2]
loan status | text | by book member borrower due returned; plus 3 => values values=["returned","active","overdue","lost"] weights=[78,15,6,1]
loan status | text | by principal interest amount rate term; plus 2 => values values=["active","paid_off","defaulted","pending"] weights=[57,33,4,6]
game/match status | text => values values=["finished","scheduled","live","postponed","cancelled"] weights=[78,17,2,2,1]
license/certificate/key/token status | text => values values=["active","expired","revoked"] weights=[81,15,4]
property/listing status | text | of property listing house estate apartment; plus 2 => values values=["for_sale","sold","rented","pending","off_market"] weights=[34,31,22,8,5]
attendance/presence status, attendance | text => values values=["present","absent","late","excused"] weights=[88,5,5,2]
stock/inventory status | text => values values=["in_stock","low_stock","out_of_stock"] weights=[82,11,7]
kyc/verification/identity/background+check status | text => values values=["verified","pending","rejected","not_started"] weights=[76,11,4,9]
sync/import/processing/upload/indexing status | text => values values=["synced","pending","failed"] weights=[92,5,3]
approval status/state | text => values values=["approved","pending","rejected"] weights=[80,13,7]
read/seen status | text => values values=["read","unread"] weights=[70,30]
http/response status/code, status code, response status code, http status code, http/response code | int text => values values=[200,201,204,301,304,400,401,403,404,429,500,503] weights=[84,4,2,1,2,1.5,1,0.7,3,0.3,0.4,0.1]
^status, request status | text | of request; not of http api access webhook log; not by path url uri endpoint method duration => values values=["pending","approved","rejected"] weights=[34,50,16]
status | int text | of request api access http webhook call hit; by path url uri endpoint method; plus 6 => values values=[200,201,204,301,304,400,401,403,404,429,500,503] weights=[84,4,2,1,2,1.5,1,0.7,3,0.3,0.4,0.1]
exit/return code, exit status | int => values values=[0,1,2,137,143] weights=[92,5,1,1,1]
error/failure/decline/reason/rejection code, sqlstate, errno | text int => code.error null=0.85
marital/civil status, marital | text enum int => person.maritalStatus
condition | text => values values=["new","like new","good","fair","poor"] weights=[38,17,28,12,5]
conclusion/outcome/result/verdict/decision/resolution/disposition | text enum => enum.outcome
result | text | of match game; plus 4 => values values=["win","loss","draw"] weights=[40,38,22]
result | text | of test lab exam; plus 4 => values values=["normal","abnormal","negative","positive","inconclusive"] weights=[55,14,20,9,2]
reason/cause, reason text/description, ... reason, reason for ... | text | by order price amount total refund cart booking invoice payment customer; plus -1 => text.reason null=0.5
reason/cause, reason text/description, ... reason, reason for ... | text | plus -3 => values null=0.5 values=["on request","no longer needed","duplicate","incorrect data","scheduled","other"] weights=[30,20,14,14,14,8]
reason, reason code | int => number.code
reason | enum => values
# kinds
event type/name, event, action, activity, operation, command, verb, webhook event, activity type, topic | text | of event log audit activity webhook analytics tracking history notification outbox; plus 2 => code.eventName
event type/name | text => code.eventName
action/operation/verb | text | of audit log history trail version; plus 4 => code.auditAction
operation | text => code.auditAction
action | text | by actor user ip entity resource target object before after changes details performed; plus -1 => code.auditAction
action | text | plus -2 => values values=["notify","none","review","block"] weights=[40,30,18,12]
payment/pay method/type/mode/option/channel/provider, payment method type/name, method of payment, tender, tender type, payment instrument | text enum int => finance.paymentMethod
method, type | text | of payment transaction payout; plus 3 => finance.paymentMethod
card/cc brand/type/network/scheme, card issuer | text => finance.creditCardIssuer
brand, network | text | of card; plus 4 => finance.creditCardIssuer
account type/kind | text => enum.accountType
device/client type, device, device kind | text => internet.device
platform/os | text | of device session app install user visit analytics pageview; plus 2 => internet.os
platform | text => values values=["web","ios","android","desktop"] weights=[52,22,22,4]
address type/kind, phone type/kind/label, email type, contact type, type of address | text => enum.contactType
type/kind/label | text | of address phone contact email; plus 2 => enum.contactType
transaction/entry/movement/posting/ledger type/kind/direction | text => enum.entryType
transaction type | text | of account bank wallet card; plus 3 => finance.transactionType
stock/inventory movement/transaction/adjustment type, movement type | text => values values=["receipt","sale","transfer","adjustment","return"] weights=[27,48,13,7,5]
customer/client/user/member/account/organization/company type/tier/segment/level/class, membership type/level, loyalty tier | text => enum.tier
customer/client type | text | plus 2 => values values=["individual","business"] weights=[72,28]
product/item/article type/kind/class/group/line/family | text => commerce.category
room/bed type/category/class | text => values values=["Single","Double","Twin","Suite","Family","Deluxe"] weights=[24,34,14,10,8,10]
room type | text | of school university office hospital clinic campus; plus 4 => values values=["lecture hall","seminar room","laboratory","office","ward","meeting room"]
property/unit/listing/house/building/real+estate/housing type/category | text => property.term
vehicle/car/truck/body/fleet type/category/class, body style | text => values values=["sedan","suv","hatchback","van","pickup","coupe","wagon"] weights=[28,26,16,10,9,5,6]
relation/relationship/link/association type/kind, relationship | text => enum.relation
relationship, relationship to ..., relation | text | of emergency contact dependent guardian family next beneficiary kin; plus 3 => values values=["spouse","parent","child","sibling","friend","guardian"] weights=[32,24,18,12,10,4]
question/field/input/widget/control type, form field type | text => enum.fieldType
question type | text | plus 2 => values values=["multiple_choice","single_choice","true_false","short_answer","essay"] weights=[38,24,14,17,7]
data/value/column/attribute/metric type | text => enum.dataType
metric/aggregation type/name, aggregation | text => values values=["sum","avg","count","min","max"] weights=[34,24,26,6,10]
metric, metric name/key | text => values values=["cpu_usage","memory_usage","request_count","error_rate","latency_p95","disk_free","queue_depth","active_users"]
notification/message/mail/alert/communication channel, channel | text | => enum.channel
notification/message type/kind | text => values values=["order_update","reminder","message","security","promotion","system"] weights=[30,20,20,8,12,10]
token/grant/credential/challenge/factor/auth/authentication type/method, mfa/login/sign+in method/type | text => enum.auth
leave/absence/time+off type | text => hr.leaveType
employment/contract/work/worker/job type, employment status, employee type | text => hr.employmentType
shift type, shift, shift name | text => values values=["morning","afternoon","night"] weights=[45,35,20]
job/task/worker/handler/activity/workflow type/kind/name | text => code.jobName
entity/object/model/resource/subject/target/record/item/owner/source/trackable/auditable/loggable/notifiable/commentable/likeable/attachable/taggable/imageable/reference/parent type/kind/class/table | text => values values=["User","Order","Product","Invoice","Comment"] weights=[34,26,20,12,8]
document/doc type/category, type of document | text => values values=["invoice","contract","report","certificate","letter","form"] weights=[30,20,20,10,10,10]
identity/identification document type, id type, document type | text | by passport national nationality id number; plus 3 => values values=["passport","national_id","driver_license"] weights=[48,34,18]
media/file/attachment/asset type/kind | text => values values=["image","document","video","audio"] weights=[62,23,11,4]
event/meeting/session/activity type/category/kind | text | by venue location start capacity date ticket; plus 4 => values values=["conference","workshop","meetup","webinar","concert","exhibition"] weights=[20,24,22,18,10,6]
appointment/visit/consultation/encounter/admission type/kind | text => values values=["check-up","follow-up","consultation","emergency","vaccination"] weights=[32,30,24,8,6]
test/exam/assessment type | text => values values=["quiz","midterm","final","assignment","practical"] weights=[36,18,18,20,8]
assignment/coursework type | text => values values=["homework","project","essay","lab"] weights=[48,22,18,12]
order/sale/purchase type | text => values values=["online","in_store","phone","subscription"] weights=[68,20,5,7]
discount/coupon/promotion/voucher/reward type, discount kind | text => values values=["percentage","fixed_amount","free_shipping"] weights=[62,30,8]
fee/charge type | text => values values=["service","late","processing","cancellation"] weights=[48,20,22,10]
tax type | text => values values=["standard","reduced","zero","exempt"] weights=[72,16,7,5]
expense type/category | text => values values=["travel","meals","accommodation","supplies","software","training"] weights=[30,24,18,12,10,6]
alert/alarm/fault/incident type/kind/category/name | text => values values=["threshold","offline","error","low_battery","maintenance"] weights=[38,22,22,12,6]
sensor/probe/meter type/kind | text => values values=["temperature","humidity","pressure","motion","light","co2"] weights=[32,22,14,14,10,8]
device/equipment/machine/asset/hardware type/category | text | of device equipment machine asset sensor iot inventory hardware; plus 2 => values values=["sensor","gateway","camera","meter","controller","display"] weights=[38,14,14,14,12,8]
animal/pet type/species, species | text | of animal pet patient vet; plus 4 => values values=["dog","cat","rabbit","bird","hamster"] weights=[46,36,8,6,4]
maintenance/service/repair/inspection/work+order type | text => values values=["preventive","corrective","inspection","replacement"] weights=[44,30,18,8]
content/post/article/page type/kind/format | text => values values=["article","video","guide","news","podcast"] weights=[48,16,16,14,6]
content type | text | by file size filename mime path url; plus 4 => system.mimeType
campaign type/channel | text => values values=["email","search","social","display","affiliate"] weights=[36,24,22,12,6]
integration/connector/source/destination type | text => values values=["webhook","rest_api","csv_import","postgres","s3"] weights=[30,28,18,14,10]
plan/subscription type/interval, plan interval | text => values values=["monthly","yearly"] weights=[68,32]
trip/ride/journey type | text => values values=["one_way","round_trip"] weights=[58,42]
blood type/group | text enum => health.bloodType
meal type/plan | text => values values=["breakfast","lunch","dinner","snack"] weights=[24,32,34,10]
workout/exercise/training type/category | text => values values=["strength","cardio","mobility","interval"] weights=[38,36,14,12]
muscle group, body part | text => values values=["legs","back","chest","shoulders","arms","core"]
ticket/pass/admission type/kind/category | text | of ticket event festival concert pass admission museum; by seat price venue event gate valid; plus 1 => values values=["Regular","Early bird","VIP","Student"] weights=[58,18,9,15]
loan/credit/mortgage type | text => values values=["mortgage","personal","auto","student","business"] weights=[28,34,20,10,8]
feature/flag type | text => values values=["boolean","percentage","variant"] weights=[70,18,12]
rule/condition type | text => values values=["include","exclude"] weights=[74,26]
comparison, comparator | text => values values=["=",">","<",">=","<="] weights=[34,24,16,16,10]
operator | text | of rule condition filter criterion segment search expression alert; plus 2 => values values=["=",">","<",">=","<="] weights=[34,24,16,16,10]
type/kind | text | of event activity log audit webhook; plus 1 => code.eventName
type/kind/category/class/subtype/variant/style/classification | text enum => enum.byNoun noun=@noun
type/kind/category/class/subtype/variant/mode/method/style/classification/theme/group code | int => number.code
^type, ^kind, type id, kind id | int => number.code
# heads with a list of their own
mode/method/strategy/policy/behavior/scheme | text enum => enum.byNoun noun=@noun
protocol | text => values values=["https","http","mqtt","ssh","tcp","udp"] weights=[58,12,8,8,8,6]
encoding/charset, character set | text => values values=["utf-8","iso-8859-1","utf-16"] weights=[92,5,3]
algorithm/cipher/alg, hash/signature/signing/encryption algorithm | text => enum.algorithm
environment | text enum => enum.environment
provider | text enum => enum.provider
auth/oauth/identity/login/social/sso provider | text => values values=["google","github","microsoft","apple","email"] weights=[44,18,16,10,12]
provider | text | of identity oauth auth social login account credential; plus 4 => values values=["google","github","microsoft","apple","email"] weights=[44,18,16,10,12]
payment provider/processor/gateway, processor, gateway | text => enum.provider
priority/importance/urgency | text enum => enum.priority
priority/importance/urgency, priority level, prio | int => number.priority
severity, log level, loglevel, severity level | text enum => enum.severity
level | text | of log event audit message; plus 2 => enum.severity
severity | text | of allergy symptom condition diagnosis reaction; plus 4 => values values=["mild","moderate","severe"] weights=[48,36,16]
severity | int => number.level
severity | text | of incident bug issue ticket alert; plus 3 => values values=["low","medium","high","critical"] weights=[38,36,19,7]
level/tier/grade/difficulty/proficiency/star, level number | int => number.level
difficulty/proficiency/seniority, skill level, experience level, ^level, difficulty level | text => values values=["beginner","intermediate","advanced","expert"] weights=[38,36,20,6]
difficulty, difficulty level | text | of question recipe puzzle game level hike trail quiz; plus 4 => values values=["easy","medium","hard"] weights=[44,38,18]
seniority | text | plus 3 => values values=["junior","mid","senior","lead"] weights=[28,38,26,8]
visibility/privacy/audience, access level, sharing | text enum => enum.visibility
access | text => values values=["public","restricted","private"] weights=[46,34,20]
role, user/member/account/team/project/workspace/membership role | text enum => enum.role
direction | text enum => values values=["inbound","outbound"] weights=[54,46]
gender/sex | text enum int => person.sex
mpaa/age/content/parental rating, rating | text enum | of film movie show; plus 3 => values values=["G","PG","PG-13","R"] weights=[15,30,33,22]
rank/ranking/place/standing/seed | int => number.position
position/pos/sort/ordering/ordinal, sort/display/menu/order/item/list/line order/index/position/number/key/no, order index/no/number, ord, seqno, sequence number, order, rank order, child order, track/disc/step/page/chapter/episode/lesson/question/season/volume/issue/stop/lap/round/slide number/no/index, step, index, step order | int => number.position
order | int | plus 4 => number.position
position/index/rank/ordering/sort/order/sequence | num => number.position
depth, nesting/tree/indent level, generation | int => values values=[0,1,2,3] weights=[30,40,22,8]
^lft/rgt/left/right | int | of tree node category page menu comment; plus 4 => number.position
path, tree path, ancestry, lineage, materialized path, breadcrumb | tree => tree.path
mood/feeling/emotion/sentiment | text => enum.mood
sentiment | text | plus 3 => values values=["positive","neutral","negative"] weights=[52,32,16]
orientation | text => values values=["landscape","portrait","square"] weights=[58,32,10]
alignment | text => values values=["left","center","right"] weights=[58,32,10]
theme, color/default theme, appearance, ui theme | text => values values=["light","dark","system"] weights=[44,26,30]
weather, weather condition, sky, forecast | text => values values=["clear","cloudy","rain","snow","fog"] weights=[38,34,18,5,5]
license, license type, spdx id, license name | text | of package crate repository version software module dataset asset image font project plugin; plus 4 => values values=["MIT","Apache-2.0","BSD-3-Clause","GPL-3.0","MPL-2.0","ISC"] weights=[46,26,10,9,4,5]
license class, license category/type | text | of driver license vehicle; plus 2 => values values=["B","A","C","D","BE"] weights=[72,10,10,4,4]
aisle, wing, zone | text => code.spot
unit, unit of measure, units, measure unit, unit code/label/name/symbol, measurement unit | text enum => values values=["pcs","kg","box","l","m","set"] weights=[52,16,12,8,7,5]
unit, unit of measure, units | text | of sensor reading measurement telemetry metric; plus 4 => values values=["°C","%","hPa","ppm","V","lux"] weights=[34,22,14,12,10,8]
unit, unit of measure | text | of lab test result observation vital; plus 4 => values values=["mg/dL","mmol/L","g/dL","%","U/L","mmHg"]
unit, unit of measure | text | of recipe ingredient; plus 4 => values values=["g","ml","tbsp","tsp","cup","piece"] weights=[34,20,14,14,10,8]
distance/weight/height/temperature/volume unit, unit system, measurement system | text => values values=["metric","imperial"] weights=[66,34]
weight unit | text | plus 3 => values values=["kg","g","lb"] weights=[58,24,18]
dimension/length/size/height/distance unit | text | plus 2 => values values=["cm","mm","m","in"] weights=[52,20,16,12]
join rule/rules, history visibility, guest access | text => values values=["public","invite","private"] weights=[52,38,10]
encryption | text => values values=["none","aes-256-gcm"] weights=[40,60]
medium | text | of threepid contact message; plus 2 => values values=["email","msisdn"] weights=[85,15]
rating | text | len<=1; of post image media; plus 4 => values values=["g","s","q","e"] weights=[46,34,14,6]
format | text | => values values=["pdf","html","csv","txt"] weights=[44,26,20,10]
features | text | of crate package dependency => text.tags
drug/medication/medicine class/category | text => values values=["antibiotic","analgesic","antihypertensive","antidiabetic","statin","antihistamine"] weights=[20,24,20,14,12,10]
result/report status | text | of lab test order result; plus 2 => values values=["final","preliminary","pending","corrected"] weights=[78,8,11,3]
state | text | of quest mission task job; plus 1 => values values=["completed","active","failed"] weights=[62,30,8]
presence/online status, status | text | of presence; plus 6 => values values=["online","away","busy","offline"] weights=[38,18,12,32]
loan status | text | by copy member book; plus 4 => values values=["returned","active","overdue","lost"] weights=[78,15,6,1]
message/chat kind/type | text | of message chat; plus 2 => values values=["text","image","file","system"] weights=[84,8,4,4]
channel kind/type | text | of channel conversation; plus 3 => values values=["public","private","direct"] weights=[58,26,16]
notification level/setting/preference | text => values values=["all","mentions","none"] weights=[52,38,10]
delivery mode | text | of training course class workshop; plus 4 => values values=["online","classroom","blended"] weights=[48,36,16]
account type | text | by provider token oauth; plus 4 => values values=["oauth","credentials","email"] weights=[72,16,12]
type | text | of account; by provider token; plus 6 => values values=["oauth","credentials","email"] weights=[72,16,12]
release/update/distribution channel, channel | text | of release firmware version build update app; plus 3 => values values=["stable","beta","nightly"] weights=[76,18,6]
chat channel, channel | text | of chat message player; plus 2 => values values=["global","guild","party","trade","whisper"] weights=[38,24,16,12,10]
tier, rank | text | of leaderboard player season league ranking; plus 3 => values values=["Bronze","Silver","Gold","Platinum","Diamond"] weights=[32,30,22,11,5]
slot, equipment slot | text | of item template armor equipment weapon; plus 3 => values values=["head","chest","legs","hands","feet","weapon","ring"]
item/weapon type | text | of item template; in game; plus 5 => values values=["weapon","armor","consumable","quest","material"] weights=[30,30,18,10,12]
game/match mode, mode | text | of match game; plus 3 => values values=["ranked","casual","tournament","custom"] weights=[46,38,6,10]
map, biome, map name | text | => values values=["Frozen Pass","Sunken Ruins","Ember Fields","Old Harbor","Crystal Caves","Whispering Forest"]
biome | text | plus 2 => values values=["forest","desert","tundra","swamp","mountain","coast"]
store, app store, purchase platform | text | of purchase receipt; plus 2 => values values=["steam","app_store","google_play","web"] weights=[38,24,22,16]
asset type/kind | text | of asset equipment; by brand model serial; plus 4 => values values=["laptop","monitor","phone","keyboard","headset","desk"] weights=[36,22,18,8,8,8]
task/chore type | text => values values=["cleaning","inspection","repair","restock","review"] weights=[38,22,18,12,10]
document/doc type | text | of claim; plus 4 => values values=["photo","police report","invoice","estimate","statement"] weights=[38,14,24,14,10]
protocols, supported protocols | array => array element={"kind":"values","parameters":{"values":["mqtt","http","coap","lora","zigbee","modbus"]}} min=1 max=3
construction/building/wall material, construction type | text => values values=["brick","concrete","timber frame","steel","stone"] weights=[42,26,16,8,8]
roof type/material | text => values values=["tile","slate","metal","flat","shingle"] weights=[42,16,14,16,12]
flood/risk/hazard zone | text => values values=["A","B","C","X"] weights=[8,14,24,54]
occupancy, occupancy type/status | text => values values=["owner occupied","rented","vacant","holiday home"] weights=[62,28,4,6]
usage, vehicle usage, use type | text | of vehicle car policy; plus 3 => values values=["private","commute","business","pleasure"] weights=[46,32,14,8]
parking | text | of vehicle car property listing; plus 2 => values values=["garage","street","driveway","carport"] weights=[34,28,28,10]
visa/work permit status | text => values values=["citizen","permanent resident","work visa","student visa"] weights=[72,12,12,4]
candidate/applicant source, source | text | of candidate applicant application; plus 4 => values values=["linkedin","referral","careers page","agency","job board"] weights=[34,24,20,10,12]
review/appraisal period | text => values values=["2024-H1","2024-H2","2025-H1","2025-H2"] weights=[20,24,28,28]
edition | text | of book; plus 5 => values values=["1st","2nd","3rd","4th","Revised"] weights=[54,22,12,6,6]
shift/office timing/timings, shift hours | text => values values=["09:00–17:00","08:00–16:00","13:00–21:00","10:00–18:00"] weights=[42,26,18,14]
lease/room/booking/reservation source | text | of booking reservation; plus 3 => values values=["website","booking platform","phone","walk-in","travel agent"] weights=[42,30,12,8,8]
booking source/channel, reservation source/channel | text | plus 4 => values values=["website","booking platform","phone","walk-in","travel agent"] weights=[42,30,12,8,8]
injection/administration site, site | text | of immunization vaccination injection; plus 4 => values values=["left arm","right arm","left thigh","right thigh"] weights=[52,36,6,6]
soil type, soil | text => values values=["loam","clay","sandy","silt","peat","chalk"] weights=[34,24,18,12,6,6]
irrigation, irrigation type/method | text => values values=["drip","sprinkler","rainfed","furrow"] weights=[32,26,32,10]
crop, crop name/type | text => values values=["wheat","maize","tomato","potato","barley","soybean","coffee","rice","sunflower"] weights=[18,16,12,12,10,10,8,8,6]
variety, cultivar | text => values values=["Roma","Golden Delicious","Desiree","Arabica","Durum","Basmati","Cherry","Early White"]
freight class | text => values values=["50","70","85","92.5","100","125"] weights=[14,24,22,14,18,8]
transport/shipping/freight mode, mode | text | of shipment freight transport load route; plus 3 => values values=["LTL","FTL","air","ocean","rail","parcel"] weights=[32,28,10,12,6,12]
move/movement type, transaction type | text | of stock inventory move warehouse; plus 4 => values values=["receipt","pick","putaway","transfer","adjustment"] weights=[26,34,20,14,6]
reason code | text | of stock move return adjustment inventory; plus 3 => values values=["DMG","EXP","CNT","RET","TRF"] weights=[20,14,28,18,20]
warehouse/facility/site type | text => values values=["distribution","cold storage","cross-dock","fulfilment"] weights=[44,16,14,26]
furnished, furnishing | text => values values=["furnished","unfurnished","part furnished"] weights=[32,52,16]
listing kind/type, listing type | text => values values=["sale","rent"] weights=[66,34]
weather conditions, conditions, condition | text | of weather observation forecast; plus 4 => values values=["clear","partly cloudy","overcast","rain","fog","snow"] weights=[34,28,18,14,3,3]
party, political party | text | of election candidate voter; plus 2 => values values=["Progress Party","Civic Union","Green Alliance","Liberal League","Independent","Workers Front"] weights=[28,24,16,16,10,6]
result | text | of election; plus 4 => values values=["won","lost"] weights=[22,78]
episode type | text => values values=["full","bonus","trailer"] weights=[88,8,4]
listing/ticket/issue category, category | text | of ticket support issue helpdesk case; plus 3 => values values=["billing","technical","account","feature request","bug","shipping"] weights=[24,30,18,10,12,6]
product area | text => values values=["checkout","dashboard","mobile app","reporting","integrations","login"]
medium, technique | text | of artwork art painting sculpture; plus 4 => values values=["oil on canvas","watercolour","bronze","photograph","acrylic on board","etching"] weights=[34,16,12,16,14,8]
style, movement, art style | text | of artwork art painting; plus 3 => values values=["Impressionism","Abstract","Realism","Baroque","Modern","Contemporary"]
acquisition method/type | text => values values=["purchase","gift","bequest","loan"] weights=[46,34,12,8]
provenance, credit line, copyright, attribution line | text => values values=["Gift of the family, 1987","Purchased with public funds, 2004","Private collection until 1999","On loan from the city museum","Bequest, 1972"]
exercise, exercise name | text => values values=["Squat","Bench press","Deadlift","Pull-up","Overhead press","Row","Lunge","Plank"] weights=[18,16,16,12,12,12,8,6]
fitness goal, training goal | text => values values=["lose weight","build muscle","improve endurance","stay active","rehabilitation"] weights=[34,30,18,14,4]
trade status, status | text | of trade; by price quantity symbol side; plus 5 => values values=["filled","partially_filled","pending","cancelled"] weights=[82,5,6,7]
fee head/type, charge head | text => values values=["Tuition","Transport","Library","Examination","Hostel","Sports"] weights=[42,16,12,14,10,6]
house | text | of student school pupil; plus 3 => values values=["Red","Blue","Green","Yellow"] weights=[26,26,24,24]
class, standard | text | of student pupil school; plus 3 => values values=["1","2","3","4","5","6","7","8","9","10","11","12"]
vehicle type | text | of courier rider delivery driver; plus 4 => values values=["bicycle","scooter","motorcycle","car","van"] weights=[22,24,32,16,6]
snapshot/order cooking instructions | text => text.note
accessorials, extra services | text => values values=["liftgate","inside delivery","residential","appointment","none"] weights=[20,12,22,18,28]
resolution | text | of ticket story issue bug case incident task defect support; plus 4 => values values=["fixed","done","won't fix","duplicate","cannot reproduce"] weights=[52,26,9,8,5]
resolution | text => text.statement
health, rag status, project health, health status | text => values values=["green","amber","red"] weights=[66,24,10]
risk level, risk rating, churn risk, risk, risk category | text => values values=["low","medium","high"] weights=[58,30,12]
collateral, collateral type, security type | text | of loan credit mortgage => values values=["residential property","vehicle","savings deposit","equipment","none"] weights=[34,28,10,12,16]
fund, fund name, designation | text | of donation gift pledge donor campaign; plus 2 => values values=["General fund","Scholarship fund","Emergency relief","Building fund","Annual appeal"] weights=[44,18,14,12,12]
methodology | text => values values=["Scrum","Kanban","Waterfall","Hybrid"] weights=[46,28,14,12]
loan/credit purpose, purpose | text | of loan credit mortgage; plus 4 => values values=["home purchase","debt consolidation","car","home improvement","education","business"] weights=[30,26,16,14,8,6]
trip/travel purpose, purpose | text | of trip ride mileage travel; plus 4 => values values=["client visit","delivery","commute","airport transfer","site inspection"] weights=[32,28,18,12,10]
lifecycle stage, customer stage | text => values values=["lead","prospect","customer","churned"] weights=[22,18,52,8]
utm medium | text | plus 2 => marketing.medium
utm campaign/term/content | text | plus 2 => text.slug
tournament/bracket format, format | text | of tournament competition league; plus 4 => values values=["single elimination","double elimination","round robin","Swiss"] weights=[44,22,20,14]
petition target, target | text | of petition; plus 4 => location.venueName
abc class, importance class, ^criticality | text | len<=2 => values values=["A","B","C"] weights=[18,34,48]
rating, grade, class, tier, risk grade | text | len<=2; plus 2 => values values=["A","B","C","D"] weights=[34,40,18,8]
ab/test variant, variant, bucket | text | len<=1; plus 2 => values values=["A","B"] weights=[50,50]
security/clearance/threat/access/custody/protection level | text => values values=["low","medium","high","maximum"] weights=[38,36,20,6]
phase | text | of meter electricity connection; plus 4 => values values=["single","three"] weights=[76,24]
cabin, cabin class | text | of passenger flight booking ticket reservation; plus 5 => values values=["economy","premium economy","business","first"] weights=[80,9,9,2]
meal/dietary preference/pref/request/option | text | plus 2 => values values=["standard","vegetarian","vegan","halal","kosher","gluten-free"] weights=[66,14,7,7,2,4]
special assistance, accessibility needs, assistance | text => values values=["none","wheelchair","visual impairment","unaccompanied minor","extra legroom"] weights=[84,8,2,3,3]
crime/offense/incident/charge type, offense, crime, primary type | text | of crime prisoner inmate arrest case incident court police; plus 2 => values values=["theft","burglary","assault","fraud","vandalism","drug possession","robbery"] weights=[30,16,18,12,12,8,4]
weapon, weapon type | text | of crime incident arrest; plus 2 => values values=["none","knife","handgun","blunt object","unknown"] weights=[66,12,8,8,6]
denomination, faith | text => values values=["Catholic","Baptist","Lutheran","Methodist","Orthodox","Non-denominational"] weights=[28,20,16,14,8,14]
temperament | text => values values=["calm","playful","shy","energetic","affectionate","independent"] weights=[22,24,12,20,16,6]
care instructions, washing instructions | text => values values=["Machine wash cold","Hand wash only","Dry clean only","Wash at 30 °C, do not tumble dry","Wipe with a damp cloth"] weights=[38,16,14,24,8]
orbit, orbit type | text => values values=["LEO","MEO","GEO","SSO","HEO"] weights=[52,10,18,16,4]
launch vehicle, rocket | text => values values=["Meridian 5","Halcyon H","Borealis 2","Tern Heavy","Corvus IX","Solstice C"]
view type, view | text | of apartment room property unit hotel; plus 3 => values values=["city","garden","sea","courtyard","street"] weights=[38,22,14,18,8]
move out/leaving reason | text => values values=["relocation","bought a home","rent increase","more space","end of term"] weights=[32,22,18,16,12]
applies to, applicable to | text => values values=["all products","selected categories","first order","subscriptions"] weights=[52,30,12,6]
segment, audience segment, customer segment | text => marketing.segment
size code, size | text | of garment clothing shoe apparel variant style; plus 4 => commerce.size
fabric, material | text | of garment clothing apparel style fashion; plus 4 => values values=["cotton","linen","wool","polyester","viscose","denim","silk"] weights=[38,12,14,18,8,7,3]
preheader, preview text | text => text.tagline
feeder, circuit, transformer | text | => code.spot
age restriction/limit/group, minimum age, min age | text | of event ticket movie venue game show; plus 3 => values values=["all ages","12+","16+","18+","21+"] weights=[48,14,14,20,4]
merchant category, mcc description | text | plus 4 => values values=["groceries","restaurants","fuel","travel","utilities","entertainment","health","clothing"] weights=[26,18,12,8,12,9,7,8]
transaction/banking/payment channel, channel | text | of transaction account bank payment; plus 4 => values values=["online","pos","atm","mobile","branch"] weights=[30,34,14,18,4]
pronouns | text => values values=["she/her","he/him","they/them","she/they"] weights=[46,44,7,3]
class teacher of, homeroom, class | text | of teacher; plus 4 => values values=["5A","6B","7A","8C","9B","10A"]
status, refund status | text | of refund; plus 6 => values values=["completed","pending","rejected"] weights=[84,10,6]
member/membership status, ^status | text | of member membership; by joined fee trainer visit email birth; plus 12 => values values=["active","expired","frozen","cancelled"] weights=[80,10,5,5]
^status, ticket status | text | of ticket; by seat event section barcode holder row venue; plus 14 => values values=["valid","used","cancelled","refunded"] weights=[40,50,6,4]
cart/basket/checkout status, ^status | text | of cart basket checkout; plus 8 => values values=["converted","abandoned","active"] weights=[38,50,12]
refund status | text | not of refund; plus 3 => values values=["none","requested","refunded","rejected"] weights=[93,2,4,1]
`;
