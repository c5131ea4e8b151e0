import { constants } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  endDeletion,
  eraseMember,
  findDeletion,
  insertDeletion,
  listDueDeletions,
} from '../../../src/features/accounts/deletion/deletions.store.ts'
import { refuseClosedAccount } from '../../../src/features/accounts/login.ts'
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
import { DomainError } from '../../../src/platform/errors/DomainError.ts'
import { newId } from '../../../src/platform/ids.ts'
import { members } from '../../../src/tables/index.ts'
import { guideRow, readGuide, readGuideRows } from '../../support/guide.ts'
import { signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const now = () => server.clock.now()
const erasureDay = () => daysAfter(now(), 14)

const sequenceLength = 4

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

const truths = [false, true]
const states = truths.flatMap((isDeleting) =>
  truths.flatMap((isBanned) =>
    truths.map((isConfirmed): AccountState => ({ isConfirmed, isBanned, isDeleting })),
  ),
)

const nameOf = ({ isConfirmed, isBanned, isDeleting }: AccountState) =>
  [
    isConfirmed ? 'confirmed' : 'not confirmed',
    ...(isBanned ? ['banned'] : []),
    ...(isDeleting ? ['being deleted'] : []),
  ].join(', ')

/** What a login with the right password is answered. */
function loginAnswer(status: ReturnType<typeof statusColumns>['status']): string {
  try {
    refuseClosedAccount({ status })
    return 'yes'
  } catch (error) {
    if (error instanceof DomainError) return `\`${error.code}\``
    throw error
  }
}

function tableRow(state: AccountState): string {
  const { status } = statusColumns(state)
  const after = accountActs.map((act) => nextAccountState(state, act))
  return guideRow([
    nameOf(state),
    `\`${status}\``,
    isPublic(state) ? 'yes' : 'no',
    loginAnswer(status),
    state.isDeleting ? 'when due' : 'no',
    ...after.map((next) => (next ? nameOf(next) : '–')),
  ])
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
      if (done.length === sequenceLength) {
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
    expect(sequences).toBe(accountActs.length ** sequenceLength)
  })

  test('ACC-5 nobody but its owner makes an account public again that is being deleted', () => {
    for (const state of states.filter(({ isDeleting }) => isDeleting)) {
      expect(isPublic(state)).toBe(false)
      for (const act of accountActs) {
        const next = nextAccountState(state, act)
        if (act !== 'reactivate') expect(next?.isDeleting ?? true).toBe(true)
      }
    }
  })

  test('ACC-5 the guide has the table of states as the rules decide, and how many sequences are tried', () => {
    const rows = readGuideRows('accounts.md')
    expect(rows).toEqual([
      guideRow([
        'State',
        '`status`',
        'Seen by others',
        'Logs in',
        'Erased',
        ...accountActs.map((act) => `\`${act}\``),
      ]),
      ...states.map(tableRow),
    ])
    expect(readGuide('accounts.md')).toContain(`${accountActs.length ** sequenceLength} sequences`)
    expect(readGuide('accounts.md')).toContain(`${constants.reactivationDays} days`)
  })
})
