const word = /[\p{L}\p{N}]+/gu
/** Has no hyphen, and may go on in the next line. */
const address = /\S+@\S+|\S+:\/\/\S+/gu

const wordsOf = (text: string) =>
  text.replaceAll(address, (found) => ' '.repeat(found.length)).matchAll(word)

const lines = (range: Range): number => {
  const tops = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0.5 && height > 1)
    .map(({ top }) => Math.round(top))
  return new Set(tops).size
}

/** Whether a word that runs over two lines was broken where its language has a hyphen. */
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
 * Words that go on in the next line without a hyphen, since their line is too short for them.
 * @param mayBeBroken whole texts that are not the product's own, and single words
 */
export const brokenWords = (
  root: Element,
  mayBeBroken: (text: string) => boolean,
): readonly string[] => {
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
