import { giftNames } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { limitPictureUpload } from '../media/index.ts'
import { acknowledgeFictional } from './acknowledgeFictional.ts'
import { markConversationRead, sendTyping } from './chatSignals.ts'
import { deleteChat } from './deleteChat.ts'
import { readChats } from './readChats.ts'
import { readConversationPage } from './readConversationPage.ts'
import { openChatPhoto, sendChatPhoto } from './sendChatPhoto.ts'
import { sendGift, sendMessage } from './sendMessage.ts'
import { suggestIcebreakers } from './suggestIcebreakers.ts'

const done = { ok: true } as const

export function chatRoutes(app: App): void {
  route(app, calls.chats, ({ ctx, query }) => readChats(ctx, query.page))
  route(app, calls.conversation, ({ ctx, query }) => readConversationPage(ctx, query))
  route(app, calls.sendMessage, ({ ctx, body }) => sendMessage(ctx, body))
  app.use(calls.sendChatPhoto.path, limitPictureUpload)
  route(app, calls.sendChatPhoto, ({ ctx, query, file }) => sendChatPhoto(ctx, { file, ...query }))
  route(app, calls.openChatPhoto, async ({ ctx, body }) => ({
    message: await openChatPhoto(ctx, body.message),
  }))
  route(app, calls.typing, async ({ ctx, body }) => {
    await sendTyping(ctx, body.conversation)
    return done
  })
  route(app, calls.icebreakers, async ({ ctx, query }) => ({
    lines: await suggestIcebreakers(ctx, query.profile),
  }))
  route(app, calls.readConversation, async ({ ctx, body }) => {
    const { conversation, number: sequence } = body
    const reading = { conversation, sequence, brand: ctx.brand.id, reader: ctx.viewer.id }
    await ctx.db.transaction((tx) => markConversationRead(tx, ctx, reading))
    return done
  })
  route(app, calls.deleteConversation, async ({ ctx, body }) => {
    await deleteChat(ctx, body.conversation)
    return done
  })
  route(app, calls.acknowledgeFictional, async ({ ctx, body }) => {
    await acknowledgeFictional(ctx, body.profile)
    return done
  })
  route(app, calls.gifts, async ({ ctx }) => ({
    gifts: giftNames.map((id) => ({ id, credits: ctx.brand.settings.gift_credits })),
  }))
  route(app, calls.sendGift, ({ ctx, body }) => sendGift(ctx, body))
}
