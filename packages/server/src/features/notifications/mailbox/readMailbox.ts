import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { findMailboxEntry, listMailboxEntries, type MailboxRow } from './mailbox.store.ts'

/** The latest mails of the brand. */
export function readMailbox({ brand, db }: Ctx): Promise<MailboxRow[]> {
  return listMailboxEntries(db, brand.id)
}

/** @throws DomainError not_found */
export async function readMail({ brand, db }: Ctx, id: string): Promise<MailboxRow> {
  const mail = await findMailboxEntry(db, brand.id, id)
  if (!mail) throw refuse('not_found')
  return mail
}
