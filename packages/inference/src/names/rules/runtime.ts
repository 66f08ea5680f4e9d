/** What schedulers, brokers of sign-in and migrations of any framework keep of themselves. */
export const runtime = String.raw`
dag id | text | in systems; plus 14 => pattern regex=(etl|report|sync|export|train|cleanup)_(orders|customers|events|billing|inventory|sessions|invoices|search)_(daily|hourly|weekly)
task id | text | in systems; by dag; plus 14 => pattern regex=(extract|load|transform|check|notify|publish|wait_for)_(orders|customers|events|billing|inventory|files|report)
run id | text | in systems; by dag; plus 14 => pattern regex=(scheduled|manual)__2025-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T0[0-6]:00:00[+]00:00
operator, operator name | of task; in systems; by dag; plus 16 = PythonOperator|BashOperator|EmptyOperator|SQLExecuteQueryOperator|HttpOperator|EmailOperator
executor, executor class | in systems; plus 12 = LocalExecutor|CeleryExecutor|KubernetesExecutor|SequentialExecutor
schedule interval | text | in systems; plus 12 => system.cron
file loc, fileloc, source file | text | in systems; len>100; plus 12 => pattern regex=/(opt/jobs|srv/app)/(etl|reports|billing|sync|export)_(daily|hourly|orders|users|events)\.py
unix name, unixname, os user, unix user, run as | in systems; plus 12 = deploy|root|www-data|app|worker
conn id, connection id | text | of connection; in systems; plus 12 => pattern regex=(postgres|mysql|aws|http|ssh|slack|smtp|redis)_(default|warehouse|reports|backup|prod)
conn type, connection type | of connection; in systems; by host schema login; plus 16 = postgres|http|mysql|aws|ssh|redis|smtp|slackwebhook
schema, schema name | text | of connection datasource source database; by host port login; plus 14 => values values=["public","analytics","main","reporting"] weights=[50,22,16,12]
data source name, datasource name | by type access url; in systems; plus 20 = Prometheus|PostgreSQL|Loki|Production DB|Tempo|Graphite|InfluxDB|Elasticsearch
data source type, datasource type | by access url; in systems; plus 18 = prometheus|postgres|loki|mysql|tempo|graphite|influxdb
data source access, datasource access | in systems; plus 12 = proxy|direct
annotations | text json | of rule alert; by condition; plus 14 => json keys="summary='Error rate too high|Disk almost full|No heartbeat' runbook_url=https://docs.example.com/runbooks/errors|https://docs.example.com/runbooks/disk"
labels | text json | of rule alert instance; plus 12 => json keys="severity=critical|warning|info team=platform|payments|web service=checkout|search|api"
trust level, group locked/manual locked trust level | int | plus 10 => values values=[1,0,2,3,4] weights=[40,22,22,12,4]
percent rank | num | plus 12 => number.percent max=1
method, cook method, trigger, requirement, processing, reason, origin, protocol, direction, scope, context, suspension origin | int | in systems forum chat; plus 4 => number.code max=4
^name | text | of setting settings; by value; plus 20 => code.settingKey
text | text | of status; by spoiler reblog visibility; plus 20 => text.body
actor type | text | of account actor; by inbox outbox; plus 14 => values values=["Person","Service","Application","Group"] weights=[84,8,4,4]
^title | text | of user; by username login; not by body; plus 10 => person.jobTitle null=0.4
^title | text | of customer contact patient passenger guest subscriber; by first last; plus 12 => person.prefix null=0.4
theme, account/admin/email/login/site/ui theme, theme name | text | in systems; plus 10 => values values=["default","light","dark","classic","minimal"] weights=[50,18,18,8,6]
otp policy type, otp type | plus 14 = totp|hotp
policy type | in systems; plus 10 = role|user|time|scope|client
digits, otp digits, otp policy digits | int | in systems; plus 12 => values values=[6,8] weights=[90,10]
otp policy period, otp period | int | plus 12 => values values=[30,60] weights=[90,10]
ssl required | text | plus 12 => values values=["external","none","all"] weights=[70,14,16]
lifespan, max lifespan, token/session/action/login/code lifespan | int | in systems; plus 8 => values values=[300,1800,3600,36000,60,86400] weights=[28,20,18,14,10,10]
protocol | of mapper client scope realm; in systems; plus 14 = openid-connect|saml|oauth2
protocol | in systems; not by port ethertype direction address; plus 4 = https|http|tcp|udp|grpc
protocol mapper name, mapper type | plus 14 = oidc-usermodel-attribute-mapper|oidc-full-name-mapper|oidc-audience-mapper|oidc-group-membership-mapper|saml-role-list-mapper
^name | of mapper; in systems; plus 14 = username|email|given name|family name|groups|locale|audience|email verified|full name|realm roles
client authenticator type | text | plus 14 => values values=["client-secret","client-jwt","client-x509"] weights=[84,10,6]
provider id | text | of component execution flow identity provider mapper; in systems; plus 12 => values values=["oidc","saml","ldap","google","github","basic-flow","rsa-generated","hmac-generated"] weights=[20,16,14,12,12,10,8,8]
^name | of component; in systems; by provider; plus 16 = rsa-generated|hmac-generated|aes-generated|Allowed Client Scopes|Trusted Hosts|ldap|Max Clients Limit|Consent Required
provider type | of component; in systems; plus 14 = org.example.keys.KeyProvider|org.example.storage.UserStorageProvider|org.example.clients.RegistrationPolicy
alias, provider/flow/config alias | text | in systems; not of person contact patient customer artist; plus 6 => values values=["browser","direct-grant","registration","google","github","corporate","default","reset-credentials"] weights=[18,14,14,14,12,10,10,8]
reason, reject/revoke/invalid/delete/deletion/deactivation/removal/report/flag reason, reversed/rejected/revoked reason | text | in systems; not of booking payment refund leave visit; plus 2 => values null=0.4 values=["No longer used","Requested by the owner","Duplicate","Policy changed","Security review","Spam","Expired","Created by mistake"] weights=[18,18,14,12,12,10,8,8]
user title, custom title, flair | text | of user member; in systems forum; plus 8 => person.jobTitle null=0.6

author | text | of changelog databasechangelog; by exectype md 5 sum orderexecuted; plus 20 => values values=["a.keller","m.dubois","omar","lena","release-bot"] weights=[30,24,18,16,12]
file name, filename | text | of changelog databasechangelog; by exectype orderexecuted liquibase; plus 24 => pattern regex=db/changelog/(releases/)?v[1-4]\.[0-9]/0[0-4][1-9]-(create|alter|add|drop|index)-(users|orders|roles|tokens|events|settings)\.(xml|yaml)
exectype, exec type | plus 14 = EXECUTED|RERAN|MARK_RAN
orderexecuted, order executed, installed rank | int | plus 12 => number.int min=1 max=400
md 5 sum, md sum | text | len<=40; by exectype; plus 14 => pattern regex=9:[0-9a-f]{32}
description | text | of changelog databasechangelog; by exectype; plus 20 => pattern regex=(createTable|addColumn|dropColumn|createIndex)[ ]tableName=(users|orders|roles|tokens|events|settings)
comments, contexts, labels, tag | text | of changelog databasechangelog; by exectype; plus 20 => values null=0.9 values=[""]
liquibase | text | plus 14 => values values=["4.29.1","4.27.0","4.23.2","3.10.3"] weights=[40,26,20,14]
deployment id | text | by liquibase exectype; plus 14 => string.numeric length=10
version | text | of flyway history; by installed rank; plus 20 => pattern regex=([1-9]|1[0-9])(\.[0-9])?
script | text | of flyway history; by installed rank; plus 20 => pattern regex=V[1-9][0-9]?__(create|alter|add|drop|index)_(users|orders|roles|tokens|events|settings)\.sql
^type | text | of flyway history; by installed rank; plus 20 => values values=["SQL","JDBC","BASELINE"] weights=[90,6,4]
description | text | of flyway history; by installed rank; plus 20 => pattern regex=(create|alter|add|drop|index)[ ](users|orders|roles|tokens|events|settings)
installed by | text | by installed rank; plus 20 => values values=["app","flyway","migrator","postgres"] weights=[40,30,20,10]
migration name | text | by checksum logs steps; plus 16 => pattern regex=2024(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])1[0-9]45(00|30)_(init|add|drop|rename)_(users|orders|roles|tokens|events|settings)
^name | text | of migration knex; by batch time; plus 22 => pattern regex=2024(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])[01][0-9]3[0-9]00_(create|alter|add|drop)_(users|orders|roles|tokens|events|settings)\.js
date/update/creation/created/updated/delivery/expiry epoch, epoch, epoch end | int | in systems; not of model training experiment run; plus 8 => date.epoch
version num | text | of alembic; plus 16 => string.hexadecimal length=12
tyear, t year | int | plus 10 => number.int min=2022 max=2025
tmonth, t month | int | plus 10 => number.int min=1 max=12
tweek, t week | int | plus 10 => number.int min=1 max=53
state changer, status changer, changed by | text | in systems; plus 10 => internet.username
important, graceful, complete, personal, obsolete, mandatory, optional, readonly, encrypted, moderated | int | in systems; plus 6 => values values=[0,1] weights=[70,30]
expires at, expiry, expires, expires on, expiration | text | len>18; plus 6 => date.expires
log name, ^name | of log; by num lines slug; in systems; plus 16 = stdio|stderr|problems|summary|warnings|interrupt
branch, base branch, target branch | text | in systems software; plus 4 => git.branch
duration ns, elapsed ns, time ns | int | plus 10 => number.lognormal median=2500000 sigma=1
`;
