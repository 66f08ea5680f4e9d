/** What stands in the tables of programs themselves: hosts and networks, keys and sessions, jobs and builds, lists of mail. `in systems` says that the schema speaks of them. */
export const systems = String.raw`
host, host name, hostname | text | in systems; not of event meetup booking; plus 8 => internet.hostName
mail host, email host | text | in systems; plus 14 => internet.domainName
conductor, assigned/preferred/target worker | text | in systems; plus 8 => internet.hostName
^name | of builder; in systems; plus 14 = linux-x86_64|linux-arm64|macos-arm64|windows-x64|docs|nightly|release|coverage|lint|integration
^name | text | noun worker runner executor; in systems; not by email; plus 12 => pattern regex=(build|worker|runner)-(eu|us|linux|mac|gpu)-[01][1-9]
driver | of volume storage backup disk pool; in systems; plus 14 = lvm|ceph|nfs|iscsi
driver | of port network segment binding subnet level; in systems; plus 14 = openvswitch|ovn|linuxbridge|sriov
driver | in systems; by power provision boot deploy; plus 16 = ipmi|redfish|ilo|idrac|snmp
driver | in systems; plus 10 = local|s3|redis|postgres|smtp
power/management/inspect/inspection/bios/raid/firmware interface | in systems; plus 12 = redfish|ipmitool|ilo|idrac|agent
boot interface | in systems; plus 12 = ipxe|pxe|redfish-virtual-media|local
deploy/rescue/clean interface | in systems; plus 12 = direct|agent|ansible|ramdisk
console interface | in systems; plus 12 = ipmitool-socat|no-console|ipmitool-shellinabox
vendor interface | in systems; plus 12 = no-vendor|redfish|ipmitool
network interface | in systems; by boot deploy power; plus 14 = flat|noop|external
storage interface | in systems; by boot deploy power; plus 14 = noop|external|cinder
interface | of endpoint service catalog; in systems; plus 12 = public|internal|admin
interface, widget, input type | of field attribute; in systems; plus 12 = input|textarea|select-dropdown|datetime|boolean|tags|file|rich-text
display | of field column attribute; in systems; plus 12 = raw|formatted-value|datetime|labels|user|related-values
width | text | of field panel column widget form; plus 10 => values values=["half","full","half-left","half-right","fill"] weights=[40,34,10,10,6]
boot mode | plus 10 = uefi|bios
power state | in systems; plus 10 = power on|power off|rebooting
provision/provisioning state | in systems; by power boot deploy node; plus 12 = active|available|manageable|enroll|deploying|cleaning|error
resource class | in systems; plus 10 = baremetal|baremetal.large|compute.small|compute.large|gpu
address, hardware address | text | of port nic interface portgroup; len<=20; plus 14 => internet.mac
address | text | of nameserver dns resolver; in systems; not by record zone; plus 14 => internet.ip
address | text | of association allocation subnet; by address ip; in systems; plus 12 => internet.ip
next hop, nexthop | text | plus 10 => internet.ip
destination | text | of route; in systems; plus 14 => internet.cidr
ip prefix, remote/source/destination/local ip prefix | text | plus 12 => internet.cidr
ip version | int | plus 12 => values values=[4,6] weights=[80,20]
ethertype, ether type | text | plus 10 => values values=["IPv4","IPv6"] weights=[80,20]
mtu | int | plus 8 => values values=[1500,9000,1450,1400] weights=[60,18,14,8]
segmentation id, vni, vxlan id | int | plus 8 => number.int min=100 max=9000
dscp, dscp mark | int | plus 8 => number.typical values=[0,10,18,26,34,46]
network type, segmentation type | of segment network subport range; in systems; plus 12 = vlan|vxlan|flat|gre|geneve
physical network | in systems; plus 10 = physnet1|physnet2|provider|external|datacentre
vif type | in systems; plus 12 = ovs|bridge|vhostuser|hw_veb|unbound
vnic type | in systems; plus 12 = normal|direct|macvtap|baremetal
kbps, max/min/max+burst/burst kbps | int | plus 8 => number.typical values=[1000,5000,10000,50000,100000]
kpps, max/min/max+burst kpps | int | plus 8 => number.typical values=[10,50,100,500]
device owner | in systems; by mac; plus 14 = network:dhcp|compute:nova|network:router_interface|network:floatingip
binary | of agent service worker; by host topic; plus 12 = api-server|scheduler|worker|conductor|dhcp-agent|metadata-agent
topic, topic name | in systems; not of forum discussion course lesson mail list support news article post wiki meeting; plus 10 = orders.created|payments.settled|users.updated|inventory.changes|audit.events|emails.outbound|sessions.closed|invoices.paid|deployments.finished|builds.failed
topics | array | in systems; not of forum discussion course lesson mail list support news article post wiki repository; plus 10 => array element={"kind":"values","parameters":{"values":["orders.created","payments.settled","users.updated","audit.events","emails.outbound"]}} max=3
code | text | of authorization oauth oidc; in systems; plus 14 => string.token
code challenge | text | plus 14 => pattern regex=([A-Za-z0-9_-]{43})
sid, sess id | text | in systems; plus 10 => string.token
session key | text | plus 10 => pattern regex=([a-z0-9]{32})
prefix | text | of token key; in systems; plus 16 => pattern regex=([a-z0-9]{4})
entity ref, location entity ref, source/target entity ref, component ref | text | in systems; plus 14 => pattern regex=(component|api|system|resource):default/(web-portal|payments-api|billing|search|docs-site|mobile-app|checkout|identity|orders-db)
user entity ref, user ref, owner ref | text | in systems; plus 16 => pattern regex=user:default/(anna|marc|lena|omar|priya|tom|ruth|grace)\.(keller|dubois|vogt|haddad|nair|becker|adler|hill)
verifier, token verifier, oauth verifier | text | in systems; plus 10 => string.token
service type | in systems; not of maintenance vehicle; plus 8 = web|worker|database|cache|queue|storage
^type | of service; in systems; by endpoint enabled extra; plus 14 = identity|compute|image|network|volume|object-store|metering
group, group name, conductor/agent/worker/user group | text | in systems; not of community forum; plus 6 => values values=["default","admins","developers","operators","support","readonly","eu-west"] weights=[30,20,18,12,10,6,4]
^name | text | of policy; in systems; plus 14 => values values=["Administrators","Read only","Editors","Public access","API clients","Support staff","External partners","Deny downloads"] weights=[20,18,16,12,12,10,8,6]
^type, ^key | text | of operation; in systems; by flow resolve position; plus 16 => values values=["condition","request","mail","log","item-create","item-read","item-update","transform","sleep","trigger"] weights=[16,16,12,10,10,10,8,8,6,4]
^name | text | of operation step; by flow resolve position; in systems; plus 16 => values values=["Check status","Send mail","Create item","Read customer","Write log","Call webhook","Wait a minute","Transform payload"] weights=[16,14,14,14,12,12,10,8]
^name | text | of flow automation; in systems; plus 12 => values values=["Notify on new order","Nightly export","Welcome mail","Sync customers","Archive old items","Publish scheduled posts","Resize images","Escalate open tickets"] weights=[16,14,14,14,12,12,10,8]
^status | text | of webhook; not by response attempt delivered code; plus 14 => values values=["active","inactive"] weights=[82,18]
^type | text | of credential; in systems; by data; plus 12 => values values=["httpBasicAuth","slackApi","githubApi","postgres","smtp","googleSheetsOAuth2Api","httpHeaderAuth"] weights=[20,18,16,14,12,10,10]
vote | text | of rating annotation eval evaluation execution feedback; plus 10 => values values=["up","down"] weights=[74,26]
mode | text | of execution; in systems; by workflow finished; plus 12 => values values=["trigger","manual","webhook","retry","cli"] weights=[34,26,24,10,6]
recurrence/interval/schedule/frequency/period/duration/time/retention/repeat unit | text | plus 10 => values values=["days","weeks","months","hours"] weights=[36,28,24,12]
collection, many/one/related collection, collection name | text | of field relation revision activity version permission preset comment; in systems; plus 12 => values values=["articles","pages","products","orders","customers","events","media","settings"] weights=[22,16,16,14,12,8,8,4]
item | text | in systems; by collection; plus 14 => string.uuid
storage | text | of file upload asset attachment; plus 12 => values values=["local","s3","gcs","azure"] weights=[50,32,12,6]
file name disk/download/original/stored, filename disk/download | text | plus 14 => system.fileName
filter, saved/search filter | text | in systems; of source auth ldap directory; plus 12 => values null=0.5 values=["(objectClass=person)","(memberOf=cn=staff,ou=groups,dc=example,dc=com)","(&(objectClass=user)(!(disabled=TRUE)))"]
theme light/dark, default theme light/dark | text | plus 12 => values values=["default","minimal","high-contrast","solarized"] weights=[60,16,14,10]
content type | text | by file filename filesize digest disk; of attachment file upload; plus 14 => system.mimeType
base 64, ... base 64 | text | plus 6 => string.base64
subdir, sub directory, subdirectory | text | in systems; plus 8 => values values=["src","docs","packages/api","web","."] weights=[34,18,18,16,14]
started/start/create/queue/queued time | text | in systems; len>18; not of opening business shift schedule; plus 8 => date.event after=@created
end/ended/finish/finished/stop time | text | in systems; len>18; not of opening business shift schedule; plus 8 => date.event after=@created null=0.1
last used/seen/active/login/updated/changed/checked/run | text | in systems; plus 10 => date.recent
mute/muted/mute+reporting/valid/suspend/suspended/execute/blocked/banned/hidden until, execute/run/start/send/publish after | text | len>18; plus 8 => date.expires
`;

