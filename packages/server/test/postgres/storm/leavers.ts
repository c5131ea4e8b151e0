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
      const response = await server
        .send(method, path, { cookie: next.cookie, body: '{}' })
        .catch(() => undefined)
      if (response?.status === 200) gone.push(next)
    },
    async expectGone() {
      for (const { cookie } of gone) {
        const response = await server.send('GET', calls.getUser.path, { cookie })
        expect(read(calls.getUser, response.body).user).toBeNull()
      }
    },
  }
}
