/** What watches hosts and services: checks, their output, zones, downtimes, notifications. */
export const monitors = String.raw`
^name, display name | of service; by checkcommand flapping; plus 16 = HTTP|SSH|Disk /|Load|Ping|Memory|TLS certificate|Mail queue|Postgres connections|NTP
^name, display name | text | of host; by checkcommand flapping; plus 16 => internet.hostName
command endpoint name, endpoint name | of host service; plus 14 = master|satellite-eu|agent-web-01|satellite-us|agent-db-01
check/scheduling source | plus 12 = master|satellite-eu|satellite-us|agent-web-01|agent-db-01
check timeperiod name, timeperiod name, check period name | plus 12 = 24x7|workhours|nights|weekends|mon-fri
zone, zone name | of host service; by checkcommand flapping; plus 16 = master|satellite-eu|agents|satellite-us
^name | of zone; by depth global; plus 16 = master|satellite-eu|satellite-us|agents|global-templates|dmz|edge-fra|lab
output, check/plugin/long/long+plugin output | of host service check state; by check checkcommand commandline; plus 12 = OK - load average: 0.42, 0.61, 0.70|PING OK - Packet loss = 0%, RTA = 0.84 ms|HTTP OK: HTTP/1.1 200 OK - 5120 bytes in 0.204 second response time|DISK WARNING - free space: / 4210 MiB (18%)|SSH OK - OpenSSH_9.6 (protocol 2.0)|CRITICAL - Socket timeout after 10 seconds
is flapping/problem/acknowledged/handled, in downtime | bool enum int | of state host service check; plus 6 => datatype.boolean probability=0.08
is sticky acknowledgement, sticky acknowledgement | bool enum int | plus 6 => datatype.boolean probability=0.06
checks/check/handler/handlers/flapping/detection/perfdata/data/notifications enabled | bool enum | plus 2 => datatype.boolean probability=0.88
max check attempts, check attempts | int | of host service state check; plus 8 => number.typical values=[3,5,1]
set if | plus 10 = $http_ssl$|$ping_ipv4$|$disk_megabytes$|$http_sni$|$ssh_ipv6$
flatvalue, flat value | by flatname checksum; plus 16 = 20%|443|on-call|Linux|frankfurt|10%|true
flatname, flat name | by flatvalue checksum; plus 16 = disks.disk /.disk_wfree|http_vhosts.web.http_port|notification.mail.groups[0]|os|vars.location|disks.disk /var.disk_cfree
^name | text | of comment downtime; by checksum; plus 16 => pattern regex=(web-0[1-9]|db-0[1-4]|mail-01)!(http|disk|load|ssh)![0-9a-f]{8}-[0-9a-f]{4}
^name | of notification; by checksum interval; plus 14 = mail-oncall|sms-oncall|mail-support|chat-operations|pager-night|mail-managers
hostgroup name, host group name | plus 12 = linux-servers|windows-servers|network-devices|database-servers|web-servers|printers|staging
servicegroup name, service group name | plus 12 = http|disk|backup|mail|databases|load|certificates
^name, display name | of redundancy; plus 14 = Database cluster|Uplinks|Load balancers|Mail relays|DNS servers|Core switches
display name | of dependency; plus 14 = Core router|Uplink Frankfurt|Database cluster|Switch rack 4|Load balancer|VPN gateway
icon/icon+image alt, icon alt text | plus 14 = Linux|Windows|Router|Database|Switch|Printer
^note/notes | of host service; by checkcommand flapping; plus 12 = Behind the load balancer.|Replaced in March, warranty until 2027.|Reboot only after a call to operations.|Hosts the staging databases.|Known to be slow on Monday mornings.
heartbeat | int | of instance node server worker agent; plus 8 => date.recent
range key, day range | of timeperiod range; plus 10 = monday|tuesday|wednesday|thursday|friday|saturday|sunday|2025-12-25|2025-12-31
^text | of notification; by state previous; plus 10 = PROBLEM: web-01 is DOWN|RECOVERY: web-01 is UP|PROBLEM: db-02/disk is CRITICAL|ACKNOWLEDGEMENT: mail-01/queue, looking into it|RECOVERY: db-02/disk is OK|DOWNTIME START: kernel update
comment | of downtime acknowledgement; by host; plus 10 = Kernel update|Planned maintenance|Replacing a disk|Known issue, vendor informed|Power work in rack 4|Looking into it
^text, ^comment | of comment; by host; plus 12 = Looking into it.|Waiting for the vendor.|Caused by the network change, back soon.|Disk ordered, arrives on Tuesday.|False alarm, threshold raised.
`;
