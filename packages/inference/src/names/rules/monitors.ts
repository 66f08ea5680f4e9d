/** What watches hosts and services: checks, their output, zones, downtimes, notifications. */
export const monitors = String.raw`
# States are numbers as plugins return them, 0 where all is well; filters of states and kinds are sums of powers of two.
hard/soft state, previous hard/soft state, ^state | int | of host service state history notification sla checkable; by hard soft previous; plus 20 => values values=[0,2,1,3] weights=[78,10,9,3]
# A host is up or down, and nothing between; 99 is what has not been checked yet.
hard/soft state, ^state | int | of host; by hard soft previous; plus 30 => values values=[0,1] weights=[88,12]
previous hard/soft state | int | of host; plus 30 => values values=[0,1,99] weights=[84,13,3]
previous hard/soft state | int | not of host; plus 30 => values values=[0,2,1,3,99] weights=[76,11,8,3,2]
^state/states | int | of notification user; by type types; not of history; plus 20 => number.typical values=[15,3,7,63,12]
^type/types | int | of notification user; by state states; not of history; plus 20 => number.typical values=[511,480,32,352,96]
severity | int | of host service; by soft hard; plus 20 => values values=[0,32,64,2080,2176,2112] weights=[76,6,6,6,3,3]
times begin | int | of notification escalation; plus 20 => number.typical values=[0,300,900,1800]
times end | int | of notification escalation; plus 20 => number.typical values=[3600,7200,14400,86400]
notification interval, renotification/renotify/reminder interval | int num | plus 20 => number.typical values=[1800,3600,0,900,7200,86400]
total/affected children/child | int | of host service node; plus 20 => values values=[0,1,2,4,8,16] weights=[62,12,9,8,6,3]
percent state change end, state change percent end | num | plus 20 => number.measure mean=12 deviation=6 min=0 max=24.9 fractionDigits=1
clear time | int stamp | by set expire; plus 24 => date.recent
downtime start | int stamp | plus 24 => date.created
downtime end | int stamp | plus 24 => date.event after=@downtime_start
duration, flexible/scheduled duration | int | of downtime maintenance; by entry scheduled start; plus 20 => number.typical values=[3600000,7200000,1800000,14400000,900000]
flapping threshold high, high flapping threshold | num int | plus 20 => number.typical values=[30,50,35,40]
flapping threshold low, low flapping threshold | num int | plus 20 => number.typical values=[25,20,15,10]
^name | of checkcommand; plus 24 = hostalive|ping4|http|ssh|disk|load|procs|swap|smtp|dns|ntp_time|snmp|tcp|mysql|postgres|certificate
checkcommand name, check command name, check command | text | of service; plus 24 => values values=["http","disk","load","ssh","procs","swap","smtp","dns","certificate","postgres","ntp_time"]
checkcommand name, check command name, check command | text | of host; plus 24 => values values=["hostalive","ping4","hostalive4","icmp","ping6","tcp"] weights=[56,18,10,7,5,4]
^name | of eventcommand; plus 24 = restart-service|rotate-logs|clear-cache|reload-config|open-ticket|failover-vip|scale-out
eventcommand name, event command name, event command | text | of host service; plus 24 => values values=["restart-service","rotate-logs","clear-cache","reload-config","open-ticket"]
^name | of notificationcommand; plus 24 = mail-host-notification|mail-service-notification|sms-host-notification|sms-service-notification|chat-host-notification|chat-service-notification|pager-service-notification
^command | text | of eventcommand; plus 24 => values values=["/usr/lib/plugins/eventhandlers/restart_service","/usr/lib/plugins/eventhandlers/rotate_logs","/opt/handlers/open_ticket.sh","/opt/handlers/failover.sh","/opt/handlers/clear_cache.sh","/opt/handlers/scale_out.py","/usr/lib/plugins/eventhandlers/reload_config"]
^command | text | of notificationcommand; plus 24 => values values=["/etc/monitoring/scripts/mail-host-notification.sh","/etc/monitoring/scripts/mail-service-notification.sh","/opt/notify/sms.sh","/opt/notify/chat.py","/opt/notify/pager.py","/opt/notify/webhook.sh"]
check commandline, check command line, command line | text | of host; plus 26 => values values=["/usr/lib/nagios/plugins/check_ping -H 192.0.2.14 -c 5000,100% -w 3000,80%","/usr/lib/nagios/plugins/check_ping -H 198.51.100.7 -c 5000,100% -w 3000,80%","/usr/lib/nagios/plugins/check_icmp -H 192.0.2.31 -w 500,20% -c 1000,60%","/usr/lib/nagios/plugins/check_ping -6 -H 2001:db8::21 -c 5000,100% -w 3000,80%","/usr/lib/nagios/plugins/check_host -H 203.0.113.40 -t 10","/usr/lib/nagios/plugins/check_tcp -H 192.0.2.55 -p 22"]
^command, check commandline | text | of checkcommand host service; plus 24 => values values=["/usr/lib/nagios/plugins/check_ping -H 192.0.2.14 -w 100,5% -c 200,15%","/usr/lib/nagios/plugins/check_http -H www.example.com -S","/usr/lib/nagios/plugins/check_disk -w 20% -c 10% -p /","/usr/lib/nagios/plugins/check_load -w 5,4,3 -c 10,6,4","/usr/lib/nagios/plugins/check_ssh -t 10 db-01","/usr/lib/nagios/plugins/check_smtp -H mail-01 -p 25","/usr/lib/nagios/plugins/check_procs -w 250 -c 400","/usr/lib/nagios/plugins/check_swap -w 50% -c 25%","/usr/lib/nagios/plugins/check_ntp_time -H 192.0.2.123"]
# What a check takes, what tells people of it, and what does something about it.
argument key override | text | of notificationcommand; plus 32 => values values=["-d","-l","-n","-v","-b"] null=0.6
argument key override | text | of eventcommand; plus 32 => values values=["--service","--host","--state","--log"] null=0.6
argument key | text | of notificationcommand; plus 30 => values values=["-d","-l","-n","-o","-r","-s","-t","-v","-b","-c","-4","-i"]
argument key | text | of eventcommand; plus 30 => values values=["--service","--host","--state","--state-type","--attempt","--dry-run","--user","--log"]
argument value | text | of notificationcommand; plus 30 => values values=["$time.long$","$host.name$","$host.display_name$","$host.output$","$user.email$","$host.state$","$notification.type$","$service.name$","$service.output$","$notification.comment$","$address$","true"]
argument value | text | of eventcommand; plus 30 => values values=["$service.name$","$host.name$","$service.state$","$service.state_type$","$service.check_attempt$","$host.address$","restart","true"]
description | text | of notificationcommand; by argument; plus 30 => values values=["Time of the event.","Name of the host.","Address of the recipient.","Output of the check.","State of the host or service.","Kind of notification.","Comment of the person who sent it.","Also write to the system log.","Sender of the mail."] null=0.2
description | text | of eventcommand; by argument; plus 30 => values values=["Service to be restarted.","Host on which to run.","State that was reached.","Whether the state is soft or hard.","Number of the attempt.","Only print what would be done.","User who runs the handler."] null=0.2
set if | text | of notificationcommand; plus 30 => values values=["$notification_sendtosyslog$","$notification_logtosyslog$","$host.address$","$notification_weburl$","$mail_from$"]
set if | text | of eventcommand; plus 30 => values values=["$event_dry_run$","$event_force$","$event_log$","$event_verbose$"]
argument/option/key value separator, separator | text | of argument option parameter command; plus 20 => values values=["=",":"] weights=[86,14]
argument key override | text | plus 24 => values values=["--warning","--critical","-H","--timeout","-p","--ssl"] null=0.6
argument value | text | of argument; by argument skip set; plus 24 => values values=["$host.address$","$disk_wfree$","$http_port$","$ping_crta$","443","true","$load_wload1$"]
description | text | of argument; by argument; plus 24 => values values=["Name or IP address of the host.","Warning threshold.","Critical threshold.","Port to connect to.","Seconds before the connection times out.","Path or partition to check.","Use an encrypted connection."] null=0.2
envvar key | of checkcommand eventcommand notificationcommand; plus 24 = PATH|LANG|LC_ALL|HOSTNAME|HOSTADDRESS|SERVICEDESC|NOTIFICATIONTYPE|USEREMAIL|SNMP_COMMUNITY|TZ
envvar value | text | of checkcommand eventcommand notificationcommand; plus 24 => values values=["$host.name$","$host.address$","$service.name$","$notification.type$","$user.email$","C.UTF-8","/usr/bin:/bin"]
^value | text | of customvar; plus 24 => values values=["\"Linux\"","443","true","\"frankfurt\"","[\"web\",\"public\"]","\"on-call\"","{\"disk /\":{\"wfree\":\"20%\"}}","\"rack 12\""]
action url | text | of action host service; plus 24 => pattern regex=https://(grafana|graphs|metrics)[.]example[.](com|org)/d/(hosts|services|disks|network)/(web|db|mail|cache|app)-0[1-9]
note/notes url | text | of note notes host service; plus 34 => pattern regex=https://(wiki|docs|runbooks)[.]example[.](com|org)/(hosts|services|runbooks)/(web|db|mail|cache|app)-0[1-9]
^icon image | text | of icon host service; plus 24 => values values=["linux.png","windows.png","router.png","switch.png","database.png","printer.png","firewall.png","tux.svg","base/server.png","base/cloud.png"]
service user, run user, daemon user | text | plus 12 => values values=["monitoring","icinga","daemon","www-data","nobody","postgres"]
socket path | text | plus 16 => values values=["/run/notifications/api.sock","/run/app/app.sock","/var/run/agent.sock","/run/monitoring/daemon.sock"]
^name, display name | of service; by checkcommand flapping; plus 16 = HTTP|SSH|Disk /|Load|Ping|Memory|TLS certificate|Mail queue|Postgres connections|NTP
^name, display name | text | of host; by checkcommand flapping; plus 16 => internet.hostName
command endpoint name, endpoint name | of host service; plus 14 = master|satellite-eu|agent-web-01|satellite-us|agent-db-01
check/scheduling source | plus 12 = master|satellite-eu|satellite-us|agent-web-01|agent-db-01
check timeperiod name, timeperiod name, check period name | plus 12 = 24x7|workhours|nights|weekends|mon-fri
zone, zone name | of host service; by checkcommand flapping; plus 16 = master|satellite-eu|agents|satellite-us
^name | of zone; by depth global; plus 16 = master|satellite-eu|satellite-us|agents|global-templates|dmz|edge-fra|lab
output, check/plugin/long/long+plugin output | of host; by check checkcommand commandline; plus 20 = PING OK - Packet loss = 0%, RTA = 0.84 ms|PING OK - Packet loss = 0%, RTA = 12.31 ms|PING OK - Packet loss = 0%, RTA = 1.96 ms|PING WARNING - Packet loss = 20%, RTA = 148.02 ms|PING CRITICAL - Packet loss = 100%|PING OK - Packet loss = 0%, RTA = 0.31 ms|CRITICAL - Host Unreachable (192.0.2.14)|CRITICAL - 198.51.100.7: Host unreachable @ 192.0.2.1. rta nan, lost 100%
normalized performance data | text | of host; by check checkcommand commandline output; plus 30 => json keys="[( label=rta value=0.84|1.96|12.31|0.31 unit=ms warning=3000 critical=5000 ; label=pl value=0|0|0|20 unit=percent warning=80 critical=100 )]"
performance data, perf data, perfdata | of host; by check checkcommand commandline output; plus 20 = rta=0.842ms;3000.000;5000.000;0.000 pl=0%;80;100;0|rta=12.310ms;3000.000;5000.000;0.000 pl=0%;80;100;0|rta=1.964ms;3000.000;5000.000;0.000 pl=0%;80;100;0|rta=148.020ms;3000.000;5000.000;0.000 pl=20%;80;100;0|rta=0.307ms;3000.000;5000.000;0.000 pl=0%;80;100;0|pl=100%;80;100;0
output, check/plugin/long/long+plugin output | of host service check state; by check checkcommand commandline; plus 12 = OK - load average: 0.42, 0.61, 0.70|PING OK - Packet loss = 0%, RTA = 0.84 ms|HTTP OK: HTTP/1.1 200 OK - 5120 bytes in 0.204 second response time|DISK WARNING - free space: / 4210 MiB (18%)|SSH OK - OpenSSH_9.6 (protocol 2.0)|PROCS OK: 142 processes|DISK OK - free space: / 18210 MiB (71%)|SWAP OK - 98% free (4012 MB out of 4095 MB)|CRITICAL - Socket timeout after 10 seconds|NTP OK: Offset 0.0021 secs
is flapping/problem/acknowledged/handled, in downtime | bool enum int | of state host service check; plus 6 => datatype.boolean probability=0.08
is sticky acknowledgement, sticky acknowledgement | bool enum int | plus 6 => datatype.boolean probability=0.06
checks/check/handler/handlers/flapping/detection/perfdata/data/notifications enabled | bool enum | plus 2 => datatype.boolean probability=0.88
max check attempts, check attempts | int | of host service state check; plus 8 => number.typical values=[3,5,1]
set if | plus 10 = $http_ssl$|$ping_ipv4$|$disk_megabytes$|$http_sni$|$ssh_ipv6$
flatvalue, flat value | by flatname checksum; plus 16 = 20%|443|on-call|Linux|frankfurt|10%|true
flatname, flat name | by flatvalue checksum; plus 16 = disks.disk /.disk_wfree|http_vhosts.web.http_port|notification.mail.groups[0]|os|vars.location|disks.disk /var.disk_cfree
^name | text | of comment downtime; by checksum; plus 16 => pattern regex=(web-0[1-9]|db-0[1-4]|mail-01)!(http|disk|load|ssh)![0-9a-f]{8}-[0-9a-f]{4}
^name | of notification; by checksum interval; plus 14 = mail-oncall|sms-oncall|mail-support|chat-operations|pager-night|mail-managers
usergroup name, user group name, ^name/display name | of usergroup; by checksum; plus 24 = operators|on-call|network|dba|developers|management|first-level|storage
hostgroup name, host group name | plus 12 = linux-servers|windows-servers|network-devices|database-servers|web-servers|printers|staging
servicegroup name, service group name | plus 12 = http|disk|backup|mail|databases|load|certificates
^name, display name | of redundancy; plus 14 = Database cluster|Uplinks|Load balancers|Mail relays|DNS servers|Core switches
display name | of dependency; plus 14 = Core router|Uplink Frankfurt|Database cluster|Switch rack 4|Load balancer|VPN gateway
icon/icon+image alt, icon alt text | plus 14 = Linux|Windows|Router|Database|Switch|Printer
^note/notes | of host service; by checkcommand flapping; plus 12 = Behind the load balancer.|Replaced in March, warranty until 2027.|Reboot only after a call to operations.|Hosts the staging databases.|Known to be slow on Monday mornings.|Owned by the data team.|Backup at 02:00, load is high then.|Second power supply is missing.|To be retired this year.|Restart clears the queue.
heartbeat | int | of instance node server worker agent; plus 8 => date.recent
range key, day range | of timeperiod range; plus 10 = monday|tuesday|wednesday|thursday|friday|saturday|sunday|2025-12-25|2025-12-31
^text | of notification; by state previous; plus 10 = PROBLEM: web-01 is DOWN|RECOVERY: web-01 is UP|PROBLEM: db-01/load is WARNING|RECOVERY: db-01/load is OK|PROBLEM: mail-01/queue is UNKNOWN|PROBLEM: cache-02 is DOWN|RECOVERY: cache-02 is UP|PROBLEM: db-02/disk is CRITICAL|ACKNOWLEDGEMENT: mail-01/queue, looking into it|RECOVERY: db-02/disk is OK|DOWNTIME START: kernel update
comment | of downtime acknowledgement; by host; plus 10 = Kernel update|Planned maintenance|Replacing a disk|Known issue, vendor informed|Power work in rack 4|Looking into it|Move to the new switch|Database upgrade|Firmware update, host restarts twice|Memory is exchanged|Restore test|Waiting for spare parts
^text, ^comment | of comment; by host; plus 12 = Looking into it.|Waiting for the vendor.|Caused by the network change, back soon.|Disk ordered, arrives on Tuesday.|False alarm, threshold raised.|Ticket opened with the data centre.|Happens during the backup, harmless.|Moved to the new cluster in May.|Certificate renewed, will clear by itself.|Cleaned up old logs.|Known issue, fixed in the next release.|Please call before a restart.
`;
