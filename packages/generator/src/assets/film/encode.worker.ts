import { parentPort, workerData } from 'node:worker_threads'
import type { Brand } from '@bouquet/theme'
import encoders from 'h264-mp4-encoder'
import { z } from 'zod'
import { drawFrame } from './frames.ts'
import { filmSize, margin, planesOf } from './planes.ts'

const inputSchema = z.object({
  art: z.custom<Brand['art']>((art) => typeof art === 'string'),
  /** The drawing with its margin, RGB. */
  drawing: z.instanceof(Uint8Array),
  /** One pixel in the colour of the light. */
  light: z.instanceof(Uint8Array),
  mostBytes: z.number(),
})

export type EncoderInput = z.infer<typeof inputSchema>

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

parentPort?.postMessage(await encode(inputSchema.parse(workerData)))
