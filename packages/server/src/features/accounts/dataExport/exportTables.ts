import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  blocks,
  chatPhotos,
  complaints,
  consents,
  deletions,
  directDebits,
  discountCodes,
  discountUses,
  fictionalAcknowledgements,
  introductions,
  likes,
  mailLinks,
  matchAnswers,
  members,
  payments,
  photos,
  privacyChoices,
  pushSubscriptions,
  secondFactors,
  sentMails,
  sentNotifications,
  sessions,
  swipes,
  visibleOnBrands,
} from '../../../tables/index.ts'

/** A table with rows about a member. */
export interface ExportTable {
  readonly name: string
  readonly table: PgTable
  /** The column with the member's id. */
  readonly owner: PgColumn
  /** Columns that hold secrets or data about others. */
  readonly omitted: readonly string[]
  /** The order of the rows, where the member chose one. */
  readonly order?: PgColumn | undefined
}

const exportTable = (
  name: string,
  table: PgTable,
  owner: PgColumn,
  without: readonly string[] = [],
  order?: PgColumn,
): ExportTable => ({ name, table, owner, omitted: without, order })

/** All tables with data about a member, except credits and messages, which have queries of their own. */
export const exportTables: readonly ExportTable[] = [
  exportTable('account', members, members.id, ['passwordHash']),
  exportTable('consents', consents, consents.member),
  exportTable('logins', sessions, sessions.member, ['tokenHash', 'previousTokenHash']),
  exportTable('second_factor', secondFactors, secondFactors.member, [
    'staff',
    'secretEncrypted',
    'lastStep',
  ]),
  exportTable('mailed_links', mailLinks, mailLinks.member, ['tokenHash']),
  exportTable('sent_mails', sentMails, sentMails.member),
  exportTable('sent_notifications', sentNotifications, sentNotifications.member),
  exportTable('push_subscriptions', pushSubscriptions, pushSubscriptions.member, [
    'endpoint',
    'p256dh',
    'auth',
  ]),
  exportTable('privacy_choices', privacyChoices, privacyChoices.member),
  exportTable('visible_on_brands', visibleOnBrands, visibleOnBrands.member),
  exportTable('match_finder', matchAnswers, matchAnswers.member),
  exportTable(
    'photos',
    photos,
    photos.member,
    ['token', 'blurredToken', 'thumbhash'],
    photos.position,
  ),
  exportTable('photos_in_conversations', chatPhotos, chatPhotos.sender, [
    'token',
    'blurredToken',
    'thumbhash',
  ]),
  exportTable('likes_given', likes, likes.liker),
  exportTable('likes_received', likes, likes.liked),
  exportTable('blocked', blocks, blocks.blocker),
  exportTable('introductions', introductions, introductions.member),
  exportTable('swipe_game', swipes, swipes.member),
  exportTable(
    'fictional_acknowledged',
    fictionalAcknowledgements,
    fictionalAcknowledgements.member,
  ),
  exportTable('payments', payments, payments.member, ['providerData', 'idempotencyKey']),
  exportTable('direct_debits', directDebits, directDebits.member, [
    'ibanEncrypted',
    'ibanFingerprint',
    'codeHash',
  ]),
  exportTable('discount_codes', discountCodes, discountCodes.member),
  exportTable('discounts_used', discountUses, discountUses.member),
  exportTable('complaints', complaints, complaints.reporter, ['keyHash', 'evidence', 'accused']),
  exportTable('deletions', deletions, deletions.member),
]
