import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import type { Env } from '../http/App.ts'
import type { Site, SiteFile } from './findFile.ts'
import { pagePolicy } from './pagePolicy.ts'
import { refill } from './refill.ts'

/** Whether a plain form was refused and leads back to its page, with what was typed in the address. */
export const isRefused = (http: Context<Env>, { path }: SiteFile): boolean =>
  path.endsWith('.html') && http.req.query('error') !== undefined

/** Answers with the page of a form that was refused, filled in as it was, and keeps it nowhere. */
export async function answerRefilled(
  http: Context<Env>,
  site: Site,
  file: SiteFile,
): Promise<Response> {
  const typed = new URL(http.req.url).searchParams
  return http.html(refill(await readFile(file.path, 'utf8'), typed), 200, {
    'cache-control': 'no-store',
    'content-security-policy': await pagePolicy(site),
  })
}
