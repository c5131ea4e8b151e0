import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/**
 * Sends a message to a thread that answers each with one.
 * @returns the answer
 * @throws Error when the thread ends before it answers
 */
export async function askThread(thread: Worker, question: unknown): Promise<unknown> {
  const ended = new AbortController()
  const end = (code: number) => ended.abort(new Error(`The thread ended with code ${code}.`))
  thread.once('exit', end)
  try {
    const answered = once(thread, 'message', { signal: ended.signal })
    thread.postMessage(question)
    const [answer]: unknown[] = await answered
    return answer
  } finally {
    thread.off('exit', end)
  }
}
