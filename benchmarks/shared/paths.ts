import { join } from 'node:path'

const benchmarks = join(import.meta.dirname, '..')

export const paths = {
  root: join(benchmarks, '..'),
  benchmarks,
  site: join(benchmarks, '../sites/dating'),
  /** What the benchmarks make; ignored by Git and safe to delete. */
  work: join(benchmarks, '.work'),
} as const
