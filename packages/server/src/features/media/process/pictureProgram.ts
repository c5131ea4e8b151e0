import sharp from 'sharp'
import { DomainError } from '../../../platform/errors/DomainError.ts'
import type { PictureAnswer, PictureRequest } from './pictureProcess.ts'
import { runPictureTask } from './pictureTask.ts'

// No picture is opened twice, and the versions of one are made side by side already.
sharp.cache(false)
sharp.concurrency(1)

async function answer({ id, task }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { id, kind: 'picture', picture: await runPictureTask(task) }
  } catch (thrown) {
    if (!(thrown instanceof DomainError)) return { id, kind: 'error', message: String(thrown) }
    const { code, params, field } = thrown
    return { id, kind: 'refusal', error: { code, params, field } }
  }
}

process.on('message', async (request: PictureRequest) => {
  const made = await answer(request)
  if (process.connected) process.send?.(made)
})
process.on('disconnect', () => process.exit())
// Ctrl+C reaches this process too, while the server may still wait for a picture.
process.on('SIGINT', () => undefined)
