/** People at work: contracts, payslips, leave, training, reviews. */
export const staff = String.raw`
gross, net, basic, gross/net/basic/base pay/amount/salary/wage, net to pay, net taxable, taxable pay/income/gross, gross/net total | num money | of payslip payroll wage salary payrun; plus 12 => number.measure mean=2950 deviation=880 min=1400 max=9800 fractionDigits=2
salary base, base/basic/monthly salary, salary gross, gross salary | num money | of payslip payroll payrun contract; plus 12 => number.measure mean=2950 deviation=880 min=1400 max=9800 fractionDigits=2
cumulative/total/year gross/net, gross cumulative, cumul gross, year+to+date gross/net/tax, gross year to date | num money | of payslip payroll payrun; plus 14 => number.measure mean=17800 deviation=9400 min=1500 max=78000 fractionDigits=2
employee contribution/contributions, contributions employee, social/pension/health/unemployment contribution/contributions, social security | num money | of payslip payroll payrun line; plus 10 => number.measure mean=640 deviation=190 min=120 max=2100 fractionDigits=2
employer contribution/contributions, contributions employer | num money | of payslip payroll payrun line; plus 10 => number.measure mean=1180 deviation=340 min=240 max=3900 fractionDigits=2
tax, income/withheld/withholding/wage tax, tax withheld/deducted/amount | num money | of payslip payroll payrun wage; plus 10 => number.measure mean=310 deviation=180 min=0 max=1900 fractionDigits=2
withholding/income/source/wage tax rate, rate withholding, tax rate | num | of payslip payroll payrun employee; plus 8 => number.measure mean=8.4 deviation=5 min=0 max=34 fractionDigits=2
employee/salary/employee+contribution/salarial rate, rate employee/salary | num | of payslip payroll payrun; plus 10 => number.typical values=[6.9,0.4,3.15,9.2,2.4,0.86]
employer/patronal rate, rate employer/patronal | num | of payslip payroll payrun; plus 10 => number.typical values=[8.55,1.9,4.72,13,3.45,0.3]
amount, employee/employer amount, amount employee/employer | num | of payslip payroll payrun; plus 8 => number.measure mean=180 deviation=120 min=4 max=900 fractionDigits=2
base, assessment base, calculation base | num | of payslip payroll payrun; plus 6 => number.measure mean=2950 deviation=880 min=1400 max=9800 fractionDigits=2
wage type, pay item/element/type/code, earning/deduction code/type, rubric, heading | text | of payslip payroll payrun; plus 6 => values values=["1000","1010","2100","3000","3120","4500","6100"] weights=[34,10,14,16,10,8,8]
^name, ^label, description | text | of payslip payroll payrun; plus 12 => values values=["Base salary","Overtime 25 %","Health insurance","Pension insurance","Unemployment insurance","Meal vouchers","Transport allowance","Income tax"] weights=[22,10,16,16,12,8,8,8]
hour/hours/time worked, worked/paid/monthly/contract hours, hours paid | num | of payslip payroll payrun; plus 10 => number.typical values=[151.67,160,140,121.33,168,80]
overtime hour/hours, hours overtime/extra/supplementary, extra/additional/supplementary hours | num | plus 8 => number.mostlyZero
weekly/hour+weekly hour/hours, hours per week, hours weekly/week | num int | plus 10 => number.typical values=[40,35,38.5,39,30,20]
hourly rate/wage/pay, rate hourly | num money | of contract employee staff worker salary payroll employment; plus 14 => number.measure mean=19.4 deviation=5.5 min=12 max=54 fractionDigits=2
hourly pay/wage | num money | plus 2 => number.measure mean=24.5 deviation=8 min=12 max=90 fractionDigits=2
day/days/vacation/holiday/leave acquired/earned/accrued/entitled, vacation days, leave entitlement/accrued/earned/acquired, acquired vacation | num int | plus 8 => number.typical values=[2.5,2.08,25,30,28]
day/vacation/holiday/leave taken/used, leave taken, taken vacation | num int | plus 8 => number.typical values=[0,1,2,5,10,3]
vacation/leave/holiday balance/remaining/left, balance vacation/leave, leave balance, remaining leave | num int | plus 10 => number.measure mean=14 deviation=7 min=0 max=38 fractionDigits=1
day/days, number of days, days count/requested, day count | num | of absence leave vacation holiday; plus 10 => number.typical values=[1,5,2,10,0.5,3,15]
sick/stoppage/off/lost/absence days, work stoppage days, days lost/off | int | plus 8 => number.typical values=[3,7,14,1,21,45]
home/remote/telework office/days/day/working days/day, days telework, remote days, telework days | int | plus 6 => number.typical values=[2,1,3,0]
absence/leave type/reason/kind, reason | text | of absence leave; plus 8 => values values=["vacation","sick leave","parental leave","unpaid leave","training","family event"] weights=[56,22,6,6,6,4]
half day | bool => datatype.boolean probability=0.12
contract type, employment type, type | text | of contract employment; by salary hire trial coefficient weekly telework; plus 10 => values values=["permanent","fixed-term","apprenticeship","internship","temporary"] weights=[70,16,6,4,4]
status, state | text | of contract employment; by salary hourly weekly position probation; plus 12 => values values=["active","ended","suspended","in probation"] weights=[74,16,4,6]
recourse/hiring/recruitment reason, reason recourse | text | of contract employment; plus 6 => values values=["replacement","seasonal work","increase in activity","project"] weights=[40,20,28,12]
classification, job/pay/salary grade, grade, pay band/scale/class, salary group/band | text | of contract employee employment position job staff; plus 6 => values values=["A1","A2","B1","B2","C1","C2","D"] weights=[10,16,24,22,16,8,4]
coefficient | int num | of contract employee employment; plus 4 => number.typical values=[170,185,200,225,250,305,190]
trial/probation end/period+end, end of trial/probation, probation until, trial period end | date => date.end after=@start
position title, job title, title position, name position | text => person.jobTitle
desired/target/applied position, position applied/desired/targeted, position applied for | text | plus 4 => person.jobTitle
salary expectation/expectations, expected/desired salary/pay, pretension | num int money | plus 6 => finance.salary
motivation/cover letter/text, letter motivation, motivation | text | plus 6 => values values=["I have followed your company for years and would like to be part of the team.","My experience in customer service fits the position well.","After five years in logistics I am looking for a new challenge.","The position combines what I like best: people and numbers.","I am reliable, curious and learn quickly."]
candidate/application/recruitment/hiring stage/step/phase, stage, step | text | of candidate applicant application recruitment candidacy; plus 8 => values values=["received","phone screen","interview","test","offer","hired","rejected"] weights=[18,14,18,8,6,10,26]
source, source channel | text | of candidate applicant application candidacy; plus 6 => values values=["job board","referral","website","agency","linkedin"] weights=[34,20,22,8,16]
cost center/centre, center cost | text num | plus 6 => code.mask mask=CC####
annual/yearly/department/monthly/quarterly/training/marketing budget, budget annual, budget | num money int | plus 6 => finance.round median=120000
legal form, form legal, company/business form | text | plus 4 => company.legalForm
share/registered/paid+up capital, capital | num money | of company society business entity organization; plus 6 => number.typical values=[10000,50000,100000,1000,250000,37000]
siren, siren number | text | plus 4 => code.mask mask=8########
siret, siret number | text | plus 4 => code.mask mask=8########00###
nic | text | plus 4 => code.mask mask=000##
ape/naf/nace/activity/sic code, code ape/naf | text | plus 6 => code.mask mask=####A
collective/labor/union agreement/convention, convention collective | text => values values=["Metalworking","Retail trade","Hospitality","IT services","Construction","Chemical industry"] weights=[22,22,16,20,12,8]
headcount, workforce, staff/employee count, number of employees | int | plus 4 => number.lognormal median=46 sigma=1.2
accident/work+accident/risk rate, rate accident | num | plus 4 => number.measure mean=2.1 deviation=0.9 min=0.7 max=6 fractionDigits=2
social security number/no, number social+security, nir | text | plus 6 => person.nationalId
maiden/birth name, name birth | text | plus 4 => person.lastName
birth place/city, place birth | text | plus 4 => location.city
family/marital/civil situation/status | text | plus 4 => values values=["single","married","divorced","widowed","civil partnership"] weights=[36,42,11,4,7]
child/children count, number of children, children, dependents | int | of employee person member staff patient applicant household; plus 8 => values values=[0,1,2,3,4] weights=[42,22,24,9,3]
person to notify/inform/contact, emergency person | text | plus 4 => person.fullName
registration/personnel/staff number, matricule | text | of employee staff; len<=10; plus 6 => code.mask mask=E#####
disabled worker, disability recognized/status, rqth | bool => datatype.boolean probability=0.06
driving license, license driving, license drive | text | of employee person; plus 6 => values values=["B","none","BE","C"] weights=[78,14,4,4]
organism, training/education provider/organization/institute/organizer, provider | text | of training course formation; plus 6 => company.name
^title, ^name, ^label, subject | text | of training formation; plus 6 => values values=["First aid at work","Excel for beginners","Conflict management","Fire safety","Project management basics","Data protection","Public speaking","Forklift licence","English B1","Leadership for new managers"]
objective/objectives, goal/goals, learning objective/objectives/outcomes | text | of training course interview review appraisal formation meeting; plus 4 => values values=["Know the safety rules","Lead meetings with confidence","Reduce delivery errors by 10 %","Train two colleagues","Apply the tools in daily work","Improve response time","Obtain the certificate by June"]
training/course/pedagogical/tuition cost/costs/fee, cost training/pedagogical | num money | plus 4 => finance.round median=640
duration hours, hours duration | num int | of training course formation; plus 8 => number.typical values=[7,14,21,3.5,35]
session date, date session | date => date.scheduled
places, seats, slots, capacity | int | of training course formation workshop; plus 10 => number.typical values=[12,10,8,15,20]
place/seat count, places | int => number.typical values=[12,20,8,30]
certifying, certificate awarded | bool => datatype.boolean probability=0.3
satisfaction/evaluation note/mark/score/rating/grade, satisfaction | int num | plus 6 => number.rating
overall/global note/mark/grade | num | plus 6 => number.measure mean=3.6 deviation=0.7 min=1 max=5 fractionDigits=1
recruiter/interviewer note/mark/score/rating | int num | plus 6 => number.rating
interview type, appraisal/review type | text | of interview appraisal review entretien; plus 4 => values values=["annual","professional","probation","exit"] weights=[54,26,14,6]
evaluator, appraiser, assessor, rater | text => person.fullName
strength/strengths, strong points/point, points strong | text | plus 4 => values values=["Works carefully and on time","Helps colleagues","Good with customers","Learns fast","Keeps an overview under pressure","Brings own ideas"]
improvement/development axis/axes/area/areas/points/point, weakness/weaknesses, axis improvement | text | plus 4 => values values=["Delegate more","Plan further ahead","Document own work","Speak up in meetings","Improve English","Keep deadlines in view"]
mobility wish/wishes/preference, wish mobility, career wish/wishes/goal, geographic mobility | text | plus 2 => values values=["none","other department","abroad","regional","management position"] weights=[56,16,8,12,8]
arrival/clock+in/check+in/in/start hour/time, hour arrival | clock | plus 6 => date.timeOfDay from=7 to=9
departure/leaving/clock+out/check+out/out/end hour/time, hour departure | clock | of attendance punch clock timesheet pointing; plus 6 => date.timeOfDay from=16 to=19
departure hour, end hour, closing hour, hour closing/end/departure | clock | plus 4 => date.timeOfDay from=16 to=19
opening hour, hour opening, arrival hour | clock | plus 6 => date.timeOfDay from=7 to=9
pause/break minutes/minute | int | plus 6 => number.typical values=[30,45,60,20]
badge/time/clocking terminal/reader/device/clock, badge reader, time clock | text => values values=["Main entrance","Workshop","Canteen","Gate 2","Office floor 1"] weights=[44,22,10,14,10]
equipment/item/asset/tool designation/name, designation, ^name | text | of equipment material asset tool; by serial brand issued handover purchase; plus 8 => values values=["Laptop 14 inch","Mobile phone","Safety shoes","Headset","Monitor 27 inch","Access badge","Docking station","Company car key","Tablet","Work jacket"]
condition, state, status | text | of equipment material asset tool; by serial brand handover issued purchase; plus 8 => values values=["good","new","used","defective","lost"] weights=[54,20,20,4,2]
purchase/acquisition/replacement/residual/book value/price/cost, value purchase | num money | of equipment material asset tool hardware device; plus 6 => finance.round median=620
handover/issue/return/restitution/loan date, date handover/return | date => date.business
expense category/type, category | text | of expense claim reimbursement receipt note; plus 8 => values values=["travel","meals","lodging","fuel","office supplies","phone","parking"] weights=[28,24,18,10,8,6,6]
^description/purpose/reason/text | text | of expense expenses reimbursement; plus 8 => values values=["Train to customer meeting","Lunch with client","Hotel, two nights","Taxi from airport","Parking at trade fair","Toner and paper","Fuel for site visit"]
amount, total, amount gross/net/ttc/ht | num money | of expense expenses reimbursement; plus 6 => finance.amount median=46 sigma=0.8
vat, amount vat, vat amount, tax amount | num money | of expense expenses reimbursement; plus 10 => finance.amount median=7 sigma=0.7
exchange/change rate, rate change | num | plus 6 => number.typical values=[1,1.0842,0.8561,0.9614,1]
km/kilometer/mile/distance traveled/travelled/driven, traveled km, km | int num | of expense expenses reimbursement trip mileage; plus 6 => number.lognormal median=120 sigma=0.9
guest/table+companion/companions count, diners, number of guests/attendees | int | of expense expenses meal; plus 6 => number.typical values=[1,2,3,4,6]
receipt, voucher, proof, supporting document, justification/evidence file, evidence | text | of expense expenses reimbursement absence claim; plus 6 => template template=receipt-{{string.numeric}}.pdf
document/proof/certificate/attestation/receipt/contract/scan url/link, evidence url | text | plus 6 => template template=https://files.example.com/{{string.nanoid}}.pdf
payment/settlement mode/method, mode payment/settlement | text | plus 4 => values values=["bank transfer","cheque","cash","card"] weights=[82,10,4,4]
month, principal/declared/main/accounting month, month principal | text | len<=6; plus 6 => values values=["202501","202502","202503","202504","202505","202506","202507","202508","202509","202510","202511","202512"]
return/response/result/error/status code | text | of log journal transmission declaration interface message request import; len<=10; plus 6 => values values=["OK","OK","W102","E301","E404"] weights=[70,14,8,5,3]
return/response/result/status message | text | of log journal transmission declaration interface message request import; plus 6 => values values=["Accepted","Accepted with warnings","Rejected: missing field","Duplicate transmission","Processed"] weights=[62,14,8,4,12]
imprint, fingerprint, checksum, digest, hash | text | len<=32; plus 6 => string.hexadecimal length=32
size bytes, byte size, size byte, size octet | int | plus 6 => system.fileSize
order number, number order, sequence number, ordinal | int | of log journal transmission declaration; plus 6 => number.position
order, sort | int | of line item step; plus 2 => number.position
shift, shift name | text | plus 1 => values values=["early","late","night","day"] weights=[36,30,18,16]
minor, is minor | bool => datatype.boolean probability=0.04
overtime minute/minutes, minutes overtime | int | plus 4 => number.mostlyZero
`;
