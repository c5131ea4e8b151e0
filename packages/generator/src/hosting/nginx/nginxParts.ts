import { type ErrorCode, errorTable, streams } from '@bouquet/contract'
import {
  assetsPath,
  contentTypes,
  deskPath,
  filePolicy,
  mostPictureBytes,
  otherType,
  securityHeaders,
} from '@bouquet/contract/hosting'
import type { HostingSettings } from '../hostingSettings.ts'
import { sitePaths } from '../sitePaths.ts'
import { folderOf } from './listenOn.ts'

type Statuses = 'of files' | 'of any status'

/**
 * nginx answers a request for a range that a file does not have in two steps, and both would add headers that are set
 * for every status.
 */
const headerOf = (statuses: Statuses) => (name: string, value: string) =>
  `add_header ${name} "${value}"${statuses === 'of any status' ? ' always' : ''};`

/**
 * Headers of files. A location with a header of its own drops all those of its server, so each location includes all.
 */
export function headersPart(statuses: Statuses): string {
  const header = headerOf(statuses)
  return `${[
    ...Object.entries(securityHeaders).map(([name, value]) => header(name, value)),
    header('content-security-policy', '$bouquet_policy'),
    header('cache-control', '$bouquet_caching'),
    // Left out where it is empty.
    header('content-language', '$bouquet_content_language'),
    header('vary', '$bouquet_vary'),
    header('strict-transport-security', '$bouquet_strict_transport'),
  ].join('\n')}\n`
}

/** Headers that tell the server's processes about a request. They name one address only, the visitor's. */
export function proxyPart(settings: HostingSettings): string {
  return proxy(settings, '')
}

const proxy = ({ tls }: HostingSettings, path: string): string =>
  `proxy_pass http://bouquet${path};
proxy_http_version 1.1;
proxy_connect_timeout 1s;
proxy_next_upstream error timeout http_502;
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto ${tls === 'before' ? 'https' : '$scheme'};
proxy_set_header X-Request-Id $request_id;
`

/** For hosts without files in nginx. Requests that may go over plain HTTP go to the server. */
export function serverPart(settings: HostingSettings): string {
  const proxied = `include "${folderOf(settings)}/proxy.part";`
  const own = `set $bouquet_brand_language "";
set $bouquet_page_policy "";
set $bouquet_site_transport "";
`
  if (settings.tls === 'on') {
    const challenges = `include "${folderOf(settings)}/challenges.part";\n`
    return `${own}${challenges}${health(proxied)}location / { return 404; }\n`
  }
  return `${own}location / { ${proxied} }
location = /metrics { return 404; }
${eventStream(proxied)}`
}

const health = (proxied: string) =>
  ['healthz', 'readyz'].map((path) => `location = /${path} { ${proxied} }\n`).join('')

const eventStream = (proxied: string) =>
  `location = ${streams.events} {
  ${proxied}
  proxy_buffering off;
  proxy_read_timeout 1h;
}
`

/**
 * After a page was sent, its request is mirrored to the server, which counts the visit as if it had sent the page.
 * Nothing waits for that response, and nothing reads it.
 */
const visits = (settings: HostingSettings) =>
  settings.countsVisits
    ? `location = ${visitPath} {
  internal;
  if ($bouquet_is_visit = "") { return 204; }
  ${proxy(settings, '$request_uri').trimEnd().replaceAll('\n', '\n  ')}
  proxy_read_timeout 2s;
}
`
    : ''

/** A path that no page has. */
const visitPath = '/.bouquet-visit'

/** A path that no page has: for requests that the server answers although there may be a file. */
const oddPath = '/.bouquet-server'

const errorOf = (code: ErrorCode, more = {}) => JSON.stringify({ error: { code, ...more } })

/** The response that the server gives to a body that is too large; nginx refuses it without asking the server. */
const tooLarge = `location @too_large {
  default_type application/json;
${[...Object.entries({ ...securityHeaders, 'content-security-policy': filePolicy })]
  .map(([name, value]) => `  ${headerOf('of any status')(name, value)}`)
  .join('\n')}
  add_header cache-control no-store always;
  add_header vary Accept-Encoding always;
  if ($bouquet_is_upload = "") { return ${errorTable.invalid_input.status} '${errorOf('invalid_input')}'; }
  return ${errorTable.photo_too_large.status} '${errorOf('photo_too_large', { field: 'file', params: { max_bytes: mostPictureBytes } })}';
}
`

/** What all sites have in common. */
export function sitePart(settings: HostingSettings): string {
  const folder = folderOf(settings)
  const headers = `include "${folder}/headers.part";`
  const proxied = `include "${folder}/proxy.part";`
  const counted = settings.countsVisits
    ? `\n  mirror ${visitPath};\n  mirror_request_body off;`
    : ''
  return `error_page 404 @missing;
error_page 418 = @server;
error_page 405 = @server;
error_page 413 = @too_large;
if ($bouquet_is_odd) { rewrite ^ ${oddPath} last; }

location / {
  ${headers}${counted}
  if ($bouquet_server_chooses) { return 418; }
  try_files $uri $uri/index.html /$bouquet_language$bouquet_page $bouquet_lander =404;
}
location = / {
  ${headers}${counted}
  if ($bouquet_server_chooses) { return 418; }
  try_files /$bouquet_language$bouquet_page =404;
}
location = /404.html { return 404; }
location ^~ ${assetsPath} {
  ${headers}
  try_files $uri =404;
}
location ^~ /.well-known/ {
  ${headers}
  try_files $uri =404;
}
location ~ "${sitePaths.internal}" { return 404; }
location @missing {
  include "${folder}/missing.part";
  try_files $bouquet_missing @server;
}
location @server { ${proxied} }
location = ${oddPath} {
  internal;
  ${proxy(settings, '$request_uri').trimEnd().replaceAll('\n', '\n  ')}
}
${tooLarge}${visits(settings)}
location = /api { ${proxied} }
location ^~ /api/ { ${proxied} }
location ~ "^${deskPath}(?:/|$)" { ${proxied} }
${health(proxied)}${eventStream(proxied)}`
}

/** The challenges of certificate authorities, which every host answers, with a certificate or without. */
export function challengesPart({ challenges }: HostingSettings): string {
  return `location ^~ /.well-known/acme-challenge/ {
  default_type text/plain;
  root "${challenges}";
}
`
}

/** Over plain HTTP nothing else is served. */
export function redirectPart(settings: HostingSettings): string {
  return `include "${folderOf(settings)}/challenges.part";
location / { return 308 https://$bouquet_proper_host${settings.httpsPort === 443 ? '' : `:${settings.httpsPort}`}$request_uri; }
`
}

/** Content types by ending, as the server has them. */
export function typesPart(): string {
  return `types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `  "${type}" ${ending};`)
  .join('\n')}
}
default_type ${otherType};
`
}
