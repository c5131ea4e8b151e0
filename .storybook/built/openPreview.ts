import { findTestBrowser } from '@bouquet/browser'
import { type Browser, chromium, type Page } from 'playwright-core'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  type StoryFinishedPayload,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events'
import type { PreviewWeb } from 'storybook/preview-api'

type Channel = PreviewWeb<never>['channel']
type Listener = Parameters<Channel['on']>[1]

declare global {
  var __STORYBOOK_PREVIEW__: PreviewWeb<never>
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

const usual = { width: 1200, height: 900 }

const failures = [
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
]

/** The page of a built Storybook that shows stories, without the sidebar around it. */
export interface Preview {
  /**
   * Shows a story in its own width and waits until its play function and what follows it have ended.
   * @returns errors of the page, of its console and of the play function
   */
  play(storyId: string): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Opens the built Storybook in a browser of its own.
 * @param globals choices of the toolbars
 */
export async function openPreview(
  origin: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<Preview> {
  const { executablePath, args, env } = await findTestBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
  const page = await browser.newPage({
    viewport: usual,
    userAgent: `${await userAgentOf(browser)} StorybookTestRunner`,
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`page: ${error.stack ?? error.message}`))
  await page.goto(new URL('iframe.html?viewMode=story', origin).href)
  await page.evaluate(
    async ({ event, chosen }) => {
      await globalThis.__STORYBOOK_PREVIEW__.ready()
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(event, { globals: chosen })
    },
    { event: UPDATE_GLOBALS, chosen: globals },
  )
  return {
    async play(storyId) {
      await page.setViewportSize((await viewportOf(page, storyId)) ?? usual)
      const failed = await playStory(page, storyId)
      return [...problems.splice(0), ...failed]
    },
    close: () => browser.close(),
  }
}

/** Storybook stops animations at their end, as in its own tests, for a browser whose name says that it tests. */
async function userAgentOf(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const name = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return name
}

/** Size in pixels of the window that a story asks for, which the sidebar's page would give its frame. */
const viewportOf = (page: Page, storyId: string) =>
  page.evaluate(async (id) => {
    const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({
      storyId: id,
    })
    const styles = parameters['viewport']?.options?.[storyGlobals['viewport']?.value]?.styles
    return styles === undefined
      ? undefined
      : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  }, storyId)

/** @returns what Storybook reports as failed */
const playStory = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ id, finished, missing, failing, choose }) =>
      new Promise((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        const failed: string[] = []
        const end = () => {
          for (const [name, listener] of listeners) channel.off(name, listener)
          resolve(failed)
        }
        const listeners: (readonly [string, Listener])[] = [
          ...failing.map(
            (name) =>
              [
                name,
                (payload: unknown) => failed.push(`${name}: ${JSON.stringify(payload)}`),
              ] as const,
          ),
          [missing, end],
          [
            finished,
            ({ storyId: ended, status }: StoryFinishedPayload) => {
              if (ended !== id) return
              if (status === 'error') failed.push('The story ended with an error.')
              end()
            },
          ],
        ]
        for (const [name, listener] of listeners) channel.on(name, listener)
        channel.emit(choose, { storyId: id, viewMode: 'story' })
      }),
    {
      id: storyId,
      finished: STORY_FINISHED,
      missing: STORY_MISSING,
      failing: failures,
      choose: SET_CURRENT_STORY,
    },
  )
