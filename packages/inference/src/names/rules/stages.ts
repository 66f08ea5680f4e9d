/** Streams, shows, sports: what is watched and by whom. */
export const stages = String.raw`
kind, type, title type | text | of title catalog content; by release runtime imdb synopsis studio; plus 10 => values values=["movie","series","documentary","special"] weights=[46,38,12,4]
original/display title, ^title, ^name | text | of title movie film series show; by runtime release imdb rating synopsis; plus 8 => media.workTitle
logline, synopsis/plot/storyline long/short, synopsis, plot summary | text | of title movie film series show episode season; plus 8 => values values=["A retired detective takes one last case.","Two sisters inherit a failing hotel.","A signal from space changes a small town.","Friends reunite after twenty years.","A chef risks everything for a star.","The true story of a forgotten expedition.","A lawyer defends the man who ruined her family."]
overview | text | of season episode series show movie film; plus 6 => values values=["New faces arrive and old secrets surface.","The team faces its hardest test.","Everything changes after the trial.","A wedding brings the family together.","The search leads north."]
content/maturity/age/movie/tv rating, maturity rating | text | plus 8 => values values=["PG-13","TV-MA","PG","TV-14","R","G"] weights=[26,24,18,16,10,6]
critic/audience/user/meta score, critics score | int num | of title movie film series game; plus 6 => number.measure mean=68 deviation=14 min=12 max=99 fractionDigits=0
audience/user score/rating | num | of title movie film series; plus 8 => number.measure mean=6.9 deviation=1.1 min=1.8 max=9.7 fractionDigits=1
studio, production company/studio, network | text | of title movie film series show game; plus 6 => values values=["Northlight Pictures","Blue Harbour Studios","Tern Films","Redwood Media","Kestrel Productions","Lanternfish"]
backdrop/still/poster/thumbnail/artwork/logo path/key/file | text | plus 6 => image.url
avatar/image/photo/picture key | text | plus 4 => template template=avatars/{{string.alphanumeric}}.png
content/trigger warning/warnings/advisory | array text | plus 6 => array element={"kind":"values","parameters":{"values":["violence","strong language","flashing lights","drug use","nudity"]}} max=2
max concurrent streams, concurrent/simultaneous streams, stream limit | int | plus 6 => number.typical values=[2,4,1]
billing anchor/cycle day, billing day, anchor day | int | plus 6 => number.int min=1 max=28
cancel/cancellation/exit survey reason | text | plus 6 => values values=["too expensive","not enough content","technical problems","using another service","only needed it for a while"] weights=[36,22,12,16,14]
playback/video/stream/streaming quality | text | plus 4 => values values=["auto","1080p","720p","4K"] weights=[56,22,12,10]
intro/recap/credits start/end ms/sec/second | int | plus 4 => number.int min=15000 max=2600000
production/episode code | text | of episode season show; plus 4 => code.mask mask=?###
position, position sec/second/ms | int | of watch playback play progress event view; not by title name slug label; plus 6 => number.int min=0 max=5200
runtime sec/second/seconds | int | plus 4 => number.measure mean=2700 deviation=700 min=600 max=7200 fractionDigits=0
stage name | text | of people person actor artist performer; plus 8 => person.fullName
birth name | text | by stage; plus 10 => person.fullName
died, died on, death date | date | plus 2 => date.past days=9000 null=0.85
known for | text | plus 4 => media.workTitle
department | text | of credit crew cast; plus 8 => values values=["Acting","Directing","Writing","Production","Camera","Sound","Editing"] weights=[52,8,10,12,6,6,6]
job, role | text | of credit crew cast; plus 8 => values values=["Actor","Director","Writer","Producer","Cinematographer","Composer","Editor"] weights=[52,8,10,12,6,6,6]
rendition, profile, quality | text | of asset rendition encoding transcode video variant; plus 4 => values values=["1080p","720p","480p","2160p","audio"] weights=[34,28,18,12,8]
codec, video codec | text | => values values=["h264","hevc","av1","vp9"] weights=[50,28,12,10]
container, container format | text | of asset video media encoding rendition track audio; plus 14 => values values=["mp4","ts","webm","mkv"] weights=[62,18,12,8]
bitrate kbps, bandwidth kbps, bitrate, bandwidth | int | plus 6 => number.typical values=[4500,2500,8000,1200,6000,800,16000]
hdr format, dynamic range | text | plus 8 => values values=["SDR","HDR10","Dolby Vision","HLG"] weights=[70,18,8,4]
drm scheme/type/system, drm | text | plus 10 => values values=["widevine","fairplay","playready","none"] weights=[42,26,18,14]
manifest/playlist/stream/hls/dash url | text | plus 6 => template template=https://cdn.example.com/{{string.uuid}}/master.m3u8
ingest/transcode/encoding/processing/qc/upload status/state | text | plus 4 => values values=["ready","processing","queued","failed"] weights=[88,5,4,3]
audio channel/channels | text | plus 10 => values values=["stereo","5.1","mono","7.1"] weights=[62,28,6,4]
loudness lufs, lufs, loudness | num | plus 6 => number.measure mean=-23 deviation=2.2 min=-31 max=-14 fractionDigits=1
event type | text | of watch playback play player view; plus 8 => values values=["play","pause","stop","seek","buffer","heartbeat","complete"] weights=[24,14,12,12,8,22,8]
event type | text | of match game fixture; plus 10 => values values=["goal","yellow card","substitution","red card","penalty","corner","offside"] weights=[22,24,30,2,4,12,6]
network/connection/connectivity type, connectivity | text | plus 4 => values values=["wifi","4g","5g","ethernet"] weights=[58,18,14,10]
cdn, cdn name/provider | text => values values=["edgecast","fastlane","cloudpath","origin"] weights=[44,30,20,6]
pop, pop code, edge location, point of presence | text => values values=["FRA1","LHR2","AMS1","IAD3","SFO1","SIN2"] weights=[24,18,14,20,14,10]
isp, isp name, internet provider, internet service provider | text => internet.isp
geo region, region | text | of watch playback session visit event; plus 3 => location.state
exit/end/close/stop/disconnect reason | text | of watch playback session call stream connection; plus 8 => values values=["user stopped","completed","timeout","app closed","network lost"] weights=[40,30,10,12,8]
row/shelf/carousel/list/section label/title | text | of recommendation carousel home row; plus 8 => values values=["Trending now","Because you watched","New releases","Continue watching","Top picks for you","Award winners"]
row/seat+row label, row, row name | text | of ticket seat stadium theater venue; plus 8 => code.mask mask=A
reason code | text | of recommendation; plus 8 => values values=["SIMILAR","POPULAR","TRENDING","GENRE"] weights=[44,24,18,14]
experiment/test arm/variant/group/bucket, arm | text | plus 4 => values values=["control","A","B"] weights=[50,25,25]
licensor, licensee, rights holder/owner, distributor | text | plus 3 => company.name
territory, territories, regions, markets | array | plus 4 => array element={"kind":"location.countryCode"} min=1 max=4
rights/license/licence type | text | of license licence rights contract title; plus 6 => values values=["SVOD","AVOD","TVOD","linear"] weights=[54,20,18,8]
minimum guarantee, advance | num money | plus 4 => finance.round median=45000
revenue/profit share/percent, revenue share percent | num | plus 6 => number.typical values=[50,30,40,60,20]
budget micros, bid/cost/spend/amount micros | int | plus 6 => number.lognormal median=2400000000 sigma=1
daily/lifetime/monthly cap/budget | num money | plus 6 => finance.round median=250
cpm, cpc, cpl, cpa, cost per click/lead/action | num money | plus 2 => number.lognormal median=6.4 sigma=0.7 fractionDigits=2
objective, campaign objective/goal | text | of campaign ad; plus 8 => values values=["awareness","traffic","conversions","leads","retention"] weights=[26,22,24,20,8]
target/min/max age min/max, age min/max, min/max age | int | plus 12 => number.typical values=[18,25,35,45,55,65]
format | text | of subtitle caption track; plus 8 => values values=["vtt","srt","ttml"] weights=[58,30,12]
cue count | int | plus 6 => number.measure mean=620 deviation=180 min=40 max=1600 fractionDigits=0
sync/time/audio offset ms, offset ms | int | plus 6 => number.signed scale=250
topic, subject | text | of support case ticket help; plus 6 => values values=["billing","playback problem","login","cancel subscription","device setup","missing content"] weights=[28,24,16,14,10,8]
macro/canned+response/template used, macro | text | plus 2 => values values=["Refund issued","Ask for device details","Password reset","Escalate","Close as solved"]
first reply/response sec/second/minutes, first response time | int | plus 2 => number.lognormal median=900 sigma=1
csat, csat score, satisfaction score | int | => number.rating
# leagues
official/club name, ^name | text | of club; not by member fee; plus 8 => sport.teamName
short name | text | of club team; plus 8 => sport.teamName
nickname, club nickname | text | of club team; plus 12 => values values=["The Reds","The Wolves","The Mariners","The Foxes","The Blues","The Hammers","The Eagles"]
home/away colors/color/kit, colors, kit colors | text | of club team; plus 6 => values values=["red and white","blue","black and yellow","green and white","navy and gold","all white","claret"]
governing body, federation, association | text => values values=["National Football Association","Basketball Federation","League Committee","Regional Sports Union","Volleyball Association"]
stadium, stadium name, ground, arena name, home ground | text | of club team match; plus 6 => values values=["Riverside Stadium","Northgate Park","City Arena","Millbrook Ground","Harbour Field","Victoria Park","Castle Lane"]
venue | text | of match game fixture; plus 6 => values values=["Riverside Stadium","Northgate Park","City Arena","Millbrook Ground","Harbour Field","Victoria Park","Castle Lane"]
stadium/arena/ground capacity | int | plus 6 => number.lognormal median=18000 sigma=0.6
attendance, spectators, crowd | int | of match game fixture event; plus 6 => number.lognormal median=9400 sigma=0.8
pitch surface/type, surface, playing surface | text | of club stadium pitch court match field; plus 6 => values values=["grass","hybrid","artificial turf"] weights=[62,22,16]
chairman, chairwoman, chairperson, club president, president | text | plus 2 => person.fullName
mascot | text => values values=["Wolfie the Wolf","Captain Gull","Rusty the Fox","Leo the Lion","Benny Bear"]
membership/member count, members | int | of club league; plus 8 => number.lognormal median=4200 sigma=1
promotion/relegation/playoff spots/places | int | plus 4 => number.typical values=[3,2,1,4]
shirt/jersey/squad number/no | int | plus 6 => number.int min=1 max=35
market/transfer value, release clause, buy option, buyout clause, purchase option | num money int | of player transfer athlete contract; plus 8 => finance.round median=1800000
transfer fee, fee | num money | of transfer; by club player; plus 8 => finance.round median=1200000
weekly wage/salary | num money int | plus 8 => finance.round median=9500
birth date | date | of player athlete; plus 12 => date.between from=1988-01-01 to=2007-12-31
injury/fitness status | text | plus 8 => values values=["fit","injured","doubtful"] weights=[84,11,5]
caps, appearances | int | of player athlete; plus 6 => number.mostlyZero
points for win/draw | int | plus 12 => number.typical values=[3,2]
half time score/result, score, final score, result | text | of match game fixture; plus 8 => values values=["1-0","0-0","2-1","1-1","0-1","2-0","1-2","3-1"] weights=[18,18,14,16,12,10,8,4]
penalty/penalties/shootout score/result, penalties | text | of match game; plus 6 => values values=["4-3","5-4","4-2","3-2"] null=0.9
referee, umpire, var official, official, linesman, assist by, scorer | text | of match game fixture event; plus 6 => person.fullName
broadcaster, tv channel, channel | text | of match game fixture broadcast; plus 6 => values values=["Sport 1","Arena TV","Channel 5","StreamSport","none"] weights=[28,22,18,20,12]
match report, report | text | of match game; plus 6 => values values=["A late goal decided a close match.","The hosts dominated from the start.","Two penalties turned the game around.","A goalless draw in heavy rain.","The visitors won thanks to a strong second half."]
postponed/postponement/abandoned reason | text => values values=["frozen pitch","heavy rain","travel disruption","floodlight failure"] null=0.95
stoppage/added/injury minute/time | int | plus 4 => number.mostlyZero
x coord/coordinate, y coord/coordinate | num | of match event shot pass; plus 8 => number.float min=0 max=100 fractionDigits=2
xg, expected goals | num | plus 4 => number.lognormal median=0.09 sigma=0.9 fractionDigits=3
card/booking reason | text => values values=["foul","dissent","handball","time wasting"] weights=[66,16,10,8]
video clip/file, clip, highlight, video | text | plus 2 => template template=https://videos.example.com/{{string.nanoid}}.mp4
formation slot, playing/field position, position played | text | plus 8 => values values=["GK","CB","LB","RB","CM","DM","LW","RW","ST"]
passes, passes completed/attempted, touches | int | of lineup match player statistic; plus 4 => number.measure mean=38 deviation=18 min=0 max=110 fractionDigits=0
pass/shot/tackle accuracy/completion/success | num | plus 4 => number.measure mean=79 deviation=9 min=38 max=100 fractionDigits=1
distance km | num | of lineup match player training run; plus 12 => number.measure mean=9.4 deviation=2.1 min=0.6 max=13.4 fractionDigits=2
rating | num | of lineup player match; plus 6 => number.measure mean=6.8 deviation=0.7 min=4 max=9.8 fractionDigits=1
yellow, yellow cards, red, red cards | int | of lineup player match stat; plus 6 => values values=[0,1] weights=[88,12]
minutes played | int | of lineup player match; plus 4 => number.typical values=[90,68,75,22,45,15]
played, matches played | int | of standing table ranking; plus 6 => number.int min=4 max=34
points | int | of standing table league; by played won drawn lost goal; plus 8 => number.int min=8 max=78
won, drawn, lost, wins, draws, losses | int | of standing table; plus 6 => number.int min=1 max=16
goals for/against, for/against goals | int | of standing; plus 6 => number.int min=12 max=64
form | text | of standing team club player; plus 8 => values values=["WWDLW","LLDWL","WDWWW","DDLWL","LWWDW"]
zone | text | of standing; plus 8 => values values=["champions","europe","none","relegation"] weights=[12,18,54,16]
transfer window, window | text | of transfer player; plus 8 => values values=["summer 2024","winter 2025","summer 2025"] weights=[40,18,42]
from/to/previous/next/current/parent/loan club/team | text | plus 6 => sport.teamName
sell on percent/clause | num | plus 6 => number.typical values=[10,15,20,5]
focus, session/training focus | text | of training session workout coaching; plus 4 => values values=["passing","set pieces","pressing","finishing","recovery","strength","tactics"]
drills, exercises | json | of training session workout; plus 6 => json keys="[name=Rondo|Sprint+intervals|Small-sided+game|Corner+kicks|Finishing minutes=10|15|20|30 intensity=low|medium|high]"
rpe, rpe average, perceived exertion | num int | plus 6 => number.measure mean=6.2 deviation=1.4 min=2 max=10 fractionDigits=1
body area/region | text | plus 6 => values values=["hamstring","knee","ankle","groin","shoulder","back","calf"] weights=[26,20,18,12,8,8,8]
injury type | text | of injury player; plus 8 => values values=["muscle strain","ligament tear","sprain","fracture","concussion","bruise"] weights=[36,16,20,8,6,14]
mechanism, injury mechanism | text | of injury; plus 4 => values values=["sprint","tackle","collision","overuse","landing"] weights=[32,24,16,20,8]
treatment | text | of injury; plus 6 => values values=["physiotherapy","rest","surgery","injection","ice and compression"] weights=[40,28,12,8,12]
stand, block, gate, section | text | of ticket seat stadium; not by flight; plus 8 => values values=["North","South","East","West","A1","B4","C2"]
price | num money | of ticket; by seat stand gate row venue match event; plus 6 => number.typical values=[35,48,25,65,90,18]
sponsorship/sponsor/partner level/tier | text | plus 8 => values values=["main","gold","silver","bronze"] weights=[10,24,34,32]
annual/sponsorship fee/amount | num money | of sponsor sponsorship partner; plus 8 => finance.round median=120000
kit/logo/ad placement, placement | text | plus 2 => values values=["front of shirt","sleeve","back of shirt","perimeter board","website"] weights=[18,18,16,30,18]
activation/commercial/marketing rights | text => values values=["perimeter boards, hospitality","naming rights","social media posts","shirt logo, tickets","training kit"]
`;
