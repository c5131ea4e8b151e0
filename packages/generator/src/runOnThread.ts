import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/**
 * Runs a job on a thread that posts one result for each.
 * @returns the result
 * @throws Error when the thread ends before
 */
export async function runOnThread(thread: Worker, job: unknown): Promise<unknown> {
  const ended = new AbortController()
  const end = (code: number) => ended.abort(new Error(`The thread ended with code ${code}.`))
  thread.once('exit', end)
  try {
    const done = once(thread, 'message', { signal: ended.signal })
    thread.postMessage(job)
    const [result]: unknown[] = await done
    return result
  } finally {
    thread.off('exit', end)
  }
}
