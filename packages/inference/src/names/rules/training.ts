/** Bodies in training and at rest: runs, sets, sleep; and animals that are patients. */
export const training = String.raw`
# Runs and rides.
heart rate, hr, avg/average heart+rate/hr | int num | of workout activity run ride lap split exercise session training; by pace cadence distance calories power stride; plus 12 => number.measure mean=146 deviation=14 min=96 max=186 fractionDigits=0
max/maximum/peak heart+rate/hr | int num | of workout activity run ride lap exercise training; plus 12 => number.measure mean=172 deviation=9 min=140 max=198 fractionDigits=0
lactate threshold ..., threshold bpm/hr/heart+rate | int num | plus 12 => number.measure mean=166 deviation=8 min=140 max=190 fractionDigits=0
resting/rest hr, rhr | int num | plus 12 => number.measure mean=56 deviation=7 min=40 max=78 fractionDigits=0
cadence, running/run cadence, avg/average/max/maximum cadence, avg/average/max/maximum running/run cadence | int num | of workout activity run lap split metric training; plus 12 => number.measure mean=172 deviation=8 min=148 max=200 fractionDigits=0
pace, avg/average pace | num int | of workout activity run lap split metric training; plus 12 => number.measure mean=5.6 deviation=0.7 min=3.8 max=8.5
vo 2 max estimate/score/estimated, estimated vo 2 max | int num | plus 12 => number.measure mean=48 deviation=6 min=30 max=68 fractionDigits=1
stride length, avg/average stride length | num | plus 12 => number.measure mean=1.15 deviation=0.12 min=0.8 max=1.6
vertical oscillation, avg/average vertical oscillation | num | plus 12 => number.measure mean=8.6 deviation=1.1 min=5.5 max=12.5
vertical ratio, avg/average vertical ratio | num | plus 12 => number.measure mean=7.9 deviation=0.8 min=5.8 max=10.5
ground contact time, ground contact, avg/average ground contact ... | num int | plus 12 => number.measure mean=248 deviation=18 min=200 max=310 fractionDigits=0
weight kg/lb, weight | num int | of strength set lift exercise rep; by rep reps set rpe; plus 12 => number.typical values=[20,40,60,50,30,80,10,100]
^note/notes, exercise/workout/training note/notes | text | of exercise workout training strength lift run set; plus 12 => values null=0.5 values=["Last set was hard.","Keep the elbows in.","Felt strong today.","Slow on the way down.","Left knee a bit sore.","Add 2.5 kg next time."]
# How one slept and feels.
time in rem/deep/light/bed/zone ..., rem/deep/light sleep minutes/time, minutes in rem/deep/light/bed ... | int num | plus 14 => number.measure mean=84 deviation=24 min=15 max=190 fractionDigits=0
sleep score feedback/insight/comment, sleep feedback/insight | text | plus 14 => values null=0.2 values=["Long and restful","Short but deep","Restless, several wakings","Good recovery","Too little deep sleep","Late to bed"]
recovery/readiness/soreness/fatigue/energy/motivation/stress/mood, recovery/readiness/soreness/fatigue/energy/motivation/stress/mood level/score/rating | int | of daily subjective wellness checkin diary morning sleep; plus 12 => number.int min=1 max=10
# Animals as patients.
^name, patient/animal/pet name | text | of patient animal pet; by breed species microchip neutered; plus 16 => animal.petName
^breed | text | of patient; by species microchip; plus 14 => values values=["Labrador","Mixed","European Shorthair","Beagle","Siamese","German Shepherd","Poodle","Maine Coon"] weights=[24,20,16,10,9,9,7,5]
birth date, date of birth, dob, born on | date stamp | of patient animal pet; by breed species microchip; plus 16 => date.past days=4200
reproductive/neuter/neutered/spay status | text | of patient animal pet; by breed species microchip; plus 16 => values values=["neutered","intact","unknown"] weights=[62,32,6]
... weight kg, weight, weight kg | num | of patient animal pet; by breed species microchip; plus 16 => number.lognormal median=9 sigma=0.8
allergies, allergy | text array json | of patient animal pet; by breed species microchip; plus 16 => values null=0.7 values=["Chicken","Flea bites","Penicillin","Beef","House dust mites"]
`;
