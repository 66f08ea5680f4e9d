/** What builds, runs, watches and guards machines: deliveries, packages, alerts, flags, networks, backups, findings. */
export const machines = String.raw`
about devops
strategy, deployment/deploy/rollout/release/update/upgrade strategy: rolling|canary|blue_green|recreate
clone/checkout/fetch strategy: shallow|full|partial
pull policy: if_not_present|always|never
merge/merging strategy/method: merge|squash|rebase
restart/retry policy: on_failure|always|never
failure policy, ^on failure/error: fail|continue|retry|ignore
concurrency policy/mode: cancel_in_progress|queue|allow
event, trigger/triggering/pipeline/build/run event, webhook event: push|pull_request|tag|schedule|manual|release
event type [noun webhook hook trigger pipeline build]: push|pull_request|tag|release|deployment|issue_comment
trigger, trigger type, triggered by+type: push|manual|schedule|webhook|api
source [noun pipeline build run job workflow deployment]: push|web|api|schedule|trigger|pipeline
conclusion, job/step/run/build/check/pipeline result, ^result: success|failure|cancelled|skipped|timed_out
status [noun pipeline build job step run workflow]: success|running|failed|pending|cancelled|skipped
state [noun pipeline build job step run workflow]: success|running|failure|pending|error|skipped
phase [noun deployment release rollout pod]: running|pending|succeeded|failed|rolling_back
phase: build|test|deploy|verify
stage, pipeline stage: build|test|lint|package|deploy|release
action [noun deployment release environment rollout]: deploy|rollback|promote|restart|scale
action: create|update|delete|deploy|approve
step type: run|script|action|service|approval
job/build/task type/kind: build|test|lint|deploy|release
reason, cancel/abort/skip reason [noun pipeline build job run step deployment]: superseded by newer run|cancelled by user|timeout|upstream failed
rollback/revert reason: error rate increased|failed health check|broken migration|memory leak|regression in checkout
exit/termination/failure reason [noun pipeline build job run step pod container]: Completed|Error|OOMKilled|Timeout|Evicted
approval/approver/review/rejection reason, reason [noun approval review]: change reviewed|tests are green|missing rollback plan|freeze window|hotfix for outage
environment, environment/deploy/deployment/env target/name/kind/type/tier, target environment: production|staging|development|preview
^kind/type/tier [noun environment]: production|staging|development|preview
protection rule/rules/type/level: required_reviewers|wait_timer|branch_policy|none
platform, target platform, runner/os/build platform: linux/amd64|linux/arm64|darwin/arm64|windows/amd64
arch/architecture, cpu architecture: amd64|arm64
os, operating system: linux|macos|windows
backend, executor, runner backend/executor/type: docker|kubernetes|local|ssh
scope [noun runner agent]: instance|group|project
scope [noun secret variable credential token key]: organization|repository|environment
secret/credential type: token|password|ssh_key|certificate|file
access level, ^access [noun secret variable repository]: read|write|admin
role [noun member approver team user]: maintainer|developer|owner|reporter
approver/reviewer role: maintainer|owner|release_manager|security
trust/security level: trusted|untrusted|privileged
visibility [noun repository repo project package]: private|public|internal
language, primary language [noun repository repo project]: TypeScript|Go|Python|Java|Rust|Ruby
actor/sender/initiator type: user|bot|schedule|api
artifact type/kind/format: archive|junit|coverage|container_image|sbom
cache policy/mode: pull-push|pull|push
service/resource/workload/object kind/type: Deployment|Service|Job|StatefulSet|CronJob|ConfigMap
severity, log level: info|warning|error|debug
health, health status: Healthy|Progressing|Degraded|Missing
sync status: Synced|OutOfSync|Unknown
region: eu-central-1|us-east-1|eu-west-1|ap-southeast-2
provider, cloud/git/vcs/scm/source provider [noun repository repo integration connection organization account]: github|gitlab|bitbucket|gitea
cloud/infrastructure/hosting provider: aws|gcp|azure|hetzner|digitalocean
billing interval/cycle/period: monthly|yearly
runner/agent/node/machine status/state: online|idle|busy|offline
size, runner/machine/instance size: small|medium|large|xlarge
volume/storage/disk type/class: ssd|hdd|nvme|network
runtime: nodejs22|python3.12|go1.23|java21|ruby3.3
network mode: bridge|host|none
test/check type/kind: unit|integration|e2e|smoke

about registry
status, state [noun version release]: published|yanked|deprecated|draft
dependency type/kind/scope: runtime|dev|build|optional|peer
license: MIT|Apache-2.0|BSD-3-Clause|GPL-3.0-only|ISC
package type/format/kind, format, ecosystem: npm|pypi|maven|docker|cargo|nuget|rubygems
role, owner kind/role [noun owner maintainer member]: owner|maintainer|collaborator
action [noun log audit event history]: publish|yank|unyank|owner_add|owner_remove
reason, yank/report/removal/deprecation reason: security issue|published by mistake|broken build|superseded|name squatting
source: upload|trusted_publisher|mirror|import
platform: ruby|x86_64-linux|arm64-darwin|java|x64-mingw
checksum/hash/digest type/algorithm: sha256|sha512|md5
channel, release channel: stable|beta|nightly
scope: publish|read|yank|admin
severity: low|moderate|high|critical
severity level: low|moderate|high|critical

about monitoring
monitor/check/probe type/kind/protocol, ^type/kind [noun monitor check probe]: http|ping|tcp|dns|keyword|heartbeat|ssl
method, http/request method [noun monitor check probe endpoint]: GET|HEAD|POST
status, state [noun monitor check endpoint probe]: up|down|paused|degraded
result, check/probe/last result: ok|timeout|fail|degraded
error/failure type/kind/class [noun check result ping monitor incident]: timeout|dns_error|connection_refused|http_5xx|ssl_expired
check/error/timing phase, phase [noun check]: dns|connect|tls|first_byte|transfer
ip version/family: ipv4|ipv6|auto
region, probe/check region/location, location: eu-west|us-east|us-west|ap-southeast|eu-central
auth method/type: none|basic|bearer|mtls
keyword type/match/mode: exists|not_exists
phase, status, state [noun incident]: resolved|investigating|identified|monitoring
kind, update type/kind [noun incident update timeline]: investigating|identified|monitoring|resolved
action [noun incident update timeline event]: acknowledged|escalated|resolved|reopened|commented
action [noun escalation rule step policy]: notify|page|call|create_incident
severity: critical|warning|info
severity [noun incident]: sev2|sev3|sev1|sev4
impact: minor|major|none|critical
cause, root cause, incident cause: bad deployment|expired certificate|database overload|network outage|full disk|third-party outage
resolution: rolled back|restarted service|scaled up|fixed configuration|provider recovered
source, alert/incident/event source: monitor|prometheus|api|manual|email
priority, alert priority: P3|P2|P1|P4
condition, alert/rule/threshold condition: above|below|equal|no_data
operator: >|<|>=|<=|==
aggregation, aggregate, aggregator: avg|max|min|sum|p95|count
no data state/policy/action: no_data|alerting|ok|keep_state
trigger/rule/alert type/kind [noun alert rule trigger policy]: threshold|anomaly|no_data|change|forecast
channel/integration/contact/receiver/notifier type/kind, channel, ^type/kind [noun channel integration contact receiver]: email|slack|webhook|sms|pagerduty|telegram
provider [noun notification channel sms]: slack|twilio|pagerduty|opsgenie|teams
mode [noun notification channel]: immediate|digest|muted
frequency [noun notification channel report digest]: immediate|hourly|daily
target/responder/recipient type/kind: user|schedule|team|channel
strategy [noun escalation policy rotation schedule]: round_robin|all_at_once|in_order
rotation/shift/schedule/handoff type, rotation: weekly|daily|custom
role [noun shift oncall rotation]: primary|secondary|backup
coverage [noun shift oncall rotation]: 24x7|business_hours|weekend
status, component status/state [noun component service]: operational|degraded_performance|partial_outage|major_outage|under_maintenance
indicator [noun status page component]: none|minor|major|critical
group/component group, group name [noun component]: API|Website|Database|Integrations|Regions
display/view mode: uptime|compact|status_only
maintenance type/kind: planned|emergency|recurring
status, state [noun maintenance window silence]: completed|scheduled|in_progress|cancelled
recurrence, repeat: none|weekly|monthly|daily
scope [noun maintenance silence window rule]: all_monitors|group|single_monitor
^name [noun monitor]: Website|API health|Checkout|Login page|Status page|Search service|Mail server|Docs site
^name [noun component]: API|Website|Dashboard|Webhooks|Authentication|Database|File storage|Mobile app
^name [noun team]: Platform|Payments|Infrastructure|Backend|SRE|Web|Data
metric: cpu_usage|memory_usage|response_time|error_rate|disk_free|request_rate
unit: ms|%|req/s|bytes|s|count
environment: production|staging|development
check interval/frequency, interval: 1m|5m|30s|10m|15m

about flags
flag type/kind, ^type/kind [noun flag feature toggle]: boolean|multivariate|string|json
variation/value/return/data type/kind: boolean|string|number|json
purpose [noun flag feature toggle]: release|experiment|operational|permission|kill_switch
category, ^category [noun flag feature toggle]: release|experiment|operational|permission
lifecycle, lifecycle stage/state, stage [noun flag feature]: live|draft|stale|archived
state, status [noun flag feature toggle]: on|off|archived
origin, source [noun flag feature toggle]: ui|api|terraform|import
client/sdk visibility/availability: server|client|mobile|all
rule/constraint/targeting type/kind: user|segment|percentage|attribute|schedule
match policy/type/mode, matching mode: all|any
operator, clause/condition operator: equals|contains|in|starts_with|greater_than|is_true
rollout strategy/type/kind, strategy, ^strategy: gradual|all_users|percentage|segment|user_ids
attribute, bucket/bucketing/hash by/key/attribute, context attribute/property: userId|email|country|plan|appVersion|deviceType
scope [noun rule flag strategy segment]: environment|project|global
segment type/kind, ^type/kind [noun segment]: rule_based|list|synced
source [noun segment audience cohort]: manual|csv|api|data_warehouse
action, change/requested action/type, trigger action [noun trigger change request schedule flag]: turn_on|turn_off|update_rules|archive
change/request type/kind: update_targeting|toggle|archive|rollout_change
state, status [noun change request approval]: applied|pending|approved|declined|cancelled
decision: approved|declined|changes_requested
reason, change reason/note/comment [noun change request approval draft flag]: Rollout to all customers|Incident mitigation|Metrics look good|Cleanup after launch|Start beta with internal users
experiment type/kind, ^type [noun experiment]: ab|multivariate|holdout|bandit
method, statistical/analysis/stats method/engine/approach/model: frequentist|bayesian|sequential
state, status [noun experiment]: completed|running|draft|stopped
outcome, conclusion, result [noun experiment]: winner_found|no_difference|inconclusive|rolled_back
direction, success/desired/metric/goal direction: increase|decrease
randomization/assignment/analysis/experimental unit: user|session|device|account
stop/stopped/end reason: reached significance|guardrail violated|no effect|sample ratio mismatch|deadline reached
metric type/kind, ^type/kind [noun metric]: conversion|count|numeric|ratio|revenue
event type/kind [noun metric]: custom|click|pageview
event source: client|server|warehouse
unit [noun metric]: users|events|ms|USD|%
category [noun metric]: conversion|engagement|performance|revenue
^key [noun flag feature toggle], flag/feature key: new-checkout|dark-mode|beta-search|enable-sso|pricing-page-v2|kill-switch-email|onboarding-tour|fast-export
^key [noun segment]: beta-testers|internal-users|enterprise|eu-customers|free-plan|power-users
^key [noun metric]: signup-completed|checkout-conversion|page-load-time|revenue-per-user|search-clicks
^name [noun access policy]: Read-only|Project admin|Production editor|Developers|Auditors|Release managers
trigger type/kind: webhook|datadog|grafana|generic|schedule
integration, integration type: slack|datadog|jira|github|terraform|segment
result [noun trigger webhook delivery]: success|failed|skipped
criticality: low|medium|high|critical
^kind/type [noun environment]: production|staging|development|test
sdk type/kind/language/name, sdk: node|react|python|java|go|ios|android
platform [noun sdk client connection]: server|web|mobile|edge
mode [noun sdk connection relay client]: streaming|polling|offline
state, status [noun sdk connection relay client]: connected|disconnected|stale
protocol [noun sdk connection relay]: sse|websocket|https
target/resource/object/entity type/kind [noun audit log event entry change policy permission]: flag|segment|environment|project|member|experiment
action [noun audit log entry history]: flag.created|flag.toggled|rule.updated|segment.updated|member.invited
action [noun access policy permission role]: flag:read|flag:toggle|flag:write|segment:write|project:admin
actor type/kind: user|api_key|system
source [noun audit log entry history]: ui|api|cli|terraform
origin [noun member user]: invite|sso|scim
policy type/kind: managed|custom
tier [noun project workspace organization]: free|pro|enterprise
aggregation: count|sum|avg|p95|unique

about security
finding/vulnerability/issue type/kind/category, ^category/type [noun finding vulnerability]: sql_injection|xss|outdated_dependency|misconfiguration|hardcoded_secret|weak_tls
scan type/kind/mode, ^type [noun scan]: full|quick|scheduled|authenticated|container
scanner, scan/detection engine/tool, source [noun finding vulnerability scan]: nessus|trivy|nuclei|openvas|semgrep
severity, risk: low|medium|high|critical|info
status, state [noun finding vulnerability issue]: open|fixed|accepted_risk|false_positive|in_progress
resolution, disposition: fixed|false_positive|accepted_risk|mitigated
verdict, classification: malicious|suspicious|benign|unknown
action, response/remediation/mitigation action: block|quarantine|alert|allow|isolate
exploit maturity, exploitability: unproven|proof_of_concept|functional|high
attack vector, access vector: NETWORK|LOCAL|ADJACENT|PHYSICAL
complexity, attack/access complexity: LOW|HIGH
indicator/ioc/observable type/kind: ip|domain|url|sha256|email
tactic: initial-access|execution|persistence|lateral-movement|exfiltration
technique: T1566|T1059|T1078|T1021|T1486
tlp, marking: TLP:AMBER|TLP:GREEN|TLP:CLEAR|TLP:RED
asset type/kind/category: server|workstation|web_application|container|network_device
exposure: internet|internal|isolated
threat/malware type/kind/family/category: trojan|ransomware|phishing|botnet|spyware
priority: P2|P3|P1|P4
policy mode: enforce|monitor|off
environment: production|staging|development

about access
effect: allow|deny
action, permitted/allowed action: read|create|update|delete|manage
resource/target/object type/kind, resource: project|document|user|report|billing
policy type/kind: managed|custom|inline
scope: organization|project|team|own
principal/subject/grantee/assignee type/kind: user|group|role|service_account
role type/kind: system|custom
level, access/permission/grant level: read|write|admin
source, origin: manual|sso|scim|api
reason, grant/access/revoke reason: new team member|project handover|temporary support|role change|offboarding
status, state [noun grant access request]: active|expired|revoked|pending

about auth
provider, auth/identity/login/sso provider/type, idp, provider type: google|github|microsoft|okta|saml
method, auth/login/signin method, mfa/factor/second+factor type/method, factor: password|totp|webauthn|magic_link|sms
grant type: authorization_code|refresh_token|client_credentials|device_code
response type: code|token|id_token
client type: confidential|public
token type/kind: Bearer|refresh|access|id
scope: openid profile email|read|read write|offline_access
code challenge method: S256|plain
event, event type/name/action [noun log audit event session login]: login|logout|login_failed|password_reset|mfa_enrolled|token_refreshed
result, outcome: success|failure|blocked
reason, failure/block/lock/revocation/revoke reason: invalid_password|user_not_found|mfa_required|account_locked|expired_token
protocol: oidc|saml|oauth2|ldap
name id format, nameid format: urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress|urn:oasis:names:tc:SAML:2.0:nameid-format:persistent
consent/approval type/mode: explicit|implicit|skip
device/authenticator type/kind: security_key|platform|phone|browser
platform: web|ios|android|desktop
status, state [noun user account identity]: active|invited|locked|disabled
credential type/kind: password|otp|webauthn|recovery_code
purpose, token/code purpose/use: password_reset|email_verification|login|invite

about network
status, state [noun device host interface switch router vlan prefix address ip subnet]: active|reserved|deprecated|dhcp
status, state, link/oper/admin status/state [noun interface port link cable]: up|down|testing|disabled
interface/port/link type/kind/media, ^type [noun interface port cable]: 1000base-t|10gbase-x-sfpp|virtual|lag|bridge
mode, interface/port/vlan/switchport mode: access|trunk|tagged|routed
duplex: full|half|auto
device/node/host role/type/kind, role: router|access-switch|firewall|core-switch|server|access-point
role [noun vlan prefix subnet address ip]: management|user|voice|guest|server
family, address/ip family: ipv4|ipv6
protocol, ip/transport protocol: tcp|udp|icmp|any
action, rule/firewall/acl action/target, policy: accept|drop|reject|log
direction: in|out|forward
assignment/allocation type/mode/method, lease type: dynamic|static|reserved
binding state: active|free|expired|released
security, security/encryption mode/type, wifi security: wpa2-psk|wpa3-sae|wpa2-enterprise|open
band, radio band: 2.4GHz|5GHz|6GHz
tunnel/vpn type/kind/protocol, encapsulation: wireguard|ipsec|gre|openvpn
routing protocol, route type/source/origin: static|bgp|ospf|connected
circuit/connection/uplink type: fiber|dsl|lte|mpls
airflow: front-to-rear|rear-to-front|passive
form factor: rack_1u|rack_2u|desktop|virtual
reply, radius reply: Access-Accept|Access-Reject
acct/accounting status type, status type: Start|Interim-Update|Stop
acct/accounting terminate cause, terminate cause: User-Request|Session-Timeout|Lost-Carrier|Idle-Timeout|Admin-Reset
nas port type: Wireless-802.11|Ethernet|Virtual
service type: Framed-User|Login-User|Administrative-User
op, operator [noun radius check reply]: :=|==|+=
discovery/scan method/type: snmp|lldp|icmp|manual
version, snmp version: v2c|v3|v1

about dns
record/rr type: A|AAAA|CNAME|MX|TXT|NS|SRV
kind, zone type/kind/mode, ^type/kind [noun zone domain]: MASTER|SLAVE|NATIVE
class, record/rr class: IN|CH
status, state [noun domain registration]: active|pendingTransfer|clientHold|redemptionPeriod
contact type/kind/role: registrant|admin|tech|billing
algorithm, dnssec/key algorithm: ECDSAP256SHA256|RSASHA256|ED25519
key type/role/flag: ksk|zsk|csk
event/action/operation, log/change action/type: create|update|delete|transfer|renew
policy, geo/routing/answer policy: simple|weighted|failover|geo|latency
proxy/proxied mode/status: proxied|dns_only
privacy: on|off

about voip
direction, call direction: inbound|outbound|internal
status, disposition, call status/disposition/result: ANSWERED|NO ANSWER|BUSY|FAILED
protocol, transport: udp|tcp|tls|wss
codec, codecs: opus|ulaw|alaw|g722
strategy, ring/hunt/queue/agent strategy: ringall|rrmemory|leastrecent|fewestcalls|random
endpoint/extension/device/destination type/kind: extension|queue|ivr|voicemail|hangup
event, queue/call/agent event: ENTERQUEUE|CONNECT|COMPLETECALLER|COMPLETEAGENT|ABANDON
dtmf mode: rfc4733|inband|info|auto
nat: yes|no|force_rport
hangup/terminate cause/reason: NORMAL_CLEARING|USER_BUSY|NO_ANSWER|CALL_REJECTED|ORIGINATOR_CANCEL
status, state [noun agent extension]: available|on_break|logged_out|busy
context: from-internal|from-trunk|default|from-queue
status, state [noun trunk registration]: registered|unregistered|rejected
encryption, media encryption: sdes|dtls|no
digit, input, key: 1|2|3|0|*|#
outcome, voicemail/ivr result/action: transfer|voicemail|hangup|repeat

about backup
type, backup/job/snapshot type/kind/mode/level, ^mode/kind/level [noun backup job snapshot]: full|incremental|differential
status, state, result, outcome: completed|failed|running|partial
target/destination/storage/repository type/kind, backend: s3|local|nfs|sftp|azure_blob
compression: zstd|gzip|lz4|none
encryption: aes-256|none
retention policy/type/class, policy: daily|weekly|monthly|yearly
consistency: application|crash|file_system
trigger, triggered by+type: schedule|manual|api|retention
reason, failure/error reason: target unreachable|disk full|checksum mismatch|permission denied|timeout
restore type/kind/mode/scope: full|file|point_in_time|instant
source/object/workload/asset type/kind: virtual_machine|database|file_system|mailbox|volume
frequency, schedule type: daily|hourly|weekly|monthly
verification status/result: verified|failed|not_checked
tier, storage tier/class: hot|cool|archive

about logging
level, severity, log level: info|warn|error|debug|fatal
facility: daemon|auth|kern|cron|user|local0
span kind: server|client|internal|producer|consumer
status, span status: ok|error|unset
source: nginx|api|worker|postgres|scheduler
environment: production|staging|development
stream, output: stdout|stderr
format: json|logfmt|syslog|plain
`;
