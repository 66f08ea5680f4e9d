/** Software made, tested and delivered: repositories, builds, runners, deployments, findings. */
export const builds = String.raw`
ref, git ref, head/base ref | text | of build commit push pull deployment run workflow repository event; plus 8 => template template=refs/heads/{{git.branch}}
tag, release/version/git/image/docker tag, tag name | text | of build release deployment image container repository artifact commit; plus 8 => template template=v{{system.semver}}
version, release, app/service/build version | text | of build deployment release; plus 2 => system.semver
default/main/base/target branch | text | plus 12 => values values=["main","master","develop","trunk"] weights=[78,10,9,3]
full/repository name, full name, repository, repo, repository slug/path | text | of repository repo project package; plus 12 => template template={{code.serviceName}}/{{code.queueName}}
clone/ssh/git url/uri, git remote, remote url | text | of repository repo project; plus 8 => template template=https://git.example.com/team/{{code.serviceName}}.git
provider, git/vcs/scm provider, vcs, scm, host | text | of repository repo project installation commit; plus 8 => values values=["github","gitlab","bitbucket","gitea"] weights=[66,22,8,4]
language, main/primary/programming language | text | of repository repo project package snippet commit file code; by clone branch fork star license default; plus 12 => values values=["TypeScript","Python","Go","Java","Rust","Ruby","C++","Shell"] weights=[26,24,16,12,8,6,5,3]
programming/code language | text | plus 4 => values values=["TypeScript","Python","Go","Java","Rust","Ruby","C++","Shell"] weights=[26,24,16,12,8,6,5,3]
license key/id/name, license, spdx, spdx id | text | of repository repo package dependency project crate library; plus 12 => values values=["MIT","Apache-2.0","BSD-3-Clause","GPL-3.0","ISC","MPL-2.0"] weights=[52,24,8,8,4,4]
event, event name/type | text | of build run workflow pipeline; plus 8 => values values=["push","pull_request","schedule","manual","tag"] weights=[56,28,8,5,3]
event | text | of webhook delivery hook; plus 2 => code.eventName
event | text => code.eventName
cron spec/specification/rule, cron, crontab | text | plus 8 => system.cron
yaml, yml, yaml config/content/definition/source, pipeline/workflow yaml | text | plus 2 => values values=["steps:\n  - run: pnpm install\n  - run: pnpm test","image: node:24\nscript:\n  - npm ci\n  - npm run build","jobs:\n  build:\n    runs-on: linux\n    steps:\n      - run: make","stages: [build, test, deploy]","on: push\njobs:\n  lint:\n    steps:\n      - run: make lint"]
toml, ini, properties/config/dockerfile/manifest content/text/source, dockerfile | text => values values=["FROM node:24-slim\nWORKDIR /app\nCOPY . .\nRUN npm ci","[server]\nport = 8080\nworkers = 4","log_level=info\ncache=true","FROM python:3.13\nRUN pip install -r requirements.txt"]
stage, stage name, job stage | text | of job build step pipeline task run; by image runner exit matrix shell log queue retries; plus 12 => values values=["build","test","lint","deploy","package"] weights=[30,34,14,14,8]
^name | text | of job; by stage runner image build exit matrix shell; plus 12 => values values=["build","unit-tests","lint","integration-tests","deploy-staging","type-check","docker-image","e2e","release","security-scan"] weights=[20,20,14,12,8,8,8,6,2,2]
^name | text | of step; by command job uses stdout exit script shell; plus 12 => values values=["Check out","Set up runtime","Install dependencies","Restore cache","Run tests","Build","Upload artifacts","Lint","Publish report"] weights=[16,12,18,10,16,12,8,5,3]
^name | text | of artifact; plus 8 => values values=["dist.tar.gz","coverage-report","test-results.xml","app-release.apk","docker-image.tar","screenshots.zip","build-logs.txt","bundle.js"]
path, artifact path | text | of artifact; plus 6 => values values=["dist/app.tar.gz","reports/junit.xml","coverage/lcov.info","build/outputs/app.apk","target/release/server","playwright-report/index.html","docs/site.zip"]
status, state, conclusion | text | of job; by runner build exit queue; plus 14 => values values=["success","failed","running","cancelled","skipped","queued"] weights=[80,9,3,3,3,2]
image, container/docker/base image | text | of job build step container pod deployment task service runner; by runner stage exit shell script cpu memory build command; plus 12 => values values=["node:24-slim","python:3.13","golang:1.24","postgres:17","ubuntu:24.04","ruby:3.4","docker:27"] weights=[30,20,16,10,12,6,6]
image, docker image | text | of container pod; plus 12 => values values=["node:24-slim","python:3.13","golang:1.24","postgres:17","ubuntu:24.04","nginx:1.27","redis:7"]
shell | text => values values=["bash","sh","pwsh","zsh"] weights=[74,14,9,3]
working directory/dir, work dir, workdir, cwd, directory, base/root/home dir/directory | text | plus 2 => values values=["/workspace","/builds/app","/home/runner/work","/app","/srv/build"] weights=[38,22,20,14,6]
command, cmd, run, script, entrypoint, start/build/test/install command | text | of step job build task container pipeline service; plus 8 => values values=["npm ci","npm test","make build","go test ./...","pytest -q","docker build -t app .","cargo build --release","./deploy.sh staging","pnpm lint"]
uses, action | text | of step workflow; by command job exit; plus 8 => values values=["actions/checkout@v4","actions/setup-node@v4","actions/cache@v4","docker/build-push-action@v6"] null=0.5
needs, depends on, dependencies | array | of job step task build workflow; plus 4 => array element={"kind":"values","parameters":{"values":["build","lint","unit-tests","type-check","docker-image"]}} max=2
matrix | json | plus 4 => json keys="node=20|22|24 os=linux|windows|macos database=postgres|mysql?"
with args/arguments/parameters/inputs, inputs | json | of step job action workflow; plus 4 => json keys="node-version=22|24 cache=npm|pnpm|pip fetch-depth=0|1 working-directory=app|packages?"
stdout, stderr, stdout/stderr tail/output/log, log tail, console output | text | plus 4 => text.logLine
exit code/status, return code | int | plus 6 => values values=[0,1,2,127,137] weights=[88,8,2,1,1]
number, build/run/pull+request/pr number | int | of build run pull; plus 4 => number.int min=1 max=940
arch, architecture, cpu arch, machine type | text | plus 4 => values values=["amd64","arm64"] weights=[72,28]
os, operating system, platform | text | of runner build usage job executor machine node; plus 6 => values values=["linux","windows","macos"] weights=[74,12,14]
executor, runtime | text | of runner agent job; plus 6 => values values=["docker","shell","kubernetes","vm"] weights=[56,12,24,8]
executor, executor name, estate executor | text | of estate will probate; plus 6 => person.fullName
label/labels, tag/tags | array | of runner node host server agent machine worker; plus 6 => array element={"kind":"values","parameters":{"values":["linux","x64","arm64","docker","gpu","large","macos","self-hosted"]}} min=1 max=4
region | text | of runner cluster server node deployment bucket host instance database; plus 8 => code.cloudRegion
registration/join/runner/agent token | text => string.token
cluster, cluster name | text | of deployment service pod; plus 8 => values values=["prod-eu","prod-us","staging","dev"] weights=[36,30,22,12]
health/health+check/healthcheck/liveness/readiness/probe path/url/endpoint | text | plus 8 => values values=["/healthz","/health","/status","/ready","/api/health"] weights=[36,28,16,12,8]
config/configuration/settings path/file | text | plus 6 => values values=[".ci/config.yml","ci.yml","config/app.yml",".pipeline.yaml","etc/app.conf"] weights=[38,24,16,14,8]
manifest/lockfile/lock+file path/file, manifest | text | of vulnerability dependency package scan repository advisory alert; plus 8 => values values=["package-lock.json","pnpm-lock.yaml","requirements.txt","go.sum","Cargo.lock","pom.xml"] weights=[34,18,20,12,8,8]
junit/report/test/coverage+report/coverage path/file | text | plus 6 => values values=["reports/junit.xml","test-results/results.xml","coverage/lcov.info","build/reports/tests.xml"] weights=[46,26,18,10]
log path/file, log file name | text | plus 6 => template template=/var/log/{{code.serviceName}}.log
script/executable/binary/program/install/installation path | text | plus 4 => values values=["/usr/local/bin/sync","/opt/app/bin/server","/usr/bin/backup","scripts/import.sh","bin/run"]
source/src file/path, file, file path/name | text | of test coverage trace stack symbol commit diff blame; plus 6 => values values=["src/orders/total.test.ts","tests/test_login.py","src/lib/parse.go","app/models/user.rb","src/main/java/App.java","packages/api/src/server.ts","lib/cart.spec.ts"]
class name, classname, suite, test class | text | of test suite; plus 12 => values values=["OrderTotalTest","LoginTest","CartSpec","InvoiceServiceTest","ParserTest","ApiClientTest","UserModelTest"]
^name, test name, test | text | of test case; by suite classname outcome failure assertion; plus 14 => values values=["adds tax to the total","rejects a wrong password","renders an empty cart","parses dates with time zones","retries after a timeout","returns 404 for unknown ids","sorts by price","keeps the session after reload"]
outcome, status, result | text | of test case suite; by classname assertion suite failure stack; plus 10 => values values=["passed","failed","skipped","flaky"] weights=[91,4,4,1]
framework, test framework | text | of test suite; plus 8 => values values=["vitest","jest","pytest","go test","junit","rspec"] weights=[26,20,24,12,12,6]
passed, passed count | int | of test suite run; plus 6 => number.lognormal median=46 sigma=0.9
failed/flaky/skipped/errored/broken, ... flaky | int | of test suite run; plus 6 => number.mostlyZero
coverage percent/pct, code/line/branch/test coverage, coverage | num int | plus 4 => number.measure mean=81 deviation=9 min=32 max=100 fractionDigits=2
kms key arn/id, key arn, kms arn | text | plus 6 => template template=arn:aws:kms:eu-west-1:{{string.numeric}}:key/{{string.uuid}}
key, ^name | text | of secret variable env credential; by ciphertext masked encrypted scope rotated value nonce; plus 14 => values values=["DATABASE_URL","API_TOKEN","AWS_ACCESS_KEY_ID","NPM_TOKEN","SENTRY_DSN","STRIPE_KEY","DEPLOY_KEY","SMTP_PASSWORD","REDIS_URL","SLACK_WEBHOOK"]
scope | text | of secret variable env setting cache; plus 6 => values values=["organization","repository","environment"] weights=[36,48,16]
description, summary, details, impact | text | of incident outage; not by train line route station vehicle patient student ward passenger; texts of software admin support devices general; by service severity sev postmortem root acknowledged oncall; plus 20 => values values=["Error rate above 5 % on checkout.","Latency doubled after the last deploy.","Queue backs up, workers restart every few minutes.","Login fails for users of one region.","Database failover took longer than planned.","Disk full on the logging nodes.","Timeouts from the payment provider.","Stale cache served old prices."]
title, ^name | text | of incident outage; by service severity sev postmortem root acknowledged oncall; plus 20 => values values=["Elevated error rate in checkout","API latency above target","Login failures","Delayed e-mails","Search returns no results","Payments timing out","Image uploads failing","Dashboard not loading"]
review comment, comment | text | of review approval; by deployment commit release environment branch; plus 8 => values values=["Looks good, go ahead.","Approved after smoke test.","Checked on staging.","OK for canary first."]
approval/deployment comment, approval note | text | plus 4 => values values=["Looks good, go ahead.","Approved after smoke test.","Deploy after 6 pm please.","Checked on staging.","OK for canary first."]
changelog, release notes/note | text | plus 2 => git.commitMessage
canary/traffic/rollout weight/percent/percentage/share, rollout percent | num int | plus 6 => number.typical values=[5,10,25,50,100]
helm/chart/rollout revision/version | int | plus 4 => number.int min=1 max=84
cache key | text | plus 6 => template template=npm-linux-{{string.hexadecimal}}
restore key/keys | array text | plus 4 => array element={"kind":"values","parameters":{"values":["npm-linux-","npm-","pip-linux-","gradle-","cargo-linux-"]}} min=1 max=2
backend, storage/cache backend/driver/engine | text | of cache artifact storage blob bucket file; plus 6 => values values=["s3","gcs","local","azure"] weights=[62,16,16,6]
etag | text | plus 4 => string.hash algorithm=md5
content type, media type | text | of webhook hook request endpoint; plus 8 => values values=["application/json","application/x-www-form-urlencoded"] weights=[90,10]
failure streak, consecutive failures/errors, failures in a row | int | plus 6 => number.mostlyZero
latency ms, latency, response/round+trip time ms | int num | of webhook delivery request response call log; plus 8 => number.latencyMs
retries, retry/attempt count | int | of job task delivery message; plus 4 => values values=[0,1,2,3] weights=[86,9,3,2]
owner/responsible/owning team, team | text | of feature flag service component alert repository; plus 6 => values values=["platform","growth","payments","mobile","search","data"] weights=[26,18,18,14,12,12]
key, ^name, flag, flag key/name | text | of feature flag toggle experiment; by rollout description enabled variant stale; plus 14 => values values=["new-checkout","dark-mode","search-v2","beta-dashboard","instant-refunds","sso-login","export-csv","mobile-push","ai-suggestions","fast-import","guest-checkout","invoice-pdf","team-billing","audit-log-ui","price-test-b","webhooks-v2"]
rules, targeting, conditions, targeting rules | json | of feature flag toggle experiment segment; plus 8 => json keys="[attribute=country|plan|email|app_version operator=equals|in|ends_with|greater_than value=DE|pro|@example.com|4.2.0 rollout=10|25|50|100]"
variant/variants weights/weight/distribution/split, variants | json | plus 4 => json keys="control=50|34|90 variant_a=50|33|10 variant_b=33|25?"
jira/tracker/issue ticket/key/issue, jira ticket, ticket | text | of feature flag commit branch release deployment change task flag; plus 4 => code.mask mask=PRJ-####
jira ticket/issue/key | text | plus 4 => code.mask mask=PRJ-####
^title, ^name | text | of ssh gpg; plus 8 => values values=["work laptop","home desktop","ci deploy key","macbook","backup server","build agent"]
ssh public key, ssh key, authorized key | text | plus 6 => template template="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5{{string.base64}} user@host"
public key | text | of ssh deploy server host git machine sshkey user device; plus 4 => template template="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5{{string.base64}} user@host"
fingerprint sha 256, key/ssh fingerprint, fingerprint | text | of ssh key certificate; plus 8 => template template=SHA256:{{string.base64}}
bits, key size/length/bits | int | of key ssh certificate; plus 6 => number.typical values=[256,4096,2048,3072]
cve, cve id/number/identifier | text | plus 6 => code.mask mask=CVE-2025-#####
cwe, cwe id/number | text | plus 4 => values values=["CWE-79","CWE-89","CWE-22","CWE-400","CWE-502","CWE-1333"] weights=[28,20,14,16,10,12]
cvss, cvss score, base/severity score | num | plus 6 => number.measure mean=6.6 deviation=1.8 min=1.8 max=10 fractionDigits=1
epss, epss score, exploit probability | num | plus 4 => number.lognormal median=0.012 sigma=1.4 fractionDigits=5
package/dependency/module/library/crate/gem/artifact name, package, dependency | text | of vulnerability dependency advisory repository lockfile scan alert manifest version import release download; plus 12 => values values=["lodash","express","requests","axios","log4j-core","minimist","jinja2","openssl","serde","rails","left-pad","jackson-databind","urllib3","webpack"]
ecosystem, package manager/ecosystem/type | text | of vulnerability dependency advisory package repository manifest scan; plus 12 => values values=["npm","pip","maven","go","cargo","rubygems"] weights=[40,24,14,10,6,6]
advisory url/link | text => template template=https://advisories.example.org/{{string.alphanumeric}}
gravatar hash | text | plus 8 => string.hash algorithm=md5
storage/egress/bandwidth/disk/compute/memory gb+hours/gb+hour/gb/hours | num | of usage billing daily cost meter; plus 4 => number.lognormal median=84 sigma=1 fractionDigits=3
minute/minutes used, used minutes, build minutes, billable minutes | int | plus 6 => number.lognormal median=840 sigma=1.2
egress/ingress/transfer bytes/byte, bytes in/out/sent/received/transferred | int | plus 6 => number.lognormal median=48000000 sigma=1.6
queue ms, queued ms, waiting ms | int | plus 2 => number.latencyMs
webhook/signing/hook secret | text | plus 4 => string.token prefix=whsec_
url, environment/preview/app url | text | of deployment environment release preview; plus 4 => template template=https://{{code.serviceName}}.example.com
variables, env, environment variables | json | plus 2 => json keys="NODE_ENV=production|development|test LOG_LEVEL=info|warn|debug REGION=eu-west-1|us-east-1? CI=true?"
`;
