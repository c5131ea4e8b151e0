import { parentPort } from 'node:worker_threads'
import type { Brand } from '@bouquet/theme'
import encoders from 'h264-mp4-encoder'
import { drawFrame } from './frames.ts'
import { filmSize, margin, planesOf } from './planes.ts'

export interface EncoderInput {
  readonly art: Brand['art']
  /** The drawing with its margin, RGB. */
  readonly drawing: Uint8Array
  /** One pixel in the colour of the light. */
  readonly light: Uint8Array
  readonly mostBytes: number
}

const framesPerSecond = 12
const frames = 60

/** Steps of quantisation, from fine to coarse; the first that gives a small enough film is used. */
const qualities = [26, 32, 38, 44, 50]

async function encode({ art, drawing, light, mostBytes }: EncoderInput): Promise<Uint8Array> {
  const planes = planesOf({
    width: filmSize.width + 2 * margin,
    height: filmSize.height + 2 * margin,
    data: drawing,
  })
  const [y, u, v] = planesOf({ width: 2, height: 2, data: light })
  const tints = [y.data[0] ?? 0, u.data[0] ?? 0, v.data[0] ?? 0] as const
  let film: Uint8Array = new Uint8Array()
  for (const quantizationParameter of qualities) {
    const encoder = await encoders.createH264MP4Encoder()
    Object.assign(encoder, filmSize, {
      frameRate: framesPerSecond,
      quantizationParameter,
      speed: 10,
      groupOfPictures: frames,
    })
    encoder.initialize()
    for (let frame = 0; frame < frames; frame += 1) {
      encoder.addFrameYuv(drawFrame(art, planes, tints, (frame / frames) * Math.PI * 2))
    }
    encoder.finalize()
    film = encoder.FS.readFile(encoder.outputFilename)
    encoder.delete()
    if (film.length <= mostBytes) break
  }
  return film
}

// An error ends this thread, and the other one gets it.
parentPort?.on('message', async (input: EncoderInput) => {
  parentPort?.postMessage(await encode(input))
})
