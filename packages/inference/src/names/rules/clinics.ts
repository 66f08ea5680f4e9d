/** Practices for people and animals: what is examined, given and planned there. */
export const clinics = String.raw`
weight kg, weight | num int | of consultation visit exam vital examination; by pet animal; plus 14 => number.lognormal median=14 sigma=0.8 fractionDigits=2
presenting/chief/main complaint/concern/problem, reason for visit/consultation/appointment, visit reason | text | plus 2 => values values=["annual check-up","fever","cough","back pain","headache","abdominal pain","vaccination","follow-up"] weights=[20,14,14,12,12,10,10,8]
history | text | of consultation visit exam encounter patient; plus 4 => text.clinicalNote
assessment, clinical assessment/impression, differential | text | of consultation visit exam encounter soap patient; plus 8 => text.clinicalNote
capillary refill/refill+time, crt, capillary refill second | num => number.typical values=[1.5,1.0,2.0,2.5]
mucous membrane, mm color | text => values values=["pink","pale","tacky","injected","yellow"] weights=[72,12,9,4,3]
hydration, hydration status | text => values values=["normal","mildly dehydrated","moderately dehydrated"] weights=[78,17,5]
mentation, demeanor, attitude | text => values values=["bright and alert","quiet","anxious","lethargic"] weights=[64,20,10,6]
venom/snomed/icd/dsm/loinc code | text => code.mask mask=A##.#
term, diagnosis term/name, problem name, differential diagnosis | text | of diagnosis problem condition; plus 6 => health.condition
cause of death, death cause | text | plus 4 => values values=["old age","kidney failure","cancer","heart disease","accident","unknown"] weights=[30,18,20,14,8,10]
rabies/license/council/dog tag, rabies tag number/no, tag number/no | text | of pet animal dog cat; plus 8 => code.mask mask=R######
temperament, behavior, handling notes | text | of pet animal dog cat horse; plus 2 => values values=["friendly","nervous","calm","playful","shy","needs muzzle"] weights=[36,18,20,16,7,3]
deceased, is deceased | bool => datatype.boolean probability=0.05
deceased/died on/at | date stamp | plus 6 => date.event after=@created null=0.95
breed size | text => values values=["toy","small","medium","large","giant"] weights=[10,28,34,22,6]
common name | text | of species animal breed; in health; plus 8 => values values=["Dog","Cat","Rabbit","Guinea pig","Hamster","Horse","Budgerigar","Tortoise","Ferret","Goldfish","Parrot","Chicken","Goat","Sheep","Rat","Bearded dragon","Corn snake","Canary","Chinchilla","Duck"]
^name | text | of species; in health; plus 12 => values values=["Dog","Cat","Rabbit","Guinea pig","Hamster","Horse","Budgerigar","Tortoise","Ferret","Goldfish","Parrot","Chicken","Goat","Sheep","Rat","Bearded dragon","Corn snake","Canary","Chinchilla","Duck"]
latin/scientific/species name | text | of species animal; in health; plus 10 => values values=["Canis familiaris","Felis catus","Oryctolagus cuniculus","Cavia porcellus","Mesocricetus auratus","Equus caballus","Melopsittacus undulatus","Testudo hermanni","Mustela furo","Carassius auratus"]
gestation days/day/period, gestation | int num => number.typical values=[63,31,65,68,22,340,115]
lifespan/life+expectancy year/years, lifespan | num int => number.measure mean=12 deviation=5 min=2 max=40 fractionDigits=1
trade/brand/proprietary/drug name | text | of medication medicine drug pharmacy prescription formulary; plus 8 => health.medication
active ingredient/substance, generic/substance name | text | not of spray pesticide field crop farm; plus 2 => health.medication
schedule/controlled/drug class/schedule, schedule | text | of medication medicine drug substance; plus 6 => values values=["S2","S3","S4","S8","unscheduled"] weights=[14,16,46,8,16]
stock/dispensing/dispense unit, dosage form | text | of medication medicine drug; plus 4 => values values=["tablet","ml","vial","capsule","tube","sachet"] weights=[44,20,12,12,8,4]
withholding period day/days | int => number.typical values=[7,14,28,0,3,21]
dose mg/mcg/ml kg, dose mg per kg, mg per kg, dose rate | num => number.typical values=[2,5,10,1,0.5,0.1,20]
quantity dispensed, dispensed quantity | num int => number.typical values=[10,14,20,28,7,30,60]
label/prescription/dosage text/instructions/directions | text | of prescription medication dispense; plus 8 => values values=["Give 1 tablet twice daily with food","Apply thinly to the affected area","Give 2 ml by mouth every 12 hours","One capsule daily for 7 days","Two drops in each eye three times daily","Half a tablet at night"]
antigen, vaccine antigen/component | text => values values=["rabies virus","distemper","parvovirus","adenovirus","leptospira","calicivirus","influenza A","tetanus toxoid"]
panel, test/lab panel | text | of lab test order result sample patient clinic diagnostic specimen; not of solar => values values=["complete blood count","biochemistry","urinalysis","thyroid panel","faecal test","electrolytes"] weights=[30,26,16,10,10,8]
accession/specimen/sample/lab number/no | text | of lab sample specimen test; plus 6 => code.mask mask=L##-######
lab/result/test result text/comment/interpretation, interpretation | text | of lab result test; plus 8 => values values=["Within reference range","Slightly raised, recheck in two weeks","Sample haemolysed","Negative","Positive, confirm with culture","Borderline"] weights=[58,12,6,14,6,4]
analyte, parameter, test name | text | of lab result; in health; plus 10 => values values=["ALT","creatinine","urea","glucose","total protein","haematocrit","white cell count","platelets","potassium","T4"]
result value, value | num | of lab result; in health; plus 8 => number.lognormal median=38 sigma=0.9 fractionDigits=1
reference/ref/normal low/lower/min | num | of lab result test analyte => number.typical values=[5,10,20,3.5,40,60]
reference/ref/normal high/upper/max | num | of lab result test analyte => number.typical values=[80,120,65,150,90,200]
flag, abnormal flag | text | of lab result test; len<=2; plus 12 => values values=["N","H","L"] weights=[74,15,11]
procedure/surgery/operation name/type, procedure | text | of surgery operation theatre; not by key flow position option request payload; plus 8 => values values=["Spay","Castration","Dental extraction","Mass removal","Cruciate repair","Hernia repair","Wound suture","Appendectomy"] weights=[22,20,18,12,8,7,9,4]
anesthetic/anaesthetic agent/type, anesthesia, anesthesia type | text | plus 2 => values values=["isoflurane","propofol","sevoflurane","local","ketamine"] weights=[44,26,14,10,6]
suture material/type, suture | text | plus 6 => values values=["absorbable 3-0","absorbable 2-0","nylon 4-0","staples","tissue glue"] weights=[42,24,18,10,6]
surgeon/operation/operative/theatre/anesthesia notes/note | text | plus 4 => text.clinicalNote
recovery/sedation/coma/apgar/trauma score | text => values values=["1","2","3","4","5"] weights=[8,14,26,32,20]
cage/kennel/stall/bed/box/cot/locker number/no | text | plus 6 => code.mask mask=A##
resuscitation/code status, resuscitation | text | plus 6 => values values=["full","do not resuscitate","basic only"] weights=[80,12,8]
fluid/infusion/drip rate, fluid rate ml hr | num | plus 4 => number.typical values=[40,60,25,80,100,120]
reminder type/kind | text | plus 6 => values values=["vaccination","check-up","dental","payment","appointment"] weights=[34,26,14,12,14]
response | text | of reminder invitation notification; plus 6 => values values=["booked","no answer","declined","call back"] weights=[42,38,8,12] null=0.4
room kind/type | text | of room; in health; plus 8 => values values=["consult room","theatre","x-ray","ward","isolation","pharmacy"] weights=[46,16,10,14,8,6]
^label, ^name, room label/name | text | of room; in health; plus 8 => values values=["Consult 1","Consult 2","Consult 3","Theatre 1","Theatre 2","X-ray","Isolation","Ward A","Ward B","Treatment room","Dental suite"]
job title, ^title, role, position | text | of staff employee; in health; plus 8 => values values=["Veterinarian","Nurse","Receptionist","Practice manager","Technician","Assistant","Physician","Pharmacist"] weights=[22,30,18,6,10,8,4,2]
registration/council/license/practice number/no, medical license | text | of staff doctor vet practitioner physician nurse; plus 8 => code.mask mask=R#####
consult/consultation/visit/appointment/examination/call+out fee | num money => number.typical values=[65,75,45,90,110,55]
dispensing/handling/processing/admin/administration/service/transaction fee | num money => number.typical values=[5,12.5,7.5,10,15,2.5]
visit type, type of visit | text | of visit medical health occupational examination; plus 6 => values values=["initial","periodic","return to work","on request"] weights=[26,52,16,6]
conclusion, result | text | of visit medical occupational examination; by restriction doctor center; plus 10 => values values=["fit","fit with restrictions","temporarily unfit","unfit"] weights=[82,12,5,1]
center, medical/health/test/testing/call/service center | text => location.venueName
`;
