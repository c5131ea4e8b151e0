import { certificateFiles } from '../findCertificate.ts'
import type { HostedSite } from '../HostedSite.ts'
import type { HostingSettings } from '../hostingSettings.ts'
import { folderOf, listenOn } from './listenOn.ts'

/** The configuration of one site for nginx. */
export function nginxSite(site: HostedSite, settings: HostingSettings): string {
  const names = `  server_name ${site.hosts.join(' ')};`
  const content = [
    names,
    `  root "${settings.sites}/${site.domain}";`,
    `  set $bouquet_brand_language "${site.language ?? ''}";`,
    `  set $bouquet_page_policy "${site.policy}";`,
    `  set $bouquet_site_transport "${site.strictTransport}";`,
    `  include "${folderOf(settings)}/site.part";`,
  ]
  if (settings.tls !== 'on') return server([...listenOn(settings, settings.httpPort), ...content])
  const certificate = `${settings.certificates}/${site.domain}`
  return [
    server([
      ...listenOn(settings, settings.httpPort),
      names,
      `  include "${folderOf(settings)}/redirect.part";`,
    ]),
    server([
      ...listenOn(settings, settings.httpsPort, 'ssl http2'),
      `  ssl_certificate "${certificate}/${certificateFiles.chain}";`,
      `  ssl_certificate_key "${certificate}/${certificateFiles.key}";`,
      ...content,
    ]),
  ].join('\n')
}

/** A site without a certificate: its domain only answers the authority that will issue one. */
export function nginxWaitingSite({ hosts }: HostedSite, settings: HostingSettings): string {
  return server([
    ...listenOn(settings, settings.httpPort),
    `  server_name ${hosts.join(' ')};`,
    `  include "${folderOf(settings)}/challenges.part";`,
    '  location / {',
    '    add_header retry-after 300 always;',
    '    return 503;',
    '  }',
  ])
}

const server = (lines: readonly string[]) => `server {\n${lines.join('\n')}\n}\n`
