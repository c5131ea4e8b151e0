import { connect } from 'node:net'

/** A connection on which a test writes what it likes, byte by byte. */
export async function rawSocket(port: number) {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    /** Lines are ended as HTTP ends them. */
    write: (...lines: string[]) => socket.write(lines.join('\r\n')),
    reset: () => socket.resetAndDestroy(),
    /** All that came until the server closed the connection. */
    async rest(): Promise<string> {
      await closed
      return Buffer.concat(chunks).toString('latin1')
    },
  }
}

/** Asks with one request on a connection of its own, and returns the response as it came. */
export async function rawRequest(port: number, ...lines: string[]): Promise<string> {
  const socket = await rawSocket(port)
  socket.write(...lines, 'Connection: close', '', '')
  return socket.rest()
}
