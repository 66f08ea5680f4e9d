/** Telephone networks: subscribers, plans, cards, records, cells, bills. */
export const calls = String.raw`
segment | text | of subscriber; plus 6 => values values=["prepaid","postpaid","business","wholesale"] weights=[44,38,16,2]
id/identity document type | text | plus 6 => values values=["passport","national id","driving licence"] weights=[30,52,18]
churn risk/score/probability | num | plus 6 => number.measure mean=0.18 deviation=0.14 min=0 max=0.97 fractionDigits=3
technology, network technology | text | of plan cell tariff site network radio; plus 6 => values values=["4G","5G","3G","fibre"] weights=[46,36,8,10]
^name/title, display/plan/tariff/addon name, ^title | text | of tariff plan addon bundle; by data minute minutes sms voice roaming msisdn mb gb allowance technology prepaid; plus 16 => values values=["Smart S","Smart M","Smart L","Unlimited","Family","Data 10","Travel Europe","Night pack","Student","Business Flex","Weekend","Prepaid Basic"]
plan/tariff/addon/product code | text | of plan tariff addon subscriber subscription; by data minutes sms voice roaming msisdn; plus 6 => values values=["SM_S","SM_M","SM_L","UNL","FAM4","DATA10","EU_TRAVEL","NIGHT","STUD","BIZ_FLEX"]
monthly/recurring/line/plan fee/charge | num money | of plan tariff subscription addon; plus 6 => number.typical values=[14.99,19.99,29.99,39.99,9.99,49.99]
setup/activation/connection/early+termination fee | num money | plus 4 => number.typical values=[0,29.99,39.99,19.99,120]
included minutes/minute/sms/texts, included minutes, minutes included | int | plus 8 => number.typical values=[500,1000,100,300,2000]
included data mb, data mb, data allowance mb | int | plus 8 => number.typical values=[10240,5120,20480,2048,51200]
data/fair+use+policy gb, fair use gb, fair use policy gb | int num | plus 8 => number.typical values=[20,50,100,10]
overage per mb, overage mb, price/rate mb | num | plus 8 => number.typical values=[0.02,0.01,0.05]
overage per min/minute/sms, price/rate per minute | num | plus 8 => number.typical values=[0.09,0.15,0.05,0.19]
downlink/uplink/download/upload/max+downlink mbps | int | plus 6 => number.typical values=[100,300,50,500,1000]
marketing text, promotional text, teaser | text | plus 4 => values values=["More data for the same price.","Free calls to all networks.","First month on us.","Roaming in Europe included.","No contract, cancel anytime."]
contract month/months | int | of plan tariff; plus 6 => number.typical values=[24,12,1]
form factor, sim size | text | of sim card; plus 8 => values values=["nano","micro","esim","standard"] weights=[62,8,28,2]
ki, opc | text | of sim card; plus 4 => string.hexadecimal length=32
eid | text | plus 2 => string.numeric length=32
sim/card status | text | plus 6 => values values=["active","inactive","suspended","blocked"] weights=[78,14,5,3]
batch, vendor/production batch | text | of sim card; plus 4 => code.mask mask=B######
tac | text | plus 2 => string.numeric length=8
brand | text | of handset phone device; plus 4 => vehicle.manufacturer
port in/out donor/operator, donor/recipient operator, donor, recipient network, visited/home/serving network, roaming network, mobile operator, roaming operator name | text | plus 8 => values values=["Telora","Nordcell","Vivafon","Alpha Mobile","Bluewave","Telmar","Unitel West"]
sales channel | text | of subscription subscriber order; plus 4 => values values=["online","shop","dealer","telesales"] weights=[42,30,16,12]
dealer/retailer/store code | text | plus 4 => code.mask mask=D#####
addon type | text | plus 6 => values values=["data","roaming","minutes","content"] weights=[48,24,18,10]
ussd code, ussd | text | plus 4 => code.mask mask=*1##\#
short code | text | of addon sms service; plus 6 => string.numeric length=5
cell/sector id, cell, cgi, eci | text | plus 4 => code.mask mask=26201-####-#####
lac, tac code, location area code | int => number.int min=100 max=64000
mcc | text | len<=3; plus 6 => values values=["262","310","234","208","214","222"]
mnc | text | len<=3; plus 6 => values values=["01","02","03","10","20","260"]
trunk in/out, trunk, trunk group | text | plus 6 => code.mask mask=TG-###
codec | text | of call cdr record voice; plus 10 => values values=["AMR-WB","EVS","G.711","AMR"] weights=[48,30,12,10]
mos, mean opinion score | num => number.measure mean=4.1 deviation=0.3 min=1.2 max=4.9 fractionDigits=2
raw record, cdr, raw cdr | text | plus 6 => template template=MOC;{{string.numeric}};{{string.numeric}};182;LTE
rated/charged amount, charge | num | of call cdr record session usage; plus 8 => number.lognormal median=0.18 sigma=0.9 fractionDigits=4
rating group, service identifier | int | plus 4 => number.typical values=[1000,2000,3000,100]
billable/duration/call sec/second, duration sec | int | of call cdr record; plus 6 => number.lognormal median=140 sigma=1
answer/connect/setup/alerting/release time | stamp | of call cdr record; plus 6 => date.event after=@start null=0.1
close/end/release reason/cause | text | of session data call; plus 6 => values values=["normalRelease","timeLimit","volumeLimit","abnormalRelease","managementIntervention"] weights=[78,6,8,6,2]
qci | int => number.typical values=[9,8,5,1,6]
site/tower name | text | of cell site tower; plus 6 => location.street
site type | text | of cell tower antenna; plus 8 => values values=["macro","rooftop","small cell","indoor"] weights=[54,28,12,6]
tower/mast height m | num | plus 6 => number.measure mean=32 deviation=11 min=6 max=90 fractionDigits=1
tilt, downtilt, electrical/mechanical tilt | num int | of cell site antenna sector; plus 8 => number.measure mean=4 deviation=2 min=0 max=12 fractionDigits=1
band, frequency band | text | of cell site radio antenna; plus 6 => values values=["B3","B7","B20","n78","B1","n28"] weights=[24,20,20,18,10,8]
pci | int | of cell site; plus 6 => number.int min=0 max=503
backhaul type, backhaul | text | of cell site; plus 4 => values values=["fibre","microwave","copper","satellite"] weights=[58,36,4,2]
power supply | text => values values=["grid","grid + battery","solar","generator"] weights=[42,44,6,8]
on air, commissioned, in service | bool => datatype.boolean probability=0.93
probable cause | text | plus 6 => values values=["powerProblem","linkFailure","temperatureUnacceptable","softwareError","equipmentMalfunction"] weights=[28,30,12,16,14]
specific problem | text | plus 6 => values values=["Mains failure","Cell out of service","High VSWR","Battery low","S1 link down","Fan failure"]
managed object, object instance | text | plus 6 => template template=SubNetwork=1,MeContext={{string.alpha}},Cell={{string.numeric}}
additional text/info | text | of alarm alert fault event; plus 8 => values values=["VSWR 2.1 on branch A","Rectifier 2 failed","Link down since 04:12","Temperature 58 C","Battery at 46 V","Synchronisation lost"]
ack/acknowledge state | text | plus 6 => values values=["acknowledged","unacknowledged"] weights=[84,16]
dunning/reminder level | int | plus 6 => number.typical values=[0,1,2,3]
delivery channel | text | of bill invoice statement; plus 6 => values values=["email","app","post"] weights=[62,26,12]
charge code | text | of call calls phone voice mobile telecom line cdr rating; plus 4 => values values=["MRC","USG_VOICE","USG_DATA","SMS","ROAM","ADDON","DISC"]
description | text | of bill item line; by charge unit period; plus 6 => values values=["Monthly fee","Calls to mobile networks","Data usage","Roaming EU","Messages","Extra data 5 GB","Loyalty discount"]
recurring/usage/one+time charge/charges, charges | num money | plus 4 => number.lognormal median=18 sigma=0.7 fractionDigits=2
voucher serial, voucher number | text | plus 4 => string.numeric length=12
voucher pin | text | plus 4 => string.numeric length=14
face value, bonus amount, top up amount | num money | plus 6 => number.typical values=[10,15,20,5,30,50]
channel | text | of top topup recharge; plus 6 => values values=["app","shop","bank","web","ussd"] weights=[40,22,12,16,10]
result text/message, response text/message, status text | text | plus 4 => values values=["Success","Accepted","Timeout","Insufficient balance","Invalid request"] weights=[80,10,4,4,2]
reject/rejection code | text | plus 4 => values values=["R01","R03","R07","R12","R21"]
pac, porting code | text | plus 2 => code.mask mask=AAA######
tadig, tadig code | text | plus 4 => code.mask mask=AAAAA
tap version | text | plus 4 => values values=["3.12","3.11","3.10"] weights=[82,12,6]
voice rate, iot rate voice/data/sms, rate voice/data | num | plus 6 => number.lognormal median=0.04 sigma=0.7 fractionDigits=4
symptom | text | of trouble ticket subscriber network; plus 10 => values values=["No signal","Slow data","Dropped calls","No SMS","Cannot call abroad","SIM not detected"] weights=[26,26,20,10,8,10]
assigned/support/resolver group, assigned group/queue | text | plus 6 => values values=["First line","Radio network","Core network","Billing","Field service"] weights=[40,20,14,14,12]
number class/category | text | plus 6 => values values=["standard","silver","gold","platinum"] weights=[86,9,4,1]
state, status | text | of number pool msisdn; plus 6 => values values=["available","assigned","reserved","quarantine"] weights=[30,58,6,6]
category | text | of trouble ticket subscriber; plus 4 => values values=["network","billing","device","sim","roaming"] weights=[42,26,14,10,8]
`;
