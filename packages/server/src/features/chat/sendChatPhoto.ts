import type { Db } from '../../platform/database/Database.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId, newToken } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { renderUpload, withStoredFiles } from '../media/index.ts'
import { insertChatPhoto } from './chatPhoto.store.ts'
import { postMessage } from './postMessage.ts'

interface Draft {
  readonly client_id: string
  readonly profile: string
}

/**
 * Sends a photo. The receiver gets it blurred until they open it.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken, and those of
 *   {@link postMessage}
 */
export async function sendChatPhoto(ctx: MemberCtx, file: File, draft: Draft) {
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

  const posting = {
    clientId: draft.client_id,
    profile: draft.profile,
    cost: brand.settings.photo_credits,
    reason: 'photo',
    findings: [],
    body,
  } as const
  // A repeat is answered with the first message, which has a picture of its own.
  return withStoredFiles(
    photoFiles,
    { id, files },
    () => postMessage(ctx, posting),
    ({ message: { body } }) => body.kind === 'photo' && body.photo.id === id,
  )
}
