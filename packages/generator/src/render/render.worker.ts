import module from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { paths } from '../paths.ts'
import type { RenderResult, ThreadInput } from './renderBrands.ts'
import type { RenderJob } from './renderJob.ts'

module.enableCompileCache(join(paths.cache, 'code'))
const { loadOnce, renderTimed } = await import('./renderTimed.ts')
const { writeHere, writeInThread } = await import('./pageWriters.ts')

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const { isAlone, ...settings } = z.custom<ThreadInput>(isObject).parse(workerData)
const jobSchema = z.custom<RenderJob>(isObject)
const tools = { site: loadOnce(), pageWriter: isAlone ? writeInThread : writeHere }

/** Errors lose their class on the way to another thread, so that only the message is sent. */
async function renderResultOf(job: RenderJob): Promise<RenderResult> {
  try {
    return { kind: 'rendered', rendering: await renderTimed(job, settings, tools) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (job: unknown) => {
  parentPort?.postMessage(await renderResultOf(jobSchema.parse(job)))
})
