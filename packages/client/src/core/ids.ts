import { catalogueIdPattern } from '@bouquet/contract'
import * as z from 'zod/mini'

// Ids that a browser makes, or takes from an address or its storage.

export const memberIdSchema = z.uuid().brand<'MemberId'>()

export const conversationIdSchema = z.uuid().brand<'ConversationId'>()

export const paymentIdSchema = z.uuid().brand<'PaymentId'>()

export const clientMessageIdSchema = z.uuid().brand<'ClientMessageId'>()

export const packageIdSchema = z.string().check(z.regex(catalogueIdPattern)).brand<'PackageId'>()

export const giftIdSchema = z.string().check(z.regex(catalogueIdPattern)).brand<'GiftId'>()
