/** Addresses by what they lead to: what stands before `url` in a name. */
export const webAddresses = String.raw`
webhook/hook/callback+webhook/notification+webhook/alert url/uri/endpoint/link, webhook endpoint, hook target/target+url | text | plus 10 => template template=https://hooks.example.com/services/{{string.alphanumeric}}
payment/checkout/pay/hosted+checkout/payment+page/payment+link url/uri/link, payment link | text | not of repository repo build pipeline; plus 10 => template template=https://pay.example.com/checkout/{{string.nanoid}}
portal/customer+portal/billing+portal url/uri/link | text | plus 8 => template template=https://billing.example.com/portal/{{string.alphanumeric}}
terms/tos/terms+of+use/terms+of+service/terms+and+conditions url/uri/link | text | plus 14 => values values=["https://www.example.com/terms","https://www.example.org/legal/terms","https://app.example.com/terms-of-use","https://shop.example.com/agb"]
privacy/privacy+policy/data+protection url/uri/link | text | plus 14 => values values=["https://www.example.com/privacy","https://www.example.org/legal/privacy","https://app.example.com/privacy-policy","https://shop.example.com/datenschutz"]
imprint/legal/legal+notice url/uri/link | text | plus 10 => values values=["https://www.example.com/legal","https://www.example.org/imprint","https://app.example.com/legal-notice"]
support/help/contact/helpdesk/support+page url/uri/link | text | plus 8 => values values=["https://support.example.com","https://www.example.com/help","https://help.example.org/contact","https://www.example.net/support"]
docs/doc/documentation/manual/help+article/guide url/uri/link | text | plus 8 => template template=https://docs.example.com/{{code.identifier}}
success/thank+you/confirmation url/uri | text | plus 8 => values values=["https://app.example.com/checkout/success","https://shop.example.com/thank-you","https://www.example.org/done"]
cancel/failure/error/decline url/uri | text | plus 8 => values values=["https://app.example.com/checkout/cancelled","https://shop.example.com/cart","https://www.example.org/try-again"]
logout/end+session/sign+out/post+logout+redirect url/uri/endpoint, end session endpoint | text | plus 10 => values values=["https://app.example.com/logout","https://id.example.net/logout","https://login.example.com/oauth2/sign-out"]
login/sign+in/signin url/uri | text | plus 8 => values values=["https://login.example.com/sign-in","https://id.example.net/login","https://app.example.com/login","https://sso.example.org/login"]
token url/uri/endpoint | text | plus 10 => values values=["https://login.example.com/oauth2/token","https://id.example.net/token","https://auth.example.org/oauth/token"]
userinfo/user+info/profile+endpoint url/uri/endpoint, userinfo endpoint, user info endpoint | text | plus 10 => values values=["https://login.example.com/oauth2/userinfo","https://id.example.net/userinfo","https://auth.example.org/oauth/userinfo"]
discovery/well+known/openid+configuration/oidc+discovery/issuer+discovery url/uri/endpoint, discovery document url | text | plus 12 => values values=["https://login.example.com/.well-known/openid-configuration","https://id.example.net/.well-known/openid-configuration","https://auth.example.org/realms/main/.well-known/openid-configuration"]
acs/assertion+consumer/assertion+consumer+service url/uri | text | plus 12 => values values=["https://app.example.com/saml/acs","https://portal.example.net/sso/saml2/acs","https://app.example.com/auth/saml/callback"]
slo/single+logout url/uri | text | plus 12 => values values=["https://app.example.com/saml/slo","https://portal.example.net/sso/saml2/logout"]
metadata url/uri | text | by entity certificate saml sso issuer acs; plus 10 => values values=["https://idp.example.com/saml/metadata","https://login.example.org/FederationMetadata/2007-06/FederationMetadata.xml","https://sso.example.net/metadata.xml"]
feed/rss/atom/xml/news url/uri/link | text | plus 8 => values values=["https://blog.example.com/feed.xml","https://news.example.org/rss","https://www.example.net/atom.xml","https://notes.example.com/index.xml","https://podcast.example.org/feed","https://planet.example.net/rss20.xml"]
podcast url/feed/feed+url | text | plus 8 => values values=["https://podcast.example.org/feed.xml","https://audio.example.com/show/rss"]
calendar/ical/ics/webcal url/uri/feed | text | plus 10 => template template=https://calendar.example.com/ical/{{string.alphanumeric}}.ics
api/rest/graphql/base+api/api+base/service+endpoint url/uri/endpoint, api base url, base url | text | not of page post article image; plus 6 => values values=["https://api.example.com/v1","https://api.example.org","https://gateway.example.net/api/v2","https://internal.example.com/api","https://sandbox-api.example.com/v1"]
health/healthcheck/health+check/ping/heartbeat url | text | plus 8 => values values=["https://app.example.com/health","https://api.example.com/healthz","https://shop.example.com/ping","https://www.example.org/status"]
monitor/monitored/check/probe/target url | text | of monitor check probe uptime healthcheck alert ping; plus 10 => values values=["https://www.example.com","https://api.example.com/health","https://shop.example.com","https://app.example.org/login","https://status.example.net"]
status/status+page url | text | plus 6 => values values=["https://status.example.com","https://status.example.org","https://uptime.example.net"]
share/shared/public/short/sharing url/link | text | not of image file photo; plus 6 => template template=https://app.example.com/s/{{string.alphanumeric}}
invite/invitation/join/signup/registration url/link | text | not of meeting conference webinar; plus 8 => template template=https://app.example.com/invite/{{string.nanoid}}
reset/password+reset/verification/verify/confirmation/activation/magic url/link | text | plus 8 => template template=https://app.example.com/verify?token={{string.token}}
unsubscribe/opt+out/preferences url/link | text | plus 8 => template template=https://mail.example.com/unsubscribe/{{string.nanoid}}
issue/bug/ticket url/link | text | plus 8 => template template=https://issues.example.com/browse/OPS-{{string.numeric}}
pull+request/merge+request/pr/mr url/link | text | plus 12 => pattern regex=https://git\.example\.com/team/(atlas-web|billing|api-gateway|docs)/pull/[1-9][0-9]{1,3}
commit/compare/diff url/link | text | plus 10 => template template=https://git.example.com/team/atlas-web/commit/{{string.hexadecimal}}
build/job/run/workflow+run/pipeline/ci url/link | text | plus 8 => pattern regex=https://ci\.example\.com/(atlas-web|billing|api-gateway|docs)/(builds|runs)/[1-9][0-9]{2,5}
artifact/artefact url/link | text | plus 8 => template template=https://artifacts.example.com/{{string.hexadecimal}}.tar.gz
registry/package+registry/index url/uri | text | plus 6 => values values=["https://registry.example.com","https://packages.example.org/simple","https://hub.example.net/v2","https://npm.example.com"]
mirror url/uri | text | plus 8 => values values=["https://mirror.example.org/debian","https://ftp.example.net/pub/linux","https://mirror.example.com/packages","https://eu.mirror.example.org/releases"]
cdn/asset/assets/static url/uri/host | text | plus 6 => values values=["https://cdn.example.com","https://static.example.net/assets","https://assets.example.org","https://d3k2.cdn.example.com"]
zoom/teams/video+call/conference+call url/link | text | plus 8 => template template=https://meet.example.com/j/{{string.numeric}}
map/maps/google+maps/osm/location+map url/link | text | plus 8 => pattern regex=https://maps\.example\.com/\?q=(4[0-9]|5[0-4])\.[0-9]{5},([2-9]|1[0-6])\.[0-9]{5}
embed/iframe/embed+code url/src/link | text | not of image photo; plus 8 => template template=https://player.example.com/embed/{{string.alphanumeric}}
`;
