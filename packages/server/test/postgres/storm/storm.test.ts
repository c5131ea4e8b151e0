import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { joinProcess } from '../../app/crash/joinProcess.ts'
import { serverProcess, startCredits } from '../../app/crash/process.ts'
import { emptyDatabase } from '../../support/database.ts'
import { actor } from './actor.ts'
import { leavers } from './leavers.ts'
import { readThread } from './readThread.ts'

/** On each engine; both together take the server down fifty times. */
const kills = 25
const longestPauseMs = 200
const messagesEachRound = 4
const messageCost = 5
const giftCost = 25
const packageCredits = 60

const engines = { postgres: await emptyDatabase(), embedded: undefined }

/** Waits for any number of calls, from none to all. */
const someOf = (calls: readonly Promise<unknown>[]) =>
  new Promise<void>((resolve) => {
    let left = Math.floor(Math.random() * (calls.length + 1))
    if (left === 0) resolve()
    for (const call of calls) void call.finally(() => --left === 0 && resolve())
  })

test.for(Object.entries(engines))(
  'CRD-3 CHT-3 CHT-8 PRO-2 LIK-1 ACC-2 on %s twenty-five kills under load lose nothing that was acknowledged and double nothing',
  { timeout: 1_200_000, concurrent: true },
  async ([engine, url], { onTestFinished }) => {
    const server = await serverProcess(url)
    onTestFinished(async () => {
      await server.kill()
      await server.remove()
    })
    await server.start()
    const [ada, bo] = [await joinProcess(server, 'Ada'), await joinProcess(server, 'Bo')]
    const leaving = await leavers(server)
    const member = await actor(server, ada.cookie, bo.id)
    const { messages, gifts, photos, orders } = member.noted
    const amid = { messages: 0, gifts: 0, photos: 0, likes: 0, payments: 0, deletions: 0 }

    for (let round = 0; round < kills; round += 1) {
      const texts = Array.from({ length: messagesEachRound }, () => randomUUID())
      const [gift, order] = [randomUUID(), randomUUID()]
      const wanted = round % 2 === 0
      const paid = orders.acknowledged.size
      const load = [
        member.like(wanted),
        ...texts.map(member.say),
        member.give(gift),
        member.addPhoto(),
        member.buy(order),
        member.buy(order),
        leaving.leave(round),
      ] as const
      await someOf(load)
      await wait(Math.random() * longestPauseMs)
      await server.kill()
      const [isLikeAcknowledged] = await Promise.all(load)
      amid.messages += texts.filter((text) => messages.acknowledged.has(text)).length
      amid.gifts += Number(gifts.acknowledged.has(gift))
      amid.photos += photos.acknowledged.size
      amid.likes += Number(isLikeAcknowledged)
      amid.payments += orders.acknowledged.size - paid
      amid.deletions = leaving.acknowledged()
      await server.start()

      const { profiles } = await member.look(calls.likes)
      if (isLikeAcknowledged) expect(profiles.map(({ id }) => id)).toEqual(wanted ? [bo.id] : [])
      await leaving.expectGone()
      const { user } = await member.look(calls.getUser)
      const stored = user?.profile.photos.map(({ id }) => id) ?? []
      expect(stored).toEqual(expect.arrayContaining([...photos.acknowledged]))
      expect(stored.length).toBeLessThanOrEqual(1)

      // What got no response is sent again, as the page does.
      for (const text of texts) if (!messages.acknowledged.has(text)) await member.say(text)
      if (!gifts.acknowledged.has(gift)) await member.give(gift)
      expect(await member.like(wanted)).toBe(true)
      for (const photo of stored) await member.removePhoto(photo)
      photos.acknowledged.clear()
      const payment = await member.buy(order)
      await server.until(`${calls.payment.path}?payment_id=${payment}`, ada.cookie, ({ body }) =>
        body.includes('"completed"'),
      )
    }

    const thread = await readThread(server, { cookie: bo.cookie, with: ada.id })
    const named = (kind: 'text' | 'gift') =>
      thread.filter(({ body }) => body.kind === kind).map(({ client_id }) => String(client_id))
    const { transactions } = await member.look(calls.transactions)
    const { balance } = await member.look(calls.credits)
    process.stdout.write(
      `${engine}: ${kills} kills, amid them acknowledged ${Object.entries(amid)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}; found ${named('text').length} of ${messages.sent.size} messages, ${
        named('gift').length
      } of ${gifts.sent.size} gifts, ${transactions.length} of ${kills} payments\n`,
    )
    expect(messages.acknowledged).toEqual(messages.sent)
    expect(named('text').toSorted()).toEqual([...messages.sent].toSorted())
    expect(named('gift').toSorted()).toEqual([...gifts.sent].toSorted())
    expect(thread.map(({ number }) => number)).toEqual(thread.map((_, place) => place + 1))
    expect(transactions.map(({ status }) => status)).toEqual(Array(kills).fill('completed'))
    expect(balance).toBe(
      startCredits - messageCost * messages.sent.size - giftCost * kills + packageCredits * kills,
    )
  },
)
