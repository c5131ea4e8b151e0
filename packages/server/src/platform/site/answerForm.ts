import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { DomainError } from '../errors/DomainError.ts'
import type { Env } from '../http/App.ts'
import { fillForm } from './fillForm.ts'
import { findFile, siteOf } from './findFile.ts'
import { pagePolicy } from './pagePolicy.ts'

/**
 * Answers a plain form that was refused with its own page, filled as it was
 * What was typed stands in the body alone: neither an address nor a cache keeps it.
 * @param path of the page that holds the form
 * @returns undefined when there is no such page
 */
export async function answerForm(
  http: Context<Env>,
  path: string,
  typed: FormData,
  refusal: DomainError,
): Promise<Response | undefined> {
  const { brand, config } = http.get('ctx')
  const site = siteOf(config.siteDir, brand)
  const file = await findFile(site, path)
  if (!file) return undefined
  const { code, field, params = {} } = refusal
  const page = await readFile(join(file.root, file.path), 'utf8')
  const filled = fillForm(page, { action: http.req.path, typed, code, field, params })
  if (filled === undefined) return undefined
  const policy = await pagePolicy(site)
  return http.html(filled, 422, {
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': policy }),
  })
}
