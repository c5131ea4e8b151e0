import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/** Built anew only when an input has changed; turbo.json names them. */
async function buildStorybook(): Promise<void> {
  const turbo = join(root, 'node_modules/turbo/bin/turbo')
  // Within a test, main.ts leaves out the controls and documentation pages.
  const { VITEST: _, ...outside } = env
  await promisify(execFile)(execPath, [turbo, 'run', 'build-storybook'], {
    cwd: root,
    env: { ...outside, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 2 ** 26,
  })
}

/** Builds Storybook once for all test files and serves its folder. */
export default async function serveBuild({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildStorybook()
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    appType: 'mpa',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin === undefined) throw new Error('The built Storybook is not served.')
  provide('builtStorybook', origin)
  return () => server.close()
}
