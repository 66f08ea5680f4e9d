/** Networks, requests and secrets. */
export const web = `
domain/subdomain/fqdn/nameserver/realm, domain name, sub domain, mx host, dns name, custom/primary domain | text => internet.domainName
hostname/host/server, host/server/node/computer/instance/worker name, dns hostname, smtp host, db host | text => internet.hostName
^name | text | of host server node instance; plus 3 => internet.hostName
ip, ipv 4, ip v 4, ip address, remote/client/last/source/dest/destination/server/host/login/signup/registration ip, remote address, last/current sign in ip, ipaddress, from ip, ip from, visitor ip, last login ip, created ip | text net => internet.ip
ipv 6, ip v 6, address 6 | text net => internet.ipv6
client address | text net | not of client clients; plus 0 => internet.ip
subnet/cidr/netmask, network address/cidr, ip range, cidr block, allowed ips | text net => internet.cidr
network | net => internet.cidr
gateway, gateway ip | net => internet.ipv4
mac, mac address, macaddr, hardware address, bssid | text net => internet.mac
port, port number, src/dst/source/destination/listen/db/smtp/server port | int text => internet.port
url/uri/link/href/permalink/endpoint/webpage/referer/referrer/repository/documentation/callback, page/target/callback/redirect/webhook/source/canonical/short/web/action/api/base/feed/rss/share/external/blog/support/issue/news/discovery url/uri/link, redirect to, return to, return url, landing page, next page, deep link, website url, rss feed, discovery url, git url, clone url, repository url, video link, meeting url/link, zoom link | text => internet.url
referer/referrer, referrer/referer url, http referer | text | plus 3 => internet.url null=0.4
image/picture/photo/thumbnail/thumb/logo/icon/cover/banner/poster/screenshot/favicon/artwork/background/hero/img/gallery/flag/badge/qr+code/preview/signature/chart url/uri/src/link/path/href/image/file, image, picture, photo, thumbnail, logo, icon, cover, banner, poster, screenshot, favicon, artwork, cover image, background image, featured image, image id | text => image.url null=0.15
photo | text | of product car vehicle item listing property place recipe room book pet animal menu gallery article event; plus 3 => image.url
icon, icon name/class | text | len<=64; not by url; plus 1 => values values=["home","star","bell","cart","user","settings","calendar","chart","heart","folder"]
video/audio/stream/trailer/clip/recording/podcast/media/download/file/attachment/document/pdf/report/export/receipt/invoice/embed/resume/cv/contract/certificate/prescription url/link/uri/src | text => template template=https://files.example.com/{{string.nanoid}}.pdf
video/stream/trailer/clip url/link/src/uri | text | plus 2 => template template=https://videos.example.com/{{string.nanoid}}.mp4
audio/recording/podcast/song/track url/link/src | text | plus 2 => template template=https://audio.example.com/{{string.nanoid}}.mp3
resume/cv/transcript/contract/certificate path/file, resume, cv | text => system.fileName
useragent, user agent, browser agent | text => internet.userAgent
browser, browser/client name | text => internet.browser
os, operating system, os name/version | text => internet.os
http/request method, ^method, verb | text | by url path uri endpoint route; plus 3 => values values=["GET","POST","PUT","PATCH","DELETE"] weights=[78,15,3,2,2]
http method, request method | text => values values=["GET","POST","PUT","PATCH","DELETE"] weights=[78,15,3,2,2]
path/route/page/pathname/endpoint, request path/uri/url, page path/url, uri path, landing page | text | of request log visit page view hit route api access analytics permission event pageview redirect sitemap click; plus 3 => internet.path
query string, query/url parameters | text => template template=?page={{number.int}}&sort=name
search query/term/text/string, query text, q, keyword, search keyword, query | text => text.searchQuery
utm source/medium/campaign/term/content, traffic/acquisition/lead/referral/campaign/signup/marketing source, utm, lead origin, how did you hear | text => marketing.source
source/medium/origin | text | of lead customer visit session order contact subscriber signup registration user campaign traffic donation booking; plus 2 => marketing.source
source/origin, data source, import source, source name, source type | text => values values=["web","api","import","mobile","partner"] weights=[48,22,14,11,5]
asn, as number | int text => number.int min=64496 max=64511
isp, carrier | text | of ip address geolocation visit session network; plus 2 => internet.isp
cookie, csrf, cookie value, csrf token, xsrf token | text => string.token
slug/permalink, url slug/key/name, seo name, stub, vanity, seo url, friendly url, handle | text => text.slug of=@name
handle | text | of user profile member account author player; plus 3 => internet.handle
hashtag, hash tag | text => text.tag
emoji/emoticon/reaction, reaction type, emoji code | text => internet.emoji
password digest | text | plus 20 => string.passwordHash
password hash/digest, encrypted/hashed/user/crypted password, password, passphrase, pass hash, pass, password encrypted, bcrypt hash, old password, password history | text => string.passwordHash
wifi/wi fi/network password, passcode | text => internet.password
salt/nonce/pepper, password salt, init vector, iv, code challenge/verifier | text => string.base64
salt/nonce/iv/challenge | bytes => bytes.random
token, access/refresh/api/auth/bearer/session/reset/reset+password/password+reset/confirmation/invite/invitation/verification/remember/unsubscribe/activation/push/device/recovery/id/share/csrf/email/registration/feed/renewal/fcm/login/magic+link/public/tracking/upload token, access key, auth/authorization code, remember me token, reset password token, token value, jwt token | text uuid => string.token
jwt | text => internet.jwt
... token | text | of user account member profile; plus 1 => string.token null=0.7
api/private/secret/license/publishable/consumer/product/activation/encryption/master/signing/webhook/public api key, apikey, secret, client/signing/webhook/shared/app/access/totp/otp/mfa/two+factor/consumer/api secret, secrets, credential, credentials, totp secret key, secret hash | text => string.secret
api key | text | plus 3 => string.token prefix=sk_test_
secret/key/token/credential/password/certificate/encrypted value/key, secret, ciphertext, encrypted data, encrypted key, key material | bytes => bytes.random length=32
client/oauth/consumer/shared/application client/app secret, client secret, consumer secret | text | plus 6 => string.alphanumeric length=40
jwt/cookie/session/token/hmac secret, secret key base | text | plus 6 => string.hexadecimal length=64
organization/organisation, as organization/name/org, asn organization/name/org | text | by asn carrier network; plus 14 => internet.isp
network, ip/address network/range/block, subnet | net text | by asn country city latitude carrier; plus 14 => values values=["203.0.113.0/24","198.51.100.0/24","192.0.2.0/24","198.18.0.0/16","198.19.64.0/18","203.0.113.128/25","198.18.32.0/20","198.51.100.64/26"]
key prefix, token prefix, api key prefix | text => values values=["sk_test_","pk_test_","rk_test_"] weights=[60,30,10]
public/private/ssh/gpg/pgp/verify/signing key, certificate, cert, pem, csr, key pem, key data | text => string.base64
fingerprint/thumbprint, key/cert/device fingerprint | text => string.hash
otp, otp/verification/pin/mfa/sms/security/confirmation/one+time/two+factor/access/auth/passcode code, pin, one time password, cvv, cvc, totp, verification pin, security pin | text int => string.numeric length=6
cvv, cvc, card/security cvv | text int | plus 3 => finance.creditCardCVV
pin, pin code/number | text | of card account user employee; len<=6; plus 3 => finance.pin
backup/recovery/scratch code/codes | text array json => string.alphanumeric length=10
security/secret question, password hint | text => values values=["Name of your first pet?","City where you were born?","Your first school?","Mother's maiden name?"] weights=[36,26,22,16]
security/secret answer | text => string.passwordHash
permission/privilege, ^ability/right/claim, permission/privilege/ability/scope/claim name/code/key/slug | text => code.permission
^name/code/slug/key | text | of permission privilege scope ability right; plus 4 => code.permission
scopes/permissions/grants, requested/granted/allowed scopes/scope | text | plus 1 => code.scopes
scope | text | of token key client oauth app application grant authorization credential session consent login integration secret; plus 1 => code.scopes
scope | text => values values=["organization","project","team","user"] weights=[34,30,22,14]
role/usergroup name, role title | text => enum.roleName
^name/slug/code/title | text | of role; plus 4 => enum.roleName
hash/digest/checksum/sha/crc/signature/hmac/sum, md 5, sha 1/256/512, content/file/commit/password/email/body/query/ip/token/address/data/row/record hash, git sha, commit sha, sha hash, hash value, hash key, etag, file checksum, md 5 hash/sum/checksum, sha 256 hash/sum/checksum | text => string.hash
hash, hash/checksum md 5 | text | len<=32; plus 2 => string.hash algorithm=md5
md 5, md 5 hash/sum/checksum | text | plus 2 => string.hash algorithm=md5
sha 1, commit sha, git sha, commit hash, revision sha | text => git.commitSha
hash/sha 1 | text | len<=40; plus 1 => string.hash algorithm=sha1
hash/digest/checksum/md/sha/signature/fingerprint | bytes => bytes.random length=32
hash/checksum/crc/fingerprint | int => number.logUniform min=100000 max=2000000000
blurhash, blur hash | text => string.nanoid
issuer/iss/audience/aud/idp, identity provider url, issuer url | text | not of card bank certificate company => internet.url
grant/response/token type, code challenge method, token endpoint auth method | text => enum.oauth
login/failed/retry/failed+login/bad+password/delivery/send attempts/count/attempt, attempts/attempt/retries/retry/tries, attempt/retry/failure/fail/error count/number, retry attempts, number of attempts/retries, failed attempts | int => number.mostlyZero
max/maximum attempts/retries/tries/uses, retry limit, attempts allowed, max login attempts | int => number.typical values=[3,5,10,1,25]
sign+in/login/visit/session count, logins | int => number.count median=14 sigma=1.3
commit message, commit title | text => git.commitMessage
^message | text | of commit; plus 4 => git.commitMessage
commit/revision/head/base sha/id/hash, commit, sha | text => git.commitSha
branch, branch name, git/head/base/default/source/target branch, ref name | text | of repository commit build pull git deploy deployment pipeline merge run workflow; plus 3 => git.branch
git branch, branch name, head branch, base branch, default branch | text => git.branch
version, version number/name/code, app/client/firmware/software/release/api/build/sdk/browser/os/driver/schema/min/max/package/plugin/agent/engine/model version, firmware, semver, release number, tag version | text => system.semver
version requirement/constraint, semver range, req | text | of dependency requirement package; plus 2 => values values=["^1.4.0","~2.1",">=3.0","^0.9.2","1.x","*"] weights=[40,18,16,14,8,4]
version/revision/rev, lock/row/revision/version/schema/document/draft/build version/number, version number, build, build number | int num => number.typical values=[1,2,3,4,5,6]
encrypted/hashed/raw/binary/packed token/data/value/key/secret/blob/content | bytes => bytes.random length=48
version/resource/config digest | text => string.hash
checksum | text => string.hash algorithm=md5
membership | text => values values=["join","leave","invite","ban"] weights=[76,18,4,2]
software | text => values values=["nginx","postgres","redis","mastodon","lemmy","nextcloud"]
ip/address bin/binary | bytes => bytes.random length=4
pusher, access token, token, state group, state | int => number.logUniform min=1 max=100000
hmac/verification/session/cookie/aes/rsa/vapid/signature key | text => string.secret
agent | text | by ip url author; plus 6 => internet.userAgent
qr code, qr, barcode data, scan code | text | plus 4 => string.alphanumeric length=24
polyline, route/encoded polyline, encoded path | text => string.base64 length=40
hostname, host name/fqdn, fqdn | text | of host server node machine instance; by os kernel ip cpu memory agent status; plus 9 => internet.hostName
hostname | text | plus 9 => internet.hostName
authorization/authorize/auth/login/signin/sso url/uri/endpoint, authorization endpoint | text | plus 4 => values values=["https://login.example.com/authorize","https://auth.example.org/oauth2/authorize","https://id.example.net/oauth/authorize","https://sso.example.com/login","https://accounts.example.org/o/authorize"] weights=[30,26,20,14,10]
token/access+token url/uri/endpoint | text | of provider client oauth sso identity connection; plus 6 => values values=["https://login.example.com/token","https://auth.example.org/oauth2/token","https://id.example.net/oauth/token"] weights=[44,32,24]
userinfo/user+info/profile url/uri/endpoint | text | of provider oauth oidc sso identity; plus 6 => values values=["https://login.example.com/userinfo","https://auth.example.org/oauth2/userinfo","https://id.example.net/oidc/me"] weights=[44,32,24]
discovery/metadata/issuer/jwks/oidc+discovery url/uri | text | of provider oauth oidc sso saml identity; plus 4 => values values=["https://login.example.com/.well-known/openid-configuration","https://auth.example.org/.well-known/openid-configuration","https://id.example.net/saml/metadata","https://sso.example.com/metadata.xml"] weights=[36,30,18,16]
redirect/callback/return/success/cancel/logout url/uri/urls/uris, redirect to, redirect uris, post logout redirect uri/uris | text | plus 4 => values values=["https://app.example.com/callback","https://www.example.org/auth/callback","https://portal.example.net/oauth/return","http://localhost:3000/callback","https://shop.example.com/login/done","https://admin.example.com/auth/return"] weights=[30,22,16,12,12,8]
repository/repo/vcs/git/source+code/source url/uri/link/address, repository, git remote | text | of service package crate project release plugin module version library app application component build pipeline; plus 4 => values values=["https://git.example.com/platform/checkout","https://git.example.com/tools/cli","https://git.example.org/data/ingest","https://git.example.com/web/portal","https://git.example.net/libs/parser","https://git.example.org/infra/deploy"] weights=[24,18,18,16,14,10]
documentation/docs/doc/homepage/project/readme url/uri/link, documentation | text | of package crate project plugin module version library release; plus 4 => values values=["https://docs.example.org/guide","https://docs.example.com/latest","https://www.example.org/docs/api","https://docs.example.net/reference"] weights=[34,28,22,16]
aud, audience | text | of user token session jwt client claim; plus 6 => values values=["authenticated","web","mobile","api"] weights=[60,18,12,10]
svg/icon name, ^icon | text | plus -2 => values values=["home","user","settings","bell","star","folder","calendar","mail","search","tag"]
secret/token/key/session/refresh+token/code hash/digest/hashed | text | plus 6 => string.hash algorithm=sha256
token new/current/old/previous, confirmation/recovery/reset/invite token | text | plus 4 => string.token
canonical/room/matrix alias, alias | text | of room channel space; plus 6 => pattern regex="#(general|music|dev|linux|support|random|photo|travel|books|games)-(chat|talk|help|news|lounge|offtopic|local|en|de|fr)(-(berlin|leeds|lyon|oslo|porto))?:example[.]com"
origin, media/server/remote origin | text | of media room event server device federation; by media server room event remote; plus 6 => internet.domainName
schema, view/table/db/database/source/target+schema schema, schema name | text | of ddl view table migration dependency; by view table ddl; plus 6 => values values=["public","app","reporting","billing","audit","staging"] weights=[58,14,10,8,6,4]
saml+metadata/idp+metadata/federation+metadata xml, metadata/idp/saml xml | text | plus 6 => template template="<EntityDescriptor entityID='https://{{internet.domainName}}/saml'><IDPSSODescriptor/></EntityDescriptor>"
email change, new/pending/unconfirmed/requested+email/change email | text | of user account member customer login; plus 6 => internet.email null=0.9
feature/features, enabled/default features | array | of dependency crate package library version build; plus 8 => array element={"kind":"values","parameters":{"values":["default","std","derive","serde","full","macros","rt","tls"]}} max=3
friendly name, friendly | text | of factor mfa authenticator credential passkey; plus 6 => values values=["My phone","Authenticator app","Work laptop","Security key","Backup key","Tablet"] weights=[34,26,16,12,7,5]
friendly name | text | plus 2 => values values=["Main office","My phone","Front door","Backup","Living room","Test","Work laptop","Spare"]
page/wiki/article name | text | of wiki wikidocs page docs; plus 8 => values values=["Getting started","Style guide","Database schema","Release notes","How to help","Frequently asked questions","Server setup","Glossary"]
eventcommand/event command/command name, ^name | text | of command eventcommand; by event eventcommand check command; plus 8 => values values=["restart-service","clear-cache","notify-oncall","reload-config","restart-host","rotate-logs"] weights=[34,16,20,12,8,10]
pipeline name | text | of container build job worker resource check; plus 14 => values values=["main","release","nightly","deploy-staging","docs","integration"] weights=[40,18,16,12,8,6]
`;
