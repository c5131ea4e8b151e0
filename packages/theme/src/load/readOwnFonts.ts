import { createHash } from 'node:crypto'
import { readdir, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { isFontFile } from '../brand/fontFile.ts'
import type { InspectedFont } from '../fonts/inspectFont.ts'
import type { OwnFont, StatedFont } from '../fonts/ownFont.ts'
import { valueAt } from './contentPaths.ts'
import type { DiagnosticCode } from './diagnostics.ts'
import { fileStamp } from './fileStamp.ts'
import { nearestOf } from './nearest.ts'
import { quote } from './quote.ts'
import { readRegularFile } from './readRegularFile.ts'
import type { Source } from './readSource.ts'

/** Why a font is refused. */
export interface FontProblem {
  readonly code: DiagnosticCode
  readonly found: string
  readonly allowed?: string
  /** Another font that stands beside the theme file. */
  readonly other?: string | undefined
}

/** What a brand has of the file of its font. */
export type FontFile = Omit<OwnFont, keyof StatedFont>

export type ReadFont = (
  | { readonly font: FontFile; readonly problem?: undefined }
  | { readonly problem: FontProblem }
) & {
  /** Stamp of the file before it was read; null when it has none. */
  readonly stamp: string | null
}

/** The fonts that theme files name, as they were read, by `fontFileKey`. */
export type OwnFonts = ReadonlyMap<string, ReadFont>

/** A font of text for browsers of today; ten times the largest that ships with Bouquet after subsetting. */
const mostBytes = 500 * 1000
/** What it may take unpacked, so that a small file cannot fill the memory. */
const mostUnpacked = 16 * 1024 * 1024

const defaultWeight = 700

type FontRef = Pick<StatedFont, 'file' | 'weight'>

/** A file is measured in the weight of headings. */
export function fontFileKey({ file, weight = defaultWeight }: FontRef): string {
  return `${file} ${weight}`
}

/** Reads the own fonts that brand files name. @param directory absolute path of the themes folder */
export async function readOwnFonts(
  directory: string,
  sources: Iterable<Source>,
): Promise<OwnFonts> {
  const refs = new Map([...sources].flatMap(refsIn).map((ref) => [fontFileKey(ref), ref]))
  const fonts = new Map<string, ReadFont>()
  for (const [key, ref] of refs) fonts.set(key, await readOwnFont(directory, ref))
  return fonts
}

/** The fonts that a file names, which may have errors elsewhere. */
const refsIn = ({ document: { content } }: Source): readonly FontRef[] =>
  ['display', 'text'].flatMap((role) => {
    const file = valueAt(content, ['type', role, 'file'])
    const weight = valueAt(content, ['type', role, 'weight'])
    if (typeof file !== 'string' || !isFontFile(file)) return []
    return [typeof weight === 'number' ? { file, weight } : { file }]
  })

async function readOwnFont(directory: string, ref: FontRef): Promise<ReadFont> {
  const { file, weight = defaultWeight } = ref
  const path = join(directory, file)
  const stamp = fileStamp(path, Date.now())
  const refuse = (code: DiagnosticCode, facts: Omit<FontProblem, 'code' | 'found'> = {}) => ({
    stamp,
    problem: { code, found: quote(file), ...facts },
  })
  const read = await readRegularFile(path, mostBytes)
  if (read.kind === 'missing') {
    const other = await nearestFont(directory, file)
    return refuse('FONT-01', { allowed: 'it is not beside the theme file', other })
  }
  if (read.kind === 'refused') return refuse('FONT-01', { allowed: read.cause })
  if (!(await isBeside(directory, path))) return refuse('FONT-02')
  const { bytes } = read
  if (bytes.length > mostBytes) return refuse('FONT-04', { allowed: `${mostBytes / 1000} kB` })
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return refuse('FONT-03')
  const inspected = await inspect(bytes, weight)
  if (inspected === null) return refuse('FONT-05')
  const { font, hash } = inspected
  const { missing, mayEmbed, ...facts } = font
  if (!mayEmbed) return refuse('FONT-07')
  if (missing.length > 0) return refuse('FONT-06', { allowed: missing.join(' ') })
  return { stamp, font: { ...facts, path, hash } }
}

const nearestFont = async (directory: string, file: string): Promise<string | undefined> => {
  const names = await readdir(directory).catch(() => [])
  const nearest = nearestOf(file, names.filter(isFontFile))
  return nearest === undefined ? undefined : String(nearest)
}

/** Whether a file is in the folder when links are followed; mounted folders may have links in themselves. */
async function isBeside(directory: string, path: string): Promise<boolean> {
  const way = relative(await realpath(directory), await realpath(path))
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}

/** Places in the header of a WOFF2 file, and its length, in bytes. */
const flavourAt = 4
const lengthAt = 8
const unpackedAt = 16
const headerLength = 48

/** Whether the header is that of one font, of the length that it states. */
const isOneFont = (bytes: Buffer): boolean =>
  bytes.length > headerLength &&
  bytes.toString('latin1', flavourAt, flavourAt + 4) !== 'ttcf' &&
  bytes.readUInt32BE(lengthAt) === bytes.length &&
  bytes.readUInt32BE(unpackedAt) <= mostUnpacked

interface Inspected {
  readonly hash: string
  readonly font: InspectedFont
}

/** Kept, since a server reads its folder again after each change, and few changes are of fonts. */
const known = new Map<string, Inspected>()

/** Null for bytes that are not a font. */
async function inspect(bytes: Buffer, weight: number): Promise<Inspected | null> {
  if (!isOneFont(bytes)) return null
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const key = `${hash} ${weight}`
  const before = known.get(key)
  if (before !== undefined) return before
  const { inspectFont } = await import('../fonts/inspectFont.ts')
  try {
    const inspected = { hash, font: await inspectFont(bytes, weight) }
    known.set(key, inspected)
    return inspected
  } catch {
    return null
  }
}
