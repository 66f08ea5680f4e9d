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
finish/stop reason | text | plus 8 => values values=["stop","length","tool_calls","content_filter"] weights=[74,12,12,2]
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
job/worker/handler/task/callback/event/record/model/exception/notification class/class+name, job class name, class name, ruby/java class | text | plus 5 => values values=["SendWelcomeEmailJob","ExportReportJob","SyncInventoryJob","CleanupSessionsJob","ChargeSubscriptionJob","RebuildIndexJob"]
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
encrypted/sealed/ciphered ... | text | plus 3 => string.base64
encrypted password | text | plus 20 => string.passwordHash
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
length, duration | int | of calendar meeting booking event eventtype appointment slot; by slot buffer booking notice; plus 12 => values values=[15,30,45,60,90] weights=[20,42,12,20,6]
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
title, external title | text | of changeset commit diff patch review; plus 12 => git.commitMessage
# jobs that a machine does
type, kind, job type/kind/name | text | of job; by progress payload queue attempt attempts args retry failure heartbeat locked; plus 12 => values values=["export_data","send_emails","sync_users","rebuild_index","cleanup_files","import_csv"] weights=[28,24,18,12,10,8]
job type/kind | text | of job; by progress payload queue attempt args failure heartbeat; plus 16 => values values=["export_data","send_emails","sync_users","rebuild_index","cleanup_files","import_csv"] weights=[28,24,18,12,10,8]
status | text | of job; by progress payload queue attempt attempts args retry heartbeat; plus 12 => values values=["success","pending","in_progress","error","canceled"] weights=[66,12,10,8,4]
state, ... state | text | by resets heartbeat; plus 8 => values values=["completed","queued","processing","errored","failed"] weights=[62,16,10,8,4]
log content/contents/output/text, logs, build/job/run/execution/deploy/console/error/install log/logs/output, stdout, stderr, output log | text | plus 6 => text.logLine
# kept as text
... dump/serialized, serialized ..., ... yaml, raw data/payload/json/info/attributes | text | len>60; plus 2 => values values=["{\\"id\\": 4711, \\"name\\": \\"Atlas\\"}","{\\"status\\": \\"open\\", \\"labels\\": [\\"bug\\"]}","{}","{\\"login\\": \\"anna\\", \\"verified\\": true}","{\\"total\\": 3, \\"page\\": 1}"]
raw/batch/workflow/pipeline/deploy spec/yaml/config/definition/manifest, spec, yaml | text | plus 10 => values values=["name: nightly-build\\nversion: 2","steps:\\n  - run: npm ci\\n  - run: npm test","on: push\\nbranches: [main]","image: node:22\\nreplicas: 2","name: update-readme\\ndescription: Adds a badge"]
auth/authentication/oauth/login/session/device/user/provider/identity data/payload/info/response | text | plus 6 => values values=["{\\"id\\": 4711, \\"login\\": \\"anna\\"}","{\\"sub\\": \\"a81f42\\", \\"email_verified\\": true}","{\\"provider\\": \\"github\\", \\"uid\\": \\"583231\\"}","{\\"expires_in\\": 3600}"]
api/buffer/gateway/webhook/provider/raw/server/service response | text | plus 6 => values values=["{\\"success\\": true}","{\\"id\\": \\"5f1a\\", \\"status\\": \\"sent\\"}","{\\"error\\": \\"rate limited\\"}","OK","{\\"code\\": 200}"]
javascript, js, ... javascript, ... js, javascript/js code/source, custom javascript | text | plus 8 => values values=["document.title = 'Welcome'","console.log('loaded')","window.addEventListener('load', start)","const button = document.querySelector('#save')","fetch('/api/status').then(show)"]
ancestry, materialized path, ancestor path/ids | text | plus 6 => values values=["1","1/4","2/7/18","3/12","5","2/9","1/4/31"]
... ids, ids | text | len>30; plus 1 => values values=["12,48,107","3","18,204","[7, 31]","4,5,9,22","31"]
ids, ... ids | json | plus 8 => json keys="[]=3|17|42|108|231"
filename/filenames, file names | array text | of post message; plus 2 => values values=["[\\"invoice.pdf\\"]","[\\"team-photo.jpg\\",\\"notes.docx\\"]","[]","[\\"export.csv\\"]"]
file/path/line/search/text/code+search matches, matches, matched paths | array | plus 6 => array element={"kind":"values","parameters":{"values":["src/index.ts","README.md","package.json","lib/client.rb","docs/setup.md","cmd/main.go"]}} max=3
# who vouches, who answers
service type, external/code+host/host service type/kind, external service type | text | by service repo fork branch external; plus 14 => values values=["github","gitlab","bitbucket","azuredevops"] weights=[62,22,12,4]
auth/authentication/login/sso/identity/social service/method/source/backend, auth service name | text | not of appointment medical; plus 6 => values values=["google","gitlab","saml","ldap","email"] weights=[34,18,18,14,16]
social/network/social+media service/network/platform/service+name, service name | text | by buffer post tweet share social profile; plus 10 => values values=["twitter","facebook","linkedin","mastodon","instagram"] weights=[34,26,22,10,8]
provider | text | of identity identities authentication authorization social login linked oauth omniauth; plus 14 => values values=["google","github","twitter","facebook","apple"] weights=[38,30,14,10,8]
abuse/removal/moderation/report/flag/ban/takedown/abuse+removal/spam reason/reasons | text | plus 10 => values null=0.85 values=["spam","harassment","off-topic","copyright","misleading","illegal content"] weights=[40,18,14,10,10,8]
conclusion, result, outcome | text | of experiment test variant; by variants metrics holdout start; plus 14 => values values=["won","lost","inconclusive","stopped early"] weights=[38,24,28,10]
... group, group | text | of variant experiment html test job queue batch bulk flag consumer worker event feature rollout; not of blood age; plus 12 => values values=["default","group-a","group-b","beta","internal"] weights=[46,18,16,12,8]
bulk/consumer/test/ab/variant/experiment/control group | text | plus 12 => values values=["default","group-a","group-b","beta","internal"] weights=[46,18,16,12,8]
namespace, fork/kubernetes/k+8+s/project/package/target/owner namespace | text | plus 8 => values values=["platform","data-team","anna","infra","web","tools"]
latest/current/previous/git/image/release/version/docker/last/next/min/max tag | text | of plugin package image release repository app container extension module artifact version chart build; plus 8 => template template=v{{system.semver}}
position | text | of user profile account; by email username nickname password firstname; plus 6 => person.jobTitle
mailer, mailer class/action | text | plus 6 => values values=["UserMailer#welcome","InvoiceMailer#paid","DigestMailer#weekly","PasswordMailer#reset","NotifyMailer#new_reply"]
path | text | of article page post topic story blog docs documentation doc wiki entry; plus 8 => internet.path
placement, placement area/position/zone, ad slot/placement, slot | text | of ad advertisement banner display promo widget campaign creative; plus 10 => values values=["sidebar_left","sidebar_right","post_comments","feed_first","footer"] weights=[34,26,18,14,8]
host name, hostname, host | text | of event meetup webinar; by location starts start; plus 16 => person.fullName
location given, given location | text | plus 8 => location.city
permanency, permanence, employment permanency | text | plus 8 => values values=["permanent","fixed-term","temporary"] weights=[64,24,12]
header, channel/group/room header/purpose/topic, purpose, topic | text | of channel room group space workspace; plus 10 => values values=["Plans and dates for the next release","Questions about invoices","Links: handbook, calendar, board","Everything about the office","Help with the API","Good news and thanks","Weekly check-in at 10:00"]
header, greeting | text | of email mail newsletter message campaign template notification; plus 12 => values values=["Hello,","Your weekly summary","News from the team","Welcome back","Important notice","Results of your search"]
autocomplete hint, command/usage hint, usage | text | of command; plus 8 => values values=["[message]","[@user] [reason]","[on|off]","[date] [time]","[channel]"]
autocomplete description, command description | text | plus 10 => values values=["Start a video call","Set a reminder","Create a ticket","Show the weather","Search the handbook","Mute a channel"]
trigger, trigger word/keyword, command name/word | text | of command bot slash shortcut; plus 10 => values values=["remind","poll","standup","ticket","call","weather","todo"]
description, summary, name, title, derived name, display title | text | of dashboard insight widget panel chart tile; not of car device vehicle; plus 16 => values values=["Weekly active users","Signups by country","Conversion from trial to paid","Revenue by plan","Errors per release","Retention by month","Page views by browser"]
domain whitelist/allowlist/blacklist/blocklist, allowed/recording/trusted/verified/email/app/custom domain/domains | array | plus 10 => array element={"kind":"internet.domainName"} min=1 max=2
incoming/outgoing/slack/discord/teams/alert webhook, slack/discord incoming/outgoing webhook, webhook | text | plus 6 => template template=https://hooks.example.com/services/{{string.nanoid}}
interval/frequency/period/repeat/recurrence+interval type/unit/kind, type interval, repeat unit | text | plus 8 => values values=["week","day","month","hour","year"] weights=[38,28,24,6,4]
sample/sampling/trace/traces/record/recording+sample/capture rate | num | plus 8 => values values=[1,0.5,0.1,0.25,0.05] weights=[42,18,18,14,8]
week start/starts day/on, first/start+of day of week/week, first weekday, week start | int | plus 10 => values values=[1,0,6] weights=[56,38,6]
iteration, current/last iteration/round | int | of survey experiment training loop sprint; plus 6 => values values=[1,2,3,4] weights=[52,26,14,8]
bytes size, blob/object/body/payload size/bytes | int | plus 4 => number.logUniform min=400 max=9000000
edited at/on, last edited at | stamp | plus 8 => date.event after=@created null=0.7
last/latest ... at, last ... post/message/reply/activity/update at | int | plus 6 => date.epoch null=0.15
delete/deleted at, ... delete at | int | plus 14 => date.epoch null=0.95
name, title, name within | text | of collection article series playlist; by article cached featured crossposted; plus 8 => text.articleTitle
name within collection, chapter/part/series title/name, name in series | text | plus 10 => text.articleTitle
# applications and their grants
response types/type | text | of application client provider oauth auth; plus 12 => values values=["code","id_token","code id_token","token"] weights=[64,16,12,8]
grant types/type | text | of application client provider oauth auth; plus 12 => values values=["authorization_code","client_credentials","refresh_token","authorization_code refresh_token"] weights=[48,22,16,14]
application type | text | of application client oauth auth app; plus 12 => values values=["web","native","service"] weights=[68,24,8]
contacts | text | of application client oauth auth app; plus 12 => values values=["dev@example.com","admin@example.org","team@example.net","anna@example.com, marc@example.com"]
expires/expire in, token/session/cookie expiry/expires+in/lifetime/ttl, expires in seconds | int | plus 10 => values values=[3600,7200,86400,600,1209600] weights=[36,28,16,12,8]
code, authorization/authorisation/auth/grant code | text | of authorization grant oauth authorize; by redirect nonce scope scopes; plus 14 => string.token
identity type, provider, identity provider/kind | text | of identity omniauth oauth login authentication; by uid token; plus 14 => values values=["google","github","twitter","facebook","saml"] weights=[38,28,14,12,8]
reason | text | of console impersonation sudo; plus 12 => values values=["Customer asked for help with an import","Debugging a failed job","Checking a billing question","Support ticket 4711","Fixing wrong data after a migration"]
statements/statement/commands | text | of command console session access audit; plus 12 => values values=["User.find(4711)","Order.where(state: 'open').count","Account.find(18).update(plan: 'pro')","SELECT * FROM users WHERE id = 4711","job.retry"]
author/parent/sender/peer/message/payload/event/request+body signature | text | plus 8 => string.base64 length=64
signature | text | by guid author signature+order; plus 10 => string.base64 length=64
jid, xmpp id/address, matrix id, user jid | text | plus 10 => values values=["anna@chat.example.com","marc@chat.example.org","team@conference.example.com","lena@xmpp.example.net"]
xml, ... xml, xml data/content/body/payload | text | plus 2 => values values=["<item id='4711'/>","<message type='chat'><body>Hello</body></message>","<entry><title>News</title></entry>","<status>ok</status>","<list/>"]
redirect, redirect target/path/location, return/forward/continue/next to, next | text | by token code login url source path; plus 6 => values values=["/","/dashboard","/settings/profile","/projects/atlas","/inbox?filter=open"]
# mails and forms
event type/name, event, type | text | of email mail sms message delivery notification; by message+id emailable recipient tag bounce mail; plus 12 => values values=["delivered","open","click","bounce","complaint","send"] weights=[38,26,16,10,4,6]
to, from, sender, recipient/recipients, envelope from/to | text | by cc subject body in+reply reply; plus 12 => internet.email
content type, mime type | text | by subject body from; of article message mail email note comment; plus 12 => values values=["text/plain","text/html"] weights=[62,38]
photo/image/logo/avatar/cover/icon/banner/picture/cover+photo/thumbnail content type | text | plus 10 => values values=["image/jpeg","image/png","image/webp","image/svg+xml"] weights=[52,34,10,4]
description/statement/detail/details/body/content/text/comment/message/note/introduction/source/markup/name/answer format, markup, markup language/format | text | plus 8 => values values=["md","html","plain"] weights=[58,32,10]
fields, template/form/custom fields, field definitions | text | of template form submission document survey; plus 12 => values values=["[{\\"name\\": \\"Signature\\", \\"type\\": \\"signature\\", \\"required\\": true}]","[{\\"name\\": \\"Date\\", \\"type\\": \\"date\\"}]","[{\\"name\\": \\"Full name\\", \\"type\\": \\"text\\"}]","[]"]
schema, template/form schema | text | of template form submission document; plus 12 => values values=["[{\\"attachment_uuid\\": \\"5f1a\\", \\"name\\": \\"contract\\"}]","[{\\"attachment_uuid\\": \\"9c02\\", \\"name\\": \\"agreement\\"}]","[]","[{\\"name\\": \\"page-1\\"}]"]
submitters/signers/recipients, template submitters | text | of template submission document; plus 12 => values values=["[{\\"name\\": \\"First Party\\", \\"uuid\\": \\"5f1a\\"}]","[{\\"name\\": \\"Client\\"}, {\\"name\\": \\"Company\\"}]","[{\\"name\\": \\"Employee\\", \\"uuid\\": \\"81ac\\"}]"]
values, form/field/submitted values, answers | text | of submission submitter form response entry survey template; plus 10 => values values=["{\\"5f1a\\": \\"Anna Weber\\"}","{\\"9c02\\": \\"2025-03-14\\", \\"81ac\\": true}","{}","{\\"name\\": \\"Marc Leroy\\", \\"city\\": \\"Lyon\\"}"]
preferences, settings, options, ui/user/display/view preferences/settings | text | of template submission submitter integration gateway page block section ticket article overview channel account user widget view dashboard app plugin agent; not of customer diet meal; plus 8 => values values=["{}","{\\"notifications\\": true}","{\\"theme\\": \\"dark\\", \\"page_size\\": 25}","{\\"locale\\": \\"de\\"}","{\\"enabled\\": false}"]
introduction, motivation, join/request message | text | of membership request application join invite invitation; plus 10 => values values=["I would like to help with the events.","A friend told me about the group.","I work on similar topics.","New in town and looking for people.","I joined the last meeting as a guest."]
response, decision | text | of membership request join invite invitation; plus 18 => values values=["approved","ignored","declined"] weights=[76,14,10]
title, role title | text | of membership member participant attendee; not of subscription plan; by group team inviter accepted invitation; plus 12 => values values=["Coordinator","Treasurer","Secretary","Facilitator","Board member","Volunteer"]
service, network, via | text | of invitation invite share; plus 8 => values values=["email","facebook","twitter","link"] weights=[62,16,8,14]
prompt, reason/question/vote/answer prompt, helper/help text/prompt | text | of poll survey option question form vote stance; plus 8 => values values=["Why do you think so?","What would have to change?","Tell us more","Any concerns?","What do you like about it?"]
meaning, definition | text | of option choice poll vote term symbol icon label; plus 8 => values values=["I am fine with this","I have doubts but will not stop it","I want to discuss it first","I am strongly in favour","No opinion"]
name, label, title | text | of poll option choice vote answer; by voter score votes poll; plus 10 => values values=["Agree","Disagree","Abstain","Monday 10:00","Tuesday 14:00","Option A","Option B"]
placeholder, title/input/field/search/name placeholder | text | plus 8 => values values=["Enter a title","Search for a name","e.g. Quarterly review","Type your message","name@example.com","Choose a date"]
process name, process title | text | of poll template workflow; plus 12 => values values=["Consent decision","Advice process","Simple vote","Meeting poll","Ranked choice","Sense check"]
granted/joined upon, membership granted upon, join/admission/joining policy | text | plus 10 => values values=["approval","request","invitation"] weights=[58,26,16]
privacy options/option/setting/level, discussion/post/profile privacy options/option | text | plus 8 => values values=["private_only","public_or_private","public_only"] weights=[58,28,14]
full name, path name, title path | text | of group channel team project space folder repository organization workspace; plus 14 => text.community
handle | text | of group team organization space channel community; plus 12 => text.slug of=@name
misc, miscellaneous, other, additional, anything else, further details | text | plus 4 => values null=0.6 values=["See attached file.","Nothing to add.","Please call before noon.","Updated after the meeting.","To be discussed next week."]
declaration, affirmation, attestation | text | plus 4 => values values=["I accept the terms.","All statements are true.","I act on behalf of the organisation.","No conflict of interest."]
usage, intended/planned/expected use/usage | text | plus 4 => values values=["Daily","Weekly","Internal only","For one project","Occasionally"]
# order of lists, tickets and shops
group by, grouped by, group field | text | plus 10 => values values=["status","owner","priority","created_at","customer"] weights=[34,24,18,14,10]
order by, sort by, sort field/column/key, order field/column | text | plus 10 => values values=["created_at","name","updated_at","position","priority"] weights=[42,24,18,10,6]
sort/order/group/sorting direction, sort dir, order, sort/display/submitters/signing/processing/result/results/default+sort order | text | not of purchase customer sales shop; not by family genus species kingdom class menu table; plus 8 => values values=["asc","desc","manual"] weights=[48,42,10]
condition/conditions/criteria/filter/query | text | of overview view trigger macro segment rule report smart list automation; plus 10 => values values=["{\\"state\\": \\"open\\"}","{\\"owner_id\\": \\"current_user\\"}","{\\"priority\\": [\\"high\\", \\"urgent\\"]}","{\\"tags\\": \\"billing\\"}","{\\"created_at\\": \\"today\\"}"]
type, ticket type/kind | text | of ticket; by escalation priority owner group customer assignee resolution approval response; not by seat fare price event venue; plus 12 => values values=["Question","Incident","Problem","Request for change"] weights=[46,30,14,10]
time unit/units | num | plus 6 => values values=[5,10,15,30,45,1.5] weights=[20,24,24,16,8,8]
generator, creator tool | text | of counter sequence feed document ticket; plus 4 => values values=["default","import","nightly-job","cli","web-form"]
option type name, name, presentation, label | text | of option; by filterable presentation position; not of poll stock share call put; plus 12 => values values=["Color","Size","Material","Length","Pattern","Fit"]
option value name, name, presentation, label | text | of option; by option+type type presentation; not of poll stock share call put vehicle; plus 11 => values values=["Small","Medium","Large","Red","Blue","Cotton","Linen"]
presentation, presentation name | text | of option variant product value; plus 4 => values values=["Color","Size","Standard","Extra large","Blue","Cotton"]
root, root node/key/element/directory/folder/path | text | plus 3 => values values=["/","storage:bookmarks","main","default","/srv/app"]
sha 1, sha 1 sum/hash | text | plus 8 => string.hash algorithm=sha1
# pairs, patterns and small words of systems
^k, tag key | text | of tag tags; by v value; plus 12 => values values=["name","source","comment","type","note","created_by","building","surface"]
^v, tag value | text | of tag tags; by k key; plus 12 => values values=["yes","survey","main","residential","no","import","asphalt","2"]
before/after/old/new/previous/original, before/after/old/new state/values/value/data/snapshot | text | of audit log version history trail change revision; not of price stock quantity; plus 8 => values values=["{\\"status\\": \\"draft\\"}","{\\"name\\": \\"Atlas\\", \\"plan\\": \\"pro\\"}","{\\"role\\": \\"member\\"}","null","{\\"limit\\": 50}"]
match/regex/linkifier/url/search/route/file/path/exclude/include/validation/branch/tag pattern/patterns, regex, regexp, regular expression, pattern | text | not of fabric sewing knitting textile rhythm crochet; plus 6 => values values=["^v[0-9]+","(?i)^atlas-.*$","#(?P<id>[0-9]+)","^[A-Z]{2,5}-[0-9]+$","/api/.*","*.md","release/*"]
url template/pattern/format, link/redirect template | text | plus 12 => values values=["https://tickets.example.com/{id}","https://git.example.org/issues/{id}","https://docs.example.com/{page}","https://www.example.com/users/{name}"]
unit | text | of model pricing token usage; by tokenizer input output token price+per; plus 12 => values values=["TOKENS","CHARACTERS","SECONDS","IMAGES"] weights=[72,14,8,6]
model name, model | text | of pricing price pricings tokenizer llm; by token tokenizer; plus 12 => values values=["atlas-large","orion-2","nimbus-mini","atlas-small","lumen-vision","orion-2-turbo"] weights=[30,24,18,12,8,8]
name | text | of observation span trace generation; by trace; plus 12 => values values=["chat-completion","retrieve-documents","embed-query","rerank","format-answer","call-tool"]
score/metric/evaluator/check name | text | plus 4 => values values=["accuracy","helpfulness","relevance","toxicity","latency","correctness"]
target object/entity/resource/model/type | text | plus 4 => values values=["trace","dataset","user","project","order"] weights=[38,22,16,14,10]
status message/text/detail/description | text | of observation span trace run job task check step deployment sync import build; plus 6 => values null=0.5 values=["completed","timed out after 30 s","rate limit reached","retrying","connection refused","ok"]
sampling, sample/sampling share/fraction/ratio, traffic share | num | plus 8 => values values=[1,0.5,0.1,0.25,0.05] weights=[42,18,18,14,8]
edit/version/change/revision history, history | text | of message post comment page document; plus 8 => values null=0.8 values=["[{\\"at\\": 1735689600, \\"by\\": 18}]","[{\\"at\\": 1743465600, \\"by\\": 204, \\"prev\\": \\"Hello\\"}]","[]"]
rate limit/limits, throttle/throttling | text | plus 8 => values values=["60:100","3600:1000","60:200","10/s","100/m","1000/h"]
alert/stop/banned/blocked/trigger/key/muted/filter words/word, watchwords | text | plus 8 => values values=["[\\"invoice\\",\\"release\\"]","[]","[\\"outage\\"]","[\\"urgent\\",\\"customer\\"]","[\\"deploy\\"]"]
hint, help text, tooltip, field/input hint | text | of field attribute property column question custom option; plus 10 => values values=["Shown on your profile","In the form DD.MM.YYYY","Without spaces","Optional","Visible to admins only","One per line"]
field data, extra/field options/config | text | of field profile custom attribute; plus 8 => values values=["{\\"0\\": {\\"text\\": \\"Red\\", \\"order\\": \\"1\\"}}","{\\"subtype\\": \\"github\\"}","","{\\"1\\": {\\"text\\": \\"Yes\\"}, \\"2\\": {\\"text\\": \\"No\\"}}"]
code/syntax/code+block language, code block/default+code+block language, programming language, lexer | text | plus 8 => values values=["python","javascript","typescript","ruby","go","sql","bash","text"]
screen, screen size/resolution, viewport, viewport size | text | not of cinema show film movie showing screening seat theater theatre; plus 8 => values values=["1920x1080","1440x900","390x844","1366x768","412x915","2560x1440"]
^event value/label | text | of event analytics tracking; plus 8 => values values=["signup-button","newsletter-form","pricing-link","download-pdf","video-play","footer-link"]
native/own/local name, name native | text | of language locale; plus 12 => values values=["English","Deutsch","Français","Español","Italiano","Português","Nederlands"]
topic/queue/sns/sqs arn | text | plus 8 => values values=["arn:aws:sns:eu-west-1:123456789012:alerts","arn:aws:sns:us-east-1:123456789012:deploys","arn:aws:sns:eu-central-1:210987654321:billing"]
file name, filename | text | of emoji sticker avatar icon; plus 12 => values values=["party_parrot.gif","ship_it.png","thumbs_up.png","coffee_time.gif","eyes.png"]
weight | int num | of label rule edge node upstream backend variation; not of product shipment animal parcel; plus 10 => values values=[1,10,50,100,5] weights=[34,22,18,16,10]
name, display name | text | of realm workspace; by subdomain string domain plan deactivated; plus 16 => company.name
name, title | text | of stream channel; by invite topic history post private archived; not of river water audio video sales; plus 16 => text.community
# accounts and their looks
theme, app/ui/color/colour/editor/default theme, appearance | text | of user profile account setting settings preference preferences member; plus 12 => values values=["light","dark","system"] weights=[46,34,20]
week start, start/first+day of week, week starts on, first weekday | text | plus 8 => values values=["Monday","Sunday","Saturday"] weights=[52,40,8]
time/clock/hour format | int | plus 12 => values values=[12,24] weights=[46,54]
buffer time, buffer | int | plus 12 => values values=[0,15,30,60] weights=[46,26,20,8]
offset start | int | plus 12 => values values=[0,5,10,15] weights=[62,16,12,10]
invited/moved/assigned/redirected/merged/transferred/promoted/copied to | int | plus 12 => number.int min=1 max=900
integration, integration type/name/kind | text | plus 3 => values values=["google_calendar","slack","zoom","github","hubspot","office365_calendar"] weights=[34,22,16,12,8,8]
product/collection/category/variant/brand/store handle | text | plus 10 => text.slug
controller, controller name | text | by action method path params; plus 12 => values values=["OrdersController","UsersController","SessionsController","Api::V1::ProjectsController","InvoicesController"]
path, request path/uri | text | by method controller user+agent agent referer; of session log request impersonation audit access hit; plus 12 => internet.path
path | text | of script flow workflow app variable resource; by summary value content schema; plus 14 => template template=u/{{internet.username}}/sync_orders
script/schedule/flow/app path | text | plus 8 => values values=["u/anna/sync_orders","f/billing/send_invoices","f/ops/nightly_backup","u/marc/import_contacts","f/reports/weekly_digest"]
code, content, source, source/raw/script/function/handler/macro code, code body, script content/body | text | of script function lambda macro snippet flow job queue worker rule trigger hook; by path schema language summary hash script runtime kind; not by price discount percent coupon; plus 10 => values values=["def main(name: str):\\n    return f'Hello {name}'","export async function main(id: number) {\\n  return fetchOrder(id)\\n}","SELECT count(*) FROM orders WHERE created_at > $1","echo \\"done\\"","func main() error {\\n\\treturn nil\\n}"]
... script, command/startup/setup/install/init/post+install script | text | plus 2 => values values=["./deploy.sh staging","npm run build","f/slack/on_message","scripts/import.sh","make test"]
dependencies, packages, modules, requirements, gems, plugins, extensions | array | plus 6 => array element={"kind":"values","parameters":{"values":["requests==2.32.3","pandas>=2.2","http-kit","lodash@4.17.21","retry-policy","date-tools","pydantic"]}} max=3
lockfile, lock file, pipfile/package/yarn/composer/gemfile/cargo lock | text | plus 8 => values values=["requests==2.32.3","{\\"lockfileVersion\\": 3, \\"packages\\": {}}","pandas==2.2.1\\nnumpy==2.0.1","{\\"_meta\\": {\\"hash\\": {}}, \\"default\\": {}}"]
python/node/ruby/java/go/php/runtime/postgres/database/server/kernel/os version | text | plus 2 => values values=["3.12.4","22.11.0","3.3.5","21.0.2","1.23.1","16.4"]
cancel/canceled/cancellation/abort/skip/stop reason | text | of queue job build run flow workflow task step pipeline deployment execution; plus 12 => values null=0.9 values=["superseded by a newer run","stopped by the user","timed out","worker lost","parent job failed"]
reason, cancellation/churn reason | text | of cancellation churn; by subscription plan; plus 14 => values values=["too expensive","missing features","switched to another tool","project ended","no longer needed"] weights=[34,24,18,14,10]
reason detail/details/text/comment/note | text | of cancellation churn refund return; plus 12 => values null=0.4 values=["We moved to another tool.","The project is finished.","Too expensive for a small team.","We missed an integration with our CRM.","Only needed it for one month."]
worker/server/database/node/machine/app/service instance | text | plus 8 => values values=["web-01","worker-02-7d9f","db-01","i-0a4f2c91","app-03"]
worker, worker name | text | of worker ping heartbeat; plus 14 => template template=wk-{{string.alpha}}-{{number.int}}
sender/triggerer/initiator/pusher type | text | of build job commit deployment pipeline run request; plus 12 => values values=["User","Organization","Bot"] weights=[86,8,6]
debug/build/run/compiler/command/launch/driver/connection options/flags | text | plus 8 => values values=["{}","{\\"quiet\\": true}","--verbose","{\\"timeout\\": 1800}","--no-cache"]
build/job/stage/run/pipeline/deployment/last+build/last+run/attempt number | text | plus 10 => template template={{number.int}}
^number | text | of build job stage pipeline run deployment; plus 6 => template template={{number.int}}
^resource, resource name/path | text | of audit log activity event access; not of room booking; plus 10 => values values=["u/anna/sync_orders","billing settings","role: editor","workspace Marketing","API key ci-deploy","projects/atlas"]
compare url/link, compare | text | plus 8 => template template=https://git.example.com/team/atlas/compare/{{string.hexadecimal}}
raw/compiled/generated/custom/embed/tracking code | text | by script job logs schema args language runtime; plus 14 => values values=["def main(name: str):\\n    return f'Hello {name}'","export async function main(id: number) {\\n  return fetchOrder(id)\\n}","SELECT count(*) FROM orders WHERE created_at > $1","echo \\"done\\""]
time zone, timezone, default/user/local/preferred/previous time+zone/timezone | text | plus 16 => location.timeZone
# databases that are looked into
engine, driver, dialect, database engine/kind | text | of database connection datasource warehouse; plus 14 => values values=["postgres","mysql","snowflake","bigquery","sqlserver","sqlite"] weights=[46,20,12,10,6,6]
name | text | of database warehouse datasource; by engine driver dialect schedule connection; plus 14 => values values=["Analytics","Orders","Warehouse","CRM","Billing","Product events"]
details/options/settings/properties | text | of database connection datasource credential import warehouse; by engine driver type key item; plus 12 => values values=["{\\"host\\": \\"db.internal.example\\", \\"port\\": 5432}","{}","{\\"ssl\\": true}","{\\"schema\\": \\"public\\"}","{\\"timeout\\": 30}"]
base/semantic/effective/database/physical type | text | of field column; plus 14 => values values=["text","integer","timestamp","category","boolean","float"] weights=[34,24,18,10,8,6]
schema, schema name | text | of table field column database; plus 12 => values values=["public","app","reporting","billing","audit","staging"] weights=[58,14,10,8,6,4]
definition | text | of metric segment report query; plus 10 => values values=["{\\"measure\\": \\"count\\", \\"by\\": \\"day\\"}","{\\"measure\\": \\"sum\\", \\"of\\": \\"amount\\"}","{\\"where\\": {\\"status\\": \\"paid\\"}}","{\\"measure\\": \\"average\\", \\"of\\": \\"duration\\"}"]
how ... calculated, how ... works, calculation method, formula description | text | plus 8 => values values=["Sum of all paid orders.","Active users divided by all users.","Counted once per user and day.","Average over the last 30 days.","Excludes test accounts."]
points of interest, caveats | text | plus 8 => values null=0.5 values=["Values before 2023 are estimates.","Refreshed every night.","Test orders are included.","One row per customer and day.","Amounts are in cents."]
model, dependent on model, ... on model | text | of dependency; plus 14 => values values=["Report","Dashboard","Table","Metric","Segment"]
... attributes/remappings/mappings/mapping | text | of login user sso session group policy access identity account; plus 8 => values values=["{\\"department\\": \\"Sales\\"}","{}","{\\"email\\": \\"mail\\"}","{\\"region\\": \\"eu\\", \\"tenant\\": \\"18\\"}","{\\"cn\\": \\"name\\"}"]
login/user/sso/saml/session attributes | text | plus 8 => values values=["{\\"department\\": \\"Sales\\"}","{}","{\\"region\\": \\"eu\\", \\"tenant\\": \\"18\\"}","{\\"role\\": \\"analyst\\"}"]
content, body, code | text | of snippet; plus 12 => values values=["status = 'paid' AND NOT test","created_at > now() - interval '30 days'","SELECT id FROM customers WHERE active","country IN ('DE', 'AT', 'CH')"]
^object, object path/name | text | of permission permissions grant acl privilege; plus 12 => values values=["projects","reports","users","billing","settings","invoices"]
# addresses of systems
host, ^host | text | of favicon feed site domain session server cookie page certificate endpoint proxy mailbox; not of event meetup booking party stay; plus 14 => internet.domainName
oidc/oauth/token/jwt/openid issuer | text | plus 16 => values values=["https://login.example.com","https://auth.example.org/","https://id.example.net/realms/main","https://accounts.example.org"]
postmaster/abuse/bounce/envelope/return/sender/forward/mailbox/mail+from/reply address | text | plus 12 => internet.email
verification/health/healthcheck/callback/webhook/probe/well+known path | text | plus 12 => values values=["/.well-known/acme-challenge/4f1c","/healthz","/callback","/webhooks/incoming","/status"]
page/landing/entry/exit/goal/url path | text | plus 10 => internet.path
path, full path | text | of project repository group namespace; by name; not of file document image; plus 12 => template template=team-{{string.alpha}}/atlas
role/iam/user/policy/assume+role arn | text | plus 10 => values values=["arn:aws:iam::123456789012:role/deploy","arn:aws:iam::210987654321:role/backup","arn:aws:iam::123456789012:role/read-only"]
region, aws/cloud region | text | of aws cloud bucket cluster instance; plus 12 => code.cloudRegion
access key id/xid, access key identifier | text | plus 10 => string.alphanumeric length=20
identifier/verification/challenge/random/secret/nonce string | text | plus 10 => string.alphanumeric length=24
intermediaries, chain, certificate chain, ca bundle, bundle | text | of certificate tls ssl domain; plus 10 => values values=["-----BEGIN CERTIFICATE-----\\nMIIDdzCCAl+gAwIBAgIE\\n-----END CERTIFICATE-----","-----BEGIN CERTIFICATE-----\\nMIIFFjCCAv6gAwIBAgIR\\n-----END CERTIFICATE-----"]
domains ..., excluded/ignored/blocked/allowed ... domains, hosts ... | text | not of book language; plus 4 => values null=0.3 values=["example.com","example.com, example.org","*.example.net","intranet.example.com"]
ssl/tls/encryption mode | text | plus 8 => values values=["Auto","STARTTLS","TLS","None"] weights=[56,22,16,6]
spam mode/action | text | plus 14 => values values=["flag","quarantine","reject","off"] weights=[56,22,12,10]
verification method | text | of domain site; plus 8 => values values=["DNS","Email","HTTP"] weights=[74,16,10]
spf/dkim/mx/dns/return+path/dmarc status | text | plus 12 => values values=["verified","pending","failed"] weights=[78,14,8]
device/browser/client/agent description | text | plus 8 => internet.userAgent
upload, uploaded file | text | of import upload file job; plus 12 => system.fileName
... class name | text | plus 4 => values values=["SendWelcomeEmailJob","ExportReportJob","SyncInventoryJob","CleanupSessionsJob","ChargeSubscriptionJob","RebuildIndexJob"]
features, feature list, entitlements | array | of plan subscription license organization account workspace tenant tier; plus 14 => array element={"kind":"values","parameters":{"values":["sso","audit_logs","api_access","custom_domain","webhooks","exports","funnels"]}} max=4
`;
