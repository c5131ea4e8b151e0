import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { PushMessage } from '@bouquet/contract'
import { pushMessageSchema } from '@bouquet/contract/schemas'
import { afterAll } from 'vitest'

/** What a push service was handed. */
interface Delivery {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A push service on this machine; it takes messages until it is told to respond otherwise. */
export async function pushService() {
  const deliveries: Delivery[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request))
    deliveries.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  afterAll(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    deliveries,
    respondWith: (next: number) => {
      status = next
    },
    reset: () => {
      deliveries.splice(0)
      status = 201
    },
  }
}

export type PushService = Awaited<ReturnType<typeof pushService>>

/** A browser that takes push messages: what its page hands to the server, and the eyes that read a message. */
export function pushBrowser({ origin }: PushService, name: string) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      expirationTime: null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message as a browser does (RFC 8188 and 8291), with its own keys alone. */
    read({ body }: Delivery): PushMessage {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
      const material = derive(pair.computeSecret(theirs), auth, info, 32)
      const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = plain.lastIndexOf(2)
      return pushMessageSchema.parse(JSON.parse(plain.subarray(0, end).toString()))
    },
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
