import { setTimeout as wait } from 'node:timers/promises'
import { hasEverything, judgeStreams, judgeThreads } from './judge.ts'
import { openStream } from './openStream.ts'
import type { Cluster } from './startCluster.ts'
import { startLoad } from './startLoad.ts'

/** Messages that must be acknowledged before the disturbance, and again after it. */
const enough = 30
const limitMs = 60_000
/** As soon after the disturbance the database must have its listeners back. */
const listenersLimitMs = 5_000
const pollMs = 25

/** Waits for a condition. @returns how long it took in ms, or null when it did not come in time */
async function waitFor(isThere: () => boolean | Promise<boolean>, withinMs = limitMs) {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    if (await isThere()) return Math.round(performance.now() - began)
    await wait(pollMs)
  }
  return null
}

/** Disturbs a cluster under load, waits until it has recovered, and counts what went wrong. */
export async function runScenario(cluster: Cluster, disturb: () => Promise<void>) {
  const { send, pairs, port, processes, visitor } = cluster
  await Promise.all(processes.map(({ start }) => start()))
  const listenersBefore = (await cluster.findListeners()).length
  const members = pairs.flat()
  const streams = new Map(members.map(({ id, cookie }) => [id, openStream(port, cookie)]))
  const all = [...streams.values()]
  await waitFor(() => all.every(({ isOpen }) => isOpen()))
  const load = startLoad(send, pairs, visitor)
  try {
    const isWarm = () => load.count() >= enough && all.every(({ events }) => events.length > 0)
    if ((await waitFor(isWarm)) === null) {
      const statuses = JSON.stringify(Object.fromEntries(load.statuses))
      throw new Error(`The cluster does not take the load: ${statuses}`)
    }

    await disturb()

    const had = load.count()
    let listeners: readonly string[] = []
    const [listenersBackMs, responsesBackMs] = await Promise.all([
      waitFor(async () => {
        listeners = await cluster.findListeners().catch(() => [])
        return listeners.length === listenersBefore
      }, listenersLimitMs),
      waitFor(() => load.count() > had),
      waitFor(() => load.count() >= had + enough),
    ])
    const giveUp = setTimeout(load.abort, limitMs)
    await load.finish()
    clearTimeout(giveUp)
    await waitFor(() => hasEverything(pairs, streams, load))
    const isResponding = responsesBackMs !== null

    return {
      died: processes.filter(({ isDead }) => isDead()).length,
      acknowledged: load.count(),
      ...(isResponding && (await judgeThreads(cluster, load))),
      ...judgeStreams(pairs, streams, load),
      listenersBefore,
      listeners: listeners.length,
      listenersBackMs,
      responsesBackMs,
      reconnects: all.reduce((sum, { connections }) => sum + connections() - 1, 0),
      statuses: Object.fromEntries(load.statuses),
    }
  } finally {
    load.abort()
    for (const stream of all) stream.close()
  }
}
