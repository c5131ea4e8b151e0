import type { BrowserContext } from 'playwright-core'

interface Shown {
  readonly words: string
  readonly pictures: string
  readonly height: number
}

/** What a visitor sees of a page on a phone. */
async function look(context: BrowserContext, url: string): Promise<Shown> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    await page.locator('main h1').waitFor()
    await page.evaluate(() => document.fonts.ready)
    return await page.evaluate(() => ({
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
      words: document.body.innerText.replaceAll(/\s+/g, ' ').trim(),
      pictures: [...document.querySelectorAll('main img')]
        .map((image) => image.getAttribute('srcset'))
        .join('\n'),
      height: document.documentElement.scrollHeight,
    }))
  } finally {
    await page.close()
  }
}

/**
 * Makes sure that a page shows the words and the pictures of Bouquet's, at the same height within 2 pixels.
 * @throws Error that says where they differ
 */
export async function checkSamePage(
  context: BrowserContext,
  { expected, actual }: { readonly expected: string; readonly actual: string },
): Promise<void> {
  const [ours, theirs] = [await look(context, expected), await look(context, actual)]
  if (ours.words !== theirs.words)
    throw new Error(`${actual} reads otherwise: ${differ(ours.words, theirs.words)}`)
  if (ours.pictures !== theirs.pictures) throw new Error(`${actual} has other portraits.`)
  if (Math.abs(ours.height - theirs.height) > 2)
    throw new Error(`${actual} is ${theirs.height} pixels high instead of ${ours.height}.`)
}

function differ(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const near = (text: string) => `“${text.slice(Math.max(0, at - 30), at + 60)}”`
  return `${near(other)} instead of ${near(one)}`
}
