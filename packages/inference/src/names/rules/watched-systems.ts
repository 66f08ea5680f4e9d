/** What is watched and how: checks, metrics, alert rules, incidents, traces, certificates. */
export const watchedSystems = String.raw`
tls/ssl version, tls protocol, min tls version, tls min version, minimum tls version | plus 14 = TLSv1.3|TLSv1.2|TLSv1.1
http/protocol version | of request api http access log connection edge span; plus 14 = HTTP/2|HTTP/1.1|HTTP/3
http version | plus 12 = HTTP/2|HTTP/1.1|HTTP/3
api version | plus 8 = v1|v2|2024-06-20|v3|2025-01-01
cipher suite, cipher, tls cipher, ssl cipher | plus 14 = TLS_AES_128_GCM_SHA256|TLS_AES_256_GCM_SHA384|ECDHE-RSA-AES128-GCM-SHA256|TLS_CHACHA20_POLY1305_SHA256
key algorithm, public key algorithm, key type | of certificate cert tls key; plus 14 = RSA|ECDSA|Ed25519
signature algorithm | of certificate cert; plus 14 = sha256WithRSAEncryption|ecdsa-with-SHA256|ecdsa-with-SHA384|sha384WithRSAEncryption
key size, key length, key bits | int | of certificate cert; plus 10 => number.typical values=[2048,256,4096,384]
days left, days remaining, days to/until expiry | int | of certificate cert domain tls; plus 12 => number.int min=3 max=89
pem, certificate pem, cert pem, ^certificate, public cert | text | of certificate cert tls; plus 12 => template template="-----BEGIN CERTIFICATE-----\nMII{{string.base64}}\n{{string.base64}}\n-----END CERTIFICATE-----"
ct log, transparency log | plus 14 = argon2025h2|xenon2025h1|nimbus2025|oak2025h2
alt names, subject alt names, subject alternative names, san, sans, dns names | array | plus 12 => array element={"kind":"internet.domainName"} min=1 max=3
subject, subject dn, issuer, issuer dn, issuer name, tls issuer, tls subject | text | by tls certificate cert psk serial fingerprint; plus 14 => pattern regex="CN=(Issuing CA [1-4]|Root CA|mail\\.example\\.com|www\\.example\\.org|\\*\\.example\\.net), O=(Halden Labs|Brightline|Northgate), C=(DE|NL|US|GB)"
psk identity, tls psk identity | text | plus 14 => pattern regex="psk-(web|db|proxy|edge)-0[1-9]"
tls psk, psk, pre shared key | text | plus 10 => string.hexadecimal length=64
ipmi password, snmp password, snmp auth+passphrase | text | plus 12 => string.alphanumeric
# Checks.
check command, command name | of service host check; about monitoring; plus 8 = check_http|check_ping|check_disk|check_load|check_ssh|check_mysql|check_nrpe
check command args, command args | about monitoring; plus 10 = -w 20% -c 10%|100.0,20%!500.0,60%|-p 443 -S|-w 5,4,3 -c 10,8,6
perfdata, perf data | text | plus 10 => values values=["rta=1.240ms;100;500;0 pl=0%;20;60","load1=0.42;5;10;0","/=14820MB;38000;42000;0;48000","time=0.084s;;;0 size=5120B","users=2;20;50;0"]
output, ^long output, plugin output, check output, status text | about monitoring; of service host check; plus 10 = OK - load average: 0.42, 0.51, 0.48|PING OK - Packet loss = 0%, RTA = 1.24 ms|DISK WARNING - free space: / 4820 MB (10%)|HTTP OK: HTTP/1.1 200 OK - 5120 bytes in 0.084 s|CRITICAL - Socket timeout after 10 seconds
display name, service name, ^name, check name | of service check; by check notification flap attempt perfdata; plus 14 = HTTP|Ping|Disk /|Load|SSH|MySQL|Swap|NTP
timeperiod, check/notification timeperiod/period, time period | plus 14 = 24x7|workhours|nonworkhours|weekend
event handler | about monitoring; plus 10 = restart-service|notify-oncall|clear-cache|none
msg, ^message, status message | of heartbeat check probe ping monitor; plus 14 = 200 - OK|timeout of 48000ms exceeded|connect ECONNREFUSED|Keyword found|503 - Service Unavailable|getaddrinfo ENOTFOUND
units, ^unit | of item metric monitoring series; about monitoring; plus 6 = %|B|ms|bps|s|req/s
^delay, update interval, check interval, ^history, ^trends, lifetime, ^timeout, keep firing for, group wait, group interval, repeat interval, pending period, scrape interval, evaluation interval, ^for, refresh, retention | about monitoring; plus 10 = 1m|30s|5m|15m|1h|10s
^history, ^trends, lifetime | of item discovery; by delay history trends; plus 14 = 90d|365d|31d|7d|0
snmp oid, ^oid | text | plus 10 => pattern regex="1\\.3\\.6\\.1\\.2\\.1\\.(1\\.3|2\\.2\\.1\\.(8|10|16)|25\\.2\\.3\\.1\\.[56])\\.\\d{1,2}"
item key, ^key | of item check discovery; about monitoring; plus 8 = system.cpu.load[all,avg1]|vm.memory.size[available]|vfs.fs.size[/,pused]|net.if.in[eth0]|agent.ping|proc.num[nginx]
^name | of item; by key delay trends units history value; about monitoring; plus 12 = CPU load|Available memory|Free disk space on /|Incoming traffic on eth0|Agent ping|Number of processes
logtimefmt, log time format | plus 10 = yyyy-MM-dd hh:mm:ss|dd/MM/yyyy:hh:mm:ss|yyyyMMdd hh:mm
jmx endpoint | text | plus 10 => template template="service:jmx:rmi:///jndi/rmi://{{internet.hostName}}:12345/jmxrmi"
status codes, accepted status codes, expected status codes | plus 10 = 200|200-299|200,301,302|200-399|2xx
^posts, post data, request post | about monitoring; plus 10 = {"ping":true}|user=test&check=1|<ping/>
expression, trigger expression, problem/recovery expression, ^condition, promql, query expression, alert expression | text | of trigger alert rule monitor; about monitoring; plus 12 => values values=["avg(/web-01/system.cpu.load,5m)>5","rate(http_requests_total{status=\"500\"}[5m]) > 0.05","last(/db-01/vfs.fs.size[/,pused])>90","up == 0","histogram_quantile(0.95, sum(rate(request_seconds_bucket[5m])) by (le)) > 1","min(/mail-01/agent.ping,3m)=0"]
promql, metric+sql, logql | text | plus 12 => values values=["rate(http_requests_total{status=\"500\"}[5m]) > 0.05","up == 0","sum by (job) (rate(errors_total[5m]))","node_filesystem_avail_bytes / node_filesystem_size_bytes < 0.1","{app=\"api\"} != \"debug\""]
^condition, condition ref | of alert rule; len<=200; by uid data title; plus 14 = A|B|C
^description, ^name, event name, trigger/problem/alert name | of trigger; by expression priority status recovery; about monitoring; plus 12 = High CPU load on {HOST.NAME}|Free disk space is less than 10%|{HOST.NAME} is unavailable|Too many processes|Certificate expires in 7 days|Memory usage above 90%
^title, ^name, rule/alert name, ^alert+name | of alert rule; by threshold interval expression condition data promql severity labels firing; about monitoring; plus 14 = High error rate|Disk almost full|Instance down|High memory usage|Slow responses|Queue growing|Certificate expires soon|Replication lag
labels, ^annotations | text json | of alert rule; about monitoring; plus 14 => json keys="severity=critical|warning|info team=platform|data|payments service=api|web|worker"
opdata, operational data | plus 10 = Current load: {ITEM.LASTVALUE1}|Used: {ITEM.LASTVALUE1}|Last value: {ITEM.VALUE}
receiver, contact point, notification target/receiver | about monitoring; plus 12 = oncall|slack-alerts|email-ops|pagerduty|webhook
mute timings, mute time intervals | array | plus 10 => array element={"kind":"values","parameters":{"values":["weekends","maintenance","nights","holidays"]}} min=0 max=2
group by, ^group by labels | array | about monitoring; of alert rule notification; plus 10 => array element={"kind":"values","parameters":{"values":["alertname","instance","job","severity","cluster"]}} min=1 max=3
time from, time to, ^from time | of dashboard panel report view; plus 10 = now-6h|now-24h|now|now-7d|now-1h
instance, ^target, scrape target | text | of metric series alert sample; by job name value labels; plus 12 => pattern regex="(web|db|app|cache|queue)-0[1-9]\\.internal\\.example:(9100|8080|9187)"
^job, scrape job, job name | of metric series sample target; by instance labels value; plus 10 = node|api|postgres|nginx|kubernetes-pods
help, ^help text, metric help/description | of metric; plus 10 = Total number of HTTP requests.|Current memory usage in bytes.|Number of jobs in the queue.|Request duration in seconds.|CPU time by mode.
^for, for duration, ^pending | int | of alert rule; plus 14 => number.typical values=[300,60,0,600,900]
^clock, event time | int | of history trend item event problem alert; by value ns item num; => date.past unit=s
^clock | int | => date.past unit=s
^ns, nanoseconds | int | by clock; plus 10 => number.int min=0 max=999999999
time unix nano, start time unix nano, end time unix nano | int | plus 14 => number.int min=1748000000000000000 max=1764000000000000000
status code, span status | of span trace; plus 14 = OK|UNSET|ERROR
trace state, tracestate | plus 10 = vendor=00f067aa0ba902b7|congo=t61rcWkgMzE|rojo=00f067aa0ba902b7
# Incidents and on call.
commander, incident commander/lead/manager, responder, on call user/engineer | text | of incident oncall alert; plus 12 => person.fullName
impact, business impact | of incident outage; len<=30; plus 12 = major|minor|critical|none|partial outage
^components, affected components/services/systems | of incident outage maintenance; plus 12 = API|Website|Database, API|Payments|E-mail delivery|Search
postmortem, post mortem, retrospective, lessons learned | of incident outage; plus 12 = A migration locked the orders table for 14 minutes.|The certificate was not renewed in time; renewal is automatic now.|Traffic doubled after the campaign and the pool was too small.|A failed disk slowed down replication.
resolution notes, resolution, ^fix, resolution summary | of incident outage problem; about monitoring; plus 12 = Rolled back to the previous version.|Restarted the workers.|Added two nodes.|Renewed the certificate.|Increased the connection pool.
^content, ^description, ^summary, ^symptom | of incident outage; about monitoring; plus 8 = Requests to the API fail with 503.|Pages load slowly for some customers.|E-mails are delivered late.|We are investigating login problems.|The dashboard shows old data.|Payments are declined in one region.
^title, incident title | of incident outage; about monitoring; plus 8 = API errors in eu-west-1|Slow dashboard|Delayed e-mails|Login problems|Database failover|Payments declined|Elevated latency
^style | of incident status page; plus 10 = warning|danger|info|primary|light
^style, dashboard style/theme | of dashboard; plus 12 = dark|light
rotation type, rotation | of oncall schedule rotation; plus 12 = weekly|daily|custom|biweekly
layer name, ^layer | of oncall schedule rotation; plus 14 = Primary|Secondary|Weekend|Night shift|Backup
^name, schedule name | of oncall schedule rotation; by handoff rotation layer escalation shift; plus 14 = Platform primary|Database on call|Web weekend|Support escalation|Payments primary
# Errors and traces.
op, span op, operation type | of event span transaction; plus 14 = http.server|db.query|pageload|http.client|queue.task
mechanism, exception mechanism | of event error exception; plus 12 = generic|onerror|onunhandledrejection|instrument|logging
exception value, error value, exception message | of event error exception issue; plus 14 = Cannot read properties of undefined (reading 'id')|division by zero|connection refused|KeyError: 'email'|Timeout after 30 s|list index out of range
sdk name | plus 12 = javascript.react|python|otel.go|java|otel.nodejs
event id | text | len<=32; of event error; plus 4 => string.hexadecimal length=32
error budget remaining, error budget left, budget remaining | num | plus 14 => number.measure mean=0.62 deviation=0.25 min=-0.2 max=1 fractionDigits=4
`;
