/** What those who run systems set, note and look at: states of machines, reasons, links between things, settings of nodes. */
export const operations = String.raw`
type, relation/link/edge type | of relation relationship edge dependency reference; in systems; plus 14 = depends_on|part_of|owned_by|relates_to|child_of|provides|consumes
^type | of location source; by target; in systems; plus 14 = url|file|github|gitlab|s3
target | text | of location link source; in systems; plus 12 => internet.url
key, location/source/dependency/reference/cache/lookup key | text | in systems; not by fingerprint signature value; not of setting config preference option variable secret environment translation metadata; len>20; plus 2 => pattern regex=(user|order|team|report|search|billing|export|audit|project|catalog)[-](profile|index|settings|list|summary|daily|archive|access|events|sync)
mapbox/maps/google+maps/bing/here/license/sentry key | text | plus 10 => string.token
entity, final/processed/unprocessed entity | text json | of entity state; in systems; plus 14 => json keys="apiVersion=v1|v1beta1 kind=Component|API|System|Resource metadata{name=web-portal|payments-api|billing|search} spec{type=service|website|library lifecycle=production|experimental owner=team-platform|team-payments}"
info, details, vif/binding/connection/driver/port details, instance/driver/internal/plugin/worker/host/system/server/build/driver+internal info | text | in systems; len>250; not of user account person company; plus 8 => json keys="version=system.semver address=internet.ip arch=x86_64|arm64 updated_at:stamp"
properties, attributes, extra properties | text | in systems; len>250; not of device; plus 8 => json keys="source=api|import|web enabled:bool priority=1|2|3|5"
properties | text json | of node host machine server; in systems; plus 14 => json keys="cpus=8|16|32|64 memory_mb=32768|65536|131072 local_gb=240|480|960 cpu_arch=x86_64|aarch64"
^name | of port; in systems; by mac; plus 20 = uplink|mgmt|storage-a|storage-b|web-01-eth0|db-01-eth0|lb-vip|backup
step, clean/deploy/service step | of node deploy template; in systems; plus 12 = erase_devices|apply_configuration|update_firmware|deploy|power_on|create_configuration|verify_image
reservation, reserved by | text | of node host machine server; in systems; plus 10 => internet.hostName
maintenance/protected/retired/disabled/quarantine/locked/suspended/paused/blocked reason | in systems; plus 12 = Disk failure|Scheduled maintenance|Moved to a new host|Requested by the owner|Out of warranty|Security update|Network change
fault | text | of node host machine server device; in systems; plus 12 => values null=0.8 values=["power failure","clean failure","rescue abort failure"]
^type | of connector; in systems; plus 16 = iqn|ip|mac|wwpn|wwnn
hardware type | in systems; plus 12 = redfish|ipmi|ilo|idrac|snmp
interface type | of hardware conductor; in systems; plus 14 = power|boot|deploy|management|console|raid
interface name | of hardware conductor; in systems; plus 14 = redfish|ipmitool|direct|ipxe|no-console|agent
agent type | of agent; by binary topic host; plus 14 = DHCP agent|L3 agent|Metadata agent|Open vSwitch agent
resource, resource name | of quota limit usage reservation; in systems; plus 12 = instances|cores|ram|volumes|gigabytes|snapshots|networks|ports|routers|floating_ips
limit, hard limit, resource/default limit, in use, reserved | int | of quota limit usage; in systems; plus 10 => number.typical values=[10,20,50,100,5,500,1000]
field, column, attribute, property, field/column/attribute/property name, many/one/sort/archive/junction/one+collection field, xaxis/yaxis/group+by attribute | text | in systems; plus 4 => values values=["name","status","created_at","title","email","price","updated_at","user_id","description","type","amount","country","priority","slug","published","quantity"] weights=[12,12,10,10,8,8,8,6,6,6,5,4,4,4,3,3]
^name/slug | text | noun service app; in systems; plus 12 => code.serviceName
^name | of architecture; in systems; plus 12 = amd64|arm64|armhf|i386|riscv64|ppc64el|s390x
^name | text | of query; in systems; plus 10 => values values=["Open issues","Created this week","Assigned to me","Failed jobs","Recently updated","Without owner","High priority","Closed last month"] weights=[18,14,14,12,12,10,10,10]
^name | of alias; in systems; plus 12 = current|latest|primary|legacy|stable|edge|nightly|fallback
device type name | in systems; plus 14 = raspberry-pi-4|qemu-x86|beaglebone-black|jetson-nano|rock-pi|hikey|imx8-evk|qemu-arm64
version, row/object/record/rpc/api version | text | of allocation node port conductor history chassis trait tag template volume; in systems; by uuid; plus 12 => values values=["1.0","1.1","1.36","1.8","1.3"] weights=[34,20,18,16,12]
action level, log level | text | in systems; plus 10 => values values=["pipeline","job","info","warning","error"] weights=[30,24,24,12,10]
embed/player type, embed | text | of file media asset; plus 8 => values null=0.9 values=["youtube","vimeo"]
cause, trigger/start/build cause | text | of build job run execution; in systems; plus 10 => values values=["Started by commit","Started by user anna","Scheduled run","Triggered upstream","Rerun after failure"] weights=[40,22,16,12,10]
cause/commit/start message | text | of event build run; in systems; plus 10 => git.commitMessage
workflow graph, dependency graph | text json | in systems; plus 10 => json keys="nodes[name=~pr|~commit|build|test|deploy] edges[( src=~commit dest=build ; src=build dest=test ; src=test dest=deploy )]"
permutations | text json | of job build; plus 12 => json keys="[image=node:22|golang:1.24|python:3.13 commands[( name=install command='npm ci' ; name=test command='npm test' )]]"
job/stage/pipeline/build/user/role/group/team ids | text | in systems; by pipeline; plus 8 => values values=["[12]","[12, 15]","[204, 205, 211]","[38]","[7, 19]","[]"] weights=[26,22,16,14,14,8]
src, dest, source/destination job | text | of trigger; in systems; plus 12 => pattern regex=~sd@[1-9][0-9]{1,3}:(main|build|deploy|publish|test)
header | text | of callback webhook request; in systems; plus 10 => values values=["Authorization: Token","X-Auth-Token","Content-Type: application/json","X-Request-Id"] weights=[40,24,22,14]
verbosity | int | plus 8 => values values=[1,2,3,0] weights=[40,30,20,10]
comment, notes, label, reason | text | of moderation takedown strike; plus 8 => values null=0.4 values=["Spam links in several posts.","Account limited for a week.","Appeal accepted, label removed.","Reported twice, no violation found.","Impersonates another account.","Warned for harassment."]
^name | of flavor flavour; in systems; not by ingredient recipe product; plus 14 = m1.small|m1.medium|m1.large|m1.xlarge|gpu.large|c2.small|r2.large|baremetal
^name | text | of label; in systems; not by artist album song; plus 14 => text.tag
segment range name, range name | by minimum maximum network; plus 20 = tenant-vlans|provider-vlans|lab-range|dc1-range|dc2-range|storage-range
zone hints, availability zone hint/hints | in systems; plus 14 = ["az1"]|["az1", "az2"]|["az2"]|[]
redirects to, redirect target | of wiki page redirect; plus 14 = Home|Installation|Getting_started|Release_notes|FAQ|Roadmap|Downloads|Changelog
start/end node name | in systems; by status workflow config; plus 12 = Start|Webhook|Fetch rows|Check answer|Notify|Done
retry of, retry success id | text | of execution; plus 14 => string.numeric length=5
annotation name, ^name | of annotation tag; in systems; plus 12 = good answer|needs review|hallucination|slow|billing|edge case|regression
disk directory | of attachment file; plus 14 = 2025/01|2025/02|2024/11|2024/12|2025/03|2024/09
`;
