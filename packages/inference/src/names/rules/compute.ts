/** Machines, volumes and zones of a cloud, who asked for them and what is told of them. */
export const computeRules = String.raw`
vm/instance/power/server/machine state, vm status | text | of instance server vm machine compute node migration; plus 14 => values values=["active","stopped","building","paused","error","rescued"] weights=[70,12,6,5,4,3]
task state | text | of instance server vm machine volume; plus 14 => values values=["spawning","deleting","rebooting","migrating","resize_prep","image_snapshot"] null=0.8
console type | text | plus 12 => values values=["novnc","spice-html5","serial","rdp-html5"] weights=[66,16,12,6]
encryption format, disk encryption format | text | plus 14 => values values=["luks","plain","luks2"] weights=[70,20,10]
encryption options | text | plus 12 => values values=["cipher=aes-xts-plain64;key_size=256","cipher=aes-xts-plain64;key_size=512","provider=luks"]
root device name, root/block/boot device, ^device name, mount device/point/path | text | of instance volume attachment block server vm; plus 14 => values values=["/dev/vda","/dev/sda","/dev/vdb","/dev/xvda","/dev/vdc"] weights=[54,18,14,8,6]
node, hypervisor hostname, launched/running/scheduled on, host, source/dest/destination compute/node/host | text | of instance server vm compute migration hypervisor; plus 12 => pattern regex=compute-(0[1-9]|1[0-9])\.internal\.example
volume/disk/storage type | text | of volume block disk mapping backup snapshot storage; not of raid scsi; plus 12 => values values=["ssd","lvmdriver-1","hdd","ceph","nvme"] weights=[36,22,18,14,10]
^status, fail over status | text | of volume snapshot consistencygroup backup share image; by size gb zone host project user availability cgsnapshot fail; plus 12 => values values=["available","in-use","creating","error","deleting"] weights=[54,24,8,8,6]
description, display description | text | of volume snapshot backup; by size volume availability container host project; plus 14 => values values=["Before the upgrade to 24.04","Nightly backup of the database volume","Root disk of web-02","Snapshot before resize","Weekly, kept for a month","Data volume, do not delete"] null=0.3
class name, quota class | text | of quota; plus 14 => values values=["default","gold","trial","research"] weights=[70,12,10,8]
reserved, in progress | int | of quota usage; plus 14 => number.mostlyZero
memory/disk total/processed/remaining | int | of migration transfer; plus 12 => number.logUniform min=400000000 max=90000000000
... gb used, ... mb used, local/disk/memory/ram gb/mb used/free | int num | of node host compute hypervisor server pool volume machine; plus 14 => number.lognormal median=180 sigma=0.9
total/tot/current/curr write/writes/read/reads, write/read ops/requests | int | of volume usage disk cache; plus 14 => number.lognormal median=18000 sigma=1.3
forced down, is forced down, marked down | bool int | plus 10 => datatype.boolean probability=0.04
... ip v 4, ip v 4, ipv 4, ipv 4 address | net text | plus 12 => internet.ipv4
operation name | text | of audit log event history; plus 12 => values values=["CREATE","UPDATE","DELETE","LOGIN","EXPORT"] weights=[30,44,10,12,4]
attach/attachment status | text | plus 14 => values values=["attached","detached","attaching","detaching"] weights=[64,26,6,4]
attach/access mode | text | of volume attachment snapshot share backup disk; plus 14 => values values=["rw","ro"] weights=[86,14]
provider location/auth/geometry | text | of volume snapshot backup disk; plus 14 => values values=["10.0.4.21:3260,1 iqn.2010-10.org.example:volume-4f3a 1","CHAP admin secret","512 4096","10.0.4.22:3260,1 iqn.2010-10.org.example:volume-91bc 2"] null=0.5
image id | text | len<=36; of volume cache instance server snapshot backup vm; plus 14 => string.uuid
# Zones of names.
data, rdata, record data | text | of record recordset; by zone managed recordset serial; plus 16 => values values=["203.0.113.10","198.51.100.24","mail.example.org.","ns1.example.net.","v=spf1 mx -all","2001:db8::14","www.example.com."]
minimum, refresh, retry, expire, negative ttl | int | of zone soa; plus 14 => number.typical values=[3600,86400,600,7200,1209600,900]
port | int | of master nameserver target zone dns; plus 10 => number.typical values=[53,5354,853,5353]
# What people may do and are told.
action type, ^action | text | of permission ability grant; by object resource subject role name; plus 12 => values values=["read","edit","add","destroy","browse","publish"] weights=[28,22,18,12,14,6]
device info, device details/description | text | of login session activity history token; plus 12 => values values=["Chrome 126 on Windows","Safari on iPhone","Firefox 128 on Linux","Edge 125 on Windows","Chrome on Android","Safari 17 on macOS"]
^reason | text | of notification; by author recipient record subject user; plus 12 => values values=["mention","reply","like","follow","assign","comment"] weights=[28,22,18,14,10,8]
referrer/traffic/utm/attribution/acquisition medium | text | plus 12 => values values=["social","email","search","referral","direct"] weights=[28,26,22,14,10]
corners, corner style, button/image/card corner/corners | text | plus 12 => values values=["rounded","square","pill"] weights=[60,26,14]
amount, unit amount | int | of stripe; plus 14 => finance.amount unit=minor
stripe coupon id | text | plus 12 => string.alphanumeric length=8
item number | text | of open; by account amount due entry ledger; plus 14 => pattern regex=(AR|AP|INV)-202[3-5]-[0-9]{5}
culture/locale/language id | text | len<=12; of culture locale language; plus 12 => values values=["en","fr","de","es","zh-cht","he","th","ar","it","pt"]
total rows, row count, rows count | int | of table dataset relation snapshot import file; plus 12 => number.logUniform min=12 max=4000000
max/min/maximum/minimum lifetime, retention lifetime | int | of retention; plus 14 => values values=[86400000,604800000,2592000000,31536000000,7776000000] weights=[18,26,30,16,10]
`;
