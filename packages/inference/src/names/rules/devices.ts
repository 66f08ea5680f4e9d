/** Devices and what they send: models, radios, alerts, updates, trips, widgets. */
export const devices = String.raw`
device/product/model family, family, product line/series | text | of model device product; plus 6 => values values=["Sense","Track","Guard","Meter","Edge","Hub"] weights=[30,20,16,14,12,8]
mcu, soc, chipset, processor, microcontroller | text | plus 1 => values values=["ESP32-S3","nRF52840","STM32L4","RP2040","SAMD21"] weights=[32,26,20,12,10]
radio, radio type, wireless, wireless technology/protocol | text | plus 1 => values values=["BLE","LoRa","LTE-M","Wi-Fi","Zigbee"] weights=[26,24,20,20,10]
flash kb/mb/size | int | plus 4 => number.typical values=[1024,2048,4096,512,8192]
ram kb | int | plus 6 => number.typical values=[256,512,128,64,320]
ip rating, ingress protection | text | plus 4 => values values=["IP65","IP67","IP54","IP20"] weights=[36,32,18,14]
certificate/cert fcc/ce, fcc id, ce mark/certificate, certification number | text | plus 4 => code.mask mask=2A###-????##
operating/op temperature min, min operating temperature, temperature min c | int | of model device product specification; plus 8 => number.typical values=[-20,-40,-10,0]
operating/op temperature max, max operating temperature, temperature max c | int | of model device product specification; plus 8 => number.typical values=[60,70,85,50]
eol/end+of+life/discontinued date | date | plus 6 => date.future days=1400
datasheet/manual/spec url | text | plus 4 => template template=https://docs.example.com/{{string.alphanumeric}}.pdf
firmware/update/release channel | text | plus 8 => values values=["stable","beta","canary"] weights=[76,16,8]
activation/pairing/claim/setup code | text | plus 6 => code.mask mask=????-????
desired/target/current/installed/reported fw/firmware/version | text | plus 4 => system.semver
connectivity, link type, uplink | text | of device gateway router modem network node sensor station hub controller sim; plus 4 => values values=["online","offline","sleeping"] weights=[80,12,8]
geofence, geofence name | text | => values values=["Depot North","Warehouse","Site A","City zone","Harbour","none"] weights=[24,22,18,16,8,12]
geofence | json geo | => json preset=geojson
installation/install/mounting notes/note | text | plus 4 => values values=["Mounted at 2.2 m, left of the door.","Power from ceiling outlet.","Behind the panel, key at reception.","Replaced older unit.","Weak signal, antenna added."] null=0.5
status | text | of device gateway sensor node; by firmware fw seen battery serial; plus 8 => values values=["online","offline","provisioned","retired"] weights=[80,10,6,4]
reported/desired/shadow/device state | json | plus 8 => json keys="interval_s=60|300|900 led:bool threshold=20|25|30 mode=normal|eco|debug firmware=system.semver"
tags | json | of device sensor; plus 6 => json keys="site=north|south|hq floor=1|2|3 room=101|204|312?"
voc index, voc, air quality index | int | plus 6 => number.measure mean=110 deviation=45 min=1 max=480 fractionDigits=0
pm 25 ugm 3, pm 2 5 ug m 3, ... ugm 3, pm 10 ugm 3, particulate matter | num | plus 8 => number.lognormal median=9 sigma=0.6 fractionDigits=1
noise db, sound db, decibel, noise level db | num | plus 8 => number.measure mean=47 deviation=11 min=28 max=98 fractionDigits=1
vibration rms, vibration, acceleration g | num | plus 8 => number.lognormal median=0.6 sigma=0.7 fractionDigits=3
current ma, current draw, current draw ma | num int | plus 8 => number.lognormal median=42 sigma=0.9 fractionDigits=1
current a, current amp | num | plus 8 => number.lognormal median=6 sigma=0.8 fractionDigits=2
battery v, battery voltage, vbat | num | plus 8 => number.measure mean=3.7 deviation=0.2 min=3 max=4.2 fractionDigits=2
voltage v | num | plus 2 => number.measure mean=12.4 deviation=0.6 min=10.5 max=14.6 fractionDigits=2
coolant/engine/oil temperature c/celsius, coolant temperature, engine temperature | num int | plus 8 => number.measure mean=88 deviation=7 min=20 max=112 fractionDigits=1
tilt deg/degree/angle | num | plus 8 => number.measure mean=2 deviation=2 min=0 max=45 fractionDigits=1
altitude m, altitude, elevation m | num | plus 4 => number.lognormal median=120 sigma=0.9 fractionDigits=1
door/window/gate open, motion, motion detected, occupancy detected | bool | plus 4 => datatype.boolean probability=0.15
leak/smoke/tamper/water detected/alarm, water leak, smoke, tamper | bool | plus 4 => datatype.boolean probability=0.02
^name, rule name | text | of alert alarm; by threshold metric operator; plus 12 => values values=["Temperature too high","Battery low","Device offline","Door left open","CO2 above limit","Water leak detected","Humidity out of range","Vibration alarm","Fuel theft suspected","Speeding"]
os version, operating system version | text | of server host machine instance node; plus 6 => values values=["22.04","24.04","12","9.4","2022","3.20"] weights=[30,24,16,14,10,6]
metric, metric name, field | text | of alert rule; by threshold operator; plus 10 => values values=["temperature_c","battery_pct","humidity_pct","co2_ppm","rssi_dbm","door_open","speed_kmh"] weights=[26,18,14,14,10,10,8]
hysteresis, deadband, tolerance | num | plus 1 => number.typical values=[0.5,1,2,0.2,5]
expression | text | of alert rule; by threshold metric operator; plus 10 => values values=["avg(temperature_c) > 30","battery_pct < 15","last_seen > 15m","max(co2_ppm) > 1200","humidity_pct > 80","speed_kmh > 120"]
message/notification/alert template/text | text | of alert rule; plus 8 => values values=["{{device}} is above {{threshold}}","Battery of {{device}} is low","{{device}} has been offline for 15 minutes","Door of {{device}} left open","Check {{device}}: {{metric}} = {{value}}"]
notify/notification channel/channels | array | plus 6 => array element={"kind":"values","parameters":{"values":["email","sms","webhook","push"]}} min=1 max=2
peak/trigger/observed/last value | num | of alert alarm; plus 4 => number.lognormal median=38 sigma=0.6 fractionDigits=1
image/firmware/binary/package uri/url/file | text | of firmware ota update release; plus 8 => template template=https://firmware.example.com/{{string.hexadecimal}}.bin
image/firmware/binary size | int | of firmware ota update; plus 6 => number.logUniform min=240000 max=4200000
git sha/hash/commit, commit sha/hash | text | plus 6 => git.commitSha
signature | text | of firmware release package token webhook request message ota; plus 8 => string.base64 length=48
release notes | text | of firmware; plus 8 => values values=["Fixes reconnect after power loss.","Lower battery use in sleep mode.","New sensor calibration.","Security update.","Supports firmware rollback."]
min bootloader, bootloader, minimum bootloader/version/firmware | text | plus 10 => system.semver
yanked/recall/withdrawn reason | text | of firmware version release package; plus 6 => values values=["boot loop on rev B","high battery use","wrong signature","sensor readings wrong"] null=0.9
target/device/user group, target | text | of ota rollout update job campaign firmware; plus 6 => values values=["all","pilot","beta testers","region north","model S2"] weights=[34,22,16,14,14]
succeeded, in progress, pending, skipped, ... succeeded | int | of ota rollout job batch campaign import; plus 6 => number.lognormal median=140 sigma=1
failed, error count | int | of ota rollout batch import; plus 6 => number.mostlyZero
abort/failure threshold percent/pct | int num | plus 6 => number.typical values=[5,10,20]
maintenance/service/change/backup window | text | plus 10 => values values=["Sun 02:00-04:00","daily 01:00-03:00","Sat 22:00-02:00","Wed 03:00-05:00"] weights=[38,28,20,14]
command, command name/type | text | of command device; plus 8 => values values=["reboot","update_config","open_valve","ping","set_interval","reset_alarm","read_register"] weights=[22,22,12,16,14,8,6]
args, arguments, params, parameters | json | of command device; plus 6 => json keys="interval_s=60|300|900? value=0|1|25? force=true|false?"
response, result | json | of command device; plus 6 => json keys="ok=true|true|false took_ms=18|42|120|800 message=done|timeout|queued?"
result code | int | plus 4 => values values=[0,1,2] weights=[92,5,3]
qos | int | plus 2 => values values=[0,1,2] weights=[46,48,6]
topic | text | of command message mqtt telemetry device; plus 4 => template template=devices/{{string.alphanumeric}}/cmd
mqtt namespace/topic/prefix, namespace | text | of tenant organization workspace; plus 8 => template template=tenants/{{string.alphanumeric}}
data/storage/hosting/home/aws/cloud region | text | plus 4 => code.cloudRegion
eui 64, eui, dev eui, gateway eui, deveui | text | plus 6 => code.mask mask=hhhhhhhhhhhhhhhh
backhaul, backhaul type | text | plus 1 => values values=["ethernet","lte","fiber","satellite"] weights=[48,34,12,6]
antenna gain dbi, antenna gain, gain dbi | num | plus 6 => number.typical values=[2.1,3,5.8,8]
frequency plan, band plan, regional plan | text | plus 12 => values values=["EU868","US915","AS923","AU915"] weights=[52,30,10,8]
packets rx/tx/received/sent/in/out, rx/tx packets | int | plus 8 => number.lognormal median=480000 sigma=1.3
power source/supply | text | plus 10 => values values=["mains","battery","solar","PoE"] weights=[46,24,16,14]
mast/tower/pole/antenna height m/meter | num | plus 4 => number.measure mean=14 deviation=7 min=2 max=60 fractionDigits=1
noise floor dbm, noise floor | int | plus 8 => number.measure mean=-112 deviation=5 min=-125 max=-92 fractionDigits=0
rssi dbm, rssi, signal dbm | int num | plus 2 => number.measure mean=-78 deviation=14 min=-121 max=-42 fractionDigits=0
spreading factor, sf | int | plus 8 => number.int min=7 max=12
driver badge/tag/key | text | plus 6 => code.mask mask=B#####
distance m | int num | of trip ride vehicle journey; plus 12 => number.lognormal median=14000 sigma=0.9
idle s/second/time, idling time | int | plus 4 => number.lognormal median=240 sigma=1
harsh brakes/brake/accels/acceleration/cornering/events | int | plus 6 => number.mostlyZero
max/top speed kmh/kph/mph | int num | plus 10 => number.measure mean=104 deviation=19 min=38 max=160 fractionDigits=0
fuel used l/liter, fuel used | num | of trip; plus 6 => number.lognormal median=4.8 sigma=0.8 fractionDigits=2
eco/driver/driving/safety/driver+behavior score | int num | plus 6 => number.measure mean=78 deviation=12 min=20 max=100 fractionDigits=0
polyline, encoded polyline, route geometry | text | => template template={{string.alphanumeric}}{{string.alphanumeric}}
symptom, reported symptom/problem/fault, problem | text | of maintenance device ticket repair machine vehicle service trouble; plus 8 => values values=["No signal","Battery drains fast","Display dark","Wrong readings","Does not start","Noise","Overheating","Connection drops"] weights=[18,16,10,16,14,8,8,10]
fault/error/trouble code | text | plus 4 => values values=["E01","E07","E12","F03","P0420","U0100"] weights=[26,20,18,14,12,10]
parts used, parts, spare parts, replaced parts | array text | plus 4 => array element={"kind":"values","parameters":{"values":["battery","antenna","seal","power supply","sensor head","cable","fuse"]}} max=3
rma number/no, rma | text | plus 6 => code.mask mask=RM\A-#####
^name | text | of key token; by hash prefix scope revoked; plus 8 => values values=["Production server","Staging","CI pipeline","Reporting","Mobile app","Partner access","Backup job"]
^title, widget title | text | of widget dashboard chart panel; plus 8 => values values=["Temperature today","Devices online","Battery levels","Alerts by severity","CO2 last week","Energy use","Map of devices","Uptime"]
layout, position, grid | json | of widget dashboard panel; plus 8 => json keys="x=0|3|6|9 y=0|2|4|8 w=3|4|6|12 h=2|3|4"
query | text | of widget chart panel dashboard; plus 4 => values values=["avg(temperature_c) by device","count(alerts) by severity","last(battery_pct)","max(co2_ppm) over 7d","sum(energy_kwh) by day"]
color scheme/palette/theme, palette | text | plus 4 => values values=["default","blues","traffic light","greens","dark"] weights=[42,18,20,12,8]
unit label, unit, unit symbol | text | of widget chart panel metric sensor; plus 8 => values values=["°C","%","ppm","kWh","V","dB"] weights=[28,26,16,14,8,8]
y min, axis min | num | plus 8 => number.typical values=[0,-10,10]
y max, axis max | num | plus 8 => number.typical values=[100,50,1200,30]
`;
