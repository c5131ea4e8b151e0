import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresServer } from '../../support/postgresServer.ts'
import { printed } from './printedCommands.ts'
import { runScenario } from './runScenario.ts'
import { type Cluster, startCluster } from './startCluster.ts'

const outagesMs = [1_000, 3_000, 10_000] as const

/** Server processes take a while to start on a busy machine. */
const patienceMs = 900_000

const postgres = await postgresServer()
afterAll(postgres.remove)

interface Expected {
  /** Statuses that requests through nginx may get. */
  readonly statuses: readonly string[]
  readonly disturb: () => Promise<void>
}

async function expectUnharmed(cluster: Cluster, name: string, { statuses, disturb }: Expected) {
  const report = await runScenario(cluster, disturb)
  process.stdout.write(`${name}: ${JSON.stringify(report)}\n`)
  expect.soft(report).toMatchObject({
    died: 0,
    messagesLost: 0,
    messagesDoubled: 0,
    creditsWrong: 0,
    eventsMissed: 0,
    eventsRepeated: 0,
    listeners: report.listenersBefore,
  })
  expect.soft(statuses).toEqual(expect.arrayContaining(Object.keys(report.statuses)))
  return report
}

describe('the processes that the page about hosting starts', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(postgres, { withNats: false })
  }, patienceMs)
  afterAll(() => cluster?.stop())

  test.for(outagesMs)(
    'OPS-6 OPS-8 PostgreSQL is away for %i ms and harms nothing',
    {
      timeout: patienceMs,
    },
    async (ms) => {
      const report = await expectUnharmed(cluster, `PostgreSQL away ${ms} ms`, {
        statuses: ['200', '503'],
        async disturb() {
          // Once it ends as in a crash, and has to recover first.
          await postgres.stop(ms === 3_000 ? 'SIGQUIT' : 'SIGINT')
          await wait(ms)
          await postgres.start()
        },
      })
      expect(report.listeners).toBe(cluster.processes.length)
    },
  )
})

describe('the processes that the page about hosting starts, with NATS', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(postgres, { withNats: true })
  }, patienceMs)
  afterAll(() => cluster?.stop())

  test.for(outagesMs)(
    'OPS-6 OPS-8 NATS is away for %i ms and harms nothing',
    {
      timeout: patienceMs,
    },
    async (ms) => {
      const report = await expectUnharmed(cluster, `NATS away ${ms} ms`, {
        statuses: ['200'],
        async disturb() {
          await cluster.nats?.stop()
          await wait(ms)
          await cluster.nats?.start()
        },
      })
      expect(report.listeners).toBe(1)
    },
  )

  test('OPS-6 OPS-8 the process that relays events is killed and no event is missed', {
    timeout: patienceMs,
  }, async () => {
    await expectUnharmed(cluster, 'relaying process killed', {
      // What the killed process had taken is broken off.
      statuses: ['200', '502'],
      async disturb() {
        const [relaying] = await cluster.findListeners()
        const victim = cluster.processes.find(({ name }) => name === relaying)
        await victim?.kill()
      },
    })
  })

  test('OPS-9 the printed rolling restart fails no request', { timeout: patienceMs }, async () => {
    await expectUnharmed(cluster, 'rolling restart', {
      statuses: ['200'],
      disturb: () => cluster.run(printed.rollingRestart),
    })
  })
})
