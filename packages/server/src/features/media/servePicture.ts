import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { PictureFormat, PictureSize } from './pictures.rules.ts'

/** A photo that the viewer may see now. */
export interface FoundPicture {
  /** The photo's folder in the store. */
  readonly id: string
  /** If false, only the blurred version may be shown. */
  readonly isClear: boolean
}

/** Finds the photo behind a token among those of one feature. */
export type FindPicture = (ctx: Ctx, token: string) => Promise<FoundPicture | undefined>

interface RequestedPicture {
  readonly size: PictureSize
  /** Formats that the browser accepts, best first. */
  readonly formats: readonly PictureFormat[]
  /** ETags that the browser has cached, as in `"thumb.avif"`. */
  readonly cachedTags: readonly string[]
}

interface ServedPicture {
  readonly format: PictureFormat
  readonly tag: string
  /** Null when the browser has the file cached. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * The file of a photo in the best format that the browser accepts. Files never change, so their
 * name serves as ETag.
 * @throws DomainError not_found
 */
export async function servePicture(
  { photoFiles }: Ctx,
  { id, isClear }: FoundPicture,
  { size, formats, cachedTags: has }: RequestedPicture,
): Promise<ServedPicture> {
  const name = isClear ? size : 'blurred'
  const known = formats.find((format) => has.includes(tagOf(name, format)))
  if (known) return { format: known, tag: tagOf(name, known), bytes: null }
  for (const format of formats) {
    const bytes =
      (await photoFiles.read(`${id}/${name}.${format}`)) ??
      // Older photos have no middle size.
      (name === 'match' ? await photoFiles.read(`${id}/large.${format}`) : null)
    if (bytes) return { format, tag: tagOf(name, format), bytes }
  }
  throw refuse('not_found')
}

const tagOf = (name: string, format: PictureFormat) => `"${name}.${format}"`
