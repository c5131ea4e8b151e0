import type { Handler } from 'hono'
import { refuse } from '../errors/DomainError.ts'
import type { App, Env } from '../http/App.ts'
import { readForm } from '../http/readForm.ts'
import { drawPage } from './drawPage.ts'
import { siteOf } from './findFile.ts'

/**
 * Responds to a form of the members area that was sent without script with its page, drawn anew. The screen makes the
 * same calls of the API as with script, and shows what came of them. What was typed appears only in the response
 * body, in no URL and no cache.
 */
export function handleSentForm(app: App): Handler<Env> {
  return async (http) => {
    const { brand, config } = http.get('ctx')
    if (!config.drawsMembersArea) throw refuse('page_not_found')
    const fields = [...(await readForm(http))].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const site = siteOf(config.siteDir, brand)
    const drawn = await drawPage(http, site, app, Object.fromEntries(fields))
    if (!drawn) throw refuse('general_error')
    return drawn
  }
}
