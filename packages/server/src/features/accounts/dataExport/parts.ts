import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  blocks,
  chatPhotos,
  choices,
  complaints,
  consents,
  deletions,
  directDebits,
  discountCodes,
  discountUses,
  fictionalAcknowledgements,
  firstMessages,
  introductions,
  likes,
  mailLinks,
  matchWishes,
  members,
  notices,
  payments,
  photos,
  pushSubscriptions,
  secondFactors,
  sessions,
  swipes,
} from '../../../tables/index.ts'

/** Rows of one table that are about a member. */
export interface Part {
  readonly name: string
  readonly table: PgTable
  /** The column that names the member. */
  readonly owner: PgColumn
  /** Columns that are keys to something, or tell of somebody else. */
  readonly without: readonly string[]
}

const part = (
  name: string,
  table: PgTable,
  owner: PgColumn,
  without: readonly string[] = [],
): Part => ({ name, table, owner, without })

/** Everything that is kept of a member, but for credits and messages, which are read by queries of their own. */
export const parts: readonly Part[] = [
  part('account', members, members.id, ['passwordHash']),
  part('consents', consents, consents.member),
  part('logins', sessions, sessions.member, ['tokenHash']),
  part('second_factor', secondFactors, secondFactors.member, ['staff', 'secretSealed', 'lastStep']),
  part('mailed_links', mailLinks, mailLinks.member, ['tokenHash']),
  part('notices', notices, notices.member),
  part('push_subscriptions', pushSubscriptions, pushSubscriptions.member, [
    'endpoint',
    'p256dh',
    'auth',
  ]),
  part('choices', choices, choices.member),
  part('match_finder', matchWishes, matchWishes.member),
  part('photos', photos, photos.member, ['token', 'blurredToken', 'thumbhash']),
  part('photos_in_conversations', chatPhotos, chatPhotos.sender, [
    'token',
    'blurredToken',
    'thumbhash',
  ]),
  part('likes_given', likes, likes.from),
  part('likes_received', likes, likes.to),
  part('blocked', blocks, blocks.from),
  part('introductions', introductions, introductions.member),
  part('swipe_game', swipes, swipes.member),
  part('fictional_acknowledged', fictionalAcknowledgements, fictionalAcknowledgements.member),
  part('first_message', firstMessages, firstMessages.member),
  part('payments', payments, payments.member, ['providerData', 'idempotencyKey']),
  part('direct_debits', directDebits, directDebits.member, [
    'ibanSealed',
    'ibanFingerprint',
    'codeHash',
  ]),
  part('discount_codes', discountCodes, discountCodes.member),
  part('discounts_used', discountUses, discountUses.member),
  part('complaints', complaints, complaints.reporter, ['keyHash', 'evidence', 'accused']),
  part('deletions', deletions, deletions.member),
]
