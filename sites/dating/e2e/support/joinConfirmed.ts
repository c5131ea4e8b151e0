import { confirmByMail } from './confirmByMail.ts'
import { type JoinedMember, type Joining, join } from './memberVisit.ts'

/** A new member whose address is confirmed, so that messages are delivered. */
export async function joinConfirmed(
  joining: Joining,
): Promise<JoinedMember & { readonly id: string }> {
  const member = await join(joining)
  const { page, email } = member
  const { site } = joining
  await confirmByMail(page, { site, email })
  const id = await page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.id)
  return { ...member, id: String(id) }
}
