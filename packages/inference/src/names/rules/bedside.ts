/** Care of the sick as its records tell it: doses by their amounts, what a product is given in, what grew in a culture, units that care, reasons why people come. */
export const bedside = String.raw`
# Doses and what they are given in.
dose due/given/ordered/scheduled/administered/value/val/amount/quantity/remaining, dose value/val prescription, ordered/given/administered dose | about medical vet; plus 10 = 500|40|2.5|1000|20|5|10|325|81|650|25|1|100|0.5|12.5
dose/form/dose+due/dose+given/dose+ordered unit, dose unit prescription | about medical vet; plus 16 = mg|mL|UNIT|mcg|g|TAB|mEq|CAP|mg/hr
product amount given/dispensed/administered, amount given/dispensed/administered | about medical vet; plus 12 = 1|2|0.5|10|1.5|20|4|0.25|50|3
product/dispensed/fill/form unit | about medical; plus 16 = TAB|mL|VIAL|CAP|BAG|SYR|PKT|PTCH|UDCUP
product description | about medical; by dose infusion barcode; plus 12 = Acetaminophen 325 mg Tablet|Heparin 5000 Units/mL - 1 mL Vial|Sodium Chloride 0.9 % - 1000 mL Bag|Docusate Sodium 100 mg Capsule|Metoprolol Tartrate 25 mg Tablet|Pantoprazole 40 mg Tablet|Ondansetron 4 mg/2 mL Vial|Insulin Lispro 100 Units/mL
dose not given, dose be given, complete/remaining dose given | text | len<=5; plus 10 => values values=["Yes","No"] weights=[30,70] null=0.7
doses per hrs/hours/hour/day, doses per 24 hrs/hours/hour | num int | plus 20 => number.typical values=[1,2,3,4,1,6,12,24]
# What is told of a patient, in what unit.
value/result/measured/observation unit, value/result/measured unit of measure | about medical; plus 14 = mg/dL|mmol/L|bpm|mmHg|%|g/dL|mEq/L|K/uL|insp/min|IU/L
value/result unit, value/result unit of measure | about medical; by specimen specification reference range; plus 18 = mg/dL|mmol/L|g/dL|%|mEq/L|K/uL|IU/L|sec|ng/mL
value/result unit, value/result unit of measure | text | about medical; of output drain urine intake; plus 18 => values values=["mL","L"] weights=[96,4]
value/result unit, value/result unit of measure | about medical; of procedure; plus 18 = min|hour|day|mL
value/result unit, value/result unit of measure | about medical; of chart vital bedside monitor; plus 18 = bpm|mmHg|insp/min|%|°C|cmH2O|kg|L/min
amount/volume/total+amount/original+amount unit, amount unit of measure | about medical; not by price invoice; plus 12 = mL|mg|mcg|units|g|mEq|dose
rate/infusion+rate/flow+rate unit | about medical; not by price invoice charge; plus 14 = mL/hour|mcg/kg/min|mg/hour|units/hour|mg/min|mcg/min
^value, result value | about medical; by number unit; plus 14 = 98|72|118|16|36.8|7.41|140|4.2|88|1.1|102|24|Normal|12.4|95|Regular
^value number, ^value numeric, numeric value/result | num int | about medical; plus 14 => number.lognormal median=70 sigma=0.7 fractionDigits=1
low normal value | num | about medical; plus 10 => number.typical values=[60,12,90,3.5,95,36,135]
high normal value | num | about medical; plus 10 => number.typical values=[100,20,140,5.1,100,37.5,145]
^flag | text | about medical; by value unit result range; len>2; plus 14 => values values=["abnormal","delta"] weights=[95,5] null=0.6
^fluid, body/sample/specimen fluid | about medical; plus 10 = Blood|Urine|Cerebrospinal Fluid|Pleural|Ascites|Joint Fluid|Stool
^category | about medical; by fluid label; not by price sku; plus 14 = Chemistry|Hematology|Blood Gas
^label | about medical; by fluid category; not by price sku; plus 14 = Hemoglobin|Creatinine|Sodium|Potassium|Glucose|White Blood Cells|Platelet Count|Urea Nitrogen|Bicarbonate|Lactate|pH|Bilirubin, Total|Albumin|Troponin T
^category | of item; about medical; by unit normal param abbreviation; plus 20 = Labs|Routine Vital Signs|Respiratory|Medications|Fluids/Intake|Access Lines - Invasive|General|Output|Cardiovascular|Neurological
^label | of item; about medical; by unit normal param abbreviation; plus 20 = Heart Rate|Respiratory Rate|O2 saturation pulseoxymetry|Non Invasive Blood Pressure systolic|Temperature Celsius|Foley|Norepinephrine|Insulin - Regular|NaCl 0.9%|Arterial Line|GCS - Eye Opening|Central Venous Pressure
^abbreviation | of item; about medical; by unit normal param label; plus 20 = HR|RR|SpO2|NBPs|Temp C|Foley|NE|Insulin|NS|ART|GCS|CVP
unit name | of item; about medical; by normal param label abbreviation; plus 14 = bpm|insp/min|%|mmHg|°C|mL|mg|mcg/kg/min|units
order/item/secondary+order category name/description | about medical; by rate amount value; not by price invoice sku; plus 14 = Continuous Med|Drug Push|IV Fluid|Continuous IV|Bolus|Antibiotics|Nutrition|Procedures
# What grew in a culture, and what works against it.
ab name, antibiotic/antimicrobial/antibacterial name, antibiotic, antimicrobial | plus 16 = GENTAMICIN|CIPROFLOXACIN|CEFTRIAXONE|VANCOMYCIN|TRIMETHOPRIM/SULFA|AMPICILLIN|MEROPENEM|OXACILLIN|LEVOFLOXACIN|NITROFURANTOIN|PIPERACILLIN/TAZO|TOBRAMYCIN
organization/org/organism name, organism, isolate/pathogen name | about medical; by ab antibiotic isolate specification specimen dilution culture; plus 18 = ESCHERICHIA COLI|STAPH AUREUS COAG +|KLEBSIELLA PNEUMONIAE|PSEUDOMONAS AERUGINOSA|ENTEROCOCCUS SP.|STAPHYLOCOCCUS, COAGULASE NEGATIVE|PROTEUS MIRABILIS|YEAST
^interpretation, susceptibility | text | by ab antibiotic dilution isolate; plus 14 => values values=["S","R","I"] weights=[74,20,6]
specification/specimen/sample type description/name, ^specimen | by ab antibiotic isolate dilution culture; plus 16 = BLOOD CULTURE|URINE|SPUTUM|SWAB|STOOL|BRONCHOALVEOLAR LAVAGE|TISSUE|PLEURAL FLUID|CATHETER TIP-IV
^test name | about medical; by ab antibiotic isolate dilution; plus 18 = Blood Culture, Routine|URINE CULTURE|GRAM STAIN|RESPIRATORY CULTURE|MRSA SCREEN|C. difficile PCR|WOUND CULTURE|ANAEROBIC CULTURE|FUNGAL CULTURE
^comment/comments, culture comment/comments | text | about medical; by ab antibiotic isolate dilution organism; plus 18 => values null=0.4 values=["No growth.","Mixed bacterial flora consistent with skin contamination.","Isolated from only one set in the previous five days.","Sparse growth commensal respiratory flora.","No MRSA isolated.",">100,000 organisms/mL.","No salmonella or shigella found.","Final sensitivities.","2+ polymorphonuclear leukocytes."]
dilution comparison | text | plus 14 => values values=["<=","=",">="] weights=[50,34,16]
dilution text | plus 14 = <=1|<=0.5|=2|>=32|<=4|=8|>=64|<=16
# Units that care for patients.
care unit, first/last/previous/current/from/to care unit, care unit name | not of social; plus 16 = Medical Intensive Care Unit|Surgical Intensive Care Unit|Coronary Care Unit|Emergency Department|Medicine|Neuro Intermediate|Trauma SICU|Cardiac Vascular Intensive Care Unit|Neurology|Med/Surg
^treatment | of consultation visit encounter appointment; about medical vet; plus 12 = Rest and fluids|Antibiotics for 7 days|Wound cleaned and dressed|Painkillers as needed|Change of diet|Drops twice daily|Injection given, check in 10 days
# Why people come.
reason, visit/appointment/consultation reason, complaint | noun consultation; about medical; not by animal pet species; plus 8 = annual check-up|fever|cough|headache|back pain|abdominal pain|high blood pressure|sore throat|follow-up|rash
`;
