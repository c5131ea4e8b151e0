import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { signupDraft } from '../../support/samples.ts'

const lost = refused('not_found', { status: 404 })

/** The pages of mailed links, opened while the member me@example.com is logged in. */
const links: readonly (readonly [path: string, other: Replies, own: Replies])[] = [
  ...['/reset-password/do?token=x', '/mail-change/do?token=x', '/account-deleted?token=x'].map(
    (path) =>
      [path, { linkOwner: { is_other: true } }, { linkOwner: { is_other: false } }] as const,
  ),
  ...[false, true].map(
    (is_confirmed) =>
      [
        `/activate?token=${is_confirmed ? 'used' : 'new'}`,
        { confirmation: { email: 'new@example.com', is_confirmed } },
        { confirmation: { email: 'me@example.com', is_confirmed } },
      ] as const,
  ),
]

const main = page.getByRole('main')
const notice = main.getByText('Here you are logged in with another account: me@example.com.')
const title = main.getByRole('heading', { level: 1 })

test.each(links)(
  'RTE-9 %s of another account says which account is logged in here',
  async (path, other) => {
    await openScreen(path, other)
    await expect.element(notice).toBeVisible()
    await expect.element(title).toBeVisible()
  },
)

test.each(links)('RTE-9 %s of one’s own account says nothing of another', async (path, _, own) => {
  const api = await openScreen(path, own)
  await expect.element(title).toBeVisible()
  const asked =
    'linkOwner' in own ? 'linkOwner' : 'complaints' in own ? 'complaints' : 'confirmation'
  await expect.poll(() => api.of(asked)).not.toEqual([])
  await expect.element(notice).not.toBeInTheDocument()
})

test('RTE-9 a signup begun with another address says which account is logged in here', async () => {
  await openScreen('/complete-signup?api_signup_complete=x', {
    startedSignup: { signup: signupDraft },
  })
  await expect.element(notice).toBeVisible()
})

test('RTE-9 a copy of the data of another account is not said to have expired', async () => {
  await openScreen('/settings?export=other#data-export', { dataExport: { export: null } })
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText(/no longer/)).not.toBeInTheDocument()
})

test.each([
  [`/transactions/${numberedId(900)}`, { payment: lost }],
  [`/chats/${numberedId(900)}`, { conversation: lost }],
])('RTE-9 where %s is not found, it may be of another account', async (path, replies) => {
  await openScreen(path, replies)
  await expect.element(main.getByText(/You are logged in as me@example\.com\./)).toBeVisible()
})
