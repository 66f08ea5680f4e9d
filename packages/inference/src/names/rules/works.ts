/** Factories: lines, machines, materials, orders, inspection, tags, interfaces. */
export const works = String.raw`
plant/factory/site/works name, ^name | text | of plant factory; plus 8 => values values=["Main plant","Plant North","Plant South","Assembly hall 2","Foundry","Press shop","Paint shop","Electronics plant"]
line description/name/desc | text | of line; not of tax order invoice item cart bill quote journal credit product budget statement shipping bank; not by name; plus 6 => values values=["Assembly line 1","Assembly line 2","Packaging line","Welding cell A","Filling line 3","Paint line","Final inspection"]
line/cell/machine/station/resource type | text | of line machine station plant work production; plus 4 => values values=["assembly","machining","packaging","welding","painting"] weights=[38,26,18,10,8]
shift pattern/model | text => values values=["2 shifts","3 shifts","4-crew","day shift"] weights=[40,38,10,12]
oee target/tgt, target oee, oee | num | plus 8 => number.typical values=[85,80,75,82.5]
work/wc center name, work center name, ^name | text | of work center machine workstation; by line equipment plc oee spindle cycle; plus 10 => values values=["CNC mill 1","CNC mill 2","Lathe 3","Press 250 t","Welding robot 1","Assembly station 4","Packing cell","Laser cutter","Injection molding 2"]
equipment/asset/machine number/no | text | plus 4 => code.mask mask=10######
pm/maintenance/service interval hours/hour | int | plus 8 => number.typical values=[500,1000,2000,250]
tag/plc+tag/address prefix | text | plus 8 => code.mask mask=AAA##_
rated power/kw, rated kw | num | plus 6 => number.typical values=[7.5,11,15,22,37,55]
criticality/abc/importance/crit/risk rank/class/indicator/code, abc indicator, abc | text | len<=2; plus 12 => values values=["A","B","C"] weights=[20,34,46]
run/operating/running hour/hours, hours run | num | plus 8 => number.lognormal median=8400 sigma=0.7 fractionDigits=1
material description/desc, ^description | text | of material; not by name; plus 8 => values values=["Hex bolt M8x40","Bearing 6204-2RS","Housing, aluminium","Steel sheet 2 mm","O-ring 24x2","Control board V3","Cable harness","Gear wheel Z32","Gasket set","Shaft 20x180"]
material type | text | len<=4; plus 8 => values values=["ROH","HALB","FERT","HIBE","VERP"] weights=[36,24,24,8,8]
drawing number/no | text | plus 4 => code.mask mask=DR-#####
revision/rev level/lvl, revision | text | len<=3; plus 4 => values values=["A","B","C","D"] weights=[42,30,18,10]
lot/batch control/ctrl/managed flag | text | len<=1; plus 4 => datatype.boolean probability=0.35
eco/ecn/change+order number/no, engineering change number | text | plus 4 => code.mask mask=ECO-#####
bom status | text | plus 8 => values values=["RELEASED","DRAFT","OBSOLETE"] weights=[82,10,8]
reference designator/desig, designator | text | plus 6 => values values=["R1,R2","C4","U3","J1","K2","D1-D4"]
alternative/alt group | text | len<=2; plus 4 => values values=["01","02","03"] null=0.8
operation/op description/desc | text | plus 10 => values values=["Milling, first side","Deburr","Turn to size","Weld frame","Assemble housing","Final inspection","Pack","Paint"]
setup min/minutes/time | num | plus 4 => number.typical values=[15,20,30,45,10]
run minutes/min/time unit, run min per unit | num | plus 6 => number.lognormal median=2.4 sigma=0.8 fractionDigits=3
crew size | int | plus 4 => number.typical values=[1,2,3]
tool number/no | text | plus 4 => code.mask mask=T-#####
nc/cnc program/prog, program name/no | text | of cnc machine work operation production; plus 8 => code.mask mask=O####.NC
work instruction/instructions/instr | text | plus 8 => values values=["Clamp part with fixture F-12, check zero point.","Torque screws to 24 Nm crosswise.","Deburr all edges, wear gloves.","Measure bore with gauge G-07.","Apply sealant, cure 20 minutes.","Pack 12 pieces per carton."]
queue/move/wait hours/hour | num | plus 4 => number.typical values=[4,8,2,24,0]
order type | text | len<=4; plus 10 => values values=["ZP01","ZP02","PP01","RW01"] weights=[62,18,14,6]
work order/wo/production order status | text | plus 8 => values values=["RELEASED","STARTED","COMPLETED","CLOSED","CREATED"] weights=[12,14,30,38,6]
priority | int | of work order production; plus 4 => number.int min=1 max=5
good/scrap/rework/rejected quantity/qty, scrap quantity, rework quantity | num int | of order work confirmation operation; plus 4 => number.mostlyZero
good/order/ordered quantity | num int | of order work confirmation operation; plus 8 => number.typical values=[50,100,200,500,20,1000]
sales/so/customer order number/no, so number | text | plus 4 => code.mask mask=45########
yield percent | num | of order work production; plus 8 => number.measure mean=96.8 deviation=2.4 min=70 max=100 fractionDigits=2
remark/remarks | text | of order work production; plus 6 => values values=["Rush order","Customer pick-up","Check dimension 12","Material from lot 4711","Pack separately"] null=0.6
shift code | text | len<=2; plus 4 => values values=["1","2","3"] weights=[40,36,24]
reject/reason/stop/downtime/defect/scrap reason/cause code, reason code, downtime code | text | of downtime confirmation operation scrap defect reject stop machine ncr production; plus 8 => values values=["TC01","BR02","MT03","QH04","SU05","OP06"] null=0.1
reason description/desc, downtime reason | text | of downtime stop; plus 10 => values values=["Tool change","Breakdown","Material shortage","Quality hold","Setup","No operator"] weights=[22,24,18,12,16,8]
operator/shift comment/cmnt/note | text | plus 8 => values values=["Sensor cleaned, runs again.","Waited for forklift.","Tool broken, replaced.","Part jammed in feeder.","Restart after power dip.","Maintenance called."] null=0.5
inspection type | text | len<=4; plus 8 => values values=["01","03","04","08"]
sample size | int | plus 6 => number.typical values=[5,10,32,50,80,125]
aql | num | plus 2 => number.typical values=[0.65,1.0,1.5,2.5]
usage decision/code | text | plus 8 => values values=["A","R","RW"] weights=[88,8,4]
characteristic, char name, characteristic name, feature/dimension name | text | plus 8 => values values=["Outer diameter","Length","Surface roughness","Hardness","Bore depth","Flatness","Torque","Weight"]
measured/meas/actual/target/nominal value/val, usl, lsl, upper/lower spec/specification limit | num | of inspection result measurement characteristic; plus 6 => number.measure mean=24.98 deviation=0.12 min=24.2 max=25.8 fractionDigits=3
gage/gauge/instrument/measuring+device id/no | text | plus 6 => code.mask mask=G-####
quality/qc/inspection status | text | len<=12; plus 4 => values values=["RELEASED","BLOCKED","IN QC"] weights=[88,5,7]
storage/stor location/loc | text | len<=10; plus 8 => values values=["RM01","WIP1","FG01","FG02","QC01"]
coo, country of origin | text | len<=2; plus 6 => location.countryCode
pallet/handling+unit id/number | text | plus 6 => code.mask mask=P\AL#######
opc node, opc node id, opc ua node, opc tag | text | plus 8 => template template=ns=2;s=Line1.Machine{{string.numeric}}.Speed
engineering/eng/measurement unit, meas unit | text | plus 6 => values values=["mm","°C","bar","Nm","rpm","%"] weights=[34,20,14,12,12,8]
hi/high/lo/low/upper/lower/warning alarm, hi alarm, lo alarm | num | plus 6 => number.typical values=[80,100,120,10,5,60]
scan/sampling/poll ms/rate | int | plus 8 => number.typical values=[1000,500,100,250]
quality, quality code | int | of tag sample reading measurement value; plus 8 => values values=[192,0,64] weights=[96,2,2]
defect description/desc | text | plus 10 => values values=["Scratch on visible surface","Dimension out of tolerance","Missing screw","Weld porosity","Wrong label","Burr at edge"]
defect code | text | plus 8 => values values=["D01","D04","D07","D12","D20"]
disposition | text | of ncr nonconformance defect inspection quality; plus 8 => values values=["rework","scrap","use as is","return to supplier"] weights=[42,28,20,10]
root cause | text | of ncr nonconformance defect quality; plus 10 => values values=["Tool worn","Wrong program loaded","Supplier material","Operator error","Fixture misaligned","Drawing unclear"]
corrective/corr/preventive action | text | plus 12 => values values=["Part replaced","Staff briefed again","Process step added","Supplier informed","Work instruction updated","Machine recalibrated"]
containment, containment action | text => values values=["Stock sorted","Lot blocked","100 % inspection","Customer informed"]
cost of quality, quality cost | num money | plus 6 => finance.amount median=340
severity | int | of ncr fmea defect; plus 6 => number.int min=1 max=10
rpn, risk priority number | int | plus 4 => number.typical values=[48,96,120,72,160,200]
skill level/lvl | int | plus 8 => number.int min=1 max=5
certs, certificates, certifications, qualifications | text | plus 4 => values values=["forklift","welding","forklift, crane","first aid","none"] weights=[34,18,14,16,18]
peak kw, peak demand/load | num | plus 6 => number.lognormal median=180 sigma=0.6 fractionDigits=1
power factor | num | plus 8 => number.measure mean=0.94 deviation=0.03 min=0.7 max=1 fractionDigits=3
^name/key/code, parameter name | text | of parameter sys system setting; by value val; plus 10 => code.settingKey
data type | text | plus 10 => values values=["REAL","INT","BOOL","STRING","DINT"] weights=[40,22,20,10,8]
interface name, ^name | text | of interface message idoc if integration; plus 6 => values values=["ERP_ORDERS","MES_CONFIRM","WMS_STOCK","LIMS_RESULTS","ERP_MATERIAL"]
direction, dir | text | len<=3; plus 6 => values values=["IN","OUT"] weights=[52,48]
message/msg type | text | of message interface log queue idoc; plus 6 => values values=["MATMAS","LOIPRO","ORDERS","DESADV","INVOIC"] weights=[30,26,20,14,10]
process/processing/proc status | text | len<=12; plus 6 => values values=["OK","ERROR","NEW","RETRY"] weights=[90,4,3,3]
idoc number/no | text | plus 6 => code.mask mask=00000000########
`;
