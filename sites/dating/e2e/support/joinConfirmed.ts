import { translator } from '@bouquet/i18n/node'
import { mailedLink } from './mailbox.ts'
import { type JoinedMember, type Joining, join } from './memberVisit.ts'

const t = translator('en')

/** A new member whose address is confirmed, so that messages are delivered. */
export async function joinConfirmed(
  joining: Joining,
): Promise<JoinedMember & { readonly id: string }> {
  const member = await join(joining)
  const { page, email } = member
  const { site } = joining
  await page.goto(await mailedLink(page, { site, subject: t('mail:confirm.subject'), to: email }))
  await page.waitForURL('**/activate/done**')
  const id = await page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.id)
  return { ...member, id: String(id) }
}
