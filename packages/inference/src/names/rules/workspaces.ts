/** Sign-up, workspaces and their members, and how they are told of things. */
export const workspaces = String.raw`
onboarding step/stage/state/status, current onboarding step, setup step | plus 18 = create_workspace|invite_team|connect_calendar|import_data|choose_plan|completed
team/company/organization/org/workspace size, number of employees range | of workspace signup sign organization onboarding lead account tenant trial registration profile team; plus 14 = 1-10|11-50|51-200|201-500|501-1000|1000+
use case, primary use case, intended use, main goal | of workspace signup sign onboarding account lead trial tenant profile organization; plus 16 = Project planning|Customer support|Sales pipeline|Personal notes|Reporting|Team wiki|Software development
landing/entry/first/exit page, landing path | of signup session visit visitor lead sign conversion; plus 14 = /|/pricing|/features|/blog/getting-started|/demo|/compare|/templates
status text/message, custom status, presence message | text | of member user profile presence account; plus 12 => values values=["In a meeting","On holiday until Monday","Working from home","Back at 2 pm","Heads down","Out sick","Travelling"] null=0.5
joined via/through/method/source, join method/source | plus 12 = invite|link|domain|sso|import|directory
mfa/two+factor/2+fa/second+factor method/type | plus 14 = totp|sms|webauthn|email|backup_code
invitation/invite message/text/note, ^message | text | of invitation invite; plus 16 => values values=["Join our workspace so that we can plan the release together.","Here is your access, call me if anything is missing.","Welcome to the team!","Please have a look at the project before Friday.","You can see the reports of your region here."] null=0.4
consent text/wording/statement | plus 14 = I agree to receive product news by e-mail.|I accept the terms of use and the privacy policy.|My data may be used to answer this request.
captcha/recaptcha/turnstile/bot score | num | plus 16 => number.float min=0.1 max=1 fractionDigits=2
notification sound, ^sound, ringtone, alert sound | of notification setting preference profile user device alarm; plus 16 = chime|ping|bell|knock|none
^channel, notification channel | of notification; by event frequency enabled preference digest type; plus 16 = email|push|in_app|sms
frequency, digest/email/notification frequency | of notification preference digest; plus 12 = instant|daily|weekly|never
^subscription, push/web+push subscription | text | of notification push; not of plan billing; by user; plus 22 => template template="{\"endpoint\":\"https://push.example.com/send/{{string.alphanumeric}}\",\"keys\":{\"p256dh\":\"{{string.alphanumeric}}{{string.alphanumeric}}\",\"auth\":\"{{string.alphanumeric}}\"}}"
^bio, ^about | text | of team organization community group workspace; by slug logo; plus 20 => values values=["We build the tools that the rest of the company uses.","Book a time with anyone in sales.","Support for customers in Europe.","A small team with a large garden.","Design, research and a lot of coffee.","We answer within one working day."] null=0.4
^body/message/content/text | text | of notification; by title read recipient seen entity; not of template; plus 26 => text.notification
app/application/brand/product/white+label name | text | of branding brand tenant whitelabel theme; plus 20 => company.brand
email/mail header html/template/content | text | of branding tenant brand setting workspace organization; plus 20 => values values=["<table width=\"100%\"><tr><td><img src=\"https://images.example.com/logo.png\" height=\"32\"></td></tr></table>","<div style=\"background:#f4f4f5;padding:16px\"><strong>Customer news</strong></div>","<h1 style=\"font-family:Arial\">Hello!</h1>"] null=0.5
email/mail footer html/template/content | text | of branding tenant brand setting workspace organization; plus 20 => values values=["<p style=\"color:#71717a\">You receive this mail because you have an account with us.</p>","<p>12 Harbour Road, Bristol</p>","<p><a href=\"https://www.example.com/preferences\">Change your settings</a></p>"] null=0.5
logo/icon/favicon/banner/hero ... url/uri/link/src | text | plus 12 => image.url
features/feature, feature list, included/plan features | array | of plan tier package subscription edition product_plan pricing; plus 14 => array element={"kind":"values","parameters":{"values":["Unlimited projects","Priority support","API access","Single sign-on","Custom domain","Audit log","Team roles","Advanced reports","Webhooks","Daily backups"]}} min=2 max=5
features/feature, feature list, included/plan features | json | of plan tier package subscription edition pricing; plus 10 => json keys="[]=Unlimited+projects|Priority+support|API+access|Single+sign-on|Custom+domain|Audit+log|Advanced+reports|Webhooks"
^name, plan name, display name | of plan tier edition; by price feature seat limit quota thread request bandwidth; not by minute sms voice msisdn roaming; in systems; plus 22 = Starter|Pro|Business|Enterprise|Free|Team|Growth|Scale
color/colour, accent/brand/label/text/background/badge color/colour | text | of role tag label category portal widget badge status team space board list workspace project calendar channel appointment stage pipeline; in systems; plus 8 => color.hex
prefix, key/token prefix, api key prefix | text | of token key; in systems; len>8; plus 22 => pattern regex=(sk|pk|ak)_(live|test)_([a-z0-9]{4})
flag, country flag | by country; plus 16 = 🇩🇪|🇺🇸|🇬🇧|🇫🇷|🇳🇱|🇯🇵|🇸🇬|🇧🇷|🇪🇸|🇵🇱
total/available/free/used/assigned/allocated/reserved ip/ips/ip+addresses/addresses | int | plus 14 => number.lognormal median=2400 sigma=1.1
^name, provider name | of provider; by node latency uptime region; plus 22 = Northgate Networks|Blueline Hosting|Vertex Cloud|Harbour Data|Summit IP|Orchard Compute|Meridian Edge|Tidewater Hosting
^type, provider type | of provider; by node latency uptime; plus 22 = datacenter|residential|mobile|isp|cloud
^name | of integration; plus 10 = Slack|Google Calendar|HubSpot|GitHub|Stripe|Zapier|Microsoft Teams|Mailchimp
provider, ^provider | of integration connection connector; not by saml issuer certificate idp; plus 12 = slack|google|hubspot|github|stripe|microsoft|zapier
category, ^category | of integration app connector; plus 12 = Communication|Calendar|CRM|Payments|Storage|Analytics
^status, connection status | of integration connection connector; plus 14 = connected|error|disconnected|pending
`;
