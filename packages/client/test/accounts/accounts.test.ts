import { browserStorageList } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import {
  changeNameMutation,
  changePasswordMutation,
  confirmAddressMutation,
  confirmationQuery,
  loginMutation,
  logoutMutation,
  requestResetMutation,
  resendConfirmationMutation,
  resetPasswordMutation,
  saveLanguage,
  signupMutation,
  signupStepMutation,
  updateUserMutation,
  userQuery,
} from '../../src/accounts/accounts.ts'
import { deleteAccountMutation, reactivateMutation } from '../../src/accounts/deletion.ts'
import { completeSignupMutation } from '../../src/accounts/startedSignup.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { eachChange, eachReading, type Page } from '../support/eachCall.ts'
import { ada, me, text, user } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

const member = user()
const token = 'mailed'
const password = 'correct horse'
const twice = { password, password_again: password }

const signup = {
  name: 'Me',
  email: 'me@example.com',
  password,
  date_of_birth: '1985-05-05',
  gender: 'female',
  seeking: 'male',
  terms: true,
} as const

/** What a visitor has looked at; members see more of it. */
const seen = [keys.searches, keys.member(ada), keys.credits]

/** Of an account that is logged in from now on. */
const loggedIn = {
  response: { user: member },
  shows: [[keys.user, member]],
  refreshes: seen,
} as const

eachChange(
  [keys.user, ...seen],
  [
    {
      title: 'AUT-1 a login shows the member, and asks again for what visitors see less of',
      make: ({ client, change }) =>
        change(loginMutation(client), { email: 'me@example.com', password }),
      calls: [['login', { body: { email: 'me@example.com', password } }]],
      ...loggedIn,
    },
    {
      title: 'SGN-1 a new account is logged in',
      make: ({ client, change }) => change(signupMutation(client), signup),
      calls: [['signup', { body: signup }]],
      ...loggedIn,
    },
    {
      title: 'AUT-4 a signup that a mail has to confirm first logs nobody in',
      make: ({ client, change }) => change(signupMutation(client), signup),
      calls: [['signup', { body: signup }]],
      response: { user: null },
      shows: [[keys.user, 'as before']],
    },
    {
      title: 'SGN-4 a signup that was begun elsewhere ends logged in',
      make: ({ client, change }) => change(completeSignupMutation(client), { ...signup, token }),
      calls: [['completeSignup', { body: { ...signup, token } }]],
      ...loggedIn,
    },
    {
      title: 'AUT-3 a new password logs in',
      make: ({ client, change }) => change(resetPasswordMutation(client), { token, ...twice }),
      calls: [['resetPassword', { body: { token, ...twice } }]],
      ...loggedIn,
    },
    {
      title: 'ACC-2 an account that is brought back is logged in',
      make: ({ client, change }) => change(reactivateMutation(client), { token }),
      calls: [['reactivate', { body: { token } }]],
      ...loggedIn,
    },
    {
      title: 'SGN-1 a finished step of the signup is kept',
      make: ({ client, change }) => change(signupStepMutation(client), 'photo'),
      calls: [['finishSignupStep', { body: { step: 'photo' } }]],
      response: { user: member },
      shows: [[keys.user, member]],
    },
    {
      title: 'ACC-1 another name is shown',
      make: ({ client, change }) => change(changeNameMutation(client), 'Mia'),
      calls: [['changeName', { body: { name: 'Mia' } }]],
      response: { user: member },
      shows: [[keys.user, member]],
    },
    {
      title: 'ACC-1 settings that were saved are shown',
      make: ({ client, change }) => change(updateUserMutation(client), { privacy_mode: true }),
      calls: [['updateUser', { body: { privacy_mode: true } }]],
      response: { user: member },
      shows: [[keys.user, member]],
    },
    {
      title: 'ACC-1 the language is saved',
      make: ({ client }) => saveLanguage(client, 'pl'),
      calls: [['updateUser', { body: { language: 'pl' } }]],
    },
    {
      title: 'ACC-1 a new password is saved with the old one',
      make: ({ client, change }) =>
        change(changePasswordMutation(client), { old_password: 'old', ...twice }),
      calls: [['changePassword', { body: { old_password: 'old', ...twice } }]],
    },
    {
      title: 'AUT-3 a forgotten password is asked for by address',
      make: ({ client, change }) => change(requestResetMutation(client), 'me@example.com'),
      calls: [['requestReset', { body: { email: 'me@example.com' } }]],
    },
    {
      title: 'SGN-3 the mail that confirms is sent again, and whether it was needed is asked for',
      make: ({ client, change }) => change(resendConfirmationMutation(client), undefined),
      calls: [['resendConfirmation']],
      refreshes: [keys.user],
    },
    {
      title: 'SGN-3 a confirmed address is shown as such, and the member is asked for again',
      make: ({ client, change }) => change(confirmAddressMutation(client), token),
      calls: [['confirmAddress', { body: { token } }]],
      response: { email: 'me@example.com', is_confirmed: true },
      shows: [[keys.confirmation(token), { email: 'me@example.com', is_confirmed: true }]],
      refreshes: [keys.user],
    },
  ],
)

