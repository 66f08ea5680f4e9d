/** What teams run: switches of features, systems of configuration and of tests, shops as their software keeps them. */
export const teamTools = String.raw`
# Switches of features: environments, strategies, events and what a client asks.
environment type, ^type | of environment; by enabled protected name; in software; plus 14 = production|development|test|pre-production
environment type | in software; plus 12 = production|development|test|pre-production
^type | of feature flag toggle; by stale archived impression variants strategy project; plus 22 = release|experiment|operational|kill-switch|permission
^name | of feature; noun type; plus 20 = Release|Experiment|Operational|Kill switch|Permission
^id | of feature flag; noun type; len>20; plus 30 = release|experiment|operational|kill-switch|permission
lifetime days, expected lifetime days | int | plus 16 => number.typical values=[40,7,90,30,14]
description | of feature; noun type; plus 20 = Used to roll out a feature to users gradually.|Used to try variants against each other.|Used to change how the system runs.|Turns a part of the system off in an emergency.|Grants a feature to some users only.
description | of feature flag toggle; by stale archived impression variants; plus 22 = Shows the new checkout to some of the customers.|Dark colours for all pages.|Sends webhooks in the second version.|New search index, compared with the old one.|Turns off exports under heavy load.|Invoices as PDF.|Sign-in without a password.|Beta of the dashboard.
provider | of addon integration; by events parameters enabled; plus 14 = webhook|slack|teams|datadog|new-relic
token type, ^type | of token; by secret environment project; plus 12 = client|frontend|admin|backend
sdk type | plus 14 = backend|frontend
sdk version | text | plus 12 => pattern regex=(client-node|client-java|client-go|client-python|client-react|client-dotnet):[3-6]\.[0-9]\.[0-9]
yes | int | by no; plus 16 => number.lognormal median=140 sigma=1.1
^no | int | by yes; plus 16 => number.lognormal median=90 sigma=1.1
^type, event type | of event; by environment feature project pre; plus 16 = feature-created|feature-updated|feature-environment-enabled|feature-environment-disabled|feature-strategy-add|feature-archived|project-created|segment-updated|user-created
^action | of request; by change payload; plus 14 = updateEnabled|addStrategy|updateStrategy|deleteStrategy|patchVariant|reorderStrategy
^action | of change request; noun event; plus 16 = created|submitted|approved|rejected|applied|cancelled|comment_added
variant, ^variant | of banner; plus 12 = info|warning|success|error
areas for improvement, area for improvement | text | plus 14 => values values=["Search could be faster.","The form is hard to find.","More examples in the documentation.","Clearer error messages.","Sorting of the list."] null=0.4
positive, positives, what went well | text | of feedback; plus 14 => values values=["Easy to set up.","Clear overview.","Fast.","Good documentation.","I found what I needed at once."] null=0.3
user type | of feedback; plus 10 = developer|administrator|manager|analyst
required/needed/min/minimum approvals/approvers/reviewers | int | plus 10 => number.typical values=[1,2,3]
name | of action; noun set; in software; plus 18 = Disable on error spike|Notify on rollout|Pause rollout at night|Enable for beta users|Roll back on alert
description | of action; noun set; in software; plus 18 = Turns the feature off when errors rise.|Tells the team channel of every change.|Stops the rollout outside of office hours.|Turns the feature on for testers.
source | of action signal; noun set; in software; plus 18 = signal-endpoint|datadog|grafana|webhook
# Sign-in as a product.
language tag, locale tag, ui locale | plus 14 = en|de|fr|es|pt-BR|zh-CN|ja|it|pl-PL|tr-TR|ko|ru|ar|nl|sv|da|nb|fi|cs|sk|hu|ro|bg|el|uk|he|hi|vi|th|id|ms|fa|zh-TW|zh-HK|pt-PT|en-GB|es-MX|fr-CA|de-AT|de-CH
template type | of email sms mail message; plus 14 = SignIn|Register|ForgotPassword|OrganizationInvitation|Generic|UserPermissionValidation
^type | of passcode; plus 14 = SignIn|Register|ForgotPassword|Generic
^type | of secret; by ciphertext iv dek encrypted; plus 14 = federated_token_set|api_key|oauth_token|password
^type | of service; noun log; plus 14 = SendEmail|SendSms|GetCustomDomain|CheckDomain
model name | of oidc; plus 24 = AccessToken|AuthorizationCode|Session|RefreshToken|Grant|Interaction|ClientCredentials
oidc/oauth client metadata, oidc/oauth metadata | json | plus 16 => json keys="redirect_uris[]=https://app.example.com/callback|https://www.example.org/auth/callback|https://portal.example.net/oauth/return post_logout_redirect_uris[]=https://app.example.com|https://www.example.org token_endpoint_auth_method=client_secret_basic|client_secret_post|none"
custom client metadata, client metadata | json | plus 12 => json keys="cors_allowed_origins[]=https://app.example.com|https://www.example.org refresh_token_ttl=604800|1209600|2592000? id_token_ttl=3600|7200? always_issue_refresh_token=false|true?"
acs url, acs urls | json | plus 14 => json keys="url=https://app.example.com/saml/acs|https://portal.example.net/sso/saml2/acs binding='urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'"
raw auth request, saml request, auth request | text | plus 10 => string.base64 length=64
relay/oidc/oauth/auth state | text | not of room; plus 12 => string.token
indicator | text | of resource api; plus 14 => pattern regex=https://(api|files|billing|mcp|orders|reports|internal|default|mail|search|media|auth)\.example\.(com|org|net)(/(v1|v2|api|core|eu|us|admin|public|beta|internal))?
^name | of resource api; not of token key; by indicator; plus 18 = Management API|Billing API|Orders API|Reports API|Files API|Internal API
^name | text | of application app client; noun secret; plus 22 => pattern regex=(Default|Production|Staging|Rotated|CI|Backup|Mobile|Partner)[ ](secret|key)([ ](2024|2025|A|B))?
target | of identity connector social; plus 12 = google|github|apple|facebook|microsoft|discord|linkedin
^name | of hook; by events signing config; plus 16 = User sync|Audit trail|CRM updates|Welcome mail|Data warehouse|Team channel
^key | of log; by payload; len>40; plus 12 = Interaction.SignIn.Submit|Interaction.Create|ExchangeTokenBy.RefreshToken|ExchangeTokenBy.AuthorizationCode|Interaction.End|Interaction.Register.Submit|RevokeToken
usage, token usage | int | of usage token; by date; plus 12 => number.lognormal median=420 sigma=1
try/retry/attempt count | int | of passcode otp code challenge; plus 12 => values values=[0,1,2,3] weights=[62,26,9,3]
target type | of sentinel; plus 14 = User|App
^action | of sentinel; plus 14 = Password|VerificationCode|OneTimeToken|MfaTotp|MfaBackupCode
# Systems of configuration: nodes, roles, cookbooks.
run list, run lists, environment run lists | json | plus 14 => json keys="[]='recipe[nginx]|role[web]|recipe[ntp]|recipe[users]|role[base]|recipe[postgresql]|recipe[firewall]'"
run list | plus 14 = recipe[nginx],recipe[ntp]|role[base],role[web]|role[base],recipe[postgresql]|recipe[users],recipe[firewall]
default/override/normal attribute, default/override/normal attributes/attr | json | of node role environment; plus 14 => json keys="nginx{port=80|8080 worker_processes=2|4|8} ntp{servers[]=0.pool.example.org|1.pool.example.org}? timezone=UTC|Europe/Berlin?"
automatic attribute, automatic attributes/attr | json | of node; plus 14 => json keys="platform=ubuntu|debian|centos platform_version=22.04|12|9 fqdn=internet.hostName ipaddress=internet.ipv4? cpu{total=2|4|8} memory{total=4048928kB|8167848kB|16370012kB}"
^name, cookbook name | of cookbook recipe; in software; plus 18 = nginx|ntp|users|postgresql|firewall|docker|redis|openssh|sudo|logrotate|java|nodejs|haproxy|certbot|cron|mysql|php|git|timezone|apt
^name | of bag; plus 18 = users|passwords|certificates|apps|keys|databases|credentials|hosts
^name | text | of role; by run; plus 18 => pattern regex=(base|web|db|cache|queue|monitoring|proxy|mail|build|app|search|backup)(-(primary|replica|eu|us|staging|internal))?
item name | text | of search; plus 16 => pattern regex=(web|db|cache|queue|mail|build|app)-0[1-9]([.]internal[.]example)?
^name | of search; noun collection; plus 22 = node|role|environment|client|users|apps
actor/extended info | text | of log; by actor object; plus 12 => json keys="name=internet.username admin=false|true"
recipes/attributes/definitions/libraries/providers/resources/templates/files, root files | json | of cookbook; plus 16 => json keys="[name=default.rb|server.rb|client.rb|service.rb path=recipes/default.rb|recipes/server.rb|files/default/app.conf|templates/default/nginx.conf.erb checksum=string.hexadecimal(length=32) specificity=default|host?]"
metadata | json | of cookbook; plus 16 => json keys="name=nginx|ntp|users|postgresql version=1.4.0|2.0.3|0.9.1 maintainer=company.name license=Apache-2.0|MIT platforms[]=ubuntu|debian|centos"
# Systems of tests: products, machines, modules, needles.
flavor, flavour | of job product medium media build image; by arch build version distri; plus 18 = DVD|NET|Online|Server|Minimal|Desktop|Full
arch, architecture | of job product medium machine; by flavor distri; plus 12 = x86_64|aarch64|ppc64le|s390x
distri, distro, distribution | of job product medium build; by arch version flavor; plus 16 = opensuse|debian|fedora|ubuntu|alpine|rocky
machine | of job test; by arch flavor; plus 18 = 64bit|uefi|aarch64|64bit-2G|zkvm|ppc64le|svirt
^name | of machine; by backend; plus 18 = 64bit|uefi|aarch64|64bit-2G|zkvm|ppc64le|svirt|64bit-ipmi|uefi-2G|RPi4|hyperv|vmware
test, test suite | of job; by arch flavor machine; plus 20 = textmode|gnome|kde|minimal|lvm|raid1|cryptlvm|installer-extended|yast2|upgrade
build, build number | text | of job; by arch flavor; plus 14 => pattern regex="(20250[1-9][0-2][1-9]|[1-9][0-9]\\.[1-9])"
^name | of job test; noun module; plus 20 = boot_to_desktop|consoletest_setup|zypper_up|firefox|partitioning|first_boot|network_setup|shutdown|grub_test|textinfo|sshd|await_install
script | of job test; noun module; plus 20 = tests/installation/partitioning.pm|tests/console/zypper_up.pm|tests/x11/firefox.pm|tests/boot/boot_to_desktop.pm|tests/console/sshd.pm
^category | of job test; noun module; plus 18 = installation|console|x11|boot|network|shutdown
^name | of job; noun network; plus 20 = fixed|internal|pxe|multimachine
filename, file name | of needle; plus 18 = desktop-at-login-20250114.json|inst-partitioning-20241103.json|grub2-menu-20250302.json|firefox-start-20250218.json|gdm-login-20240927.json|yast-overview-20241221.json
description | of job; noun template; by prio machine product; plus 18 = Nightly run of the desktop tests.|Only on the fast machines.|Runs after the installer tests.|Needs two workers.|Reduced set for updates.
^name | of job; noun template; by prio machine product; plus 18 = textmode|gnome|kde|lvm|raid1|cryptlvm|upgrade|minimal
^name | text | of group; by build keep size test; plus 14 => pattern regex=(Leap|Tumbleweed|Maintenance|Kernel|Staging|Containers|Development|Security|Desktop|Server|Cloud|Micro|Images|Update)([ ](15[.][3-6]|Tests|Rings|aarch64|Nightly|PowerPC|Stable|Candidates|Base))?
description | of machine; by backend; plus 18 = Eight cores, 16 GB of memory.|Boots by UEFI.|For tests of the network.|Two gigabytes, for small systems.|Only for nightly runs.
^name | text | of post article; by url; plus 22 => text.articleTitle
# Shops as their software keeps them.
attribute name | of attribute; not of tax; in shop; plus 16 = Color|Size|Material|Brand|Weight|Style|Pattern|Season|Fit|Length|Sleeve|Care
attribute code | text | of attribute; in shop; plus 20 => pattern regex=(color|size|material|brand|weight|style|pattern|season|fit|length|sleeve|care|width|height|origin|power|capacity|finish)(_(main|outer|inner|label|group|set|cm|class))?(_(default|custom|min|max|left|right|top|base))?
attribute group/set name, ^group name | of attribute; plus 16 = Default|Clothing|Shoes|Electronics|Furniture|Books|Food
option text/value/label | of attribute; in shop; plus 14 = Black|White|M|L|Cotton|Blue|S|Red|XL|Leather|Green|Wood
shipping method name, ^name | of shipping; noun method; plus 18 = Standard shipping|Express|Next day|Pick-up in store|Free shipping|International
^name | text | of comment; by email; plus 14 => person.fullName
customer group name, ^group name | of customer; noun group; plus 14 = General|Wholesale|VIP|Retailer|Employees
^name | of collection; in shop; plus 22 = Spring arrivals|Best sellers|Sale|Gifts under 50|New in|Office essentials|Summer edition|Staff picks
reaction counts, reactions | json | plus 10 => json keys="like=0|3|12|48 love=0|1|5|14 laugh=0|2? sad=0|1?"
used time/times, times used, usage count | int | of coupon voucher discount promotion; plus 16 => number.lognormal median=14 sigma=1
max uses, max uses time/per, ... max uses | int | of coupon; plus 10 => number.typical values=[1,3,5,10,100]
^name | of changeset; plus 14 = Summer landing page|New prices|Footer links|Sale banner|Checkout texts|Spring collection
`;
