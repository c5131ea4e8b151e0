import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'

const everyMs = 3_000

/** Event loop utilization below which the process is idle, and above which it is busy. */
const idleBelow = 0.05
const busyAbove = 0.3

/**
 * Collects garbage once after each busy period, including the start, as soon as the process is idle. V8
 * collects only while memory is allocated, so an idle process would keep the memory of its busiest moment.
 */
export function collectWhenIdle(): void {
  const observe = collectAfterWork(exposeCollector())
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    observe(performance.eventLoopUtilization(now, last).utilization)
    last = now
  }, everyMs).unref()
}

/** @returns a function to call repeatedly with the current event loop utilization */
export function collectAfterWork(collect: () => void): (utilization: number) => void {
  let wasBusy = true
  return (utilization) => {
    if (utilization > busyAbove) wasBusy = true
    if (!wasBusy || utilization > idleBelow) return
    wasBusy = false
    collect()
  }
}

const collectorSchema = z.function({
  input: [z.object({ type: z.literal('major'), flavor: z.literal('last-resort') })],
  output: z.unknown(),
})

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = collectorSchema.implement(runInNewContext('gc'))
  setFlagsFromString('--no-expose-gc')
  return () => void collect({ type: 'major', flavor: 'last-resort' })
}
