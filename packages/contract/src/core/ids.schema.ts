import { z } from 'zod'
import { catalogueIdPattern } from './ids.ts'

export const memberIdSchema = z.uuid().brand<'MemberId'>()

export const conversationIdSchema = z.uuid().brand<'ConversationId'>()

export const messageIdSchema = z.uuid().brand<'MessageId'>()

export const photoIdSchema = z.uuid().brand<'PhotoId'>()

export const paymentIdSchema = z.uuid().brand<'PaymentId'>()

export const sessionIdSchema = z.uuid().brand<'SessionId'>()

/** Created by the sender before the first attempt, so that a retry is recognised and charged once. */
export const clientMessageIdSchema = z.uuid().brand<'ClientMessageId'>()

/** Stable name of a credit package within a brand, as in `credits-100`. */
export const packageIdSchema = z.string().regex(catalogueIdPattern).brand<'PackageId'>()

/** Stable name of a gift of the catalogue, as in `sunflower`. */
export const giftIdSchema = z.string().regex(catalogueIdPattern).brand<'GiftId'>()
export type MemberId = z.infer<typeof memberIdSchema>
export type ConversationId = z.infer<typeof conversationIdSchema>
export type MessageId = z.infer<typeof messageIdSchema>
export type PhotoId = z.infer<typeof photoIdSchema>
export type PaymentId = z.infer<typeof paymentIdSchema>
export type SessionId = z.infer<typeof sessionIdSchema>
export type ClientMessageId = z.infer<typeof clientMessageIdSchema>
export type PackageId = z.infer<typeof packageIdSchema>
export type GiftId = z.infer<typeof giftIdSchema>
