import type { Likes } from '@bouquet/contract'
import { calls, likesSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member, photo } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { memberProfile, person, settings } from '../../support/samples.ts'

const done = { ok: true } as const
const ada = memberProfile(2, 'Ada', { about: 'I grow tulips.' })
const path = `/members/${ada.id}`

const likes = (given: readonly object[], received: readonly object[] = []): Likes =>
  likesSchema.parse({ profiles: given, liked_by: received })

const openMember = (replies: Replies = {}) =>
  openScreen(path, { member: { profile: ada }, ...replies })

const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name })
const giveLike = page.getByRole('button', { name: 'Like Ada', exact: true })
const takeBack = page.getByRole('button', { name: 'Take back your like for Ada' })

async function chooseInMenu(item: string) {
  await userEvent.click(page.getByRole('button', { name: 'More about Ada' }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

test('PRO-1 a profile shows what its owner says, and the gifts they show', async () => {
  const profile = memberProfile(2, 'Ada', {
    about: 'I grow tulips.',
    attributes: { ...ada.attributes, hair_colour: 'red', interests: ['reading'] },
    gifts: [{ gift: 'rose', count: 2 }],
  })
  await openMember({ member: { profile } })
  await expect.element(heading('Ada 41')).toBeVisible()
  await expect.element(page.getByText('I grow tulips.')).toBeVisible()
  await expect.element(page.getByText('Red', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Reading')).toBeVisible()
  await expect.element(page.getByText('A rose × 2')).toBeVisible()
})

test('CHT-10 what a member says of themselves reads in its own direction', async () => {
  const about = 'אני אוהבת לטייל (בעיקר בחורף)!'
  await openMember({ member: { profile: memberProfile(2, 'Ada', { about }) } })
  await expect.element(page.getByText(about)).toHaveStyle({ direction: 'rtl' })
})

test('PRO-1 interests and a town that both have come first, and once', async () => {
  const attributes = { ...ada.attributes, interests: ['reading', 'hiking'] }
  const { attributes: none } = member().profile
  const me = member({}, { city: 'Utrecht', attributes: { ...none, interests: ['hiking'] } })
  await openScreen(path, { member: { profile: memberProfile(2, 'Ada', { attributes }) } }, me)
  await expect.element(heading('Ada 41')).toBeVisible()
  const lists = page.getByRole('main').getByRole('listitem')
  await expect
    .poll(() => lists.elements().map((entry) => entry.textContent))
    .toEqual(['Hiking', 'Utrecht', 'Reading'])
})

test('PRO-1 the second photo stands among the words, the others below, and each opens', async () => {
  const photos = [photo(2), photo(3), photo(4)]
  const profile = memberProfile(2, 'Ada', { main_image: photo(2), photos })
  await openMember({ member: { profile } })
  await expect.element(page.getByRole('button', { name: 'Enlarge photo 3' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Enlarge photo 2' }))
  await expect.element(page.getByAltText('Photo 2 of 3 of Ada')).toBeVisible()
})

test('PRO-2 a locked second photo says itself how it opens', async () => {
  const photos = [photo(2), photo(3, { locked: true }), photo(4, { locked: true })]
  const profile = memberProfile(2, 'Ada', { main_image: photo(2), photos, num_locked_photos: 2 })
  await openMember({ member: { profile } })
  await expect.element(page.getByRole('button', { name: 'What premium gives' })).toBeVisible()
  expect(page.getByText('Premium shows you all photos of Ada.').elements()).toHaveLength(1)
})

test('PRO-1 a profile that is on its way says so', async () => {
  await openMember({ member: 'pending' })
  await expect.element(heading('Loading the profile')).toBeInTheDocument()
})

test('PRO-1 a profile that says nothing yet invites a question', async () => {
  await openMember({ member: { profile: memberProfile(2, 'Ada') } })
  await expect.element(page.getByText(/Ada has not written anything yet/)).toBeVisible()
})

test('PRO-1 a profile that is gone leads to other people', async () => {
  await openMember({ member: refused('not_found', { status: 404 }), blocks: { blocked: [] } })
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See other people' }))
    .toHaveAttribute('href', '/members')
})

test('PRO-1 a profile that cannot be read is asked for again', async () => {
  let isDown = true
  await openMember({
    member: () => (isDown ? refused('too_many_requests') : { profile: ada }),
    blocks: { blocked: [] },
  })
  await expect.element(page.getByText('We could not load this profile')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(heading(/Ada/)).toBeVisible()
})

test('PRO-1 one’s own profile leads to editing it', async () => {
  const me = member()
  await openScreen(`/members/${me.id}`, { member: { profile: { ...ada, id: me.id } } })
  await expect
    .element(page.getByRole('link', { name: 'Edit my profile' }))
    .toHaveAttribute('href', '/profile')
  await expect.element(giveLike).not.toBeInTheDocument()
})

test('PRO-1 what is empty in one’s own profile offers to be filled in, and nobody else sees that', async () => {
  const me = member()
  const profile = memberProfile(2, 'Ada')
  await openScreen(`/members/${me.id}`, { member: { profile: { ...profile, id: me.id } } })
  const way = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(way('About you')).toHaveAttribute('href', '/profile#about')
  await expect.element(way('Edit: Hair')).toHaveAttribute('href', '/profile#facts')
  await expect.element(way('Interests')).toHaveAttribute('href', '/profile#interests')
  await expect.element(way('Add a photo')).toHaveAttribute('href', '/profile#photos')
})

test('PRO-1 what somebody else has left empty is not shown', async () => {
  await openMember()
  await expect.element(heading('Ada 41')).toBeVisible()
  await expect.element(page.getByText('Hair')).not.toBeInTheDocument()
  await expect.element(page.getByText('Interests')).not.toBeInTheDocument()
})

test('CHT-8 a profile leads to the conversation and to its gifts', async () => {
  await openMember()
  await expect
    .element(page.getByRole('link', { name: 'Write to Ada' }))
    .toHaveAttribute('href', `${path}/chat`)
  await expect
    .element(page.getByRole('link', { name: 'Send Ada a gift' }))
    .toHaveAttribute('href', `${path}/chat?gift=true`)
})

test('LIK-1 a like is given and taken back', async () => {
  let given = likes([])
  const api = await openMember({
    likes: () => given,
    like: () => {
      given = likes([person(2, 'Ada')])
      return { match: false }
    },
    unlike: () => {
      given = likes([])
      return done
    },
  })
  await userEvent.click(giveLike)
  await expect.element(takeBack).toBeVisible()
  await userEvent.click(takeBack)
  await expect.element(giveLike).toBeVisible()
  await expect.poll(() => api.of('like').map(({ body }) => body)).toEqual([{ profile: ada.id }])
  await expect.poll(() => api.of('unlike').map(({ body }) => body)).toEqual([{ profile: ada.id }])
})

test('LIK-1 a mutual like is a match, which leads to the conversation', async () => {
  await openMember({ like: { match: true } })
  await userEvent.click(giveLike)
  const dialog = page.getByRole('dialog', { name: 'You and Ada like each other.' })
  await expect
    .element(dialog.getByRole('link', { name: 'Say hello' }))
    .toHaveAttribute('href', `${path}/chat`)
})

test('LIK-1 a like that is refused is not given, and the reason is said', async () => {
  await openMember({ like: refused('forbidden', { status: 403 }) })
  await userEvent.click(giveLike)
  await expect.element(page.getByText('You cannot do this with your account.')).toBeVisible()
  await expect.element(giveLike).toBeVisible()
})

test('LIK-1 a like that was received counts as opened once its profile is seen', async () => {
  const received = likes([], [{ ...person(2, 'Ada'), like_new: true }])
  const api = await openScreen(`/likes/m/${ada.id}`, {
    member: { profile: { ...ada, likes_me: true } },
    likes: received,
    openLike: done,
  })
  await expect
    .element(page.getByText('Ada likes you. Like them back and it is a match.'))
    .toBeVisible()
  await expect.poll(() => api.of('openLike').map(({ body }) => body)).toEqual([{ profile: ada.id }])
})

test.each([
  ['somebody who agreed to it', {}, 'We introduced Ada to you. It is not a like yet.'],
  ['a fictional profile', { fictional: true }, 'Meet Ada, a fictional profile'],
])('TRU-2 an introduction of %s is called one on the page', async (_, more, words) => {
  await openScreen(path, { member: { profile: { ...ada, ...more, introduced: true } } })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/likes you/)).not.toBeInTheDocument()
})

test('MOD-3 PER-1 a visitor who likes somebody is offered an account, and stays with the profile', async () => {
  const api = await openScreen(path, { member: { profile: ada } }, null)
  await userEvent.click(giveLike)
  await expect.element(page.getByRole('dialog', { name: 'Create your profile' })).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent(path)}`)
  expect(api.path()).toBe(path)
  expect(api.of('like')).toEqual([])
})

test('MOD-3 where a brand takes nobody new, a visitor who likes somebody reads so', async () => {
  const closed = { settings: settings({ signups: 'none' }) }
  const api = await openScreen(path, { member: { profile: ada }, settings: closed }, null)
  await userEvent.click(giveLike)
  await expect.poll(api.path).toBe('/signup')
})

test('ACC-3 a member is blocked after a question, and the block can be undone', async () => {
  const api = await openMember({ block: done, unblock: done })
  await chooseInMenu('Block Ada')
  await expect.element(page.getByText(/they read that you have blocked them/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Block', exact: true }))
  await expect.element(heading('You have blocked Ada')).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(heading(/Ada 41/)).toBeVisible()
  await expect.poll(() => api.of('block').map(({ body }) => body)).toEqual([{ profile: ada.id }])
  await expect.poll(() => api.of('unblock').map(({ body }) => body)).toEqual([{ profile: ada.id }])
})

test('ACC-3 a block that is refused says why, and the profile stays', async () => {
  await openMember({ block: refused('general_error') })
  await chooseInMenu('Block Ada')
  const dialog = page.getByRole('alertdialog', { name: 'Block Ada?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Block', exact: true }))
  await expect.element(dialog.getByText(/Something went wrong on our side/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.element(heading(/Ada/)).toBeVisible()
})

const text = 'They asked me for money twice.'
const subject = { kind: 'profile', profile: ada.id }

async function reportMember() {
  await chooseInMenu('Report Ada')
  await userEvent.click(page.getByRole('radio', { name: 'Asking for money, or fraud' }))
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'In your own words' }), text)
  await userEvent.click(page.getByRole('button', { name: 'Send report' }))
}

test('ACC-4 a profile is reported with a reason, and the report has a number', async () => {
  const api = await openMember({
    complain: calls.complain.response.parse({
      key: 'key',
      complaint: {
        number: '2026-000123',
        subject,
        reason: 'scam',
        text,
        status: 'received',
        received_at: '2026-03-01T18:00:00Z',
        decision: null,
        appeal: null,
      },
    }),
  })
  await reportMember()
  await expect.element(page.getByText('Case number 2026-000123')).toBeVisible()
  await expect
    .poll(() => api.of('complain').map(({ body }) => body))
    .toEqual([{ subject, reason: 'scam', text }])
})

test('ACC-4 a report that is refused says why and keeps its words', async () => {
  await openMember({ complain: refused('general_error') })
  await reportMember()
  await expect.element(page.getByText(/Something went wrong on our side/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue(text)
})
