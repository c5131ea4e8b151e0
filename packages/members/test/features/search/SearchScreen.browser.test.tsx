import type { SearchResult } from '@bouquet/contract'
import { searchResultSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const found = (names: readonly string[], more: object = {}): SearchResult =>
  searchResultSchema.parse({
    page: 1,
    page_size: 24,
    num_results: names.length,
    results: names.map((name, index) => person(index + 2, name)),
    similar_results: [],
    similar_num_results: 0,
    limited: false,
    ...more,
  })

const both = found(['Ada', 'Ben'])
const openSearch = (query = '', replies: Replies = {}, user = member()) =>
  openScreen(`/members${query}`, { members: both, ...replies }, user)

const people = page.getByRole('list', { name: 'People found' })
const card = (name: string) => people.getByRole('link', { name: new RegExp(name) })
const main = page.getByRole('main')
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('SRC-1 the people found are shown with their number', async () => {
  const api = await openSearch()
  await expect.element(card('Ada')).toBeVisible()
  await expect.element(card('Ben')).toBeVisible()
  await expect.element(main.getByText('2 people', { exact: true })).toBeVisible()
  await expect
    .poll(() => api.of('members').map(({ query }) => query))
    .toEqual([{ country: 'NL', page: '1' }])
})

test('SRC-1 a search that is on its way says so', async () => {
  await openSearch('', { members: 'pending' })
  await expect.element(page.getByText('Loading people')).toBeInTheDocument()
})

test('SRC-1 a search that fails is tried again', async () => {
  let isDown = true
  await openSearch('', { members: () => (isDown ? refused('general_error') : both) })
  await expect.element(page.getByText('We could not load the people')).toBeVisible()
  isDown = false
  await press('Try again')
  await expect.element(card('Ada')).toBeVisible()
})

test('SRC-1 filters of the address are searched by and shown, each with a way to drop it', async () => {
  const api = await openSearch('?min_age=30&max_age=40&countryregion=Utrecht')
  await expect.element(card('Ada')).toBeVisible()
  await expect
    .poll(() => api.of('members')[0]?.query)
    .toEqual({
      country: 'NL',
      countryregion: 'Utrecht',
      min_age: '30',
      max_age: '40',
      page: '1',
    })
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await userEvent.click(chips.getByRole('button', { name: /Utrecht/ }))
  await expect.poll(api.path).toBe('/members?min_age=30&max_age=40')
  await expect
    .poll(() => api.of('members').at(-1)?.query)
    .toEqual({ country: 'NL', min_age: '30', max_age: '40', page: '1' })
})

test('SRC-1 a filter that is chosen is searched by at once, and kept in the address', async () => {
  const api = await openSearch()
  await press(/^Filters/)
  await userEvent.click(page.getByRole('radio', { name: 'Women' }))
  await expect.poll(() => api.of('members').at(-1)?.query['gender']).toBe('female')
  expect(api.path()).toBe('/members?gender=female')
  await press('Show 2 people')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(card('Ada')).toBeVisible()
})

test('SRC-1 the filters used last are there again', async () => {
  const first = await openSearch()
  await press(/^Filters/)
  await userEvent.click(page.getByRole('radio', { name: 'Women' }))
  await expect.poll(first.path).toBe('/members?gender=female')
  const second = await openSearch()
  await expect.poll(second.path).toBe('/members?gender=female')
})

test('SRC-1 who fits nothing is led out by clearing the filters', async () => {
  const api = await openSearch('?min_age=90', {
    members: ({ query }) => (query['min_age'] ? found([]) : both),
  })
  await expect.element(page.getByText('No one matches everything yet')).toBeVisible()
  await userEvent.click(main.getByRole('button', { name: 'Clear filters' }).last())
  await expect.element(card('Ada')).toBeVisible()
  expect(api.path()).toBe('/members')
})

test('SRC-1 with few results those who come close are shown too', async () => {
  await openSearch('', {
    members: found(['Ada'], { similar_results: [person(9, 'Nora')], similar_num_results: 1 }),
  })
  const similar = page.getByRole('region', { name: 'People who come close' })
  await expect.element(similar.getByRole('link', { name: /Nora/ })).toBeVisible()
})

const paged = { num_results: 3, page_size: 2 }
const secondPage: Replies = {
  members: ({ query }) =>
    query['page'] === '2' ? found(['Cleo'], { ...paged, page: 2 }) : { ...both, ...paged },
}

test('SRC-1 further people are on the next page, which the address names', async () => {
  const api = await openSearch('', secondPage)
  await expect.element(card('Ada')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  await userEvent.click(pages.getByRole('link', { name: 'Next page' }))
  await expect.element(card('Cleo')).toBeVisible()
  await expect.element(card('Ada')).not.toBeInTheDocument()
  expect(api.path()).toBe('/members?page=2')
})

test('SRC-1 a page past the last leads to the first', async () => {
  const api = await openSearch('?page=7', {
    members: ({ query }) =>
      query['page'] === '7' ? found([], { ...paged, page: 7 }) : { ...both, ...paged },
  })
  await expect.element(page.getByText('This page is empty')).toBeVisible()
  await press('To the first page')
  await expect.element(card('Ada')).toBeVisible()
  expect(api.path()).toBe('/members')
})

test('PER-3 a free member sees which filters premium opens', async () => {
  await openSearch()
  await press(/^Filters/)
  await expect
    .element(page.getByRole('link', { name: 'They come with premium' }))
    .toHaveAttribute('href', '/premium')
})

test('PER-3 a premium member searches by the further filters', async () => {
  const api = await openSearch('?hair_colour=red', {}, member({ paid_user: true }))
  await expect.element(card('Ada')).toBeVisible()
  await expect.poll(() => api.of('members').at(-1)?.query).toMatchObject({ hair_colour: 'red' })
})

test('SRC-2 MOD-3 a visitor with the first page only is invited to join', async () => {
  await openScreen('/members', { members: { ...both, num_results: 40, limited: true } }, null)
  await expect.element(page.getByText('There are 40 profiles to see')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?next=%2Fmembers')
  await expect
    .element(page.getByRole('navigation', { name: 'Pages of results' }))
    .not.toBeInTheDocument()
  await userEvent.click(main.getByRole('button', { name: 'Create a free account' }))
  await expect.element(page.getByRole('dialog', { name: 'Create your profile' })).toBeVisible()
})
