import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './freePort.ts'

/** A line to a server that can fall silent: it stays open, and nothing passes any more. */
export async function silentProxy(target: string) {
  const { hostname, port } = new URL(target)
  const ends: [Socket, Socket][] = []
  const held: Socket[] = []
  let takesNew = true

  const proxy = createServer((near) => {
    near.on('error', () => undefined)
    if (!takesNew) return void held.push(near)
    const far = connect(Number(port), hostname)
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
    ends.push([near, far])
  })
  const url = new URL(target)
  url.port = String(await freePort())
  proxy.listen(Number(url.port), '127.0.0.1')
  await once(proxy, 'listening')

  return {
    url: url.href,
    /** Connections that are open fall silent for good; later ones too until `restore`, unless they are let through. */
    silence({ alsoNew }: { readonly alsoNew: boolean }) {
      takesNew = !alsoNew
      for (const [near, far] of ends) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    restore() {
      takesNew = true
    },
    async close() {
      for (const socket of [...held, ...ends.flat()]) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
