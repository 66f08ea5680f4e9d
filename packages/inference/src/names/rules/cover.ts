/** Insurance: policies, covers, drivers, dwellings, losses, reinsurance. */
export const cover = String.raw`
^name, agency name, brokerage/producer name | text | of agency brokerage producer broker carrier insurer; plus 9 => company.name
naic, naic code/number | text | plus 4 => string.numeric length=5
am best/best/financial strength rating, financial rating | text | plus 8 => values values=["A++","A+","A","A-","B++"] weights=[10,30,34,20,6]
producer/agent/agency code | text | plus 4 => code.mask mask=\AG-#####
commission split/rate/percent, commission | num | of agency broker agent policy producer; plus 8 => number.typical values=[12,15,10,12.5,20]
credit/rating/risk/pricing tier | text | of insured policy customer applicant borrower; plus 8 => values values=["preferred","standard","good","high risk"] weights=[26,46,20,8]
tier, rating/rate/pricing tier | int | of policy insured; plus 6 => number.int min=1 max=5
occupation | text | => person.jobTitle
fein, ein, federal tax id | text | plus 6 => company.taxId
line/lines of business, lob, lob code, coverage/cover code, class of business | text | plus 8 => values values=["AUTO","HOME","BOP","GL","UMB","WC","CYBER","FLOOD","LIFE","PROP","RENT","INMAR"]
description, ^name | text | of line business lob; by personal premium term; plus 8 => values values=["Personal auto","Homeowners","Renters","General liability","Commercial property","Workers compensation","Umbrella","Inland marine","Flood","Cyber"]
written/earned/annual/gross/net premium, premium written/earned | num money | plus 4 => number.lognormal median=1450 sigma=0.6 fractionDigits=2
premium | num money | of coverage cover; plus 4 => number.lognormal median=210 sigma=0.7 fractionDigits=2
premium change, return/additional premium | num money | plus 6 => number.signed scale=90
policy/inspection/installment/setup/reinstatement fee | num money | plus 4 => number.typical values=[25,35,50,10,15]
payment/pay/billing plan | text | plus 8 => values values=["annual","monthly","quarterly","semi-annual"] weights=[34,44,12,10]
billing type | text | plus 6 => values values=["direct bill","agency bill","mortgagee bill"] weights=[72,18,10]
limit, limit per+occurrence/aggregate/per+person/per+accident, per occurrence/aggregate limit, coverage/policy/treaty limit, sum insured, attachment point | num money | plus 6 => number.typical values=[100000,300000,500000,1000000,250000,50000,2000000]
limit per occurrence, limit per accident/person | num money | plus 16 => number.typical values=[100000,300000,500000,1000000,250000]
deductible, excess | num money int | of coverage policy cover claim plan; plus 6 => number.typical values=[500,1000,250,2500,0,5000]
deductible type | text | plus 6 => values values=["flat","percentage","disappearing"] weights=[84,12,4]
rate, base rate | num | of coverage cover; plus 6 => number.lognormal median=0.85 sigma=0.6 fractionDigits=5
exposure base/basis, exposure | text | plus 6 => values values=["payroll","sales","area","per vehicle","per unit"] weights=[28,26,16,20,10]
lienholder, loss payee, mortgagee, lienholder/mortgagee name | text | plus 6 => finance.bankName
usage, use | text | of vehicle insured; plus 6 => values values=["commute","pleasure","business","farm"] weights=[52,34,11,3]
annual mileage, yearly miles/mileage | int | plus 8 => number.typical values=[12000,10000,8000,15000,5000,20000]
cost new, original cost new, msrp | num money | plus 6 => finance.round median=31000
symbol, rating symbol | int | of vehicle insured; plus 4 => number.int min=3 max=27
points, license/driver/violation points | int | of driver; plus 12 => values values=[0,1,2,3,4,6] weights=[72,8,8,6,4,2]
relationship | text | of driver insured; plus 8 => values values=["self","spouse","child","parent","other"] weights=[52,26,16,3,3]
protection class | int | plus 8 => number.int min=1 max=10
distance to hydrant/station, distance hydrant ft/m | int num | plus 6 => number.typical values=[300,500,800,150,1000]
fire station mi/mile/km, distance to fire station | num | plus 6 => number.measure mean=2.6 deviation=1.4 min=0.2 max=12 fractionDigits=1
stories/floors, num/number stories | num | of dwelling house home; plus 6 => number.typical values=[1,2,1.5,2.5,3]
roof type | text | plus 6 => values values=["asphalt shingle","tile","metal","slate","flat"] weights=[58,16,14,6,6]
construction type | text | of dwelling house home; plus 10 => values values=["frame","masonry","masonry veneer","fire resistive"] weights=[54,22,18,6]
dog/pet breed | text | of dwelling house home; plus 6 => values values=["none","Labrador","Beagle","Terrier","Shepherd","Mixed"] weights=[58,12,8,8,6,8]
occupancy | text | of dwelling house home; plus 6 => values values=["owner occupied","tenant","seasonal","vacant"] weights=[76,14,8,2]
burglar/fire/smoke alarm, alarm, alarm type, security system | text | plus 6 => values values=["none","local","central station"] weights=[46,30,24]
loss/claim type, type of loss, peril | text | of claim loss; plus 4 => values values=["collision","theft","water damage","wind","fire","liability","glass"] weights=[30,10,18,12,8,12,10]
loss location, location of loss/accident, accident location/place, place of loss/accident | text | plus 4 => location.fullAddress
loss/accident/incident/damage description, description of loss/accident/damage | text | plus 6 => values values=["Rear-ended at a traffic light.","Pipe burst in the upstairs bathroom.","Tree fell on the roof during a storm.","Bag stolen from the parked car.","Guest slipped on the stairs.","Kitchen fire, smoke damage in two rooms.","Hail dented hood and roof."]
police/fire report number/no, police report | text | plus 4 => code.mask mask=PR##-######
fault/liability percent/percentage | int num | plus 6 => number.typical values=[0,100,50,25,75]
reserve indemnity/expense, indemnity/expense/case reserve, paid indemnity/expense/loss, incurred/loss/total paid/incurred/total, incurred total | num money | plus 4 => number.lognormal median=4200 sigma=1.2 fractionDigits=2
salvage/subrogation amount/recovery, recovery amount | num money | plus 6 => number.mostlyZero
cat/catastrophe code/event/number | text | plus 8 => code.mask mask=C\AT##-## null=0.9
siu/fraud/legal referral/referred | bool => datatype.boolean probability=0.03
fraud score | num | of claim; plus 8 => number.measure mean=0.14 deviation=0.13 min=0.001 max=0.98 fractionDigits=3
reopen/reopened/renewal/extension/nsf/bounce/escalation/dunning/transfer/retry/reminder count, extensions, renewals, reopened times | int | plus 4 => number.mostlyZero
party role | text | of claim; plus 8 => values values=["claimant","insured","witness","third party","attorney"] weights=[34,26,18,16,6]
injury description/details | text | plus 6 => values values=["Whiplash","Broken wrist","Bruised ribs","None","Concussion","Cut on left hand"] weights=[22,12,14,36,8,8]
note type | text | plus 6 => values values=["coverage","contact","investigation","payment","general"] weights=[18,28,22,14,18]
subject | text | of claim note file; plus 6 => values values=["Contact with insured","Estimate received","Coverage review","Payment issued","Recorded statement taken","Police report requested"]
body, note, text | text | of claim note file; by diary claim adjuster subject; plus 6 => values values=["Spoke with insured, vehicle is at the body shop.","Estimate received, within authority.","Left message for claimant, call back tomorrow.","Coverage confirmed, deductible applies.","Photos reviewed, damage consistent with report.","Supplement requested by the shop."]
eft/ach/wire trace/reference/number, eft trace, trace number | text | plus 6 => string.numeric length=15
memo | text | of claim payment check; plus 4 => values values=["Repair, final payment","Rental car","Medical bill","Advance payment","Deductible applied","Total loss settlement"]
authority level | int | plus 6 => number.int min=1 max=5
labor/labour hours, labor hour | num | of estimate repair claim work; plus 8 => number.measure mean=11 deviation=6 min=0.5 max=48 fractionDigits=1
labor/labour rate | num money | plus 6 => number.measure mean=68 deviation=14 min=38 max=140 fractionDigits=2
parts cost, paint materials/cost, total estimate, estimate total, actual cash value, acv | num money | of estimate claim repair; plus 6 => number.lognormal median=1900 sigma=0.8 fractionDigits=2
estimate, estimate json/data, damage, damages | json | of estimate claim; plus 4 => json keys="[part=bumper|door|hood|headlight|fender operation=replace|repair|paint hours=1.2|2.5|4 amount=180|420|960]"
form/endorsement number/no, form code | text | of endorsement policy form; plus 6 => code.mask mask="HO ## ##"
edition date, form edition | text | plus 4 => values values=["01 18","05 21","10 19","03 22","07 15"]
^title, change description, description | text | of endorsement; plus 8 => values values=["Add vehicle","Remove driver","Change of address","Increase liability limit","Add loss payee","Scheduled jewelry","Change deductible"]
treaty name, ^name | text | of treaty reinsurance; plus 8 => values values=["Property XOL 2025","Casualty quota share","Cat layer 1","Cat layer 2","Motor surplus","Marine facultative"]
treaty type | text | plus 6 => values values=["quota share","excess of loss","surplus","stop loss"] weights=[34,42,16,8]
reinsurer, cedent, ceding company | text => company.name
cession percent, ceding commission percent | num | plus 8 => number.typical values=[30,25,50,20,27.5]
layer | int => number.int min=1 max=5
loss/combined/expense ratio | num | plus 8 => number.measure mean=0.62 deviation=0.18 min=0.05 max=1.8 fractionDigits=4
expression, condition | text | of underwriting rating eligibility; by lob policy insured action; plus 10 => values values=["driver_age < 21","roof_age > 20","credit_tier = 'high risk'","prior_claims >= 3","coastal_distance_mi < 5","vehicle_age > 15"]
action | text | of rule policy automation workflow underwriting routing trigger condition; in insurance; plus 4 => values values=["refer","decline","accept","request documents","surcharge"] weights=[34,20,26,12,8]
message | text | of rule underwriting validation; plus 6 => values values=["Refer to underwriter","Roof inspection required","Driver under 21","Three or more prior claims","Outside appetite"]
`;
