import { constants } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { formatDate } from '@bouquet/i18n/format'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter } from '../../../src/platform/clock.ts'
import { buy, deliverNotices } from '../../support/payments.ts'
import { goodSignup, joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { clock } = server

beforeAll(() => void deliverNotices(server))

async function mailOf(recipient: string, subject: string) {
  const mails = await mailsTo(server, recipient)
  const mail = mails.find((each) => each.subject.startsWith(subject))
  if (!mail) throw new Error(`${recipient} has no mail “${subject}”.`)
  return mail.text
}

const proof = { password: goodSignup.password }

/** Noon in Amsterdam is after midnight there. */
const auckland = 'Pacific/Auckland'

test('CRD-8 receipt, acknowledgement, deletion and export name times in the zone of the browser', async () => {
  const { client, user } = await joinMember(server)
  expect(user.time_zone).toBe(null)
  const told = await client.call(calls.updateUser, { body: { time_zone: auckland } })
  expect(told.user.time_zone).toBe(auckland)
  const { payment } = await buy(server, client)
  await client.call(calls.withdraw, { body: { number: payment.order_number } })
  const now = clock.now()
  const moment = formatDate(now.toISOString(), 'en', 'legal', auckland)
  expect(moment).toContain('GMT+13')
  expect(await mailOf(user.email, 'Your receipt')).toContain(`Date: ${moment}`)
  const acknowledgement = await mailOf(user.email, 'We have received your withdrawal')
  expect(acknowledgement).toContain(`Ordered: ${moment}`)
  expect(acknowledgement).toContain(`Withdrawal received: ${moment}`)

  const day = (days: number) =>
    formatDate(daysAfter(now, days).toISOString(), 'en', 'long', auckland)
  await client.call(calls.requestDataExport, { body: proof })
  expect(await mailOf(user.email, 'The copy')).toContain(`until ${day(7)}`)
  await client.call(calls.deleteAccount, { body: proof })
  expect(await mailOf(user.email, 'Your account')).toContain(
    `on ${day(constants.reactivationDays)}`,
  )
})

test('CRD-8 until a browser has told its zone, that of the member’s country counts', async () => {
  const { client, user } = await joinMember(server, { name: 'Kate', country: 'GB' })
  await buy(server, client)
  expect(await mailOf(user.email, 'Your receipt')).toContain(
    `Date: ${formatDate(clock.now().toISOString(), 'en', 'legal', 'Europe/London')}`,
  )
})
