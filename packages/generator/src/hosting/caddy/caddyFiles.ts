import { join } from 'node:path'
import { streams } from '@bouquet/contract'
import { securityHeaders } from '@bouquet/contract/hosting'
import { type HostingSettings, hostingFolder } from '../hostingSettings.ts'
import { sitePaths } from '../sitePaths.ts'
import { caddyMaps } from './caddyMaps.ts'

const folderOf = ({ sites }: HostingSettings) => join(sites, hostingFolder, 'caddy')

/** A whole configuration for machines where Caddy serves nothing else. */
const program = (
  settings: HostingSettings,
) => `# caddy run --config "${folderOf(settings)}/Caddyfile"
{
	http_port ${settings.httpPort}
	https_port ${settings.httpsPort}
}
import "${folderOf(settings)}/bouquet.caddy"
`

const proxy = (
  { upstream, tls, proxies }: HostingSettings,
  { own, patience }: { readonly own: readonly string[]; readonly patience: string },
) =>
  [
    `reverse_proxy ${upstream.join(' ')} {`,
    '	lb_policy round_robin',
    `	lb_try_duration ${patience}`,
    '	lb_try_interval 100ms',
    '	fail_duration 2s',
    ...(proxies.length > 0 ? ['	header_up X-Forwarded-For {vars.bouquet_address}'] : []),
    ...(tls === 'before' ? ['	header_up X-Forwarded-Proto https'] : []),
    '	header_up X-Request-Id {http.request.uuid}',
    ...own.map((line) => `	${line}`),
    '	transport http {',
    '		dial_timeout 1s',
    '		keepalive off',
    '	}',
    '}',
  ].join('\n')

/** Behind load balancers the visitor's address is the last one that they have noted. */
const address = ({ proxies }: HostingSettings) =>
  proxies.length === 0
    ? ''
    : `@bouquet_behind remote_ip ${proxies.join(' ')}
map {http.request.header.X-Forwarded-For} {bouquet_forwarded} {
	"~([^, ]+) *$" "\${1}"
	default {http.request.remote.host}
}
vars bouquet_address {http.request.remote.host}
vars @bouquet_behind bouquet_address {bouquet_forwarded}
`

/** Headers of files, set last, because Caddy adds its own `Vary`. */
const headers = (tls: HostingSettings['tls']) => `header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `	${name} "${value}"`)
  .join('\n')}
	content-security-policy {bouquet_policy}
	cache-control {bouquet_caching}
	content-type {bouquet_type}
	vary {bouquet_vary}
	defer
${tls === 'off' ? '' : '	strict-transport-security {bouquet_strict_transport}\n'}}`

/** `route` keeps this order, since the headers depend on the chosen file. */
const file = (tls: HostingSettings['tls'], own: readonly string[] = []) => `route {
	rewrite * {http.matchers.file.relative}
${indented(headers(tls))}
	@localised path_regexp page ${'`'}${sitePaths.localisedFile}${'`'}
	header @localised content-language {re.page.1}
	file_server {
		precompressed br gzip
		disable_canonical_uris
${own.map((line) => `		${line}\n`).join('')}	}
}`

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '\t')

const addressed = (settings: HostingSettings, own: readonly string[], patience = '5s') =>
  indented(`${address(settings)}${proxy(settings, { own, patience })}`)

/** Ends the list of names, in which each name is followed by a comma, with one that nobody looks up. */
const names = (settings: HostingSettings) =>
  settings.tls === 'on'
    ? `import "${folderOf(settings)}/names/*.caddy"\nhttp://bouquet.localhost`
    : 'http://'

/** One block for all sites. */
const shared = (settings: HostingSettings) => `(bouquet_proxy) {
${addressed(settings, [])}
}

(bouquet_events) {
${addressed(settings, ['flush_interval -1'])}
}

(bouquet_file) {
${indented(file(settings.tls))}
}

(bouquet_counting) {
${addressed(settings, [], '300ms')}
}

(bouquet_file_after_all) {
${indented(file(settings.tls, ['status 200']))}
}

(bouquet_server) {
	handle ${streams.events} {
		import bouquet_events
	}
	handle {
		import bouquet_proxy
	}
}

${names(settings)} {
${settings.addresses.length > 0 ? `	bind ${settings.addresses.join(' ')}\n` : ''}	route {
		map {http.request.host} {bouquet_site} {bouquet_brand_language} {bouquet_page_policy} {bouquet_strict_transport} {
			import "${folderOf(settings)}/sites/*.caddy"
			default none "" "" ""
		}
		root * "${settings.sites}/{bouquet_site}"
${indented(indented(caddyMaps(settings)))}
		request_body {
			max_size 32MB
		}
		@operations {
			vars {bouquet_site} none
			path /metrics
		}
		respond @operations 404
		@server vars {bouquet_answered_by} server
		handle @server {
			import bouquet_server
		}
		@internal {
			path_regexp ${'`'}${sitePaths.internal}${'`'}
			not path /.well-known/*
		}
		handle @internal {
			error 404
		}
		@counting vars {bouquet_answered_by} counting
		handle @counting {
			import bouquet_counting
		}
		@direct {
			not path / /404.html
			file {
				try_files {http.request.uri.path}/index.html {http.request.uri.path}
			}
		}
		handle @direct {
			import bouquet_file
		}
		@chosen file {
			try_files /{bouquet_language}{bouquet_page} {bouquet_variant} /{bouquet_language}{bouquet_variant_without}
		}
		handle @chosen {
			import bouquet_file
		}
		handle {
			error 404
		}
	}
	handle_errors {
		@lost {
			vars {http.error.status_code} 404
			file {
				try_files /{bouquet_missing_language}{bouquet_missing_page}
			}
		}
		handle @lost {
			request_header -If-*
			request_header -Range
			import bouquet_file
		}
		@direct_away {
			vars {http.error.status_code} 502 503 504
			vars {bouquet_answered_by} counting
			not path / /404.html
			file {
				try_files {http.request.uri.path}/index.html {http.request.uri.path}
			}
		}
		handle @direct_away {
			import bouquet_file_after_all
		}
		@chosen_away {
			vars {http.error.status_code} 502 503 504
			vars {bouquet_answered_by} counting
			file {
				try_files /{bouquet_language}{bouquet_page} {bouquet_variant} /{bouquet_language}{bouquet_variant_without}
			}
		}
		handle @chosen_away {
			import bouquet_file_after_all
		}
		@asks vars {http.error.status_code} 404
		handle @asks {
			import bouquet_proxy
		}
	}
}
`

/** The files of Caddy that all sites share, by path. */
export function caddyFiles(settings: HostingSettings): Readonly<Record<string, string>> {
  return {
    Caddyfile: program(settings),
    'bouquet.caddy': shared(settings),
  }
}
