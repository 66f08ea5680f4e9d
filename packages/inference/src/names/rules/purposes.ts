/** Texts and closed lists by what they are for, whatever the trade: instructions, ways, reasons, results, people who did something. */
export const purposes = String.raw`
# people who did or stand for something
by name, by person, by full name | text => person.fullName null=0.2
billed/charged/invoiced/assigned/escalated/addressed/attributed/payable to | text => person.fullName
attributed/credited/delegated/awarded/sold/issued/released/handed/lent/rented/registered/licensed/donated to | text | plus 2 => person.fullName
witness/witnesses/accompanied/attended/led/chaired/taught/coached/translated/narrated/illustrated/nominated/sponsored/endorsed/certified/trained/interviewed/mentored/vetted/cosigned/countersigned/audited/counted/weighed/tasted/brewed/graded/scored/refereed/diagnosed/discharged/admitted/operated/dispensed/collected/picked/packed/loaded/driven/fitted/installed/measured/read/accepted/offered/proposed/seconded/validated/corrected/calendared/checked+out by | text | plus 1 => person.fullName null=0.2
co owner/applicant/borrower/signer/signatory/investigator/author name, co applicant, co borrower, co investigator, principal investigator, pi name, principal, principal name | text => person.fullName
next of kin/emergency/escalation/technical/billing/legal/sales/site/primary/secondary contact person/name | text | plus 2 => person.fullName
in charge, person in charge, point person, project/site/plant/store/branch/fund/portfolio/case/account/program/shift/floor manager/lead/supervisor/head | text | plus 1 => person.fullName
landlord, previous/current landlord, landlord name | text | plus 2 => person.fullName
employer, current/previous/former employer, employer name | text => company.name
carrier/insurer/bank/broker/vendor/agency/lab/laboratory/reseller/installer/manufacturer/maker/publisher/developer company | text => company.name
# how something was done or arrived
reported/confirmed/received/submitted/requested/booked/contacted/notified/sent/ordered/created via/through/by+channel, contact/communication/notification/delivery/reminder/response/reply channel/medium | text => values values=["email","phone","web","sms","in person"] weights=[40,24,20,10,6]
via | text | plus 1 => values values=["web","email","phone","app","api"] weights=[38,26,18,12,6]
how heard, how did you hear, heard about us, heard from, referral/lead/acquisition/enquiry/inquiry/signup/marketing source, referred by source, source of lead/enquiry/referral | text | plus 3 => values values=["search engine","friend or family","social media","advert","walk-in","event"] weights=[34,28,16,10,7,5]
direction | text | of call contact message transfer payment log email flow communication correspondence; plus 3 => values values=["inbound","outbound"] weights=[58,42]
direction | text | len<=3; plus 4 => values values=["IN","OUT"] weights=[52,48]
direction | text | not of weather wind spray flight; not by wind speed latitude => values values=["inbound","outbound","internal"] weights=[48,42,10]
trigger/triggered kind/type/source/by+type, trigger reason | text => values values=["manual","schedule","webhook","api"] weights=[34,28,28,10]
entry/capture/input mode/method | text => values values=["manual","import","scan","api"] weights=[46,22,20,12]
visit/session/meeting/delivery/consultation/teaching/learning/interview/attendance modality/mode/format, modality | text => values values=["in person","online","hybrid"] weights=[52,34,14]
decision | text | by reason application applicant request underwriter reviewer review credit screening committee; plus 1 => values values=["approved","rejected","pending","withdrawn"] weights=[58,20,16,6]
decision | text => values values=["approved","rejected","deferred"] weights=[66,22,12]
outcome, final/overall outcome, test/screening/check/verification/validation/inspection/audit result/outcome | text | plus 1 => values values=["passed","failed","inconclusive"] weights=[82,13,5]
outcome | text | of matter lawsuit litigation dispute; plus 6 => values values=["settled","judgment for client","dismissed","withdrawn","judgment against client"] weights=[48,22,16,8,6]
outcome | text | of call contact visit meeting activity followup; plus 4 => values values=["reached","left voicemail","no answer","call back later","not interested"] weights=[44,20,18,12,6]
conclusion | text | of run check job step workflow suite build; plus 8 => values values=["success","failure","cancelled","skipped"] weights=[84,9,3,4]
certainty, confidence | text => values values=["confirmed","probable","possible","suspected"] weights=[46,28,16,10]
size class/category/band/bracket | text => values values=["small","medium","large"] weights=[34,44,22]
class/category/kind/type | text | len<=2; plus 1 => values values=["A","B","C"] weights=[48,34,18]
eligibility, eligibility status | text => values values=["eligible","not eligible","under review"] weights=[76,14,10]
renewal status | text => values values=["not due","offered","renewed","declined"] weights=[52,16,26,6]
approval status/state | text => values values=["approved","pending","rejected"] weights=[80,14,6]
verification/kyc/background+check/screening/vetting status/state | text | plus 2 => values values=["verified","pending","failed"] weights=[84,12,4]
sync/integration/connection/link status/state | text => values values=["synced","pending","failed"] weights=[90,6,4]
service/subscription/support level/tier | text => values values=["standard","premium","basic"] weights=[52,26,22]
loyalty/membership/member/reward tier/level/status, tier | text | of guest loyalty member customer reward; plus 4 => values values=["bronze","silver","gold","platinum"] weights=[46,30,17,7]
strategy, investment strategy | text | of portfolio fund investment account; plus 4 => values values=["core","core plus","value add","income","growth","opportunistic"] weights=[28,20,18,16,12,6]
strategy | text => values values=["balanced","growth","conservative","aggressive"] weights=[42,26,22,10]
compression, compression type/codec/algorithm | text | not of video audio media stream track; plus 4 => values values=["gzip","zstd","lz4","none"] weights=[46,32,10,12]
encryption, encryption type/algorithm/method, cipher | text => values values=["AES-256-GCM","AES-128-CBC","ChaCha20-Poly1305","none"] weights=[62,14,14,10]
mfa/2+fa/second+factor/verification/otp method/type/channel | text | plus 4 => values values=["totp","sms","webauthn","email","push"] weights=[44,22,14,12,8]
payout/disbursement/settlement/refund/withdrawal method/type/mode | text | plus 3 => values values=["bank transfer","cheque","paypal","card"] weights=[70,14,10,6]
entity type/kind, legal entity type, legal form/structure, business/company/ownership type/structure | text | not of audit activity log history event change version notification comment attachment tag; plus 1 => values values=["individual","company","partnership","trust","non-profit"] weights=[44,38,8,6,4]
fee/pricing/price/billing/rate arrangement/model/structure/basis | text => values values=["hourly","fixed fee","per unit","retainer","percentage"] weights=[44,26,14,10,6]
condition, overall/physical/general/exterior/interior condition | text => values values=["good","excellent","fair","poor","damaged"] weights=[46,24,20,6,4]
occasion, special occasion | text => values values=["birthday","anniversary","business","date night","holiday","none"] weights=[30,18,16,12,6,18]
shape | text | of table room pool; plus 2 => values values=["round","square","rectangular","oval"] weights=[38,32,24,6]
relationship, relationship type/status/to+contact/to+applicant/to+holder/to+insured/to+patient/to+employee/to+primary | text | of contact emergency dependent member guarantor beneficiary driver; plus 2 => values values=["spouse","parent","child","sibling","friend","partner"] weights=[36,22,16,12,8,6]
time/part of day, daypart | text => values values=["morning","afternoon","evening","night"] weights=[38,34,20,8]
availability | text | of candidate applicant application volunteer worker; plus 4 => values values=["immediately","two weeks' notice","one month's notice","from next quarter"] weights=[26,34,30,10]
language level/proficiency, proficiency | text => values values=["native","fluent","intermediate","basic"] weights=[26,36,26,12]
# instructions, requests and warnings
discharge/aftercare/home+care/recovery/post+op instructions/instruction, aftercare | text | plus 4 => values values=["Rest for two days and drink plenty of water.","Keep the wound dry for a week.","Give the tablets with food, twice a day.","Come back if there is fever or swelling.","No heavy exercise for ten days.","Change the dressing daily.","Stitches come out in ten days.","Soft food for three days, then as usual."]
feeding instructions/instruction/plan/notes/schedule | text | plus 4 => values values=["Half a cup twice a day.","Wet food only, three small meals.","Nothing after 8 pm.","Soft diet for three days.","Own food brought along, 80 g morning and evening.","Fresh water at all times."]
dropoff/drop+off/delivery/courier/handover/entry/access/arrival/gate/parking instructions/instruction/notes/note/info | text | plus 2 => values values=["Leave at the front door.","Ring the bell twice.","Gate code is on the order.","Hand it to reception.","Call on arrival.","Side entrance, second door.","Please do not ring, baby sleeping.","Leave with the neighbour.","Deliver to the loading dock."] null=0.4
work/assembly/operating/safety/handling/packing/setup/usage/cleaning/storage/preparation/cooking instructions/instruction | text | plus 2 => values values=["Check the parts list before you start.","Wear gloves and eye protection.","Keep upright and dry.","Tighten all screws by hand first.","Switch off and unplug before cleaning.","Follow steps 1 to 6 on the sheet.","Store below 25 °C.","Inspect for damage before use."]
billing/payment/wire/remittance instructions/instruction | text | plus 2 => values values=["Pay by bank transfer within 30 days.","Quote the invoice number.","Send the invoice by e-mail as PDF.","Purchase order number required.","Bill monthly in arrears."]
special request/requests/requirement/requirements/needs/instructions | text | of item dish meal food check order menu kitchen; by seat course comped fired modifier quantity menu; plus 8 => values values=["No onions","Dressing on the side","Extra spicy","Well done","Gluten-free bun","Sauce on the side","No ice","Extra napkins","Allergy: nuts"] null=0.7
alert/warning/pop+up/banner message/text | text | of client customer patient person member account pet guest owner; plus 6 => values values=["Prefers to be called after 5 pm","Outstanding balance, check before booking","Anxious, needs extra time","Please verify the address","VIP, handle with care","Do not contact by e-mail"] null=0.7
gift/card/greeting/dedication message/text/note | text | plus 4 => values values=["Happy birthday! With love from all of us.","Congratulations on your new home.","Thank you for everything.","Enjoy, you deserve it.","Merry Christmas from the whole family.","All the best for your retirement."]
receipt/page footer/header, footer text, header text | text | plus 2 => values values=["Thank you for your visit!","See you again soon.","All prices include tax.","Returns within 14 days with receipt.","Follow us for news and offers.","Questions? Call us or send an e-mail."]
terms, special/additional/offer/promotion/promo/contract/lease/payment+special terms/conditions/clauses | text | of promotion lease coupon offer contract agreement campaign discount voucher; not by invoice; plus 6 => values values=["Not valid with other offers.","One per customer.","Valid on weekdays only.","Minimum term of twelve months.","Excludes sale items.","Pets allowed with written consent.","Parking space included.","Can be cancelled with three months' notice."]
policy/rule/violation/warning/breach/offence/citation text/description/details | text => values values=["Noise after 10 pm","Parking in a reserved space","Rubbish left in the hallway","Smoking in a non-smoking area","Unregistered pet","Blocked fire exit","Late payment for the second time","Unauthorised subletting"]
circumstances, incident/accident/event circumstances/narrative | text => values values=["Slipped on a wet floor near the entrance.","Hand caught while changing the tool.","Fell from the second step of a ladder.","Back pain after lifting a box.","Hit by a door that opened suddenly.","Cut while unpacking goods.","Tripped over a cable in the corridor."]
nature/type/kind of injury/lesion/wound, injury/lesion/wound type/nature/kind, injury nature, injury description | text => values values=["cut","bruise","sprain","fracture","burn","back strain","eye irritation"] weights=[26,24,22,10,7,8,3]
body/injured/injury/lesion/affected+body part/site/location/region, part of body | text | plus 2 => values values=["hand","finger","back","knee","foot","head","shoulder","arm"] weights=[24,18,16,12,10,8,7,5]
# what went wrong, and why
cancel/cancellation/cancelled/no+show/reschedule reason | text => values values=["Changed plans","Illness","Found another date","Double booking","Weather","No longer needed","Price"] weights=[28,18,16,10,6,14,8]
cancel/cancelled/cancellation/abort/aborted/stop/interruption reason | text | of build job run pipeline task charge session execution; plus 6 => values values=["superseded by a newer run","cancelled by user","timeout","stopped by operator","connection lost"] weights=[36,30,18,9,7]
waive/waiver/goodwill/write+off/adjustment/credit/comp/comped/discount reason | text => values values=["goodwill","late delivery","billing error","loyal customer","service issue","manager's decision"] weights=[30,18,20,12,14,6]
void reason | text | of check order payment tab bill receipt sale; plus 4 => values values=["entered twice","wrong table","customer left","wrong item","till training"] weights=[32,22,12,26,8]
comp/comped reason | text | plus 4 => values values=["long wait","wrong order","birthday","guest complaint","manager's decision"] weights=[30,26,16,20,8]
edit/edited/correction/change/override/amendment/adjustment reason | text => values values=["forgot to enter","wrong time entered","approved correction","duplicate entry","system error"] weights=[34,26,20,12,8]
termination/exit/leaving/departure/resignation reason | text => values values=["better offer","relocation","end of contract","retirement","personal reasons","dismissal"] weights=[30,16,20,10,16,8]
rejection/denial/decline/declined/refusal/refused/denied/rejected reason | text => values values=["incomplete documents","does not meet the criteria","budget exceeded","duplicate request","insufficient income","no capacity","chose another offer"] weights=[24,22,14,10,12,8,10]
decline/declined/lost reason | text | of estimate quote offer proposal deal opportunity; plus 4 => values values=["too expensive","chose a competitor","project postponed","no reply","no budget"] weights=[34,26,16,14,10]
suspend/suspension/suspended/block/blocked/lock/locked/hold/disabled/deactivation/deactivated/disable reason | text => values values=["unpaid invoice","too many failed logins","requested by the owner","policy violation","inactive for a year"] weights=[30,22,22,16,10]
disable/disabled/paused/deactivated/failure reason | text | of webhook endpoint integration hook subscription connection job; plus 6 => values values=["too many failures","endpoint returned 410","disabled by user","certificate expired","timeout"] weights=[38,14,26,8,14]
dismissed/dismiss/ignore/suppress/suppressed reason | text => values values=["false positive","not used in production","fix planned","risk accepted","duplicate"] weights=[32,22,20,18,8]
waste/wastage/spoilage/write+off/disposal reason, reason | text | of waste wastage spoilage disposal scrap; plus 6 => values values=["expired","spilled","overcooked","damaged in delivery","returned by guest","overproduction"] weights=[34,14,14,12,12,14]
error/failure/exception class/type/kind | text | plus 2 => values values=["TimeoutError","ConnectionError","ValidationError","OutOfMemoryError","PermissionError","AssertionError"] weights=[28,22,18,8,12,12]
complication, complications | text => values values=["none","minor bleeding","infection","delayed healing","swelling"] weights=[82,6,4,4,4]
restriction, restrictions | text | of employee medical visit health driver license work fitness; plus 2 => values values=["none","no lifting over 10 kg","no night shifts","glasses required","no work at height"] weights=[62,14,10,8,6]
objection | text | of exhibit hearing deposition trial evidence; plus 4 => values values=["none","hearsay","relevance","foundation","privilege"] weights=[48,18,18,10,6]
anomaly, anomalies, irregularity | text | of attendance clock timesheet punch shift reading meter; plus 2 => values values=["none","missing clock-out","late arrival","double entry","left early"] weights=[64,14,12,5,5]
corrective/preventive/immediate/containment/follow+up/remedial action/measure/step, measure, action taken, countermeasure | text | plus 1 => values values=["Part replaced","Staff briefed again","Process step added","Supplier informed","Stock checked and sorted","Work instruction updated","Machine recalibrated","Under observation"]
resolution, resolution text/summary/details | text | of incident issue complaint ticket case claim dispute delivery shipment; plus 5 => values values=["Replaced at no cost","Refund issued","Delivered on the second attempt","Customer informed by phone","Address corrected","No fault found","Repaired on site"]
invoice/email/letter/report/document/statement footer/header, invoice/email/letter/report footer text | text | plus 4 => values values=["Thank you for your business.","Payable within 30 days without deduction.","Questions? Write to billing@example.com","All amounts include tax where it applies.","Please quote the number with your payment."]
csv/tsv line/lines/row/rows/record/records | text | plus 6 => values values=["1042,2025-03-01,19.90,EUR,paid","1043,2025-03-01,54.00,EUR,open","1051,2025-03-02,7.25,USD,paid","1060,2025-03-04,112.50,GBP,refunded","1077,2025-03-07,38.00,EUR,paid"]
parameter/parameters/argument/arguments/payload/options/settings/context/input | text | of task job command run execution action step schedule; not by default type required; plus 4 => values values=["{}","{\"limit\": 100}","{\"dry_run\": false}","{\"user_id\": 4211}","{\"since\": \"2025-03-01\"}","{\"batch\": 50, \"retry\": true}"] weights=[22,20,12,20,14,12]
`;
