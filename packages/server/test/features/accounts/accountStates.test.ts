import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  endDeletion,
  eraseMember,
  findDeletion,
  insertDeletion,
  listDueDeletions,
} from '../../../src/features/accounts/deletion/deletions.store.ts'
import {
  type AccountAct,
  type AccountState,
  accountActs,
  isPublic,
  nextAccountState,
  statusColumns,
} from '../../../src/features/members/accountState.rules.ts'
import { changeAccountState, confirmMember } from '../../../src/features/members/index.ts'
import { daysAfter } from '../../../src/platform/clock.ts'
import type { Db } from '../../../src/platform/database/Database.ts'
import { newId } from '../../../src/platform/ids.ts'
import { members } from '../../../src/tables/index.ts'
import { signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const now = () => server.clock.now()
const erasureDay = () => daysAfter(now(), 14)

const start: AccountState = { isConfirmed: false, isBanned: false, isDeleting: false }

/** What each act does to the database. @returns whether it was possible */
const acts: Readonly<Record<AccountAct, (tx: Db, member: string) => Promise<boolean>>> = {
  confirm: (tx, member) => confirmMember(tx, member, now()),
  ban: (tx, member) => changeAccountState(tx, member, 'ban'),
  lift_ban: (tx, member) => changeAccountState(tx, member, 'lift_ban'),
  delete: async (tx, member) => {
    if (!(await changeAccountState(tx, member, 'delete'))) return false
    await insertDeletion(tx, {
      id: newId(),
      brand: 'harbour',
      member,
      requested: now(),
      eraseAfter: erasureDay(),
    })
    return true
  },
  reactivate: async (tx, member) => {
    const deletion = await findDeletion(tx, member)
    if (!deletion || !(await changeAccountState(tx, member, 'reactivate'))) return false
    return endDeletion(tx, deletion.id, now())
  },
}

const rowOf = async (tx: Db, member: string) => {
  const [row] = await tx
    .select({ status: members.status, profileStatus: members.profileStatus })
    .from(members)
    .where(eq(members.id, member))
  return row
}

async function eraseDue(tx: Db): Promise<void> {
  for (const { member } of await listDueDeletions(tx, erasureDay()))
    if (member) await eraseMember(tx, member)
}

class Undo extends Error {}

/** Does something in a transaction that is rolled back. */
const tryOut = (db: Db, run: (tx: Db) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await run(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })

describe('the states of an account', () => {
  test('ACC-5 every sequence of four acts ends as the table says, and an account under deletion is erased', async () => {
    const { user } = await signUp(server)
    let sequences = 0
    const walk = async (db: Db, state: AccountState, done: readonly AccountAct[]) => {
      if (done.length === 4) {
        sequences += 1
        await tryOut(db, async (tx) => {
          await eraseDue(tx)
          expect(await rowOf(tx, user.id), done.join(', ')).toEqual(
            state.isDeleting ? undefined : statusColumns(state),
          )
        })
        return
      }
      for (const act of accountActs) {
        const next = nextAccountState(state, act)
        await tryOut(db, async (tx) => {
          expect(await acts[act](tx, user.id), [...done, act].join(', ')).toBe(next !== undefined)
          expect(await rowOf(tx, user.id)).toEqual(statusColumns(next ?? state))
          await walk(tx, next ?? state, [...done, act])
        })
      }
    }
    await walk(server.db, start, [])
    expect(sequences).toBe(accountActs.length ** 4)
  })

  test('ACC-5 nobody but its owner makes an account public again that is being deleted', () => {
    const truths = [false, true]
    const states = truths.flatMap((isConfirmed) =>
      truths.map((isBanned): AccountState => ({ isConfirmed, isBanned, isDeleting: true })),
    )
    for (const state of states) {
      expect(isPublic(state)).toBe(false)
      for (const act of accountActs) {
        const next = nextAccountState(state, act)
        if (act !== 'reactivate') expect(next?.isDeleting ?? true).toBe(true)
      }
    }
  })
})
