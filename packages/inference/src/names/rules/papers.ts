/** Numbers of persons and firms as countries and employers give them; what runs, waits and is permitted. */
export const papers = String.raw`
cpf | text | plus 8 => code.mask mask=###.###.###-##
cnpj | text | plus 12 => code.mask mask=##.###.###/0001-##
cedula, cedula no/number/identidad | text | plus 6 => code.mask mask=##########
curp | text | plus 6 => code.mask mask=AAAA######HAAAAA##
rfc | text | plus 6 => code.mask mask=AAAA######XXX
rut | text | plus 4 => code.mask mask=########-#
cuit, cuil | text | plus 4 => code.mask mask=20-########-#
pan no/number/card | text | plus 8 => code.mask mask=AAAPA####A
gstin, gst no/number | text | plus 12 => code.mask mask=##AAAPA####A1Z#
aadhaar, aadhaar/aadhar no/number, aadhar | text | plus 8 => code.mask mask="#### #### ####"
ifsc, ifsc code | text | plus 8 => code.mask mask=AAAA0######
uhid, uhid no/number | text | plus 6 => code.mask mask=UH######
pesel | text | plus 6 => code.mask mask=###########
nik | text | plus 6 => code.mask mask=################
barrio, bairro, mahalle, kelurahan, kecamatan, quartier | text | plus 4 => location.area
employee/staff/personnel/worker id/no/number/code | text | plus 6 => code.mask mask=EMP#####
driver/driving license class/category/classes, license class/category, driver license | text | len<=5; plus 8 => values values=["B","C","C1","CE","A","D","BE"] weights=[52,12,10,8,8,5,5]
display/full/preferred/known name, ^name | text | of staff personnel crew workforce; not of role type position template shift; plus 10 => person.fullName
^name | text | of restaurant; not of table category menu type zone item section; plus 20 => values values=["The Copper Pot","Olive & Thyme","Harbour Grill","Casa Lucia","Blue Lantern","Saffron House","The Corner Table","Noodle Garden","La Piazza","Riverside Kitchen","Smoke & Salt","Little Lisbon"]
module, permission/system/app/menu module | text | of permission role access privilege menu user; plus 10 => values values=["dashboard","users","reports","billing","settings","inventory","appointments","documents","calendar"]
default/start/landing/home/preferred/initial view/page/screen/tab | text | plus 10 => values values=["dashboard","list","calendar","map","board"] weights=[40,24,16,12,8]
report type/kind | text | plus 8 => values values=["summary","daily","monthly","annual","detailed","incident"] weights=[26,20,24,12,12,6]
farming/farm/cultivation type/method/system | text | plus 10 => values values=["organic","conventional","mixed","hydroponic","pasture"] weights=[24,44,18,6,8]
^status, job/run/task/process/processing/analysis/import/export/sync/execution status | text | of job run analysis import export sync task batch pipeline; by started finished completed error attempt warning; plus 12 => values values=["queued","running","succeeded","failed","cancelled"] weights=[6,8,74,9,3]
ocr/parse/parsing/extraction/processing/conversion/transcription/indexing/embedding status | text | plus 10 => values values=["pending","processing","completed","failed"] weights=[8,5,82,5]
failure/fail/failed reason, reason for failure | text | plus 14 => values values=["timeout","invalid input","service unavailable","quota exceeded","permission denied","not found","cancelled by user"] weights=[26,20,16,12,10,10,6]
topic, event/message topic | text | of outbox inbox event queue message kafka; by payload aggregate partition published; plus 14 => values values=["order.created","order.paid","user.registered","invoice.sent","payment.failed","shipment.delivered","subscription.renewed"]
repository/git/source/code/commit/vcs revision/version, git/commit ref | text | plus 10 => git.commitSha
credential/secret/vault/key reference/ref/path/name | text | plus 10 => values values=["vault/prod/api-key","vault/staging/api-key","secrets/provider/main","secrets/provider/backup","kms/project/default"]
ai/llm/ml/ocr/virtual/upstream/base/inference/embedding model, ai/llm/ml/ocr/upstream/virtual model name/used/id, ... model used | text | plus 10 => values values=["atlas-large","atlas-mini","orion-2","orion-2-turbo","lumen-vision","nimbus-embed-v3"] weights=[26,24,20,14,10,6]
... models used, allowed/supported/available/enabled models, ai/llm/ocr models | array | plus 12 => array element={"kind":"values","parameters":{"values":["atlas-large","atlas-mini","orion-2","orion-2-turbo","lumen-vision","nimbus-embed-v3"]}} max=3
url original/public/private/json/full/small/medium/large/thumb/thumbnail/preview/raw/external/internal/signed/final/short/long/mobile/desktop/contours/en/de, blob/file/public/signed/asset/object url ... | text | plus 8 => internet.url
purpose, trip/travel/booking/visit/rental purpose | text | len<=40; of booking trip rental visit reservation vehicle; plus 8 => values values=["customer visit","training","trade fair","delivery","site visit","meeting","airport"] weights=[30,16,10,16,14,10,4]
vehicle/car/body type, ^type | text | of vehicle car fleet; by seat fuel plate make model; plus 10 => values values=["estate","saloon","hatchback","van","SUV","pickup","minibus"] weights=[26,20,20,16,10,5,3]
condition/state start/end/before/after/return/pickup/handover | text | plus 10 => values values=["no damage","light scratches on the bumper","small dent on the left door","clean, tank full","windscreen chip","worn tyres"] weights=[46,16,10,18,5,5]
km/mileage/odometer/kilometers start/end/begin/out/in/before/after | int num | plus 20 => number.lognormal median=42000 sigma=0.6
cell mv, cell min/max mv, cell voltage mv, min/max cell mv | int num | plus 12 => number.int min=3180 max=4180
seat/seats/seat+count/number+seats | int | of vehicle car fleet bus; plus 8 => number.typical values=[5,5,4,7,2,9]
protein/proteins/carbs/carbohydrate/carbohydrates/sugar/sugars g, proteins, carbs, carbohydrates, protein | num int | plus 8 => number.measure mean=13 deviation=8 min=0 max=60 fractionDigits=1
fat/fats/saturated+fat/fiber/fibre/salt g, fats, fiber, fibre, saturated fat | num int | plus 8 => number.measure mean=6 deviation=5 min=0 max=40 fractionDigits=1
calories per 100+g/serving/portion, kcal per 100+g/serving/portion, calories/kcal 100+g | num int | plus 8 => number.measure mean=210 deviation=120 min=12 max=720 fractionDigits=0
calories/kcal consumed/eaten/intake/logged | num int | plus 8 => number.measure mean=380 deviation=180 min=40 max=1200 fractionDigits=0
quantity/amount/portion/serving g/gram/grams | num int | of food meal nutrition log diet ingredient; plus 10 => number.typical values=[100,150,200,250,80,50,300]
weight kg, body weight kg, body weight, weight | num int | of biometric body health fitness workout vital measurement progress checkin user member athlete patient player; plus 6 => number.measure mean=76 deviation=14 min=45 max=140 fractionDigits=1
sleep/sleeping hours, hours slept/sleep, sleep duration | num | plus 8 => number.measure mean=7 deviation=1 min=3 max=11 fractionDigits=1
avg/average bpm/heart+rate | num int | of workout session exercise training activity run; plus 8 => number.measure mean=132 deviation=14 min=90 max=175 fractionDigits=0
max/peak bpm/heart+rate | num int | of workout session exercise training activity run; plus 8 => number.measure mean=168 deviation=10 min=130 max=200 fractionDigits=0
category, food category/group | text | of food ingredient nutrition; plus 10 => values values=["vegetables","fruit","dairy","meat","fish","grains","legumes","nuts","drinks","sweets"]
equipment | text | of exercise workout fitness gym; plus 10 => values values=["barbell","dumbbell","kettlebell","cable","machine","body weight","resistance band","none"] weights=[20,24,8,12,12,16,6,2]
instructions, description | text | of exercise workout; plus 8 => values values=["Keep your back straight and lower slowly.","Hold for 30 seconds, then rest.","Push through your heels and breathe out.","Keep elbows close to the body.","Start light and add weight each set."]
neighborhood/neighbourhood/community/quarter/district name | text | of project property community estate listing neighborhood building; plus 8 => location.area
villa/house/unit/plot/apartment number/no | text | of property villa house unit building plot apartment; plus 8 => code.mask mask=A-###
transaction/deal/contract/listing type | text | of transaction deal listing property; by property villa apartment realtor broker estate; plus 10 => values values=["sale","rent","lease renewal"] weights=[52,40,8]
total sent/delivered/read/replies/opened/clicked/recipients/failed/views/clicks/opens/bounces/responses/executions/runs, executed/sent/delivered/run total | int | plus 10 => number.count median=120
`;
