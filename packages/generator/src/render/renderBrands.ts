import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { runOnThread } from '../runOnThread.ts'
import type { RenderJob, RenderSettings } from './renderJob.ts'
import type { TimedRendering } from './renderTimed.ts'

/** A build should not take more than 400 MB. */
const mostThreads = 2

/** With a larger young generation a thread takes 100 MB more and is no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 160 }

const renderResultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rendered'),
    rendering: z.object({ domain: z.string(), pages: z.number(), seconds: z.number() }),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])

export interface ThreadInput extends RenderSettings {
  /** Whether this is the only thread that renders, so that a second core is free. */
  readonly isAlone: boolean
}

/** What a thread answers for each job. */
export type RenderResult = z.infer<typeof renderResultSchema>

/**
 * Renders brands in a thread for each core; a thread takes one brand after the other. What rendering needs is loaded
 * by the threads alone, so that a build with nothing to do does not wait for it.
 * @returns a promise for each job, in the same order
 */
export function renderBrands(
  jobs: readonly RenderJob[],
  settings: RenderSettings,
): readonly Promise<TimedRendering>[] {
  const threads = Math.min(jobs.length, availableParallelism(), mostThreads)
  const results = jobs.map((job) => ({ job, result: Promise.withResolvers<TimedRendering>() }))
  // Whoever awaits a result gets its error. Until then it must not count as an unhandled rejection.
  for (const { result } of results) result.promise.catch(() => undefined)
  // The threads share one iterator, so each takes the next brand that is left.
  const queue = results.values()
  const input = { ...settings, isAlone: threads === 1 }
  for (let at = 0; at < threads; at += 1) void renderInThread(queue, input)
  return results.map(({ result }) => result.promise)
}

type Queue = Iterable<{
  readonly job: RenderJob
  readonly result: PromiseWithResolvers<TimedRendering>
}>

async function renderInThread(queue: Queue, workerData: ThreadInput): Promise<void> {
  let thread: Worker | undefined
  for (const { job, result } of queue) {
    thread ??= new Worker(new URL('./render.worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
    })
    try {
      const rendered = renderResultSchema.parse(await runOnThread(thread, job))
      if (rendered.kind === 'rendered') result.resolve(rendered.rendering)
      else result.reject(new Error(rendered.message))
    } catch (error) {
      // The thread is lost, as when its memory has run out; the next brand gets a new one.
      result.reject(error)
      await thread.terminate()
      thread = undefined
    }
  }
  await thread?.terminate()
}
