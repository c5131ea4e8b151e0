import type { IncomingMessage, ServerResponse } from 'node:http'

const named = /^(?:\[[\da-f:.]+\]|[^\s,/?#@:[\]\\]+)(?::(\d{1,5}))?$/i
const highestPort = 65_535

/**
 * Responds with 400 to a request that no browser sends and that programs read differently: several hosts, a port that does
 * not exist, an incomplete escape, a path that climbs out of the site. nginx and Caddy refuse most of them too.
 * @returns whether it was refused
 */
export function refuseMalformed(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { url = '', headersDistinct } = incoming
  const isRefused = !isHost(headersDistinct['host']) || !isPath(url.split('?', 1)[0] ?? '')
  if (isRefused) outgoing.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
  return isRefused
}

/** An old client need not name a host. */
function isHost(hosts: readonly string[] = []): boolean {
  const [host] = hosts
  if (host === undefined) return true
  const found = hosts.length === 1 ? named.exec(host) : null
  return found !== null && Number(found[1] ?? 0) <= highestPort
}

function isPath(path: string): boolean {
  if (/%(?![\da-f]{2})|%00/i.test(path)) return false
  if (!/(?:[.]|%2e){2}/i.test(path)) return true
  let depth = 0
  for (const part of path.replaceAll(/%2e/gi, '.').split('/').slice(1)) {
    if (part === '..') depth -= 1
    else if (part !== '.' && part !== '') depth += 1
    if (depth < 0) return false
  }
  return true
}
