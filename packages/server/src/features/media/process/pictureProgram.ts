import sharp from 'sharp'
import { DomainError } from '../../../platform/errors/DomainError.ts'
import type { PictureRequest, PictureResponse } from './pictureProcess.ts'
import { runPictureTask } from './pictureTask.ts'

// No photo is opened twice, and its sizes are rendered in parallel already.
sharp.cache(false)
sharp.concurrency(1)

async function respond({ id, task }: PictureRequest): Promise<PictureResponse> {
  try {
    return { id, kind: 'picture', picture: await runPictureTask(task) }
  } catch (thrown) {
    if (!(thrown instanceof DomainError)) return { id, kind: 'error', message: String(thrown) }
    const { code, params, field } = thrown
    return { id, kind: 'refusal', error: { code, params, field } }
  }
}

process.on('message', async (request: PictureRequest) => {
  const made = await respond(request)
  if (process.connected) process.send?.(made)
})
process.on('disconnect', () => process.exit())
// Ctrl+C also reaches this process while the server may wait for a photo.
process.on('SIGINT', () => undefined)
