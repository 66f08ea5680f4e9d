/** What stands between clients and services: routes, balancers, credentials and the flows of a sign-in. */
export const gatewayRules = String.raw`
host, upstream/backend/target/origin/server host | text | by port protocol path retries timeout scheme tls; plus 12 => values values=["orders.internal.example","billing.internal.example","search.internal.example","auth.internal.example","api.example.com","inventory.internal.example","mail.internal.example"]
hosts, hostnames, domains, host names | array | of route router ingress vhost site listener server gateway rule proxy; plus 12 => array element={"kind":"values","parameters":{"values":["api.example.com","www.example.com","shop.example.org","admin.example.com","status.example.net"]}} max=2 min=1
snis, sni | array | plus 12 => array element={"kind":"values","parameters":{"values":["api.example.com","www.example.com","shop.example.org","secure.example.net"]}} max=2
^name, sni, server name | text | of sni; plus 14 => internet.domainName
protocol, scheme | text | by port host; not of auth identity; plus 12 => values values=["https","http","grpc","tcp","grpcs","tls"] weights=[46,26,10,8,6,4]
protocols, schemes | array | of route service plugin router listener gateway ingress; plus 12 => array element={"kind":"values","parameters":{"values":["https","http","grpc","tcp"]}} min=1 max=2
^path, base path, strip/rewrite path | text | by port protocol method; not by size mime checksum session; plus 10 => values values=["/api","/v1/orders","/","/auth","/v2/search","/graphql","/billing","/health"]
^name | text | of service route upstream backend api endpoint proxy; by host port protocol path method upstream algorithm slot healthcheck; plus 12 => values values=["orders-api","billing","auth-service","search","inventory","notifications","web-frontend","reporting","payments-v2","media-proxy"]
algorithm, lb/balancer/balancing/load+balancing algorithm/policy/method/strategy | text | of upstream pool backend balancer service target loadbalancer; plus 14 => values values=["round-robin","least-connections","consistent-hashing","latency"] weights=[56,22,14,8]
hash on, hash fallback, hash on/key source | text | plus 14 => values values=["none","consumer","ip","header","cookie","path"] weights=[50,14,14,12,6,4]
hash on/fallback header, hash header, header name, host header | text | of upstream route rule backend balancer policy; plus 14 => values values=["X-Request-Id","Host","Authorization","X-Tenant","X-Forwarded-For","User-Agent"]
hash on cookie, cookie name, session cookie name | text | plus 14 => values values=["session","sid","lb_route","JSESSIONID","app_session"]
hash on query arg, query arg/param/parameter, uri capture, hash on uri capture | text | plus 12 => values values=["tenant","user","page","id","region"]
cookie path, hash on cookie path | text | plus 12 => values values=["/","/api","/app"]
target | text | of target upstream backend pool; by weight upstream; plus 14 => pattern regex=10\.0\.(0|1|4)\.[1-9][0-9]:(8080|8000|3000|9000)
weight | int | of target upstream backend variant server rule route record distribution balancer split allocation endpoint channel; plus 12 => number.typical values=[100,50,10,1,20,200]
redirect status/code, redirect status code, ... redirect status code | int | plus 14 => values values=[301,302,307,308,426] weights=[40,28,14,12,6]
expression, match/rule/route expression | text | by path method protocol host header priority; of route rule router filter policy; plus 14 => values values=["http.path ^= \"/api\"","http.host == \"api.example.com\"","http.method == \"POST\" && http.path == \"/orders\"","http.headers.x_tenant == \"blue\"","net.dst.port == 443"]
cache key | text | not of build ci pipeline workflow npm dependency; plus 8 => pattern regex=(services|plugins|users|routes|pages|config):[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}
labels | json | of plane node host runner worker agent pod container device cluster instance machine server deployment namespace target; plus 10 => json keys="env=prod|staging|dev region=eu-west-1|us-east-1|eu-central-1 team=platform|payments|data?"
cert/certificate details/info/metadata | json | plus 12 => json keys="issuer=CN=Example+Root+CA|CN=Example+Issuing+CA+2 subject=CN=node-1.internal.example|CN=gateway.example.com serial_number=string.hexadecimal not_before:stamp not_after:stamp"
^key, api/access key | text | of credential keyauth apikey; by consumer ttl client user account; plus 10 => string.token length=32
^key, private key, key pem | text | of certificate cert tls ssl; by cert certificate chain pem; plus 12 => template template="-----BEGIN PRIVATE KEY-----\n{{string.base64}}{{string.base64}}\n{{string.base64}}\n-----END PRIVATE KEY-----"
owner, holder, locked/held/acquired by | text | of lock lease mutex semaphore leader election; plus 12 => values values=["worker-1","worker-2","scheduler-0","api-7d9f-x2k4","node-03"]
# Identity flows.
aal, available/requested/required aal, assurance level, authenticator assurance level | text | plus 12 => values values=["aal1","aal2"] weights=[80,20]
traits, identity traits | json | plus 12 => json keys="email=internet.email name{first=person.firstName last=person.lastName} phone=phone.number?"
^code, verification/recovery/login/otp/one+time code | text | of login verification recovery otp onetime confirmation signin; by expires expire used issued address; plus 12 => string.numeric length=6
^state, ^status | text | of flow; by csrf ui request issued; plus 14 => values values=["choose_method","sent_email","passed_challenge","show_form"] weights=[40,28,22,10]
active/authentication/login/verification method, ^method | text | of flow login session recovery verification; by csrf aal credential; plus 12 => values values=["password","oidc","code","link","webauthn","totp"] weights=[44,22,14,8,6,6]
signing/signature/signed+response/encryption/id+token+signed+response/object+signing alg/algorithm, ... signing/response alg | text | plus 10 => values values=["RS256","ES256","none","HS256","PS256"] weights=[52,20,14,8,6]
^alg, algorithm, jwt/token algorithm | text | of jwt jwk jwks key; by kid key secret rsa public; plus 10 => values values=["RS256","ES256","HS256","EdDSA","RS512"] weights=[48,22,18,8,4]
^audience, audiences, requested/granted audience, allowed audience/audiences | json array | by scope grant client token issuer redirect; plus 14 => json keys="[]=https://api.example.com|https://admin.example.com|https://billing.example.net"
allowed cors origin/origins, cors/allowed origin/origins, trusted origin/origins | json | plus 14 => json keys="[]=https://app.example.com|https://admin.example.org|http://localhost:3000"
contacts | json | of client application; by redirect grant jwks; plus 14 => json keys="[]=internet.email"
scope, scopes, granted/requested/allowed/default scope/scopes | text | by grant response redirect audience subject client challenge; not of variable secret meter; plus 3 => values values=["openid email profile","openid offline_access","openid","openid profile","read write","openid email offline_access"]
scope, scopes | text | by jwks redirect; not of variable secret meter; plus 16 => values values=["openid email profile","openid offline_access","openid","openid profile","openid email offline_access"]
^subject | text | by scope client challenge session audience grant token; not by body recipient email mail message; plus 16 => string.uuid
login/consent/logout/device challenge, login/consent/logout/device verifier, verifier | text | plus 14 => string.hexadecimal length=32
^signature, token/request/registration+access+token/access+token/code signature | text | by request client scope token nonce payload jwt challenge session; not of webhook hook event; not by contract signer signed document; plus 14 => pattern regex="[A-Za-z0-9_-]{43}"
keydata, key data, jwk data/json, jwk | text | of jwk jwks key keyset; not of cross device user; plus 14 => values values=["{\"kty\":\"RSA\",\"use\":\"sig\",\"kid\":\"f1a09c\",\"alg\":\"RS256\",\"e\":\"AQAB\"}","{\"kty\":\"EC\",\"use\":\"sig\",\"kid\":\"27be4d\",\"crv\":\"P-256\",\"alg\":\"ES256\"}","{\"kty\":\"OKP\",\"use\":\"sig\",\"kid\":\"c03e91\",\"crv\":\"Ed25519\",\"alg\":\"EdDSA\"}"]
remember for, ... remember for | int | plus 12 => values values=[0,3600,86400,2592000] weights=[40,30,16,14]
`;
