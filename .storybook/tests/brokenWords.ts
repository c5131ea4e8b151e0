const word = /[\p{L}\p{N}]+/gu
/** A text run that may wrap without a hyphen. */
const address = /\S+@\S+|\S+:\/\/\S+/gu

const wordsOf = (text: string) =>
  text.replaceAll(address, (found) => ' '.repeat(found.length)).matchAll(word)

const lines = (range: Range): number => {
  const tops = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0.5 && height > 1)
    .map(({ top }) => Math.round(top))
  return new Set(tops).size
}

/** Whether a word on two lines was hyphenated according to its language. */
const isHyphenated = (range: Range, { style }: HTMLElement): boolean => {
  const { cssText } = style
  style.setProperty('overflow-wrap', 'normal', 'important')
  style.setProperty('word-break', 'normal', 'important')
  const count = lines(range)
  style.cssText = cssText
  return count > 1
}

function* textsIn(root: Element): Iterable<readonly [Text, HTMLElement]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node
    if (node instanceof Text && parentElement instanceof HTMLElement) yield [node, parentElement]
  }
}

/**
 * Finds words that are broken across lines without a hyphen.
 * @param mayBeBroken texts or single words that may be broken
 */
export function brokenWords(
  root: Element,
  mayBeBroken: (text: string) => boolean,
): readonly string[] {
  const range = document.createRange()
  return [...textsIn(root)]
    .filter(([{ data }, holder]) => holder.clientWidth !== 1 && !mayBeBroken(data))
    .flatMap(([text, holder]) => {
      range.selectNodeContents(text)
      if (lines(range) < 2) return []
      return [...wordsOf(text.data)]
        .filter(({ 0: found, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + found.length)
          return lines(range) > 1 && !mayBeBroken(found) && !isHyphenated(range, holder)
        })
        .map(([found]) => `broken: “${found}” in “${text.data.trim().slice(0, 60)}”`)
    })
}
