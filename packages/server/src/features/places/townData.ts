import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

const townDataSchema = z.object({
  /** Names of all towns, one per line. */
  names: z.string(),
  /** Country and the codes of both areas, as in `NL.07.0363`. */
  areas: z.array(z.string()),
  areaOf: z.instanceof(Uint32Array),
  lats: z.instanceof(Float32Array),
  lons: z.instanceof(Float32Array),
  populations: z.instanceof(Uint32Array),
  /** 1 for the seat of a municipality or more. */
  seats: z.instanceof(Uint8Array),
  /** Towns that a point may resolve to, in the order of the spatial index. */
  placed: z.instanceof(Uint32Array),
  cities: z.instanceof(Uint32Array),
  /** All towns sorted by country and lowercase name. */
  byName: z.instanceof(Uint32Array),
})

/** The towns as typed arrays, to save memory. */
export type TownData = z.output<typeof townDataSchema>

/** Reads the packages in a child process, so that its hundreds of megabytes are freed when it ends. */
export function readTownData(): Promise<TownData> {
  return new Promise((resolve, reject) => {
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
}

/** Lookup key of a town: country and lowercase name. */
export function townKey(country: string, name: string): string {
  return `${country}.${name.trim().toLowerCase()}`
}
