import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { RenderJob, RenderSettings } from './renderBrand.ts'
import { loadOnce, renderTimed, type TimedRendering } from './renderTimed.ts'
import { writeInThread } from './writeInThread.ts'

/** A thread takes about 100 MB, and a build should not take more than 400. */
const mostThreads = 2

const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rendered'),
    rendering: z.object({ domain: z.string(), pages: z.number(), seconds: z.number() }),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])

/** What a thread answers for each job. */
export type RenderAnswer = z.infer<typeof answerSchema>

/**
 * Renders brands, one in this thread, several in a thread for each core; a thread takes one brand after the other.
 * @returns a promise for each job, in the same order
 */
export function renderBrands(
  jobs: readonly RenderJob[],
  settings: RenderSettings,
): readonly Promise<TimedRendering>[] {
  const threads = Math.min(jobs.length, availableParallelism(), mostThreads)
  const results = jobs.map((job) => ({ job, result: Promise.withResolvers<TimedRendering>() }))
  // Whoever waits for a result gets its failure; until then it is not an unhandled one.
  for (const { result } of results) result.promise.catch(() => undefined)
  // The threads share one iterator, so that each takes the next brand that nobody has taken.
  const queue = results.values()
  if (threads > 1) for (let at = 0; at < threads; at += 1) void renderInThread(queue, settings)
  else void renderHere(queue, settings)
  return results.map(({ result }) => result.promise)
}

type Queue = Iterable<{
  readonly job: RenderJob
  readonly result: PromiseWithResolvers<TimedRendering>
}>

async function renderHere(queue: Queue, settings: RenderSettings): Promise<void> {
  const tools = { site: loadOnce(), pageWriter: writeInThread }
  for (const { job, result } of queue)
    await renderTimed(job, settings, tools).then(result.resolve, result.reject)
}

async function renderInThread(queue: Queue, settings: RenderSettings): Promise<void> {
  let thread: Worker | undefined
  for (const { job, result } of queue) {
    thread ??= new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: settings })
    try {
      const answer = await ask(thread, job)
      if (answer.kind === 'rendered') result.resolve(answer.rendering)
      else result.reject(new Error(answer.message))
    } catch (error) {
      // The thread is lost, as when its memory has run out; the next brand gets a new one.
      result.reject(error)
      await thread.terminate()
      thread = undefined
    }
  }
  await thread?.terminate()
}

/** @throws Error when the thread ends before it answers */
async function ask(thread: Worker, job: RenderJob): Promise<RenderAnswer> {
  const ended = new AbortController()
  const end = (code: number) => ended.abort(new Error(`The thread ended with code ${code}.`))
  thread.once('exit', end)
  try {
    const answered = once(thread, 'message', { signal: ended.signal })
    thread.postMessage(job)
    const [answer]: unknown[] = await answered
    return answerSchema.parse(answer)
  } finally {
    thread.off('exit', end)
  }
}
