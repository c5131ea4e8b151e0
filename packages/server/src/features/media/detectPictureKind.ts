import { Buffer } from 'node:buffer'

/** Accepted image formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

type Test = (file: Buffer) => boolean

const hasBytes = (at: number, text: string): Test => {
  const wanted = Buffer.from(text, 'latin1')
  return (file) => file.subarray(at, at + wanted.length).equals(wanted)
}

/** The brands of a HEIF file (ISO 14496-12). AVIF has the brand `avif`. */
function brandsOf(file: Buffer): string[] {
  if (!hasBytes(4, 'ftyp')(file)) return []
  const box = file.subarray(8, Math.min(file.readUInt32BE(0), 256)).toString('latin1')
  return box.match(/.{4}/gs) ?? []
}

/** HEIC lacks the brand `avif`, and image sequences have `avis`. */
function isAvif(file: Buffer): boolean {
  const brands = brandsOf(file)
  return brands.includes('avif') && !brands.includes('avis')
}

/** An animated PNG has an `acTL` chunk before the first image data. */
function isStillPng(file: Buffer): boolean {
  const moves = file.indexOf('acTL')
  return hasBytes(0, '\x89PNG\r\n\x1a\n')(file) && (moves < 0 || moves > file.indexOf('IDAT'))
}

const matchers: Readonly<Record<PictureKind, Test>> = {
  jpeg: hasBytes(0, '\xff\xd8\xff'),
  png: isStillPng,
  webp: (file) => hasBytes(0, 'RIFF')(file) && hasBytes(8, 'WEBP')(file),
  avif: isAvif,
}

/**
 * Detects the image format by its first bytes. Everything else, such as SVG, GIF or PDF, never
 * reaches a decoder.
 */
export function detectPictureKind(bytes: Uint8Array): PictureKind | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) if (matchers[kind](file)) return kind
  return undefined
}
