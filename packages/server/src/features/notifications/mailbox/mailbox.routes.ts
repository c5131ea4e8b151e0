import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App } from '../../../platform/http/App.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { findMailboxEntry, listMailboxEntries } from './mailbox.store.ts'
import { mailboxPage } from './mailboxPage.ts'

/** Shows sent emails in the browser; only in a demo without an SMTP server. */
export function mailboxRoutes(app: App): void {
  app.get('/api/mailbox', async (http) => {
    const ctx = http.get('ctx')
    refuseOutsideDemo(ctx)
    return http.html(mailboxPage(ctx.brand.name, await listMailboxEntries(ctx.db, ctx.brand.id)))
  })

  app.get('/api/mailbox/:id', async (http) => {
    const ctx = http.get('ctx')
    refuseOutsideDemo(ctx)
    const id = readInput(z.uuid(), http.req.param('id'))
    const mail = await findMailboxEntry(ctx.db, ctx.brand.id, id)
    if (!mail) throw refuse('not_found')
    return http.html(mail.html)
  })
}

function refuseOutsideDemo({ config }: Ctx) {
  if (!config.demo || config.smtpUrl) throw refuse('page_not_found')
}
