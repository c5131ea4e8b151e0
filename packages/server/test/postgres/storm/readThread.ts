import type { Message } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { read, type ServerProcess } from '../../app/crash/joinProcess.ts'

/** All messages of a thread, oldest first, page by page. */
export async function readThread(
  server: Pick<ServerProcess, 'send'>,
  { cookie, with: other }: { readonly cookie: string; readonly with: string },
): Promise<readonly Message[]> {
  const thread: Message[] = []
  for (let before = ''; ; ) {
    const page = `${calls.conversation.path}?profile=${other}${before}`
    const { messages } = read(calls.conversation, (await server.send('GET', page, { cookie })).body)
    thread.unshift(...messages)
    const [oldest] = messages
    if (!oldest || oldest.number <= 1) return thread
    before = `&before=${oldest.number}`
  }
}