eachReading([
  {
    title: 'AUT-1 the member is asked for at most twice a minute',
    read: ({ client, cache }) => cache.fetchQuery(userQuery(client)),
    calls: [['getUser']],
    response: { user: member },
    shown: member,
    freshMs: 30_000,
  },
  {
    title: 'SGN-3 the address of a confirmation link is asked for once',
    read: ({ client, cache }) => cache.fetchQuery(confirmationQuery(client, token)),
    calls: [['confirmation', { query: { token } }]],
    response: { email: 'me@example.com', is_confirmed: false },
    shown: { email: 'me@example.com', is_confirmed: false },
    freshMs: Number.POSITIVE_INFINITY,
  },
])

const endings: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['AUT-7 a logout', 'logout', ({ client, change }) => change(logoutMutation(client), undefined)],
  [
    'ACC-2 a deletion',
    'deleteAccount',
    ({ client, change }) => change(deleteAccountMutation(client), { password }),
  ],
]

const writeToAda = ({ client }: Page) => {
  client.drafts.open(me)
  client.drafts.write(ada, 'Half a line')
  client.outbox.open(me)
  client.outbox.send(ada, text('Unsent'))
}

test.each(endings)(
  'AUT-7 ACC-2 %s leaves nothing of the member on the device',
  async (_, call, end) => {
    const page = stubCalls((name) => {
      if (name !== call) throw new Error('refused')
      return { ok: true }
    })
    page.know(keys.user, keys.chats)
    writeToAda(page)
    await end(page)
    expect(page.known()).toEqual([keys.user])
    expect(page.cache.getQueryData(keys.user)).toBeNull()
    page.client.drafts.open(me)
    page.client.outbox.open(me)
    expect(page.client.drafts.read(ada)).toBe('')
    expect(page.client.outbox.get()).toEqual([])
  },
)

test('AUT-7 PAG-5 a logout removes what the list of stored things keeps until then, of this member alone', () => {
  const storage = memoryStorage()
  const local = browserStorageList.filter(({ place }) => place === 'local')
  const keyOf = ({ name, isPrefix }: (typeof local)[number], member: string) =>
    isPrefix ? `${name}${member}.x` : name
  for (const entry of local) {
    storage.setItem(keyOf(entry, me), 'mine')
    if (entry.isPrefix) storage.setItem(keyOf(entry, ada), 'theirs')
  }
  const client = createClient({ storage, origin: 'https://site.example' })
  client.cache.setQueryData(keys.user, member)
  client.clear()
  for (const entry of local) {
    const isLeft = entry.lifetime === 'logout' || entry.lifetime === 'sent'
    expect(storage.getItem(keyOf(entry, me)), entry.id).toBe(isLeft ? null : 'mine')
    if (entry.isPrefix) expect(storage.getItem(keyOf(entry, ada)), entry.id).toBe('theirs')
  }
})

test.each(endings)(
  'AUT-7 ACC-2 %s that is refused keeps everything on the device',
  async (_, __, end) => {
    const page = stubCalls(() => {
      throw new Error('refused')
    })
    page.know(keys.user, keys.chats)
    writeToAda(page)
    await expect(end(page)).rejects.toThrow('refused')
    expect(page.known()).toEqual([keys.user, keys.chats])
    expect(page.client.drafts.read(ada)).toBe('Half a line')
    expect(page.client.outbox.get()).toHaveLength(1)
    page.client.outbox.close()
  },
)
