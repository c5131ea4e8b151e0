import { join } from 'node:path'
import { type HostingSettings, hostingFolder } from '../hostingSettings.ts'

/** Where nginx finds its configuration: paths in included files are not relative to them. */
export const folderOf = ({ sites }: HostingSettings): string => join(sites, hostingFolder, 'nginx')

/** The lines that let a server of nginx listen on a port of all addresses. */
export const listenOn = (
  { addresses }: HostingSettings,
  port: number,
  options = '',
): readonly string[] =>
  (addresses.length > 0 ? addresses : ['0.0.0.0', '[::]']).map(
    (address) => `  listen ${address}:${port}${options && ` ${options}`};`,
  )
