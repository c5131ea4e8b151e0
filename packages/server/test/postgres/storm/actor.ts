import type { Call } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { read, type ServerProcess } from '../../app/crash/joinProcess.ts'
import { picture } from '../../support/pictures.ts'

const form = 'application/x-www-form-urlencoded'

/** Bytes and type of a form that uploads a picture. */
async function drawUpload() {
  const data = new FormData()
  data.append('file', await picture({ width: 320, height: 400 }))
  const request = new Request('http://form.example', { method: 'POST', body: data })
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  }
}

/** What was sent and what was acknowledged, by the names of the calls. */
const tally = () => ({ sent: new Set<string>(), acknowledged: new Set<string>() })

/** A member who does what members do, at a server that may die at any moment, and notes what was acknowledged. */
export async function actor(server: ServerProcess, cookie: string, other: string) {
  const upload = await drawUpload()
  const noted = { messages: tally(), gifts: tally(), photos: tally(), orders: tally() }
  const begunPayments = new Map<string, string>()

  /** @returns the body of the response, or undefined when it was refused or never came */
  async function send({ method, path }: Pick<Call, 'method' | 'path'>, body: object | Uint8Array) {
    const own =
      body instanceof Uint8Array ? { body, type: upload.type } : { body: JSON.stringify(body) }
    const response = await server.send(method, path, { cookie, ...own }).catch(() => undefined)
    return response?.status === 200 ? response.body : undefined
  }

  async function say(client_id: string) {
    noted.messages.sent.add(client_id)
    const words = { profile: other, text: client_id, client_id }
    if (await send(calls.sendMessage, words)) noted.messages.acknowledged.add(client_id)
  }

  async function give(client_id: string) {
    noted.gifts.sent.add(client_id)
    const gift = { profile: other, gift: 'rose', client_id }
    if (await send(calls.sendGift, gift)) noted.gifts.acknowledged.add(client_id)
  }

  async function addPhoto() {
    const body = await send(calls.uploadPhoto, upload.body)
    if (body) noted.photos.acknowledged.add(read(calls.uploadPhoto, body).photo.id)
  }

  /** @returns the payment, once it is begun; one that is over is not begun again */
  async function buy(idempotency_key: string) {
    noted.orders.sent.add(idempotency_key)
    const order = { package: 'credits-60', payment_method: 'card', idempotency_key }
    const begun = await send(calls.startPayment, order)
    if (!begun) return begunPayments.get(idempotency_key)
    const { redirect_url, payment } = read(calls.startPayment, begun)
    begunPayments.set(idempotency_key, payment.payment_id)
    const page = new URL(redirect_url, 'http://provider.example')
    const reference = page.searchParams.get('reference') ?? ''
    const choice = new URLSearchParams({ reference, choice: 'pay' }).toString()
    const pressed = await server
      .send('POST', page.pathname, { cookie, body: choice, type: form })
      .catch(() => undefined)
    if (pressed && pressed.status < 400) noted.orders.acknowledged.add(payment.payment_id)
    return payment.payment_id
  }

  return {
    noted,
    say,
    give,
    addPhoto,
    buy,
    like: async (wanted: boolean) =>
      (await send(wanted ? calls.like : calls.unlike, { profile: other })) !== undefined,
    removePhoto: (id: string) => send(calls.deletePhoto, { id }),
    async look<C extends Call>(call: C, query = '') {
      return read(call, (await server.send('GET', `${call.path}${query}`, { cookie })).body)
    },
  }
}
