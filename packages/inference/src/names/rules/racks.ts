/** Racks, cables and feeds, what is built and merged, and what errors are reported. */
export const racks = String.raw`
key | text | of key; by fingerprint; plus 18 => pattern regex=ssh-ed25519[ ]AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z0-9]{43}[ ](anna|marc|lena|omar|priya)@(laptop|desktop|build)
interface name, ^name | text | of interface; by mac mtu speed; plus 18 => values values=["GigabitEthernet0/1","GigabitEthernet0/2","xe-0/0/1","et-0/0/48","eth0","Ethernet1/1","Management0","Port-channel1"] weights=[18,16,14,12,12,12,8,8]
^type | of cable; plus 16 = cat6a|cat6|smf-os2|mmf-om4|dac-passive|aoc|power
^status | of cable; plus 14 = connected|planned|decommissioning
outer/mounting unit | of rack cabinet; plus 14 = mm|in
rack name, ^name | text | of rack cabinet; by unit height width; plus 18 => pattern regex=(R|RACK-)[0-2][1-9]
site name, ^name | text | of site; by facility asn tenant slug; in systems; plus 16 => pattern regex=(DC|Branch|Office|POP)[ ](Frankfurt|Leeds|Dallas|Zurich|Lyon|Oslo|Madrid|Denver|Austin|Ghent)
^status | of site rack location; by facility tenant slug; in systems; plus 16 = active|planned|staging|decommissioning|retired
facility | text | of site; in systems; plus 12 => pattern regex=(DC|FRA|LHR|DAL|ZRH)[1-9]
phase | of feed outlet; plus 14 = single-phase|three-phase
supply | text | of feed; plus 14 => values values=["ac","dc"] weights=[90,10]
^type | of feed; by voltage amperage; plus 16 = primary|redundant
rf role | text | plus 14 => values values=["ap","station"] weights=[80,20]
rf channel | text | plus 14 => values values=["2.4g-1-2412-22","2.4g-6-2437-22","5g-36-5180-20","5g-44-5220-20","5g-149-5745-20"] weights=[20,24,24,18,14]
rf channel frequency, channel frequency | num int | plus 14 => number.typical values=[2412,2437,2462,5180,5220,5745]
poe type | text | plus 14 => values values=["type1-ieee802.3af","type2-ieee802.3at","type3-ieee802.3bt"] weights=[40,40,20]
qinq role | text | plus 14 => values null=0.8 values=["svlan","cvlan"]
commit rate | int | of circuit; plus 12 => number.typical values=[10000,100000,1000000,50000,500000]
wwn, wwpn, wwnn | text | plus 12 => pattern regex=50:0[0-9a-f]:[0-9a-f]{2}:[0-9a-f]{2}:[0-9a-f]{2}:[0-9a-f]{2}:[0-9a-f]{2}:[0-9a-f]{2}
^prefix, network prefix | text | of prefix subnet aggregate; plus 16 => internet.cidr
^name | text | of virtualmachine vm instance; by memory disk vcpu cluster; plus 18 => internet.hostName
^status | of virtualmachine vm; by memory disk vcpu cluster; plus 18 = active|offline|planned|staged|failed
vcpus, vcpu, vcpu count | int num | plus 10 => number.typical values=[2,4,1,8,16]
build name, job name, ^name | text | of build job; by stage ref; plus 34 => values values=["rspec unit","lint","compile","docker-build","e2e","deploy-staging","coverage","static-analysis","deploy-production","pages"] weights=[16,14,12,12,10,10,8,8,6,4]
when | text | of build job; plus 16 => values values=["on_success","always","manual","on_failure","delayed"] weights=[70,8,12,6,4]
token/password/secret/value/key/data encrypted | text | len>30; plus 10 => string.base64
revision | text | of runner agent worker; plus 16 => pattern regex=([0-9a-f]{8})
ip address | text | of runner; plus 34 => internet.ip
import type | text | of project repository; plus 14 => values values=["github","gitlab_project","bitbucket","git","gitea"] weights=[40,24,14,16,6]
import source | text | of project repository; plus 14 => pattern regex=(northwind|halden|acme)/(web|api|infra|docs|mobile)
visibility level, access level | int | of project group runner board snippet; plus 10 => values values=[0,10,20] weights=[60,20,20]
merge request template, merge requests/issues/issue template | text | len>100; plus 14 => values null=0.6 values=["## What does this change?\n\n## How to test\n","## Steps to reproduce\n\n## Expected\n\n## Actual\n","- [ ] Tests\n- [ ] Documentation\n"] weights=[40,36,24]
merge/squash commit template | text | plus 14 => values null=0.6 values=["%{title} (%{reference})","Merge branch '%{source_branch}' into '%{target_branch}'","%{title}\n\n%{description}"] weights=[40,36,24]
sign out/sign in/login/logout/redirect/landing path | text | in systems; plus 8 => values values=["/","/login","/dashboard","/welcome","/goodbye"] weights=[30,24,20,14,12]
on stop | text | of deployment environment; plus 14 => values null=0.5 values=["stop_review","stop_staging","teardown"]
view, culprit, transaction name | text | of message issue error event; by logger platform level; plus 16 => values values=["app.checkout.views.pay","app.orders.tasks.sync","billing.api.create_invoice","components/Cart.render","search.index.update","auth.views.login"] weights=[22,20,18,16,12,12]
message | text | of groupedmessage message group issue; by logger platform level culprit; plus 20 => text.errorMessage
platform | text | of project groupedmessage message issue; by logger flags first; plus 16 => values values=["python","javascript","node","php","java","ruby","go","csharp"] weights=[24,24,14,10,10,8,6,4]
^name | text | of userreport report feedback; by email comment; plus 16 => person.fullName
`;
