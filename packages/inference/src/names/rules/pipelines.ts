/** What delivers software: pipelines with resources, workers and steps; packages in a registry; migrations and jobs. */
export const pipelines = String.raw`
# Resources that a pipeline watches, what its jobs take in and put out.
^name | of resource prototype; by pipeline; plus 16 = source|app-image|nightly|release-notes|staging-lock|ci-tools|docs-site|unit-image|version|artifacts-bucket
^type | of resource prototype; by pipeline; plus 16 = git|registry-image|time|s3|github-release|pool|semver
resource type name | in software; plus 20 = git|registry-image|time|s3|github-release|pool|semver|slack-alert|helm-chart|docker-compose
resource types | text | of worker node agent; in software; plus 12 => json keys="[type=git|registry-image|time|s3|semver version=1.14.0|1.9.2|0.6.1 privileged:bool]"
input/output name, ^name | of input output; in software; plus 12 = source|repo|image|version|binaries|ci|test-results|docs|config|cache
step name | of container cache build job task pipeline run; in software; plus 12 = unit-tests|build|fetch-source|lint|deploy|publish|integration-tests|package|notify
pipeline name | in software; plus 12 = main|release|nightly|pull-requests|docs-site|infrastructure|mobile-app|security-scan|staging|data-import
... group | of job serial; in software; plus 12 = deploy|database|staging|release|e2e-tests|production
^name | text | of component; by interval; plus 14 => pattern regex=((atc|web|data)-)?(build|check|volume|container|log|worker|artifact|resource|secret|event)-(scheduler|scanner|collector|tracker|reaper|syncer|notifier|cleaner)
handle | text | of container volume sandbox; plus 10 => string.uuid
plan, private/public/build plan | text json | of build check; plus 16 => json keys="id=6b20|71c9|5f1a|8e03 do[task=build|test|deploy|fetch image=node:22|postgres:17|alpine:3 privileged:bool]"
instance/pipeline variables/variable/vars/var | text json | in software; plus 10 => json keys="branch=main|release/2.4|develop region=eu|us|ap env=staging|production|test?"
variable/var sources/source | text | plus 12 => json keys="[name=vault|ssm|static type=vault|ssm|dummy config{url=https://vault.internal.example path=/concourse|/ci}]"
path | of cache volume; in software; plus 10 = /root/.cache/go-build|/root/.npm|node_modules|.gradle/caches|/var/cache/apt|target/release|.m2/repository
path | of cdn cloudfront invalidation purge; plus 12 = /index.html|/assets/*|/crates/index.json|/feed.xml|/docs/latest/*|/downloads/latest.json|/*
log file path | text | plus 14 => pattern regex=logs/2025/(0[1-9]|1[0-2])/(0[1-9]|1[0-9]|2[0-8])/access-[0-9]{4}\.log\.gz
^image | of worker container runtime task step; in software; plus 16 = registry.example.com/ci/git:1.14|registry.example.com/ci/base:2.3.1|postgres:17|node:22-slim|alpine:3.21|registry.example.com/ci/deploy:0.9|golang:1.24
url | text | of worker agent runner; by address platform; plus 6 => pattern regex=http://10\.0\.[0-9]\.[1-9][0-9]:7788
address | text | of worker agent runner; by platform; plus 10 => pattern regex=10\.0\.[0-9]\.(1[0-9][0-9]|[2-9][0-9]):7777
max in flight | int | plus 20 => number.typical values=[1,2,3,5,10]
team name | text | in software; plus 20 => pattern regex=(Platform|Payments|Mobile|Data|Infrastructure|Security|Growth|Web|Search|Identity)([ ](Core|Tools|Ops|Services|Europe|Research))?
^comment/body/text, comment text | of build deployment pipeline; plus 10 = Restarted after the registry timed out.|Flaky test, passed on the second run.|Paused until the migration is done.|Released with the hotfix for logins.|Pinned while we look at the memory leak.|Failed on a network error, not the code.|Looks good, promoting to production.
payload | text | of build; plus 16 => json keys="data=compiling+main.go|ok+all+tests+passed|pushing+image|fetching+source origin=stdout|stderr time=1735725600|1738317600|1740909600"
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
# Migrations and jobs.
version | text | of migration; plus 16 => pattern regex=202[2-5](0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])(0[7-9]|1[0-9])[0-5][0-9][0-5][0-9]
internal metadata key | text | plus 16 => pattern regex=((primary|replica|queue|cache|cable|audit|reporting|archive|search|billing|events|logs|metrics|mail|shop|blog|crm|geo|media|jobs|users|sales|stock|files)_)?(environment|schema_sha1)
internal metadata value | plus 16 = production|development|test|staging
logs, log | text | of migration; plus 12 => values values=["relation \"orders_email_idx\" already exists","column \"status\" of relation \"orders\" does not exist","canceling statement due to lock timeout"] null=0.92
rolled back at | stamp | plus 6 => date.event after=@created null=0.95
depends on, depend on | text | of update migration; plus 14 => values values=["20240312_add_email_index","20240418_create_orders","20240602_backfill_totals","20240903_rename_status"] null=0.7
locked by | text | of job queue task; plus 10 => pattern null=0.6 regex=worker-[0-9a-f]{12}
identifier | text | of task job crontab cron; plus 12 => pattern regex=(send|sync|export|check|rebuild|cleanup|refresh|expire|archive|import)_(order|invoice|user|product|session|report|image|search)_(emails|data|index|stats|files|cache)
^key | text | of job; by task payload attempts queue; plus 8 => pattern null=0.4 regex=(user|order|invoice|report):[1-9][0-9]{2,4}
^description | of batch; by finished enqueued discarded callback; plus 10 = Nightly import of the price lists|Monthly invoices|Reindex all products|Newsletter of the week|Cleanup of old sessions|Thumbnails for new uploads
^name | text | of schedule; by cron; plus 14 => pattern regex=(nightly|hourly|weekly|daily|monthly)-(order|invoice|user|product|session|search|mail|audit)-(backup|digest|stats|cleanup|sync|report|reindex|export|import)
action | of task; by params parameters result resource; plus 10 = purge_history|delete_old_sessions|export_data|resize_image|send_digest|rebuild_index|shutdown_room
workflow type, workflow name, workflow type name | plus 12 = OrderFulfillment|SendInvoice|OnboardCustomer|SyncInventory|ImportOrders|MonthlyBilling|RefundPayment|GenerateReport
ddl, ddl to run, schema dump, schema sql | text | plus 10 => values values=["CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL);","ALTER TABLE orders ADD COLUMN status text;","CREATE INDEX orders_user_id_idx ON orders (user_id);","CREATE VIEW active_users AS SELECT * FROM users WHERE active;","GRANT SELECT ON invoices TO reporting;"] weights=[28,24,20,16,12]
script | of request update bulk migration job build task deployment hook; plus 8 = update tags set category = 3 where name = 'sky'|create alias winter_coat -> coat|./scripts/rebuild-index.sh --all|delete from sessions where expires_at < now()|create implication kitten -> cat|rename photo -> photography
action | int | plus 4 => number.code max=5
`;
