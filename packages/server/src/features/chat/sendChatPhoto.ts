import type { Message } from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId, newToken } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { renderUpload, withStoredFiles } from '../media/index.ts'
import { insertChatPhoto, markOpened } from './attachments.store.ts'
import { postMessage } from './postMessage.ts'
import { presentMessage } from './presentMessage.ts'
import { findReadableMessage } from './readableMessage.ts'

interface Draft {
  readonly client_id: string
  readonly profile: string
}

/**
 * Sends a photo. The receiver sees it blurred until they open it.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken, and those of
 *   {@link postMessage}
 */
export async function sendChatPhoto(
  ctx: MemberCtx,
  { file, ...draft }: { readonly file: File } & Draft,
) {
  const { brand, clock, photoFiles, viewer } = ctx
  await limitRate(ctx, { key: `photo:${viewer.id}`, most: 60, windowSeconds: 3_600 })
  const { files, ...drawn } = await renderUpload(file)
  const id = newId()

  async function body(tx: Db, conversation: string) {
    await insertChatPhoto(tx, {
      id,
      conversation,
      sender: viewer.id,
      token: newToken(),
      blurredToken: newToken(),
      created: clock.now(),
      ...drawn,
    })
    return { kind: 'photo', photo: id } as const
  }

  const draftMessage = {
    clientId: draft.client_id,
    profile: draft.profile,
    cost: brand.settings.photo_credits,
    reason: 'photo',
    findings: [],
    body,
  } as const
  // A repeated request returns the first message, which has its own photo.
  return withStoredFiles(
    photoFiles,
    { id, files },
    () => postMessage(ctx, draftMessage),
    ({ message: { body } }) => body.kind === 'photo' && body.photo.id === id,
  )
}

/**
 * Unblurs a photo that the viewer received.
 * @throws DomainError not_found for anything but a photo in one of their conversations
 */
export async function openChatPhoto(ctx: MemberCtx, id: string): Promise<Message> {
  const { clock, db, viewer } = ctx
  const { message } = await findReadableMessage(ctx, id)
  if (message.body.kind !== 'photo') throw refuse('not_found', { field: 'message' })
  if (message.sender !== viewer.id) await markOpened(db, message.body.photo, clock.now())
  return presentMessage(db, message, viewer.id)
}
