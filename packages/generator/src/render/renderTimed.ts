import { type RenderedBrand, type RenderTools, renderBrand } from './renderBrand.ts'
import type { RenderJob, RenderSettings } from './renderJob.ts'
import { loadCompiledSite } from './renderPages.ts'

export interface TimedRendering extends RenderedBrand {
  readonly seconds: number
}

export async function renderTimed(
  job: RenderJob,
  settings: RenderSettings,
  tools: RenderTools,
): Promise<TimedRendering> {
  const start = performance.now()
  const rendered = await renderBrand(job, settings, tools)
  return { ...rendered, seconds: (performance.now() - start) / 1_000 }
}

/** Loads the compiled site at the first call. */
export function loadOnce(): RenderTools['site'] {
  let loaded: ReturnType<typeof loadCompiledSite> | undefined
  return () => {
    loaded ??= loadCompiledSite()
    return loaded
  }
}
