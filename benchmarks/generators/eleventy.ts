import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../shared/install.ts'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { Tool } from './Tool.ts'

const folder = join(paths.work, 'generators/eleventy')

/** Eleventy keeps every page in memory until it ends, so that a process makes so many brands. */
const brandsAtOnce = 10

/** Eleventy with templates in JavaScript, the fastest of its languages. */
export function eleventy(data: string): Tool {
  return {
    name: 'Eleventy 3.1',
    means: `JavaScript templates, ${brandsAtOnce} brands a process`,
    prepare: async () => {
      mkdirSync(folder, { recursive: true })
      cpSync(join(paths.benchmarks, 'generators/eleventy'), folder, { recursive: true })
      await install(folder)
    },
    render: async (brands, output) => {
      let seconds = 0
      for (let at = 0; at < brands.length; at += brandsAtOnce) {
        const some = brands.slice(at, at + brandsAtOnce).map(({ id }) => id)
        seconds += await run(join(folder, 'node_modules/.bin/eleventy'), [], {
          cwd: folder,
          environment: {
            BRANDS: some.join(' '),
            DATA_FOLDER: data,
            OUTPUT_FOLDER: output,
            NODE_ENV: 'production',
          },
        })
      }
      return seconds
    },
  }
}
