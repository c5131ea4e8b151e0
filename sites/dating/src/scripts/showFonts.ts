/** Letter spacing by which a font is made to take the lines of its fallback, in hundredths of its size. */
const step = 0.5
const most = 4

const isSeenText = (element: HTMLElement) =>
  element.getBoundingClientRect().top < innerHeight &&
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())

/** In sizes of the font, so that it stays right when the window changes. */
const inFontSizes = (element: HTMLElement, pixels: number) =>
  `${pixels / Number.parseFloat(getComputedStyle(element).fontSize)}em`

/** `ch` is the width of a digit, another in each font. */
function keepLongestLine(text: HTMLElement): void {
  const { maxInlineSize } = getComputedStyle(text)
  if (maxInlineSize.endsWith('px'))
    text.style.maxInlineSize = inFontSizes(text, Number.parseFloat(maxInlineSize))
}

interface Size {
  readonly height: number
  readonly width: number
}

/** Keeps its lines, and the width of a part that is as wide as its text. */
function keepSize(text: HTMLElement, { height, width }: Size): void {
  const isTooLarge = () => text.offsetHeight > height || text.offsetWidth > width
  const direction = isTooLarge() ? -1 : 1
  const isKept = () => text.offsetHeight === height && text.offsetWidth <= width
  for (let at = step; at <= most && !isKept(); at += step)
    text.style.letterSpacing = `${(direction * at) / 100}em`
  if (text.offsetWidth < width) text.style.minInlineSize = `min(${inFontSizes(text, width)}, 100%)`
}

/** Shows the brand's fonts instead of their fallbacks, all at once; what is on the screen keeps its lines. */
function showFonts(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('main *, dialog[open] *')].filter(
    isSeenText,
  )
  texts.forEach(keepLongestLine)
  const before = texts.map((text) => ({
    text,
    height: text.offsetHeight,
    width: text.offsetWidth,
  }))
  document.documentElement.dataset['view'] = 'known'
  for (const { text, ...size } of before) keepSize(text, size)
}

function loadFonts(): void {
  if (document.documentElement.dataset['view'] === 'known') return
  void Promise.allSettled([...document.fonts].map((font) => font.load())).then(showFonts)
}

if (document.readyState === 'complete') loadFonts()
else addEventListener('load', loadFonts)
