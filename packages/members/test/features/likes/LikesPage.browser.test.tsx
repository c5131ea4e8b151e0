import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const liker = (number: number, name: string, more: object = {}) => ({
  ...person(number, name),
  like_new: false,
  ...more,
})

test('LIK-1 received likes are shown with what is new', async () => {
  const likes = { profiles: [], liked_by: [liker(2, 'Ada', { like_new: true }), liker(3, 'Ben')] }
  await openScreen('/likes', { likes: { ...likes, num_new_likes: 1 } })
  await expect.element(page.getByRole('link', { name: /Ada/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Ben/ })).toBeVisible()
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
})

test('TRU-2 an introduction among received likes is called one, and neither a like nor a match', async () => {
  const cleo = liker(4, 'Cleo', { like_new: true, introduced: true })
  await openScreen('/likes', {
    likes: { profiles: [person(4, 'Cleo')], liked_by: [cleo], num_new_likes: 0 },
  })
  await expect.element(page.getByText('Introduction', { exact: true })).toBeVisible()
  await expect.element(page.getByText('New', { exact: true })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('link', { name: 'Matches' }))
  await expect.element(page.getByText('No matches yet')).toBeVisible()
})

test('LIK-1 a screen whose likes are on their way says so', async () => {
  await openScreen('/likes', { likes: 'pending' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await expect.element(page.getByText('Loading people')).toBeInTheDocument()
})

test('LIK-1 nobody yet: who has no photo is led to one', async () => {
  await openScreen('/likes', {}, member({}, { main_image: null, photos: [] }))
  const screen = page.getByRole('main')
  await expect.element(screen.getByRole('link', { name: 'Add a photo' })).toBeVisible()
})

test('LIK-1 likes that cannot be read are asked for again', async () => {
  let isDown = true
  const api = await openScreen('/likes', {
    likes: () =>
      isDown ? refused('general_error') : { profiles: [], liked_by: [liker(2, 'Ada')] },
  })
  await expect.element(page.getByText('We could not load your likes')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('link', { name: /Ada/ })).toBeVisible()
  await expect.poll(() => api.of('likes').length).toBeGreaterThan(1)
})
