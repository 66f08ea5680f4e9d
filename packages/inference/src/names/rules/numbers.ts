/** Counts, scores, measures, settings. */
export const numbers = `
play/view/impression/hit/download/visit/listen/stream/click/open/read/use/usage/lookup count, plays, views, impressions, hits, downloads, visits, listens, streams, clicks, opens, reads, times used, view total, total views/downloads/plays/clicks, page views, pageviews, number of views/downloads | int => number.count median=60 sigma=1.6 zeroShare=0.08
like/upvote/vote/favorite/fav/share/retweet/reaction/bookmark/star/fork/watcher/clap/save/repost/helpful/agree count, likes, upvotes, favorites, shares, retweets, reactions, bookmarks, stars, forks, watchers, claps, votes, karma, helpful votes, score | int => number.count median=9 sigma=1.4 zeroShare=0.18
downvote/dislike/flag/down+vote count, downvotes, dislikes, down votes/score, dislike score | int => number.count median=1 sigma=0.8 zeroShare=0.62
invited/banned/blocked/muted/pending/knocked members/users/participants, muted/blocked/banned count | int => number.count median=1 sigma=0.9 zeroShare=0.6
follower/following/subscriber/member/friend/fan count, followers, following, subscribers, members, friends, fans, total followers/members/subscribers, followings count | int => number.count median=22 sigma=1.5 zeroShare=0.14
number of ..., num ..., nb ..., no of ..., count of ..., total number of ..., total ... count | int => number.count median=6 sigma=0.7
count/counter/tally/occurrence/hit count, ... count, ... counter, ... total count, total count | int num | plus -2 => number.count median=6 sigma=0.7
user/post/comment/request/connection/item/entry/record/row/session/token/event/order/product/message/reply/view/attendee/participant/student/employee/visitor/win/game/trip/review/article/answer/question/task/issue/project/lesson/module/episode/chapter/topic/thread/warning/patient/book/child/friend/photo/video/file/page/sales/tag/badge/booking count, users, posts, comments, requests, connections, items, entries, records, rows, sessions, events, orders, products, replies, attendees, participants, visitors, trips, reviews, answers, topics, threads, enrolled, registered, warnings, employees | int => number.count
active/open/current/running/queued/failed/total/distinct/unique/daily/weekly/monthly/new/completed/cancelled/pending users/members/visitors/orders/sessions/requests/events/visits/customers/tasks/jobs/items/products/records | int => number.count median=40 sigma=1.2
wins/losses/draws/ties/matches/played/games, matches/games played/won/lost, win/loss count | int => number.count median=9 sigma=0.6
goals/assists/fouls/kills/deaths/shots/runs/sets, home/away score/goals/points, score home/away, points for/against, goals for/against, yellow/red cards, goals scored/conceded | int => number.count median=2 sigma=0.6 zeroShare=0.25
home/away/team/host/guest/final score | int | of match game fixture; plus 3 => number.count median=2 sigma=0.6 zeroShare=0.22
minutes played | int => number.int min=5 max=90
score/point/karma/reputation/relevance/popularity, quality/engagement/match/health/total/overall/final/lead/ranking/trending/performance/exam/test/quiz/skill/assessment/customer/risk score, score value | int num => number.score
credit score, fico, fico score, score | int | of credit fico applicant loan borrower; plus 4 => number.measure mean=690 deviation=75 min=300 max=850 fractionDigits=0
elo, elo rating | int num => number.measure mean=1500 deviation=200 min=600 max=2800 fractionDigits=0
xp, experience points, xp points, exp points | int => number.lognormal median=1200 sigma=1.2
point/loyalty+point/reward+point/bonus/token/credit/coin/mile/balance points, points, loyalty points, reward points, points balance/earned/spent/awarded/redeemed, credits, tokens, coins, miles, stamps, credits balance/used/remaining | int => number.points
points, story points, effort, complexity, estimate | int num | of task issue story ticket epic project sprint card backlog; plus 4 => number.typical values=[3,2,5,1,8,13]
max/maximum/total/possible points/score/marks, out of, points possible, total marks, max marks | int num => number.typical values=[100,50,20,10]
points | int num | of question quiz assignment rubric problem; plus 4 => number.typical values=[5,10,1,2,20]
vote, ^score/value/direction/weight/type | int | of vote; plus 4 => number.vote
confidence/probability/likelihood/similarity/certainty/accuracy/recall/precision, confidence/similarity/relevance/match/risk/fraud/sentiment/anomaly score, f 1, win probability, confidence level | num => number.percent max=1
sentiment score | num | plus 4 => number.measure mean=0.2 deviation=0.4 min=-1 max=1
probability/likelihood/confidence/accuracy, win probability | int => number.percent
percent/ratio/share/proportion/fraction/margin/markup/completion/progress/utilization/occupancy/allocation/ctr/conversion/attendance, discount/commission/profit/completion/progress/open/click/win/success/error/hit/churn/bounce/conversion/occupancy/growth/attendance/failure/delivery/response/utilization/interest/ownership/percent/commission rate/percent/percentage, progress percent, percent complete, complete percent, open rate, bounce rate, commission, gross margin, profit margin, completeness, attendance percentage | num int => number.percent
percent ..., pct ... | int num => number.percent
commission/discount/markup/margin | num int | by percent rate type; plus -2 => number.percent max=30
discount percent/percentage/rate, commission percent | num int | plus 4 => number.typical values=[10,15,20,5,25,30,50]
cpu/memory/disk/battery/gpu/ram/fuel/tank/load/network percent/usage/level/load/utilization/percentage, battery, battery level/percent, cpu, load, fuel level, soc, cpu percent, memory percent, charge level, ink level | num int => number.percent
load average, load 1/5/15 | num => number.lognormal median=0.7 sigma=0.8
rate/rates | num int | plus -2 => number.percent
acceptance/resolution/retention/refund/cancellation/return/fill/turnout/participation/literacy/unemployment/vacancy/survival/mortality rate/percent | num int => number.percent
limit/threshold/quota/cap/max/concurrency/parallelism/burst, rate/page/pool/batch/queue/request/user/seat/storage/usage/free/daily/monthly limit/size/quota, per page, page/batch/pool/chunk/buffer/cache size, max ..., limit ..., items per page, max size/length/count/users/items/connections, min/minimum/maximum ..., threshold value, free limit, requests per minute/second | int num => number.config
max/min/maximum/minimum | int num | plus -3 => number.config
max/maximum/min/minimum/lower/upper/target/critical/warning temperature/humidity/pressure/bound | num int => number.sensor
max ..., maximum ..., limit ... | int num | plus 2 => number.config
factor/multiplier/coefficient/scale/weighting/boost/multiple/alpha/beta, conversion factor, rate multiplier, scale factor, growth/step/sampling/learning factor/rate | num => number.factor
weight | num | of tag edge keyword link rule relation criterion criteria variant score scoring model question component metric kpi goal objective rubric grade category feature ranking survey answer portfolio allocation risk indicator skill exam assessment; plus 1 => number.factor
weight | num | by score factor criterion threshold bias ratio; plus 1 => number.factor
factor/multiplier/scale | int => number.int min=1 max=10
precision, decimal places/digits, decimals, rounding, scale | int => number.int min=0 max=4
^weight | int | of tag edge keyword link rule relation route criterion variant; plus 3 => number.int min=1 max=100
flags/bitmask/mask/bits, permission/permissions mask/bits, feature flags, option flags | int => number.bitmask
random/seed/rand, random seed | int num => number.int min=1 max=2147483647
unread/pending/open/queue/backlog/report/error/warning/failure/overdue/late/complaint count/size, unread, unread messages, errors, warnings, failures, violations, absences, no shows, days late, late minutes, penalty points, scrap, scrapped, rejected, defects, defect count, error rate count | int => number.mostlyZero
variance/delta/difference/diff/change/adjustment/deviation/drift/gain/loss/movement, net/price/stock/quantity/balance change, quantity change, change amount, change percent, stock change, score change, gain loss, points change, change quantity, quantity delta | int num => number.signed
x/y/z, x/y/z 1/2, offset x/y, pos/position/coord x/y/z, left/top, x/y position/offset/coordinate/pos, cx, cy | int num => number.int min=0 max=1200
rotation/angle/heading/bearing/direction/azimuth/course, wind direction | num int => number.measure mean=180 deviation=95 min=0 max=359 fractionDigits=0
zoom, zoom level | int num => number.int min=3 max=18
opacity/alpha | num => number.typical values=[1,0.8,0.5]
lines added/removed/deleted/changed, additions, deletions, insertions | int => number.count median=24 sigma=1.4
height/stature, height cm, body height | int num | of person patient player athlete profile user character member vital body fitness; plus 4 => number.measure mean=171 deviation=9.5 min=140 max=210 fractionDigits=0
weight, body weight, weight kg | int num | of person patient player athlete profile user member vital body fitness; plus 4 => number.measure mean=74 deviation=14 min=38 max=150 fractionDigits=1
height/stature, height cm, patient height | int num | of visit exam examination encounter record vital checkup measurement; by weight bmi pulse systolic pressure temperature; not by length width depth sku; plus 5 => number.measure mean=171 deviation=9.5 min=140 max=210 fractionDigits=0
weight, weight kg, patient weight | int num | of visit exam examination encounter record vital checkup measurement; by height bmi pulse systolic pressure; not by length width depth sku; plus 5 => number.measure mean=74 deviation=14 min=38 max=150 fractionDigits=1
weight | num int | of pet animal; plus 4 => number.lognormal median=9 sigma=0.9
bmi, body mass index | num => number.measure mean=26 deviation=4.5 min=16 max=48 fractionDigits=1
body fat, body fat percent | num => number.measure mean=23 deviation=7 min=6 max=48 fractionDigits=1
heart rate/pulse/bpm, resting/max/average heart rate, pulse rate | int num => number.measure mean=74 deviation=11 min=44 max=140 fractionDigits=0
systolic, systolic bp/pressure, blood pressure systolic, bp systolic | int num => number.measure mean=124 deviation=15 min=85 max=200 fractionDigits=0
diastolic, diastolic bp/pressure, blood pressure diastolic, bp diastolic | int num => number.measure mean=79 deviation=10 min=48 max=125 fractionDigits=0
body temperature, temperature, temperature c | num | of patient vital encounter visit health triage; plus 4 => number.measure mean=36.8 deviation=0.5 min=35 max=41 fractionDigits=1
respiratory rate, respiration rate | int num => number.measure mean=16 deviation=2.5 min=9 max=32 fractionDigits=0
spo 2, oxygen saturation, oxygen level | int num => number.measure mean=97 deviation=1.5 min=86 max=100 fractionDigits=0
glucose, blood sugar/glucose, glucose level | int num => number.measure mean=102 deviation=22 min=60 max=280 fractionDigits=0
cholesterol, ldl, hdl, triglycerides | int num => number.measure mean=186 deviation=36 min=90 max=320 fractionDigits=0
hemoglobin, hba 1 c, creatinine | num => number.measure mean=13.9 deviation=1.4 min=8 max=18 fractionDigits=1
tempo, bpm, beats per minute | int num | of track song music recording; plus 4 => number.measure mean=118 deviation=22 min=60 max=190 fractionDigits=0
temperature, ambient temperature, room temperature, water temperature, outdoor temperature, indoor temperature, air temperature, temperature celsius, soil temperature, temp c | num int => number.temperature
humidity, relative humidity, soil moisture, moisture | num int => number.sensor base=55 amplitude=14
pressure, air pressure, barometric pressure, atmospheric pressure | num int => number.sensor base=1013 amplitude=9
tire/tyre/oil/water/line pressure | num int => number.sensor base=3 amplitude=0.6
voltage/volt | num int => number.sensor base=230 amplitude=4
battery voltage | num => number.sensor base=3.7 amplitude=0.3
current/amperage/ampere | num int | of reading telemetry meter sensor measurement power energy inverter battery; plus 3 => number.sensor base=8 amplitude=4
power/wattage/watt/kw, power usage/consumption/output/kw/w, active power | num int => number.sensor base=420 amplitude=180
energy/kwh/consumption, energy consumption/usage/kwh, energy consumed, kwh used, usage kwh, total energy, meter reading, electricity usage | num int => number.lognormal median=280 sigma=0.6
wind speed, gust, wind gust | num int => number.sensor base=14 amplitude=9
rainfall/precipitation/rain/snowfall | num int => number.mostlyZero
co 2, co 2 level/ppm | num int => number.sensor base=620 amplitude=180
pm 25, pm 2 5, pm 10, aqi, air quality, air quality index | num int => number.sensor base=22 amplitude=14
noise/decibel, noise level, sound level | num int => number.sensor base=48 amplitude=14
lux, light level, illuminance, brightness | num int => number.sensor base=340 amplitude=240
ph, ph level/value | num => number.sensor base=7 amplitude=0.5
signal strength, rssi, signal, snr | num int => number.sensor base=-71 amplitude=14
flow, flow rate, water level, level reading, vibration, tank level, turbidity, salinity, conductivity, acceleration, tilt, uv index, dissolved oxygen, soil ph, frequency | num int => number.sensor
speed/velocity/ground speed, average/max/top speed, speed kmh/kph/mph, current speed | num int => number.measure mean=62 deviation=24 min=0 max=180 fractionDigits=0
rpm, engine rpm | num int => number.measure mean=2100 deviation=650 min=700 max=6500 fractionDigits=0
horsepower, engine power, power | int num | of vehicle car engine; plus 3 => number.measure mean=152 deviation=54 min=60 max=520 fractionDigits=0
engine size/capacity/displacement, displacement | num int => number.typical values=[1.6,2.0,1.4,1.2,3.0]
fuel consumption/economy/efficiency, mpg | num => number.measure mean=6.8 deviation=1.6 min=3 max=15 fractionDigits=1
liters/litres/gallons, fuel amount/quantity/liters/volume, fuel used | num int => number.measure mean=46 deviation=14 min=5 max=120 fractionDigits=2
reading/measurement, sensor/meter/current/previous/last/raw value/reading, measured/observed/sample/metric value | num int => number.sensor
value/reading/measurement | num | of sensor reading measurement telemetry metric observation sample meter datapoint data series gauge; plus 3 => number.sensor
value | num int | of lab test result vital observation; plus 3 => number.measure mean=90 deviation=30 min=1 max=300
calories/kcal, calories burned, energy kcal | int num => number.measure mean=380 deviation=170 min=40 max=1200 fractionDigits=0
protein/fat/carbs/carbohydrate/carbohydrates/sugar/sodium/fiber/fibre | num int => number.lognormal median=12 sigma=0.8
serving/portion, servings, yield | int num | of recipe meal food dish; plus 2 => number.typical values=[4,2,6,8,1]
reps/repetitions | int => number.typical values=[10,12,8,15,5]
steps | int | of activity fitness health daily day tracker; plus 4 => number.measure mean=7400 deviation=2900 min=300 max=24000 fractionDigits=0
gpa/cgpa, grade point average | num => number.measure mean=3.1 deviation=0.5 min=1 max=4 fractionDigits=2
grade, mark, score, total marks, marks obtained, points earned, exam score, test score, final grade, midterm grade, marks, percentage, score obtained, obtained marks | int num | of student grade enrollment exam quiz assignment course result transcript submission test assessment mark attempt evaluation; plus 3 => number.measure mean=74 deviation=13 min=20 max=100 fractionDigits=0
credit, credits, credit hour, ects, credit units, credit hours | int num | of course subject class module enrollment program curriculum; plus 3 => number.typical values=[3,4,6,2]
grade level, ^grade | int | of student class school pupil; plus 3 => number.int min=1 max=12
semester/term | int => number.int min=1 max=8
population/inhabitants | int num => number.lognormal median=90000 sigma=1.4
area, area sq km, surface area | int num | of country state region city province; plus 4 => number.lognormal median=120000 sigma=1.3
production/output/throughput/demand/supply/yield, planned/produced/completed/actual quantity | int num => number.lognormal median=120 sigma=0.8
forecast/projected/expected demand/sales/quantity | int num => number.lognormal median=180 sigma=0.8
magnitude | num => number.measure mean=3.4 deviation=1 min=0.5 max=8 fractionDigits=1
age/price/income/size/salary range/band/bracket/group, age group | text => enum.bands
number | int => number.int min=1 max=999
^code/num/no | int => number.int min=100 max=9999
per page, items/results/rows/posts/entries/messages/comments per page | int | not of flow machine printer; plus 10 => number.typical values=[20,50,10,100,25]
count/rows/row/quantity/bytes/total/number, total rows | text | plus -3 => number.int
amount/price/total/balance/cost/fee/score/rate | text | plus -4 => number.float
length/len/size/total/level/depth | int num | plus -3 => number.lognormal median=24 sigma=0.9
level | num => number.percent
value | int num | plus -4 => number.lognormal median=60 sigma=1
index/key | int | plus -2 => number.position
number/no | text | plus -2 => code.reference
bit prefs, preferences bits | int => number.bitmask
bit flags/field/fields/mask, ... bit flags | int | plus 6 => values values=[0,1,2,4,8,3,16] weights=[76,8,5,4,3,2,2]
unread ... count/messages/notifications/mails | int | plus 4 => number.count median=3 sigma=0.8 zeroShare=0.7
^uses, use/usage count, times used, total uses/usage | int | plus 8 => number.count median=46 sigma=1.5 zeroShare=0.06
priority class | int => number.priority
how many, copies | int => number.quantity
actual/planned/estimated/billable/resource hour/hours, actual resource hours | num int => number.hours
availability | num => number.percent
subscribers/users/posts/comments/members/communities/downvotes/upvotes local/day/week/month/half+year/active | int => number.count median=40 sigma=1.2
communities, counted, documents, downloads | int => number.count
flapping/threshold threshold/low/high, threshold low/high, threshold | num int => number.percent
bom/tree/node level | int => values values=[0,1,2,3] weights=[25,45,22,8]
completed, done | num int | of job task progress => number.percent
comfort/cleanliness/communication/accuracy/location/quality/staff/service/food/ambience/atmosphere/taste/value/punctuality/teamwork/attitude/facilities | int | of review rating feedback evaluation survey appraisal; plus 6 => number.rating
interview/candidate/technical score | num | => number.rating max=10 fractionDigits=1
quality, signal quality, data quality | int => number.percent
signal, dbm, signal dbm | int => number.sensor base=-71 amplitude=14
elevation, elevation m | int num => number.lognormal median=180 sigma=1
offset, calibration offset, bias | num => number.signed scale=1
battery capacity, capacity mah, mah | int => number.typical values=[2400,1200,3600,5000,800]
engine cc, cc | int => number.typical values=[1598,1395,1998,1199,2998]
durability | int => number.int min=1 max=100
gold/gems/coins/mana/xp/damage/reward, reward gold/xp/gems/coins, treasury gold, attack/healing/magic power, damage dealt/taken/done/min/max, intellect, wisdom, charisma, dexterity, luck, critical chance | int | => number.lognormal median=140 sigma=0.9
attack speed, speed | num | of item weapon template character unit; plus 3 => number.measure mean=1.6 deviation=0.5 min=0.4 max=3.5 fractionDigits=2
score | int | of match player training attendance exam quiz result; plus 2 => number.score
team, winning/winner/losing team | int => number.int min=1 max=2
season | int => number.int min=1 max=12
fte | num => number.typical values=[1,0.8,0.5,0.6]
total rooms/beds/seats/units, number of rooms | int | of hotel hospital hostel building; plus 3 => number.typical values=[80,40,120,60,200]
dose number/no, dose | int | of immunization vaccination; plus 4 => number.typical values=[1,2,3]
resp rate | int num => number.measure mean=16 deviation=2.5 min=9 max=32 fractionDigits=0
co 2 kg, co 2 emission/emissions, carbon footprint | num => number.lognormal median=12 sigma=0.8
registered/reminder/attendee/participant count | int => number.count median=14 sigma=0.9
sum/net/gross assured, loss/estimated loss/claimed/damage amount, estimated loss, estimated damage | num int => finance.round
rate per mille, base rate per mille | num => number.measure mean=4.2 deviation=2 min=0.3 max=14
share percent/pct, ownership percent | num => number.typical values=[100,50,25,33.33,75]
dew point | num int => number.measure mean=9 deviation=6 min=-15 max=24 fractionDigits=1
rh | int num => number.sensor base=55 amplitude=14
wind kt/speed/gust, gust kt | num int => number.sensor base=12 amplitude=8
wind dir/direction/degrees | int num => number.measure mean=180 deviation=95 min=0 max=359 fractionDigits=0
cloud cover, cloudiness | int num => number.percent
precip/precipitation/snow/rain depth/mm/amount, precip, snow depth | num int => number.mostlyZero
uv, uv index | int num => number.int min=0 max=11
visibility | num int => number.lognormal median=12 sigma=0.5
spice/heat/sweetness/intensity/interest/satisfaction/stress/pain/energy/fatigue level, rpe, effort | int => number.int min=1 max=5
bath/bathroom/toilet/balcony, baths, bathrooms | int num => number.typical values=[1,2,3,1.5]
garage/parking space/spaces | int => number.typical values=[1,2,0]
beds | int | of property listing house apartment; plus 3 => number.typical values=[3,2,4,1,5]
locker no/number | int => number.int min=1 max=240
vote share, turnout, swing | num => number.percent
votes | int | of election candidate ballot constituency poll; plus 3 => number.lognormal median=18000 sigma=0.8
margin | int | of election; plus 3 => number.lognormal median=2400 sigma=1
criminal/police/open/closed cases | int => number.mostlyZero
incident/incidents, pest incidents, complaints, accidents | int => number.mostlyZero
visitors, expected/actual visitors, attendance, footfall, audience | int => number.lognormal median=1800 sigma=0.8
days on market | int => number.lognormal median=38 sigma=0.8
favourites, wishlists | int => number.count median=9 sigma=1.4 zeroShare=0.18
yield | num | of harvest crop field farm; plus 3 => number.lognormal median=1400 sigma=0.8
delivery/service/search/coverage radius | num int => number.typical values=[5,10,3,8,15,20]
quality grade | text => values values=["A","B","C"] weights=[58,32,10]
claimed, redeemed, issued, awarded | int => number.count
co 2 g km, emissions g km, co 2 per km | num int => number.measure mean=132 deviation=28 min=70 max=260 fractionDigits=0
service/odometer/mileage/start/end/last+service km/mileage/odometer | int num => number.lognormal median=62000 sigma=0.6
payload, payload kg, towing capacity, gross vehicle weight, gvw | int num => number.lognormal median=820 sigma=0.5
tank capacity, tank capacity l, fuel capacity | num int => number.measure mean=55 deviation=12 min=30 max=110 fractionDigits=0
ltv, dti, loan to value, debt to income, apr percent | num int => number.percent
delinquency days, days past due, days overdue, days late | int => number.mostlyZero
max/maximum/min/total teams/players/entrants/participants | int num | plus 5 => number.typical values=[16,32,8,64,24]
score | int | of survey response feedback nps poll review evaluation assessment; plus 3 => number.score
signature/supporter/vote/member/follower goal/target | int => number.typical values=[1000,5000,500,10000,2500]
signature/supporter count, signatures | int => number.lognormal median=800 sigma=1.4
budget/billed/estimated/allocated/contracted/total hours | num int | of project client contract engagement; plus 4 => number.lognormal median=180 sigma=0.8
viewers peak, peak viewers, concurrent viewers | int => number.lognormal median=2400 sigma=1.2
recipient/audience/subscriber/delivery count, recipients, audience size, list size | int => number.lognormal median=1800 sigma=1
opens, clicks, unsubscribes, bounces | int | of newsletter campaign email mailing; plus 3 => number.lognormal median=240 sigma=1.1
passenger/pax count, passengers | int | of flight train bus voyage; plus 4 => number.lognormal median=140 sigma=0.3
fuel, fuel kg/liters/quantity | int num | of flight aircraft ship; plus 4 => number.lognormal median=8200 sigma=0.6
weight, weight lb/kg | num int | of dog cat pet animal; plus 6 => number.lognormal median=24 sigma=0.6
meter/last/previous/current/opening/closing reading | num int | of meter electricity water gas utility bill; plus 4 => number.lognormal median=8400 sigma=0.5
unit/units consumed/used, consumption | num int => number.lognormal median=280 sigma=0.6
target/good/planned/produced/actual/scrap/reject quantity, quantity produced/planned/completed | num int | of production run work order batch manufacturing machine job; plus 4 => number.lognormal median=420 sigma=0.7
scrap/reject/defect quantity | num int | of production run work batch manufacturing machine; plus 6 => number.count
operating/running/machine/engine hours, hour meter | num int | plus 2 => number.lognormal median=6200 sigma=0.7
cycle/takt/setup time, cycle time second/s | num int => number.lognormal median=38 sigma=0.5
downtime, downtime minutes | int num => number.duration unit=min median=18 sigma=0.9
late/fee/penalty/interest/discount/commission/service/late+fee percent/pct | num int => number.typical values=[5,10,2.5,1.5,3]
crew/team/group/household/family size | int | plus 2 => number.typical values=[3,2,4,5,1,6]
mass, dry/launch mass, mass kg | num int | of spacecraft rocket satellite vehicle aircraft ship; plus 5 => number.lognormal median=2400 sigma=0.9
apogee/perigee/altitude/orbit km, apogee, perigee | num int => number.lognormal median=620 sigma=0.8
attendance, weekly/average/sunday/daily attendance | int | plus 2 => number.lognormal median=180 sigma=0.6
beat, ward, precinct, district, zone | int => number.int min=1 max=40
rating by/from/to/of ..., rating by user/rider/driver/customer/guest/host, user/driver/rider/guest/host rating | int => number.rating
timeout/delay/deadline/interval/latency ms/millisecond, ... timeout ms, connect/read/request timeout | int | plus 3 => number.typical values=[5000,10000,1000,2000,3000,30000]
timeout/delay/window/retention/validity/interval/expiry/grace hour/hours | int num | plus 4 => number.typical values=[24,48,12,72,1,4,8,168]
timeout/delay/interval/window minute/minutes | int num | plus 4 => number.typical values=[5,15,30,10,60,1]
timeout/ttl/interval/delay/retry+interval s/second/seconds, retry interval/delay | int num | plus 4 => number.typical values=[60,30,300,10,3600,900]
http/response/status/return status/code, http status, response status code | int | of webhook hook delivery callback notification event outbox; plus 6 => values values=[200,204,202,500,404,502,503,401,410] weights=[82,5,3,3,2,2,1,1,1]
expected/allowed/success/http/response/return status/code, http status | int | of check monitor probe uptime request test; plus 4 => values values=[200,204,201,301,302] weights=[82,6,5,4,3]
reorder at/point/level/threshold, min/minimum/safety stock/level | int num | plus 4 => number.typical values=[10,20,5,50,25,100]
objective/target, availability/slo objective/target | num | of slo sli objective availability sla; plus 6 => number.typical values=[0.999,0.99,0.995,0.9995,0.95]
error budget, budget remaining | num | plus 6 => number.percent max=1
burn rate | num | plus 6 => number.lognormal median=0.7 sigma=0.7
vgm, verified gross mass | num int => number.lognormal median=14000 sigma=0.5
tare, tare kg/weight | int num | of container; plus 8 => number.typical values=[2200,3740,3900,2300,4800]
payload, payload kg, max gross/payload, net/gross weight, gross weight kg | int num | of container; plus 8 => number.lognormal median=18000 sigma=0.4
gross/net/total/chargeable weight/mass, gross/net/total/chargeable weight kg | num int | of shipment quote consignment cargo freight load booking awb transport; plus 4 => number.lognormal median=860 sigma=1.2
teu/capacity+teu, teu capacity | int | plus 8 => number.typical values=[4200,1700,8500,14000,18400,2800]
berths | int | of port marina harbor => number.typical values=[4,8,12,2,20,36]
margin/markup percent, margin, gross/profit margin | num | plus 4 => number.measure mean=21 deviation=9 min=1 max=64 fractionDigits=2
dropped/error/loss/failure/churn/defect/reject/packet+loss/leakage percent/rate/ratio | num | plus 4 => number.lognormal median=0.8 sigma=1.1
temperature set/setpoint/setting, set temperature | num int | plus 6 => number.typical values=[-18,4,2,8,15,-20]
body condition, body condition score, bcs, condition score | int | plus 2 => number.typical values=[5,4,6,3,7]
crt second/seconds, capillary refill, capillary refill time | num int | plus 6 => number.typical values=[1.5,1,2,2.5]
cardinality | int => number.lognormal median=240 sigma=1.5
ingest/event/message/request/write/read rate, rate eps/rps/tps/qps, ... eps/rps/qps/tps | num int | plus 4 => number.lognormal median=85 sigma=1.4
grade | int | of asa anaesthesia surgery; plus 2 => values values=[2,1,3,4] weights=[44,34,18,4]
lifespan, average/expected lifespan, life expectancy | num int => number.measure mean=12 deviation=3 min=2 max=25 fractionDigits=1
seats, licences, licenses, seat/license count | int | of organization org plan subscription account tenant company license contract; plus 3 => number.typical values=[5,10,25,3,50,1,100]
hold/wait/queue position, position in queue | int | plus 3 => values values=[1,2,3,4,5,6,8,11] weights=[40,22,13,9,6,4,3,3]
rerun/retry/attempt/revision/iteration/round/generation/try number/no/index | int | plus 4 => number.typical values=[1,2,3,4]
frequency/billing/contract/subscription/commitment/loan duration, number of cycles/periods/installments | int | plus 2 => number.typical values=[1,3,6,12,24,2]
dunning/escalation/reminder/warning level | int | plus 6 => values values=[0,1,2,3] weights=[70,18,8,4]
quorum | num int | plus 3 => number.measure mean=46 deviation=14 min=10 max=100 fractionDigits=1
headcount, openings, positions, vacancies | int | of requisition job vacancy posting position; plus 6 => number.typical values=[1,2,3,5]
annual/yearly estimate/estimated/consumption/usage kwh, annual consumption/usage, annual estimate kwh | int num | plus 6 => number.lognormal median=3200 sigma=0.5
odometer mi/mile/reading, mileage reading | int num | plus 4 => number.lognormal median=62000 sigma=0.6
min/minimum/youngest driver/renter/rider/entry/participant age, driver age min/minimum | int | plus 8 => number.typical values=[21,18,25,23]
seat/seats, seat/seats count | int | of vehicle car class model cab; by door doors transmission bag bags fuel plate luggage; plus 12 => number.typical values=[5,4,7,2,9]
door/doors, door/doors count | int | of vehicle car class model; plus 8 => number.typical values=[4,5,2,3]
bag/bags/suitcase/suitcases/luggage, bag/bags/luggage count | int | of vehicle car class ticket fare passenger booking; plus 8 => values values=[1,2,3,4,0] weights=[34,32,16,6,12]
frequency/times/visit/visits/pickup/pickups/session/sessions/collection/collections per week, weekly frequency | int | plus 8 => values values=[1,2,3,5,6] weights=[52,22,12,10,4]
duration/treatment/therapy days, days, days duration/treatment | int | of prescription recipe medication drug dose; plus 8 => number.typical values=[7,5,10,14,3,30]
estimated/expected/planned/usual duration, duration estimated | int | of treatment service procedure therapy appointment; plus 6 => number.typical values=[30,60,45,15,90]
installment/instalment/installments count/number, number of installments/instalments, installments, instalments | int | plus 8 => values values=[1,3,6,12,2,10] weights=[40,20,16,14,6,4]
gross/laden weight/lb/kg/lbs, gross | int num | of scale weighbridge weigh truck ticket; by tare net; plus 10 => number.measure mean=41000 deviation=9000 min=18000 max=78000 fractionDigits=0
tare/empty/unladen weight/lb/kg/lbs, tare | int num | of scale weighbridge weigh truck ticket; by gross net; plus 10 => number.measure mean=27000 deviation=4000 min=12000 max=36000 fractionDigits=0
temperature/temp target/setpoint/setting/set/goal/target+c/setpoint+c/c, target/set temperature/temp c | num int | of room gallery hall office building zone store storage thermostat; plus 10 => number.typical values=[20,21,19.5,18,22]
humidity target/setpoint, relative humidity target/setpoint/target+percent, target/set humidity | num int | plus 10 => number.typical values=[50,45,52,48,55]
year earliest/latest/from/to/begin/start/end/made/created, earliest/latest/begin year | int | of object artwork work artefact artifact painting manuscript specimen; plus 8 => number.measure mean=1874 deviation=70 min=1480 max=2019 fractionDigits=0
budget, budget eur/usd/gbp/amount/total, total budget | num int | of exhibition campaign event production festival film show expedition; plus 8 => number.lognormal median=48000 sigma=0.8
unit price, price, ticket price | num money | of admission visitor visit museum entry ticket; by visit slot member gift; plus 12 => number.typical values=[14,8,18,22,6.5]
commission/discount/rebate/markdown percent/pct/percentage | num int | plus 2 => number.typical values=[10,5,15,20,0,12.5]
commission, commission rate | num | of dentist doctor therapist stylist salesperson seller employee staff; plus 4 => number.typical values=[30,40,35,45,25]
contamination/defect/error/reject/rejected/scrap/waste/loss/failure/fault/shrinkage percent/pct/percentage | num | plus 4 => number.measure mean=3.4 deviation=2 min=0 max=18 fractionDigits=2
session/sessions/visit/visits number/count, number of sessions/visits, number sessions/visits/session/visit | int | of treatment service therapy procedure package; plus 8 => values values=[1,2,3,4,6] weights=[52,20,12,8,8]
net, net lb/kg/lbs/weight | int num | of scale weighbridge weigh truck ticket; by gross tare; plus 12 => number.measure mean=14000 deviation=5000 min=900 max=42000 fractionDigits=0
co 2 gram/grams/g per km, co 2 g km | int num | plus 10 => number.typical values=[118,132,99,145,0,167]
co 2 grams/gram per km/kilometer, emission/emissions gram/grams per km | int num | plus 10 => number.typical values=[118,132,99,145,0,167]
fuel/battery/tank level eighth/eighths, fuel eighths | int | plus 10 => number.int min=0 max=8
valuation/appraisal/appraised/estimated valuation/value/amount, amount valuation, valuation amt | num money | of object artwork art painting collection item property; plus 8 => number.lognormal median=14000 sigma=1.1
yes/no/for/against/abstain/abstention+votes votes/vote/votes+count | int | of election ballot poll motion proposal; plus 8 => number.lognormal median=9 sigma=0.7
plate/ocr/recognition/detection/face/match/matching/transcription/classification confidence | num | plus 6 => number.measure mean=0.94 deviation=0.05 min=0.52 max=0.999 fractionDigits=3
hb, hemoglobin, haemoglobin, hb g dl, hemoglobin g dl | num | plus 8 => number.measure mean=14.1 deviation=1.3 min=9.5 max=18 fractionDigits=1
max/maximum/clearance height m/meter/meters, height limit | num | of park parking garage car gate bridge tunnel; plus 8 => number.typical values=[2.1,2,2.3,1.9,4.2]
first/next/additional/extra/each+next/each hour, hour first/next/each, hourly price/rate | num money | of tariff parking; plus 10 => number.typical values=[2.5,2,3,1.5,4]
daily/day/weekly/overnight cap/maximum/max/price/rate | num money | of tariff parking; plus 10 => number.typical values=[18,15,24,12,30]
duration/length minutes/minute/min | int | of course class lesson lecture session treatment appointment workout; not by started ended exit entry; plus 6 => number.typical values=[60,45,30,90,120]
max headcount/size/participants, headcount max/maximum, headcount | int | of course class lesson group workshop; plus 10 => number.typical values=[12,8,6,15,20]
insured value/sum, value insured | num money | of instrument instruments equipment item object device; plus 8 => number.lognormal median=1400 sigma=0.9
quantity/volume/vol ml | int | of component donation bag blood sample; plus 8 => number.typical values=[450,250,300,200,500]
isolate/aliquot/replicate number/no | int | plus 6 => number.typical values=[1,2,3]
set number/no | int | plus 6 => number.typical values=[1,2,3,4,5]
`;
