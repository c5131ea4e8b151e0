import { Socket } from 'node:net'

/** A server that does not even report its own time limit is gone, although the connection looks open. */
class ConnectionSilent extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(silenceMs: number) {
    super(`The connection was silent for ${silenceMs / 1_000} s.`)
    this.name = 'ConnectionSilent'
  }
}

/**
 * A socket that breaks when nothing was sent or received for so long. Unlike a time limit of one query, which leaves
 * the connection as it is, this ends everything that waits on it at once.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new ConnectionSilent(silenceMs)))
  return socket
}
