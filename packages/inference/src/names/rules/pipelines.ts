/** What delivers software: pipelines with resources, workers and steps; packages in a registry; migrations and jobs. */
export const pipelines = String.raw`
# Resources that a pipeline watches, what its jobs take in and put out.
^name | of resource prototype; by pipeline; plus 16 = source|app-image|nightly|release-notes|staging-lock|ci-tools|docs-site|unit-image|version|artifacts-bucket
^type | of resource prototype; by pipeline; plus 16 = git|registry-image|time|s3|github-release|pool|semver
resource type name | in software; plus 20 = git|registry-image|time|s3|github-release|pool|semver|slack-alert|helm-chart|docker-compose
resource types | text | of worker node agent; in software; plus 12 => json keys="[type=git|registry-image|time|s3|semver version=1.14.0|1.9.2|0.6.1 privileged:bool]"
input/output name, ^name | of input output; in software; plus 12 = source|repo|image|version|binaries|ci|test-results|docs|config|cache
step name | of container cache build job task pipeline run; in software; plus 12 = unit-tests|build|fetch-source|lint|deploy|publish|integration-tests|package|notify|compile|smoke-tests|scan-image|restore-cache|e2e-tests|migrate|push-image|bump-version|sign|upload-artifacts|coverage|type-check|format|docs|render|load-tests|tag-release|rollback|cleanup|wait-for-approval|seed-data|vet
pipeline name | in software; plus 12 = main|release|nightly|pull-requests|docs-site|infrastructure|mobile-app|security-scan|staging|data-import
... group | of job serial; in software; plus 12 = deploy|database|staging|release|e2e-tests|production
^name | text | of component; by interval; plus 14 => pattern regex=((atc|web|data)-)?(build|check|volume|container|log|worker|artifact|resource|secret|event)-(scheduler|scanner|collector|tracker|reaper|syncer|notifier|cleaner)
handle | text | of container volume sandbox; plus 10 => string.uuid
plan, private/public/build plan | text json | of build check; plus 16 => json keys="id=6b20|71c9|5f1a|8e03 do[task=build|test|deploy|fetch image=node:22|postgres:17|alpine:3 privileged:bool]"
instance/pipeline variables/variable/vars/var | text json | in software; plus 10 => json keys="branch=main|release/2.4|develop region=eu|us|ap env=staging|production|test?"
variable/var sources/source | text | plus 12 => json keys="[( name=vault|vault-eu type=vault config{url=https://vault.internal.example path_prefix=/concourse|/ci} ; name=ssm type=ssm config{region=eu-west-1|us-east-1} ; name=static type=dummy config{vars{branch=main registry=registry.example.com}} )]"
path | of cache volume; in software; plus 10 = /root/.cache/go-build|/root/.npm|node_modules|.gradle/caches|/var/cache/apt|target/release|.m2/repository
path | of cdn cloudfront invalidation purge; plus 12 = /index.html|/assets/*|/crates/index.json|/feed.xml|/docs/latest/*|/downloads/latest.json|/*
log file path | text | plus 14 => pattern regex=logs/2025/(0[1-9]|1[0-2])/(0[1-9]|1[0-9]|2[0-8])/access-[0-9]{4}\.log\.gz
^image | of worker container runtime task step; in software; plus 16 = registry.example.com/ci/git:1.14|registry.example.com/ci/base:2.3.1|postgres:17|node:22-slim|alpine:3.21|registry.example.com/ci/deploy:0.9|golang:1.24
url | text | of worker agent runner; by address platform; plus 6 => pattern regex=http://10\.0\.[0-9]\.[1-9][0-9]:7788
address | text | of worker agent runner; by platform; plus 10 => pattern regex=10\.0\.[0-9]\.(1[0-9][0-9]|[2-9][0-9]):7777
max in flight | int | plus 20 => number.typical values=[1,2,3,5,10]
team name | text | in software; plus 20 => pattern regex=(Platform|Payments|Mobile|Data|Infrastructure|Security|Growth|Web|Search|Identity)([ ](Core|Tools|Ops|Services|Europe|Research))?
^schema | text | of build; by plan; plus 20 => values values=["exec.v2","exec.v1"] weights=[95,5]
resolve/resolution/resolver/fetch/check error | text | of build input resource job pipeline; plus 14 => values values=["no satisfiable builds from passed jobs","latest version of resource not found","pinned version is not available","resource has not been checked yet","credentials for the registry have expired"] null=0.88
^comment/body/text, comment text | of build deployment pipeline pin; plus 10 = Restarted after the registry timed out.|Flaky test, passed on the second run.|Paused until the migration is done.|Released with the hotfix for logins.|Pinned while we look at the memory leak.|Runs with the old image until Friday.|Triggered by hand for the demo.|Cache cleared, second run is fast.|Rolled back, see the ticket.|Failed on a network error, not the code.|Looks good, promoting to production.
payload | text | of build; plus 16 => json keys="data=compiling+main.go|ok+all+tests+passed|pushing+image|fetching+source origin=stdout|stderr time=1735725600|1738317600|1740909600"
^type, event type | of build event; by payload; plus 16 = log|start-task|finish-task|initialize-task|status|start-get|finish-get|error|selected-worker
^version | of build event; by payload; plus 14 = 1.0|2.0|5.1|3.0
^config | json | of job; by pipeline; in software; plus 16 => json keys="name=unit-tests|build|deploy|lint serial:bool plan[( get=source|version|app-image trigger=true|false ; task=run-tests|compile|lint file=ci/tasks/test.yml|ci/tasks/build.yml ; put=app-image|artifacts-bucket )]"
^config | json | of resource prototype; by pipeline; plus 16 => json keys="( name=source|ci-tools|docs-site type=git source{uri=https://git.example.com/platform/checkout.git|https://git.example.org/tools/cli.git branch=main|develop} ; name=app-image|unit-image type=registry-image source{repository=registry.example.com/app|registry.example.com/unit tag=latest|stable} ; name=nightly type=time source{interval=24h|6h} )"
metadata | json | of resource; by version digest cache; in software; plus 16 => json keys="[( name=commit value=git.commitSha ; name=author value=person.fullName ; name=branch value=main|develop ; name=message value='Fix the login form|Raise the version|Cache the dependencies' )]"
# Who did what seldom is done.
paused/archived/blocked/banned/suspended/muted/locked/deleted/removed/quarantined/revoked/disabled/deactivated/cancelled/canceled/rejected/aborted/pinned by | text | plus 8 => internet.username null=0.9
last check/run/build/attempt/sync/delivery/import/backup/deploy succeeded/successful/passed/ok | bool | plus 8 => datatype.boolean probability=0.93
certs/certificates/cert+store path/dir/directory | plus 16 = /etc/ssl/certs|/usr/local/share/ca-certificates|/etc/pki/tls/certs|/opt/app/certs
process/run/container/step user | of container step process task sandbox; plus 12 = root|build|worker|www-data|nobody|ci
missing/stalled/unreachable/offline/down/unhealthy/invalid/failing/broken/degraded/inactive/blocked/paused/disabled/outdated/stale/idle/unresponsive since | stamp int | plus 10 => date.event after=@created null=0.85
tags, labels | text | of worker node agent runner; in software; plus 12 => values values=["linux","gpu","arm64","large-memory","eu-west","deploy","windows"] weights=[34,12,14,12,12,10,6] null=0.2
active/running/pending/queued tasks/jobs/builds/containers | int | of worker node agent runner; plus 14 => number.typical values=[2,1,3,0,5,8,12]
max/maximum active/running/pending/queued tasks/jobs/builds/containers | int | plus 16 => number.typical values=[10,5,20,50,4]
message, ^text | of wall banner; plus 12 = Maintenance tonight from 22:00 to 23:00 UTC.|Builds are slow, we are adding workers.|The registry is back, please restart failed builds.|New workers with more memory are online.|Deployments are frozen until Monday.
exit code/status, return code | int | plus 10 => values values=[0,1,2,137,127,143] weights=[82,9,3,3,1,2]
history length, event count | int | by workflow execution; plus 12 => number.lognormal median=38 sigma=0.9
workflow id | text | by run execution; plus 10 => pattern regex=(order|invoice|onboarding|refund|report|import)-[1-9][0-9]{3,5}
parent/root workflow id | text | by run execution; plus 12 => pattern regex=(order|invoice|onboarding|refund|report|import)-[1-9][0-9]{3,5}
run id, parent/root/first/original run id | text | by workflow execution; len>35; plus 12 => string.uuid
namespace id | text | by workflow run execution; len>35; plus 12 => string.uuid
namespace/project/group/user id | text | of gitlab; plus 18 => string.numeric length=8
encoding | by memo search attribute workflow execution; plus 12 = Proto3|Json
task queue | by workflow execution; plus 14 = default|orders|payments|emails|reports|imports|onboarding
^name, user name | text | of reserved; plus 20 => pattern regex=reserved_(admin|root|core|std|alloc|test|support|security|docs|api|www|mail|staff|team|help|status|billing|legal|press|system)(_(bot|team|crate|internal|group|main|old|user|service|account|tools|data|web|dev|ops|eu|us|hq|beta|next))?
links | text | of version crate package; by edition license lib checksum; plus 14 => values values=["z","openssl","sqlite3","git2","ssh2","curl","png","jpeg","zstd","bz2","lzma","ffi","clang","pq","mysqlclient"] null=0.9
^namespace | of gitlab; by project workflow; plus 18 = platform-team|data-tools|web-group|libs|infra|opensource|mobile
workflow file path | of gitlab; plus 14 = .gitlab-ci.yml|ci/publish.yml|.gitlab/publish.yml|ci/release.yml
^login | text | of team; by github organization org avatar; plus 14 => pattern regex=github:(acme|northwind|copper|harbor|lumen|atlas|tundra|vertex):(core|maintainers|release|docs|security|infra|wasm)
tokens, available/remaining tokens | int | of bucket limit; plus 12 => number.typical values=[30,29,28,5,4,10,24]
version/package/crate links, native library | text | of version crate; plus 8 => values values=["z","openssl","sqlite3","git2","curl","png","zstd"] null=0.9
path | tree | of category; plus 8 => values values=["web_programming","web_programming.http_server","development_tools","development_tools.testing","cryptography","data_structures","game_development","game_development.graphics","network_programming","algorithms"]
# Packages, their versions and what they depend on.
crate/package/library/gem name | text | of deleted removed yanked; in software; plus 18 => pattern regex=(old|legacy|temp|unused|demo|draft|abandoned|broken)-(json|toml|http|queue|cache|parser|log|time|graph|crypto|color|shell|matrix|image|table|sync)(-(core|macros|utils|cli|derive))?
crate/package/library/gem name, original crate/package name | text | not of deleted reserved; in software; plus 14 => pattern regex=(fast|tiny|async|safe|mini|open|smart|light|next|pure)_(json|toml|http|queue|cache|parser|log|time|graph|crypto|color|shell|matrix|image|table|sync)(_(core|macros|utils|cli|derive))?
explicit name | of dependency; plus 14 = json|http-client|log|async-rt|parser|crypto-core|time-utils
bin/binary/executable names | array | of version crate package release; plus 12 => array element={"kind":"values","parameters":{"values":["server","cli","convert","bench","migrate","fmt","daemon"]}} max=2
^category, ^name, category name | of category; by crate package gem; plus 18 = Command-line utilities|Web programming|Parser implementations|Asynchronous|Data structures|Cryptography|Embedded|Game development|Network programming|Development tools
categories/category | array | of version crate package release; in software; plus 14 => array element={"kind":"values","parameters":{"values":["command-line-utilities","web-programming","parser-implementations","asynchronous","data-structures","cryptography","embedded","network-programming"]}} max=3
keywords/keyword/topics | array | of version crate package release repository; in software; plus 14 => array element={"kind":"values","parameters":{"values":["async","json","parser","http","cli","logging","crypto","database","macros","testing","config","wasm"]}} max=4
^keyword | text | of keyword; by crate package gem; plus 16 => pattern regex=(async|json|http|cli|log|crypto|database|macro|test|config|wasm|graphql|regex|yaml|linear|image|audio|game|color|time)(-(parser|client|server|utils|derive|runtime|types|format|tools|cache))?
^description | of crate package library gem module plugin extension; by license readme repository homepage documentation; plus 8 = A small JSON parser without dependencies.|Command line tool for checking links in documentation.|Async HTTP client with retries and timeouts.|Typed configuration from files and the environment.|Bindings for the graphics library.|Structured logging with little overhead.|Derive macros for common traits.|Reads and writes CSV files of any size.
^description | of version release; by edition semver license; plus 10 = A small JSON parser without dependencies.|Command line tool for checking links in documentation.|Async HTTP client with retries and timeouts.|Typed configuration from files and the environment.|Structured logging with little overhead.|Derive macros for common traits.
readme, readme text/content | text | plus 8 => values values=["# json-lite\n\nA small JSON parser without dependencies.\n\n## Usage\n\nAdd it to your project and call parse.","# http-client\n\nAsync HTTP client with retries.\n\n## License\n\nMIT","# Getting started\n\nInstall the package, then run the setup command.","# link-check\n\nFinds dead links in documentation.\n\n## Contributing\n\nIssues and patches are welcome."] weights=[30,26,24,20]
yank/removal/withdrawal/deprecation message, ^message | of yanked deleted version package crate; in software; plus 10 = Broken build on Windows|Superseded by 2.0|Published by mistake|Security issue, please update|Name given to another project|Wrong license in the manifest
rust version, msrv, minimum rust version | plus 14 = 1.70.0|1.74|1.65.0|1.81|1.60|1.56
number no build | text | plus 10 => system.semver
crate/package/tarball/archive size | int | plus 10 => number.logUniform min=3000 max=3000000
max upload size, max file/image/attachment/upload size/bytes, max file upload size | int | plus 10 => number.typical values=[10485760,5242880,20971520,52428800,2097152]
has lib/library | bool | plus 8 => datatype.boolean probability=0.85
repository owner, repository owner name | text | plus 10 => internet.username
^namespace | of gitlab github repository; by project workflow; plus 14 = platform-team|data-tools|web-group|libs|infra|opensource|mobile
^project | of gitlab github repository; by namespace workflow; plus 16 = api|web-app|cli|parser|sdk|docs|ingest
crate/package scopes/scope | array | plus 14 => array element={"kind":"values","parameters":{"values":["acme-*","json-lite","http-client","tools-*","*"]}} max=2
endpoint scopes/scope | array | by crate package; plus 14 => array element={"kind":"values","parameters":{"values":["publish-update","publish-new","yank","change-owners"]}} max=3
... vector, ... document, ... col, ... index, ... tsv, tsv, fulltext, full text, document, textsearch | tsv | of crate package gem module plugin library extension; plus 12 => values values=["'async':1 'client':3 'http':2 'retri':5","'dependenc':5 'json':2 'parser':3 'small':1","'deriv':1 'macro':2 'trait':4","'csv':3 'file':4 'read':1 'write':2","'bind':1 'graphic':4 'librari':5","'command':1 'line':2 'link':5 'tool':3","'configur':2 'environ':5 'file':4 'type':1","'log':2 'overhead':5 'structur':1","'cach':3 'fast':1 'memori':2 'thread':5","'hash':2 'sha256':4 'verifi':1"]
# Migrations and jobs.
version | text | of migration; plus 16 => pattern regex=202[2-5](0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])(0[7-9]|1[0-9])[0-5][0-9][0-5][0-9]
internal metadata key | plus 16 = environment|schema_sha1
internal metadata value | plus 16 = production|development|test|staging
logs, log | text | of migration; plus 12 => values values=["relation \"orders_email_idx\" already exists","column \"status\" of relation \"orders\" does not exist","canceling statement due to lock timeout"] null=0.92
rolled back at | stamp | plus 6 => date.event after=@created null=0.95
depends on, depend on | text | of update migration; plus 14 => values values=["20240312_add_email_index","20240418_create_orders","20240602_backfill_totals","20240903_rename_status"] null=0.7
flag/flags | json | of job task queue; plus 16 => json null=0.6 keys="( heavy=true ; bulk=true ; gpu=true ; low_memory=true ; tenant_204=true ; external_api=true bulk=true )"
flag/flags | array | of job task queue; plus 12 => array null=0.6 max=2 element={"kind":"values","parameters":{"values":["heavy","bulk","gpu","low-memory","external-api","nightly"]}}
locked by | text | of job queue task; plus 10 => pattern null=0.6 regex=worker-[0-9a-f]{12}
identifier | text | of task job crontab cron; plus 12 => pattern regex=(send|sync|export|check|rebuild|cleanup|refresh|expire|archive|import)_(order|invoice|user|product|session|report|image|search)_(emails|data|index|stats|files|cache)
^key | text | of job; by task payload attempts queue; plus 8 => pattern null=0.4 regex=(user|order|invoice|report):[1-9][0-9]{2,4}
^description | of batch; by finished enqueued discarded callback; plus 10 = Nightly import of the price lists|Monthly invoices|Reindex all products|Newsletter of the week|Cleanup of old sessions|Thumbnails for new uploads
^name | text | of schedule; by cron; plus 14 => pattern regex=(nightly|hourly|weekly|daily|monthly)-(order|invoice|user|product|session|search|mail|audit)-(backup|digest|stats|cleanup|sync|report|reindex|export|import)
action | of task; by params parameters result resource; plus 10 = purge_history|delete_old_sessions|export_data|resize_image|send_digest|rebuild_index|shutdown_room
workflow type, workflow name, workflow type name | plus 12 = OrderFulfillment|SendInvoice|OnboardCustomer|SyncInventory|ImportOrders|MonthlyBilling|RefundPayment|GenerateReport
ddl, ddl to run | text | of deps dependency saved; plus 16 => pattern regex=CREATE[ ]VIEW[ ](public|app|reporting)[.](active_users|recent_posts|open_reports|user_stats|daily_totals|public_profiles)[ ]AS[ ]SELECT[ ](id,[ ]name|[*]|id,[ ]created_at|user_id,[ ]count[(][*][)])[ ]FROM[ ](users|posts|reports|events|profiles)([ ]WHERE[ ](active|NOT[ ]deleted|resolved[ ]IS[ ]NULL))?;
view name | of deps dependency saved ddl; plus 16 = active_users|recent_posts|open_reports|user_stats|daily_totals|public_profiles|post_view|comment_view|site_view|report_view
view schema | of deps dependency saved ddl; plus 16 = public|app|reporting
ddl, ddl to run, schema dump, schema sql | text | plus 10 => values values=["CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL);","ALTER TABLE orders ADD COLUMN status text;","CREATE INDEX orders_user_id_idx ON orders (user_id);","CREATE VIEW active_users AS SELECT * FROM users WHERE active;","GRANT SELECT ON invoices TO reporting;"] weights=[28,24,20,16,12]
script | of request update bulk migration job build task deployment hook; plus 8 = update tags set category = 3 where name = 'sky'|create alias winter_coat -> coat|./scripts/rebuild-index.sh --all|delete from sessions where expires_at < now()|create implication kitten -> cat|rename photo -> photography
action | int | plus 4 => number.code max=5
^name, job name | text | of job; by retry state data singleton; not by first last person employee; plus 16 => pattern regex=(export|import|sync|send|cleanup|rebuild|refresh|archive)-(orders|users|invoices|files|emails|reports|sessions|snapshots|backups|images|index)(-(daily|eu|us|batch|queue))?
expire in, time limit, timeout | span | of job queue task; plus 10 => values values=["00:15:00","00:05:00","01:00:00","00:30:00","02:00:00"] weights=[56,14,12,12,6]
applied steps count | int | plus 14 => values values=[1,0] weights=[96,4]
# What a database, its copies and the place where it is hosted tell of themselves.
neon project id | text | plus 20 => pattern regex=(cool|calm|lively|quiet|summer|winter|bold|silent|misty|royal)-(river|forest|meadow|harbor|sun|moon|cloud|stone|field|lake)-[0-9]{8}
neon branch id | text | plus 20 => pattern regex=br-(cool|calm|lively|quiet|summer|winter|bold|silent|misty|royal)-(river|forest|meadow|harbor|sun|moon|cloud|stone|field|lake)-[0-9]{8}
supabase project id/ref | text | plus 20 => pattern regex="([a-z]{4}){5}"
project id/ref | text | of supabase; plus 20 => pattern regex="([a-z]{4}){5}"
arn | text | of task exec execution run container; plus 12 => pattern regex=arn:aws:ecs:(eu-west-1|us-east-1|eu-central-1):[1-9][0-9]{11}:task/workers/[0-9a-f]{32}
database info/information | json | of project snapshot backup database connection branch; plus 18 => json keys="version='PostgreSQL 16.4|PostgreSQL 15.8|PostgreSQL 17.2' database_name=app|orders|analytics|billing size_bytes=18874368|734003200|2147483648|9663676416 tables=14|32|87|146 extensions[]=pgcrypto|uuid-ossp|postgis|pg_trgm|citext"
runtime | json | of snapshot backup export dump; plus 12 => json keys="cli_version=0.42.1|0.48.0|0.51.3 node_version=20.11.1|22.9.0 os=linux|darwin arch=amd64|arm64"
summary | json | of snapshot backup export dump import restore; plus 14 => json keys="tables=14|32|87|146 rows=1200|48210|913400|7250000 bytes=734003|18874368|2147483648 duration_seconds=12|48|310|1260 skipped=2|5?"
data, details, payload | json | of audit; by action; not by ip; plus 10 => json keys="id=string.uuid name=analytics|orders|staging|production source=web|cli|api?"
bucket key, s 3 key | text | plus 10 => pattern regex=snapshots/[0-9a-f]{12}/(public|app|billing)\.(users|orders|order_items|products|invoices|payments|events|sessions)\.(csv|dump)\.(gz|br|zst)
bytes, size bytes | text | of table snapshot backup dump export file; plus 10 => pattern regex="[1-9][0-9]{4,8}"
rows, total rows, row count | text | of table snapshot backup dump export; plus 10 => pattern regex="[1-9][0-9]{1,6}"
table name | of table snapshot backup dump export; plus 14 = users|orders|order_items|products|invoices|payments|events|sessions|addresses|teams|audit_logs|subscriptions
context | text json | of prediction; plus 12 => json keys="schema=public|app table=users|orders|customers column=email|full_name|city|created_at type=text|varchar|timestamptz"
raw input, input | json | of prediction; plus 12 => json keys="columns[schema=public|app table=users|orders|customers column=email|full_name|city|phone type=text|varchar]"
engine input, model input | json | plus 12 => json keys="texts[]=users+email+text|orders+city+varchar|people+name+text batch_size=16|32|64"
engine/model options | json | plus 12 => json keys="threshold=0.6|0.7|0.8 batch_size=16|32|64 max_length=64|128|256 device=cpu|cuda?"
unique name | text | of snapshot backup branch deployment environment database; plus 12 => pattern regex=(amber|bold|calm|dusty|eager|fancy|gentle|happy|icy|jolly|keen|lucky|misty|noble|proud|quiet|rapid|shy|tidy|vivid|warm)-(badger|crane|dolphin|eagle|falcon|gecko|heron|ibis|jaguar|koala|lemur|marten|newt|otter|panda|quail|raven|seal|tapir|wolf)
amount, price | of plan pricing tier; plus 14 = 49.00|0.00|19.00|99.00|249.00|499.00
product id, price id | text | of plan pricing tier; plus 14 => pattern regex=prod_[A-Z][a-z0-9]{3}[A-Z][A-Za-z]{4}[0-9][A-Z][a-z]{3}
synthetic storage size, storage/data size | int | of consumption usage; plus 14 => number.logUniform min=20000000 max=90000000000
`;
