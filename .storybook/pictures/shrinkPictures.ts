import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Writes the PNG files of a folder anew with 256 colours each, which the comparison does not notice. */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const name of globSync('*.png', { cwd: folder })) {
    const path = join(folder, name)
    const picture = sharp(readFileSync(path)).png({ palette: true, dither: 0, effort: 7 })
    writeFileSync(path, await picture.toBuffer())
  }
}
