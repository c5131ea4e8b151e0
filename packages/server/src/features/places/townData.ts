import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

const townDataSchema = z.object({
  /** Names of all towns, a line each. */
  names: z.string(),
  /** Country and the codes of both areas, as in `NL.07.0363`. */
  areas: z.array(z.string()),
  areaOf: z.instanceof(Uint32Array),
  lats: z.instanceof(Float32Array),
  lons: z.instanceof(Float32Array),
  populations: z.instanceof(Uint32Array),
  /** 1 for the seat of a municipality or more. */
  seats: z.instanceof(Uint8Array),
  /** The towns that a point may be told as, in the order of the indexes' own numbers. */
  placed: z.instanceof(Uint32Array),
  cities: z.instanceof(Uint32Array),
  /** All towns in the order of country and name in small letters. */
  byName: z.instanceof(Uint32Array),
})

/** The towns of the world in a few arrays. */
export type TownData = z.output<typeof townDataSchema>

/** Reads the packages in a process that ends, and with it the hundreds of megabytes that it takes. */
export const readTownData = (): Promise<TownData> =>
  new Promise((resolve, reject) => {
    const program = fork(join(import.meta.dirname, 'townReader.ts'), {
      serialization: 'advanced',
      execArgv: [],
    })
    program.on('message', (message) => {
      const { data } = townDataSchema.safeParse(message)
      if (data) resolve(data)
    })
    program.once('error', reject)
    program.once('exit', (code) => reject(new Error(`The towns were not read: ${code}.`)))
  })

/** By what towns are looked up: country, and name in small letters. */
export const townKey = (country: string, name: string): string =>
  `${country}.${name.trim().toLowerCase()}`
