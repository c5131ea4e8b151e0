import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Visit } from './Ctx.ts'

/**
 * Reads where a request came from; a proxy's headers are believed only when the settings say so, and of a list
 * only its end, which that proxy wrote: what stands before it may be the visitor's own invention.
 */
export function readVisit(http: Context, trustProxy: boolean): Visit & { readonly host: string } {
  const forwarded = (name: string) =>
    trustProxy ? http.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined
  const url = new URL(http.req.url)
  const authority = forwarded('host') ?? http.req.header('host') ?? url.host
  const scheme = forwarded('proto') ?? url.protocol.slice(0, -1)
  return {
    address: forwarded('for') ?? connectedAddress(http),
    origin: `${scheme}://${authority}`,
    isSecure: scheme === 'https',
    agent: (http.req.header('user-agent') ?? '').slice(0, 200),
    host: authority.replace(/:\d+$/, '').toLowerCase(),
  }
}

/** Requests made inside the program itself have no connection. */
function connectedAddress(http: Context): string {
  return http.env && 'incoming' in http.env ? (getConnInfo(http).remote.address ?? '') : ''
}
