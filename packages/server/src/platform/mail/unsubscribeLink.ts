import { createHmac } from 'node:crypto'
import { streams } from '@bouquet/contract'
import { notificationCategorySchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import { isSameSecret } from '../secrets.ts'

const scopeSchema = z.union([notificationCategorySchema, z.literal('all')])

/** The emails to unsubscribe from: one category, or all that are not about the account itself. */
export type UnsubscribeScope = z.infer<typeof scopeSchema>

export interface UnsubscribeLink {
  readonly scope: UnsubscribeScope
  readonly link: string
}

const requestSchema = z.object({ member: z.uuid(), scope: scopeSchema })
export type UnsubscribeRequest = z.infer<typeof requestSchema>

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url')

/** The link that unsubscribes a member. It is signed, requires no login and does not expire. */
export function unsubscribeLink(
  secret: string,
  origin: string,
  { member, scope }: UnsubscribeRequest,
): string {
  const text = `${member}.${scope}`
  return `${origin}${streams.unsubscribe}?token=${text}.${sign(secret, text)}`
}

/** Parses a token of {@link unsubscribeLink}; undefined when its signature is invalid. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): UnsubscribeRequest | undefined {
  const [member, scope, signature = ''] = token.split('.')
  if (!isSameSecret(signature, sign(secret, `${member}.${scope}`))) return undefined
  return requestSchema.safeParse({ member, scope }).data
}
