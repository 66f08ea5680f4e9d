/** Telephone systems: extensions, trunks, queues, calls, recordings, voicemail, text messages and the signalling between them. */
export const telephony = String.raw`
force rport, direct media, ice support, rtp symmetric, rewrite contact, t 38 udptl, trust id inbound, send pai, send rpid, ^nat, inband progress, rtcp mux, use avpf, webrtc | len<=10; plus 10 = yes|no
disallow, disallow codec/codecs | about voip; plus 10 = all
allow, codec/codecs allowed, codec prefs/preferences, codec string, ^codecs | about voip; plus 10 = ulaw,alaw|opus,g722,ulaw|alaw,g729|g722,alaw|PCMU,PCMA,OPUS
read/write/audio/native/media/rtp codec, ^codec | about voip; plus 14 = PCMU|PCMA|opus|G722|G729
aors, ^aor, ^auth, outbound auth | text | about voip; plus 10 => pattern regex="[1-6]\\d{3}"
transport, register transport, sip transport | about voip; plus 10 = udp|tcp|tls|wss|transport-udp
tos audio, tos video, cos audio | about voip; plus 12 = ef|af41|cs3|0
music on hold, music+on+hold, moh class, mohclass, moh suggest, hold music, ^moh, music class | plus 10 = default|jazz|classical|none|promo|ringback
announce, announcement, periodic announce, queue announce, greeting, greet long/short, invalid sound, exit sound, prompt, welcome message/prompt, join announcement, sound file, ^sound, queue youarenext, queue thankyou | about voip; plus 10 = custom/welcome|ivr/main-menu|queue-periodic-announce|custom/closed|ivr/invalid-option|queue-thankyou|custom/holiday
auto+pause, announce hold+time, join+empty, join empty, leave+when+empty, leave when empty, report hold+time | about voip; plus 12 = yes|no|once|strict
wrap up time, wrap+uptime, wrapup time, after call work time | int | => number.typical values=[10,0,15,30,5]
announce frequency, periodic announce frequency | int | about voip; plus 10 => number.typical values=[30,60,90,45,0]
^max+length, max length, queue limit | int | of queue; about voip; plus 10 => number.typical values=[0,10,20,50]
^weight, queue weight | int | of queue trunk dispatcher; about voip; plus 10 => number.typical values=[0,1,5,10]
service level, service+level, sla seconds, service level threshold | int | about voip; plus 10 => number.typical values=[20,30,60,15]
penalty | int | of queue member agent; about voip; plus 12 => number.typical values=[0,1,2,3]
^paused, ^flags | int | of member agent; about voip; plus 12 => datatype.boolean probability=0.12
^name, queue name, queue+name, ^queue | of queue call agent ring hunt; about voip; plus 12 = support|sales|billing|reception|technical|after-hours|vip|returns
^name, trunk name, ^trunk, gateway name, ^gateway | of trunk gateway carrier; about voip; plus 12 = Main trunk|Backup trunk|International|Toll-free inbound|Mobile gateway|Branch office
provider, carrier, carrier name, ^vendor | of trunk gateway did; about voip; plus 12 = Telenord|Eurolink Voice|Crestline SIP|Nordtel|Coastal Telecom
^name, ivr/menu name | of ivr menu attendant; about voip; plus 14 = Main menu|After hours|Support menu|Sales menu|Holiday greeting|Language selection
action, ^app, lastapp, last app, dial+plan app, ^application, destination app | of ivr option extension dialplan cdr; about voip; plus 12 = Dial|Queue|VoiceMail|Playback|Hangup|Goto
app data, app+data, lastdata, last data, ^param, destination data | about voip; plus 12 = PJSIP/1002,20,tT|support,t,,,60|1001@default,u|custom/welcome|ivr-main,s,1
destination, timeout/true/false/failover/overflow/busy/no+answer/forward/fallback/invalid destination, forward all/busy/no+answer/user+not+registered destination, dial destination, route destination | about voip; not of rate pricing; plus 14 = ext 1001|queue support|voicemail 1002|ivr main|ring group 600|hangup
destination, ^uri, ^address | of dispatcher gateway; about voip; plus 16 = sip:10.0.4.12:5060|sip:sbc1.example.com:5060|sip:sbc2.example.com;transport=tcp|sips:edge.example.net:5061
destination, destination name, prefix name, zone name | of rate pricing tariff; by prefix rate increment connect; plus 14 = Germany - Mobile|France - Landline|United States|United Kingdom - Mobile|Poland - Landline|Spain - Premium|India
prefix, dial/area/number/route prefix, dial+code, dial code | text | of rate trunk route blacklist pricing lcr carrier did; about voip telecom; plus 16 => values values=["49","4917","33","1","44","447","34","0049","91"]
dial out prefix, dial+out+prefix, outbound prefix, ^prefix, tech prefix | text | of trunk gateway route; about voip; plus 16 => values values=["0","9","00","011","8"]
dial pattern, ^pattern, match pattern, dial plan pattern | about voip; plus 12 = _9NXXXXXX|_0XXXXXXXXX|_00X.|_1NXXNXXXXXX|_[2-8]XXX
toll allow | plus 10 = domestic,international|domestic|local|domestic,mobile
outcid, outbound caller id, caller id, caller+id, effective caller id, ^clid, caller id string, outbound cid | text | about voip; not by clid; plus 12 => template template="{{person.fullName}} <{{phone.number}}>"
caller id number, cid number, cidnum, cid num, ^cnum, caller number, outbound caller id number, emergency caller id number, effective caller id number, did number, ^did, destination number, calling/called/dialed number, ani, dnis | text | about voip; plus 16 => phone.number
caller id name, ^cnam, cid name, effective caller id name, caller name, callee name | text | about voip; plus 16 => person.fullName
exten, extension, extension number, line 1 extension, internal number, ^src, ^dst, peer account, account code, account+code | text | about voip; plus 12 => pattern regex="[1-6]0\\d{2}"
number alias | text | about voip; plus 12 => pattern regex="[1-6]0\\d{2}"
interface, state interface, member interface, ^channel, dst channel, dstchannel, peer channel, device state | text | about voip; len>30; plus 12 => pattern regex="(PJSIP|SIP)/([1-6]0\\d{2}|trunk-main)(-0000[0-9a-f]{4})?"
interface, member interface, state interface | text | of queue member agent; plus 12 => pattern regex="PJSIP/[1-6]0\\d{2}"
call group, pickup group, named call group, named pickup group | text | about voip; plus 12 => values values=["1","2","sales","support","3","reception"]
time group, time group name | plus 8 = Office hours|Weekend|Holidays|Lunch break|Night
^name, condition name | of time; noun condition; about voip; plus 14 = Office hours|Weekend|Public holidays|Lunch break|Night service
user record, ^record, recording mode, record calls | about voip; plus 10 = none|all|inbound|outbound|local
^profile, sip profile | of gateway endpoint sip conference; about voip; plus 10 = internal|external|default|wideband|video-mcu
ping, qualify | text | about voip; len<=10; plus 10 => values values=["25","30","60","no"]
feature key, feature/service code, override code | text | about voip; plus 12 => values values=["*97","*72","*78","*8","*67","*28"]
leg, call leg | len<=4; plus 10 = a|b
disposition code, wrap up code, wrapup code, ^wrap up, call outcome/result | about voip; plus 12 = RESOLVED|CALLBACK|ESCALATED|NO_ANSWER|WRONG_NUMBER|SALE|VOICEMAIL_LEFT
answered by | of call recording; about voip; plus 14 = human|machine_start|machine_end_beep|fax|unknown
price unit | text | len<=3; plus 12 => finance.currencyCode
price, rate, cost, connect fee, connection fee, rate per minute, per minute rate, billed amount | num | about voip; of rate call sms cdr recording message pricing; plus 14 => number.lognormal median=0.021 sigma=0.9 fractionDigits=4
increment, billing increment, min duration, minimum duration, initial increment, next increment | int | about voip telecom; of rate pricing tariff; plus 14 => number.typical values=[60,1,6,30]
grace period | int | of rate; about voip; plus 14 => number.typical values=[0,3,5]
strip digits, digits to strip | int | plus 10 => number.typical values=[0,1,2,3]
cps limit, cps, calls per second, max cps | int | plus 10 => number.typical values=[10,5,20,50,2]
max channels, max+channel, max calls, concurrent call limit | text | plus 12 => values values=["30","10","60","2","120"]
^call+id, call id, sip call id, linked id, linked+id, ^unique+id, unique id | text | about voip; of cdr queue log call recording cel; len<=40; plus 8 => pattern regex="17[0-6]\\d{7}\\.\\d{2,5}"
recording sid | text | plus 10 => pattern regex="RE[0-9a-f]{32}"
recording file, ^recording+file, voicemail file, recording path/filename, audio file | text | about voip; plus 12 => pattern regex="(in|out|q)-[1-6]0\\d{2}-2025(0[1-9]|1[0-2])1\\d-(0[89]|1[0-7])[0-5]\\d[0-5]\\d-17[0-6]\\d{7}\\.wav"
data 1 | text | of queue log; plus 12 => values values=["12","4","38","1","96","0"]
data 2 | text | of queue log; plus 12 => values values=["142","0","37","1","610","+15125550147"]
data 3 | text | of queue log; plus 12 => values values=["1","2","","3","5"]
^event | of queue log; by queue call agent data; plus 16 = ENTERQUEUE|CONNECT|COMPLETECALLER|COMPLETEAGENT|ABANDON|RINGNOANSWER
^agent, agent interface, agent name | text | of queue log; by call queue; plus 12 => pattern regex="PJSIP/[1-6]0\\d{2}"
user field, user+field | of cdr; plus 12 = sales|support|outbound campaign|internal|billing
transcription, transcript, ^transcription text | of voicemail recording call; plus 12 = Hello, this is Maria, please call me back about the invoice.|Hi, I would like to move my appointment to Friday.|Good morning, our internet has been down since eight.|This is the workshop, your car is ready.|Thank you for calling support, how can I help you?|I am calling about my order from last week.
dir, message dir, directory | text | of voicemail; plus 12 => pattern regex="/var/spool/asterisk/voicemail/default/[1-6]0\\d{2}/(INBOX|Old)"
macro context, user context, user+context, macro+context, call/dial/from context, dcontext | about voip; plus 12 = from-internal|from-trunk|default|from-pstn|outbound-allroutes
orig time, original+time | text | plus 12 => pattern regex="17[0-6]\\d{7}"
duration, message duration | text | of voicemail call recording; plus 12 => number.lognormal median=34 sigma=0.8 fractionDigits=0
message priority, msg priority | of voicemail; plus 10 = normal|urgent
message status, msg status, ^status | of voicemail; plus 10 = new|read|saved
message+number, message number, msg num | int | plus 8 => number.int min=0 max=24
^number, phone/blocked number | text | of blacklist blocklist spam caller blocked; by prefix hits action reason; plus 12 => phone.number
reason | of blacklist blocklist; by number prefix phone; plus 12 = spam|robocall|harassment|fraud|silent calls|telemarketing
action | of blacklist blocklist; by number prefix phone; plus 12 = hangup|busy|voicemail|block
ringing, ring tone, alert info, alert+info | about voip; plus 10 = external|internal|Bellcore-dr2|ring1|silent
tech, technology, ^driver, channel technology | of trunk channel; plus 14 = pjsip|sip|dahdi|iax2
fail script, fail+script | plus 10 = notify-trunk-down.agi|failover.sh|alert-noc.agi
from/to tag, ^tag | text | of dialog acc sip call missed; plus 16 => pattern regex="as[0-9a-f]{8}"
from/to/req/request/r uri, contact uri, ^contact, caller/callee contact, ^path, ^received, refer to, ^aor | text | about voip; of dialog location acc registrar sip contact registration dispatcher; plus 16 => pattern regex="sip:[1-6]0\\d{2}@(10\\.0\\.[1-8]\\.\\d{2}|pbx\\.example\\.com):5060"
caller/callee/local/remote sock/socket, ^socket | text | about voip; plus 14 => pattern regex="(udp|tcp|tls):10\\.0\\.[1-8]\\.\\d{2}:5060"
cseq, caller/callee cseq | text int | plus 12 => number.int min=1 max=240
sip code, sip/hangup/response cause code, sip response code, sip status | text int | plus 14 => values values=["200","486","404","487","503","603"] weights=[62,12,8,8,6,4]
sip reason, reason phrase, sip response text | plus 12 = OK|Busy Here|Not Found|Request Terminated|Service Unavailable|Decline
^method, sip method | of acc sip dialog missed; plus 14 = INVITE|BYE|CANCEL|ACK|REGISTER
^user agent | of location endpoint sip registration phone contact; about voip; plus 14 = Yealink SIP-T46U 108.86.0.20|Linphone/5.2.1|Grandstream GXP2170 1.0.11|Zoiper v5.6.4|snom-D785/10.1.169
to route name, to+route name, ^attrs | about voip; plus 10 = WITHINDLG|BRANCH|RELAY|weight=50;duid=gw1|weight=100
instance, ^ruid | text | of location registration contact; about voip; plus 12 => pattern regex="uloc-6[5-9][0-9a-f]{6}-[0-9a-f]{4}-\\d{1,2}"
setid, set id, dispatcher set | int | plus 10 => number.typical values=[1,2,10,20]
hash entry | int | plus 10 => number.int min=0 max=4095
amaflags | int | plus 6 => number.typical values=[3,1,2]
# Phones and text messages.
vendor, manufacturer, brand | of phone handset endpoint; by mac extension line firmware; plus 12 = Yealink|Grandstream|Snom|Polycom|Cisco
model, phone model | of phone; by mac extension line firmware; plus 12 = T46U|GXP2170|D785|VVX 450|T54W|W73P
template, provisioning template | of phone; about voip; plus 12 = office|reception|warehouse|conference|default
label, line label, line 1 label, ^line | text | of phone; about voip; plus 12 => person.fullName
^location | text | of phone; about voip; plus 8 => location.roomName
smsc, sms center | text | plus 10 => phone.number
dlr status, delivery report, delivery receipt status | plus 10 = DELIVRD|ACCEPTD|UNDELIV|EXPIRED|ENROUTE
encoding, sms encoding, data coding | of sms message; by segment from number sid smsc part; plus 14 = GSM-7|UCS-2|GSM
coding, data coding scheme, dcs | int | of sms; plus 10 => number.typical values=[0,8,4]
mclass, message class | int | of sms; plus 10 => number.typical values=[1,0,2]
validity, validity period | int | of sms; plus 10 => number.typical values=[1440,4320,60,10080]
udh, user data header | text | plus 10 => pattern regex="050003[0-9A-F]{2}0[2-4]0[1-3]"
segment, num segment, segments, sms/message count/parts | int | of sms; plus 10 => number.typical values=[1,2,3]
num media, media count | int | of sms message mms; plus 10 => number.typical values=[0,1,2]
keyword, sms keyword | of sms message; by from to number; plus 12 = STOP|START|HELP|JOIN|INFO|YES
^body, ^text, message text | of sms; plus 8 = Your verification code is 482913.|Your parcel arrives today between 14:00 and 16:00.|Reminder: appointment tomorrow at 9:30.|Thanks, see you then!|Reply STOP to unsubscribe.|Your table for 4 is confirmed.
room/conference number, bridge number, conference id | text | of conference; about voip; plus 12 => pattern regex="8\\d{3}"
`;
