import { withoutWww } from '@bouquet/theme'

/** Where a connection was opened to. */
interface Connection {
  /** The `Host` header. */
  readonly host: string
  readonly scheme: string
}

/** The host that a request is meant for. */
interface RequestHost {
  /** Host and port, in lower case. */
  readonly authority: string
  /** Host without port and final dot. */
  readonly host: string
  /** Host and port as links name them: without `www.` and a final dot. */
  readonly proper: string
  readonly isSecure: boolean
}

/**
 * Reads host and scheme of a request. Headers of a proxy are used only when the settings allow it.
 * @param header reads a header of the request by its name in lower case
 */
export function requestHost(
  header: (name: string) => string | undefined,
  connection: Connection,
  trustProxy: boolean,
): RequestHost {
  const forwarded = trustProxy ? (name: string) => lastEntry(header(name)) : never
  const authority = (forwarded('x-forwarded-host') ?? connection.host).toLowerCase()
  const isSecure = (forwarded('x-forwarded-proto') ?? connection.scheme) === 'https'
  const [, name = '', port = ''] = /^(.*?)[.]?(:\d+)?$/.exec(authority) ?? []
  return { authority, isSecure, host: name, proper: `${withoutWww(name)}${port}` }
}

const never = () => undefined

/** The entry that the nearest proxy wrote; earlier ones may come from the visitor. */
export function lastEntry(list: string | undefined): string | undefined {
  return list?.split(',').at(-1)?.trim()
}

/** The scheme of a connection to this process. */
export function schemeOf(socket: object): string {
  return 'encrypted' in socket ? 'https' : 'http'
}
