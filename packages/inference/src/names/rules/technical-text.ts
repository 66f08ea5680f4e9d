/** Identifiers that others gave, addresses of systems, and texts in the forms that machines read. */
export const technicalText = String.raw`
# What providers call their things.
sap ... id/number/no/code/document/reference, sap id/number/no/document | text | plus 4 => pattern regex=(45|51|18|90)[0-9]{8}
sap material/article number/code, material number | text | by sap; plus 4 => pattern regex=0000000000[1-9][0-9]{7}
discord user/guild/server/channel/role/message/account id, discord id, guild/snowflake id | text | plus 8 => pattern regex=(7|8|9|10|11|12)[0-9]{16}
twitter/x user/account/tweet/status id, twitter id, tweet id | text | plus 6 => pattern regex=1[0-9]{18}
facebook/instagram/meta user/page/account/business id, facebook/instagram id | text | plus 6 => pattern regex=1[0-9]{14}
apple user id/identifier, apple id/sub/subject | text | plus 8 => pattern regex=00[01][0-9]{3}\.[0-9a-f]{32}\.[01][0-9]{3}
microsoft/azure/entra/aad tenant/object/user/client/directory/subscription id, microsoft/azure/entra/aad id, azure ad id | text | plus 8 => string.uuid
azure resource/vm/resource+group id | text | plus 8 => pattern regex=/subscriptions/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}/resourceGroups/(prod|staging|data|network)/providers/Microsoft\.Compute/virtualMachines/(web|app|db)-0[1-9]
google/gcp/firebase/cloud project id, gcp project | text | plus 8 => pattern regex=(web|app|data|prod|staging|analytics)-(platform|store|team|lab)-[1-9][0-9]{5}
google place/maps id, place id | text | of place location venue business store restaurant; plus 6 => pattern regex=ChIJ[A-Za-z0-9_-]{23}
firebase uid/user+id/id | text | plus 8 => string.alphanumeric length=28
slack team/workspace id | text | plus 10 => pattern regex=T0[A-Z0-9]{9}
slack channel/conversation id | text | plus 10 => pattern regex=C0[A-Z0-9]{9}
slack user/member/bot id | text | plus 10 => pattern regex=U0[A-Z0-9]{9}
slack ts/thread+ts/message+ts/timestamp, thread ts, message ts | text | plus 10 => pattern regex=17[345][0-9]{7}\.[0-9]{6}
aws/amazon account id/number/no, account id | text | by arn region aws; plus 10 => string.numeric length=12
ec 2 instance id, instance id | text | by ami vpc subnet availability; plus 10 => pattern regex=i-0[0-9a-f]{16}
vpc/subnet/security+group/ami/volume/snapshot/internet+gateway id | text | of aws vpc instance cluster cloud network; plus 4 => pattern regex=(vpc|subnet|sg|ami|vol|snap)-0[0-9a-f]{16}
vpc id | text | plus 8 => pattern regex=vpc-0[0-9a-f]{16}
subnet id | text | plus 8 => pattern regex=subnet-0[0-9a-f]{16}
security group id | text | plus 8 => pattern regex=sg-0[0-9a-f]{16}
ami id, ami | text | plus 8 => pattern regex=ami-0[0-9a-f]{16}
queue/sqs url | text | plus 6 => pattern regex=https://sqs\.(eu-west-1|us-east-1)\.example\.com/[0-9]{12}/(orders|emails|events|exports)
bucket arn, s 3 arn | text | plus 8 => pattern regex=arn:aws:s3:::(uploads|backups|media|logs)-(prod|eu|staging)
lambda/function arn | text | plus 8 => pattern regex=arn:aws:lambda:(eu-west-1|us-east-1):[0-9]{12}:function:(resize-image|send-email|export-report|sync-orders)
secret/key/kms/kms+key/certificate arn | text | plus 8 => pattern regex=arn:aws:kms:(eu-west-1|us-east-1):[0-9]{12}:key/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}
shopify gid, admin graphql api id, graphql id | text | plus 8 => pattern regex=gid://shopify/(Product|Order|Customer|ProductVariant)/[1-9][0-9]{12}
shopify ... id, shopify id | text | plus 4 => pattern regex=([4-9])[0-9]{12}
shopify domain/shop/store, myshopify domain | text | plus 8 => pattern regex=(northwind|halden|brightline|kestrel|lindgren|marigold)(-store|-shop|-goods)?\.myshopify\.example
twilio account sid, account sid | text | plus 10 => pattern regex=AC[0-9a-f]{32}
twilio call sid, call sid | text | plus 10 => pattern regex=CA[0-9a-f]{32}
twilio messaging+service/service sid, messaging service sid | text | plus 10 => pattern regex=MG[0-9a-f]{32}
twilio phone+number sid, phone number sid | text | plus 10 => pattern regex=PN[0-9a-f]{32}
twilio message/sms sid, message/sms sid, twilio sid | text | plus 10 => pattern regex=SM[0-9a-f]{32}
sentry dsn, dsn | text | plus 10 => pattern regex=https://[0-9a-f]{32}@o[1-9][0-9]{5}\.ingest\.example\.com/[1-9][0-9]{6}
openai/assistant+provider/llm thread id | text | plus 8 => string.token prefix=thread_ length=24
openai assistant id | text | plus 8 => string.token prefix=asst_ length=24
openai file id | text | plus 8 => string.token prefix=file- length=22
openai run id | text | plus 8 => string.token prefix=run_ length=24
tool call id | text | plus 10 => string.token prefix=call_ length=24
paddle customer id | text | plus 8 => pattern regex=ctm_01[0-9a-hjkmnp-tv-z]{24}
paddle subscription id | text | plus 8 => pattern regex=sub_01[0-9a-hjkmnp-tv-z]{24}
paddle price/product/transaction id, paddle id | text | plus 8 => pattern regex=(pri|pro|txn)_01[0-9a-hjkmnp-tv-z]{24}
stripe subscription+item/item id | text | plus 10 => code.externalId prefix=si_
stripe coupon/promotion+code id | text | plus 10 => code.externalId prefix=promo_
stripe refund id | text | plus 10 => code.externalId prefix=re_
stripe payout/transfer id | text | plus 10 => code.externalId prefix=po_
stripe setup intent id, setup intent id | text | plus 10 => code.externalId prefix=seti_
stripe event id | text | plus 10 => code.externalId prefix=evt_
stripe tax+rate/tax id | text | plus 10 => code.externalId prefix=txr_
client secret | text | by payment intent stripe; plus 10 => pattern regex=pi_[A-Za-z0-9]{24}_secret_[A-Za-z0-9]{25}
paypal order/capture/payer/transaction/subscription/plan id | text | plus 6 => pattern regex=([A-HJ-NP-Z1-9]{17})
github/gitlab node id, node id | text | of repository repo pull issue commit github; plus 6 => pattern regex=(U|R|PR|I)_kgDO[A-Za-z0-9_-]{6}
provider user/account/subject id/uid, provider uid, external user/account/subject uid/id, ^uid, oauth uid, provider sub/subject | text | of identity authentication authorization oauth login social auth provider connection; plus 4 => string.numeric length=21
provider account/user id, provider account, identity provider account id | text | by provider access refresh; plus 10 => string.numeric length=21
provider id | text | of user authentication identity auth; by scope token validated; plus 8 => string.numeric length=21
installation id | int text | by github app repository; plus 6 => number.int min=4200000 max=62000000
hubspot/pipedrive/intercom/zendesk contact/company/deal/ticket/user id | text | plus 2 => string.numeric length=11
jira/linear/asana/trello/clickup issue/task/card/ticket id/key, jira key/issue | text | plus 6 => pattern regex=(WEB|OPS|APP|DATA|PAY)-[1-9][0-9]{1,3}
spotify ... id, spotify id/uri | text | plus 6 => string.alphanumeric length=22
youtube channel id | text | plus 8 => pattern regex=UC[A-Za-z0-9_-]{22}
youtube/yt video/playlist id, youtube id, yt id | text | plus 8 => string.alphanumeric length=11
vimeo id | text int | plus 6 => number.int min=70000000 max=990000000
zoom meeting id, meeting id | text | by zoom join host; plus 8 => pattern regex=8[0-9]{10}
calendar id, google calendar id | text | plus 4 => internet.email
google event id, calendar event id | text | plus 6 => pattern regex=([a-v]{1})[0-9a-v]{25}
measurement/ga/analytics/google+analytics/tracking id | text | of site setting project store domain page; plus 6 => pattern regex=G-[A-Z0-9]{10}
gtm id, google tag manager id, tag manager id | text | plus 6 => pattern regex=GTM-[A-Z0-9]{7}
pixel id, facebook/meta pixel id, facebook/meta pixel | text | plus 6 => string.numeric length=15
recaptcha/captcha/hcaptcha/turnstile site+key/secret+key/key/secret | text | plus 6 => pattern regex=6L[A-Za-z0-9_-]{38}
vapid public key | text | plus 10 => pattern regex=B[A-Za-z0-9_-]{86}
vapid private key | text | plus 10 => string.alphanumeric length=43
p 256 dh, p 256 dh key, key p 256 dh | text | plus 10 => pattern regex=B[A-Za-z0-9_-]{86}
auth, key auth, auth key/secret | text | of push subscription webpush; plus 12 => string.alphanumeric length=22
endpoint, push endpoint | text | of push; plus 12 => pattern regex=https://push\.example\.(com|net)/(wpush/v2|fcm/send|notify)/[A-Za-z0-9_-]{24}
# Numbers of catalogues and registers.
wikidata/wd id/qid/item, wikidata, qid | text | plus 6 => pattern regex=Q[1-9][0-9]{4,7}
musicbrainz ... id, musicbrainz id, mbid, ... mbid, mb ... id | text | plus 6 => string.uuid
imdb, imdb id/code/number | text | plus 6 => pattern regex=tt[0-9]{7}
tmdb id, tvdb id, themoviedb id | text int | plus 6 => number.int min=120 max=980000
anilist/mal/igdb/steam+app/steam id | text int | plus 2 => number.int min=120 max=190000
steam id, steamid, steam id 64 | text | plus 8 => pattern regex=7656119[0-9]{10}
discogs id | text int | plus 6 => number.int min=1200 max=29000000
goodreads id, openlibrary id | text int | plus 4 => number.int min=1200 max=60000000
oclc, oclc number | text int | plus 6 => number.int min=1200000 max=1400000000
lccn | text | plus 6 => pattern regex=(19[5-9][0-9]|20[012][0-9])[0-9]{6}
pmid, pubmed id | text int | plus 6 => number.int min=8000000 max=40000000
pmcid, pmc id | text | plus 6 => pattern regex=PMC[1-9][0-9]{6}
arxiv id, arxiv | text | plus 6 => pattern regex=2[0-5](0[1-9]|1[0-2])\.[0-9]{5}
orcid, orcid id | text | plus 6 => pattern regex=0000-000[1-9]-[0-9]{4}-[0-9]{4}
issn, eissn, e issn, print issn | text | plus 6 => pattern regex=([12])[0-9]{3}-[0-9]{3}[0-9X]
isni | text | plus 6 => pattern regex=0000[0-9]{12}
viaf id, viaf, gnd id, gnd | text | plus 4 => string.numeric length=9
lei, lei code | text | plus 6 => pattern regex=(5299|2138|5493)00[A-Z0-9]{12}[0-9]{2}
eori, eori number | text | plus 6 => pattern regex=(DE|FR|NL|IT|ES)[0-9]{12}
duns, duns number | text | plus 6 => string.numeric length=9
isin, isin code | text | plus 6 => pattern regex=(US|DE000|FR00|GB00)[0-9]{9}[0-9]
figi | text | plus 6 => pattern regex=BBG00[0-9BCDFGHJKLMNPQRSTVWXYZ]{7}
cusip | text | plus 6 => pattern regex=([0-9]{6})[A-Z0-9]{2}[0-9]
imei, imei number | text | plus 4 => pattern regex=35[0-9]{13}
iccid, sim iccid | text | plus 4 => pattern regex=89(49|44|33|01)[0-9]{15}
imsi | text | plus 4 => pattern regex=(262|310|234|208)0[1-9][0-9]{10}
msisdn | text | plus 2 => pattern regex=(49|44|33|1)[1-9][0-9]{9}
spdx id/identifier, license spdx id/identifier, spdx | text | plus 8 => values values=["MIT","Apache-2.0","GPL-3.0-only","BSD-3-Clause","MPL-2.0","AGPL-3.0-or-later","ISC"] weights=[40,24,10,10,6,6,4]
cve, cve id/number, vulnerability id | text | plus 8 => pattern regex=CVE-202[0-5]-[1-9][0-9]{3,4}
cwe, cwe id | text | plus 8 => values values=["CWE-79","CWE-89","CWE-22","CWE-352","CWE-787","CWE-20","CWE-287","CWE-502"] weights=[22,18,12,12,10,10,8,8]
ghsa, ghsa id, advisory id | text | plus 8 => pattern regex=GHSA(-[23456789cfghjmpqrvwx]{4}){3}
cvss vector, vector string, cvss | text | plus 8 => pattern regex=CVSS:3\.1/AV:[NALP]/AC:[LH]/PR:[NLH]/UI:[NR]/S:[UC]/C:[NLH]/I:[NLH]/A:[NLH]
cpe, cpe uri/string | text | plus 8 => pattern regex=cpe:2\.3:a:(nginx|openssl|postgresql|redis|curl):(server|core|lib):[1-9]\.[0-9]{1,2}\.[0-9]:\*:\*:\*:\*:\*:\*:\*
purl, package url | text | plus 8 => pattern regex=pkg:(npm|pypi|gem|maven|golang)/(http-kit|date-tools|retry-policy|json-schema|fast-csv)@[1-9]\.[0-9]{1,2}\.[0-9]
oid, object identifier | text | of attribute mib snmp certificate extension; plus 8 => pattern regex=1\.3\.6\.1\.4\.1\.[1-9][0-9]{2,4}\.[1-9]\.[1-9]
# Chains and federations.
wallet/eth/ethereum/evm/contract/token/contract+token/recipient+wallet/deployer/minter/owner+wallet address, wallet public key, eth/ethereum address/wallet | text | plus 8 => finance.ethereumAddress
address, from address, to address, ^sender/from/to | text | by txn transaction block gas chain contract wallet nonce; not by street city email subject booking; plus 10 => finance.ethereumAddress
tx/txn/transaction/block/parent/state+root/receipts+root hash, tx, tx id, txid, txhash, blockhash | text | by block chain gas network wallet token address amount confirmation contract; plus 10 => pattern regex=0x[0-9a-f]{64}
tx/txn hash, txhash | text | plus 8 => pattern regex=0x[0-9a-f]{64}
btc/bitcoin address | text | plus 8 => pattern regex=bc1q[02-9ac-hj-np-z]{38}
did, ... did, user/repo/actor/author/subject did | text | plus 6 => pattern regex=did:plc:[a-z2-7]{24}
cid, record/commit/blob/root cid | text | by did uri repo rev record; plus 10 => pattern regex=bafyrei[a-z2-7]{52}
at/record/subject/post uri, ^uri | text | by did cid; plus 14 => pattern regex=at://did:plc:[a-z2-7]{24}/app\.bsky\.feed\.(post|like|repost)/3[a-z2-7]{12}
npub, nostr pubkey/public+key, nostr id | text | plus 8 => pattern regex=npub1[02-9ac-hj-np-z]{58}
matrix user id, matrix id, mxid | text | plus 12 => template template=@{{internet.username}}:matrix.example.org
matrix room id, room id | text | by matrix mxid homeserver; plus 12 => pattern regex=![A-Za-z]{18}:matrix\.example\.org
inbox url/uri/link, inbox, ap inbox | text | by outbox followers shared actor uri domain protocol; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/inbox
outbox url/uri/link, outbox | text | by inbox followers; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/outbox
followers/following url/uri/collection, followers uri | text | by inbox outbox actor; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/followers
shared inbox url/uri, shared inbox | text | plus 14 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/inbox
featured collection url/uri, featured url/uri, featured | text | by inbox outbox followers; plus 14 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/collections/featured
uri, actor id/uri/url, ap/apub/activitypub id/uri | text | by inbox outbox; plus 14 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?
url | text | by inbox outbox; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/@(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?
uri, ap/apub/activitypub id/uri/url | text | of status note post toot comment; by reblog spoiler conversation federated visibility renote sensitive; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/statuses/11[0-9]{16}
url | text | of status note toot; by reblog spoiler conversation renote; plus 12 => pattern regex=https://(social|mastodon|pixel|forum)\.example\.(com|org|net)/@(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?/11[0-9]{16}
also known as | text array | by inbox uri moved; plus 12 => array element={"kind":"pattern","parameters":{"regex":"https://(social|mastodon|pixel)\\.example\\.(com|org|net)/users/(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?"}} max=2
webfinger, fediverse account/handle/address | text | plus 10 => pattern regex=@(anna|marc|lena|omar|rosa|kai|mira|jonas|priya|tomas|ines|yuki)(_(b|k|m|art|dev|photo)|[0-9]{2})?@(social|mastodon|pixel|forum)\.example\.(com|org|net)
# Names and addresses of machines.
cname, cname record/target/value/domain, canonical host/hostname | text | plus 8 => pattern regex=(stats|docs|status|app|shop|help|links|mail)\.(northwind|halden|brightline|kestrel|lindgren|marigold|juniper)\.example\.(com|org|net)
text record, dns text record/value, verification record, ownership verification | text | plus 6 => pattern regex=(site|domain|app)-verification=[A-Za-z0-9]{32}
spf record/value, spf | text | plus 8 => values values=["v=spf1 include:mail.example.com ~all","v=spf1 a mx include:_spf.example.org ~all","v=spf1 ip4:203.0.113.7 -all"] weights=[54,28,18]
dmarc record/policy+record/value, dmarc | text | plus 8 => values values=["v=DMARC1; p=none; rua=mailto:dmarc@example.com","v=DMARC1; p=quarantine; pct=100","v=DMARC1; p=reject"] weights=[48,32,20]
dkim record/value, dkim public key | text | plus 8 => pattern regex=v=DKIM1;[ ]k=rsa;[ ]p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ[A-Za-z0-9+/]{40}
dkim selector, selector | text | of domain dkim dns mail key; plus 6 => values values=["mail","s1","default","k1","2025a"] weights=[34,24,18,14,10]
mx record/records/host/hosts | text | plus 8 => values values=["10 mx1.example.com","10 mail.example.org","20 mx2.example.com","5 mx.mail.example.net"] weights=[40,28,18,14]
content, value, data, rdata, record content/value/data | text | of record rrset dns; by ttl; plus 14 => values values=["203.0.113.10","198.51.100.4","www.example.com.","mail.example.org.","v=spf1 include:mail.example.com ~all","2001:db8::10","10 mx1.example.com."] weights=[34,20,16,10,8,6,6]
name, record name, host, hostname, fqdn | text | of record rrset dns; by ttl; plus 14 => values values=["www.example.com","mail.example.com","example.com","api.example.com","_dmarc.example.com","docs.example.org","*.apps.example.net"] weights=[26,18,22,14,6,8,6]
zone, zone name, dns zone, ^name | text | of zone; by soa serial nameserver dns ttl; plus 12 => internet.domainName
dn, ldap/bind/base/user/group/search/entry/distinguished/subject/issuer dn, distinguished name, ldap entry/path | text | plus 8 => pattern regex=(uid=(anna|marc|lena|omar|rosa)\.[a-z]{4,8},ou=people|cn=(admins|developers|support|sales),ou=groups),dc=example,dc=(com|org)
sip uri/address/url/account/endpoint, aor, address of record | text | plus 8 => pattern regex=sip:[1-9][0-9]{3}@(pbx|sip|voice)\.example\.(com|org)
call id, sip call id | text | by sip cseq codec trunk; plus 10 => pattern regex=([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{8}@10\.0\.[0-9]\.[1-9][0-9]
database/db/postgres/connection/mysql url/uri/string/dsn, connection string, jdbc url | text | plus 10 => pattern regex=postgres(ql)?://(app|reader|etl)@(db|warehouse|replica)(-[1-3])?\.internal\.example:5432/(app|analytics|reporting)
redis url/uri, redis | text | plus 8 => pattern regex=redis://cache(-[1-3])?\.internal\.example:6379/[0-3]
amqp/rabbitmq/broker url/uri | text | plus 8 => pattern regex=amqps?://app@mq(-[1-3])?\.internal\.example:567[12]/(jobs|events)?
websocket/ws/wss/socket url/uri/endpoint | text | plus 8 => pattern regex=wss://(live|ws|rt)\.example\.(com|org)/(socket|v1/stream|chat)
rtsp/camera/stream url/uri | text | of camera nvr; plus 8 => pattern regex=rtsp://10\.0\.[0-9]\.[1-9][0-9]:554/(stream1|h264|live/main)
otpauth url/uri, otp/totp url/uri, provisioning uri | text | plus 8 => pattern regex=otpauth://totp/Example:(anna|marc|lena|omar)@example\.com\?secret=[A-Z2-7]{16}&issuer=Example
s 3 uri/url/path/location, gcs uri/path, gs uri, object uri | text | plus 8 => pattern regex=(s3|gs)://(uploads|backups|exports|datasets)-(prod|eu)/20(24|25)/(0[1-9]|1[0-2])/[0-9a-f]{12}\.(csv|parquet|json\.gz|zip)
^key, object/storage/blob/upload/file+storage key | text | of attachment upload file blob asset media object operation export import; by size content mime acl bucket url checksum filename byte; plus 14 => template template=uploads/{{string.uuid}}/{{system.fileName}}
acl, canned acl | text | of attachment file upload object bucket asset; plus 12 => values values=["private","public-read","authenticated-read"] weights=[72,22,6]
git/commit/build/ci/check/status context | text | of status check commit build; by sha commit target; plus 12 => values values=["ci/build","ci/test","lint","security/scan","deploy/preview","coverage"] weights=[30,28,16,10,10,6]
systemd unit, unit name, service unit | text | plus 6 => values values=["nginx.service","postgresql.service","app-worker.service","backup.timer","redis.service"]
process name, proc name, command line, cmdline, executable, command+line executable | text | of process host agent snapshot monitor; plus 8 => values values=["postgres: checkpointer","nginx: worker process","node /app/server.js","python manage.py runserver","sshd: deploy","redis-server *:6379","java -jar app.jar"]
url/uri/ref/referrer/referer/endpoint/link scheme, ref scheme | text | plus 10 => values values=["https","http","android-app","ios-app"] weights=[80,12,5,3]
# Pictures, sound and their forms.
blurhash, blur hash, image/photo/avatar/thumbnail/cover/banner/picture/video/media/logo placeholder, placeholder image/hash, lqip | text | plus 12 => pattern regex=L[0-9A-Za-z#$*+.;=?@^_~-]{27}
thumbhash, thumb hash | text | plus 8 => pattern regex=([1-9A-Za-z]{1})[A-Za-z0-9+/]{26}==
phash, perceptual hash, dhash, image/video hash | text | plus 4 => string.hexadecimal length=16
exposure time, shutter, shutter speed | text | plus 8 => values values=["1/250","1/60","1/125","1/1000","1/30","1/500","2"] weights=[24,20,18,12,12,10,4]
aperture, f number, f stop | text | plus 8 => values values=["f/1.8","f/2.8","f/4","f/5.6","f/8"] weights=[28,26,18,16,12]
color/colour space/profile, colorspace, icc profile, profile description | text | of exif image photo asset media picture file video; plus 10 => values values=["sRGB","Display P3","Adobe RGB (1998)","Uncalibrated"] weights=[62,24,10,4]
orientation | text | of exif; plus 14 => values values=["1","6","8","3"] weights=[70,18,8,4]
projection type, projection | text | of exif photo video panorama asset; plus 12 => values null=0.9 values=["EQUIRECTANGULAR","CUBEMAP"] weights=[90,10]
duration, length | text | of asset video media recording track audio clip movie; plus 8 => pattern regex=0:(0[0-9]|[1-4][0-9]):[0-5][0-9]\.[0-9]{3}
header/avatar/image/picture/photo/banner/thumbnail/icon/logo/cover/profile file name/filename | text | plus 8 => pattern regex=([0-9a-f]{16})\.(jpg|jpg|png|webp)
file file name/filename, media file name/filename | text | plus 10 => pattern regex=([0-9a-f]{16})\.(jpg|jpg|png|mp4|webp)
dump/archive/backup/export file name/filename | text | plus 10 => pattern regex=(archive|export|backup)-2025(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])-[0-9a-f]{8}\.(zip|tar\.gz)
original filename/file+name, filename | text | of import; plus 10 => values values=["following_accounts.csv","contacts-2025.csv","users_export.csv","products.xlsx","blocked_domains.csv","bookmarks.csv","issues.json"]
avatar/header/image/thumbnail/icon/logo/photo/media/file/picture remote url/uri | text | plus 16 => image.url
sprite/sprites/sprite+sheet url | text | plus 4 => image.url
icon | text | by color colour; of tag label category type collection space project workspace list folder board group channel page; plus 10 => values values=["folder","star","bookmark","rocket","bug","book","tag","users","chart","lightbulb"]
icon | text | of document page note revision collection space; by color emoji title; plus 12 => values null=0.5 values=["📘","🚀","📊","🧭","💡","🗂️","✅","🧪"]
# Forms of text for machines.
css/html/dom/element/target+element selector, css path | text | plus 8 => values values=["#checkout-button","nav > ul > li:first-child","[data-testid=save]",".pricing-table .cta","form#login input[type=email]","header a.logo"]
xpath, element xpath | text | plus 8 => values values=["//button[@id='save']","//a[contains(@href, '/pricing')]","//form[1]/input[2]","//h1","//table/tbody/tr[1]"]
css class/classes/class+name, class names, html class/classes, classes | text | of block element widget page theme component menu link button; plus 6 => values values=["btn btn-primary","hero hero--dark","card shadow-sm","mt-4 text-center","col-md-6","is-active"]
css, custom/theme/inline/extra css, custom styles, stylesheet, css code/text | text | plus 8 => values null=0.5 values=["body { font-family: Inter, sans-serif; }",":root { --accent: #2563eb; }",".header { background: #0f172a; color: #fff; }",".hero h1 { font-size: 3rem; }","footer { display: none; }"]
subject template/line+template, title template | text | plus 8 => values values=["Your order {{order.number}} has shipped","{{user.name}} mentioned you in {{page.title}}","Reset your password","Invoice {{invoice.number}} is due on {{invoice.due_date}}","Welcome to {{workspace.name}}"]
url template/pattern, link/path/redirect template | text | plus 8 => values values=["https://issues.example.com/browse/{{key}}","https://app.example.com/orders/{{id}}","https://git.example.com/{{owner}}/{{repo}}/commit/{{sha}}","https://maps.example.com/?q={{lat}},{{lng}}"]
template, payload/message/body/content/text/html/email/sms/notification/message+body template, template body/content/text/source/html, ^body/content/text/html | text | of webhook template notification alert; not of document contract legal meeting page form project task; plus 8 => values values=["Hello {{first_name}}, your order {{order.number}} has shipped.","{ \"text\": \"{{user.name}} changed {{object.name}}\" }","Your code is {{code}}. It is valid for 10 minutes.","{{service}} is {{status}} since {{started_at}}","Hi {{name}}, your appointment is on {{date}} at {{time}}.","{{#each items}}- {{title}}{{/each}}"]
button/cta/link/submit/call+to+action text/label, button, cta | text | not of survey quiz exam; plus 6 => values values=["Learn more","Read more","Get started","Sign up","View details","Open","Save changes","Contact us"]
log/error/http/exception/diagnostic code, error code | text | of run execution test sync job delivery webhook request import export; not of car vehicle machine truck; plus 10 => values values=["TIMEOUT","NOT_FOUND","RATE_LIMITED","VALIDATION_FAILED","UNAUTHORIZED","CONFLICT","CONNECTION_REFUSED"]
http/response status text/message, status text, reason phrase | text | of request response delivery webhook check http; plus 10 => values values=["OK","Created","No Content","Not Found","Bad Request","Internal Server Error","Bad Gateway"] weights=[52,14,10,8,6,6,4]
etag, e tag | text | of object file blob cache resource response feed calendar page upload part; plus 10 => string.hash algorithm=md5
integrity, sri, integrity hash, subresource integrity | text | plus 8 => pattern regex=sha512-[A-Za-z0-9+/]{86}==
fingerprint, key fingerprint, public key fingerprint | text | of ssh key deploy host; plus 10 => pattern regex=SHA256:[A-Za-z0-9+/]{43}
public key, ... public key, public key pem, ... public key pem | text | plus 3 => template template="-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA{{string.base64}}\n-----END PUBLIC KEY-----"
public key, public key pem, ... public key pem | text | of account actor keypair provider instance server; by private uri inbox domain username remote; plus 16 => template template="-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA{{string.base64}}\n-----END PUBLIC KEY-----"
public key, credential public key | text | of webauthn passkey credential authenticator fido security; by sign counter factor credential external aaguid nickname transport; plus 18 => pattern regex=pQECAyYgASFYI[A-Za-z0-9+/]{88}
credential id, external id, webauthn id, webauthn credential/user id/handle, raw id, user handle | text | of webauthn passkey authenticator fido credential security; by sign counter aaguid public; plus 16 => string.alphanumeric length=43
webauthn id | text | plus 14 => string.alphanumeric length=86
aaguid | text uuid | plus 8 => values values=["ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4","adce0002-35bc-c60a-648b-0b25f1f05503","fbfc3007-154e-4ecc-8c0b-6e020557d7bd","08987058-cadc-4b81-b6e1-30de50dcbe96"]
name, nickname, label | text | of security; by credential factor; plus 20 => values values=["MacBook Touch ID","iPhone","YubiKey 5C","Windows Hello","Pixel 8","Backup key","Work laptop"]
name, nickname, label, display name | text | of webauthn passkey authenticator fido; plus 16 => values values=["MacBook Touch ID","iPhone","YubiKey 5C","Windows Hello","Pixel 8","Backup key","Work laptop"]
url id, short/share/public/hash/nano/friendly/share+link/url id, short hash, shortid, nanoid | text | plus 4 => string.alphanumeric length=10
index, fractional index, sort/order/rank index/key | text | of collection document task card page block item list; plus 6 => pattern regex=([a-z]{1})[0-9A-Za-z]{1,3}
login request/token/key/hash, magic key/hash | text | of user; plus 8 => string.alphanumeric length=20 null=0.9
state, oauth state, csrf state | text | by verifier nonce pkce; plus 8 => string.token
jobspec, quartz/rrule/recurrence rule, rrule, repeat rule, ical rule | text | plus 8 => values values=["FREQ=WEEKLY;BYDAY=MO","FREQ=DAILY","FREQ=MONTHLY;BYMONTHDAY=1","FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH","FREQ=YEARLY"] weights=[36,22,20,14,8]
iso duration, iso 8601 duration, duration iso | text | plus 8 => values values=["PT30M","PT1H","P1D","PT15M","P7D","P1M"]
wkt, well known text | text | plus 4 => pattern regex=POINT[ ]\((-?[1-9]?[0-9])\.[0-9]{5}[ ][1-5][0-9]\.[0-9]{5}\)
geohash, geo hash | text | plus 8 => pattern regex=(u33d|gcpv|u09t|9q8y|dr5r)[0-9b-hjkmnp-z]{3,5}
plus/olc/open+location code | text | plus 8 => pattern regex=(9F4M|9C3X|8FW4|849V|87G8)[2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2}
h 3, h 3 index/cell | text | plus 8 => pattern regex=8(7|8|9)1[0-9a-f]{6}(f){6}
tile/grid/tile+grid key/id/index, tile, quadkey, zoom ... grid/tile, ... zoom grid | text | plus 10 => pattern regex=7/(6[0-9]|1[01][0-9])/(4[0-9]|5[0-9])
zoom # grid, zoom # tile, grid # | text | plus 14 => pattern regex=7/(6[0-9]|1[01][0-9])/(4[0-9]|5[0-9])
what 3 words | text | plus 8 => pattern regex=(filled|table|index|brave|lunar|crisp|shelf)\.(count|river|home|raft|lamp|paper)\.(soap|lion|spring|stamp|vivid)
iso 3166 2, subdivision/iso+subdivision code, admin # code, iso 3166 2 code | text | not by tax; plus 8 => values values=["US-CA","DE-BY","FR-IDF","GB-ENG","US-NY","ES-MD","IT-25","NL-NH","CA-ON","AU-NSW"]
country | text | by country; not by code; plus 12 => location.countryCode
region | text | by region country; of location geo visit hit geoip; plus 8 => location.stateCode
region name, subdivision name, admin # name | text | by country city latitude iso admin; plus 12 => location.state
alternate names, alternative names | text | of place city geo geoname location; plus 12 => values values=["Munchen,Muenchen,Monaco di Baviera","Wien,Vienne,Bécs","Firenze,Florenz","Praha,Prag,Prague","Köln,Cologne,Colonia","Genève,Genf,Ginevra"]
node id, predecessor/successor/source/target/parent/start/end node id | text | of workflow execution node run flow bot; plus 20 => pattern regex=17[1-4][0-9]{10}
icon, icon emoji | text | by background; of app site bot agent assistant provider tool dataset; plus 14 => values values=["🤖","📚","💬","🧾","🛠️","📈","🎧","🧠"]
icon/cover/header/card/banner/avatar/label/badge background, background, background colour/color, icon colour/color | text | plus 8 => color.hex
triggered/invoke/invoked/created/started/launched from | text | of run workflow conversation message app execution job log; plus 14 => values values=["web-app","service-api","debugger","explore","schedule"] weights=[40,30,14,10,6]
provider name, model provider, ... provider name | text | by model quota prompt embedding; plus 12 => values values=["openai","anthropic","google","mistral","azure_openai","cohere"] weights=[38,26,12,10,8,6]
model type | text | by provider model encrypted embedding quota; plus 14 => values values=["text-generation","embeddings","reranking","speech2text","tts"] weights=[54,24,10,6,6]
indexing technique | text | plus 8 => values values=["high_quality","economy"] weights=[84,16]
schema, openapi/api/json/tool schema, schema text | text | of tool api provider plugin action function; by description credential icon; plus 14 => values values=["{\"openapi\": \"3.1.0\", \"info\": {\"title\": \"Weather\"}}","{\"openapi\": \"3.0.3\", \"info\": {\"title\": \"Orders\"}}","{\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\"}}}"]
args, kwargs, task args/kwargs | bytes | plus 6 => bytes.random length=24
team/workspace id | text | of slack; plus 14 => pattern regex=T0[A-Z0-9]{9}
channel/conversation id | text | of slack; plus 14 => pattern regex=C0[A-Z0-9]{9}
bot user id, slack bot user id | text | plus 14 => pattern regex=U0[A-Z0-9]{9}
user/member id | text | of slack; plus 14 => pattern regex=U0[A-Z0-9]{9}
description/comment/message/content/body/text/note/summary stripped/plaintext/plain, ... plaintext | text | plus 10 => text.paragraph
description/comment/message/content/body/text/note/summary html | text | plus 12 => template template=<p>{{text.paragraph}}</p>
anchor, share/public anchor | text | of board page share publish view deploy; plus 10 => string.hexadecimal length=32
field, field/attribute/property/column name, changed field | text | by old new verb; of activity history change log audit revision; plus 14 => values values=["status","priority","assignee","title","due_date","description","labels","estimate"] weights=[28,16,16,12,10,8,6,4]
old/new/previous/from/to value | text | by field verb attribute property; of activity history change log audit revision notification; plus 14 => values null=0.1 values=["In Progress","Done","high","medium","2025-04-18","Anna Weber","Backlog","Release 2.4"] weights=[22,18,14,12,10,10,8,6]
verb | text | of activity history event log action audit; plus 10 => values values=["updated","created","deleted"] weights=[70,24,6]
login medium, last login medium/method, login/auth/sign+in method/medium | text | plus 8 => values values=["email","google","magic-code","github","saml"] weights=[44,26,16,10,4]
manifest url/uri, manifest | text | of app plugin extension addon; plus 14 => pattern regex=https://(taxes|payments|search|mail|shipping|reviews|cms)\.apps\.example\.(com|org)/api/manifest
tracking code | text | of checkout order shipment parcel cart delivery fulfillment; plus 22 => logistics.tracking
psp/gateway/processor/acquirer reference, psp ref | text | plus 20 => pattern regex=([A-Z0-9]{16})
response, response body | text | by request headers status delivery; plus 8 => values values=["{\"ok\": true}","OK","{\"status\": \"accepted\"}","{\"error\": \"not found\"}","","Internal Server Error"] weights=[34,26,16,10,8,6]
subscription/graphql/gql query, graphql, gql | text | plus 10 => values values=["subscription { event { ... on OrderCreated { order { id number } } } }","query { products(first: 20) { edges { node { id name } } } }","subscription { event { ... on ProductUpdated { product { id name } } } }","mutation { customerCreate(input: {email: \"anna@example.com\"}) { customer { id } } }"]
identifier, app/plugin/extension/bundle/package identifier, bundle id, app bundle id | text | of app plugin extension addon module bundle; plus 8 => pattern regex=(com|io|app)\.(example|northwind|halden|brightline)\.(payments|taxes|search|mail|shipping|reviews|avatax|analytics)(\.(stripe|adyen|sendgrid|basic))?
jwt/token/session/auth key, jwt token key | text | len<=16; plus 8 => string.alphanumeric length=12
ppoi, focal/focus point, point of interest | text | plus 10 => values values=["0.5x0.5","0.5x0.4","0.42x0.35","0.6x0.5"] weights=[70,12,10,8]
invoice/receipt/statement/label/contract/ticket file/pdf | text | plus 10 => pattern regex=(invoices|documents|exports)/(invoice|receipt|label)-2025-[0-9]{5}\.pdf
countries, country codes | text | of zone shipping voucher tax region channel; plus 8 => values values=["DE,AT,CH","US","FR,BE,LU","GB,IE","SE,NO,DK,FI","PL,CZ,SK","US,CA"]
# Seals, keys and certificates.
tag, auth/access/key/protected+key/authentication/gcm tag | text | by iv cipher ciphertext encrypted nonce; plus 16 => pattern regex=([A-Za-z0-9+/]{22})==
ciphertext, cipher text, ... ciphertext, ... cipher text | text | plus 16 => string.base64 length=64
protected/wrapped/encrypted/data+encryption key | text | by iv tag salt; plus 12 => string.base64 length=64
ttl, default/max/min/access+token/lease/session ttl, time to live | text | plus 14 => values values=["1h","24h","30m","7d","15m","10m"] weights=[34,22,16,12,10,6]
secret path, secrets path, folder path, ^path | text | of secret integration webhook sync folder policy rotation vault; by secret environment app; plus 12 => values values=["/","/backend","/api/payments","/frontend","/shared","/ci"] weights=[44,18,12,12,8,6]
start/end/begin/from/to line | text | plus 8 => pattern regex=([1-9][0-9]{0,2})
entropy | text | plus 8 => pattern regex=([3-5]\.[0-9]{6})
file, symlink file, file path | text | by commit line fingerprint sha; not of invoice purchase sale document attachment contract order bill archive; plus 14 => values values=["src/index.ts","config/settings.py",".env.example","deploy/docker-compose.yml","app/models/user.rb","scripts/seed.sh","README.md"]
^message | text | by commit author sha branch; plus 10 => git.commitMessage
rule id, rule key/code | text | of secret scan finding lint risk vulnerability leak; plus 12 => values values=["aws-access-token","generic-api-key","private-key","github-pat","slack-webhook-url","jwt"] weights=[24,30,16,12,10,8]
alt names, subject alt names, san, sans, dns names, subject alternative names | text | of certificate tls ssl domain ca; plus 14 => values values=["www.example.com, example.com","api.example.com","*.apps.example.net","mail.example.org, smtp.example.org","app.example.com, admin.example.com"]
key usages/usage | array | plus 12 => array element={"kind":"values","parameters":{"values":["digitalSignature","keyEncipherment","keyAgreement","nonRepudiation"]}} min=1 max=2
extended key usages/usage | array | plus 14 => array element={"kind":"values","parameters":{"values":["serverAuth","clientAuth","codeSigning","emailProtection"]}} min=1 max=2
key usage | text | of key kms certificate; plus 10 => values values=["encrypt-decrypt","sign-verify","digitalSignature,keyEncipherment"] weights=[62,30,8]
serial number, serial, certificate serial | text | of certificate ca ssl tls ssh authority; plus 14 => string.hexadecimal length=40
dn, subject dn, issuer dn, subject, issuer | text | of certificate ca authority tls ssl; by serial common organization ou fingerprint expires not; plus 16 => pattern regex=CN=(Root[ ]CA|Issuing[ ]CA[ ][1-4]|(www|api|mail)\.example\.(com|org)),[ ]O=(Northwind|Halden[ ]Labs|Brightline),[ ]C=(US|DE|GB|NL)
common name, cn | text | of authority ca; plus 10 => values values=["Northwind Root CA","Halden Issuing CA","Internal CA 2","Brightline Device CA","Staging Root CA"]
ou, organizational/organisational unit, org unit | text | plus 8 => values values=["Engineering","IT","Security","Operations","Platform","Finance"]
province, state or province, county/province/state name | text | plus 4 => location.state
principals, valid principals | array | of ssh certificate; plus 12 => array element={"kind":"values","parameters":{"values":["deploy","ubuntu","admin","ec2-user","ci"]}} min=1 max=2
search/user/group/group+search/user+search/people base, base dn, search base dn | text | plus 12 => values values=["ou=people,dc=example,dc=com","ou=groups,dc=example,dc=com","dc=corp,dc=example,dc=org","ou=users,dc=example,dc=net"]
search/user/group/group+search/user+search/ldap/login filter | text | of ldap directory config server source; by dn base bind; plus 12 => values values=["(uid={{username}})","(mail={{email}})","(&(objectClass=person)(sAMAccountName={{username}}))","(&(objectClass=groupOfNames)(member={{dn}}))"]
unique user/uid/username/email/name/member/group+member attribute, user/group attribute | text | of ldap directory saml config; plus 12 => values values=["uid","mail","sAMAccountName","entryUUID","cn"]
url, host, server url/uri | text | of ldap; plus 14 => pattern regex=ldaps?://(ldap|dc0[1-3]|directory)\.(corp\.)?example\.(com|org):(636|389)
sts endpoint | text | plus 10 => values values=["https://sts.amazonaws.com/","https://sts.eu-west-1.amazonaws.com/","https://sts.us-east-1.amazonaws.com/"]
principal/allowed+principal/trusted+principal/role arns/arn, iam principal/principals | text | plus 10 => pattern regex=arn:aws:iam::[1-9][0-9]{11}:(role/(deploy|backup|read-only|ci)|user/(anna|marc|lena))
account ids, allowed account ids | text | of aws; plus 16 => pattern regex=([1-9][0-9]{11})
mfa/two+factor/second+factor method/methods/type | text | plus 10 => values values=["totp","email","webauthn","sms"] weights=[56,22,14,8]
mfa/two+factor/second+factor methods/types | array | plus 12 => array element={"kind":"values","parameters":{"values":["totp","email","webauthn","sms"]}} min=1 max=2
user agent type/kind, client type/kind | text | by agent ip event actor; plus 12 => values values=["web","cli","terraform","k8s-operator","node-sdk","python-sdk"] weights=[48,20,10,8,8,6]
installation id | text | of git github app; plus 12 => pattern regex=([4-6][0-9]{7})
relay/peer/node/listen/bind/endpoint/broker/gateway/upstream/target address | text | of gateway relay node proxy peer server agent worker tunnel; plus 10 => pattern regex=10\.0\.[0-9]\.[1-9][0-9]:(8443|443|4001|51820)
value, secret value | text | of secret secrets vault; plus 12 => string.base64 length=64
docker/image/container repository, docker image repository | text | plus 10 => values values=["northwind/source-postgres","northwind/destination-s3","halden/source-rest-api","registry.example.com/team/worker","library/postgres"]
template code/source/text, jinja template, template code body | text | of template config export render; plus 10 => values values=["hostname {{ device.name }}\ninterface {{ interface.name }}","{% for device in queryset %}{{ device.name }},{{ device.status }}\n{% endfor %}","ntp server {{ ntp_server }}","{{ site.name }};{{ site.region }}"]
rd, route distinguisher, route target, ^name | text | of routetarget vrf; len<=21; plus 14 => pattern regex=(65000|65001|65010|64512):[1-9][0-9]{1,3}
rd, route distinguisher | text | plus 8 => pattern regex=(65000|65001|65010|64512):[1-9][0-9]{1,3}
button/link class/style/variant/color | text | plus 10 => values values=["outline-primary","primary","secondary","success","danger","default"] weights=[34,26,16,10,8,6]
ca/cert/certificate/tls/ssl/ca+cert/key/client+cert file/path/file+path | text | plus 10 => values values=["/etc/ssl/certs/ca.pem","/etc/ssl/certs/internal-ca.crt","/opt/app/certs/client.pem","/etc/pki/tls/server.key"]
psk, auth psk, preshared/pre+shared/wifi+pre+shared key | text | plus 12 => string.alphanumeric length=24
cid, circuit id/number | text | of circuit; plus 12 => pattern regex=(NTT|LVL|DTAG|COLT)-[0-9]{6}
# Mail, scripts and translations as servers keep them.
raw, raw message/mail/email/source | text | of email mail incoming inbound; plus 18 => values values=["From: anna@example.com\nTo: team@example.org\nSubject: Invoice\n\nPlease see the attachment.","Return-Path: <news@example.org>\nSubject: Weekly digest\n\nHello,","Received: from mail.example.com by mx.example.org\nSubject: Re: Login\n\nIt works now."]
smtp transaction/server/delivery response, smtp response/reply, delivery/mta/remote response | text | plus 12 => pattern regex=250[ ]2\.0\.0[ ]Ok:[ ]queued[ ]as[ ][0-9A-F]{10}
bounce/smtp/dsn error/status code, bounce code, enhanced status code | text | plus 14 => values values=["5.1.1","4.2.2","5.7.1","5.2.2","4.4.1"] weights=[44,20,18,10,8]
outbound/inbound/email/mail/smtp/rfc message id | text | plus 12 => template template=<{{string.alphanumeric}}@mail.example.com>
source map, sourcemap | text | plus 10 => values values=["{\"version\":3,\"sources\":[\"app.js\"],\"mappings\":\"AAAA,SAAS\"}","{\"version\":3,\"sources\":[\"theme.scss\"],\"mappings\":\"AACA,KAAK\"}","{\"version\":3,\"sources\":[],\"mappings\":\"\"}"]
content, source, body | text | of stylesheet css style; plus 14 => values values=[":root { --accent: #2563eb; }",".header { background: #0f172a; color: #fff; }","body { font-family: Inter, sans-serif; }","@media (max-width: 600px) { .sidebar { display: none; } }"]
content, source, body | text | of javascript js; plus 14 => values values=["document.title = 'Welcome';","window.addEventListener('load', start);","const button = document.querySelector('#save');","export default function init() {}"]
value/content/body/html/css/text baked/compiled/minified/rendered | text | plus 12 => values null=0.3 values=["<div class=\"banner\">Welcome</div>",".header{background:#0f172a}","<script src=\"/theme.js\"></script>","body{margin:0}"]
modification/modifications, changes | text | of revision version; plus 12 => values values=["{\"title\": [\"Old title\", \"New title\"]}","{\"raw\": [\"First draft\", \"Second draft\"]}","{\"tags\": [[\"help\"], [\"help\", \"billing\"]]}","{\"category_id\": [4, 7]}"]
auth/login redirect, redirect scheme | text | plus 8 => values values=["https://app.example.com/auth/callback","exampleapp://auth_redirect","http://localhost:4000/callback"]
push url/endpoint/uri | text | by key client application device token platform; plus 14 => pattern regex=https://push\.example\.(com|org)/(notify|v1/send|hooks)/[0-9a-f]{12}
provider name, auth provider name | text | by uid info credentials; plus 14 => values values=["google_oauth2","github","facebook","discord","apple","oidc"] weights=[38,26,12,10,8,6]
provider uid/id | text | by info credentials extra provider; plus 12 => string.numeric length=21
tokenizer, tokenizer name | text | plus 8 => values values=["cl100k_base","o200k_base","llama3","sentencepiece-32k"] weights=[36,34,20,10]
url, api/endpoint/base url | text | of llm model provider; by tokenizer prompt model completion temperature; plus 14 => values values=["https://api.example.com/v1/chat/completions","https://llm.internal.example/v1","https://eu.api.example.org/v1/messages","http://10.0.4.20:8000/v1"]
query | text | of badge report audience cohort segment leaderboard; plus 12 => values values=["SELECT user_id, count(*) FROM posts GROUP BY 1 HAVING count(*) >= 100","SELECT id AS user_id FROM users WHERE created_at < now() - interval '1 year'","SELECT user_id, min(created_at) FROM likes GROUP BY 1","SELECT id FROM users WHERE email_verified"]
long/short/full description | text | plus 12 => text.description
translation/i+18+n/locale/message/string/label key | text | of translation override locale string message localization i18n; plus 14 => values values=["admin.users.title","login.submit","emails.welcome.subject","errors.not_found","topic.reply.placeholder","js.save_changes","user.invited.title"]
original/translated/source translation/text/string/value, ^value/text/translation | text | of translation override localization; by locale key language; plus 14 => values values=["Save changes","Log in","Welcome to %{site_name}","Page not found","Reply to this topic","%{count} new messages","Invite a member"]
interpolation/placeholder/variable keys/names, ... interpolation keys | array | plus 8 => array element={"kind":"values","parameters":{"values":["count","username","site_name","url","date"]}} max=2
icon, icon name | text | of url link column sidebar menu nav navigation button section action shortcut; not by image; plus 10 => values values=["link","home","users","book","calendar","envelope","gear","star"]
^url, ^path, ^from, source url/path | text | of permalink redirect alias rewrite; plus 10 => internet.path
^slug | text | of topic thread; plus 16 => text.slug
term, query | text | of search; by search ip result; plus 14 => text.searchQuery
dominant/average/accent/primary/main color/colour | text | plus 8 => color.hex
branch | text | by remote license version repository url; plus 12 => git.branch
# What runs keep of themselves.
friendly/public/display/external+run id | text | of run attempt; plus 12 => code.externalId prefix=run_
friendly id | text | of task; plus 10 => code.externalId prefix=task_
friendly id | text | of worker; plus 12 => code.externalId prefix=worker_
friendly id | text | of deployment; plus 14 => code.externalId prefix=deployment_
friendly id | text | of batch bulk; plus 16 => code.externalId prefix=batch_
friendly id | text | of schedule; plus 16 => code.externalId prefix=sched_
friendly id | text | of queue; plus 16 => code.externalId prefix=queue_
friendly id | text | of waitpoint checkpoint alert integration variable channel; plus 10 => code.externalId prefix=obj_
engine | text | of run task snapshot worker execution; plus 12 => values values=["V2","V1"] weights=[84,16]
machine preset/size/type | text | of run task worker job event execution build; plus 12 => values values=["small-1x","micro","small-2x","medium-1x","large-1x"] weights=[56,16,12,10,6]
payload/output/metadata/input/body/data/result type | text | by payload output metadata input body; of run task job event queue batch waitpoint attempt message; plus 14 => values values=["application/json","text/plain","application/octet-stream"] weights=[88,9,3]
shortcode, short code | text | of deployment environment version worker build; plus 16 => string.alphanumeric length=8
trace state, tracestate | text | plus 12 => values null=0.8 values=["rojo=00f067aa0ba902b7","congo=t61rcWkgMzE","es=s:1.0"]
trace parent, traceparent | text | plus 10 => pattern regex=00-[0-9a-f]{32}-[0-9a-f]{16}-01
generator/schedule expression | text | of schedule trigger task timer; plus 14 => system.cron
generator/schedule/cron description | text | plus 12 => values values=["Every day at 06:00","Every 15 minutes","At 08:00 on Monday","Every hour","On the first day of the month"]
branch name, git branch name | text | by git sdk runtime deployment commit api environment; plus 12 => git.branch
cache control | text | plus 8 => values values=["public, max-age=3600","no-cache","public, max-age=31536000, immutable","private, max-age=0"] weights=[34,26,28,12]
content disposition | text | plus 8 => values values=["attachment; filename=\"report.pdf\"","inline","attachment; filename=\"export.csv\"","inline; filename=\"logo.png\""]
content encoding | text | plus 8 => values values=["gzip","br","identity"] weights=[52,40,8]
plugin id/key/slug/name | text | of plugin dashboard panel setting; plus 10 => pattern regex=(northwind|halden|brightline|community)-(clock|piechart|worldmap|json|table|status|logs)-(panel|datasource|app)
rule group, group name | text | of alert rule; plus 12 => values values=["infrastructure","latency","databases","1m","business-hours","disk","checkout"]
tag, tags, run tags, tag list | array | of run task job build waitpoint execution workflow deployment pipeline trigger; plus 10 => array element={"kind":"values","parameters":{"values":["nightly","production","customer:acme","retry","eu","manual","import"]}} max=3
tags | array | of alert monitor check host server event error log trace annotation incident node instance risk finding; plus 10 => array element={"kind":"values","parameters":{"values":["production","staging","database","web","network","team:platform","critical"]}} max=3
tags | array | of contact customer lead subscriber user member company account; plus 8 => array element={"kind":"values","parameters":{"values":["vip","newsletter","trial","churn-risk","partner","enterprise","webinar"]}} max=3
tags | array | of ticket conversation issue case support request chat; plus 8 => array element={"kind":"values","parameters":{"values":["billing","bug","refund","login","feature-request","urgent","onboarding"]}} max=3
tags | array | of prompt dataset experiment plugin eval; plus 10 => array element={"kind":"values","parameters":{"values":["support","summarisation","v2","experimental","production","extraction"]}} max=3
tags | array | of campaign list newsletter mailing audience; plus 10 => array element={"kind":"values","parameters":{"values":["newsletter","customers","trial","launch","weekly","internal","events"]}} max=2
vars, variables, prompt/template/input variables/vars | array | of prompt template eval message; plus 10 => array element={"kind":"values","parameters":{"values":["input","output","context","expected","customer_name","language"]}} min=1 max=3
tags | array | of repository package project model dataset experiment plugin template prompt agent; in software; plus 8 => array element={"kind":"values","parameters":{"values":["backend","python","internal","experimental","api","data","frontend"]}} max=3
# Lists.
transports, authenticator transports | array | plus 12 => array element={"kind":"values","parameters":{"values":["internal","hybrid","usb","nfc","ble"]}} min=1 max=2
exclusion/exclude/ignore/include/glob/file/path patterns/pattern/globs/paths | array | of library repository project scan sync backup build source; plus 10 => array element={"kind":"values","parameters":{"values":["**/Raw/**","**/*.tmp","**/node_modules/**","**/.git/**","**/cache/**","*.bak"]}} max=3
import/library/folder/watch/root/scan/source/backup paths/folders/directories | array | plus 8 => array element={"kind":"values","parameters":{"values":["/mnt/photos","/data/library","/srv/media/2024","/home/anna/Pictures","/mnt/nas/archive"]}} min=1 max=2
subdomains, previous/old/former subdomains | array | plus 6 => array element={"kind":"values","parameters":{"values":["northwind","halden","brightline","kestrel","lindgren","marigold"]}} max=2
subdomain | text | plus 6 => pattern regex=(northwind|halden|brightline|kestrel|lindgren|marigold|juniper|atlas)(-(team|labs|hq|app|group))?
descriptions/captions/alts, media/image/alt descriptions/texts | array | of status post edit media gallery album message; plus 8 => array element={"kind":"text.caption"} max=3
cves, cve ids, vulnerabilities | array | plus 8 => array element={"kind":"pattern","parameters":{"regex":"CVE-202[0-5]-[1-9][0-9]{3,4}"}} max=3
fingerprints/hashes/checksums | array | plus 4 => array element={"kind":"string.hash"} max=2
tags, image tags, docker tags | array | of image artifact container repository release build; by digest manifest; plus 12 => array element={"kind":"values","parameters":{"values":["latest","1.8.2","main","stable","v2.4.0","sha-4f1c9a2"]}} min=1 max=3
ports, open/exposed ports | array | plus 6 => array element={"kind":"values","parameters":{"values":[80,443,22,5432,8080,6379]}} min=1 max=3
cidrs, cidr blocks, allowed/trusted/source ranges/networks/ips, ip whitelist/allowlist/ranges | array | plus 6 => array element={"kind":"values","parameters":{"values":["10.0.0.0/16","192.168.1.0/24","203.0.113.0/24","198.51.100.7/32","172.16.0.0/12"]}} max=3
roles, user/member/required/allowed roles | array | in software; plus 6 => array element={"kind":"values","parameters":{"values":["admin","editor","member","viewer"]}} min=1 max=2
methods, http/allowed methods | array | of route endpoint api cors proxy webhook; plus 8 => array element={"kind":"values","parameters":{"values":["GET","POST","PUT","DELETE","PATCH"]}} min=1 max=3
paths, url/allowed/route paths | array | of route endpoint api proxy page goal; plus 8 => array element={"kind":"internet.path"} max=3
headers, allowed/exposed headers | array | plus 6 => array element={"kind":"values","parameters":{"values":["authorization","content-type","x-request-id","accept","x-api-key"]}} max=3
args/arguments/command/entrypoint/cmd | array | of container job pod task image step process; plus 8 => array element={"kind":"values","parameters":{"values":["--verbose","--port=8080","run","serve","--config=/etc/app/config.yaml","npm","start"]}} min=1 max=3
stop words, stopwords, synonyms | array | of search index; plus 8 => array element={"kind":"values","parameters":{"values":["the","and","of","phone, mobile","tv, television","couch, sofa"]}} max=4
keywords/triggers, trigger words/keywords | array | of rule filter bot command responder automation; plus 8 => array element={"kind":"values","parameters":{"values":["refund","invoice","login","cancel","password","delivery"]}} min=1 max=3
agents, agents list | array | of relay proxy; plus 8 => array element={"kind":"values","parameters":{"values":["relay-01.example.com","relay-eu.example.org","10.0.4.12"]}} min=1 max=3
models, allowed/available/enabled models, model names | array | of key provider team organization llm agent gateway assistant; plus 10 => array element={"kind":"values","parameters":{"values":["atlas-large","orion-2","nimbus-mini","atlas-small","orion-2-turbo"]}} min=1 max=3
`;
