/** Letter spacing by which a font is made to take the lines of its fallback, in hundredths of its size. */
const step = 0.5
const most = 4

const isSeenText = (element: HTMLElement) =>
  element.getBoundingClientRect().top < innerHeight &&
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())

/** `ch` is the width of a digit, another in each font. */
function keepWidth(text: HTMLElement): void {
  const { fontSize, maxInlineSize } = getComputedStyle(text)
  if (!maxInlineSize.endsWith('px')) return
  text.style.maxInlineSize = `${Number.parseFloat(maxInlineSize) / Number.parseFloat(fontSize)}em`
}

function keepHeight(text: HTMLElement, height: number): void {
  const direction = Math.sign(height - text.offsetHeight)
  for (let at = step; at <= most && text.offsetHeight !== height; at += step)
    text.style.letterSpacing = `${(direction * at) / 100}em`
}

/** Shows the brand's fonts instead of their fallbacks, all at once; what is on the screen keeps its lines. */
function showFonts(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(isSeenText)
  texts.forEach(keepWidth)
  const heights = texts.map(({ offsetHeight }) => offsetHeight)
  document.documentElement.dataset['view'] = 'known'
  texts.forEach((text, at) => {
    keepHeight(text, heights[at] ?? 0)
  })
}

function loadFonts(): void {
  if (document.documentElement.dataset['view'] === 'known') return
  void Promise.allSettled([...document.fonts].map((font) => font.load())).then(showFonts)
}

if (document.readyState === 'complete') loadFonts()
else addEventListener('load', loadFonts)
