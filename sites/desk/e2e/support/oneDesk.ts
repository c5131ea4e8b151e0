import { startSite } from '@bouquet/browser/startSite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly port: number
  }
}

/** Starts one demo with its desk for all tests. */
export default async function oneDesk(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startSite()
  project.provide('port', port)
  return stop
}
