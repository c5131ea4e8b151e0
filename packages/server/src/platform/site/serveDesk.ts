import { deskFolder, deskPath } from '@bouquet/contract/hosting'
import type { Handler } from 'hono'
import type { Env } from '../http/App.ts'
import { findFile } from './findFile.ts'
import { respondWithFile } from './respondWithFile.ts'

/**
 * Serves the staff's desk, which is the same on every host: its files, and its page for every other path. Search
 * engines are asked to leave it out.
 */
export const serveDesk: Handler<Env> = async (http) => {
  const site = { folder: http.get('ctx').config.siteDir, domain: deskFolder }
  const absent: string[] = []
  const path = http.req.path.slice(deskPath.length)
  const file =
    findFile(site, path, absent) ?? (isPage(path) ? findFile(site, '/', absent) : undefined)
  if (!file) return http.notFound()
  const response = await respondWithFile(http, site, file, { byLanguage: false, absent })
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

const isPage = (path: string) => !path.includes('.')