/** Frameworks keep the same few tables wherever they are used. */
export const frameworks = String.raw`
app label | text | plus 10 => values values=["auth","contenttypes","sessions","admin","sites","accounts","catalog","orders","blog","notifications"] weights=[16,12,10,12,6,12,10,10,8,4]
^app | text | of migration; plus 14 => values values=["auth","contenttypes","sessions","admin","sites","accounts","catalog","orders","blog","notifications"] weights=[20,12,8,12,6,14,10,10,6,2]
^name | text | of migration; by app applied; plus 24 => pattern regex=00[0-2][1-9]_(initial|auto_20240[1-9]1[0-9]_1[0-9]45|add_(email|status|owner|locale|token)|alter_(user|order|article)_options|remove_(slug|legacy_code)|index_(created|status))
^model | text | of content type; by label app; plus 16 => values values=["user","group","permission","session","order","product","comment","invoice","article","logentry","site","token"] weights=[12,10,10,8,10,10,8,8,8,6,5,5]
codename, code name | text | of permission; plus 14 => pattern regex=(add|change|delete|view)_(user|group|session|order|product|comment|invoice|article|logentry|site|token|report)
^name | text | of permission; by codename; plus 24 => pattern regex=Can[ ](add|change|delete|view)[ ](user|group|session|order|product|comment|invoice|article|log[ ]entry|site|token|report)
object repr | text | plus 12 => values values=["anna.keller","Order 1042","Summer sale","Staff","Terms of service","INV-2025-0118","omar.haddad","Weekly digest","API token 3fa8"] weights=[16,14,12,12,10,10,10,8,8]
change message | text | of log admin; plus 12 => values values=["[{\"added\": {}}]","[{\"changed\": {\"fields\": [\"Email\"]}}]","[{\"changed\": {\"fields\": [\"Status\", \"Notes\"]}}]","[{\"changed\": {\"fields\": [\"Groups\"]}}]",""] weights=[34,24,20,14,8]
action flag | int | plus 14 => values values=[2,1,3] weights=[60,28,12]
session data | text | of session; plus 14 => pattern regex=\.eJ[A-Za-z0-9_-]{64}:1s[A-Za-z0-9]{4}:[A-Za-z0-9_-]{43}
^name | text | of site; by domain; plus 14 => internet.domainName
func, hook, function | text | of schedule task job; in systems; by kwargs args; plus 14 => values values=["reports.tasks.send_digest","billing.tasks.charge_due","search.tasks.rebuild_index","accounts.tasks.purge_sessions","media.tasks.resize_images"] weights=[30,22,20,16,12]
kwargs | text | plus 12 => values values=["{}","{\"days\": 30}","{\"user_id\": 4211}","{\"dry_run\": true}","{\"batch\": 500}"] weights=[40,18,16,14,12]
`;

