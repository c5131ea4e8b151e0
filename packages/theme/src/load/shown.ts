/** Longest quotation of a value in a message, in characters. */
const longest = 80

const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu

const escaped = (character: string) =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

/** A value in JSON's own notation, ready to be pasted; characters that cannot be seen are escaped. */
export const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').replace(invisible, escaped)

/** A value as messages quote it: in JSON's own notation, and shortened when it is long. */
export const shown = (value: unknown): string => {
  const text = [...asJson(value)]
  return text.length <= longest ? text.join('') : `${text.slice(0, longest - 1).join('')}…`
}
