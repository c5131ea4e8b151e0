import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation below a size in bytes. On a machine with much memory it would take 128 MB while the
 * program is loaded and keep them as long as there is anything to do. `--max-semi-space-size` does the same where
 * the program can be started with flags.
 * @returns to be called when the program is loaded: until then nothing grows, since nobody could stop it in time
 */
export function limitYoungGeneration(most: number): () => void {
  growBy(1)
  return () => {
    growBy(2)
    new PerformanceObserver(() => growBy(youngSize() >= most ? 1 : 2)).observe({ type: 'gc' })
  }
}

const growBy = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

const youngSize = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
