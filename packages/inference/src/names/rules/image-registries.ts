/** Stores of container images and packages: repositories, tags, scans, copies from one to another. */
export const imageRegistries = String.raw`
repository, repo, repository/repo name/path, image repository/name, ^image, source/target/dest/destination repository | text | of image scan replication registry artifact tag manifest img job access; about images; not of git; plus 22 => pattern regex=(library|platform|payments|web|data|base|mobile|tools)/(nginx|api|worker|frontend|postgres|gateway|scheduler|redis|billing|search)
resource name, ^resource | text | about images; plus 16 => pattern regex=(library|platform|payments|web|data|base|mobile|tools)/(nginx|api|worker|frontend|postgres|gateway|scheduler|redis|billing|search)
repo/image/repository/source/target tag | text | about images; plus 22 => pattern regex=(latest|v[0-4]\.[0-9]\.[0-9]|main|stable|1\.2[0-9]|edge)
^tags | text | of replication job scan; about images; plus 22 => values values=["latest","v1.4.0","v2.0.1,latest","main","1.27","stable,v3.1.2"]
^name, label name | of label; about images; plus 20 = stable|deprecated|production|approved|needs-scan|lts|experimental|security|internal-only|multi-arch
^name, project name | of project; about images; plus 20 = library|platform|payments|web|data|mobile|base-images|tools|machine-learning|infrastructure|observability|partners|sandbox|edge
^name | of target registry mirror remote; by url insecure endpoint access; about images; plus 22 = eu-mirror|us-east|dr-site|edge-berlin|partner-registry|hub-proxy|asia-mirror|build-cache
^name, policy name/rule | of policy rule; by target cron trigger filter schedule replicate; about images; plus 26 = mirror-base-images|nightly-to-dr|releases-to-edge|push-on-tag|pull-from-hub|weekly-cleanup|keep-last-ten
^description | of policy replication; about images; plus 16 = Copies releases to the disaster recovery site.|Mirrors base images every night.|Pushes tagged images to the edge.|Keeps the ten newest tags.|Pulls official images from the hub.
^status, job status | of job scan replication; about images; plus 28 = success|running|failed|pending|stopped
job kind, kind | of job; by cron uuid; plus 14 = periodic|generic|scheduled
operation, ^operation | of replication sync copy mirror job; about images; plus 18 = transfer|delete|schedule|copy
namespace | of vuln vulnerability clair cve advisory; plus 18 = debian:12|alpine:3.20|ubuntu:24.04|debian:11|rhel:9|alpine:3.19
components/component overview, scan/severity/vulnerability summary | text | about images; plus 20 => values values=["{\"total\":120,\"summary\":[{\"severity\":1,\"count\":84},{\"severity\":4,\"count\":12}]}","{\"total\":46,\"summary\":[{\"severity\":1,\"count\":41}]}","{\"total\":210,\"summary\":[{\"severity\":3,\"count\":25},{\"severity\":5,\"count\":4}]}"]
vulnerability/vuln/scan/severity/cve summary/overview/counts/count | json | plus 18 => json keys="critical=0..4 high=0..12 medium=2..40 low=5..90 fixable=0..30"
details key | text | about images; plus 18 => string.hash
^name, metadata name/key | of metadata; about images; plus 22 = public|severity|auto_scan|content_trust|prevent_vulnerable|retention_days|proxy_speed|reuse_allowlist
base image, from/parent/builder/container/runtime/os image | in systems; not by url width height; plus 14 = debian:12-slim|alpine:3.20|node:22-alpine|python:3.13-slim|eclipse-temurin:21|golang:1.24|ubuntu:24.04
manifest, image manifest, manifest json | text | of artifact image manifest; plus 14 => values values=["{\"schemaVersion\":2,\"mediaType\":\"application/vnd.oci.image.manifest.v1+json\",\"layers\":4}","{\"schemaVersion\":2,\"mediaType\":\"application/vnd.oci.image.index.v1+json\",\"manifests\":2}"]
labels, image labels | text | of artifact image container; plus 16 => values values=["stable","production,approved","lts","experimental","security,approved"]
dist/release/package tag, dist tag | of package version release; plus 14 = latest|next|beta|canary|legacy
maintainers/maintainer, contributors/contributor | json | plus 14 => json keys="[name=person.fullName email=internet.email]"
deprecated/deprecation message/notice/reason | text | plus 16 => values values=["Use version 3 or later.","Renamed, please install the new package.","No longer maintained.","Contains a security problem, please update."] null=0.85
keywords/keyword | array | of package version module crate gem plugin; plus 16 => array element={"kind":"values","parameters":{"values":["cli","parser","http","json","testing","logging","async","database","yaml","validation"]}} max=4
tarball/download/archive/package/dist url | text | of package version release; plus 14 => pattern regex=https://registry\.example\.(com|org)/(json-lite|http-cli|link-check|date-tools|yaml-kit)/-/(1|2|3)\.[0-9]\.[0-9]\.tgz
^level | of robot service bot account; plus 12 = project|system|organization
`;
