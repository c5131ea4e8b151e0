import type { Page } from 'playwright-core'
import { findHiddenText } from './findHiddenText.ts'

interface Reading {
  readonly width: number
  /** The browser's text size in pixels; 16 is what browsers come with. */
  readonly textSize: number
  /** Whether the reader has widened the spacing, as WCAG 1.4.12 foresees. */
  readonly isSpaced?: boolean
}

const readings: readonly Reading[] = [
  { width: 390, textSize: 16 },
  { width: 320, textSize: 16, isSpaced: true },
  { width: 320, textSize: 32 },
  { width: 640, textSize: 32 },
]

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/**
 * Reads the page on phones with text of the usual size, with wide spacing and with text of twice the size.
 * @returns where it scrolls sideways or text cannot be read; the page is then as it was
 */
export async function findReadingProblems(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const resize = (textSize: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
  const problems: string[] = []
  const own = await page.evaluateHandle(() => document.adoptedStyleSheets.slice())
  for (const { width, textSize, isSpaced = false } of readings) {
    await resize(textSize)
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(
      ([sheets, css]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [...sheets, sheet]
      },
      [own, isSpaced ? spacing : ''] as const,
    )
    await page.evaluate(isDrawn)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const found = await page.evaluate(findHiddenText)
    const at = `${width} px, text of ${textSize} px${isSpaced ? ', wide spacing' : ''}`
    if (overflow > 0) problems.push(`${at}: ${overflow} px too wide`)
    problems.push(...found.map((problem) => `${at}: ${problem}`))
  }
  await page.evaluate((sheets) => {
    document.adoptedStyleSheets = sheets
  }, own)
  await resize(16)
  await session.detach()
  return problems
}

/** Resolves after the next frame, when observers of the size have run and their changes are drawn. */
const isDrawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
