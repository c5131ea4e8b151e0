import { setTimeout as wait } from 'node:timers/promises'

export interface Steady {
  /** Of the requests that got a response, in ms. */
  readonly times: readonly number[]
  readonly failed: number
  /** Until the last response, in seconds. */
  readonly seconds: number
}

/** Sends at a steady rate, whether or not earlier responses have come, as people do. */
export async function sendSteadily(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  sendOne: (n: number) => Promise<number>,
): Promise<Steady> {
  const started = performance.now()
  const due: Promise<number>[] = []
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const early = started + (n * 1000) / perSecond - performance.now()
    if (early > 1) await wait(early)
    due.push(sendOne(n))
  }
  const settled = await Promise.allSettled(due)
  const times = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  return {
    times,
    failed: due.length - times.length,
    seconds: (performance.now() - started) / 1000,
  }
}
