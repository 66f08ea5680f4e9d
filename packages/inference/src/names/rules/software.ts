/** Words in the sense that software gives them: models and prompts, branches and builds, tokens and hashes, mails and feeds. */
export const software = `
# language models
model, model name/id/slug, llm/ai/chat/completion/default/base model | text | by prompt temperature completion llm; plus 10 => values values=["atlas-large","orion-2","nimbus-mini","atlas-small","lumen-vision","orion-2-turbo"] weights=[30,24,18,12,8,8]
model, model name/id/slug | text | of llm ai chat agent assistant prompt completion bot embedding; plus 10 => values values=["atlas-large","orion-2","nimbus-mini","atlas-small","lumen-vision","orion-2-turbo"] weights=[30,24,18,12,8,8]
embedding model, model embedding | text | plus 10 => values values=["nimbus-embed-v3","atlas-embed-small","orion-embed-2"] weights=[54,28,18]
provider, provider name/type/slug, model/llm/ai provider | text | of llm ai agent assistant prompt completion embedding bot; plus 10 => values values=["openai","anthropic","google","mistral","azure"] weights=[40,30,14,8,8]
provider, provider name/type/slug | text | by model prompt temperature; plus 10 => values values=["openai","anthropic","google","mistral","azure"] weights=[40,30,14,8,8]
model/llm/ai provider | text | plus 8 => values values=["openai","anthropic","google","mistral","azure"] weights=[40,30,14,8,8]
system prompt/message/instructions/instruction, prompt template, custom prompt, base prompt, instruction | text | of agent assistant llm ai prompt model chat bot completion scenario; plus 9 => values values=["You are a helpful assistant for customers of an online shop.","Answer in the language of the question, in at most three sentences.","Classify the message as billing, technical or other.","Summarise the text below in five bullet points.","Extract names, dates and amounts as JSON.","Reply politely and never promise a refund."]
system prompt/instructions, custom/base prompt, instructions | text | of agent assistant llm ai prompt model chat bot completion; plus 10 => values values=["You are a helpful assistant for customers of an online shop.","Answer in the language of the question, in at most three sentences.","Classify the message as billing, technical or other.","Summarise the text below in five bullet points.","Extract names, dates and amounts as JSON.","Reply politely and never promise a refund."]
prompt, user/initial/last/original/full prompt, prompt text | text | not of poll survey option question form vote stance; plus 6 => values values=["Summarise this thread in three bullet points.","Write a friendly reply to this customer.","Which of our plans includes single sign-on?","Translate the text below into German.","Explain this error message in plain words.","Draft release notes from these commits.","List the open invoices older than 30 days.","Suggest five titles for this article."]
negative prompt | text | plus 8 => values values=["blurry, low quality","text, watermark","extra fingers, deformed","oversaturated","cropped, out of frame"]
completion, generated/model/llm/ai response/output/text/answer/reply, response text | text | of llm ai agent assistant prompt completion model chat bot; plus 8 => values values=["Here is a summary in three points.","The invoice was sent on 3 March and is still open.","You can change your plan under Settings, Billing.","I could not find an order with this number.","The error means that the connection was refused.","Yes, the export includes archived projects."]
answer, reply, response | text | by question; of assistant faq knowledge bot help; not of survey quiz exam poll form; plus 10 => values values=["You can change it under Settings, Profile.","Yes, all plans include it.","Send us the order number and we will check.","It usually takes two working days.","Open the menu and choose Export.","Please sign out and in again first.","Only owners of the workspace can do this."]
tool, tool/function name, tool/function called, called tool/function | text | of llm ai agent assistant mcp completion aibridge; plus 8 => values values=["search_documents","get_weather","create_ticket","run_query","send_email","read_file","list_orders"]
tool, function | text | by input output arguments model prompt invocation; plus 8 => values values=["search_documents","get_weather","create_ticket","run_query","send_email","read_file","list_orders"]
arguments, tool/call/function input/arguments/parameters, ^input | text | of tool function call usage command execution; plus 8 => values values=["{\\"query\\": \\"refund policy\\"}","{\\"order_id\\": 4711}","{\\"city\\": \\"Berlin\\"}","{\\"limit\\": 20, \\"status\\": \\"open\\"}","{\\"path\\": \\"/docs/setup.md\\"}","{}"]
^input/output/stdin, input/output data/text/value | text | of test case execution run step call function invocation task job node trace span; plus 3 => values values=["{\\"id\\": 4711}","{\\"status\\": \\"ok\\"}","{\\"items\\": []}","ok","{\\"total\\": 3, \\"page\\": 1}","null"]
finish/stop reason | text | by model token prompt completion usage message provider; plus 8 => values values=["stop","length","tool_calls","content_filter"] weights=[74,12,12,2]
stop sequence/sequences/word/words, stop | array text | by model prompt temperature token; plus 10 => array element={"kind":"values","parameters":{"values":["###","END","User:","</answer>"]}} max=2
temperature | num | by model prompt token tokens llm; plus 12 => values values=[0.7,0.2,0,1,0.5,0.3] weights=[38,20,16,12,8,6]
top p, nucleus sampling | num | plus 8 => values values=[1,0.9,0.95,0.8] weights=[56,22,14,8]
frequency/presence/repetition penalty | num | plus 8 => values values=[0,0.5,0.2,1] weights=[64,18,10,8]
context window/limit/length/size, token/tokens limit, max/maximum token/tokens, max input/output/context/completion token/tokens | int | plus 10 => values values=[4096,8192,16384,32768,128000,200000] weights=[26,24,12,10,18,10]
input/output/prompt/completion/total/cached/reasoning/used token/tokens, token/tokens count/used/usage, cache read/write/creation tokens, cache read/write input tokens | int | plus 8 => number.count median=640 sigma=1.2
price/cost in usd, cost usd, estimated/total cost usd, price/cost per token | num | by token model tokens; plus 12 => number.float min=0.0002 max=0.09 fractionDigits=5
cost/price micros, total cost micros | int | by token model tokens; plus 12 => number.logUniform min=120 max=90000
latency/response+time/runtime/elapsed/processing+time/execution+time/duration ms/milliseconds, latency | int num | plus 7 => number.lognormal median=240 sigma=0.8
chunk/chunks/token overlap | int | plus 6 => values values=[50,100,200] weights=[30,40,30]
chunk size | int | plus 4 => values values=[512,1000,1024,2000] weights=[34,26,22,18]
dimension/dimensions, embedding/vector dimension/dimensions/size | int | of embedding vector collection index; plus 6 => values values=[768,1024,1536,3072] weights=[24,18,44,14]
# repositories and reviews
pull+request/merge+request title, pr/mr title | text | plus 14 => git.commitMessage
^title | text | of pull merge mr pr; plus 8 => git.commitMessage
git remote/origin/url, git remote origin/url, remote url, remote origin, repo/repository/clone/git/ssh/checkout url/remote, clone ... url | text | plus 8 => template template=https://git.example.com/team/{{code.serviceName}}.git
diff hunk, hunk, diff, patch, unified diff | text | by path line commit file position side merge review sha; plus 12 => values values=["@@ -12,7 +12,9 @@ export function total(lines) {","@@ -1,4 +1,6 @@ import { test } from 'vitest'","@@ -88,3 +88,3 @@ def save(self):","@@ -40,11 +40,8 @@ SELECT id, name","@@ -7,0 +8,5 @@ # Changelog","@@ -201,6 +201,7 @@ func (s *Server) Close()"]
diff hunk, hunk | text | plus 8 => values values=["@@ -12,7 +12,9 @@ export function total(lines) {","@@ -1,4 +1,6 @@ import { test } from 'vitest'","@@ -88,3 +88,3 @@ def save(self):","@@ -40,11 +40,8 @@ SELECT id, name","@@ -7,0 +8,5 @@ # Changelog","@@ -201,6 +201,7 @@ func (s *Server) Close()"]
diff, patch, file diff | text | of commit pull merge review file; plus 8 => values values=["@@ -12,7 +12,9 @@ export function total(lines) {","@@ -1,4 +1,6 @@ import { test } from 'vitest'","@@ -88,3 +88,3 @@ def save(self):","@@ -40,11 +40,8 @@ SELECT id, name","@@ -7,0 +8,5 @@ # Changelog"]
path, file/source/old/new/original path, file/source file, filename, file name | text | of commit diff review pull merge blame code symbol coverage lint finding snippet blob vulnerability repository; by line commit sha diff position symbol column side; plus 16 => values values=["src/index.ts","src/api/orders.ts","lib/billing/invoice.rb","app/models/user.rb","README.md","package.json","tests/test_login.py","cmd/server/main.go","docs/setup.md","src/components/Table.tsx"]
merge status, mergeable state | text | plus 8 => values values=["can_be_merged","unchecked","cannot_be_merged","checking"] weights=[62,20,12,6]
review state/status/decision, ^state | text | of review; by pull merge commit request; plus 12 => values values=["approved","changes_requested","commented","pending"] weights=[52,18,22,8]
pull+request/merge+request state/status, pr/mr state/status | text | plus 12 => values values=["merged","open","closed"] weights=[58,28,14]
side, start side | text | by path line commit diff position; plus 12 => values values=["RIGHT","LEFT"] weights=[84,16]
ref, git ref, ref name, branch/tag ref, base/head/source/target/from/to ref/rev/revision | text | by sha commit branch tag diff repo repository; plus 16 => values values=["refs/heads/main","refs/heads/develop","refs/heads/feature/export-csv","refs/tags/v1.4.2","refs/heads/fix/login-redirect"] weights=[46,18,16,10,10]
sha, commit/head/base/merge/start/before/after/target/source/old/new/parent/tree/blob sha, commit oid, oid | text | plus 8 => git.commitSha
shard, shard name, repository storage | text | of repository repo project database index tenant storage; plus 6 => values values=["default","shard-01","shard-02","shard-03"] weights=[52,18,16,14]
disk path | text | of repository repo project; plus 8 => template template=repositories/{{string.hexadecimal}}
title html, description html, body html, note html, message html, html body/content/part, content/text html, rendered ... html, ... html | text | plus 2 => template template=<p>{{text.sentence}}</p>
html | text | of post article page mail email message newsletter note comment issue topic document campaign template snapshot; plus 4 => template template=<p>{{text.paragraph}}</p>
steps to reproduce, reproduction steps | text | plus 10 => values values=["1. Sign in 2. Open the report 3. Click Export","Open an invoice and press Back twice.","Upload a file larger than 10 MB.","Change the language, then reload.","Happens on every second save.","1. Create a user 2. Delete it 3. Search for it"]
rank, lexorank, sort key, order key | text | of issue task card ticket item story list column backlog; plus 8 => template template=0|hzzz{{string.alpha}}:
epic, epic name/title, initiative, theme | text | of issue task story ticket epic sprint; plus 8 => values values=["Self-service billing","Mobile app 2.0","Faster search","Single sign-on","Public API","Onboarding","Accessibility"]
labels, label names | array | of issue pull merge task card ticket; plus 2 => array element={"kind":"values","parameters":{"values":["bug","documentation","good first issue","security","performance","design","api"]}} max=3
time/original/remaining estimate | int | of issue task story merge ticket; plus 6 => values values=[3600,7200,14400,28800,57600] weights=[24,26,24,16,10]
relative position, sort/board/rank/list/column position | int num | of issue card task epic story; plus 2 => number.position
# builds
image, container/docker/base/runner/worker image, image name/ref/reference, image uri | text | of pipeline build container pod deployment runner sandbox compose ci; plus 8 => values values=["node:22-alpine","postgres:17","python:3.13-slim","golang:1.24","registry.example.com/team/api:1.8.2","redis:7","ubuntu:24.04"]
docker/container image, image tag, image reference | text | plus 4 => values values=["node:22-alpine","postgres:17","python:3.13-slim","golang:1.24","registry.example.com/team/api:1.8.2","redis:7","ubuntu:24.04"]
runs on, runner label/labels, runner/machine/instance/executor/worker type | text | of job pipeline workflow build runner step ci; plus 10 => values values=["ubuntu-latest","self-hosted","macos-14","windows-2022","linux-arm64"] weights=[58,16,10,8,8]
runner/agent/worker+tags/tag+list tags/list/names, tag list, required tags/labels | text array | of job pipeline runner build ci; plus 8 => values values=["docker","linux","docker,linux","gpu","deploy"]
concurrency group/key | text | plus 8 => values values=["ci-main","deploy-production","deploy-staging","nightly","ci-pull-request"]
job/worker/handler/task/callback/event/record/model/exception/notification class/class+name, job class name, class name, ruby/java class | text | plus 14 => values values=["SendWelcomeEmailJob","ExportReportJob","SyncInventoryJob","CleanupSessionsJob","RebuildIndexJob","RefreshStatsJob","ProcessUploadJob","PruneOldRecordsJob","DeliverWebhookJob","ResizeImageJob","SendDigestJob","ImportFileJob"]
cron at, scheduled run at, next cron at | stamp | plus 12 => date.scheduled earliest=0 latest=23
duration, execution/run/elapsed/processing/wall time/duration | span | of execution job run request task attempt step query; plus 8 => values values=["00:00:00.42","00:00:01.9","00:00:00.085","00:00:12.6","00:00:03.2","00:01:14","00:00:00.61","00:04:38"] weights=[20,18,14,12,14,8,10,4]
^error, last error, error message, last error message, failure message | text | of job execution task worker queue upload media sync batch process webhook import; plus 10 => values values=["connection timed out after 30 s","connection refused","connection reset by peer","unexpected end of file","permission denied","out of memory","no space left on device","too many requests, retry in 60 s","file not found","unsupported format","checksum does not match","worker was stopped before it finished","upstream answered with 502","certificate has expired"] null=0.85
error/exception class, error/exception class name, exception/error type/name | text | plus 10 => values values=["TimeoutError","ActiveRecord::RecordNotFound","ValueError","ConnectionError","TypeError","PermissionError","KeyError"]
model/record/entity class, model class name | text | plus 7 => values values=["User","Order","Invoice","Project","Comment"] weights=[38,22,16,14,10]
handler, job/event/message handler, handler name | text | of job queue delayed event cron background message; not of employee staff person; plus 8 => values values=["SendWelcomeEmailJob","ExportReportJob","SyncInventoryJob","CleanupSessionsJob","ChargeSubscriptionJob","RebuildIndexJob"]
stack trace, stacktrace, traceback, backtrace, call stack, stack, error stack/trace | text | plus 8 => values null=0.85 values=["app/models/order.rb:42:in 'save'","at processTicksAndRejections (node:internal/process/task_queues:105:5)","File \\"/app/main.py\\", line 88, in handle","at OrderService.create (/app/src/orders.ts:61:11)","lib/retry.rb:12:in 'call'","panic: runtime error: index out of range [3] with length 3"]
description, job description | text | of job batch queue task execution process cron workflow pipeline run schedule worker; by queue args cron attempt enqueued retry class callback; not by salary employment vacancy department employer; plus 8 => values null=0.3 values=["Sends the weekly digest","Rebuilds the search index","Imports new orders","Cleans up expired sessions","Recalculates the balances","Exports invoices to accounting"]
cron, cron expression/schedule/string/spec/pattern/tab, schedule/crontab expression, crontab | text | plus 10 => system.cron
worker/runner/node/process/machine/host/executor/instance/replica/agent/consumer id/name, locked/claimed/picked/reserved/leased+by by | text | of job queue lock runner lease heartbeat cron; by queue attempt attempts args payload retry locked expires resource lock; not by salary hired employee; plus 8 => values values=["worker-1","worker-2","worker-3","worker-4:8812","web-02:311"]
lock/dedupe/dedup/deduplication/singleton/concurrency/routing/partition/cache/unique key | text | of job queue lock message event outbox notification cache; plus 4 => template template=order:{{number.int}}
state | text | of job; by queue attempt attempts args retry cron; plus 10 => values values=["completed","available","executing","scheduled","retryable","discarded"] weights=[62,12,8,8,6,4]
checksum, digest | text | of blob file upload object artifact layer; plus 2 => string.hash
service/storage+service name | text | of blob storage attachment upload file; plus 8 => values values=["amazon","local","google","mirror"] weights=[62,26,8,4]
exit/return status | int | of job command process step run; plus 4 => values values=[0,0,0,1,2,137] weights=[40,30,16,8,4,2]
# identity
response types, allowed/supported response types | array | plus 8 => array element={"kind":"values","parameters":{"values":["code","id_token","token"],"weights":[70,18,12]}} max=2
grant types, allowed/supported grant types | array | plus 8 => array element={"kind":"values","parameters":{"values":["authorization_code","refresh_token","client_credentials","password"],"weights":[44,34,18,4]}} min=1 max=2
redirect/callback/logout uris/urls | array | plus 8 => array element={"kind":"values","parameters":{"values":["https://app.example.com/callback","https://www.example.org/auth/callback","http://localhost:3000/callback","https://portal.example.net/oauth/return"]}} min=1 max=2
web/allowed/cors origins/origin, allowed/authorized/trusted domains/hosts/origins | array | plus 8 => array element={"kind":"values","parameters":{"values":["https://app.example.com","https://www.example.org","http://localhost:3000","https://admin.example.com"]}} min=1 max=2
allow/block/deny/ip/white/black list, allowlist, denylist, blocklist, whitelist, blacklist | array | plus 4 => array element={"kind":"values","parameters":{"values":["*:*","203.0.113.0/24","198.51.100.7","example.com","*.example.org"]}} max=2
issuer, iss, oidc/token/jwt issuer | text | of provider oidc oauth identity token sso client saml jwt session; plus 14 => values values=["https://login.example.com","https://auth.example.org/","https://id.example.net/realms/main","https://accounts.example.org","https://sso.example.com/oauth2"]
realm, realm name | text | plus 4 => values values=["main","internal","customers","partners","staging"] weights=[42,22,18,10,8]
protocol | text | of identity client provider sso realm idp auth saml; plus 10 => values values=["openid-connect","saml","oauth2"] weights=[68,26,6]
code challenge method | text | plus 12 => values values=["S256","plain"] weights=[94,6]
token endpoint auth method/methods, auth method | text | of provider client oauth oidc auth application; plus 10 => values values=["client_secret_basic","client_secret_post","private_key_jwt","none"] weights=[52,28,8,12]
acr, acr values, auth context | text | plus 8 => values values=["urn:mace:incommon:iap:silver","1","0","loa2"]
subject type | text | of provider client oidc; plus 10 => values values=["public","pairwise"] weights=[86,14]
first/post broker/login ... flow, login/authentication/browser/registration/reset flow, flow alias | text | plus 4 => values values=["browser","first broker login","registration","direct grant","reset credentials"]
domain hint, email/login/hosted domain, domain hints | text | plus 6 => internet.domainName
^alias | text | of provider identity idp client flow realm; plus 8 => values values=["google","github","okta","azure-ad","saml-corp"] weights=[34,24,18,14,10]
display name | text | of provider identity idp sso connection; plus 10 => values values=["Google","GitHub","Okta","Company login","Azure AD"] weights=[34,24,16,14,12]
session state | text | plus 4 => string.uuid
hash iterations, iterations, iteration count, kdf rounds | int | of credential password user provider key realm; plus 6 => values values=[27500,100000,210000,310000,600000] weights=[18,26,30,12,14]
token/session/access+token/refresh+token/sso+session/code/link lifespan/lifetime/ttl/timeout/validity/expiry/idle+timeout/max+age, max age, ttl | int | plus 8 => values values=[300,900,1800,3600,36000,86400] weights=[14,18,18,26,10,14]
aud, audience | text | of provider client oauth identity token sso; plus 8 => values values=["api","account","https://api.example.com","web","mobile"] weights=[34,24,20,14,8]
key/token/secret/credential hint/preview/suffix/last+four | text | plus 8 => values values=["sk-a***efgh","...3f9c","abc1…x7Qz","****4d1e","tok_…91ab"]
credential/token/secret hint | text | plus 12 => values values=["sk-a***efgh","...3f9c","abc1…x7Qz","****4d1e","tok_…91ab"]
# hashed and sealed
hashed/digested ... | text | not by algorithm; plus 6 => string.hash
... hashed, token/password/content/message/variation/body/secret/key/file/request digest | text | plus 4 => string.hash
encrypted/sealed/ciphered ... | text | not by algorithm; plus 22 => string.base64
encrypted/sealed/ciphered ... | text | plus 3 => string.base64
encrypted password, password encrypted | text | plus 30 => string.passwordHash
# mails
messenger | text | of campaign message notification mail email subscriber alert; plus 14 => values values=["email","sms","push","postback"] weights=[72,14,10,4]
reply to, reply to address/email, ... reply to | text | plus 8 => values values=["support@example.com","hello@example.org","news@example.com","no-reply@example.net","team@example.org"]
support/contact/sales/billing/info/admin/sender/noreply/no+reply/help/abuse/notification/from email/mail/address | text | of account organization company setting tenant site shop store team workspace inbox portal channel campaign app; plus 8 => values values=["support@example.com","hello@example.org","team@example.net","info@example.com","billing@example.org","help@example.net"]
mjml | text | plus 8 => values values=["<mjml><mj-body><mj-section><mj-text>Hello</mj-text></mj-section></mj-body></mjml>","<mjml><mj-body><mj-section><mj-image src='logo.png'/></mj-section></mj-body></mjml>","<mjml><mj-body><mj-button>Read more</mj-button></mj-body></mjml>"]
template/segment/email/layout/block key | text | of campaign mail email newsletter template message automation notification; plus 6 => values values=["welcome","password-reset","invoice-paid","weekly-digest","trial-ending","re-engagement"]
winner criteria, winning metric, test metric | text | plus 8 => values values=["open_rate","click_rate","manual"] weights=[52,38,10]
bounce type/class/reason, bounce | text | plus 8 => values values=["hard","soft","mailbox full","unknown user","blocked"] weights=[38,34,12,10,6]
# pages, feeds and forums
cooked, rendered/formatted/html content/body/text/markdown | text | plus 8 => template template=<p>{{text.sentence}}</p>
^raw, raw text/content/body/markdown | text | of post message comment reply topic draft revision article; plus 12 => text.paragraph
raw email/mail/message/headers, mail/email/message source, mime | text | plus 12 => values values=["From: anna@example.com\\nTo: team@example.org\\nSubject: Invoice","From: marc@example.net\\nTo: help@example.com\\nSubject: Re: Login","Received: from mail.example.com by mx.example.org","Return-Path: <news@example.org>\\nSubject: Weekly digest"]
lexical, mobiledoc, prosemirror, editor content/json, delta | text | plus 6 => values values=["{\\"version\\":\\"0.3.1\\",\\"markups\\":[],\\"sections\\":[[1,\\"p\\",[[0,[],0,\\"Hello\\"]]]]}","{\\"root\\":{\\"children\\":[{\\"type\\":\\"paragraph\\"}]}}","{\\"root\\":{\\"children\\":[],\\"type\\":\\"root\\",\\"version\\":1}}","{\\"type\\":\\"doc\\",\\"content\\":[]}"]
... injection head/foot/header/footer, injection head/foot/header/footer, head/foot/header/footer code/html/scripts/script, custom head/footer/header/html/javascript | text | plus 10 => values null=0.7 values=["<script src='https://cdn.example.com/app.js'></script>","<meta name='verification' content='4f1c9a'>","<style>.post { max-width: 40em }</style>","<link rel='stylesheet' href='/custom.css'>"]
recipient filter, email recipient filter, visibility filter | text | plus 8 => values values=["all","none","status:free","status:-free","label:vip"] weights=[56,14,12,12,6]
avg/average time, dwell/watch time | int | of post topic page article visit video user view; plus 8 => number.lognormal median=48 sigma=0.9
times seen/used/shown/sent/opened/clicked/viewed/called/run/executed/triggered, ... times seen | int | plus 8 => number.count median=9 sigma=1.2
custom/page/layout+template template | text | of post page article site theme; plus 10 => values values=["default","landing","full-width","sidebar","custom-wide"] weights=[52,16,12,12,8]
meta/seo title | text | of setting site page post product collection category; plus 2 => text.articleTitle
homepage/home, wiki/docs/doc/documentation/bugs/bug+tracker/changelog/source+code/funding/mailing+list/issues/forum/chat/blog/faq/manual/guide/tutorial url/uri/link, ^home/wiki/docs/bugs/changelog | text | of link linkset project gem package plugin repository site app; plus 8 => values values=["https://www.example.com/projects/atlas","https://git.example.com/team/atlas","https://docs.example.org/atlas","https://git.example.org/libs/nova/issues","https://example.net/nova/wiki","https://www.example.org/falcon"]
excerpt/preview/snippet html | text | plus 2 => text.short
# monitoring
level, log level | text | of log event error issue breadcrumb exception monitor; by logger message platform transaction culprit sdk stack; plus 12 => values values=["error","warning","info","fatal","debug"] weights=[48,24,18,6,4]
culprit, transaction, transaction/operation/endpoint/route name | text | of event issue error group span transaction trace log performance; plus 10 => values values=["GET /api/orders","POST /api/login","app.tasks.send_digest","OrdersController#show","checkout.submit","/projects/:id/settings"]
release, release name/version | text | of event issue error session deploy crash trace; plus 8 => values values=["web@4.12.0","web@4.11.2","api@2.8.1","ios@5.0.3","worker@1.9.0"]
dist, distribution | text | of event release build error artifact; plus 8 => values values=["1","42","107","armv7","x86_64"]
lib, library, sdk, sdk name | text | of event sdk client session tracking error; plus 8 => values values=["web","python","node","ios","android"] weights=[48,18,14,10,10]
datasource, data source, datasource uid/name/type | text | of dashboard panel query chart alert report widget; plus 8 => values values=["Prometheus","Postgres","Loki","Analytics warehouse","Elasticsearch"]
viz/visualization/chart/graph/panel/plot/widget type | text | plus 6 => values values=["line","bar","table","pie","area","big_number"] weights=[30,24,18,10,10,8]
sql, sql/query text/body/statement/string, raw sql/query, ^query, query sql, statement | text | of query dashboard chart report card dataset sql metric; not of search; plus 10 => values values=["SELECT count(*) FROM orders","SELECT date_trunc('day', created_at), sum(total) FROM orders GROUP BY 1","SELECT plan, count(*) FROM accounts GROUP BY plan","SELECT * FROM users WHERE last_seen_at < now() - interval '30 days'","SELECT country, avg(amount) FROM payments GROUP BY 1 ORDER BY 2 DESC"]
params, query/url/request parameters | text | of dashboard chart query request link view; plus 4 => values values=["{\\"time_range\\": \\"Last week\\"}","{\\"viz_type\\": \\"line\\"}","{\\"limit\\": 100}","{}"]
color, colour | text | of dashboard label tag category board project status calendar team event list folder; plus 2 => color.hex
dns resolve type, dns/record type, resolve type | text | of monitor dns domain record zone check; plus 10 => values values=["A","AAAA","CNAME","MX","TXT"] weights=[54,14,14,10,8]
execution/error/exec error state, exec err state | text | of alert rule monitor; plus 6 => values values=["Alerting","Error","OK"] weights=[62,26,12]
keyword, expected keyword/body/text | text | of monitor check uptime probe; plus 10 => values values=["OK","healthy","Welcome","status: up","<title>Home</title>"]
expected value | text | of monitor check uptime probe assertion; plus 10 => values values=["200","ok","healthy","true","pong"]
region, regions | array | of monitor check probe deployment uptime; plus 10 => array element={"kind":"code.cloudRegion"} min=1 max=3
for/pending/evaluation/window/silence/suppression duration/seconds, window seconds | int | of alert rule monitor; plus 10 => values values=[60,300,600,900,3600] weights=[24,38,16,12,10]
fingerprint, group key, grouping key | text | of alert event issue error; plus 6 => string.hash algorithm=md5
hostname, host, domain | text | of event visit session pageview site stat; by pathname referrer page utm browser; plus 14 => values values=["www.example.com","blog.example.com","docs.example.org","shop.example.net"] weights=[52,18,16,14]
# subscriptions by card
collection method | text | of subscription invoice plan; plus 8 => values values=["charge_automatically","send_invoice"] weights=[84,16]
proration behavior/behaviour/mode | text | plus 8 => values values=["create_prorations","none","always_invoice"] weights=[70,18,12]
interval count | int | plus 8 => values values=[1,3,6,12] weights=[80,10,4,6]
amount due/paid/remaining/refunded/captured/received, application fee/fee+amount, tax/shipping/item/discount/gift+card/refunded/paid total, total amount/tax/price, unit/net/gross amount/price, ... cents | int | of subscription invoice order payment charge cart checkout refund product line price fulfillment return swap; plus 6 => number.logUniform min=500 max=90000
currency | text | of subscription invoice payment price plan charge; len<=3 => finance.currencyCode
cents, ... cents, ... amount cents, price/fee/tax/total/balance/cost cents | int | plus 8 => number.logUniform min=500 max=90000
stripe/external/gateway/processor ... id | text | plus 1 => code.externalId
# settings and schedules
default/initial value | text | of setting settings field option parameter preference attribute property variable; plus 4 => values values=["true","false","30","en","none","UTC"] weights=[30,26,14,12,10,8]
data/value/field type | text | of setting settings field attribute property custom parameter variable option preference column; plus 8 => values values=["string","integer","boolean","json","date"] weights=[44,20,18,10,8]
category, group, namespace, section, scope | text | of setting settings preference preferences configuration option; plus 8 => values values=["general","security","notifications","billing","integrations","appearance"]
buffer/notice/lead time/before/after, buffer time/minutes, before/after event buffer, minimum booking notice, slot interval, booking notice | int | of calendar event booking schedule availability type slot; plus 12 => values values=[0,15,30,60,120] weights=[34,26,20,12,8]
length, duration | int | of calendar meeting booking event appointment slot; by slot buffer booking notice; plus 12 => values values=[15,30,45,60,90] weights=[20,42,12,20,6]
period type | text | of calendar event booking type; plus 8 => values values=["UNLIMITED","ROLLING","RANGE"] weights=[58,30,12]
rsvp/response/attendee/participation/invitation status | text | of calendar event attendee participant meeting invite booking; plus 8 => values values=["accepted","needsAction","tentative","declined"] weights=[58,22,10,10]
event type, event/meeting type name | text | of calendar availability; not of court case matter; plus 12 => values values=["30 min meeting","Intro call","Product demo","Interview","Team sync","Office hours"]
uid, ical uid, icaluid | text | of calendar event booking meeting; plus 8 => template template={{string.uuid}}@example.com
steps/execution/sort/run+order order | text | of workflow; plus 4 => values values=["v1","v0"] weights=[90,10]
caller policy | text | plus 8 => values values=["workflowsFromSameOwner","any","none"] weights=[78,14,8]
# flags of features
default/off/on/fallback/control/assigned variation/variant/value, variation, variant, variation/variant key/name, treatment | text | of flag feature experiment toggle rollout environment variation variant exposure; plus 10 => values values=["on","off","control","variant-a","variant-b"] weights=[34,26,18,12,10]
stickiness | text | plus 8 => values values=["default","userId","sessionId","random"] weights=[62,24,8,6]
# files and videos
bucket, bucket name, storage bucket, s 3 bucket, container | text | of file upload storage object backup asset media blob export archive snapshot; plus 6 => values values=["uploads","media-eu","backups","public-assets","exports-prod"] weights=[40,20,16,14,10]
folder, folder name/path, directory | text | of file upload document asset media attachment mail; plus 6 => values values=["/","Invoices","Shared","Photos","Archive","Drafts","Contracts"]
thumb, thumbnail, thumbnail/preview name/filename/path | text | of media file image upload photo asset; plus 12 => template template=thumb_{{string.nanoid}}.jpg
part number, chunk index/number/count | int | of file upload chunk part multipart; plus 10 => number.int min=1 max=24
quota, quota/disk/storage/used/available/free/total bytes/space/size, used quota/storage, size limit | int | of file user account storage mount filecache volume bucket project drive team; plus 6 => number.logUniform min=50000000 max=50000000000
repository/lfs/wiki/artifact/artifacts/git/packages/snippets/uploads/storage/build/container+registry/pipeline+artifacts/registry size, ^size | int | of repository project artifact package registry statistic layer image; plus 6 => number.logUniform min=20000 max=900000000
mtime, ctime, stime, atime | int | plus 8 => date.epoch
permissions | int | of file share filecache folder acl; plus 8 => values values=[31,27,19,17,1] weights=[38,20,18,14,11]
file target, share target, target path | text | of share file; plus 10 => values values=["/Documents","/Photos","/Shared/report.pdf","/Invoices 2025","/Team folder"]
stream/ingest key, playback id/token | text | of video stream live playback asset; plus 8 => string.nanoid
rtmp/rtmps/ingest/ingestion/push/srt url/uri/endpoint/address | text | plus 8 => template template=rtmp://live.example.com/app/{{string.nanoid}}
captions/subtitle/subtitles/caption/transcript/vtt url/uri/file/path/track, caption/captions/subtitle track url/uri | text | plus 8 => template template=https://files.example.com/captions/{{string.nanoid}}.vtt
info hash | text | plus 6 => git.commitSha
transcript, transcription, caption text | text | of video audio call meeting recording podcast media; plus 4 => values values=["Welcome back to the channel, today we look at budgets.","So the first thing you want to do is open the settings.","Thanks everyone for joining, let's start with the agenda.","In this episode we talk about remote teams.","And that is how you set up your first project."]
support | text | of video channel creator; plus 4 => values null=0.6 values=["https://donate.example.org/channel","Buy me a coffee: https://coffee.example.com","Support us on our website."]
licence, license | int | plus 4 => number.code max=7
search document/vector/text/index/content | text | plus 10 => text.short
search path | text | of user database project connection session role; plus 12 => values values=["public","app, public","reporting","\\"$user\\", public"]
# codes of places and parts
country/nation code 3, country iso 3, iso 3, country code/iso alpha 3, alpha 3, iso alpha 3 | text | len<=3; plus 10 => location.countryCode variant=alpha-3
# packages
requirement, requirements, version/dependency requirement/requirements | text | of dependency package gem crate module plugin version; plus 14 => values values=[">= 1.4, < 2","~> 2.1","^3.0.0","~> 0.9","= 4.2.1",">= 0"] weights=[24,24,20,12,8,12]
scope, kind, type | text | of dependency package dependencies; by requirement requirements version optional; plus 10 => values values=["runtime","development","build","optional"] weights=[66,22,7,5]
unresolved/package/gem/crate/module/plugin/dependency/artifact/depends+on name, ^name | text | of dependency dependencies gem crate npm; plus 8 => values values=["http-kit","date-tools","retry-policy","json-schema","color-parse","fast-csv","mailer-core","lru-store"]
rubygem, gem, crate, npm/python/rust package | text | plus 6 => values values=["http-kit","date-tools","retry-policy","json-schema","color-parse","fast-csv","mailer-core","lru-store"]
platform | text | of package gem version build artifact download wheel; by number checksum requirement sha size version indexed; plus 8 => values values=["ruby","x86_64-linux","arm64-darwin","java","x64-mingw"] weights=[62,16,12,6,4]
audited/auditable/object/field/record/attribute changes, audit changes/data, changed fields | text | plus 10 => values values=["{\\"status\\": [\\"draft\\", \\"active\\"]}","{\\"email\\": [\\"old@example.com\\", \\"new@example.com\\"]}","{\\"role\\": [\\"member\\", \\"admin\\"]}","{\\"name\\": [null, \\"Atlas\\"]}","{\\"quota\\": [50, 100]}"]
resource/audit/event+target/target+resource target, ^target, target name, object/resource/entity/subject name/label | text | of audit log activity event history trail action; plus 8 => values values=["atlas-web","billing settings","role: editor","invoice 2024-118","workspace Marketing","API key ci-deploy","user anna"]
last event/activity/action/status description, event/activity/action description | text | plus 8 => values values=["Signed in from a new device","Changed the email address","Created a project","Invited a member","Exported the report","Deleted a file"]
^user name, ^username, ^login, ^user login, actor/author/owner/commenter login | text | not of database connection smtp proxy; plus 8 => internet.username
client, client name/application/app, user/calling client, application | text | by user+agent session model token agent ip provider api+key device; of session token request interception device login grant; not of case matter invoice project; plus 10 => values values=["Web app","iOS app","Android app","CLI","Desktop app","Browser extension"] weights=[42,18,14,12,8,6]
short code, shortcode, shortcut, canned code | text | of response reply canned snippet macro emoji template; plus 8 => values values=["greet","refund","thanks","reset","shipping","closing","followup"]
ref, reference, git ref | text | of pipeline build job commit push deployment run workflow; by sha commit stage status; plus 12 => values values=["refs/heads/main","refs/heads/develop","refs/heads/feature/export-csv","refs/tags/v1.4.2","refs/heads/fix/login-redirect"] weights=[46,18,16,10,10]
branch, ... branch | text | by commit repo repository path sha ref diff fork merge pull; plus 14 => git.branch
external/remote/fork/head/base/source/target/deploy/tracking/upstream branch | text | plus 10 => git.branch
rev, revision, base/head/from/to/git/commit/target rev/revision | text | by diff ref commit repo repository branch; plus 10 => git.commitSha
title, external title | text | of changeset commit diff patch review; not by rating stars; texts of software work general; plus 12 => git.commitMessage
^body/description/text | text | of pull merge pr mr; by title; plus 20 => text.description domain=software
^description | text | of cron; plus 16 => text.described thing=pipeline
`;
