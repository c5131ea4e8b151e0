import { cpus, loadavg, totalmem } from 'node:os'
import { stdout } from 'node:process'

/** A line of a benchmark's report. */
export function say(line: string): void {
  return void stdout.write(`${line}\n`)
}

/** The value below which a share of all lies, as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function inMs(value: number): string {
  return `${value.toFixed(1)} ms`
}

/** Median and the slow end of measured times. */
export function spreadOf(times: readonly number[]): string {
  return `p50 ${inMs(percentile(times, 0.5))}, p99 ${inMs(percentile(times, 0.99))}`
}

/** On what, and beside how much other work, the figures were taken. */
export function sayMachine(database: string): void {
  const [cpu] = cpus()
  say(`${new Date().toISOString()}, Node ${process.version}, ${database}`)
  say(`${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB`)
  say(
    `load average at the start: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
}
