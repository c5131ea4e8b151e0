import { type Person, portraitSvg } from '@bouquet/portraits'
import { renderInProcess } from '../features/media/index.ts'

const size = { width: 32, height: 40 } as const

const known = new Map<string, Promise<Uint8Array>>()

/** What stands in for a portrait until it is there; made small, so that hundreds take a moment. */
export function thumbhashOf(person: Person, scene: number): Promise<Uint8Array> {
  const key = `${person.key}-${scene}`
  const made = known.get(key) ?? make(person, scene)
  known.set(key, made)
  return made
}

async function make(person: Person, scene: number): Promise<Uint8Array> {
  const svg = portraitSvg(person, { scene }).replace(
    'width="800" height="1000"',
    `width="${size.width}" height="${size.height}"`,
  )
  const { thumbhash } = await renderInProcess({ kind: 'thumbhash', svg, ...size })
  return thumbhash
}
