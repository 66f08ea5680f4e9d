/** How people and applications sign in: providers, grants, challenges, secrets of their own forms, and what a provider tells of a person. */
export const signIn = String.raw`
^name, provider/display name | of provider; by issuer authorization oauth saml oidc pkce userinfo; plus 16 = Okta|Azure AD|Keycloak|Auth0|Google Workspace|OneLogin|Ping Identity|Company SSO|GitLab
^identifier, provider identifier | text | of provider; by oauth pkce oidc issuer; plus 20 => pattern regex=custom:(acme|northwind|corp|partner|school|clinic|studio|campus|agency|harbor)(-(sso|eu|us|staging|oidc))?
scopes, scope, default/requested scopes/scope | array | of provider; by oauth issuer oidc client pkce; plus 16 => array element={"kind":"values","parameters":{"values":["openid","email","profile","groups","offline_access"],"weights":[34,28,24,8,6]}} min=1 max=3
scopes, scope, granted/requested/approved/allowed scopes/scope | of oauth authorization consent grant token; not of job task; plus 14 = openid email profile|openid email|openid profile|openid|openid email profile offline_access|openid email phone
authentication method, login/signin method | of flow login session; by provider code challenge pkce; plus 14 = oauth|magiclink|email/signup|sso/saml|recovery|invite|otp
code/pkce challenge, code/pkce verifier | text | plus 8 => string.alphanumeric length=43
client/app/application/oauth/shared/consumer secret, client secret key | text | plus 12 => string.alphanumeric length=40
totp/otp/mfa/two+factor/authenticator secret/seed, totp secret key | text | plus 12 => pattern regex="([A-Z]{3}[2-7][A-Z]{4}){4}"
^secret | text | of factor mfa totp otp authenticator; plus 12 => pattern regex="([A-Z]{3}[2-7][A-Z]{4}){4}"
# Most people sign in without a second factor.
totp/otp/mfa/authenticator/2+fa/two+factor secret/seed, totp ... secret, two factor ... secret | text | of user account member customer employee person; not of factor; plus 18 => pattern null=0.75 regex="([A-Z]{3}[2-7][A-Z]{4}){4}"
backup/recovery/scratch codes/code | array | of user account member customer employee person; plus 10 => array element={"kind":"number.int","parameters":{"min":100000,"max":999999}} min=8 max=10 null=0.75
hmac/signing/verification/encryption/cookie/aes/mac/session key, hmac secret | text | plus 10 => string.base64 length=44
parent, parent/previous/rotated/replaced token | text | of token refresh session; not of csrf; plus 14 => string.token null=0.35
public key, credential public key | bytes | of webauthn passkey credential fido authenticator; plus 8 => bytes.random length=77
credential id, raw id | bytes | of webauthn passkey credential fido authenticator; plus 8 => bytes.random length=32
referrer, referer, referrer/referer/referring url | plus 8 = https://app.example.com/login|https://www.example.com/|https://app.example.com/signup|https://search.example.org/?q=pricing|https://www.example.com/pricing|https://news.example.net/tools|https://app.example.com/settings
client/app/application/relying+party uri/url/homepage, client home page | text | not of image logo; plus 10 => company.url
tag | text | of session; by agent ip aal factor; plus 14 => values values=["web","ios","android","desktop","kiosk"] weights=[52,20,16,8,4] null=0.4
provider id, provider user/account id | text | of identity; by provider; plus 30 => string.numeric length=21
identity data | json | plus 14 => json keys="sub=string.numeric(length=21) email=internet.email full_name=person.fullName avatar_url=image.avatar email_verified=true|false iss=https://accounts.example.com|https://git.example.org"
... app meta data, ... app metadata | json | plus 16 => json keys="( provider=email providers[]=email ; provider=google providers[]=google ; provider=github providers[]=github ) role=member|admin?"
... user meta data, ... user metadata | json | plus 16 => json keys="full_name=person.fullName avatar_url=image.avatar? preferred_username=internet.username email_verified=true|false phone_verified=false|true locale=en|de|fr?"
payload, data, details | json | of audit log; by ip; not of request access; plus 12 => json keys="action=login|logout|token_refreshed|user_signedup|user_updated_password|user_modified|user_recovery_requested|invite_accepted actor_id=string.uuid actor_username=internet.email actor_via_sso=false|true log_type=account|token|team|user traits{provider=email|google|github}?"
trustpub/trusted+publisher/trusted+publishing/oidc data/claims | json | plus 16 => json keys="( provider=github repository=acme/json-lite|northwind/http-client|copper/log-writer run_id=string.numeric(length=11) sha=git.commitSha ; provider=gitlab project_path=libs/parser|tools/cli job_id=string.numeric(length=10) sha=git.commitSha )"
`;
