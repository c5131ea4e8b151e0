import { join } from 'node:path'
import { type HostingSettings, hostingFolder } from '../hostingSettings.ts'

/** Where nginx finds its configuration: paths in included files are not relative to them. */
export function folderOf({ sites }: HostingSettings): string {
  return join(sites, hostingFolder, 'nginx')
}

/** The lines that let a server of nginx listen on a port of all addresses. */
export function listenOn(
  { addresses }: HostingSettings,
  port: number,
  options = '',
): readonly string[] {
  return (addresses.length > 0 ? addresses : ['0.0.0.0', '[::]']).map(
    (address) => `  listen ${address}:${port}${options && ` ${options}`};`,
  )
}
