import { cpus, loadavg, totalmem } from 'node:os'

/** Date, processors, memory, Node and the load of the last minute, for the head of a report. */
export function machine(): string {
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} processors (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    `load ${load()}`,
  ].join(', ')
}

/** Load of the last minute. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
