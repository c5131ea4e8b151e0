import { calls } from '@bouquet/contract/schemas'
import { expect } from 'vitest'
import { joinProcess, read, type ServerProcess } from '../../app/crash/joinProcess.ts'

const everyRounds = 10
const names = ['Cleo', 'Dora', 'Emma', 'Fay', 'Gina']

/** Members who delete their accounts amid the storm, one in ten rounds. */
export async function leavers(server: ServerProcess) {
  const waiting: { readonly cookie: string }[] = []
  for (const name of names) waiting.push(await joinProcess(server, name))
  const gone: { readonly cookie: string }[] = []

  return {
    acknowledged: () => gone.length,
    /** Asks for one deletion in every tenth round. */
    async leave(round: number) {
      const next = round % everyRounds === 0 ? waiting.shift() : undefined
      if (!next) return
      const { method, path } = calls.deleteAccount
      const answer = await server
        .ask(method, path, { cookie: next.cookie, body: '{}' })
        .catch(() => undefined)
      if (answer?.status === 200) gone.push(next)
    },
    async expectGone() {
      for (const { cookie } of gone) {
        const answer = await server.ask('GET', calls.getUser.path, { cookie })
        expect(read(calls.getUser, answer.body).user).toBeNull()
      }
    },
  }
}