/** What is built, run and tracked. */
export const trackedWork = String.raw`
job, job name | in systems; not of person company vacancy employee career; plus 8 = cleanup_sessions|send_digest|rebuild_index|sync_inventory|export_reports|charge_subscriptions|resize_images|import_orders
task, task name | of schedule cron; in systems; plus 8 = cleanup_sessions|send_digest|rebuild_index|sync_inventory|export_reports|charge_subscriptions
container, container image, docker image | of build job step command; in systems; plus 12 = node:22|golang:1.24|python:3.13-slim|eclipse-temurin:21|ruby:3.4|debian:bookworm
results, result | int | of build step request run buildrequest; in systems; plus 10 => values values=[0,0,0,2,1,4] weights=[40,20,10,16,8,6]
code | int num | of step process command exit; plus 10 => values values=[0,1,2,127] weights=[82,12,4,2]
lines, num/number lines, line count | int num | of log step output; plus 12 => number.typical values=[42,180,12,640,96,1450,310]
property name, ^name | of build buildset; by value property source; in systems; plus 14 = branch|revision|owner|scheduler|buildnumber|workername|repository|got_revision
codebase | in systems; plus 10 = web|api|mobile|docs|infra|shared
scm context | plus 14 = github:github.com|gitlab:gitlab.com|bitbucket:bitbucket.org
scm uri | text | plus 14 => pattern regex=(github\.com|gitlab\.com):[1-9][0-9]{7}:(main|develop|release)
maintainer | text | of template command package image plugin; in systems; plus 8 => internet.email
^name | of suite; in systems software; plus 14 = smoke|boot|network|storage|api-tests|kernel-selftests|regression|performance
units, unit, value unit | of test case result measurement; in systems software; plus 14 = ms|s|MB/s|%|requests/s
category | of test result set; by passed failed; plus 14 = unit|integration|performance|lint|coverage
value | of test result; in systems software; plus 12 = passed|failed|skipped|12.4|0
^name | of tracker; by position workflow status description field; plus 20 = Bug|Feature|Support|Task|Incident|Documentation
relation/link type | of issue ticket task work; plus 12 = relates|blocks|duplicates|precedes|follows|copied_to
^name | of module; by project enabled; plus 14 = issue_tracking|time_tracking|wiki|repository|boards|calendar|gantt|news|files|documents
identifier | text | of project board space workspace; not by email password; plus 10 => pattern regex=(web|mobile|data|billing|docs|infra|brand|customer|internal|partner)-(portal|platform|relaunch|tools|api|site|team|support)
two factor scheme, twofa scheme, mfa scheme | plus 12 = totp|webauthn
mail notification | of user account; plus 14 = only_my_events|all|only_owner|none|selected
list name | of mailing mailinglist archive; plus 14 = announce|dev|users|board|security|press|events|members
subject prefix | text | plus 14 => values values=["[dev] ","[announce] ","[users] ","[board] ","[security] "] weights=[30,24,22,14,10]
message id, message id header | text | of bounce email mail pending archive; in systems; plus 12 => pattern regex=<[A-Za-z0-9]{14}@mail\.example\.(com|org|net)>
header, header name | of match rule filter; in systems; plus 10 = X-Spam-Flag|List-Id|X-Spam-Level|Auto-Submitted|Precedence|Reply-To
bounce score | int num | plus 12 => values values=[0,0,1,2,3,5] weights=[60,10,12,8,6,4]
policy, mode, visibility, moderation, privacy, behavior, behaviour, delivery/display/rendering/reply/filter/moderation/member/owner action | int | in systems; not by threshold; plus 6 => number.code max=3
personalize, reply goes to list, autorespond owner/postings/requests | int | in systems; plus 14 => number.code max=2
strategy, authentication strategy | text | of authentication auth method session; plus 12 => values values=["native","google","github","saml","magic-link"] weights=[52,18,14,10,6]
checker, calculator, handler | text json | of method; by code; plus 20 => json keys="code=default-shipping-calculator|flat-rate|default-eligibility-checker|dummy-payment-handler|manual-fulfillment args[( name=rate value=500|750|1200 ; name=orderMinimum value=0|5000 )]"
handler/calculator/checker/strategy/provider code | text | len>20; plus 6 => values values=["default","flat-rate","manual-fulfillment","dummy-payment-handler","stripe","percentage-discount"] weights=[26,20,18,14,12,10]
movement type, ^type | text | of movement; by quantity; plus 16 => values values=["SALE","ALLOCATION","RELEASE","ADJUSTMENT","CANCELLATION","RETURN"] weights=[34,26,14,12,8,6]
value, rate | num money | of tax; by category zone rate; plus 10 => values values=[20,19,7,10,0,5.5,21] weights=[26,20,16,14,10,8,6]
ilp condition/fulfilment/fulfillment/packet | text | plus 12 => pattern regex=([A-Za-z0-9_-]{43})
fsp, fsp id, payer/payee/initiating/counter+party fsp | text | plus 10 => pattern regex=(green|blue|lake|city|north|sun|river|first)(bank|wallet|pay|fsp)
merchant classification/category code, mcc | text | plus 12 => values values=["5411","5812","5732","4111","5541","5912","7011","5999"] weights=[24,20,12,10,10,10,8,6]
identifier type name, ^name | text | of identifier; by description active; plus 22 => values values=["MSISDN","EMAIL","ACCOUNT_ID","BUSINESS","DEVICE","IBAN","ALIAS","PERSONAL_ID"] weights=[30,18,14,10,8,8,6,6]
`;
