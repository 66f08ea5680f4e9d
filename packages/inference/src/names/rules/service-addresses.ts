/** What a program needs to talk to other services: their ports, hosts and passwords, by the name of the service. */
export const serviceAddresses = String.raw`
smtp/outgoing/outbound+mail/mail/submission port, smtp server port | int | plus 14 => number.typical values=[587,465,25,2525]
^port | int | of smtp mail email mailer; not of switch network; plus 10 => number.typical values=[587,465,25]
imap/incoming/inbound+mail port | int | plus 14 => number.typical values=[993,143]
pop/pop+3 port | int | plus 14 => number.typical values=[995,110]
ldap/ldaps/directory port | int | plus 14 => number.typical values=[636,389]
ssh/sftp/git+ssh port | int | plus 14 => number.typical values=[22,2222]
ftp/ftps port | int | plus 14 => number.typical values=[21,990]
http/web/app/ui/admin/api/rest/listen/listening port | int | plus 8 => number.typical values=[8080,80,3000,8000,8081]
https/ssl/tls/secure port | int | plus 14 => number.typical values=[443,8443]
db/database/postgres/postgresql/pg port | int | plus 14 => number.typical values=[5432,5433,6432]
mysql/mariadb port | int | plus 14 => number.typical values=[3306,3307]
redis/cache/valkey port | int | plus 14 => number.typical values=[6379,6380]
mongo/mongodb port | int | plus 14 => number.typical values=[27017,27018]
amqp/rabbitmq/broker port | int | plus 14 => number.typical values=[5672,5671]
kafka port | int | plus 14 => number.typical values=[9092,9093]
mqtt port | int | plus 14 => number.typical values=[1883,8883]
elastic/elasticsearch/opensearch/search port | int | plus 14 => number.typical values=[9200,9243]
sip port | int | plus 14 => number.typical values=[5060,5061]
dns port | int | plus 14 => number.typical values=[53,853]
radius/auth port | int | of radius nas; plus 14 => number.typical values=[1812,1645]
accounting/acct port | int | plus 14 => number.typical values=[1813,1646]
snmp port | int | plus 14 => number.typical values=[161,162]
syslog port | int | plus 14 => number.typical values=[514,6514]
rtsp port | int | plus 14 => number.typical values=[554,8554]
vnc/console port | int | plus 14 => number.typical values=[5900,5901]
rdp port | int | plus 14 => number.typical values=[3389]
grpc port | int | plus 14 => number.typical values=[50051,9090]
metrics/metric/prometheus/exporter port | int | plus 14 => number.typical values=[9090,9100,9187,8081]
modbus port | int | plus 14 => number.typical values=[502]
proxy port | int | plus 14 => number.typical values=[3128,8080,1080]
vpn/wireguard/openvpn port | int | plus 14 => number.typical values=[51820,1194]
smtp/outgoing address/host/server/hostname/server+address/host+name/relay | plus 16 = smtp.example.com|mail.example.org|smtp.example.net|smtp.mail.example|relay.example.com
imap/incoming address/host/server/hostname/server+address/host+name | plus 16 = imap.example.com|mail.example.org|imap.example.net|imap.mail.example
pop/pop+3 address/host/server/hostname/server+address/host+name | plus 16 = pop.example.com|pop3.example.org|mail.example.net
smtp/imap/pop+3/mail/email encryption/security/connection+security/ssl+mode | plus 16 = SSL/TLS|STARTTLS|none
tls/ssl version, tls/ssl protocol version | plus 14 = TLSv1.3|TLSv1.2
smtp/imap/pop/pop+3/mail/mailbox/email+account/ftp/sftp/ldap/bind/proxy/meeting/conference/webinar/zoom/wifi/wlan/wireless/sip/rtsp/db/database/plain/plaintext/initial/temporary/temp/generated/vnc/console/broker/mqtt/archive/zip/pdf password/pass/passwd/passphrase | text | plus 16 => internet.password
smtp/imap/pop+3/mail login/username/user+name/user | text | plus 8 => internet.email
warmup/daily/hourly/daily+send/daily+sending/sending/send limit | int | of mail email mailbox sender account; by smtp imap mail; plus 16 => number.typical values=[50,100,200,30,500]
tracking/tracking+link domain | text | plus 10 => pattern regex=(track|links|click|go)\.example\.(com|org|net)
`;
