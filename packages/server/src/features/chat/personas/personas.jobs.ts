import type { Locale } from '@bouquet/contract'
import { conversationIdSchema } from '@bouquet/contract/schemas'
import { translator } from '@bouquet/i18n/node'
import type { z } from 'zod'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { findMember } from '../../members/index.ts'
import { markConversationRead } from '../chatSignals.ts'
import { findMessages } from '../message.store.ts'
import { personaMessageJob } from '../notifyParticipants.ts'
import { writeFreeMessage } from '../writeFreeMessage.ts'

const personaReplyJob = jobKind('persona-reply', personaMessageJob.data)

type PersonaMessage = z.output<(typeof personaMessageJob)['data']>

const typingSeconds = 2

/**
 * Makes demo members read, type for a moment and reply; each reply says that it comes from a demo.
 * Registered in demo mode only.
 */
export function personaJobs(services: Services): void {
  const { bus, db, jobs } = services

  async function read({ message, persona }: PersonaMessage) {
    const row = (await findMessages(db, [message])).get(message)
    if (!row) return
    const writer = await findMember(db, row.sender)
    if (!writer) return
    await db.transaction(async (tx) => {
      const { brand } = writer
      await markConversationRead(tx, services, {
        brand,
        reader: persona,
        conversation: row.conversation,
        sequence: row.sequence,
      })
      const conversation = conversationIdSchema.parse(row.conversation)
      await bus.announce(tx, { brand, member: row.sender }, { type: 'typing', conversation })
      await jobs.send(tx, personaReplyJob, { message, persona }, { afterSeconds: typingSeconds })
    })
  }

  async function answer({ message, persona }: PersonaMessage) {
    const row = (await findMessages(db, [message])).get(message)
    const writer = row && (await findMember(db, row.sender))
    if (!row || !writer) return
    const { conversation } = row
    const text = replyText(writer.language, row.sequence)
    // Using the message's id as client id makes a repeated job write one reply.
    const writing = { conversation, sender: persona, clientId: message, text }
    await db.transaction((tx) => writeFreeMessage(tx, services, writing))
  }

  jobs.work(personaMessageJob, read)
  jobs.work(personaReplyJob, answer)
}

const replies = ['first', 'evening', 'weekend', 'books', 'laugh', 'walk'] as const

/** The reply to the message with this sequence: the introduction first, then the others in turn. */
export function replyText(locale: Locale, sequence: number): string {
  const turn = Math.floor((sequence - 1) / 2)
  const reply = replies[turn % replies.length] ?? 'first'
  return translator(locale)(`personas:${reply}`)
}
