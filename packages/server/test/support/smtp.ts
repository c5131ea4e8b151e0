import { createServer } from 'node:net'
import { afterAll } from 'vitest'

interface Counter {
  /** An office that is away ends every connection; one that refuses knows no recipient. */
  state: 'open' | 'away' | 'refusing'
}

/** A post office on this machine that keeps every mail as it came, unless the test lets it be away or refuse. */
export async function postOffice() {
  const mails: string[] = []
  const counter: Counter = { state: 'open' }
  const server = createServer((socket) => {
    if (counter.state === 'away') return void socket.destroy()
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
      } else if (counter.state === 'refusing' && line.startsWith('RCPT')) {
        say(`550 5.1.1 unknown, see https://post.example/?of=${line}`)
      } else {
        say({ QUIT: '221 bye', STARTTLS: '502 no' }[line] ?? '250 ok')
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
  return { url: `smtp://localhost:${port}`, mails, counter }
}
