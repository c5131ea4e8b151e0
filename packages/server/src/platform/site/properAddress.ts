import { areaOf } from '@bouquet/contract'
import type { Context } from 'hono'
import type { Env } from '../http/App.ts'
import type { SiteFile } from './findFile.ts'

/**
 * Where a page is when it was asked for at another of its addresses: on the host without `www.` and without a final dot,
 * and at the path without a final slash. Search engines then know each page once.
 */
export function properAddress(http: Context<Env>, found: SiteFile | undefined): string | undefined {
  const { origin, properOrigin } = http.get('ctx').visit
  const { path, url } = http.req
  if (path.startsWith('/.well-known/')) return undefined
  const isPage = found?.path.endsWith('/index.html') ?? areaOf(path) !== undefined
  const proper = path !== '/' && path.endsWith('/') && isPage ? path.replace(/\/+$/, '') : path
  if (origin === properOrigin && proper === path) return undefined
  return `${properOrigin}${proper}${URL.parse(url)?.search ?? ''}`
}
