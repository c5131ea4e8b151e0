import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinProcess, read } from '../crash/joinProcess.ts'
import { serverProcess } from '../crash/process.ts'
import { picture } from '../support/pictures.ts'

const kills = 50
const longestLifeMs = 700
const startCredits = 5_000
const messageCost = 5
const packageCredits = 60

const server = await serverProcess()

beforeAll(() => server.start())
afterAll(async () => {
  await server.kill()
  await server.remove()
})

/** Bytes and type of a form that uploads a picture. */
async function upload() {
  const form = new FormData()
  form.append('file', await picture({ width: 320, height: 400 }))
  const request = new Request('http://form.example', { method: 'POST', body: form })
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  }
}

test('CRD-3 CHT-3 PRO-2 LIK-1 fifty kills under load lose nothing that was acknowledged and double nothing', async () => {
  const ada = await joinProcess(server, 'Ada')
  const bo = await joinProcess(server, 'Bo')
  const form = await upload()
  const messages = { sent: new Set<string>(), acknowledged: new Set<string>() }
  const photos = new Set<string>()
  let orders = 0
  let isLiked: boolean = false

  /** @returns the answer's text, or undefined when it was refused or never came */
  async function ask(method: string, path: string, body: string | Uint8Array, type?: string) {
    const { cookie } = ada
    const options = { cookie, body, ...(type && { type }) }
    const answer = await server.ask(method, path, options).catch(() => undefined)
    return answer?.status === 200 ? answer.body : undefined
  }

  const say = async (client_id: string) => {
    messages.sent.add(client_id)
    const body = JSON.stringify({ profile: bo.id, text: client_id, client_id })
    if (await ask('POST', calls.sendMessage.path, body)) messages.acknowledged.add(client_id)
  }
  const likeOrNot = async (wish: boolean) => {
    const { method, path } = wish ? calls.like : calls.unlike
    return ask(method, path, JSON.stringify({ profile: bo.id }))
  }
  const addPhoto = async () => {
    const body = await ask('POST', calls.uploadPhoto.path, form.body, form.type)
    if (body) photos.add(read(calls.uploadPhoto, body).photo.id)
  }
  const begin = (idempotency_key: string) => {
    const order = { package: 'credits-60', payment_method: 'card', idempotency_key }
    return ask('POST', calls.startPayment.path, JSON.stringify(order))
  }
  const pay = async (key: string) => {
    const begun = await begin(key)
    if (!begun) return
    const { redirect_url, payment } = read(calls.startPayment, begun)
    const reference = new URL(redirect_url, 'http://provider.example').searchParams.get('reference')
    const choice = `reference=${reference}&choice=pay`
    await ask('POST', '/api/sandbox/checkout', choice, 'application/x-www-form-urlencoded')
    return payment.payment_id
  }

  for (let round = 0; round < kills; round += 1) {
    const texts = Array.from({ length: 6 }, () => randomUUID())
    const key = randomUUID()
    const wish: boolean = !isLiked
    const load = Promise.all([...texts.map(say), likeOrNot(wish), addPhoto(), pay(key), pay(key)])
    await wait(Math.random() * longestLifeMs)
    await server.kill()
    await load
    await server.start()

    // What was not answered is asked again, as the page does.
    for (const text of texts) if (!messages.acknowledged.has(text)) await say(text)
    expect(await likeOrNot(wish)).toBeDefined()
    isLiked = wish
    const id = await pay(key)
    const status = `${calls.payment.path}?payment_id=${id}`
    await server.until(status, ada.cookie, ({ body }) => body.includes('"completed"'))
    orders += 1
    const { cookie } = ada
    const { user } = read(
      calls.getUser,
      (await server.ask('GET', calls.getUser.path, { cookie })).body,
    )
    const kept = user?.profile.photos.map((photo) => photo.id) ?? []
    expect(new Set(kept)).toHaveLength(kept.length)
    expect(kept).toEqual(expect.arrayContaining([...photos]))
    for (const photo of kept)
      await ask('DELETE', calls.deletePhoto.path, JSON.stringify({ id: photo }))
    photos.clear()
  }

  const { cookie } = ada
  expect(messages.acknowledged).toEqual(messages.sent)
  const texts: string[] = []
  let before = ''
  for (;;) {
    const page = `${calls.conversation.path}?profile=${ada.id}${before}`
    const answer = await server.ask('GET', page, { cookie: bo.cookie })
    const { messages: some } = read(calls.conversation, answer.body)
    texts.unshift(...some.map(({ client_id }) => String(client_id)))
    const [oldest] = some
    if (!oldest || oldest.number <= 1) break
    before = `&before=${oldest.number}`
  }
  expect(texts.toSorted()).toEqual([...messages.sent].toSorted())
  const likes = read(calls.likes, (await server.ask('GET', calls.likes.path, { cookie })).body)
  expect(likes.profiles.map(({ id }) => id)).toEqual(isLiked ? [bo.id] : [])
  const offer = await server.ask('GET', calls.credits.path, { cookie })
  expect(read(calls.credits, offer.body).balance).toBe(
    startCredits - messageCost * messages.sent.size + packageCredits * orders,
  )
}, 900_000)
