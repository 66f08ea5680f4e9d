/** Hotels, schools, payrolls, works, meters and insurers: what stands at their counters and in their files. */
export const counters = String.raw`
# Houses and rooms.
stars number, star count, number of stars, hotel stars, star rating | int | plus 8 => number.int min=2 max=5
capacity, room/guest/bed capacity, number people, number of people/persons/guests/beds | int | of room hroom chamber suite dormitory cabin accommodation; plus 10 => number.typical values=[2,1,3,4,2]
room/base/nightly/night/daily rate, rate, base/night price, price per night, room price, price | num int money | of room suite hotel accommodation; plus 8 => finance.round median=120
detail/details/description/notes | text | of room suite accommodation cabin; texts of travel property general; plus 6 => values values=["Quiet side, queen bed, desk.","Balcony facing the garden.","Two single beds, shower.","Corner room with sea view.","Sofa bed for a third guest.","Step-free bathroom."]
^name, room name | text | of hroom room suite chamber; by price capacity star bed rate floor; plus 8 => values values=["101","102","204","Garden Room","Blue Suite","305","Lake Room","Attic Room"]
type code | text | of room; plus 8 => values values=["SGL","DBL","TWN","STE","FAM","DLX","APT","KNG"]
category | text | of exhibit exhibition artifact museum gallery; plus 8 => values values=["painting","sculpture","photography","archaeology","design","natural history"]
blurb, teaser, wall text, label text, description | text | of exhibit exhibition artifact artwork museum picture bond; by period artist technique museum run visitor author execution; plus 6 => values values=["Works from four decades, many shown for the first time.","A small room about a large river.","Tools, letters and sketches from the studio.","How the town looked before the bridge.","Everyday objects and the people who used them."]
run/show start/end, run/show begin | text | plus 6 => date.past
period | int | of exhibit artwork art artifact; plus 8 => number.typical values=[1890,1920,1750,1650,1960]
displayed/shown/exhibited/established/founded/built/active/member/customer since, since year | int | plus 12 => date.year
birth date, death date, birth/death, date of death, born, died | int | of artist author painter composer person actor writer; plus 8 => person.birthYear
birth/death, born, died | text | of artist author painter composer actor writer person; plus 6 => values values=["1874","12 March 1921","1902","around 1840","5 May 1958","1790"]
execution | text | of art artwork painting bond object sculpture; plus 8 => values values=["oil on canvas","cast","hand-coloured","engraved","carved"]
exhibitions | text | of art artwork painting bond object artist; plus 10 => values values=["City Gallery 1998","Summer Exhibition 2004, no. 18","National Museum 1987, cat. 52","none known"]
state, condition, preservation state | text | of art artwork painting object artifact bond; plus 10 => values values=["good","restored","fair","excellent","minor losses"]
# Pay.
hra, house rent allowance, housing/transport/travel/meal/medical/special/conveyance/dearness allowance, da, ta | num int money | of payroll salary payslip pay employee record wage; plus 10 => finance.round median=420
monthly, monthly pay/wage/salary/total | int num money | of payroll salary pay employee wage; plus 10 => finance.round median=3200
yearly/annual, yearly/annual pay/wage/total | int num money | of payroll salary pay employee wage; plus 10 => finance.round median=41000
salary/pay/compensation structure/components/breakdown | json | plus 10 => json keys="basic=2400|3100|4200 housing=600|900|1200 transport=120|180 medical=80|150? tax=310|520|780"
deduction/deductions, deduction details | json | plus 10 => json keys="income_tax=310|420|640 pension=120|180|240 health=90|140 loan=0|150?"
allowance/allowances, earnings, benefits | json | of pay payslip payroll salary employee; plus 8 => json keys="housing=400|600|900 transport=80|120|160 meal=60|90 overtime=0|140|320?"
total amount, total net/gross/payout/payable, gross/net total, total payroll | num money | of payroll run batch; by employee processed period; plus 8 => finance.amount median=84000
total payable, net payable, amount payable | num money | by salary bonus wage; plus 8 => finance.amount median=3400
total/number employees, employee/staff/head count, headcount | int | of payroll run department company branch; plus 8 => number.lognormal median=42 sigma=0.8
^title, run/payroll title/name | text | of payroll payrun; plus 10 => values values=["Payroll January 2025","Payroll March 2025","Mid-month run","Bonus run 2024","Payroll November 2024","Corrections October"]
description | text | of payroll payrun; plus 10 => values values=["Monthly salaries","Hourly staff","Bonus payments","Corrections of last month","Leavers and joiners"]
# Works.
production/planned/planned production/processing/cycle/setup/cooking/prep/preparation/baking/waiting/idle/down/run/loading/unloading/recovery/playing/lead/operating/machine/assembly/brewing/drying/service/handling time | int num | not of api job request endpoint query; plus 6 => number.typical values=[30,45,60,90,15,120,480]
waste/scrap/weight/load limit/limit in kg, max/maximum load/weight kg, waste limit kg | num int | plus 10 => number.typical values=[50,25,100,250,500]
waste/scrap/rejects, waste/scrap quantity/kg/weight | num int | of production order machine batch work; plus 6 => number.lognormal median=12 sigma=0.8
scrap/reject/rejection/defect/rework reason | text | of work order production batch machine inspection scrap; plus 10 => values values=["wrong dimension","surface defect","material fault","operator error","tool wear","colour deviation"]
production/manufacturing order status, ^status | text | of production manufacturing work; by product quantity; plus 6 => values values=["planned","released","in production","completed","closed","cancelled"] weights=[14,14,22,34,12,4]
order/job name | text | of production manufacturing printing; plus 8 => code.reference prefix=PO
format | text | by material profile width height board; plus 8 => values values=["600 x 400","1200 x 800","A4","400 x 300","800 x 600"]
profile | text | of production cardboard window steel board product; plus 4 => values values=["B","C","BC","E","EB"]
material/paper/board ... inside/outside/outer/inner/corrugation/layer/liner | text | plus 8 => values values=["kraft 125 g","testliner 120 g","white top 140 g","fluting 112 g","kraft 175 g"]
raw material name, material name, ^name | text | of raw material; by unit stock measure supplier cost; plus 10 => values values=["Steel sheet 2 mm","PE granulate","Corrugated board","Aluminium bar","Wheat flour","Copper wire","Glue, water based","Birch plywood"]
description | text | of raw material; plus 10 => values values=["Delivered on coils.","Keep dry.","Two suppliers approved.","Order 3 weeks ahead.","For indoor products only."] null=0.3
unit of measure, uom, measure unit, stock unit | text | of material product item stock ingredient inventory raw goods article part; plus 8 => values values=["kg","pcs","m","l","box","t"] weights=[28,38,12,10,8,4]
maintenance provider/contractor/company/firm, maintained by, service provider | text | of maintenance asset repair equipment facility record; plus 10 => values values=["in-house","Contractor","manufacturer","Bridgeworks Service","Northway Maintenance"]
maintenance type, type | text | of maintenance; plus 8 => values values=["routine","repair","preventive","upgrade","emergency"] weights=[40,26,20,8,6]
maintenance/repair/service/crew/field/response/support/emergency team name, team name | text | of maintenance repair service crew facility emergency response; plus 10 => values values=["Team North","Roads crew","Electrical team","Night shift","Bridges team","Team South"]
asset name, ^name | text | of asset; by road bridge initial acquisition municipal location; plus 6 => values values=["Mill Road","Canal bridge","Town hall","Pumping station 3","Library building","Station Road","Water tower","Sports hall"]
initial/acquisition/purchase/original/replacement/current/book/market/present/appraised value/cost | num money | of asset equipment property building fixed; plus 10 => finance.round median=18500
# Meters.
electricity/water/gas/heat/energy old/new/start/end/previous/current, old/new/previous/current electricity/water/gas | num int | of meter reading service bill utility consumption; plus 12 => number.lognormal median=1240 sigma=0.5 null=0
electricity/water/gas/heat/energy/unit price, price per kwh/unit | num | of meter reading utility tariff service; plus 12 => number.measure mean=0.34 deviation=0.12 min=0.05 max=3 fractionDigits=2
meter scope | text | plus 10 => values values=["BLD 01","BLD 02","whole site","heating plant","community centre"]
meter amr, amr | text | plus 10 => values values=["AMR","none","interval"] weights=[62,30,8]
funding source, source of funds/funding/fund, funded by, fund source | text | plus 12 => values values=["federal","state grant","city budget","own funds","donations","mixed finance"] weights=[30,18,22,14,8,8]
development name, development, housing development | text | of water gas energy consumption housing cost rent building; plus 12 => values values=["Oakwood Houses","Riverside Terrace","Linden Court","Harbour View","Hillside Gardens","Parkway East"]
account name | text | of water gas consumption energy billing meter utility; plus 10 => values values=["Oakwood Houses","City Works","Riverside Terrace","Linden Court","Harbour View"]
tds/amp/edp, tds/amp/edp number/no, building/site/project number/no/id | text num | of consumption water gas energy housing cost utility; plus 10 => string.numeric length=3
bill/invoice/account/statement id/no/number | num | plus 12 => number.int min=1000000 max=9999999
nmi, mpan, mprn, meter point, connection point, supply point, eic | text | plus 8 => string.numeric length=10
number days, days, billing days, day count | num int | of consumption bill billing period invoice utility cost; plus 10 => number.typical values=[30,31,29,28,32,33]
# Schools.
session | text | of attendance class school; plus 8 => values values=["morning","afternoon","full day"] weights=[58,30,12]
stream | text | of class student school grade section; plus 8 => values values=["Science","Commerce","Arts","General"] weights=[36,28,24,12]
term, school/academic/exam term | text | of exam school student class fee report course grade mark assessment enrollment; plus 8 => values values=["Term 1","Term 2","Term 3","Autumn term","Spring term"]
strength, class strength/size | int | of class section school course batch; plus 8 => number.int min=18 max=42
class name, class | text | of class school student section timetable tbl; len<=20; plus 8 => values values=["7A","7B","8A","8B","9A","9B","10A","10B","6A","6B"]
max/maximum/total/full/out of marks, max/maximum score/points | int num | of exam subject mark test quiz assessment assignment; plus 8 => number.typical values=[100,50,100,25,200]
pass/passing/minimum marks, pass/passing mark/score | int num | of exam subject mark test quiz assessment; plus 8 => number.typical values=[40,35,50,33]
marks obtained/scored/awarded, obtained/scored marks, marks, mark, score obtained | int num | of mark exam result student grade test; plus 8 => number.measure mean=67 deviation=15 min=12 max=100 fractionDigits=1
grade point/pt/points, cgpa, sgpa | num | plus 10 => number.measure mean=7.4 deviation=1.3 min=3 max=10 fractionDigits=1
remark/remarks, teacher remark/remarks/comment | text | of mark exam result grade report student; plus 8 => values values=["Good progress.","Needs more practice.","Excellent work.","Should revise fractions.","Active in class.","Often late with homework."] null=0.3
absence/leave reason, reason | text | of attendance absence leave student; plus 8 => values values=["sick","family matter","doctor's appointment","travel","no reason given"] weights=[46,20,16,10,8] null=0.5
late fine/fee/charge, fine/penalty amount, fine | num money | of fee library loan issue book student school; plus 10 => number.typical values=[0,5,2,10,1.5,20]
period/lecture/lesson number/no | int | of timetable schedule class lesson period attendance; plus 10 => number.int min=1 max=8
end time, to time, ends | clock | of timetable lesson period; plus 6 => date.end
# Patients and cover.
urgency level, urgency, priority level | text | plus 12 => values values=["Normal","Priority","Urgent"] weights=[70,20,10]
bed type, type | text | of bed ward hospital; by ward; plus 12 => values values=["Standard","ICU","Ventilator","Isolation","Maternity"] weights=[66,14,8,8,4]
ward type, type | text | of ward; plus 10 => values values=["General","ICU","Private","Maternity","Pediatric","Isolation"] weights=[44,14,18,8,10,6]
batch no/number, lot no/number, lot | text | of pharmacy drug medicine vaccine stock medication; plus 10 => code.mask mask=AA####A
manufacturer, maker | text | of pharmacy drug medicine vaccine medication; plus 8 => values values=["Medicor Pharma","Helvia Labs","Northcare","Biosan","Alpenmed","Genovia"]
department, unit | text | of user staff employee doctor nurse; in health; plus 8 => values values=["Emergency","Cardiology","Radiology","Pharmacy","Surgery","Laboratory","Administration","Pediatrics"]
designation, job title, position, title | text | of user staff employee; in health; plus 8 => values values=["Staff Nurse","Consultant","Resident","Pharmacist","Lab Technician","Receptionist","Ward Manager","Radiographer"]
chronic condition/conditions/disease/diseases, comorbidity, comorbidities | text array | plus 8 => values values=["Hypertension","Type 2 diabetes","Asthma","COPD","Arthritis","Hypothyroidism"]
pre existing condition/conditions, preexisting conditions, medical conditions | json | plus 12 => json keys="[condition=Hypertension|Type+2+diabetes|Asthma|Back+pain since=2012|2016|2019|2021 excluded=false|true]"
violation/violations, disclosure violations, breach/breaches | json | plus 10 => json keys="[item=smoking|previous+claim|occupation|medical+history found_at:date severity=minor|major]"
risk factor/factors | json | plus 12 => json keys="[factor=smoker|age|occupation|previous+claims|location weight=0.1|0.2|0.35|0.5]"
status/state history, status log/changes | json | plus 10 => json keys="[status=received|under+review|approved|paid at:stamp by=person.fullName]"
fraud flag/flags, warning/warnings, alert flags, red flags | json | plus 12 => json keys="[]=duplicate_invoice|high_amount|new_policy|round_sum|address_mismatch"
calculation/computation detail/details/breakdown, calculation | json | plus 10 => json keys="base=1200|3400|8800 deductible=100|250|500 rate=0.8|0.9|1 limit=5000|10000|50000? result=880|2790|8300"
previous/old/new/from/to/prior status | text | of claim review application request; plus 8 => values values=["received","under review","approved","rejected","paid"] weights=[26,34,20,10,10]
decision/approval/rejection/denial/review reason | text | of claim application loan policy review; plus 10 => values values=["Covered in full","Documents incomplete","Above the limit, paid in part","Excluded by the terms","Treatment not covered"] null=0.4
claim/submission/filing/application/intake channel | text | plus 8 => values values=["app","web","agent","phone","mail"] weights=[34,28,16,14,8]
payout/reimbursement/coverage/coinsurance rate/percent | num int | plus 10 => number.typical values=[80,100,90,70,50]
deductible rate/percent | num | plus 10 => number.typical values=[10,20,15,30,0]
weight/risk weight/factor/base, risk weight, fraud risk base/weight, base risk, risk base | num | plus 8 => number.percent max=1
premium overdue months, overdue months, months overdue, months in arrears | int | plus 12 => values values=[0,1,2,3] weights=[84,10,4,2]
insured amount/sum, sum insured/assured, coverage amount/limit | num int money | plus 10 => finance.round median=85000
coverage/cover code | text | of coverage cover; plus 6 => values values=["HOSP","SURG","LIAB","COLL","FIRE","TRAV","DENT","LIFE"]
^code | text | of coverage cover; plus 10 => values values=["HOSP","SURG","LIAB","COLL","FIRE","TRAV","DENT","LIFE"]
average/standard/usual hospital/treatment/recovery/stay days, hospitalization/hospital/icu/inpatient days, length of stay | int | plus 10 => number.typical values=[3,5,2,7,1,10]
treatment/surgery/operation/procedure/average cost/price | int num money | of surgery treatment procedure operation; plus 8 => finance.round median=4200
# Roads and trucks, in whatever language they are read.
mileage, kilometer reading, odometer, odometer reading | num int | of truck vehicle car lorry bus van fleet; plus 8 => number.lognormal median=84000 sigma=0.6
code hex, hex, hex code | text | not of color colour theme palette; plus 8 => string.hexadecimal length=8
code bin, binary code, bin code, code binary | text | plus 10 => values values=["01001101","11010010","00101110","10011001","01110100","11100011"]
point/punto a/b, start/end/departure/arrival/destination/pickup point, point | text | of trip journey route ride transport freight; plus 6 => location.city
alert/alarm type | text | of alert alarm vehicle; plus 2 => values values=["speeding","low fuel","maintenance due","long stop","route deviation"]
auth/authentication/login/identity provider | text | of external oauth federated linked social; plus 12 => values values=["google","github","microsoft","apple","saml"] weights=[46,24,14,10,6]
auth/authentication/login provider | text | plus 6 => values values=["local","google","github","microsoft"] weights=[62,24,8,6]
old/new/previous value | text | of audit log change history; by table record; plus 2 => values values=["Good","Fair","1200.00","2025-03-01","Active","850.50","Pending"]
`;
