import { basename, dirname } from 'node:path/posix'
import { photoThumbSide } from '@bouquet/contract'
import { people, portraitSvg } from '@bouquet/portraits'
import { z } from 'zod'
import { renderInProcess } from '../features/media/index.ts'
import type { PhotoFiles } from '../platform/ports.ts'

/** Person and scene of a demo photo. */
const sketchSchema = z.object({ person: z.string(), scene: z.int().min(0) })
type Sketch = z.infer<typeof sketchSchema>

export const portraitSize = { width: 720, height: 900 } as const

/** Drawing takes time in proportion to the area, so that small files are not scaled down from the largest. */
function sizeOf(file: string) {
  const { width, height } = portraitSize
  const sides: Readonly<Record<string, number>> = { thumb: photoThumbSide, blurred: 200 }
  const side = sides[file.split('.')[0] ?? ''] ?? height
  return { width: Math.round((width * side) / height), height: side }
}

const sketchFile = 'portrait.json'

/** The sketch of the photo that a file belongs to. */
const sketchOf = (name: string) => `${dirname(name)}/${sketchFile}`

const folderOf = ({ person, scene }: Sketch) => `portrait-${person}-${scene}`

/** Marks a photo as drawn; each of its files is drawn on first use. */
export function writeSketch(files: PhotoFiles, photo: string, sketch: Sketch): Promise<void> {
  return files.write(`${photo}/${sketchFile}`, Buffer.from(JSON.stringify(sketch)))
}

/**
 * A photo store that draws the portraits of demo people on first use and keeps them, one for all brands, so
 * that a demo starts at once. Each size and format is a file of its own, drawn alone.
 */
export function portraitFiles(
  files: PhotoFiles,
): PhotoFiles & { draw(sketch: Sketch, file: string): Promise<void> } {
  const drawing = new Map<string, Promise<void>>()

  async function render({ person: key, scene }: Sketch, file: string, path: string) {
    const person = people.find((other) => other.key === key)
    if (!person) return
    const svg = portraitSvg(person, { scene })
    const { files: drawn } = await renderInProcess({ kind: 'drawing', svg, file, ...sizeOf(file) })
    const bytes = drawn.get(file)
    if (bytes) await files.write(path, bytes)
  }

  async function draw(sketch: Sketch, file: string) {
    const path = `${folderOf(sketch)}/${file}`
    if (await files.read(path)) return
    const underWay =
      drawing.get(path) ?? render(sketch, file, path).finally(() => drawing.delete(path))
    drawing.set(path, underWay)
    await underWay
  }

  return {
    ...files,
    draw,
    async read(name) {
      const known = await files.read(name)
      if (known) return known
      const sketch = await files.read(sketchOf(name))
      if (!sketch) return null
      const parsed = sketchSchema.parse(JSON.parse(Buffer.from(sketch).toString()))
      const file = basename(name)
      await draw(parsed, file)
      return files.read(`${folderOf(parsed)}/${file}`)
    },
    copy: async (name, to) =>
      (await files.copy(name, to)) || files.copy(sketchOf(name), sketchOf(to)),
  }
}
