import module from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { paths } from '../paths.ts'
import type { RenderJob, RenderSettings } from './renderBrand.ts'
import type { RenderAnswer } from './renderBrands.ts'

module.enableCompileCache(join(paths.cache, 'code'))
const { fileWriter } = await import('./fileWriter.ts')
const { loadOnce, renderTimed } = await import('./renderTimed.ts')

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const settings = z.custom<RenderSettings>(isObject).parse(workerData)
const jobSchema = z.custom<RenderJob>(isObject)
const tools = {
  site: loadOnce(),
  // The cores are busy with other brands, so that pages are written here.
  pageWriter: (folder: string) => ({
    write: fileWriter(folder),
    written: async () => undefined,
    close: async () => undefined,
  }),
}

/** Errors lose their class on the way to another thread, so that only the message is sent. */
async function answer(job: RenderJob): Promise<RenderAnswer> {
  try {
    return { kind: 'rendered', rendering: await renderTimed(job, settings, tools) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (job: unknown) => {
  parentPort?.postMessage(await answer(jobSchema.parse(job)))
})
