/** Code and how it is shipped: repositories, pull requests, packages, deployments, containers. */
export const developerPlatforms = String.raw`
node version, nodejs version | plus 12 = 20.x|22.x|18.x|20.11.1|22.4.0
go version, golang version | plus 12 = 1.22|1.21.6|1.23.0
python version, requires python, python requires, min python version | plus 12 = >=3.9|>=3.10|>=3.8,<4|3.12|>=3.11
framework, framework preset, app framework | of deployment project app site build; by build node install output; plus 12 = nextjs|vite|remix|astro|nuxt|sveltekit
framework, web framework | by build command node; plus 10 = nextjs|vite|remix|astro|nuxt|sveltekit
build/install/start/test/run/dev/release command, ^cmd, predeploy/post+deploy command | plus 14 = npm run build|npm ci|pnpm install|yarn build|pip install -r requirements.txt|cargo build --release|make test
output/publish/dist/build directory/dir | plus 14 = dist|build|.next|public|out
root/base/working/project/source directory/dir | of deployment project build site app; plus 14 = ./|apps/web|packages/api|frontend|services/auth
ready state, deployment state, deploy state | of deployment; plus 12 = READY|BUILDING|ERROR|QUEUED|CANCELED
^alias, deployment/branch alias | of deployment; plus 14 = app-git-main.example.app|preview-42.example.app|www.example.com|staging.example.app
cpu limit, cpu request, cpu requests, ^cpu | of deployment container pod workload service task; plus 12 = 500m|1|250m|2|100m
memory limit, memory request, memory requests, ^memory | of deployment container pod workload service task; plus 12 = 512Mi|1Gi|256Mi|2Gi|128Mi
function memory, memory mb | int | of deployment function container lambda; plus 12 => number.typical values=[1024,512,256,2048,128]
max duration, function max duration, timeout seconds | int | of deployment function lambda; plus 12 => number.typical values=[10,60,30,15,300]
cpu shares | int | plus 12 => number.typical values=[1024,512,2048,256]
memory bytes, memory limit bytes | int | of container pod; plus 12 => number.typical values=[536870912,268435456,1073741824,134217728]
qos class | plus 14 = Burstable|BestEffort|Guaranteed
driver, volume/network/storage/log driver | of container volume network; plus 14 = overlay2|bridge|local|json-file|host
service account, service account name | of container pod deployment workload cluster; plus 12 = default|ci-deployer|metrics-reader|app|backup
pod name, ^pod | text | of container pod log event workload; plus 14 => pattern regex="(web|api|worker|cron|search)-[0-9a-f]{9}-[a-z0-9]{5}"
k 8 s pod, k 8 s pod name, kubernetes pod | text | plus 14 => pattern regex="(web|api|worker|cron|search)-[0-9a-f]{9}-[a-z0-9]{5}"
volume name, ^volume | of container volume mount; plus 14 = pgdata|uploads|redis-data|logs|certs|cache
compose project, stack name, ^stack | of container service stack; plus 14 = shop|monitoring|blog|staging|intranet
^names, container names | array | of container; plus 14 => array element={"kind":"values","parameters":{"values":["/web","/db","/redis","/worker","/proxy","/mail"]}} min=1 max=1
^networks, network names | array | of container; plus 14 => array element={"kind":"values","parameters":{"values":["bridge","frontend","backend","host","monitoring"]}} min=1 max=2
^env, env vars, environment variables | array | of container task; plus 14 => array element={"kind":"values","parameters":{"values":["NODE_ENV=production","LOG_LEVEL=info","TZ=Europe/Berlin","PORT=8080","DEBUG=0"]}} min=1 max=3
^taints | json | plus 10 => json keys="[key=dedicated|gpu|spot value=batch|true effect=NoSchedule|NoExecute|PreferNoSchedule]"
^state, container state | of container; by image command entrypoint port; plus 14 = running|exited|created|restarting|paused
upstream, upstream name/server/service, ^backend | text | of request route proxy access api gateway; plus 12 => pattern regex="(api|web|auth|search|images)-(v2|blue|green|prod)"
waf action, firewall action, bot action | plus 14 = allow|block|challenge|log
cache status, cache result | of request access api edge http log cdn; plus 14 = HIT|MISS|BYPASS|EXPIRED|DYNAMIC
request size, request bytes, request length | int | plus 12 => number.lognormal median=620 sigma=1 fractionDigits=0
response size, response bytes, body bytes sent | int | plus 6 => number.lognormal median=8400 sigma=1.3 fractionDigits=0
bot score | int | plus 10 => number.typical values=[99,97,1,30,85,2]
hashed/encrypted/key hash, hashed key, hashed token, hashed secret, token hash | text | plus 10 => string.hexadecimal length=64
masked key, key preview, key hint, redacted key, obfuscated key | text | plus 12 => pattern regex="sk_(test|live)_\\*{8}[a-z0-9]{4}"
key prefix, token prefix, api key prefix | plus 12 = sk_test_|pk_test_|ak_|ghp_|rk_test_
bucketing key, bucketing attribute, hash attribute, stickiness | plus 10 = user_id|session_id|device_id|organization_id|random
author association | plus 14 = CONTRIBUTOR|MEMBER|OWNER|NONE|COLLABORATOR
review decision | plus 10 = APPROVED|REVIEW_REQUIRED|CHANGES_REQUESTED
mergeable state, merge state, merge state status | plus 10 = clean|blocked|behind|dirty|unstable
lock reason, active lock reason | of pull request issue merge thread; plus 12 = resolved|off-topic|too heated|spam
changed files, files changed, file count | int | of pull request merge commit diff change; plus 14 => number.lognormal median=5 sigma=0.9 fractionDigits=0
additions, lines added, lines deleted, deletions | int | of pull request merge commit diff change; plus 6 => number.lognormal median=46 sigma=1.3 fractionDigits=0
^line, ^start line, ^end line, original line, line number, start line | int | of review comment code annotation finding diff hunk; plus 12 => number.lognormal median=84 sigma=0.9 fractionDigits=0
^body, ^comment, review body | of code pull merge commit diff; by path line hunk commit; plus 16 = Could we extract this into a function?|Nice, much easier to read.|This needs a null check.|Typo in the variable name.|Please add a test for the empty case.|Why not use the existing helper?|Looks good to me.
suggestion, suggested change | of review comment; by path line hunk commit; plus 14 = const total = items.length;|return result ?? null;|if (!user) return;|import { render } from './render';
target commitish, commitish | plus 14 = main|develop|release/2.4|v1.x
asset name, release asset | text | of release; plus 12 => pattern regex="(app|cli|agent)-(linux|darwin|windows)-(amd64|arm64)\\.(tar\\.gz|zip)"
dist tag | plus 14 = latest|next|beta|canary|legacy
^main, entry file, ^entrypoint, main file | of package module library; plus 14 = dist/index.js|index.js|lib/main.js|src/index.ts|build/index.cjs
shasum, sha 1 sum | text | plus 12 => string.hexadecimal length=40
deprecated, deprecation message/notice | text | of package version module api; plus 12 => values values=["Use @scope/new-name instead","This version has a security issue","No longer maintained","Please upgrade to v5"] null=0.85
classifiers | array | plus 12 => array element={"kind":"values","parameters":{"values":["Programming Language :: Python :: 3","License :: OSI Approved :: MIT License","Operating System :: OS Independent","Intended Audience :: Developers","Typing :: Typed"]}} min=1 max=3
dependencies, dev dependencies, peer dependencies, optional dependencies | json | of package module version; plus 14 => json keys="lodash=^4.17.21|^4.17.20? express=^4.19.2|^4.18.0? react=^18.3.1|^18.2.0? zod=^3.23.8?"
engines | json | of package; plus 14 => json keys="node=^18.17.0|^20.11.0|22.x npm=^10.2.0|^9.6.0?"
scripts | json | of package; plus 14 => json keys="build='tsc -p .|vite build|webpack' test=vitest|jest|mocha lint='eslint .'?"
^bin | json | of package; plus 14 => json keys="cli=./bin/cli.js|dist/cli.js"
entry points | of package; plus 14 = console_scripts: app = app.cli:main|pytest11: plugin = app.plugin|console_scripts: tool = tool:run
summary, package description | of package crate gem module library; plus 12 = Tiny router for small services|Parser for feed formats|Command line tool for backups|Typed client for the API|Date helpers without dependencies|Test runner for plugins
prerequisites | array | of flag feature; plus 12 => array element={"kind":"values","parameters":{"values":["new-checkout","beta-access","v2-api","dark-mode"]}} min=0 max=2
labels, issue labels, runner tags, agent labels, tag list | array | of pull request runner agent; plus 8 => array element={"kind":"values","parameters":{"values":["linux","docker","x64","gpu","arm64","shared"]}} min=1 max=3
rollback of, ^parallel | int | of deployment build job; plus 10 => number.typical values=[2,4,1,8,3]
`;
