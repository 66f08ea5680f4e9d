/** Insurance cover and claims, wards and findings. */
export const claims = String.raw`
product/plan/policy/package name, ^product, coverage/cover/tariff name | text | of policy coverage insurance insured; not of type kind; plus 8 => values values=["Family Health Plus","Home Comfort","Motor Basic","Motor Complete","Term Life 20","Accident Care","Travel Annual","Dental Choice","Income Protect"]
product/plan code | text | of policy coverage insurance; plus 8 => code.mask mask=AA-###
surgery/operation name, surgery, operation | text | of claim surgery patient hospital operation health medical theatre; plus 6 => values values=["Appendectomy","Cataract surgery","Knee arthroscopy","Hip replacement","Hernia repair","Tonsillectomy","Gallbladder removal","Caesarean section","Cardiac catheterisation"]
^name | text | of surgery operation; plus 10 => values values=["Appendectomy","Cataract surgery","Knee arthroscopy","Hip replacement","Hernia repair","Tonsillectomy","Gallbladder removal","Caesarean section","Cardiac catheterisation","Thyroid removal","Spinal fusion","Skin graft"]
surgery/operation code | text | plus 8 => code.mask mask=Q####
surgery/operation class/classification/grade/level/category | int | plus 12 => number.int min=1 max=5
^category | text | of surgery operation diagnosis disease condition icd; plus 12 => values values=["digestive","musculoskeletal","cardiovascular","respiratory","neurological","eye","skin","urinary","endocrine"] weights=[16,18,14,14,10,8,8,6,6]
^chapter, diagnosis/icd chapter | text | of diagnosis disease icd; plus 12 => values values=["I Infectious diseases","II Neoplasms","IV Endocrine diseases","IX Circulatory system","X Respiratory system","XI Digestive system","XIII Musculoskeletal system","XIX Injuries"]
hospital/clinic/medical+center/medical+facility name, treating/admitting hospital | text | plus 8 => values values=["St. Mary's Hospital","City General Hospital","Riverside Clinic","University Medical Centre","Northgate Hospital","Lakeside Clinic","Holy Cross Hospital","Eastfield Medical Centre"]
hospital/clinic/medical+facility type | text | plus 10 => values values=["general hospital","specialist clinic","practice","university hospital","rehabilitation"] weights=[40,24,20,10,6]
department, medical/hospital department | text | of claim visit admission referral doctor physician nurse; by hospital diagnosis patient doctor; plus 8 => health.specialty
risk grade/band/class/tier/group/category | text | plus 6 => values values=["low","medium","high"] weights=[56,32,12]
premium status | text | plus 10 => values values=["paid","overdue","grace period","waived"] weights=[82,9,7,2]
deductible/excess/copay/retention type | text | plus 10 => values values=["fixed","percentage","per claim","per year"] weights=[48,26,16,10]
calculation/computation/pricing/formula/payout/rate type/method/basis/mode, base type, base amount type | text | plus 8 => values values=["fixed","percentage","per day","lump sum","tiered"] weights=[36,30,16,12,6]
^category, coverage/cover category | text | of coverage cover; plus 10 => values values=["property","liability","health","motor","travel","life"] weights=[24,22,20,18,10,6]
annual/lifetime/yearly/per+occurrence/per+claim/aggregate/coverage/liability/policy limit/maximum | int num | of policy coverage insurance cover plan; plus 12 => finance.round median=120000
used annual/lifetime/yearly/total amount, lifetime/annual amount used, used ... amount | int num | of policy coverage; plus 12 => finance.round median=2400
deductible applied, applied deductible, excess applied | int num | plus 10 => finance.round median=250
payout/reimbursement/coverage/copay/benefit/coinsurance rate/percent, ... payout rate applied, payout rate applied | num | plus 10 => number.typical values=[80,100,90,70,60,50]
calculated/calculation amount, calculation base, base for calculation, limit exceeded amount, amount over limit, rejected/reduction/reduced/disallowed amount | int num | of claim item coverage settlement; plus 10 => finance.round median=1900
insured/uninsured/medical/covered/eligible expense/expenses/cost, total medical expense/expenses/cost/bill, average cost | int num | of claim surgery treatment hospital; plus 10 => finance.round median=2600
net payout amount, payout amount, total paid amount, total rejected amount | int num | of claim customer policy; plus 10 => finance.round median=3200
used/applied/remaining/max times/uses, times used/applied/redeemed, ... times | int | plus 6 => number.count median=3
claim subtype, cause of loss, loss cause | text | plus 10 => values values=["illness","accident","natural event","third party","wear"] weights=[38,34,12,12,4]
item/service/expense type | text | of claim; plus 12 => values values=["hospital stay","surgery","medication","diagnostics","outpatient visit","transport","repair","rental car"] weights=[22,14,18,14,14,4,10,4]
item/service/expense name | text | of claim; plus 12 => values values=["Room and board, 3 nights","Anaesthesia","Prescribed medication","MRI scan","Follow-up visit","Ambulance","Physiotherapy, 6 sessions","Windscreen","Replacement vehicle"]
recommended/suggested/required/next/follow+up action, action required/recommended, ai/model/system/auto recommendation, recommended decision | text | plus 10 => values values=["approve","manual review","request documents","investigate","reject"] weights=[44,26,14,10,6]
action taken | text | of fraud detection risk alert claim case; plus 10 => values values=["approved","sent to review","documents requested","rejected","closed without action"] weights=[38,26,18,10,8]
reviewer/approver/actor/sender type | text | plus 8 => values values=["human","automatic","ai","supervisor"] weights=[52,24,18,6]
^action | text | of claim review; plus 10 => values values=["assigned","documents requested","approved","rejected","escalated","comment added"] weights=[22,18,30,10,8,12]
rejection/denial code | text | plus 10 => code.mask mask=R##
rejection/denial reason | text | of claim; plus 10 => values values=["Not covered by the policy","Waiting period not over","Documents missing","Limit already used","Condition existed before","Submitted too late"] weights=[30,18,22,12,10,8]
payment/bank/payout/refund/beneficiary account, account for payment | text | plus 6 => finance.accountNumber
formula, calculation/pricing/salary formula, formula expression/dsl/text, ... formula, generated dsl, dsl, expression | text | plus 14 => values values=["base * rate","(amount - deductible) * 0.9","hours * hourly_rate","min(amount, limit)","gross * 0.18","base + days * daily_rate","round(total / 12, 2)"]
pattern name | text | of fraud risk detection; plus 10 => values values=["Several claims in a short time","Claim soon after start","Address used by many customers","Invoice seen before","Unusually high amount","Treatment on a public holiday","Bank account changed before payout"]
description | text | of fraud; plus 10 => values values=["More than three claims within 60 days.","First claim in the month after the policy began.","The same invoice number was submitted twice.","The amount is far above the usual cost.","The account was changed shortly before the payout."]
discharge reason/type/disposition/status | text | plus 10 => values values=["Recovered","Improved","Transferred to another hospital","Left against advice","Home care arranged","Deceased"] weights=[44,30,10,5,9,2]
clinical/medical/nursing/doctor/treatment notes/note/remarks | text | plus 8 => text.clinicalNote
test/panel/exam category/group/type, ^category | text | of lab laboratory test; by result unit reference normal range; plus 10 => values values=["haematology","clinical chemistry","microbiology","immunology","urinalysis","coagulation"] weights=[30,34,12,10,9,5]
result/test value, ^result, ^value | text | of lab laboratory test; by unit range normal reference; plus 10 => values values=["4.2","98","13.6","0.9","140","5.1","210","7.4","38","1.2"]
findings/finding, radiology/imaging/scan/xray findings | text | of radiology imaging scan xray ultrasound mri; plus 12 => values values=["No fracture or dislocation.","Heart size normal, lungs clear.","Mild degenerative changes of the lumbar spine.","Small cyst in the left kidney, 8 mm.","No acute intracranial finding.","Joint effusion of the right knee.","Soft tissue swelling without fracture."]
impression, conclusion, radiology impression | text | of radiology imaging scan xray ultrasound mri report; by findings finding urgency observation; plus 12 => values values=["Normal study.","No acute finding.","Degenerative changes, follow-up in 6 months.","Findings fit early pneumonia.","Simple cyst, no action needed.","Clinical correlation advised."]
observations, key/main/clinical observations | array text | of radiology imaging scan medical health report visit; plus 10 => array element={"kind":"values","parameters":{"values":["lungs clear","no fracture","mild effusion","normal heart size","small cyst","degenerative changes","no free fluid"]}} max=3
chronic/medical/pre+existing/existing/health/known conditions/condition/diseases/disease | array | plus 12 => array element={"kind":"health.condition"} max=3
duration, treatment/course/therapy duration | text | of prescription medication drug item treatment; plus 10 => values values=["5 days","7 days","10 days","14 days","30 days","3 months","until finished"] weights=[18,26,16,14,16,6,4]
hr, heart/pulse rate, vitals hr/heart+rate/pulse/pulse+rate | int num | by bp spo temp temperature vital pressure oxygen respiratory; plus 14 => number.measure mean=76 deviation=12 min=48 max=140 fractionDigits=0
`;
