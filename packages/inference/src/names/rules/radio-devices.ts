/** Devices on radio networks and field buses: LoRa, beacons, mesh, registers, topics, and what they send. */
export const radioDevices = String.raw`
# Identifiers as bytes and as hex.
dev eui, app eui, join eui, gateway eui, device eui, ^eui, net eui | bytes | => bytes.random length=8
gateway id, ^mac, gateway mac, mac address | bytes | plus 4 => bytes.random length=8
dev addr, dev address, mc addr, mc address, device addr, multicast addr, net addr | bytes | plus 6 => bytes.random length=4
dev addr, dev address, mc addr, mc address, device addr | text | plus 10 => pattern regex="26[0-9a-f]{6}"
dev eui, app eui, join eui, gateway eui, device eui, ^eui | text | plus 6 => pattern regex="(70b3d57ed00|a84041000|24e12450)[0-9a-f]{5}"
^mac, gateway mac, mac address, ieee/extended/ext address, ieee addr | text | of gateway device node commissioning zigbee lora thread; len<=16; plus 12 => pattern regex="(b827eb|a84041|00800000)[0-9a-f]{10}"
ieee/extended/ext address, ieee addr | text | plus 12 => pattern regex="0x00(124b|158d|0d6f)00[0-9a-f]{8}"
pan id, panid | text | plus 10 => pattern regex="0x[1-9a-f][0-9a-f]{3}"
cluster id, ^cluster | about iot smarthome; len<=12; plus 10 = 0x0006|0x0008|0x0402|0x0300|0x0500
network/app/nwk/session/encryption key | text | about iot smarthome; plus 8 => string.hexadecimal length=32
tls/private/client/server key, private key pem | text | by cert certificate ca tls; plus 8 => template template="-----BEGIN PRIVATE KEY-----\n{{string.base64}}\n{{string.base64}}\n-----END PRIVATE KEY-----"
install code | text | about iot smarthome; plus 10 => pattern regex="[0-9A-F]{32}"
pairing/setup/commissioning pin/code, manual pairing code | text | about iot smarthome; plus 10 => pattern regex="[1-8]\\d{7}"
qr code, qr payload, pairing payload | text | about iot smarthome; plus 10 => pattern regex="MT:[A-Z0-9.]{8}0[A-Z0-9]{8}"
thread/operational dataset | text | plus 10 => string.hexadecimal length=64
lqi, link quality indicator | int | plus 8 => number.measure mean=148 deviation=46 min=20 max=255 fractionDigits=0
endpoint, endpoint id/number | int | about smarthome iot; plus 6 => number.typical values=[1,2,3,11,242]
# LoRa.
mac/lorawan/lora version | about iot; plus 12 = 1.0.3|1.0.4|1.0.2|1.1.0
reg params revision, regional parameters/params revision/version, regional parameter, phy version | plus 20 = RP002-1.0.3|RP002-1.0.1|A|B|RP002-1.0.4
lora/rf/frequency/radio region/plan/band, ^region, region config id, region id | of multicast gateway lora lorawan device profile network; about iot; not of cloud warehouse; plus 8 = EU868|US915|AS923|AU915|IN865
rf region, common region name | plus 10 = EU868|US915|AS923|AU915|IN865
region config id, frequency plan id | about iot; plus 14 = eu868|us915_0|as923|au915_0
adr algorithm, adr algorithm id | plus 14 = default|lora_lr_fhss|lr_fhss|custom_linear
group type, multicast class/type, ^class, device class, enabled class, lora class, lorawan class | about iot; len<=2; plus 14 = A|C|B
group type, multicast type | of multicast; len<=2; plus 16 = C|B
activation/join mode/type/method | about iot; plus 8 = OTAA|ABP
payload/message/uplink codec, payload formatter/codec runtime, codec runtime/type, formatter type | about iot; plus 12 = NONE|CAYENNE_LPP|JS|CUSTOM
payload decoder/encoder/formatter script/config/function, decoder/encoder script, payload codec script, decoder/encoder function, uplink/downlink decoder/encoder/formatter | text | plus 14 => values values=["function decodeUplink(input) {\n  return { data: { temperature: input.bytes[0] / 2 } };\n}","function Decode(fPort, bytes) {\n  return { battery: bytes[0], humidity: bytes[1] };\n}","function decodeUplink(input) {\n  var b = input.bytes;\n  return { data: { level: (b[0] << 8 | b[1]) / 10 } };\n}"]
frequency, tx frequency, rx frequency, center frequency, freq, rx freq, ping slot freq, rx 2 freq, rx 2 frequency, rx freq 2, beacon frequency, discovery tx frequency | int | about iot; not of stats report sampling update notification; plus 8 => number.typical values=[868100000,868300000,868500000,869525000,867100000]
preset freq, preset freqs, frequencies, factory preset freqs, channel frequencies | array | about iot; plus 10 => array element={"kind":"number.typical","parameters":{"values":[868100000,868300000,868500000,867100000,867300000]}} min=1 max=3
^dr, data rate, rx 2 dr, rx 1 dr offset, rx dr offset 1, rx data rate 2, ping slot dr, discovery dr, max dr, min dr, rx dr, tx dr | int | about iot; plus 10 => number.typical values=[0,5,3,2,4,1]
data rate, data+rate, ^dr | about iot; plus 10 = SF7BW125|SF9BW125|SF12BW125|SF8BW125|SF10BW125
rx delay, rx 1 delay, rx delay 1, join delay | int | about iot; plus 14 => number.typical values=[1,5,2]
ping slot period, ping slot nb k, ping slot periodicity | int | plus 10 => number.typical values=[32,128,64,16,256]
max eirp, max tx power, eirp | int | about iot; plus 12 => number.typical values=[16,14,27,20]
max duty cycle, duty cycle limit | int num | about iot; plus 14 => number.typical values=[1,10,0]
code/coding rate, codr | about iot; plus 12 = 4/5|4/6|4/7|4/8
bandwidth | int | about iot; by frequency spreading sf modulation rssi snr; plus 16 => number.typical values=[125000,250000,500000]
modulation | about iot; plus 12 = LORA|FSK|LR_FHSS
^sf, spreading factor | plus 12 = SF7|SF9|SF12|SF8|SF10
crc status, ^crc | about iot; plus 12 = CRC_OK|NO_CRC|BAD_CRC
mtype, message type, frame type, m type | about iot; by frame fport cnt dev eui rssi confirmed; plus 12 = UnconfirmedDataUp|ConfirmedDataUp|JoinRequest|UnconfirmedDataDown|JoinAccept
f port, fport, lora port | int | plus 16 => number.typical values=[2,1,10,85,3,202]
f cnt, fcnt, f cnt up/down, fcnt up/down, n f cnt down, frame counter, a f cnt down, uplink/downlink counter | int | plus 16 => number.lognormal median=1400 sigma=1.4 fractionDigits=0
join nonce, dev nonce, devnonce | int | plus 8 => number.int min=1 max=65535
dev nonces | array | plus 8 => array element={"kind":"number.int","parameters":{"min":1,"max":65535}} min=1 max=4
snr, lora snr, signal to noise | num int | about iot; plus 10 => number.measure mean=6.4 deviation=4.2 min=-19.5 max=14 fractionDigits=1
margin, link margin, device status margin, demod margin | int | about iot; plus 14 => number.measure mean=9 deviation=7 min=-20 max=31 fractionDigits=0
tmst, ^timestamp | int | by rssi snr rf chain frequency; plus 12 => number.int min=4200000 max=2140000000
rf chain, radio chain, ^board, ^antenna | int | about iot; plus 10 => number.typical values=[0,1]
airtime ms, time on air ms, time on air, airtime, toa ms | int num | about iot; plus 10 => number.typical values=[61.7,144.4,56.6,288.8,1318.9,82.2]
uplink/downlink interval, reporting/report/send/transmit interval, transmission interval | int | about iot; plus 8 => number.typical values=[600,900,3600,300,1800,86400]
req interval, status req interval, device status req interval/freq/frequency | int | about iot; plus 12 => number.typical values=[1,24,4,12]
time since gps epoch, gps epoch | int | plus 16 => number.int min=1380000000 max=1450000000
concentrator, concentrator chip/model/type | plus 12 = SX1302|SX1301|SX1303|SX1308
packet forwarder, forwarder, forwarder type/software | about iot; plus 12 = Basics Station|UDP Semtech|Packet Multiplexer|MQTT Forwarder
placement, antenna placement/location | about iot; of gateway antenna sensor device; plus 12 = roof|mast|indoor|window|tower
marshaler, payload marshaler, marshaller, serialization format, ^encoding | of integration; about iot; plus 12 = json|protobuf|json_v3
kind, ^type, integration type/kind | of integration; about iot; plus 12 = HTTP|MQTT|INFLUX_DB|AWS_SNS|AZURE_SERVICE_BUS|THINGSBOARD
^name | of device sensor; noun profile type model template; about iot; plus 14 = Temperature sensor EU868|Water meter class A|Parking sensor OTAA|Soil moisture v2|Street light class C|GPS tracker|Door contact 1.0.4|Air quality indoor
^name | of multicast fleet device asset; noun group; about iot; plus 12 = Street lights north|Parking sensors|Water meters west|Building A lights|Irrigation valves|Bins city centre
^name, application name | of application; noun application app; about iot; plus 14 = Smart metering|Parking monitoring|Street lighting|Cold chain|Air quality|Waste management|Irrigation|Building climate
^description | of application; noun application app; about iot; plus 14 = Water meters of the northern district|Temperature of the cold stores|Occupancy of parking spaces|Street light control|Air quality in schools|Fill levels of waste containers
description, device/sensor/gateway description | of device sensor; noun device sensor node tracker actuator; about iot; plus 8 = Mounted next to the main door.|Temperature and humidity, every 10 minutes.|Battery lasts about 3 years.|On the roof, facing south.|Replaces the old model on the second floor.|Water meter in the basement.
description, gateway description | of gateway; noun gateway; about iot; plus 14 = Roof of the town hall, 8 dBi antenna|Outdoor gateway at the depot|Indoor unit, second floor|Mast at the water tower|Backup gateway, LTE uplink
service profile, service profile id | about iot; plus 10 = default|gold|network-wide|private
variables, device variables | json | about iot; plus 12 => json keys="interval_s=600|900|3600 offset=0|0.5|1.2? threshold=20|25|30?"
^tags | json | of gateway asset node station meter tracker profile; about iot; plus 10 => json keys="site=north|south|hq location=roof|basement|depot? owner=city|utility|tenant?"
target hardware, hardware target/variant, compatible hardware | plus 6 = rev B|rev C|rev A|v2.1|all
^name | text | of firmware image; noun image firmware; by version checksum; plus 16 => pattern regex="(sensor|gateway|meter|tracker|bootloader)-firmware-[1-4]\\.\\d{1,2}\\.\\d"
file name, filename, ^file | text | of firmware; plus 16 => pattern regex="(sensor|gateway|meter|tracker|bootloader)-fw-[1-4]\\.\\d{1,2}\\.\\d\\.bin"
checksum/hash algorithm/type | plus 6 = sha256|md5|crc32|sha512
redundancy, redundant fragments | int | of deployment fuota fragmentation; plus 12 => number.typical values=[5,10,20,3]
fragment size | int | plus 10 => number.typical values=[50,48,115,200,242]
^name, deployment name | of firmware fuota ota update; noun deployment campaign rollout update; about iot; plus 14 = Firmware 2.4 pilot|Security fix all meters|Version 3.1 north|Bootloader update|Firmware 2.5 rollout
# Telemetry, registers, topics, beacons.
^key, telemetry/attribute/measurement/metric/series key | of telemetry attribute kv reading latest ts; about iot; plus 12 = temperature|humidity|battery|rssi|pressure|firmwareVersion|co2|active
long v, long value, int value | int | of telemetry attribute kv reading ts; plus 20 => number.lognormal median=240 sigma=1.2 fractionDigits=0
str v, str value, string value | of telemetry attribute kv reading ts; plus 14 = online|OK|1.4.2|closed|open|idle|charging
dbl v, double value, float value | num | of telemetry attribute kv reading ts; plus 10 => number.measure mean=21.5 deviation=6 min=-10 max=48 fractionDigits=2
json v, json value | json | of telemetry attribute kv reading ts; plus 10 => json keys="temperature=21.4|19.8|23.1 humidity=48|52|61 battery=98|87|64?"
decoded/parsed payload/object/data, ^object, decoded, measurements | json | about iot; plus 12 => json keys="temperature=21.4|19.8|23.1 humidity=48|52|61? battery=98|87|64 status=ok|low_battery?"
raw/last/uplink/downlink/mqtt payload, ^payload | text | about iot; by rssi snr topic fport qos retain dev eui device; plus 10 => values values=["{\"temperature\":21.4,\"humidity\":48}","{\"state\":\"ON\"}","AQEAZgJnAOo=","{\"battery\":87}","{\"level\":3.42,\"unit\":\"m\"}","Af8BZw=="]
^payload, downlink payload, payload hex | text | of downlink queue; by port fport confirmed; about iot; plus 12 => pattern regex="(01|03|0a|ff)[0-9a-f]{6,14}"
details, ^details | json | of alarm; about iot; plus 12 => json keys="value=31.4|82|4.1 threshold=30|80|5 unit=°C|%|bar message='Above limit|Below limit'?"
originator type, entity type | about iot; plus 10 = DEVICE|ASSET|GATEWAY|TENANT|ENTITY_VIEW
alarm type, ^type | of alarm; about iot; by severity originator cleared acknowledged; plus 14 = High temperature|Low battery|Inactivity|Threshold exceeded|Connection lost|Leak detected
^type, node type | of rule; noun node; plus 10 = filter|enrichment|transformation|action|external
^name | of rule; noun chain; plus 14 = Root rule chain|Temperature alarms|Device provisioning|Forward to cloud|Battery monitoring
^name | of rule; noun node; by chain configuration; plus 14 = Message type switch|Save time series|Check threshold|Create alarm|Send e-mail|Script filter|Log
^type | of rule; noun chain; plus 14 = CORE|EDGE
^name, ^label, asset name | of asset; about iot; noun asset; by label type profile additional; plus 12 = Building A|Pump station 4|Cold store 2|Hall north|Greenhouse 3|Vehicle 12
credentials type, credential type | about iot; of device; plus 12 = ACCESS_TOKEN|X509_CERTIFICATE|MQTT_BASIC|LWM2M_CREDENTIALS
credentials value, credential value | text | about iot; of device; plus 12 => string.alphanumeric length=32
register type | plus 10 = holding|input|coil|discrete
^name, register/point/tag/datapoint name | of register modbus point datapoint opc plc; not of cash; plus 16 = Active power L1|Voltage L1|Energy total|Frequency|Temperature inlet|Flow rate|Status word|Setpoint
register address, modbus address, start address, register number | int | plus 10 => number.typical values=[40001,30001,0,100,3059,40010,4096]
slave id, unit id, slave/modbus address, node address | int | of modbus register bus; plus 10 => number.typical values=[1,2,3,10,17]
function code | int | of modbus register; plus 8 => number.typical values=[3,4,1,6,16]
byte/word order, endianness, endian | plus 10 = big|little|big_swap|little_swap
data type, value type | of register modbus; plus 10 = uint16|int16|uint32|float32|bool
scale/scaling factor, ^scale, multiplier | num | of register modbus datapoint; plus 8 => number.typical values=[0.1,1,0.01,10,0.001]
mqtt/will/state/command/publish/subscribe/base topic, ^topic | text | about iot; of mqtt topic device sensor subscription broker monitor; plus 12 => pattern regex="(home|plant|site1|devices)/(kitchen|hall|pump4|meter12|roof)/(temperature|state|power|cmd|status)"
^client id, mqtt client id, client identifier | text | of mqtt topic broker; plus 12 => pattern regex="(sensor|gateway|bridge|dashboard)-[0-9a-f]{6}"
keep alive, keep+alive, keep alive interval/seconds | int | plus 10 => number.typical values=[60,30,120,300]
major, beacon major | int | of beacon ble ibeacon; plus 8 => number.int min=1 max=120
minor, beacon minor | int | of beacon ble ibeacon; plus 8 => number.int min=1 max=6400
battery mv, battery voltage mv, voltage mv | int | plus 14 => number.measure mean=2940 deviation=180 min=2100 max=3600 fractionDigits=0
beacon type/format | plus 10 = iBeacon|Eddystone-UID|AltBeacon|Eddystone-TLM
tx/transmit/calibrated power, measured power | int | of beacon ble; plus 10 => number.typical values=[-59,-12,4,0,-8]
`;
