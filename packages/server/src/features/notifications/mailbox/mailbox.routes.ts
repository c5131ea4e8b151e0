import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App } from '../../../platform/http/App.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { mailboxPage } from './mailboxPage.ts'
import { readMail, readMailbox } from './readMailbox.ts'

/** Shows sent emails in the browser; only in a demo without an SMTP server, on a local host. */
export function mailboxRoutes(app: App): void {
  app.get('/api/mailbox', async (http) => {
    const ctx = http.get('ctx')
    refuseOutsideDemo(ctx)
    return http.html(mailboxPage(ctx.brand.name, await readMailbox(ctx)))
  })

  app.get('/api/mailbox/:id', async (http) => {
    const ctx = http.get('ctx')
    refuseOutsideDemo(ctx)
    const id = readInput(z.uuid(), http.req.param('id'))
    return http.html((await readMail(ctx, id)).html)
  })
}

function refuseOutsideDemo({ config, visit }: Ctx) {
  if (!config.demo || config.smtpUrl || !visit.isLocal) throw refuse('page_not_found')
}
