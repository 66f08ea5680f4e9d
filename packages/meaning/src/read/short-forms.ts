/**
 * What short forms of names stand for, the most frequent first; `< words` where company speaks for a meaning: `pc`
 * beside a town is a postal code. Most forms stand for several things, which is why names are not read by this list
 * alone: it only proposes.
 */
export const SHORT_FORMS = `
ab: abstract | able
abt: about
acc: account | access < site gate door key parking entrance | accuracy | accident
acct: account
ach: achievement | transfer
acq: acquisition
act: action | actual | activity | active
ad: address | advertisement
adj: adjustment
adr: address
ads: address < town city postal street twn pcode cnty | advertisements
adv: advance | advice | advertisement
agr: agreement
agt: agent
alb: album
alc: alcohol < smoking smoke drink health medical | allocation
alg: allergy < medical patient health nurse birth dob | algorithm
alt: alternative | altitude
amb: ambient
anaes: anesthetic
anm: animal
app: application | appointment
appt: appointment
apr: approved
apv: approved
art: artist | article
asmt: assessment
att: attended < booking class member lesson session course | attempts | attachment
attn: attention
aud: audit | audience
aut: author
av: average | available
avl: available
ba: bank account < bank sort iban | batch
bc: barcode
bcd: barcode
bd: birth date < name gender sex phone email first last | board | bedroom
bf: body fat | before
bg: blood group | background
bgt: budget
bk: book | bank | booking
bkd: booked
bkg: booking
bl: bill of lading | balance | block
bll: billing | bill
bln: balance
bnd: band | brand
bnf: beneficiary
bnk: bank
bp: blood pressure
br: branch | brand
brcd: barcode
brd: breed < animal pet species owner | brand | board
brk: broker < customs duty insurance trade clearance | break | brake
brn: burned < calorie cal kcal | branch | brown
brth: birth
bse: base
bty: battery
bus: business
cal: calorie < burn kcal workout class exercise food | calibration | calendar
cap: capacity | capital
car: carrier | car
cat: category
cbm: volume cbm
cc: credit card | cost center | country code
cell: mobile phone
ch: channel | chapter
chc: choice
chd: child
chf: chief
chk: check | checklist
chr: charge
chrt: chart
cl: class | client | call < sign vessel ship radio | clause
clb: club
clin: clinical
clm: claim
cln: client | clean
clr: color | cleared < customs duty declaration broker | clear
cls: class | closing < opening open opn hour | closed < opened open opn status
clt: client
cmp: company | campaign
cmt: comment | commitment < month contract plan fee
cn: country | consignee | common name
cnee: consignee
cnt: container < seal vessel ship freight cargo | count | contact
cntc: contact
cnty: county | country
co: company
com: comment | company
comm: commission | comment
comp: company | complete | component
cond: condition
cons: consumption | consignee
cor: correction
cp: contact person | company
cpn: coupon
cpy: copy | company
cr: credit | created
crd: card < pay payment amount method | credit | coordinate
crp: crop
crs: course
crt: created
cs: customer service | case
csh: cash
csr: case
cstm: customs
ct: city | count | contact
ctc: contact
ctg: category
ctn: carton
ctp: contact person
ctr: center | contract | counter
ctt: contact
cty: city | country | county | quantity
cur: currency | current
cust: customer
cvr: cover
cy: currency | city
da: date
db: date of birth | database
dd: due date | direct debit
dec: declaration < customs duty tariff broker | decision | declined
ded: deduction
del: delivery | deleted
dep: deposit | department | departure | depot
dev: device | developer | development
df: default
dft: draft | default
dia: diagnosis < patient clinic | diameter
dir: direction | director
dis: discount | distance | discharge
disc: discount
dist: distance | district | distributor
div: division
dl: driver license | delivery
dlv: delivery
dly: delivery | daily
dmg: damage
dmr: demurrage
dn: down | delivery note
dna: did not attend
doc: document | doctor
don: done | donor
dos: dosage
dow: day of week
dpt: depot < town street region machine vehicle | department
dr: doctor | driver
drft: draft
drv: driver
ds: description | dosage
dsc: description | discount
dsct: discount
dsg: designation
dsp: disposal | dispatch | display
dst: distance | destination
dt: date
dth: death
dty: duty < customs tariff import | duty
dur: duration
dv: device | delivery
dw: deadweight
dy: day
dys: days
ea: each
ed: edition | education
edu: education
ef: effective
el: element | elevation
elv: elevation
em: email
emg: emergency
emgy: emergency
emp: employee
en: end < start begin st | english
eng: engine | engineer | english
enr: enrollment
eqp: equipment
er: error
est: estimated cost < damage repair claim job | estimated | established
etc: remarks
evt: event
ex: exercise < set rep workout gym training | example | exchange
exc: excess | exercise | exception
exp: expiry | experience < year skill trainer | expense | exposure < kv ma dose image
ext: extension | external
fac: facility
fam: family
fb: feedback
fc: facility | forecast
fdbk: feedback
fe: fee
ff: freight forwarder
fl: file < name size path type | floor < building room | flight < airline airport | fuel < pct engine tank
fld: field
flg: flag
flr: floor
flt: fault description < repair machine mechanic maintenance vehicle work order workshop equipment service | flight < airline airport gate | filter | fleet
fm: from | farm
fn: first name < last ln name birth email gender | file name | function
fnl: final
fr: from | french
frm: from | form
frz: freeze
fst: first
ft: feet | footer
fx: exchange rate
gd: goods | grade
gdr: gender
gds: goods
gen: gender | general | generation
gn: given name
gnd: gender | ground
gnr: genre
gp: doctor < patient clinic dental medical surgery nhs | group
gph: graph
gr: gross | group | grade
grd: grade | guardian | ground
grnd: ground
grp: group
grs: gross
gs: gross
gst: guest < pass booking hotel visit room plan | gst
gt: gate | gross tonnage
gtr: guarantor
hb: house bill | hemoglobin
hbl: house bill of lading number
hd: head | height
hdcp: handicap
hgt: height
hld: hold | holder
hm: home
hol: holiday
hp: mobile phone | horse power
hq: headquarters
hr: heart rate < avg max mx exercise workout kcal | hour
hrly: hourly
hrs: hours
hrv: harvest
hs: hs code
hsp: hospital
ht: height
hx: history
img: image
imp: import | impact
inc: incident | income | incoterm
ind: industry | indicator
ing: ingredient
ini: initials
inj: injury
ins: insurance | insured < value cargo goods
insp: inspection
inst: institution | instruction
int: interest | internal
intr: interest
inv: invoice | inventory
iss: issue | issued
it: item
itm: item
ivc: invoice
jb: job
jn: joining < fee member plan | journal
jnd: joined
jrn: journal
jt: job title < name first last email phone contact
kw: keyword
lab: laboratory
lang: language
lb: label | pound
lbl: label
lbr: labor
lc: letter of credit | location
lckr: locker
ld: load < kg weight set rep exercise | lead
ldm: loading meters
lg: language | logo
lgn: login
lim: limit
lk: link
ll: landlord
lmt: limit
ln: last name < first fn name birth email gender | line | loan
lng: longitude | language
lnk: link
loc: location
lp: license plate
lse: lease
lsn: lesson
lst: last | list
lt: lead time < supplier item stock part | latitude | left
lvl: level
mac: mac address
mach: machine
mat: material
mb: member | mobile
mbl: mobile | master bill of lading number < vessel voyage shipper consignee freight container
mbr: member
mchn: machine
md: model | middle
mdl: model
med: medical | medication
mem: member | memo
met: method
mfr: manufacturer
mg: manager
mgr: manager
mi: middle initial < first last surname fnm snm ttl name | mile
min: minimum | minute
mk: make
mkr: maker
ml: mail
mm: month
mn: middle name | month | minute
mng: manager
mnt: maintenance | month
mob: mobile | mobility < tooth dental gum
mod: model | modified | module
mp: map
mpg: fuel consumption
mph: mobile phone
mr: meter reading
mrg: marriage
mrk: mark
ms: milestone
msc: music genre < class workout gym dance | miscellaneous
msg: message
msr: measure
mst: master
mtd: method
mtg: meeting | mortgage
mth: payment method < pay payment amount card cash | month | method
mtl: material
mtr: meter
mx: maximum
na: name
nat: nationality
nb: number | note
nbr: number
nk: nickname
nm: name
no: number
nok: next of kin
not: note
np: note
nt: note
ntf: notify
nts: notes
num: number
nw: net weight
obj: object
obs: observation | remarks
oc: occurrence
occ: occupation < name gender birth phone person member patient | occurred | occupancy
ocp: occupation
oh: on hand quantity < stock item reorder sku cost
op: operator | operation | opening
opn: opening < closing close cls hour | opened
opr: operator
ord: order
org: organization
os: operating system | outstanding
ot: overtime | other
ow: owner
own: owner
pa: address
pax: passengers
pay: payment
pc: postal code < town city street address county country twn cty adr | piece | percent | computer
pcd: postal code
pck: pickup < delivery address driver truck | package
pcode: postal code
pcs: pieces
pct: percent
pd: paid < invoice amount payment due | period | product
per: period | person
pfx: prefix
pg: page
ph: phone | ph
pic: picture | person in charge < phone email contact
pin: pin code
pk: pack | park
pkg: package
pkt: pocket < dental tooth gum | packet
pl: place | plan | price list
plc: place | policy
pld: plate
pln: plan
plt: license plate < truck vehicle trailer car driver machine fleet | pallet | plant
pm: payment method | project manager
pmt: payment
pn: part number | phone
po: purchase order
pob: place of birth | po box
pod: proof of delivery < driver delivery deliver truck signature | port of discharge < vessel voyage port | point of delivery
poi: point of interest
pol: policy < insurance claim premium | port of loading < vessel voyage port
pos: position
pp: price
ppl: people
pr: price | priority
prac: practice
prc: price
prd: product | period
prf: profile | proof
prg: program | progress
pri: priority | price | primary
prm: premium | promotion
prp: property
prt: part < stock price supplier repair uom | port < vessel voyage country | print
prty: priority | party
ps: passes < guest member plan | post script
psn: position | person
psp: passport
pt: patient < clinic dental doctor medical appointment | point | part | payment terms
pty: party < consignee shipper customs freight | priority | property
pub: publisher | public
pur: purchase
pwd: password
pwr: power
px: price
py: payment
qc: quality check
qlt: quality
qoh: quantity on hand
qt: quote | quantity
qtd: quoted
qty: quantity
qual: qualification < dentist doctor teacher trainer nurse staff employee specialty | quality
rc: receipt
rcl: recall < patient dental vehicle | recall
rcv: received
rd: road | read
rdy: ready
re: remark
rea: reason
rec: record | received
recom: recommendation
ref: reference
reg: registration | region
rego: registration plate < machine vehicle car vin truck fleet trailer bike | registration number
rel: relation | release
rem: remarks | reminder < appointment sent snt | remaining
rep: representative | reported | repetitions < set exercise | repair
res: result | residual | reservation
resid: residual value < price purchase acquisition asset cost lease | residence | resident
resp: response | responsible
ret: return < code payment ach bank | retail
rev: revision | review | revenue
rf: reference
rfd: refunded
rg: region
rl: role
rm: room
rmk: remarks
rmks: remarks
rmrk: remarks
rms: rooms
rnk: rank
rol: reorder level
rop: reorder point
rp: representative
rpr: repair
rps: repetitions
rpt: report | reported < by incident | repeat
rq: request
rs: reason | result
rslt: result
rsn: reason
rst: rest | restaurant | result
rsv: reservation
rt: rate | route
rte: route
rtg: rating
rtn: routing < bank account ach transfer | return
rvw: review
sal: salary
sbj: subject
sc: score | service charge
sch: scheduled | school
schd: scheduled | schedule
sd: start date
sec: section | security
seq: sequence
ser: serial | series
sev: severity
sf: square feet
sgn: sign < call cl vessel radio | signed by < delivery pod proof | signature
sh: shift | share
shd: shade
shl: shelf
shlf: shelf
shp: shipment
shpr: shipper
sig: signature
sku: sku
sl: seal < container vessel cargo | sale | serial
smk: smoker
sn: surname < first name | serial number
snm: surname < first fnm name title
snt: sent
sp: species | space | spouse
spc: species < animal plant tree | special
spd: speed
spec: specialty < doctor dentist nurse lawyer trainer qual staff | specification
spr: supplier
sq: sequence
src: source
srf: surface
srg: surgery room < dentist dental doctor appointment | surcharge
srl: serial
srt: sort < bank account code ba | sort
ss: social security number
ssn: social security number | season | session
st: status | state < city town zip zp phone address street | street | start < end en date time
sta: status | station
stat: status | statistic
std: student < class grade school teacher | standard
stf: staff
stk: stock
stp: stop | step
str: street < town city postal pc twn house tel | string | structure
strt: start | street
sts: sets < rep rps exercise workout | status
stt: status | state
stts: status
sub: subject | subscription
sup: supplier | supervisor
sur: surname
surg: surgery
sv: service
svc: service
sx: sex < name first last birth dob gender patient | symptom
sym: symbol | symptom
sz: size
tch: teacher
tel: phone
temp: temperature | temporary
ten: tenant
ter: territory
tkn: taken
tkt: ticket
tl: telephone | title
tm: time | team
tmp: temperature | temporary
tn: telephone number | tracking number
tnt: tenant
tot: total
tp: type | telephone
tr: trailer | track | transaction
tra: trade
trk: truck < driver trailer plate delivery | tracking | track
trl: trailer
trm: term | trimester
trn: trainer < class gym member schedule | transaction | train
trr: territory
trx: transaction
tst: test
tt: total time | title
tth: tooth
ttl: title | total
twn: town
tx: treatment < patient dentist tooth appointment | transaction | tax
typ: type
tz: time zone
un: username | unit
unt: unit
uom: unit of measure
upd: updated
usr: user
ut: unit
val: value
var: variant
ven: vendor | venue
ver: version
vgm: verified gross mass
vhc: vehicle
vl: value | volume
vld: valid
vlg: village
vn: vendor
vnd: vendor
vnu: venue
vol: volume
vst: visit
vt: voltage
vw: view
wgt: weight
wh: warehouse | energy wh < kwh kw mtr meter energy volt voltage amp amps battery solar charging | working hours
wk: work < home phone tel ph hm | week
wko: workout
wl: waiting list
wo: work order
wp: whatsapp
wrhs: warehouse
wrk: work
wrn: warning
wrnty: warranty
wt: weight
wtns: witness
xr: x ray
xs: excess < claim insurance policy | access
yr: year
yrs: years
zc: postal code
zn: zone
zp: postal code
`;
