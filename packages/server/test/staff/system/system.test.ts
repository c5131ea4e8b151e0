import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffActions } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { newId } from '../../../src/platform/ids.ts'
import { insertFailedMail } from '../../../src/platform/mail/failedMails.store.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({ demo: false })

const perform = (name: string, given: object) =>
  performAction({ ...server.services, database: server.database }, { name, given })

test('DSK-8 an admin sees the parts, versions, storage and that there was no backup yet', async () => {
  const { client } = await seatStaff(server, 'admin')
  const system = await client.call(staffActions.system)
  expect(system.parts).toEqual({
    database: 'ok',
    listener: 'ok',
    event_bus: 'unused',
    jobs: 'ok',
    storage: 'ok',
    mail: 'unused',
  })
  expect(system.versions.node).toBe(process.versions.node)
  expect(system.versions.database.version).toMatch(/^\d+\.\d+/)
  expect(system.versions.migration).toMatch(/^\d{4}_\w+$/)
  expect(system.storage.database_bytes).toBeGreaterThan(1_000_000)
  expect(system.storage.disk_free_bytes).toBeLessThanOrEqual(system.storage.disk_bytes)
  expect(system.backup).toBeNull()
})

test('DSK-8 a backup leaves when it was made', async () => {
  const to = join(mkdtempSync(join(tmpdir(), 'backup-')), 'monday')
  await perform('backup', { to })
  expect(await perform('system', {})).toMatchObject({ backup: server.clock.now().toISOString() })
  expect(await perform('audit', {})).toMatchObject({ items: [{ act: 'backup', reason: 'monday' }] })
})

test('DSK-8 failed mails show no address, and are sent again with a reason', async () => {
  const { client } = await seatStaff(server, 'admin')
  const mail = newId()
  await insertFailedMail(server.db, {
    id: mail,
    brand: 'harbour',
    kind: 'receipt',
    recipient: 'mara@post.example',
    reason: '550 <mara@post.example>: mailbox is full',
    attempts: 70,
    envelope: {
      brand: 'harbour',
      to: 'mara@post.example',
      locale: 'en',
      email: {
        kind: 'confirmAddress',
        link: 'https://harbour.example/confirm#token',
        name: 'Mara',
      },
    },
    linkEnds: null,
    created: server.clock.now(),
  })
  const page = await client.call(staffActions['failed-mails'])
  expect(page.items).toMatchObject([
    {
      mail,
      recipient: 'm…@post.example',
      reason: '550 <m…@post.example>: mailbox is full',
      can_be_sent: true,
    },
  ])
  expect(JSON.stringify(page)).not.toMatch(/mara|token/)
})

test.for(['moderator', 'support'] as const)(
  'DSK-8 DSK-9 the system is not for %s',
  async (role) => {
    const { client } = await seatStaff(server, role)
    const reason = 'a try'
    const job = { kind: 'mail', job: newId(), reason }
    const refused = [
      await client.refused(staffActions.system),
      await client.refused(staffActions['failed-jobs']),
      await client.refused(staffActions['failed-mails']),
      await client.refused(staffActions['run-job-again'], { body: job }),
      await client.refused(staffActions['drop-job'], { body: job }),
      await client.refused(staffActions['resend-mails'], { body: { reason } }),
      await client.refused(staffActions.brands),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'forbidden'))
  },
)
