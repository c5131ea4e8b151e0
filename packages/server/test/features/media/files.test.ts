import { calls } from '@bouquet/contract/schemas'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../support/client.ts'
import {
  bomb,
  cutShort,
  refusedPictures,
  takenPicture,
  takenPictures,
  talkative,
} from '../../support/oddPictures.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

async function refusalOf(file: File) {
  const { client } = await joinMember(server)
  const stored = server.photoFiles.names()
  const refusal = await client.refused(calls.uploadPhoto, { file })
  expect((await client.call(calls.getUser)).user?.profile.photos).toEqual([])
  expect(server.photoFiles.names()).toEqual(stored)
  return refusal
}

/** What of a file's metadata could tell of its owner. */
const personal = ['exif', 'iptc', 'xmp', 'icc', 'orientation', 'comments', 'tifftagPhotoshop']

const formats = ['avif', 'webp', 'jpeg'] as const
const sizes = ['', '/match', '/thumb'] as const

async function bytesAt(client: TestClient, path: string, format: string) {
  const response = await client.fetch(path, { headers: { accept: `image/${format}` } })
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  return new Uint8Array(await response.arrayBuffer())
}

describe('what is no photo', () => {
  test.for(namesOf(refusedPictures))('PRO-2 a file of kind %s is refused as such', async (kind) => {
    const refusal = await refusalOf(await refusedPictures[kind]())
    expect(refusal).toMatchObject({ code: 'photo_type', status: 415, field: 'file' })
  })

  test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
    'PRO-2 half a %s is refused as broken',
    async (format) => {
      expect(await refusalOf(await cutShort(format))).toMatchObject({
        code: 'photo_broken',
        status: 422,
        field: 'file',
      })
    },
  )

  test.for(['jpeg', 'png', 'webp'] as const)(
    'PRO-2 a small %s that unfolds to a huge picture is refused',
    async (format) => {
      const file = await bomb(format)
      expect(file.size).toBeLessThan(3_000_000)
      expect(await refusalOf(file)).toMatchObject({ code: 'photo_too_large', status: 413 })
    },
  )
})

describe('what is one', () => {
  test.for(namesOf(takenPictures))('PRO-2 a picture of kind %s is drawn right', async (kind) => {
    const { client } = await joinMember(server)
    const { photo } = await client.call(calls.uploadPhoto, { file: await takenPicture(kind) })
    const bytes = await bytesAt(client, photo.filename, 'jpeg')
    const { width, height } = photo
    const colorAt = async (left: number) => {
      const spot = { left, top: Math.floor(height / 2), width: 1, height: 1 }
      const [red = 0, , blue = 0] = await sharp(bytes).extract(spot).raw().toBuffer()
      return red > blue + 80 ? 'red' : blue > red + 80 ? 'blue' : 'neither'
    }
    expect([await colorAt(20), await colorAt(width - 20)]).toEqual(['red', 'blue'])
    if (kind === 'onItsSide') expect([width, height]).toEqual([400, 600])
    const drawn = await sharp(bytes).metadata()
    expect(drawn).toMatchObject({ width, height, depth: 'uchar', space: 'srgb', channels: 3 })
  })

  test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
    'PRO-2 no place, camera or name in a %s survives in any size and form',
    async (format) => {
      const file = await talkative(format)
      expect(await sharp(new Uint8Array(await file.arrayBuffer())).metadata()).toHaveProperty(
        'exif',
      )
      const { client } = await joinMember(server)
      const { photo } = await client.call(calls.uploadPhoto, { file })
      for (const name of server.photoFiles.names()) {
        const bytes = (await server.photoFiles.read(name)) ?? new Uint8Array()
        const seen = Object.keys(await sharp(bytes).metadata())
        expect([name, ...seen.filter((key) => personal.includes(key))]).toEqual([name])
        expect(Buffer.from(bytes).includes('Telltale')).toBe(false)
      }
      const widths = sizes.map(async (size) => {
        const responses = formats.map((each) => bytesAt(client, `${photo.filename}${size}`, each))
        return (await Promise.all(responses)).map((bytes) => sharp(bytes).metadata())
      })
      const seen = await Promise.all((await Promise.all(widths)).flat())
      expect(seen.map(({ width }) => width)).toEqual([
        1440, 1440, 1440, 960, 960, 960, 640, 640, 640,
      ])
    },
  )
})
