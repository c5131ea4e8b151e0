import { createServer } from 'node:net'
import { afterAll } from 'vitest'

/** A post office on this machine that takes every mail and keeps it as it came. */
export async function postOffice() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let data: string[] | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (data && line === '.') {
        mails.push(data.join('\n'))
        data = undefined
        say('250 kept')
      } else if (data) {
        data.push(line)
      } else if (line === 'DATA') {
        data = []
        say('354 go on')
      } else {
        say(line === 'QUIT' ? '221 bye' : '250 ok')
      }
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 here')
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  afterAll(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://localhost:${port}`, mails }
}
