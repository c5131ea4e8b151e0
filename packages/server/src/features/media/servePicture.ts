import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { PictureFormat, PictureSize } from './pictureFormats.ts'

/** A picture behind an address that a viewer may have now. */
export interface FoundPicture {
  /** Its folder in the photo store. */
  readonly id: string
  /** Otherwise only the blurred version may be shown. */
  readonly isClear: boolean
}

/** Looks for the picture behind an address where one feature keeps them. */
export type FindPicture = (ctx: Ctx, token: string) => Promise<FoundPicture | undefined>

interface RequestedPicture {
  readonly size: PictureSize
  /** Forms that the viewer's browser shows, the best first. */
  readonly formats: readonly PictureFormat[]
  /** Tags of what the browser still has, as in `"thumb.avif"`. */
  readonly cachedTags: readonly string[]
}

interface ServedPicture {
  readonly format: PictureFormat
  readonly tag: string
  /** Null when the browser has the picture already. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * The file of a picture in the best form that the browser shows. Files of a picture never change, so that its
 * address with the name of the file tags them.
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
      // Pictures from before the middle size existed have only the large one.
      (name === 'match' ? await photoFiles.read(`${id}/large.${format}`) : null)
    if (bytes) return { format, tag: tagOf(name, format), bytes }
  }
  throw refuse('not_found')
}

const tagOf = (name: string, format: PictureFormat) => `"${name}.${format}"`
