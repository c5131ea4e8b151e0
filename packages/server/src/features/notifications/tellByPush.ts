import { translator } from '@bouquet/i18n/node'
import type { Services } from '../../platform/http/Services.ts'
import { nameOf } from '../../platform/mail/writeEmail.ts'
import { claim, findNews, release } from './notices.store.ts'
import { mailNoticeJob, type Notice } from './noticingBus.ts'
import { categoryOf, type Occasion, pathOf } from './occasions.ts'
import { pushTo } from './push/pushTo.ts'
import { readParties } from './readParties.ts'

/** Long enough to come back to a page that was only left for a moment. */
const mailAfterSeconds = 600

/** Tells a member who is away by push, and has a mail written if they stay away. */
export const noticeWorker =
  (services: Services) =>
  async (notice: Notice): Promise<void> => {
    const parties = await readParties(services, notice)
    if (!parties) return
    const { db, clock, jobs } = services
    const { brand, member, from } = parties
    const { occasion } = notice
    if (!(await findNews(db, member.id, occasion, clock.now()))) return
    const kind = categoryOf(occasion)
    // The mail first, since a push service that refuses this member for good must not keep it back.
    if (!member.notificationsDisabled.includes(kind)) {
      await jobs.send(db, mailNoticeJob, notice, { afterSeconds: mailAfterSeconds })
    }
    if (!member.pushDisabled.includes(kind)) {
      const t = translator(member.language)
      const values = {
        brand: brand.name,
        from: nameOf(t, { from: from.name, fictional: from.fictional }),
      }
      const row = { member: member.id, channel: 'push', key: keyOf(occasion) } as const
      await once(services, row, () =>
        pushTo(services, brand, member.id, {
          kind,
          title: t(`mail:push_${kind}.title`, values),
          body: t(`mail:push_${kind}.body`, values),
          path: pathOf(occasion),
          tag: occasion.kind === 'like' ? 'like' : `chat-${occasion.conversation}`,
        }),
      )
    }
  }

const keyOf = (occasion: Occasion): string =>
  occasion.kind === 'like' ? `like:${occasion.from}` : `message:${occasion.message}`

interface Row {
  readonly member: string
  readonly channel: 'push'
  readonly key: string
}

/**
 * A push service that is away must not hold a transaction open; so the claim is given back if it fails, or
 * if there was no device to tell.
 */
async function once({ db, clock }: Services, row: Row, tell: () => Promise<number>) {
  const claimed = { ...row, created: clock.now() }
  if (!(await claim(db, claimed))) return
  try {
    if ((await tell()) === 0) await release(db, claimed)
  } catch (error) {
    await release(db, claimed)
    throw error
  }
}
