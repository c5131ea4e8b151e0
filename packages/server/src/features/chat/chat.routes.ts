import { calls } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { limitPicture } from '../media/index.ts'
import { reachMember } from '../profiles/index.ts'
import { findConversation, insertAcknowledgement, removeFor } from './conversation.store.ts'
import { icebreakers } from './icebreakers.ts'
import { openChatPhoto } from './openChatPhoto.ts'
import { readChats } from './readChats.ts'
import { readThread } from './readThread.ts'
import { readUpTo } from './readUpTo.ts'
import { sayTyping } from './sayTyping.ts'
import { sendChatPhoto } from './sendChatPhoto.ts'
import { sendMessage } from './sendMessage.ts'

const done = { ok: true } as const

export function chatRoutes(app: App): void {
  route(app, calls.chats, ({ ctx, query }) => readChats(ctx, query.page))
  route(app, calls.conversation, ({ ctx, query }) => readThread(ctx, query))
  route(app, calls.sendMessage, ({ ctx, body }) => sendMessage(ctx, body))
  app.use(calls.sendChatPhoto.path, limitPicture)
  route(app, calls.sendChatPhoto, ({ ctx, query, file }) => sendChatPhoto(ctx, file, query))
  route(app, calls.openChatPhoto, async ({ ctx, body }) => ({
    message: await openChatPhoto(ctx, body.message),
  }))
  route(app, calls.typing, async ({ ctx, body }) => {
    await sayTyping(ctx, body.conversation)
    return done
  })
  route(app, calls.icebreakers, async ({ ctx, query }) => ({
    lines: await icebreakers(ctx, query.profile),
  }))
  route(app, calls.readConversation, async ({ ctx, body }) => {
    const reading = { ...body, brand: ctx.brand.id, reader: ctx.viewer.id }
    await ctx.db.transaction((tx) => readUpTo(ctx, tx, reading))
    return done
  })
  route(app, calls.deleteConversation, async ({ ctx, body }) => {
    const found = await findConversation(ctx.db, ctx.viewer.id, body.conversation)
    if (!found) throw refuse('not_found', { field: 'conversation' })
    await removeFor(ctx.db, found, ctx.viewer.id)
    return done
  })
  route(app, calls.acknowledgeFictional, async ({ ctx, body }) => {
    const partner = await reachMember(ctx, body.profile)
    const created = ctx.clock.now()
    await insertAcknowledgement(ctx.db, { member: ctx.viewer.id, profile: partner.id, created })
    return done
  })
}
