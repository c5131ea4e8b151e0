import { people, portraitSvg } from '@bouquet/portraits'
import { z } from 'zod'
import { renderInProcess } from '../features/media/index.ts'
import type { PhotoFiles } from '../platform/ports.ts'

/** Person and scene of a demo photo. */
const sketchSchema = z.object({ person: z.string(), scene: z.int().min(0) })
type Sketch = z.infer<typeof sketchSchema>

export const portraitSize = { width: 720, height: 900 } as const

const sketchFile = 'portrait.json'

const folderOf = ({ person, scene }: Sketch) => `portrait-${person}-${scene}`

/** Marks a photo as drawn; the picture itself is drawn on first use. */
export const writeSketch = (files: PhotoFiles, photo: string, sketch: Sketch): Promise<void> =>
  files.write(`${photo}/${sketchFile}`, Buffer.from(JSON.stringify(sketch)))

/**
 * A photo store that draws the portraits of demo people on first use and keeps them, one for all brands, so
 * that a demo starts at once.
 */
export function portraitFiles(
  files: PhotoFiles,
): PhotoFiles & { draw(sketch: Sketch): Promise<void> } {
  const drawing = new Map<string, Promise<void>>()

  async function render(sketch: Sketch) {
    const person = people.find(({ key }) => key === sketch.person)
    if (!person) return
    const svg = portraitSvg(person, { scene: sketch.scene })
    const { files: drawn } = await renderInProcess({ kind: 'drawing', svg, ...portraitSize })
    for (const [name, bytes] of drawn) await files.write(`${folderOf(sketch)}/${name}`, bytes)
  }

  async function draw(sketch: Sketch) {
    const folder = folderOf(sketch)
    if (await files.read(`${folder}/thumb.webp`)) return
    const underWay = drawing.get(folder) ?? render(sketch).finally(() => drawing.delete(folder))
    drawing.set(folder, underWay)
    await underWay
  }

  return {
    ...files,
    draw,
    async read(name) {
      const known = await files.read(name)
      if (known) return known
      const [photo = '', file = ''] = name.split('/')
      const sketch = await files.read(`${photo}/${sketchFile}`)
      if (!sketch) return null
      const parsed = sketchSchema.parse(JSON.parse(Buffer.from(sketch).toString()))
      const place = `${folderOf(parsed)}/${file}`
      const drawn = await files.read(place)
      if (drawn) return drawn
      await draw(parsed)
      return files.read(place)
    },
  }
}
