/** Visits of web sites: pages and where visitors come from, events and what they carry, reports, goals, and the clients of a shop's ads. */
export const visits = String.raw`
# Pages.
page/document title, ^title | of pageview view event visit hit page analytics session; by referrer path url query hostname; not of calendar booking video; plus 20 = Home|Pricing|Blog: Five ways to plan a week|Checkout|About us|Contact|Product overview|Help centre|Sign in|Careers|Documentation|Thank you for your order
^path/pathname, url/page/landing/exit/entry path/pathname, landing/exit/entry page | of pageview view visit hit session event website site visitor goal funnel analytics; by referrer hostname browser utm visitor query screen; not of api file storage; plus 20 = /|/pricing|/blog/plan-your-week|/about|/products|/contact|/checkout|/docs/getting-started|/blog|/login|/products/42|/thank-you|/search|/careers
page path | of goal funnel report; plus 14 = /thank-you|/signup/complete|/checkout/success|/pricing|/demo/booked|/contact/sent
url/page/referrer/landing query, query string, search string/params | text | of pageview view visit hit session event website site visitor analytics; by path referrer hostname url; plus 20 => values values=["utm_source=newsletter&utm_medium=email","page=2","utm_source=google&utm_medium=cpc&utm_campaign=spring_sale","q=desk+lamp","ref=footer","sort=price&page=3","lang=de","gclid=EAIaIQobChMI"] null=0.6
url/page hash/fragment, ^hash | text | by path query hostname referrer; plus 20 => values values=["#pricing","#features","#faq","#contact","#top"] null=0.8
referrer/referer url, ^referrer/referer, http referrer/referer | text | of pageview view visit hit session event visitor website analytics; plus 10 => values values=["https://search.example.com/","https://find.example.org/","https://www.search.example.net/","https://news.example.net/tools","https://blog.example.org/review","https://social.example.com/"] weights=[44,12,12,12,10,10] null=0.35
referrer/referer domain/host/hostname/name/site | text | plus 14 => values values=["search.example.com","find.example.org","search.example.net","social.example.com","news.example.net","blog.example.org","forum.example.org"] weights=[44,12,12,10,8,8,6]
referrer/referer path | text | plus 12 => values values=["/","/search","/blog/best-tools","/r/webdev","/news/2025/03"] weights=[60,14,10,8,8]
referrer/traffic type, referrer/traffic+source kind/medium | of visit session visitor pageview; len>3; plus 14 = direct|search|social|website|campaign|email
referrer keyword | text | plus 14 => values values=["desk lamp","standing desk","project planning app","free invoice template","best crm","team calendar"] null=0.6
traffic/acquisition/marketing/referrer channel, channel group/grouping, ^channel | of visit session visitor pageview hit attribution; plus 14 = Organic Search|Direct|Paid Search|Referral|Organic Social|Email|Display|Paid Social
gclid, fbclid, msclkid, ttclid, twclid, dclid, gbraid, wbraid, click id | text | plus 10 => values null=0.85 values=["EAIaIQobChMI8vKx2","CjwKCAjw5v2wBhBrEiwA","IwAR2mVtq8LkX0","f6b1c4d2a93e17","IwY2xjawHk3sF","Cj0KCQiA-aK8BhCDARIs"]
scroll depth/threshold | int | plus 8 => number.typical values=[25,50,75,90,100,10]
cls, cumulative layout shift | num | plus 12 => number.lognormal median=0.05 sigma=0.9 fractionDigits=3
screen color/colour depth, color/colour depth | int | plus 14 => number.typical values=[24,24,24,32,30]
screen, screen size | len<=11; of session visit visitor; plus 4 = 1920x1080|1366x768|390x844|1440x900|412x915|2560x1440
# Where a visitor is, and with what.
subdivision/region/state/province 1/one/code, subdivision, subdivision 1 code | text | of session visit visitor event pageview geo location ip; plus 10 => values values=["US-CA","US-NY","DE-BY","GB-ENG","FR-IDF","US-TX","CA-ON","DE-BE","AU-NSW","NL-NH","ES-CT","SE-AB"] weights=[22,14,12,12,10,10,8,6,4,4,4,3]
subdivision 1 | text | plus 12 => values values=["US-CA","US-NY","DE-BY","GB-ENG","FR-IDF","US-TX","CA-ON","DE-BE","AU-NSW","NL-NH","ES-CT","SE-AB"] weights=[22,14,12,12,10,10,8,6,4,4,4,3]
subdivision 2, subdivision 2 name | text | plus 22 => values values=["Los Angeles County","Greater London","Upper Bavaria","Cook County","Harris County","Val-d'Oise","Kent","King County"] null=0.6
subdivision 2 code | text | plus 24 => values null=0.6 values=["ES-B","FR-75","IT-MI","GB-KEN","FR-95","IT-RM","ES-M"]
region code | text | of visit visitor session pageview hit; plus 10 => values values=["CA","NY","BY","ENG","IDF","TX","ON","BE","NSW","NH"] weights=[22,14,12,12,10,10,8,6,4,4]
city geoname/geonames id, geoname/geonames id | int | plus 12 => number.int min=120000 max=8600000
^language, browser language | of session visit visitor pageview hit; plus 12 = en-US|de-DE|en-GB|fr-FR|es-ES|pt-BR|nl-NL|it-IT|ja-JP|pl-PL|sv-SE
browser version | plus 12 = 126.0|17.5|127.0.6533|128.0|115.0|16.6|125.0.2535
os/operating+system version | by browser device; plus 12 = 10|11|17.5|14|14.5|13|18.0
device brand | by browser os visitor user+agent; plus 12 = Apple|Samsung|Google|Xiaomi|Huawei|OnePlus|Motorola
device model | by browser os visitor user+agent; plus 12 = iPhone|Galaxy S23|Pixel 8|iPad|Redmi Note 12|Galaxy A54|Moto G
distinct id, anonymous/visitor id | text | plus 8 => string.uuid
# Events and what they carry.
event category, ^category | of event; by action label value element visitor page; not of calendar ticket conference audit; plus 14 = engagement|ecommerce|navigation|video|form|download
event action | of event; by category label; not of audit; plus 14 = click|submit|play|add_to_cart|download|scroll|purchase
event label | of event; plus 8 = signup-button|newsletter-form|pricing-link|footer-link|hero-video|guide.pdf
event name, goal event/name+event | of event goal funnel conversion website visit analytics; by page path visitor session url referrer match revenue; not of audit webhook calendar log; plus 14 = signup|purchase|button_click|newsletter_subscribe|add_to_cart|form_submit|video_play|download|search|outbound_link
^tag | text | of event website pageview; by referrer url page path; plus 18 => values values=["variant-a","variant-b","spring-launch","beta","checkout-v2"] null=0.7
data/event/property/attribute/metadata key, event/data+property name | of event session data property analytics; by value; not of setting config translation signing; plus 16 = plan|source|product_id|price|category|currency|button|variant|items|logged_in|coupon|language
string/text value | of event session data property attribute; plus 12 = pro|newsletter|Desk lamp|EUR|free|checkout|variant-b|true|homepage|SPRING15
number/numeric value | num | of event session data property attribute; plus 12 => number.typical values=[49.9,1,3,19,120,12,0,249]
property value | of event session data; plus 14 = pro|newsletter|Desk lamp|EUR|free|49.90|variant-b|true|homepage|3
^event value, ^revenue | num money | of event goal visit; plus 8 => commerce.price
selector, css selector, element selector | plus 14 = #signup|.btn-primary|nav > a.pricing|form.newsletter button|[data-testid=checkout]|main .card:first-child|footer a
excluded/masked/blocked/hidden elements/selectors | plus 16 = .password|#chat-widget, .cookie-banner|[data-private]|.account-number|iframe
element class/classes, css class/classes, class name/list | of event element click heatmap; plus 14 = btn btn-primary|nav-link|card product-card|cta|form-control|menu-item active
element id | of event click heatmap element; plus 14 = signup-button|email|main-nav|add-to-cart|checkout-submit|search
element text | plus 14 = Sign up free|Add to cart|Learn more|Contact sales|Download|Start trial|Read the guide
# Sites, goals, reports.
website/site name, ^name/title | of website; not of template news; plus 22 = Company website|Blog|Online shop|Documentation|Landing page spring|Help centre|Status page|Marketing site|Customer portal|Recipe blog
^name/title | of site; by domain timezone; in systems; plus 14 = Company website|Blog|Online shop|Documentation|Landing page spring|Help centre|Marketing site|Recipe blog
^name/title | of site; about analytics; by domain timezone; plus 18 = Company website|Blog|Online shop|Documentation|Landing page spring|Help centre|Marketing site|Recipe blog
^type | of site website; about analytics; plus 18 = website|mobileapp|intranet
^group | of site website; about analytics; plus 18 = Marketing|Shops|Blogs|Clients|Internal
excluded/blocked/ignored ips/ip | text | plus 14 => values values=["192.0.2.10","198.51.100.0/24","203.0.113.4, 203.0.113.9","192.0.2.0/28"] null=0.7
excluded/ignored/included paths/pages | text | plus 14 => values values=["/admin/*","/preview/*,/draft/*","/internal/**","/checkout/*"] null=0.6
main/site/website/home url, ^domain | text | of site website; about analytics; plus 4 => company.url
^domain | text | of site website; about analytics; plus 16 => company.domain
report name/title, ^name/title | of report; by parameter description website schedule query; not of invoice sales_order lab incident police expense medical school; about analytics bi; plus 22 = Signup funnel|Retention by month|Traffic by country|Campaign spring 2025|Checkout drop-off|Top pages|Weekly overview|Returning visitors|Goals of the quarter|Mobile vs desktop
report description, ^description | of report; by parameter website schedule query; about analytics bi; plus 24 = From the first visit to the first order.|How many come back after four weeks.|Visits of the campaign by channel.|Where people leave the checkout.|For the monthly meeting.|Only visitors on phones.
^parameters/parameter, report parameters/settings/config | text json | of report insight; plus 14 => json keys="dateRange{startDate=2025-01-01|2025-03-01|2025-06-01 endDate=2025-03-31|2025-06-30|2025-12-31 unit=day|week|month} ( steps[type=url|event value=/pricing|/signup|purchase] window=60|30|7 ; fields[name=country|browser|os] filters[name=country operator=eq value=DE|US] )"
recipients | text | of report digest summary schedule; plus 12 => internet.email
goal name/display+name, ^name/display+name | of goal; by site page event scroll visitor website; plus 18 = Visit /thank-you|Signup|Purchase|Newsletter sign-up|Demo booked|Scroll 75 % of the page|Download the guide
match attribute | of goal; plus 16 = url|title|event_action|event_name|file|external_website
pattern type, match/matching type | of goal funnel redirect segment filter; plus 14 = contains|exact|regex|starts_with
^pattern | of goal funnel; plus 14 = /thank-you|/checkout/success|/signup/*|.*[.]pdf$|/demo/booked|/pricing
^label/name | of funnel; noun step; plus 20 = Visits the home page|Opens pricing|Starts the checkout|Enters an address|Pays|Signs up|Confirms the e-mail
^value | of funnel; noun step; plus 20 = /|/pricing|/checkout|/signup|purchase|/thank-you
segment name, ^name/title | of segment; about analytics; not of customer road route audio; by site definition website filter; plus 20 = Mobile visitors|Returning visitors|From Germany|Organic search|Campaign spring|Buyers|Left the checkout|New visitors
^name | of shared link; by slug password site; plus 16 = Agency|Board of directors|Public dashboard|Client access|Marketing team|Press
annotation note, ^note/text/content | of annotation; about analytics; plus 16 = New home page live|Newsletter sent|Server down for two hours|Start of the spring campaign|Black Friday|Press article
search engine | of keyword ranking seo serp rank visit referrer position; plus 16 = google|bing|duckduckgo|yahoo|ecosia
^keyword, search keyword/term | of keyword ranking seo serp; plus 14 = standing desk|project planning app|free invoice template|best crm for small teams|how to plan a week|team calendar|desk lamp led|time tracking tool
^name, test/experiment name | of ab; noun test experiment; plus 26 = Green checkout button|Shorter signup form|New pricing page|Headline with a number|Free shipping banner|Two-step checkout|Video on the home page
hypothesis | of test experiment ab; not of study research clinical trial; plus 16 = A shorter form brings more sign-ups.|A green button is clicked more often.|Showing prices earlier lowers the drop-off.|Free shipping raises the order value.|Reviews near the button build trust.
primary/secondary/goal/success metric | of test experiment ab; plus 16 = conversion_rate|signups|revenue_per_visitor|click_rate|bounce_rate|average_order_value
confidence, confidence level, significance, statistical significance | num | of test experiment ab variant; by winner traffic conversion visitor; plus 12 => number.typical values=[95,90,97.5,88.4,99,92.1]
^description | of variant; not of product item; by control visitor conversion weight; plus 24 = The page as it was|Green button|Shorter form|Headline with a number|Reviews next to the price|Without the banner
visitor/participant/exposure count, visitors/participants/exposures/sessions | int | of variant experiment test ab; plus 12 => number.count median=3200 sigma=0.9
conversions, conversion count | int | of variant experiment test ab goal; plus 12 => number.count median=120 sigma=0.9
heatmap name, ^name | of heatmap; plus 16 = Home page, desktop|Pricing, mobile|Checkout|Landing page spring|Blog article|Product page|Sign-up form
breakpoint mobile/tablet/desktop, mobile/tablet/desktop breakpoint, breakpoint | int | plus 14 => number.typical values=[600,768,480,960,1024]
sample limit | int | of heatmap; plus 12 => number.typical values=[1000,100,500,5000]
match url/page | of heatmap; plus 12 = https://www.example.com/pricing|https://www.example.com/|https://shop.example.com/checkout|https://www.example.com/blog/*
tracking/tracker script/snippet, ^snippet, script snippet | text | of script tracking tag analytics; plus 14 => values values=["<script defer src=\"https://stats.example.com/script.js\" data-website-id=\"1f2c\"></script>","<script async src=\"https://cdn.example.com/tag.js\"></script>","<noscript><img src=\"https://stats.example.org/pixel.gif\"></noscript>"]
script/tag name, ^name | of script tracking; by snippet consent location; plus 14 = Page statistics|Chat widget|Ad pixel|Heatmaps|A/B tests|Cookie banner
^location, placement, position | of script snippet; plus 12 = head|body_end|body_start|footer
consent category/categories, cookie category/categories, ^categories/category | of consent cookie script tracking; plus 16 = analytics|marketing|necessary|preferences|functional
^action | of consent; plus 16 = accept_all|reject_all|custom|withdraw|update
^message | of error; by source stack column fingerprint; plus 16 = TypeError: Cannot read properties of undefined (reading 'id')|ReferenceError: gtag is not defined|Script error.|NetworkError when attempting to fetch resource.|SyntaxError: Unexpected token '<'|ChunkLoadError: Loading chunk 12 failed.
^source | text | of error; by stack column; plus 16 => template template=https://www.example.com/assets/app-{{string.hexadecimal}}.js
^role | of team organization organisation workspace tenant company project; noun user member membership; not of employee staff film; plus 8 = member|admin|owner|viewer|editor
^role | of invitation invite invitee; not of guest wedding event; plus 16 = member|admin|viewer|editor|owner
`;
