import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of this process. */
export interface Metrics {
  readonly registry: Registry
  /** @param seconds until the response began */
  countRequest(call: string, status: number, seconds: number): void
  /** @returns counts the stream as closed */
  countStream(): () => void
  /** @param problems that the reconciliation leaves to staff */
  countReconciliation(problems: number): void
  /** Counts a mail that was given up. */
  countFailedMail(kind: string): void
}

/** Seconds. Sending a message takes about 10 ms, a login as long as its password hash. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'bouquet_requests_total',
    help: 'Requests by call of the contract and HTTP status.',
    labelNames: ['call', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'bouquet_request_duration_seconds',
    help: 'Time until a response began, by call of the contract.',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const streams = new Gauge({
    name: 'bouquet_open_streams',
    help: 'Open event streams.',
    registers,
  })
  const reconciliations = new Counter({
    name: 'bouquet_reconciliations_total',
    help: 'Reconciliations that this process has finished.',
    registers,
  })
  const problems = new Counter({
    name: 'bouquet_reconciliation_problems_total',
    help: 'Problems that reconciliations of this process left to a person.',
    registers,
  })
  const failedMails = new Counter({
    name: 'bouquet_failed_mails_total',
    help: 'Mails that this process has given up, by kind.',
    labelNames: ['kind'],
    registers,
  })

  // Finding a series by its labels takes longer than counting; there are few.
  const series = new Map<string, (seconds: number) => void>()
  function openSeries(call: string, status: number) {
    const counter = requests.labels({ call, status })
    const histogram = latency.labels({ call })
    return (seconds: number) => {
      counter.inc()
      histogram.observe(seconds)
    }
  }

  return {
    registry,
    countRequest(call, status, seconds) {
      const name = `${call} ${status}`
      const count = series.get(name) ?? openSeries(call, status)
      series.set(name, count)
      count(seconds)
    },
    countStream() {
      streams.inc()
      return () => streams.dec()
    },
    countReconciliation(count) {
      reconciliations.inc()
      problems.inc(count)
    },
    countFailedMail: (kind) => failedMails.inc({ kind }),
  }
}
