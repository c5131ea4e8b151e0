import { startSite } from '@bouquet/browser/startSite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly port: number
    /** The data folder. */
    readonly data: string
  }
}

/** Starts one site for all tests. */
export default async function oneSite(project: TestProject): Promise<() => Promise<void>> {
  const { port, data, stop } = await startSite()
  project.provide('port', port)
  project.provide('data', data)
  return stop
}
