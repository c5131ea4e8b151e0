import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { calls, liveEventSchema } from '@bouquet/contract'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { leanContract } from '../src/membersArea/leanContract.ts'
import { leanZod, refuseUnused } from '../src/membersArea/leanZod.ts'
import { paths } from '../src/paths.ts'

type Contract = Pick<typeof import('@bouquet/contract'), 'calls' | 'liveEventSchema'>

/** The contract as browsers get it, and its code. */
async function bundleContract(): Promise<{ readonly code: string; readonly contract: Contract }> {
  const bundle = await rolldown({
    input: join(paths.root, 'packages/contract/src/index.ts'),
    plugins: [leanContract(), leanZod()],
  })
  const { output } = await bundle.generate()
  await bundle.close()
  const [{ code }] = output
  const folder = mkdtempSync(join(tmpdir(), 'bouquet-lean-'))
  const file = join(folder, 'contract.mjs')
  writeFileSync(file, code)
  const contract: Contract = await import(/* @vite-ignore */ pathToFileURL(file).href)
  rmSync(folder, { recursive: true })
  return { code, contract }
}

const lean = await bundleContract()

test('PRF-2 browsers get the same calls, without what the server alone reads', () => {
  for (const [name, call] of Object.entries(calls)) {
    const { method, path, repeatable } = call
    expect(lean.contract.calls).toHaveProperty(
      name,
      expect.objectContaining({ method, path, repeatable }),
    )
  }
  expect(lean.code).not.toContain(calls.login.purpose)
  expect(lean.code).not.toContain('No account has this e-mail with this password.')
})

test('PRF-2 an answer is read and refused as the full contract does', () => {
  const likes = { type: 'like', profile: '0199f2a4-7b1e-7c3d-8e21-5a6b7c8d9e0f' }
  const answers: readonly unknown[] = [{ ok: true }, { ok: 1 }, {}, null, { user: null }, likes]
  for (const answer of answers) {
    for (const name of ['getUser', 'logout', 'settings', 'chats', 'sendMessage'] as const) {
      const full = calls[name].answer.safeParse(answer)
      const read = lean.contract.calls[name].answer.safeParse(answer)
      expect([name, read.success, read.data]).toEqual([name, full.success, full.data])
      expect(read.error?.issues.map(({ code, path }) => [code, path])).toEqual(
        full.error?.issues.map(({ code, path }) => [code, path]),
      )
    }
    expect(lean.contract.liveEventSchema.safeParse(answer).data).toEqual(
      liveEventSchema.safeParse(answer).data,
    )
  }
})

test('PRF-2 a schema may not call what browsers have no code for', () => {
  const code = "import { z } from 'zod'\nexport const schema = z.string().register<'a'>(all)"
  expect(() => refuseUnused(code, 'schema.ts')).toThrow('register')
  expect(() => refuseUnused(code.replace('register', 'trim'), 'schema.ts')).not.toThrow()
})
