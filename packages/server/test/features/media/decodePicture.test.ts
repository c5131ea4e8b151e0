import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePicture } from '../../../src/features/media/decodePicture.ts'
import { decodedBytes, pictureLimits } from '../../../src/features/media/pictures.rules.ts'
import { runPictureTask } from '../../../src/features/media/process/pictureTask.ts'

const plain = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })

/** Noise, so that half of its file is half of its picture. */
const noise = () => {
  const data = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * 7919) % 251))
  return sharp(data, { raw: { width: 400, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
}

const upload = (bytes: Uint8Array) => runPictureTask({ kind: 'upload', bytes })

const middle = async (bytes: Uint8Array) => {
  const { data, raw } = await decodePicture(bytes)
  const at = (Math.floor(raw.height / 2) * raw.width + Math.floor(raw.width / 2)) * 3
  return [...data.subarray(at, at + 3)]
}

test('PRO-2 a JPEG with stray bytes in its header, as some phones write them, is read', async () => {
  const file = await plain('#aa5533').jpeg({ mozjpeg: false }).toBuffer()
  const header = file.indexOf(Buffer.from([0xff, 0xc0]))
  const faulty = Buffer.concat([file.subarray(0, header), Buffer.alloc(4), file.subarray(header)])
  expect((await upload(faulty)).width).toBe(400)
})

test('PRO-2 a file that ends early is refused', async () => {
  const file = await noise()
  for (const share of [0.5, 0.9])
    await expect(upload(file.subarray(0, file.length * share))).rejects.toMatchObject({
      code: 'photo_broken',
    })
})

/** An AVIF file with a red picture and a green one, which is its primary. */
const twoPictures = Buffer.from(
  'AAAAKGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZmF2aWZtaWYxbWlhZgAAAVttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAANGlsb2MAAAAAREAAAgABAAAAAAGLAAEAAAAAAAAASAACAAAAAAHTAAEAAAAAAAAAPAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAGF2MDEAAAAAtGlwcnAAAACOaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAFAAAABQAAAABBwaXhpAAAAAAMICAgAAAATY29scm5jbHgAAgACAAaAAAAADGF2MUOBAAwAAAAAFGlzcGUAAAAAAAABQAAAAUAAAAAQcGl4aQAAAAADCAgIAAAAHmlwbWEAAAAAAAAAAgABBIGCA4QAAgSFhgeIAAAAjG1kYXQSAAoKGCIn8/YIEBA0IDI4EmAEEEEBALTbenzu5QH8EM/8N+MAnrOKIwWL4zkvSfoJ5l02eCCuZse8lED+m2Zr6ZschhMHCaASAAoKGCIn8/YIEBA0IDIsEmAEEEEBALTbex5V0QjpTRRafCRPbGfS9LFxUVp08773t1Si3VMvu022UvA=',
  'base64',
)

test('PRO-2 of an AVIF file with several pictures the primary one is shown', async () => {
  expect((await sharp(twoPictures).metadata()).pages).toBe(2)
  const { files } = await upload(twoPictures)
  const jpeg = files.get('large.jpeg')
  if (!jpeg) throw new Error('There is no JPEG.')
  const [red = 0, green = 0] = await middle(jpeg)
  expect(green).toBeGreaterThan(150)
  expect(red).toBeLessThan(20)
})

test('PRO-2 a moving picture is refused, since staff would see its first moment only', async () => {
  const moments = [plain('#aa5533'), plain('#3355aa')].map((each) => each.png().toBuffer())
  const moving = await sharp(await Promise.all(moments), { join: { animated: true } })
    .webp()
    .toBuffer()
  await expect(upload(moving)).rejects.toMatchObject({ code: 'photo_type' })
})

// Printed in inks by sharp, and what Chromium 153 shows of that.
test.each([
  ['#ff0000', [255, 0, 0]],
  ['#0000ff', [17, 60, 255]],
  ['#c89678', [202, 141, 113]],
  ['#1e3c5a', [10, 47, 89]],
  ['#faf0e6', [243, 239, 229]],
  ['#0a0a0a', [0, 0, 0]],
])(
  'PRO-2 %s in inks without a profile has the colours %j, as in a browser',
  async (color, shown) => {
    const file = await plain(color)
      .toColourspace('cmyk')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk', hasProfile: false })
    for (const [at, found] of (await middle(file)).entries())
      expect(Math.abs(found - (shown[at] ?? 0))).toBeLessThanOrEqual(8)
  },
)

describe('what decoding takes is known before', () => {
  const camera = { channels: 3, depth: 'uchar', isProgressive: false }

  test.each([
    ['48 megapixels of a phone', { ...camera, width: 8_000, height: 6_000 }],
    ['12 megapixels in passes', { ...camera, width: 4_000, height: 3_000, isProgressive: true }],
  ])('PRO-2 %s are taken', (_, picture) => {
    expect(decodedBytes(picture)).toBeLessThanOrEqual(pictureLimits.decodedBytes)
  })

  test('PRO-2 OPS-5 a small file that would take half a gigabyte is refused without being decoded', async () => {
    const file = await sharp({
      create: { width: 7_700, height: 7_700, channels: 4, background: '#aa5533ff' },
    })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    expect(file.length).toBeLessThan(3_000_000)
    await expect(upload(file)).rejects.toMatchObject({ code: 'photo_too_large' })
  })
})
