import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expandUnicodeRange, letters } from '../src/fonts/letters.ts'

const original = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf')),
)

const usual = Object.values(letters).flatMap((part) => expandUnicodeRange(part.usual))

interface Changes {
  /** Letters that the font lacks. */
  readonly without?: string
  /** Embedding rights, the `fsType` of its table OS/2. */
  readonly rights?: number
}

/** A WOFF2 file as an operator has it: one bold face with the letters of all languages. */
export async function ownFontFile({ without = '', rights = 0 }: Changes = {}): Promise<Uint8Array> {
  const font = Buffer.from(original)
  font.writeUInt16BE(rights, tableAt(font, 'OS/2') + 8)
  const text = usual.filter((letter) => !without.includes(letter)).join('')
  return subsetFont(font, text, { targetFormat: 'woff2' })
}

function tableAt(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`)
  return font.readUInt32BE(entry + 8)
}
