/** Registries of images, certificates and their authorities, short links and programs of partners. */
export const registryRules = String.raw`
digest, image/manifest/layer/blob/config/artifact digest | text | of artifact blob image manifest layer scan repository tag container registry accessory; plus 12 => pattern regex=sha256:[0-9a-f]{64}
media type, manifest/config/layer media type | text | of artifact manifest layer blob image; by digest manifest; plus 14 => values values=["application/vnd.oci.image.manifest.v1+json","application/vnd.docker.distribution.manifest.v2+json","application/vnd.oci.image.index.v1+json","application/vnd.oci.image.config.v1+json"] weights=[44,30,16,10]
content type | text | of blob layer; by digest; plus 14 => values values=["application/vnd.oci.image.layer.v1.tar+gzip","application/vnd.docker.image.rootfs.diff.tar.gzip","application/octet-stream"] weights=[56,32,12]
^type, artifact type | text | of artifact; by digest manifest media; plus 14 => values values=["IMAGE","CHART","WASM","SIGNATURE","SBOM"] weights=[70,12,4,8,6]
^name, tag name | text | of tag; by artifact digest push pull image; plus 14 => values values=["latest","v1.4.0","v2.0.1","main","1.27","stable","v1.3.2","release-2025-06","sha-4f3a9c1"]
cvss vector, cvss vector v 2/3, vector string | text | plus 14 => values values=["CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H","CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N","CVSS:3.1/AV:L/AC:H/PR:L/UI:N/S:U/C:H/I:N/A:N","CVSS:3.0/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:N/A:H"]
cwe, cwe id/ids/number, weakness, weakness id | text | plus 12 => values values=["CWE-79","CWE-89","CWE-22","CWE-502","CWE-787","CWE-400","CWE-20"]
star/fork/like/pull/watch/download/watcher/clone/stargazer count/counts | int | of repository repo package project image artifact plugin module; plus 8 => number.popularity
registry/scanner/remote type, ^type | text | of registry; by url credential insecure; plus 12 => values values=["docker-hub","harbor","aws-ecr","gitlab","quay","azure-acr"] weights=[40,20,14,10,10,6]
cron/schedule type | text | by cron; plus 12 => values values=["Daily","Hourly","Weekly","Custom","None"] weights=[40,16,18,16,10]
function/func/callback/hook name, callback func/function name, ... callback func/function/name | text | by param parameter argument cron schedule job vendor event; plus 12 => values values=["sync_orders","send_reminder","refresh_cache","rebuild_index","clean_up_sessions","export_report","check_quota"]
func/function/callback param/params/argument/arguments, callback func param/params | text | plus 14 => values values=["{\"dry_run\":false}","{\"policy_id\":12}","{\"include_all\":true}","{}","{\"days\":30}"]
^k, setting/property/config k | text | by v; plus 8 => code.settingKey
^v | text | by k; plus 8 => code.settingValue
hard, hard limit/limits, used, soft, soft limit/limits | json | of quota usage limit; plus 14 => json keys="storage=5368709120|10737418240|53687091200|2147483648 count=100|250|1000|42"
# Certificates.
^name, common name, authority name | text | of authority ca; by serial certificate common algorithm dn; plus 16 => values values=["Internal Root CA","Issuing CA 1","Services CA","Staging Root CA","Devices CA","VPN CA","Issuing CA 2"]
^type | text | of authority ca; by serial certificate common algorithm dn; plus 16 => values values=["root","intermediate"] weights=[40,60]
^status | text | of authority ca; by serial certificate common algorithm dn; plus 16 => values values=["active","disabled","pending-certificate"] weights=[80,10,10]
path length, max path length | int | of certificate cert authority ca; plus 14 => values values=[0,1,-1,2] weights=[40,30,20,10]
key algorithm | text | of authority ca certificate cert; by serial common dn organization; plus 12 => values values=["RSA_2048","RSA_4096","EC_prime256v1","EC_secp384r1"] weights=[46,18,26,10]
not before, valid from | stamp | of certificate cert key token authority ca; plus 8 => date.created
ttl, default/max/min/user+cert/host+cert/lease/token/cert/cache ttl, ... ttl | text | plus 10 => values values=["1h","24h","30m","7d","15m","90d"] weights=[26,24,18,14,10,8]
alias, nickname | text | of host server node machine instance; plus 10 => values values=["web-1","db-primary","bastion","build-02","jump","staging-api","cache-1"]
rotation interval/period/days, rotate every, rotation interval days | int | plus 12 => number.typical values=[30,90,7,60,14,180]
# Links and partners.
ios, android, ios/android/app/app+store/play+store/mobile/deep url/link/target | text | of link url short redirect deeplink qr; plus 12 => pattern regex=https://apps\.example\.com/(us|de|gb)/app/[a-z]{5,9}/id[1-9][0-9]{8}
utm campaign, campaign tag | text | plus 8 => values values=["spring_sale","newsletter_june","black_friday","launch_2025","retargeting","webinar_q3","back_to_school"]
utm term | text | plus 8 => values values=["running shoes","crm software","link shortener","cheap flights","project tool","standing desk"]
utm content | text | plus 8 => values values=["hero_banner","cta_button","sidebar","footer_link","video_ad","text_link"]
sales, leads, conversions, signups | int | by click impression lead visitor view; plus 12 => number.count median=8 sigma=1.1 zeroShare=0.2
usage, ... usage, current/monthly/api/storage usage | int | by limit usage plan quota; plus 12 => number.count median=42 sigma=1.2 zeroShare=0.1
max duration, duration | int | of reward discount commission promotion referral; not by video audio track call; plus 14 => number.typical values=[12,3,6,1,24]
amount/value/reward/commission/discount in percentage/percent, percentage amount/value | num int | plus 14 => number.typical values=[10,20,15,25,5,30,50]
stripe id, stripe customer/account+customer id | text | of workspace team organization account user customer company tenant; plus 10 => code.externalId prefix=cus_
stripe transfer id, transfer id | text | of payout transfer commission; by stripe; plus 14 => code.externalId prefix=tr_
stripe trace/transfer+trace id, trace id | text | of payout transfer; plus 12 => string.numeric length=15
allowed/blocked/verified/trusted hostname/hostnames/domain/domains/host/hosts, hostnames, domains | json | plus 10 => json keys="[]=example.com|app.example.com|shop.example.org|blog.example.net"
invite/invitation/join/referral code | text | not of coupon promotion voucher discount; plus 10 => string.alphanumeric length=10
method, payout/withdrawal/transfer method, ^mode | text | of payout withdrawal disbursement; plus 14 => values values=["bank_transfer","paypal","stripe","wise","check"] weights=[46,24,18,8,4]
^slug, ^name, domain name, host | text | of domain; by verified placeholder dns expired expires registrar nameserver checked; plus 14 => internet.domainName
monthly traffic/visitors/visits/views, traffic/audience range/size | text | plus 12 => values values=["0-1k","1k-10k","10k-50k","50k-100k","100k+"] weights=[30,30,20,12,8]
`;
