/** What software works in and what people send it: machines' jobs, grants and forms, lists and settings, accounts, databases, addresses. */
export const softwareSystems = `
# jobs that a machine does
type, kind, job type/kind/name | text | of job; by progress payload queue attempt attempts args retry failure heartbeat locked; plus 12 => values values=["export_data","send_emails","sync_users","rebuild_index","cleanup_files","import_csv"] weights=[28,24,18,12,10,8]
job type/kind | text | of job; by progress payload queue attempt args failure heartbeat; plus 16 => values values=["export_data","send_emails","sync_users","rebuild_index","cleanup_files","import_csv"] weights=[28,24,18,12,10,8]
status | text | of job; by progress payload queue attempt attempts args retry heartbeat; plus 12 => values values=["success","pending","in_progress","error","canceled"] weights=[66,12,10,8,4]
state, ... state | text | by resets heartbeat; plus 8 => values values=["completed","queued","processing","errored","failed"] weights=[62,16,10,8,4]
log content/contents/output/text, logs, build/job/run/execution/deploy/console/error/install log/logs/output, stdout, stderr, output log | text | plus 6 => text.logLine
# kept as text
... dump/serialized, serialized ..., ... yaml, raw data/payload/json/info/attributes | text | len>60; plus 2 => values values=["{\\"id\\": 4711, \\"name\\": \\"Atlas\\"}","{\\"status\\": \\"open\\", \\"labels\\": [\\"bug\\"]}","{}","{\\"login\\": \\"anna\\", \\"verified\\": true}","{\\"total\\": 3, \\"page\\": 1}"]
raw/batch/workflow/pipeline/deploy spec/yaml/config/definition/manifest, spec, yaml | text | plus 10 => values values=["name: nightly-build\\nversion: 2","steps:\\n  - run: npm ci\\n  - run: npm test","on: push\\nbranches: [main]","image: node:22\\nreplicas: 2","name: update-readme\\ndescription: Adds a badge"]
auth/authentication/oauth/login/session/device/user/provider/identity data/payload/info/response | text | plus 6 => values values=["{\\"id\\": 4711, \\"login\\": \\"anna\\"}","{\\"sub\\": \\"a81f42\\", \\"email_verified\\": true}","{\\"provider\\": \\"github\\", \\"uid\\": \\"583231\\"}","{\\"expires_in\\": 3600}"]
api/buffer/gateway/webhook/provider/raw/server/service response | text | plus 6 => values values=["{\\"success\\": true}","{\\"id\\": \\"5f1a\\", \\"status\\": \\"sent\\"}","{\\"error\\": \\"rate limited\\"}","OK","{\\"code\\": 200}"]
javascript, js, ... javascript, ... js, javascript/js code/source, custom javascript | text | plus 8 => values values=["document.title = 'Welcome'","console.log('loaded')","window.addEventListener('load', start)","const button = document.querySelector('#save')","fetch('/api/status').then(show)"]
ancestry, materialized path, ancestor path/ids | text | plus 6 => values values=["1","1/4","2/7/18","3/12","5","2/9","1/4/31"]
... ids, ids | text | len>30; plus 1 => values values=["12,48,107","3","18,204","[7, 31]","4,5,9,22","31"]
ids, ... ids | json | plus 8 => json keys="[]=3|17|42|108|231"
filename/filenames, file names | array text | of post message; plus 2 => values values=["[\\"invoice.pdf\\"]","[\\"team-photo.jpg\\",\\"notes.docx\\"]","[]","[\\"export.csv\\"]"]
file/path/line/search/text/code+search matches, matches, matched paths | array | plus 6 => array element={"kind":"values","parameters":{"values":["src/index.ts","README.md","package.json","lib/client.rb","docs/setup.md","cmd/main.go"]}} max=3
# who vouches, who answers
service type, external/code+host/host service type/kind, external service type | text | by service repo fork branch external; plus 14 => values values=["github","gitlab","bitbucket","azuredevops"] weights=[62,22,12,4]
auth/authentication/login/sso/identity/social service/method/source/backend, auth service name | text | not of appointment medical; plus 6 => values values=["google","gitlab","saml","ldap","email"] weights=[34,18,18,14,16]
social/network/social+media service/network/platform/service+name, service name | text | by buffer post tweet share social profile; plus 10 => values values=["twitter","facebook","linkedin","mastodon","instagram"] weights=[34,26,22,10,8]
provider | text | of identity identities authentication authorization social login linked oauth omniauth; plus 14 => values values=["google","github","twitter","facebook","apple"] weights=[38,30,14,10,8]
abuse/removal/moderation/report/flag/ban/takedown/abuse+removal/spam reason/reasons | text | plus 10 => values null=0.85 values=["spam","harassment","off-topic","copyright","misleading","illegal content"] weights=[40,18,14,10,10,8]
conclusion, result, outcome | text | of experiment test variant; by variants metrics holdout start; plus 14 => values values=["won","lost","inconclusive","stopped early"] weights=[38,24,28,10]
... group, group | text | of variant experiment html test job queue batch bulk flag consumer worker event feature rollout; not of blood age; plus 12 => values values=["default","group-a","group-b","beta","internal"] weights=[46,18,16,12,8]
bulk/consumer/test/ab/variant/experiment/control group | text | plus 12 => values values=["default","group-a","group-b","beta","internal"] weights=[46,18,16,12,8]
namespace, fork/kubernetes/k+8+s/project/package/target/owner namespace | text | plus 8 => values values=["platform","data-team","anna","infra","web","tools"]
latest/current/previous/git/image/release/version/docker/last/next/min/max tag | text | of plugin package image release repository app container extension module artifact version chart build; plus 8 => template template=v{{system.semver}}
position | text | of user profile account; by email username nickname password firstname; plus 6 => person.jobTitle
mailer, mailer class/action | text | plus 6 => values values=["UserMailer#welcome","InvoiceMailer#paid","DigestMailer#weekly","PasswordMailer#reset","NotifyMailer#new_reply"]
path | text | of article page post topic story blog docs documentation doc wiki entry; plus 8 => internet.path
placement, placement area/position/zone, ad slot/placement, slot | text | of ad advertisement banner display promo widget campaign creative; plus 10 => values values=["sidebar_left","sidebar_right","post_comments","feed_first","footer"] weights=[34,26,18,14,8]
host name, hostname, host | text | of event meetup webinar; by location starts start; plus 16 => person.fullName
location given, given location | text | plus 8 => location.city
permanency, permanence, employment permanency | text | plus 8 => values values=["permanent","fixed-term","temporary"] weights=[64,24,12]
header, channel/group/room header/purpose/topic, purpose, topic | text | of channel room group space workspace; plus 10 => values values=["Plans and dates for the next release","Questions about invoices","Links: handbook, calendar, board","Everything about the office","Help with the API","Good news and thanks","Weekly check-in at 10:00"]
header, greeting | text | of email mail newsletter message campaign template notification; plus 12 => values values=["Hello,","Your weekly summary","News from the team","Welcome back","Important notice","Results of your search"]
autocomplete hint, command/usage hint, usage | text | of command; plus 8 => values values=["[message]","[@user] [reason]","[on|off]","[date] [time]","[channel]"]
autocomplete description, command description | text | plus 10 => values values=["Start a video call","Set a reminder","Create a ticket","Show the weather","Search the handbook","Mute a channel"]
trigger, trigger word/keyword, command name/word | text | of command bot slash shortcut; plus 10 => values values=["remind","poll","standup","ticket","call","weather","todo"]
description, summary, name, title, derived name, display title | text | of dashboard insight widget panel chart tile; not of car device vehicle; plus 16 => values values=["Weekly active users","Signups by country","Conversion from trial to paid","Revenue by plan","Errors per release","Retention by month","Page views by browser"]
domain whitelist/allowlist/blacklist/blocklist, allowed/recording/trusted/verified/email/app/custom domain/domains | array | plus 10 => array element={"kind":"internet.domainName"} min=1 max=2
incoming/outgoing/slack/discord/teams/alert webhook, slack/discord incoming/outgoing webhook, webhook | text | plus 6 => template template=https://hooks.example.com/services/{{string.nanoid}}
interval/frequency/period/repeat/recurrence+interval type/unit/kind, type interval, repeat unit | text | plus 8 => values values=["week","day","month","hour","year"] weights=[38,28,24,6,4]
sample/sampling/trace/traces/record/recording+sample/capture rate | num | plus 8 => values values=[1,0.5,0.1,0.25,0.05] weights=[42,18,18,14,8]
week start/starts day/on, first/start+of day of week/week, first weekday, week start | int | plus 10 => values values=[1,0,6] weights=[56,38,6]
iteration, current/last iteration/round | int | of survey experiment training loop sprint; plus 6 => values values=[1,2,3,4] weights=[52,26,14,8]
bytes size, blob/object/body/payload size/bytes | int | plus 4 => number.logUniform min=400 max=9000000
source/src/client/ephemeral port | int | plus 10 => number.int min=1024 max=65535
port, source/src/destination/dst/dest/local/remote/media port | int | of sip rtp call voip trunk; plus 14 => number.typical values=[5060,5061,5062,10500,16384,20002]
port, source/src/destination/dst/dest/local/remote/media port | int | by sip rtp codec; plus 14 => number.typical values=[5060,5061,5062,10500,16384,20002]
iana/ip/transport protocol number, protocol number, ip protocol/proto | int | plus 12 => values values=[6,17,1,58,47] weights=[60,28,7,3,2]
fail/failed/failure/error/skipped/rejected/dropped/errored ... count/total/number, error/failure/failures/errors count | int | plus 10 => number.mostlyZero
issued for/to | text | by agent ip client token; plus 14 => internet.ip
bytes/byte processed/read/written/in/out/sent/received/transferred/used/total/downloaded/uploaded | int | plus 14 => system.fileSize
certificate, cert, x 509 certificate, client/server/signing/tls/ssl/public certificate | text | by key fingerprint issuer serial validator pem csr; not of course training employee student; plus 12 => template template="-----BEGIN CERTIFICATE-----\\nMIIDdzCCAl+gAwIBAgIE{{string.base64}}\\n-----END CERTIFICATE-----"
destination, forward, forwarding, forward to, goto, redirect to, alias destination | text | about mail; not by port host protocol url; plus 10 => internet.email
config file/path/file+path, configuration file/path/file+path, configfile path, config filename | text | plus 12 => values values=["/etc/app/app.conf","/etc/nginx/nginx.conf","/etc/monitoring/objects/hosts.cfg","/etc/default/worker","/opt/app/config.yaml","/etc/postfix/main.cf","/srv/app/settings.toml"]
^filename, ^file, source file, file name | text | by line trace stack backtrace; not by size mime checksum order price; plus 14 => values values=["src/app.php","lib/database.php","src/handlers/feeds.ts","include/functions.php","src/jobs/sync.py","app/models/user.rb","src/index.js","lib/parser.c"]
installer/planner/committer/deployer/tagger/merger/uploader name | text | plus 10 => person.fullName
logentry/log+entry data/text/message/line, log text/line | text | plus 12 => text.logLine
access/instance/server/installation/service url | text | of instance server node peer site installation; plus 8 => values values=["https://rss.example.org","https://app.example.com","https://cloud.example.net","https://tools.example.org/app","https://intern.example.com"]
edited at/on, last edited at | stamp | plus 8 => date.event after=@created null=0.7
last/latest ... at, last ... post/message/reply/activity/update at | int | plus 6 => date.epoch null=0.15
delete/deleted at, ... delete at | int | plus 14 => date.epoch null=0.95
name, title, name within | text | of collection article series playlist; by article cached featured crossposted; plus 8 => text.articleTitle
name within collection, chapter/part/series title/name, name in series | text | plus 10 => text.articleTitle
# applications and their grants
response types/type | text | of application client provider oauth auth; plus 12 => values values=["code","id_token","code id_token","token"] weights=[64,16,12,8]
grant types/type | text | of application client provider oauth auth; plus 12 => values values=["authorization_code","client_credentials","refresh_token","authorization_code refresh_token"] weights=[48,22,16,14]
application type | text | of application client oauth auth app; plus 12 => values values=["web","native","service"] weights=[68,24,8]
contacts | text | of application client oauth auth app; plus 12 => values values=["dev@example.com","admin@example.org","team@example.net","anna@example.com, marc@example.com"]
expires/expire in, token/session/cookie expiry/expires+in/lifetime/ttl, expires in seconds | int | plus 10 => values values=[3600,7200,86400,600,1209600] weights=[36,28,16,12,8]
code, authorization/authorisation/auth/grant code | text | of authorization grant oauth authorize; by redirect nonce scope scopes; plus 14 => string.token
identity type, provider, identity provider/kind | text | of identity omniauth oauth login authentication; by uid token; plus 14 => values values=["google","github","twitter","facebook","saml"] weights=[38,28,14,12,8]
reason | text | of console impersonation sudo; plus 12 => values values=["Customer asked for help with an import","Debugging a failed job","Checking a billing question","Support ticket 4711","Fixing wrong data after a migration"]
statements/statement/commands | text | of command console session access audit; plus 12 => values values=["User.find(4711)","Order.where(state: 'open').count","Account.find(18).update(plan: 'pro')","SELECT * FROM users WHERE id = 4711","job.retry"]
author/parent/sender/peer/message/payload/event/request+body signature | text | plus 8 => string.base64 length=64
signature | text | by guid author signature+order; plus 10 => string.base64 length=64
jid, xmpp id/address, matrix id, user jid | text | plus 10 => values values=["anna@chat.example.com","marc@chat.example.org","team@conference.example.com","lena@xmpp.example.net"]
xml, ... xml, xml data/content/body/payload | text | plus 2 => values values=["<item id='4711'/>","<message type='chat'><body>Hello</body></message>","<entry><title>News</title></entry>","<status>ok</status>","<list/>"]
redirect, redirect target/path/location, return/forward/continue/next to, next | text | by token code login url source path; plus 6 => values values=["/","/dashboard","/settings/profile","/projects/atlas","/inbox?filter=open"]
# mails and forms
event type/name, event, type | text | of email mail sms message delivery notification; by message+id emailable recipient tag bounce mail; plus 12 => values values=["delivered","open","click","bounce","complaint","send"] weights=[38,26,16,10,4,6]
to, from, sender, recipient/recipients, envelope from/to | text | by cc subject body in+reply reply; plus 12 => internet.email
content type, mime type | text | by subject body from; of article message mail email note comment; plus 12 => values values=["text/plain","text/html"] weights=[62,38]
photo/image/logo/avatar/cover/icon/banner/picture/cover+photo/thumbnail content type | text | plus 10 => values values=["image/jpeg","image/png","image/webp","image/svg+xml"] weights=[52,34,10,4]
description/statement/detail/details/body/content/text/comment/message/note/introduction/source/markup/name/answer format, markup, markup language/format | text | plus 8 => values values=["md","html","plain"] weights=[58,32,10]
fields, template/form/custom fields, field definitions | text | of template form submission document survey; plus 12 => values values=["[{\\"name\\": \\"Signature\\", \\"type\\": \\"signature\\", \\"required\\": true}]","[{\\"name\\": \\"Date\\", \\"type\\": \\"date\\"}]","[{\\"name\\": \\"Full name\\", \\"type\\": \\"text\\"}]","[]"]
schema, template/form schema | text | of template form submission document; plus 12 => values values=["[{\\"attachment_uuid\\": \\"5f1a\\", \\"name\\": \\"contract\\"}]","[{\\"attachment_uuid\\": \\"9c02\\", \\"name\\": \\"agreement\\"}]","[]","[{\\"name\\": \\"page-1\\"}]"]
submitters/signers/recipients, template submitters | text | of template submission document; plus 12 => values values=["[{\\"name\\": \\"First Party\\", \\"uuid\\": \\"5f1a\\"}]","[{\\"name\\": \\"Client\\"}, {\\"name\\": \\"Company\\"}]","[{\\"name\\": \\"Employee\\", \\"uuid\\": \\"81ac\\"}]"]
values, form/field/submitted values, answers | text | of submission submitter form response entry survey template; plus 10 => values values=["{\\"5f1a\\": \\"Anna Weber\\"}","{\\"9c02\\": \\"2025-03-14\\", \\"81ac\\": true}","{}","{\\"name\\": \\"Marc Leroy\\", \\"city\\": \\"Lyon\\"}"]
preferences, settings, options, ui/user/display/view preferences/settings | text | of template submission submitter integration gateway page block section ticket article overview channel account user widget view dashboard app plugin agent; not of customer diet meal; plus 8 => values values=["{}","{\\"notifications\\": true}","{\\"theme\\": \\"dark\\", \\"page_size\\": 25}","{\\"locale\\": \\"de\\"}","{\\"enabled\\": false}"]
introduction, motivation, join/request message | text | of membership request application join invite invitation; plus 10 => values values=["I would like to help with the events.","A friend told me about the group.","I work on similar topics.","New in town and looking for people.","I joined the last meeting as a guest."]
response, decision | text | of membership request join invite invitation; plus 18 => values values=["approved","ignored","declined"] weights=[76,14,10]
title, role title | text | of membership member participant attendee; not of subscription plan; by group team inviter accepted invitation; plus 12 => values values=["Coordinator","Treasurer","Secretary","Facilitator","Board member","Volunteer"]
service, network, via | text | of invitation invite share; plus 8 => values values=["email","facebook","twitter","link"] weights=[62,16,8,14]
prompt, reason/question/vote/answer prompt, helper/help text/prompt | text | of poll survey option question form vote stance; plus 8 => values values=["Why do you think so?","What would have to change?","Tell us more","Any concerns?","What do you like about it?"]
meaning, definition | text | of option choice poll vote term symbol icon label; plus 8 => values values=["I am fine with this","I have doubts but will not stop it","I want to discuss it first","I am strongly in favour","No opinion"]
name, label, title | text | of poll option choice vote answer; by voter score votes poll; plus 10 => values values=["Agree","Disagree","Abstain","Monday 10:00","Tuesday 14:00","Option A","Option B"]
placeholder, title/input/field/search/name placeholder | text | plus 8 => values values=["Enter a title","Search for a name","e.g. Quarterly review","Type your message","name@example.com","Choose a date"]
process name, process title | text | of poll template workflow; plus 12 => values values=["Consent decision","Advice process","Simple vote","Meeting poll","Ranked choice","Sense check"]
granted/joined upon, membership granted upon, join/admission/joining policy | text | plus 10 => values values=["approval","request","invitation"] weights=[58,26,16]
privacy options/option/setting/level, discussion/post/profile privacy options/option | text | plus 8 => values values=["private_only","public_or_private","public_only"] weights=[58,28,14]
full name, path name, title path | text | of group channel team project space folder repository organization workspace; plus 14 => text.community
handle | text | of group team organization space channel community; plus 12 => text.slug of=@name
misc, miscellaneous, other, additional, anything else, further details | text | plus 4 => values null=0.6 values=["See attached file.","Nothing to add.","Please call before noon.","Updated after the meeting.","To be discussed next week."]
declaration, affirmation, attestation | text | plus 4 => values values=["I accept the terms.","All statements are true.","I act on behalf of the organisation.","No conflict of interest."]
usage, intended/planned/expected use/usage | text | plus 4 => values values=["Daily","Weekly","Internal only","For one project","Occasionally"]
# order of lists, tickets and shops
group by, grouped by, group field | text | plus 10 => values values=["status","owner","priority","created_at","customer"] weights=[34,24,18,14,10]
order by, sort by, sort field/column/key, order field/column | text | plus 10 => values values=["created_at","name","updated_at","position","priority"] weights=[42,24,18,10,6]
sort/order/group/sorting direction, sort dir, ^order, sort/display/submitters/signing/processing/result/results/default+sort order | text | not of purchase customer sales shop; not by family genus species kingdom class menu table; plus 8 => values values=["asc","desc","manual"] weights=[48,42,10]
condition/conditions/criteria/filter/query | text | of overview view trigger macro segment rule report smart list automation; plus 10 => values values=["{\\"state\\": \\"open\\"}","{\\"owner_id\\": \\"current_user\\"}","{\\"priority\\": [\\"high\\", \\"urgent\\"]}","{\\"tags\\": \\"billing\\"}","{\\"created_at\\": \\"today\\"}"]
type, ticket type/kind | text | of ticket; by escalation priority owner group customer assignee resolution approval response; not by seat fare price event venue; plus 12 => values values=["Question","Incident","Problem","Request for change"] weights=[46,30,14,10]
time unit/units | num | plus 6 => values values=[5,10,15,30,45,1.5] weights=[20,24,24,16,8,8]
generator, creator tool | text | of counter sequence feed document ticket; plus 4 => values values=["default","import","nightly-job","cli","web-form"]
option type name, name, presentation, label | text | of option; by filterable presentation position; not of poll stock share call put; plus 12 => values values=["Color","Size","Material","Length","Pattern","Fit"]
option value name, name, presentation, label | text | of option; by option+type type presentation; not of poll stock share call put vehicle; plus 11 => values values=["Small","Medium","Large","Red","Blue","Cotton","Linen"]
presentation, presentation name | text | of option variant product value; plus 4 => values values=["Color","Size","Standard","Extra large","Blue","Cotton"]
root, root node/key/element/directory/folder/path | text | plus 3 => values values=["/","storage:bookmarks","main","default","/srv/app"]
sha 1, sha 1 sum/hash | text | plus 8 => string.hash algorithm=sha1
# pairs, patterns and small words of systems
^k, tag key | text | of tag tags; by v value; plus 12 => values values=["name","source","comment","type","note","created_by","building","surface"]
^v, tag value | text | of tag tags; by k key; plus 12 => values values=["yes","survey","main","residential","no","import","asphalt","2"]
before/after/old/new/previous/original, before/after/old/new state/values/value/data/snapshot | text | of audit log version history trail change revision; not of price stock quantity; plus 8 => values values=["{\\"status\\": \\"draft\\"}","{\\"name\\": \\"Atlas\\", \\"plan\\": \\"pro\\"}","{\\"role\\": \\"member\\"}","null","{\\"limit\\": 50}"]
match/regex/linkifier/url/search/route/file/path/exclude/include/validation/branch/tag pattern/patterns, regex, regexp, regular expression, ^pattern | text | not of fabric sewing knitting textile rhythm crochet; plus 6 => values values=["^v[0-9]+","(?i)^atlas-.*$","#(?P<id>[0-9]+)","^[A-Z]{2,5}-[0-9]+$","/api/.*","*.md","release/*"]
url template/pattern/format, link/redirect template | text | plus 12 => values values=["https://tickets.example.com/{id}","https://git.example.org/issues/{id}","https://docs.example.com/{page}","https://www.example.com/users/{name}"]
unit | text | of model pricing token usage; by tokenizer input output token price+per; plus 12 => values values=["TOKENS","CHARACTERS","SECONDS","IMAGES"] weights=[72,14,8,6]
model name, model | text | of pricing price pricings tokenizer llm; by token tokenizer; plus 12 => values values=["atlas-large","orion-2","nimbus-mini","atlas-small","lumen-vision","orion-2-turbo"] weights=[30,24,18,12,8,8]
name | text | of observation span trace generation; by trace; plus 12 => values values=["chat-completion","retrieve-documents","embed-query","rerank","format-answer","call-tool"]
score/metric/evaluator/check name | text | plus 4 => values values=["accuracy","helpfulness","relevance","toxicity","latency","correctness"]
target object/entity/resource/model/type | text | plus 4 => values values=["trace","dataset","user","project","order"] weights=[38,22,16,14,10]
status message/text/detail/description | text | of observation span trace run job task check step deployment sync import build; plus 6 => values null=0.5 values=["completed","timed out after 30 s","rate limit reached","retrying","connection refused","ok"]
sampling, sample/sampling share/fraction/ratio, traffic share | num | plus 8 => values values=[1,0.5,0.1,0.25,0.05] weights=[42,18,18,14,8]
edit/version/change/revision history, history | text | of message post comment page document; plus 8 => values null=0.8 values=["[{\\"at\\": 1735689600, \\"by\\": 18}]","[{\\"at\\": 1743465600, \\"by\\": 204, \\"prev\\": \\"Hello\\"}]","[]"]
rate limit/limits, throttle/throttling | text | plus 8 => values values=["60:100","3600:1000","60:200","10/s","100/m","1000/h"]
alert/stop/banned/blocked/trigger/key/muted/filter words/word, watchwords | text | plus 8 => values values=["[\\"invoice\\",\\"release\\"]","[]","[\\"outage\\"]","[\\"urgent\\",\\"customer\\"]","[\\"deploy\\"]"]
hint, help text, tooltip, field/input hint | text | of field attribute property column question custom option; plus 10 => values values=["Shown on your profile","In the form DD.MM.YYYY","Without spaces","Optional","Visible to admins only","One per line"]
field data, extra/field options/config | text | of field profile custom attribute; plus 8 => values values=["{\\"0\\": {\\"text\\": \\"Red\\", \\"order\\": \\"1\\"}}","{\\"subtype\\": \\"github\\"}","","{\\"1\\": {\\"text\\": \\"Yes\\"}, \\"2\\": {\\"text\\": \\"No\\"}}"]
code/syntax/code+block language, code block/default+code+block language, programming language, lexer | text | plus 8 => values values=["python","javascript","typescript","ruby","go","sql","bash","text"]
screen, screen size/resolution, viewport, viewport size | text | not of cinema show film movie showing screening seat theater theatre; plus 8 => values values=["1920x1080","1440x900","390x844","1366x768","412x915","2560x1440"]
^event value/label | text | of event analytics tracking; plus 8 => values values=["signup-button","newsletter-form","pricing-link","download-pdf","video-play","footer-link"]
native/own/local name, name native | text | of language locale; plus 12 => values values=["English","Deutsch","Français","Español","Italiano","Português","Nederlands"]
topic/queue/sns/sqs arn | text | plus 8 => values values=["arn:aws:sns:eu-west-1:123456789012:alerts","arn:aws:sns:us-east-1:123456789012:deploys","arn:aws:sns:eu-central-1:210987654321:billing"]
file name, filename | text | of emoji sticker avatar icon; plus 12 => values values=["party_parrot.gif","ship_it.png","thumbs_up.png","coffee_time.gif","eyes.png"]
weight | int num | of label rule edge node upstream backend variation; not of product shipment animal parcel; plus 10 => values values=[1,10,50,100,5] weights=[34,22,18,16,10]
name, display name | text | of realm workspace; by subdomain string domain plan deactivated; plus 16 => company.name
name, title | text | of stream channel; by invite topic history post private archived; not of river water audio video sales; plus 16 => text.community
# accounts and their looks
theme, app/ui/color/colour/editor/default theme, appearance | text | of user profile account setting settings preference preferences member; plus 12 => values values=["light","dark","system"] weights=[46,34,20]
week start, start/first+day of week, week starts on, first weekday | text | plus 8 => values values=["Monday","Sunday","Saturday"] weights=[52,40,8]
time/clock/hour format | int | plus 12 => values values=[12,24] weights=[46,54]
buffer time, buffer | int | plus 12 => values values=[0,15,30,60] weights=[46,26,20,8]
offset start | int | plus 12 => values values=[0,5,10,15] weights=[62,16,12,10]
invited/moved/assigned/redirected/merged/transferred/promoted/copied to | int | plus 12 => number.int min=1 max=900
integration, integration type/name/kind | text | plus 3 => values values=["google_calendar","slack","zoom","github","hubspot","office365_calendar"] weights=[34,22,16,12,8,8]
controller, controller name | text | by action method path params; plus 12 => values values=["OrdersController","UsersController","SessionsController","Api::V1::ProjectsController","InvoicesController"]
path, request path/uri | text | by method controller user+agent agent referer; of session log request impersonation audit access hit; plus 12 => internet.path
path | text | of script flow workflow app variable resource; by summary value content schema; plus 14 => template template=u/{{internet.username}}/sync_orders
script/schedule/flow/app path | text | plus 8 => values values=["u/anna/sync_orders","f/billing/send_invoices","f/ops/nightly_backup","u/marc/import_contacts","f/reports/weekly_digest"]
code, content, source, source/raw/script/function/handler/macro code, code body, script content/body | text | of script function lambda macro snippet flow job queue worker rule trigger hook; by path schema language summary hash script runtime kind; not by price discount percent coupon; plus 10 => values values=["def main(name: str):\\n    return f'Hello {name}'","export async function main(id: number) {\\n  return fetchOrder(id)\\n}","SELECT count(*) FROM orders WHERE created_at > $1","echo \\"done\\"","func main() error {\\n\\treturn nil\\n}"]
... script, command/startup/setup/install/init/post+install script | text | plus 2 => values values=["./deploy.sh staging","npm run build","f/slack/on_message","scripts/import.sh","make test"]
dependencies, packages, modules, requirements, gems, plugins, extensions | array | plus 6 => array element={"kind":"values","parameters":{"values":["requests==2.32.3","pandas>=2.2","http-kit","lodash@4.17.21","retry-policy","date-tools","pydantic"]}} max=3
lockfile, lock file, pipfile/package/yarn/composer/gemfile/cargo lock | text | plus 8 => values values=["requests==2.32.3","{\\"lockfileVersion\\": 3, \\"packages\\": {}}","pandas==2.2.1\\nnumpy==2.0.1","{\\"_meta\\": {\\"hash\\": {}}, \\"default\\": {}}"]
python/node/ruby/java/go/php/runtime/postgres/database/server/kernel/os version | text | plus 2 => values values=["3.12.4","22.11.0","3.3.5","21.0.2","1.23.1","16.4"]
cancel/canceled/cancellation/abort/skip/stop reason | text | of queue job build run flow workflow task step pipeline deployment execution; plus 12 => values null=0.9 values=["superseded by a newer run","stopped by the user","timed out","worker lost","parent job failed"]
reason, cancellation/churn reason | text | of cancellation churn; by subscription plan; plus 14 => values values=["too expensive","missing features","switched to another tool","project ended","no longer needed"] weights=[34,24,18,14,10]
reason detail/details/text/comment/note | text | of cancellation churn refund return; plus 12 => values null=0.4 values=["We moved to another tool.","The project is finished.","Too expensive for a small team.","We missed an integration with our CRM.","Only needed it for one month."]
worker/server/database/node/machine/app/service instance | text | plus 8 => values values=["web-01","worker-02-7d9f","db-01","i-0a4f2c91","app-03"]
worker, worker name | text | of worker ping heartbeat; plus 14 => template template=wk-{{string.alpha}}-{{number.int}}
sender/triggerer/initiator/pusher type | text | of build job commit deployment pipeline run request; plus 12 => values values=["User","Organization","Bot"] weights=[86,8,6]
debug/build/run/compiler/command/launch/driver/connection options/flags | text | plus 8 => values values=["{}","{\\"quiet\\": true}","--verbose","{\\"timeout\\": 1800}","--no-cache"]
build/job/stage/run/pipeline/deployment/last+build/last+run/attempt number | text | plus 10 => template template={{number.int}}
^number | text | of build job stage pipeline run deployment; plus 6 => template template={{number.int}}
^resource, resource name/path | text | of audit log activity event access; not of room booking; plus 10 => values values=["u/anna/sync_orders","billing settings","role: editor","workspace Marketing","API key ci-deploy","projects/atlas"]
compare url/link, compare | text | plus 8 => template template=https://git.example.com/team/atlas/compare/{{string.hexadecimal}}
raw/compiled/generated/custom/embed/tracking code | text | by script job logs schema args language runtime; plus 14 => values values=["def main(name: str):\\n    return f'Hello {name}'","export async function main(id: number) {\\n  return fetchOrder(id)\\n}","SELECT count(*) FROM orders WHERE created_at > $1","echo \\"done\\""]
time zone, timezone, default/user/local/preferred/previous time+zone/timezone | text | plus 16 => location.timeZone
# databases that are looked into
engine, driver, dialect, database engine/kind | text | of database connection datasource warehouse; plus 14 => values values=["postgres","mysql","snowflake","bigquery","sqlserver","sqlite"] weights=[46,20,12,10,6,6]
name | text | of database warehouse datasource; by engine driver dialect schedule connection; plus 14 => values values=["Analytics","Orders","Warehouse","CRM","Billing","Product events"]
details/options/settings/properties | text | of database connection datasource credential import warehouse; by engine driver type key item; plus 12 => values values=["{\\"host\\": \\"db.internal.example\\", \\"port\\": 5432}","{}","{\\"ssl\\": true}","{\\"schema\\": \\"public\\"}","{\\"timeout\\": 30}"]
base/semantic/effective/database/physical type | text | of field column; plus 14 => values values=["text","integer","timestamp","category","boolean","float"] weights=[34,24,18,10,8,6]
schema, schema name | text | of table field column database; plus 12 => values values=["public","app","reporting","billing","audit","staging"] weights=[58,14,10,8,6,4]
definition | text | of metric segment report query; plus 10 => values values=["{\\"measure\\": \\"count\\", \\"by\\": \\"day\\"}","{\\"measure\\": \\"sum\\", \\"of\\": \\"amount\\"}","{\\"where\\": {\\"status\\": \\"paid\\"}}","{\\"measure\\": \\"average\\", \\"of\\": \\"duration\\"}"]
how ... calculated, how ... works, calculation method, formula description | text | plus 8 => values values=["Sum of all paid orders.","Active users divided by all users.","Counted once per user and day.","Average over the last 30 days.","Excludes test accounts."]
points of interest, caveats | text | plus 8 => values null=0.5 values=["Values before 2023 are estimates.","Refreshed every night.","Test orders are included.","One row per customer and day.","Amounts are in cents."]
model, dependent on model, ... on model | text | of dependency; plus 14 => values values=["Report","Dashboard","Table","Metric","Segment"]
... attributes/remappings/mappings/mapping | text | of login user sso session group policy access identity account; plus 8 => values values=["{\\"department\\": \\"Sales\\"}","{}","{\\"email\\": \\"mail\\"}","{\\"region\\": \\"eu\\", \\"tenant\\": \\"18\\"}","{\\"cn\\": \\"name\\"}"]
login/user/sso/saml/session attributes | text | plus 8 => values values=["{\\"department\\": \\"Sales\\"}","{}","{\\"region\\": \\"eu\\", \\"tenant\\": \\"18\\"}","{\\"role\\": \\"analyst\\"}"]
content, body, code | text | of snippet; plus 12 => values values=["status = 'paid' AND NOT test","created_at > now() - interval '30 days'","SELECT id FROM customers WHERE active","country IN ('DE', 'AT', 'CH')"]
^object, object path/name | text | of permission permissions grant acl privilege; plus 12 => values values=["projects","reports","users","billing","settings","invoices"]
# addresses of systems
host, ^host | text | of favicon feed site domain session server cookie page certificate endpoint proxy mailbox; not of event meetup booking party stay; plus 14 => internet.domainName
oidc/oauth/token/jwt/openid issuer | text | plus 16 => values values=["https://login.example.com","https://auth.example.org/","https://id.example.net/realms/main","https://accounts.example.org"]
postmaster/abuse/bounce/envelope/return/sender/forward/mailbox/mail+from/reply address | text | plus 12 => internet.email
verification/health/healthcheck/callback/webhook/probe/well+known path | text | plus 12 => values values=["/.well-known/acme-challenge/4f1c","/healthz","/callback","/webhooks/incoming","/status"]
page/landing/entry/exit/goal/url path | text | plus 10 => internet.path
path, full path | text | of project repository group namespace; by name; not of file document image; plus 12 => template template=team-{{string.alpha}}/atlas
role/iam/user/policy/assume+role arn | text | plus 10 => values values=["arn:aws:iam::123456789012:role/deploy","arn:aws:iam::210987654321:role/backup","arn:aws:iam::123456789012:role/read-only"]
region, aws/cloud region | text | of aws cloud bucket cluster instance; plus 12 => code.cloudRegion
access key id/xid, access key identifier | text | plus 10 => string.alphanumeric length=20
identifier/verification/challenge/random/secret/nonce string | text | plus 10 => string.alphanumeric length=24
intermediaries, chain, certificate chain, ca bundle, bundle | text | of certificate tls ssl domain; plus 10 => values values=["-----BEGIN CERTIFICATE-----\\nMIIDdzCCAl+gAwIBAgIE\\n-----END CERTIFICATE-----","-----BEGIN CERTIFICATE-----\\nMIIFFjCCAv6gAwIBAgIR\\n-----END CERTIFICATE-----"]
domains ..., excluded/ignored/blocked/allowed ... domains, hosts ... | text | not of book language; plus 4 => values null=0.3 values=["example.com","example.com, example.org","*.example.net","intranet.example.com"]
ssl/tls/encryption mode | text | plus 8 => values values=["Auto","STARTTLS","TLS","None"] weights=[56,22,16,6]
spam mode/action | text | plus 14 => values values=["flag","quarantine","reject","off"] weights=[56,22,12,10]
verification method | text | of domain site; plus 8 => values values=["DNS","Email","HTTP"] weights=[74,16,10]
spf/dkim/mx/dns/return+path/dmarc status | text | plus 12 => values values=["verified","pending","failed"] weights=[78,14,8]
device/browser/client/agent description | text | of session login token activity audit visit signin; plus 8 => internet.userAgent
upload, uploaded file | text | of import upload file job; plus 12 => system.fileName
... class name | text | plus 4 => values values=["SendWelcomeEmailJob","ExportReportJob","SyncInventoryJob","CleanupSessionsJob","ChargeSubscriptionJob","RebuildIndexJob"]
features, feature list, entitlements | array | of plan subscription license organization account workspace tenant tier; plus 14 => array element={"kind":"values","parameters":{"values":["sso","audit_logs","api_access","custom_domain","webhooks","exports","funnels"]}} max=4
`;
