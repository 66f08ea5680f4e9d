/** Moments, spans and parts of dates. `@created` and the like name columns of the same table, where there are such. */
export const time = `
# the row's own life
created/create/creation/inserted/insert/added/add/registered/registration/joined/join/entered/recorded/enrolled/enrollment/signup at/on/date/time/timestamp/ms, created date time, date time created, created, createdon, inserted, crdate, date created/added/joined/registered/entered/inserted, sign up date, signed up at/on, member since, customer since, joined, registered, row created | stamp date int text => date.created
submitted/posted/received/logged/occurred/captured/observed/collected at/on/date/time/timestamp, received, submitted, occurred | stamp date int => date.created
updated/update/modified/modification/changed/change/edited/touched/refreshed/amended at/on/date/time/timestamp/ms, updated, modified, changed, last updated/modified/changed/edited/update/change/touched, last updated/modified/changed/edited/update/change at/on/date/time/timestamp, date updated/modified/changed, modified date time | stamp date int text => date.updated after=@created
deleted/removed/archived/discarded/destroyed/purged/trashed/erased at/on/date/time/timestamp, deleted, date deleted/removed/archived | stamp date int => date.event after=@created null=0.96
disabled/deactivated/paused/snoozed/flagged/reported/hidden/redacted/quarantined/stopped/aborted/suspended/banned/blocked/locked/revoked/voided/canceled/terminated/retired/withdrawn/expelled/cancellation/termination/frozen/muted/inactive/inactivation/deactivation at/on/date/time/timestamp, discontinued at/on/date, discontinued, cancel at, canceled, date canceled/terminated | stamp date int => date.event after=@created null=0.93
verified/confirmed/activated/approved/accepted/validated/signed/acknowledged/granted/authorized/onboarded/consented at/on/date/time/timestamp, email/phone/identity verified/confirmed at, email verified/confirmed, date approved/confirmed/verified/accepted, confirmed, verified, approval/confirmation/acceptance/activation date | stamp date int => date.event after=@created null=0.15
rejected/declined/failed/refunded/disputed/returned/lost/bounced/errored/refused/denied/aborted/crashed/escalated at/on/date/time/timestamp, rejection/failure date, last failed at | stamp date int => date.event after=@created null=0.93
published/released/launched/issued/finalized/announced/listed/aired/premiered/deployed at/on/date/time/timestamp, date published/released/issued, publish/publication date, published | stamp date int => date.event after=@created null=0.2
sent/notified/emailed/mailed/dispatched/broadcast at/on/date/time/timestamp, sent, date sent | stamp date int => date.event after=@created null=0.05
delivered/delivery at/on/date/time/timestamp, delivered, date delivered | stamp date int => date.event after=@created null=0.15
opened/read/seen/viewed at/on/date/time/timestamp, read, seen | stamp int => date.event after=@created null=0.4
clicked/replied/responded/answered at/on/date/time/timestamp, first response at, first reply at | stamp date int => date.event after=@created null=0.5
paid/settled/captured/charged/cleared/reconciled/deposited/redeemed/posted at/on/date/time/timestamp, date paid, paid, payment received at/on, funds available on | stamp date int => date.event after=@created null=0.15
shipped/fulfilled/packed/picked/loaded/departed/arrived/unloaded/handed at/on/date/time/timestamp, date shipped, shipped | stamp date int => date.event after=@created null=0.2
completed/finished/done/closed/resolved/ended/processed/executed/performed/succeeded/graduated/concluded/stopped/exited at/on/date/time/timestamp, completion date/time, date completed/closed/resolved, finished, completed, ended, closed, resolved, processed | stamp date int => date.event after=@created null=0.25
started/begun/opened/claimed/assigned/enqueued/queued/triggered/attempted/requested/invited/initiated/reserved/booked/locked/attached/uploaded/imported/synced/exported/rendered/indexed/checked/measured/scanned/crawled/fetched/printed at/on/date/time/timestamp, date requested/assigned/ordered/started, started, queued, requested, synced, last synced at | stamp date int => date.event after=@created null=0.1
ordered at/on, order/purchase/sale/transaction/payment/invoice/posting/booking/entry/event/billing/report/quote/contract/issue/issuing/voucher/receipt/bill date/time, purchased at/on, date of purchase, order date time | stamp date int text => date.business
ship/shipping/shipment/dispatch/pick date | stamp date => date.event after=@created null=0.1
return/rental/loan/borrow/checkout/pickup/dropoff/hire date/time | stamp date => date.business
return date, returned at/on/date, date returned | stamp date | of loan rental borrow borrowing checkout lending hire issue circulation; plus 4 => date.event after=@created gap=280 null=0.12
hire/hired/joining/employment/employed date/at/on, date hired, date of joining, start of employment, join date, employment start date | stamp date | plus 3 => date.past days=4380
visit/admission/discharge/encounter/consultation/treatment/exam/surgery/procedure/prescription/diagnosis/test/vaccination date/time | stamp date => date.business
admitted at/on | stamp date => date.business
discharge date/time, discharged at/on | stamp date => date.event after=@created gap=90 null=0.15
installation/maintenance/service/inspection/calibration/audit/commissioning/manufacture/manufacturing/production/warranty/acquisition date, date installed/manufactured/acquired, date of manufacture, installed at/on, manufactured at/on, commissioned at/on | stamp date => date.past days=2000
measured/measurement/reading/sample/sampling/observation/recording at/on/time/date/timestamp, time stamp, timestamp, ts | stamp int => date.created
from/since date time, period start | stamp | of usage invoice subscription billing charge statement fee payroll; plus 8 => date.start earliest=0 latest=0
to/until date time, period end | stamp | of usage invoice subscription billing charge statement fee payroll; plus 8 => date.end start=@start
effective date/at/on | stamp date => date.start
flight/departure/arrival date/time/at/on | stamp date int => date.business
game/match/race/fixture/session/release/launch/statement/assignment/work/attendance/log/record date/time, kickoff at/time | stamp date => date.business
last login/seen/used/active/activity/access/accessed/visit/sync/check/run/sent/success/received/attempt/order/purchase/message/post/retry/poll/ping/heartbeat/contact/contacted/sign+in at/on/date/time/timestamp, last login/seen/used/active/activity/access/visit/sync/check/run/heartbeat/contacted/contact, current/last sign in at, last ... at/on/date/time/timestamp/ms, password changed at, last password change | stamp date int => date.recent null=0.15
first ... at/on/date/time/timestamp, first seen/login/used/purchase/order | stamp date int => date.event after=@created
next ... at/on/date/time/timestamp/run/check, next run/retry/billing/check/attempt/invoice/appointment/payment/delivery/update | stamp date int => date.future days=30
expire/expired/expiry/expiration at/on/date/time/timestamp/ms, expire, expiry, expiration, date of expiry, valid until/thru/through, not after, best before, expires in | stamp date int => date.expires after=@created
expire/expiry/expiration at/on/date/time/timestamp, expiry, expiration | stamp date int | of token session otp code verification challenge reset grant nonce captcha invitation invite; plus 4 => date.expires after=@created days=1
expire/expiry/expiration at/on/date, expiry, expiration | stamp date | of card license passport certificate contract policy insurance document visa permit domain membership subscription; plus 4 => date.expires after=@created days=730
expiry/expiration/expire date | date stamp | of batch lot stock inventory medicine drug product vaccine food; plus 4 => date.future days=720
banned/locked/lock/keep/hold/snoozed/muted/suspended/blocked/embargo/cooldown until, until | stamp date int => date.expires after=@created null=0.85
locked/lock until, lock expires/expire/expiry/expiration/expired at | stamp | not of deposit saving stake investment vesting; plus 6 => date.event after=@created gap=0.4 null=0.85
leased/lease/reserved/reservation/claimed/claim until, lease/claim/reservation expires/expire/expiry/expiration/expired at | stamp | not of library loan; plus 6 => date.event after=@created gap=0.4 null=0.4
visible/invisible until | stamp | of job queue task message work outbox event delivery; plus 6 => date.event after=@created gap=0.4 null=0.4
trial/grace end/ends/ended at/on, trial/grace ends/end/until, cancel/canceled at period end | stamp date => date.expires after=@created days=14 null=0.3
due/deadline at/on/date/time, due, deadline, payable by, required by/date/on, respond by, promised date/at, need by date, reply by, due date time, submission deadline, application deadline | stamp date int => date.due after=@created
start/begin/from/commence/valid/effective/opening at/on/date/time/timestamp/from/since, starts at/on, begins at/on, valid from, from, since, start, begin, effective from/since/start, period start, current period start, date from/start, begin date, start date time, starting at/on/date, billing period start, semester start, inception/commencement date | stamp date int => date.start
end/ends/finish/to/ending/stop/valid/effective/closing at/on/date/time/timestamp/to, ends at/on, valid to, to, end, finish, effective to/end, period end, current period end, date to/end, end date time, stop date, thru date | stamp date int => date.end start=@start
expire/expiry/expiration/valid at/on/date/until, expiry, expiration, valid until | stamp date | of offer quote bid proposal estimate; plus 6 => date.expires after=@created days=14
scheduled/planned/preferred/requested at/on/date/time/for/start, scheduled for, appointment/meeting/interview/service/viewing/visit date/time/at | stamp | of appointment viewing showing visit interview meeting consultation inspection service maintenance delivery installation exam lesson session demo tour walkthrough; plus 4 => date.scheduled earliest=8 latest=18
# what a machine does begins and ends at any second
start/begin time/timestamp/ts | stamp | not of appointment meeting shift maintenance course lesson class employee project calendar timesheet rental booking reservation event session consultation visit exam interview schedule slot availability opening hour concert show tour treatment surgery workshop seminar training rehearsal match game fixture party wedding stay lease contract subscription campaign promotion sale voyage program programme lecture screening service roster duty timetable flight departure activity; not by room venue doctor teacher instructor capacity seat guest host title due weekday speaker; plus 2 => date.event after=@created gap=0.2 null=0
end/finish/stop time/timestamp/ts | stamp | not of appointment meeting shift maintenance course lesson class employee project calendar timesheet rental booking reservation event session consultation visit exam interview schedule slot availability opening hour concert show tour treatment surgery workshop seminar training rehearsal match game fixture party wedding stay lease contract subscription campaign promotion sale voyage program programme lecture screening service roster duty timetable flight departure activity; not by room venue doctor teacher instructor capacity seat guest host title due weekday speaker; plus 2 => date.event after=@start gap=0.3 null=0.06
start/begin at/time/on/date/date+time/timestamp/ts, starts at, started, start, begin, begin timestamp | stamp | of run job build check command execution sync scan backup import export batch deployment handler process migration attempt transfer connection request query crawl trace span pipeline workflow probe outage downtime incident heartbeat log cron worker task replication reindex flapping acknowledgement; not of appointment shift maintenance meeting course lesson class employee project calendar timesheet rental; not by scheduled planned duration due; plus 6 => date.event after=@created gap=0.2 null=0
end/finish/stop at/time/on/date/date+time/timestamp/ts, ends at, end, finish, finished, stop | stamp | of run job build check command execution sync scan backup import export batch deployment handler process migration attempt transfer connection request query crawl trace span pipeline workflow probe outage downtime incident heartbeat log cron worker task replication reindex flapping acknowledgement; not of appointment shift maintenance meeting course lesson class employee project calendar timesheet rental; not by scheduled planned duration due; plus 6 => date.event after=@start gap=0.3 null=0.06
start at/time/on/date/date+time/timestamp, starts at, start, begin at/time, begins at, scheduled at/for/time/start | stamp | of appointment consultation meeting interview lesson class session exam; plus 4 => date.start earliest=8 latest=17.5
end at/time/on/date/date+time/timestamp, ends at, end, finish at/time, scheduled end | stamp | of appointment consultation interview; plus 4 => date.end start=@start minHours=0.25 maxHours=1.5
end at/time/on/date/date+time/timestamp, ends at, end, valid until/to, expires at | stamp date | of coupon promotion campaign discount sale banner voucher offer deal contest; plus 8 => date.end start=@start minHours=120 maxHours=1440
end at/time/on/date/date+time/timestamp, ends at, end, finish at/time, scheduled end | stamp | of meeting lesson class session exam; plus 4 => date.end start=@start minHours=0.5 maxHours=2.5
start at/time/on/date/date+time/timestamp, starts at, start, begin at/time, begins at | stamp | of event concert show performance; plus 4 => date.start earliest=9 latest=20.5
end at/time/on/date/date+time/timestamp, ends at, end, finish at/time | stamp | of event concert show performance; plus 4 => date.end start=@start minHours=1 maxHours=5
shift start/begin, start at/time/on/date+time, starts at, start | stamp | of shift; plus 4 => date.start earliest=6 latest=15.75
shift end, end at/time/on/date+time, ends at, end | stamp | of shift; plus 4 => date.end start=@start minHours=5 maxHours=8.5
scheduled/planned/expected/estimated/projected/proposed/target/preferred/requested/desired at/on/date/time/start/for/end/delivery/arrival/departure/completion, eta, etd, scheduled for, run/publish/send/execute/available at/after, not before, start after, expected/estimated delivery/arrival/departure/completion date/at/time, appointment/meeting/interview/delivery/pickup/exam/service date/time/at, scheduled start/end, follow up date/at/on, renewal date, target/renew date, renews at/on, remind at, reminder at/date | stamp date int => date.scheduled
founded/established/incorporated/incorporation at/on/date, founding date, date founded/established, established, founded | date stamp => date.past days=15000
birth date/at/on/day, date of birth, born at/on, born | date stamp text => person.birthDate
birth date, date of birth | date stamp | of patient; plus 3 => person.birthDate from=0 to=95
birth date, date of birth | date stamp | of student pupil; plus 3 => person.birthDate from=6 to=26
birth date, date of birth | date stamp | of child kid dependent; plus 3 => person.birthDate from=0 to=17
birth date, date of birth | date stamp | of employee staff worker doctor nurse teacher driver; plus 3 => person.birthDate from=19 to=66
death date, date of death, died at/on, deceased at/on/date | date stamp => date.past null=0.96
# parts of dates
year | int text => date.year
fiscal/financial/tax/budget year, year of | int text => date.year back=5
release/publication/published/issue/edition year, year published/released, year of publication/release | int text => date.year back=40
model/make year, year of manufacture/make, vehicle year | int text => date.year back=15
^year | int | of vehicle car truck auto fleet motorcycle; plus 2 => date.year back=15
graduation year, year of graduation/passing, passing year | int text => date.year back=25
founded/founding/established year, year founded/established, founded, established | int text => date.year back=80
birth year, year of birth | int text => date.year back=80
built/construction/build year, year built/of construction | int text => date.year back=90
copyright year, season year, vintage, year from/to/start/end | int text => date.year
begin/start/end/from/to/release/birth/death/event ... year | int => date.year back=40
exp/expiry/expiration year, card exp year | int text | plus 4 => number.int min=2026 max=2031
exp/expiry/expiration month, card exp month | int text | plus 4 => number.int min=1 max=12
card/cc expiry/expiration/exp date, card/cc expiry/expiration/exp, expiry/expiration date | text => finance.creditCardExpiry
month, month number, month of year | int => date.monthNumber
month, billing/report/statement/period month, month year | text => date.period
month, billing/report/statement/period month | date stamp => date.month
month name | text => values values=["January","February","March","April","May","June","July","August","September","October","November","December"]
day, day of month, day number | int => date.dayOfMonth
day of week, weekday, week day, dow | int text => date.weekday
^day, day name, days | text => date.weekday
hour, hour of day | int => date.hour
minute, second | int => number.int min=0 max=59
time/interval/duration/period unit | int | plus 6 => number.code max=4
time/timestamp usec/microsecond/microseconds/us/micros | int | plus 6 => number.int min=0 max=999999
week, week number/no, iso week, week of year | int => number.int min=1 max=52
quarter | int text => date.quarter
period, accounting/fiscal/billing/reporting/pay period, year month | text => date.period
period, accounting/fiscal/reporting period | int => number.int min=1 max=12
timezone, time zone, time zone name/id, zone name, preferred timezone | text => location.timeZone
utc/timezone/time+zone/gmt/dst offset, zone offset | int num text => location.utcOffset
open/opening/opens time/at, opening | clock text => date.timeOfDay from=7 to=11
close/closing/closes time/at, closing | clock text => date.timeOfDay from=16 to=23
start/begin/from/check+in/arrival/departure time, start/starts/begins at, shift start, time in | clock => date.timeOfDay from=7 to=16
end/finish/to/check+out time, end/ends at, shift end, time out | clock => date.timeOfDay from=12 to=21
time, time of day, ... time | clock => date.timeOfDay
start/end/open/close/arrival/departure/check+in/check+out/delivery/pickup time | text => date.timeOfDay
timestamp/time/date/at/on/when/instant/moment/since/occurred | stamp date => date.past
date time | stamp text int => date.past
timestamp/date/at/on/since/epoch/time | int | plus -4 => date.epoch
ms | int | plus -4 => number.duration unit=ms
timestamp/date/at/on | text | plus -2 => date.past
as of, as of date | date stamp => date.recent
last ... | int | plus -6 => date.epoch
frequency/repeat/cycle duration, frequency duration remaining, cycles/periods/occurrences/uses/recurrences remaining/left | int | plus 12 => number.typical values=[3,1,6,12,2]
start/stop/end/begin/finish/submission/submit/enqueue/enqueued/launch/completion time, date start/stop/end/begin, time start/stop/end | int | not of game match race video song track media lecture lesson; not by unit duration+unit; plus 14 => date.epoch
micro ts/timestamp/time, ts/timestamp micro/us/usec, time us/micro | int | plus 16 => date.epoch unit=us
gmtoff, tm gmtoff, gmt/utc off/offset+second/offset+seconds | int | plus 12 => values values=[0,3600,7200,-18000,-28800,19800,32400] weights=[24,22,18,14,10,7,5]
last ... state/status/result/code/mode, last state/status/result/code ... | int | plus 2 => number.code
last ... notification/count/number/size/page/line/index/position/value/length | int | plus 2 => number.count
# spans
response/execution/processing/wait/query/load time, duration/elapsed/runtime/latency/took/query/response+time/execution+time/processing+time/wait+time ms/millisecond/millis, latency, lag, took, response time, execution time | int num => number.latencyMs
millisecond/millis/ms | int num => number.latencyMs
duration/elapsed/runtime/length/time/session/watch/play/call second/seconds/s, second/seconds, time spent, watch time, playtime, session length, call duration | int num => number.duration
duration/length ms, millisecond/ms | int num | of track song recording media video audio episode; plus 4 => number.duration unit=ms median=215000 sigma=0.3
duration, length, duration second/s, running time | int | of track song recording music; plus 4 => number.duration median=215 sigma=0.3
duration/length/runtime/running/time/prep/cook/cooking/preparation/total/lead/travel/delivery minute/minutes/min/time, minute/minutes, runtime, running time | int num => number.duration unit=min median=35 sigma=0.6
runtime, duration, length, running time, duration/length minutes/min | int num | of film movie show; plus 4 => number.measure mean=108 deviation=19 min=62 max=210 fractionDigits=0
duration/length/time/worked/spent/logged/estimated/billable/overtime/actual/regular/total hour/hours/h, hours, hours worked/spent/logged, hours per week/day, weekly hours | int num => number.hours
duration hours, hours | int num | of course class lesson training workshop; plus 3 => number.typical values=[2,4,8,10,12,20,30,40]
day/days, lead time, lead time days, net/payment term/terms/days, net term, trial/grace/notice/retention/credit/rental period/days, days ..., trial days, grace days, terms days, duration days, validity days, max days, loan period, rental duration | int num => number.days
month/months/year/years, duration/term/contract/warranty months/years, term months, years of experience, warranty | int num => number.typical values=[12,24,36,6,60,3,1]
experience, years experience, years of experience, experience years | int num | plus 6 => number.count median=6 sigma=0.7 zeroShare=0.05
week/weeks | int => number.typical values=[1,2,4,6,8,12]
timeout/ttl/interval/delay/backoff/cooldown/throttle/lifetime/retention/refresh/poll/heartbeat/debounce/frequency, timeout/ttl/interval/delay/retention/expiration second/seconds/ms/minutes/hours/days, retry/retry delay, timeout ..., interval ..., expires in, max age | int num => number.config
duration/elapsed/took, length second, time taken | int num => number.duration
interval/duration/length/period/elapsed/ttl/timeout/delay/frequency/age | span => date.interval
cron, cron expression/schedule, schedule, crontab | text => system.cron
rrule, recurrence rule | text => values values=["FREQ=WEEKLY;BYDAY=MO","FREQ=DAILY","FREQ=MONTHLY;BYMONTHDAY=1","FREQ=WEEKLY;BYDAY=TU,TH","FREQ=YEARLY"] weights=[35,20,25,15,5]
frequency/recurrence/cadence/periodicity, billing cycle/interval/period/frequency, interval unit, pay/payment frequency, repeat, repeat interval, schedule type, renewal period | text => enum.frequency
last/latest/newest/oldest/previous retry/execution/ran/hijack/referenced/scheduled/updated/seen/used/fetched/build/event | stamp date int => date.recent null=0.15
last/latest/newest/oldest ... | stamp date | plus -4 => date.recent null=0.15
date required, required/requested/request date | stamp date => date.due after=@created
vesting/maturity/settlement/value/clearing/trade date | date stamp => date.business
clock/clocked/punch/time in, clock/clocked/punch in at/time | stamp | plus 2 => date.start days=0 earliest=6 latest=10
clock/clocked/punch/time out, clock/clocked/punch out at/time | stamp | plus 4 => date.end start=@start minHours=5 maxHours=9.5
checked/check in, check in date/at, checked in at, arrival, checkin | stamp date => date.start
checked/check out, check out date/at, checked out at, clock/clocked/punch out, checkout | stamp date => date.end start=@start
price update, last price update | date => date.recent
reported/applied/administered/dispensed/onset/attended/incident/accident/occurrence/loss/fine/review/enrollment/application/donation/registration/test/purchase/lease/inception at/on/date/time, applied at/on, reported at/on, date of incident/loss/purchase/visit/accident | stamp date => date.business
resolved/closure/closing/termination/last working/relieving date, term date/dt, termination date, end of life | date stamp => date.event after=@created null=0.7
term date/reason | date stamp => date.event after=@created null=0.85
date of joining/hire/employment, doj, joining | date stamp => date.past days=4380
join/enrollment/membership date, membership start date | date stamp | of member student; plus 3 => date.past days=2000
check in time | clock | of hotel property; plus 4 => date.timeOfDay from=14 to=16
check out time | clock | of hotel property; plus 4 => date.timeOfDay from=10 to=12
sampling/polling/reporting/check interval s/second/seconds/ms/minutes, interval s | int => number.typical values=[60,300,30,10,900,3600]
uptime, uptime second/seconds | int => number.logUniform min=600 max=9000000
duration ms, length ms | int | of attachment media file video audio clip; plus 4 => number.duration unit=ms median=95000 sigma=0.9
year built/constructed/established/opened/joined | int => date.year back=90
day, date | date => date.business
warranty until/expiry/end, warranty expiration | date stamp => date.future days=900
away until | stamp => date.future days=2 null=0.8
session state | text => string.hexadecimal length=32
night/nights, number of night, length of stay, nights stayed | int => number.typical values=[2,1,3,4,5,7]
break minutes, break | int => number.typical values=[30,45,60,15,0]
renewals, renewal count, times renewed, renewed | int => number.mostlyZero
years exp/experience, experience | num => number.measure mean=7 deviation=4.5 min=0 max=35 fractionDigits=1
times ... | int | plus 4 => number.count median=24 sigma=1.3 zeroShare=0.1
mins, response/resolution/handling/wait minutes, first response minutes | int num => number.duration unit=min median=42 sigma=1.1
resolution hours | num => number.lognormal median=18 sigma=1
season | text | of harvest crop farm planting; plus 4 => values values=["spring","summer","autumn","winter"] weights=[34,28,24,14]
estimated delivery/completion | date => date.future days=180
valid/active/banned/keep until ms/ts/timestamp, until ms, expire ms/ts | int num => date.expires after=@created
last ... change/update/check/attempt/notification/problem/seen/activity | int num | plus 3 => date.recent
terms, credit terms, discount terms, net terms | int num => number.days
times begin/end, time begin/end | int => number.config
maturity date, vesting date, end of term, renewal deadline | date stamp | plus 3 => date.future days=2500
next ... due/date, next service/maintenance/inspection due | date stamp | plus 3 => date.future days=180
insurance/registration/inspection/permit/visa/passport expiry/expiration/expire, expiry | date | of vehicle car driver; plus 4 => date.future days=330
scheduled/planned/actual/estimated departure/arrival, scheduled/actual dep/arr | stamp date => date.business
release/discharge/checkout/departure/exit/leaving date | date stamp | of prisoner inmate patient admission guest stay resident; plus 4 => date.event after=@created gap=900 null=0.2
end, end date, lease/contract/policy/membership/subscription/coverage/employment end/end+date | date stamp | of lease contract policy rental subscription membership employment insurance project enrollment; plus 4 => date.end start=@start minHours=4320 maxHours=17520
season | text | of garment product clothing fashion collection style apparel; plus 4 => values values=["SS24","FW24","SS25","FW25"] weights=[20,22,28,30]
time to ... | int num | plus 3 => number.latencyMs
valid/effective to/until/thru, to | date stamp | of lease contract policy insurance subscription membership employment license coverage agreement; plus 6 => date.end start=@start minHours=4320 maxHours=17520
start/begin at/on/date, start, begin | date stamp | of term terms semester trimester; plus 4 => date.start
end at/on/date, end | date stamp | of term terms semester trimester; plus 6 => date.end start=@start minHours=2400 maxHours=3600
end date, maturity, maturity/final/payoff date, loan end, matures on | date stamp | of loan mortgage; plus 6 => date.end start=@start minHours=8760 maxHours=87600
expire/expiry/expires at/on | stamp | of cart basket checkout hold; plus 8 => date.expires after=@created days=30
unsubscribed at/on/date, opted out at, optout date | stamp date | plus 6 => date.event after=@created gap=2200 null=0.88
interview/appointment/meeting/viewing/demo at/date/time, interview scheduled at | stamp | plus 4 => date.scheduled earliest=8 latest=17.5
current/billing period end, period end | stamp date | of subscription membership plan; plus 8 => date.end start=@start minHours=720 maxHours=744
target/planned/expected/projected end/date/completion, target end date, planned finish | date stamp | of project campaign initiative program programme; by start; plus 8 => date.end start=@start minHours=1200 maxHours=6000
end date, end, finish date | date stamp | of project campaign initiative program programme; plus 6 => date.end start=@start minHours=1200 maxHours=6000
last seen/used/active/activity/access at/on/date/time | stamp | of session; by expires expire revoked token; plus 10 => date.event after=@created gap=5
next retry/attempt at, retry at, next try at | stamp | of webhook delivery event job message notification; plus 8 => date.future days=1 null=0.94
period end, billing/pay/payroll/wage period end | date stamp | of invoice bill statement payslip payroll paycheck salary wage; plus 6 => date.end start=@start minHours=672 maxHours=744
birth year, year of birth | int | of person customer patient user employee member student driver author actor; plus 4 => person.birthYear
built/founded/established/constructed/commissioned/launched/manufactured/opened/incorporated/erected, year/date built/founded/established/constructed, ... built | int | plus 3 => date.year back=60
birth year, born, year born | int | of author artist contributor creator actor composer writer person; plus 8 => number.int min=1890 max=1995
death year, died, year died | int | plus 8 => number.int min=1940 max=2024
expiry/expire/expiration time ms/millis, valid until time ms | int | plus 6 => date.expires after=@created
modification/mtime/ctime/atime, m/c/a time, modified time | int | of file filestore inode node attachment blob upload; plus 4 => date.recent
last validated/used/seen/checked/synced/read/polled/updated/modified/fetched/accessed/active/run/refreshed | int | plus 6 => date.recent
before/after/until/since ms, ... before/until ms | int | plus 5 => date.recent
`;
