import type { TestProject } from 'vitest/node'
import { startSite } from './startSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly port: number
  }
}

/** Starts one site for all tests. */
export default async function oneSite(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startSite()
  project.provide('port', port)
  return stop
}
