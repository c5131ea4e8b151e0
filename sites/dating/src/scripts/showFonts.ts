/** Letter spacing by which a font is made to take the lines of its fallback, in hundredths of its size. */
const step = 0.5
const most = 4

const isSeenText = (element: HTMLElement) =>
  element.getBoundingClientRect().top < innerHeight &&
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())

/** `ch` is the width of a digit, another in each font. */
function keepLongestLine(text: HTMLElement): void {
  const { maxInlineSize } = getComputedStyle(text)
  if (maxInlineSize.endsWith('px')) text.style.maxInlineSize = maxInlineSize
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
  if (text.offsetWidth < width) text.style.minInlineSize = `${width}px`
}

const keeping = ['letter-spacing', 'min-inline-size', 'max-inline-size'] as const

/** This width of the window, with this size of text: texts would not fit any other. */
function thisView(): string {
  const ems = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return `(width: ${innerWidth}px) and (min-width: ${ems - 0.01}em) and (max-width: ${ems + 0.01}em)`
}

/** Keeps the texts as they are in this view alone. */
function limitToView(texts: readonly HTMLElement[]): void {
  const sheet = new CSSStyleSheet({ media: thisView() })
  texts.forEach((text, at) => {
    const kept = keeping.flatMap((name) => {
      const value = text.style.getPropertyValue(name)
      text.style.removeProperty(name)
      return value === '' ? [] : [`${name}:${value}`]
    })
    if (kept.length === 0) return
    text.dataset['kept'] = String(at)
    sheet.insertRule(`[data-kept][data-kept="${at}"]{${kept.join(';')}}`)
  })
  document.adoptedStyleSheets.push(sheet)
}

/** Shows the brand's fonts instead of their fallbacks, all at once. */
const show = () => {
  document.documentElement.dataset['view'] = 'known'
}

/** Shows the brand's fonts; what is on the screen keeps its lines. */
function showFonts(): void {
  if (!('adoptedStyleSheets' in document)) {
    show()
    return
  }
  const texts = [...document.querySelectorAll<HTMLElement>('main *, dialog[open] *')].filter(
    isSeenText,
  )
  texts.forEach(keepLongestLine)
  const before = texts.map((text) => ({
    text,
    height: text.offsetHeight,
    width: text.offsetWidth,
  }))
  show()
  for (const { text, ...size } of before) keepSize(text, size)
  limitToView(texts)
}

function loadFonts(): void {
  if (document.documentElement.dataset['view'] === 'known') return
  void Promise.allSettled([...document.fonts].map((font) => font.load())).then(showFonts)
}

if (document.readyState === 'complete') loadFonts()
else addEventListener('load', loadFonts)
