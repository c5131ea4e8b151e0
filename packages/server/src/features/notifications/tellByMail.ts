import type { Services } from '../../platform/http/Services.ts'
import type { Email } from '../../platform/mail/email.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { claim, findNews } from './notices.store.ts'
import type { Notice } from './noticingBus.ts'
import { categoryOf, pathOf } from './occasions.ts'
import { readParties } from './readParties.ts'

const letterKinds = {
  like: 'new_like',
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
} as const satisfies Record<ReturnType<typeof categoryOf>, Email['kind']>

/** Mails a member who has stayed away, once for each occasion. */
export const mailNoticeWorker =
  (services: Services) =>
  async (notice: Notice): Promise<void> => {
    const parties = await readParties(services, notice)
    if (!parties) return
    const { db, clock, config, mail } = services
    const { brand, member, from } = parties
    const { occasion } = notice
    const created = clock.now()
    const key = await findNews(db, member.id, occasion, created)
    if (!key) return
    await db.transaction(async (tx) => {
      if (!(await claim(tx, { member: member.id, channel: 'mail', key, created }))) return
      await mail.send(tx, {
        brand: brand.id,
        to: member.email,
        locale: member.language,
        email: {
          kind: letterKinds[categoryOf(occasion)],
          name: member.name,
          from: from.name,
          fictional: from.fictional,
          link: `${originOf(config, brand)}${pathOf(occasion)}`,
        },
      })
    })
  }
