import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { runOnThread } from '../../runOnThread.ts'
import type { EncoderInput } from './encode.worker.ts'

const filmSchema = z.instanceof(Uint8Array)

let thread: Worker | undefined
let previous: Promise<unknown> = Promise.resolve()

/**
 * Encodes one film after the other in a thread of its own, because the encoder installs handlers that end the process
 * on any rejection. The thread stays for the next film, since starting it takes as long as a fifth of a film.
 */
export function encode(input: EncoderInput): Promise<Uint8Array> {
  const film = previous.then(() => encodeNext(input))
  previous = film.catch(() => undefined)
  return film
}

async function encodeNext(input: EncoderInput): Promise<Uint8Array> {
  thread ??= new Worker(new URL('./encode.worker.ts', import.meta.url))
  thread.ref()
  try {
    return filmSchema.parse(await runOnThread(thread, input))
  } catch (error) {
    await thread.terminate()
    thread = undefined
    throw error
  } finally {
    thread?.unref()
  }
}
