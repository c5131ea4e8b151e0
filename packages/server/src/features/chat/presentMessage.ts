import { type Message, type Photo, streams } from '@bouquet/contract'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  giftIdSchema,
  messageIdSchema,
  photoIdSchema,
} from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import type { ChatPhotoRow } from '../../tables/index.ts'
import { findChatPhotos } from './attachments.store.ts'
import type { MessageRow } from './message.store.ts'

/**
 * Numbers of the last message that the other participant has received and read; 0 when the reader
 * may not know.
 */
export interface ReadReceipts {
  readonly delivered: number
  readonly read: number
}

const noReceipts: ReadReceipts = { delivered: 0, read: 0 }

const stateOf = (
  { held, sequence }: MessageRow,
  { delivered, read }: ReadReceipts,
): Message['state'] => {
  if (held) return 'held'
  if (sequence <= read) return 'read'
  return sequence <= delivered ? 'delivered' : 'sent'
}

/** Messages as one participant sees them; `receipts` apply to the reader's own messages. */
export async function presentMessages(
  db: Db,
  rows: readonly MessageRow[],
  reader: string,
  reach: ReadReceipts = noReceipts,
): Promise<Message[]> {
  const photos = await findChatPhotos(db, rows)
  return rows.map((row) => present(row, reader, row.sender === reader ? reach : noReceipts, photos))
}

/** One message as its reader sees it, without receipts. */
export async function presentMessage(db: Db, row: MessageRow, reader: string): Promise<Message> {
  return present(row, reader, noReceipts, await findChatPhotos(db, [row]))
}

type Photos = ReadonlyMap<string, ChatPhotoRow>

function present(row: MessageRow, reader: string, reach: ReadReceipts, photos: Photos): Message {
  const isMine = row.sender === reader
  const warnings = isMine ? [] : [...new Set(row.findings?.map(({ kind }) => kind))]
  return {
    id: messageIdSchema.parse(row.id),
    client_id: clientMessageIdSchema.parse(row.clientId),
    conversation: conversationIdSchema.parse(row.conversation),
    number: row.sequence,
    from_me: isMine,
    body: bodyOf(row, isMine, photos),
    state: stateOf(row, reach),
    sent_at: row.sentAt.toISOString(),
    ...(row.held && { held_for: row.heldFor ?? 'confirmation' }),
    ...(warnings.length > 0 && { warnings }),
  }
}

function bodyOf({ body }: MessageRow, isMine: boolean, photos: Photos): Message['body'] {
  switch (body.kind) {
    case 'text':
      return body
    case 'gift':
      return { kind: 'gift', gift: giftIdSchema.parse(body.gift) }
    case 'photo': {
      const photo = photos.get(body.photo)
      if (!photo) throw new Error(`The picture ${body.photo} of a message is gone.`)
      return { kind: 'photo', photo: presentChatPhoto(photo, isMine) }
    }
  }
}

/** A photo in a conversation: clear to its sender, blurred to the receiver until they open it. */
export function presentChatPhoto(photo: ChatPhotoRow, isMine: boolean): Photo {
  const locked = !isMine && photo.opened === null
  const filename = `${streams.photo}/${locked ? photo.blurredToken : photo.token}`
  return {
    id: photoIdSchema.parse(photo.id),
    filename,
    thumb_filename: `${filename}/thumb`,
    status: 'active',
    width: photo.width,
    height: photo.height,
    thumbhash: Buffer.from(photo.thumbhash).toString('base64'),
    locked,
  }
}
