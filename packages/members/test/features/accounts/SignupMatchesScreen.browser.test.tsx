import type { SearchResult } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const found = (
  results: SearchResult['results'],
  similar: SearchResult['results'] = [],
): SearchResult => ({
  page: 1,
  page_size: 24,
  num_results: results.length,
  results,
  similar_results: similar,
  similar_num_results: similar.length,
  limited: false,
})
const ada = page.getByRole('link', { name: /Ada/ })
const everybody = page.getByRole('link', { name: 'See everyone' })

test('SGN-4 SRC-1 first matches are near in age, and each looks for the other', async () => {
  const replies = { members: found([person(2, 'Ada')], [person(3, 'Ben')]) }
  const api = await openScreen('/signup/matches', replies)
  await expect.element(ada).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Ben/ })).toBeVisible()
  // With a gender, the server would also find those who look for others.
  expect(api.of('members').at(0)?.query).toEqual({ country: 'NL', min_age: '30', max_age: '50' })
})

test('SGN-4 no more than eight are shown first', async () => {
  const many = Array.from({ length: 12 }, (_, number) => person(number + 2, `Ada ${number}`))
  await openScreen('/signup/matches', { members: found(many) })
  await expect.element(page.getByRole('link', { name: /Ada 7/ })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Ada 8/ })).not.toBeInTheDocument()
})

test('SGN-4 from the first matches everybody is one step away', async () => {
  const api = await openScreen('/signup/matches', { members: found([]) })
  await expect.element(page.getByText('No suggestions yet')).toBeVisible()
  await everybody.click()
  await expect.poll(api.path).toBe('/members')
})

test('SGN-4 matches on their way say so', async () => {
  await openScreen('/signup/matches', { members: 'pending' })
  await expect.element(page.getByText('Loading people')).toBeInTheDocument()
})

test('SGN-4 matches that cannot be read are asked for again', async () => {
  let isDown = true
  await openScreen('/signup/matches', {
    members: () => (isDown ? refused('general_error') : found([person(2, 'Ada')])),
  })
  await expect.element(page.getByText('That did not work')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(ada).toBeVisible()
})

test('SGN-4 a visitor is led to the login', async () => {
  const api = await openScreen('/signup/matches', {}, null)
  await expect.poll(api.path).toBe('/login?next=%2Fsignup%2Fmatches')
})
