import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Limits the size of V8's young generation in bytes. On a machine with much memory it would grow to 128 MB
 * while the program loads, and stay there under load. `--max-semi-space-size` does the same where the
 * program can be started with flags.
 * @returns to be called when the program is loaded; until then the young generation does not grow at all
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
