import { join } from 'node:path'
import { asOnAnyMachine, findBrowser } from '@bouquet/browser'
import { inBrowser } from '@bouquet/browser/vitest'
import { defineConfig } from 'vitest/config'
import modes from '../vitest.config.ts'

const home = join(import.meta.dirname, '../../packages/ui/pictures')
const findings = join(import.meta.dirname, '../coverage/pictures')

interface Named {
  readonly arg: string
  readonly ext: string
}

export default defineConfig(async (environment) => {
  const { test, ...rest } = await modes(environment)
  return {
    ...rest,
    test: {
      ...test,
      name: 'pictures',
      include: ['pictures/*.browser.test.ts'],
      browser: {
        // The accepted pictures show what people see in a whole browser.
        ...test?.browser,
        ...(await inBrowser(asOnAnyMachine(await findBrowser()))),
        expect: {
          toMatchScreenshot: {
            // Antialiasing differs slightly between processors; visible differences still fail.
            comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.001 },
            resolveScreenshotPath: ({ arg, ext }: Named) => join(home, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }: Named) => join(findings, `${arg}${ext}`),
          },
        },
      },
    },
  }
})
