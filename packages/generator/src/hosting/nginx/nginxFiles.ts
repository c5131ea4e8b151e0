import { mostBodyBytes } from '@bouquet/contract/hosting'
import type { HostingSettings } from '../hostingSettings.ts'
import { folderOf, listenOn } from './listenOn.ts'
import { nginxMaps } from './nginxMaps.ts'
import {
  challengesPart,
  headersPart,
  proxyPart,
  redirectPart,
  serverPart,
  sitePart,
  typesPart,
} from './nginxParts.ts'

/** A whole configuration for machines where nginx serves nothing else. */
const program = (settings: HostingSettings) => `# nginx -c "${folderOf(settings)}/nginx.conf"
include /etc/nginx/modules-enabled/*.conf;
user www-data;
worker_processes auto;
worker_rlimit_nofile 65536;
pid /run/nginx.pid;
# Lesser errors are written with the query of their request.
error_log /var/log/nginx/error.log crit;
events { worker_connections 16384; }
http {
  include "${folderOf(settings)}/openFiles.part";
  include "${folderOf(settings)}/bouquet.conf";
  access_log /var/log/nginx/access.log bouquet;
}
`

/** nginx keeps these files open, and answers 404 when the system lets it open no more. */
const openFiles = `open_file_cache max=16000 inactive=60s;
open_file_cache_valid 1s;
`

/** For the \`http\` block of another configuration. */
const http = (settings: HostingSettings) => `include "${folderOf(settings)}/types.part";
sendfile on;
tcp_nopush on;
server_tokens off;
server_names_hash_max_size 65536;
server_names_hash_bucket_size 512;
map_hash_bucket_size 256;
client_max_body_size ${mostBodyBytes};
large_client_header_buffers 4 16k;
if_modified_since before;
keepalive_timeout 65s;

gzip_static on;
${settings.hasBrotli ? 'brotli_static on;\n' : ''}
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:bouquet_tls:10m;
ssl_session_tickets off;

${realAddress(settings)}upstream bouquet {
  zone bouquet 64k;
${settings.upstream.map((address) => `  server ${address} max_fails=1 fail_timeout=2s;`).join('\n')}
}

${nginxMaps(settings)}
${logFormat}
${unknownHosts(settings)}
include "${folderOf(settings)}/sites/*.conf";
`

/** Without queries. */
const logFormat = `log_format bouquet '$remote_addr [$time_iso8601] $host "$request_method $bouquet_logged_path $server_protocol" '
  '$status $body_bytes_sent $request_time $upstream_status "$bouquet_logged_referer" "$http_user_agent" $request_id';`

const realAddress = ({ proxies }: HostingSettings) =>
  proxies.length === 0
    ? ''
    : `${proxies.map((address) => `set_real_ip_from ${address};`).join('\n')}
real_ip_header X-Forwarded-For;
real_ip_recursive on;

`

/** The server knows a new brand before nginx does, and answers for hosts of no brand. */
function unknownHosts(settings: HostingSettings): string {
  const plain = `server {
${listenOn(settings, settings.httpPort, 'default_server').join('\n')}
  include "${folderOf(settings)}/server.part";
}
`
  if (settings.tls !== 'on') return plain
  return `${plain}server {
${listenOn(settings, settings.httpsPort, 'ssl http2 default_server').join('\n')}
  ssl_reject_handshake on;
}
`
}

/** The files of nginx that all sites share, by path. */
export function nginxFiles(settings: HostingSettings): Readonly<Record<string, string>> {
  return {
    'nginx.conf': program(settings),
    'bouquet.conf': http(settings),
    'openFiles.part': openFiles,
    'types.part': typesPart(),
    'headers.part': headersPart('of files'),
    'missing.part': headersPart('of any status'),
    'proxy.part': proxyPart(settings),
    'server.part': serverPart(settings),
    'site.part': sitePart(settings),
    ...(settings.tls === 'on' && {
      'challenges.part': challengesPart(settings),
      'redirect.part': redirectPart(settings),
    }),
  }
}
