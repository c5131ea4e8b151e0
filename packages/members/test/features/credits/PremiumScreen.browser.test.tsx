import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { creditOffer, settings } from '../../support/samples.ts'

const link = (name: string) => page.getByRole('main').getByRole('link', { name })

test('CRD-3 what premium brings is shown, and leads to the packages', async () => {
  const api = await openScreen('/premium', { credits: creditOffer() })
  await expect.element(page.getByText(/Any credit package makes you premium/)).toBeVisible()
  await expect.element(page.getByText('All photos of others')).toBeVisible()
  await expect.element(page.getByText(/A message costs from/)).toBeVisible()
  await userEvent.click(link('See packages'))
  await expect.poll(api.path).toBe('/credits')
})

test('CRD-3 a premium member is told so and not sold it again', async () => {
  await openScreen('/premium', { credits: creditOffer() }, member({ paid_user: true }))
  await expect.element(page.getByRole('heading', { name: 'You are premium' })).toBeVisible()
  await expect.element(link('Get more credits')).toHaveAttribute('href', '/credits')
  await expect
    .element(page.getByText(/Your first package makes you premium/))
    .not.toBeInTheDocument()
})

test('CRD-7 a visitor sees the prices of their country and can join', async () => {
  await openScreen('/pricing', {}, null)
  await expect.element(page.getByText('60 credits', { exact: true })).toBeVisible()
  await expect.element(page.getByText('€9.90')).toBeVisible()
  await expect.element(link('Create a free account')).toHaveAttribute('href', '/signup')
})

test('CRD-7 without the packages no price is claimed, and the way to them stays', async () => {
  const api = await openScreen('/premium', { credits: refused('general_error') })
  await expect.poll(() => api.of('credits').length).toBeGreaterThan(0)
  await expect.element(link('See packages')).toBeVisible()
  await expect.element(page.getByText(/A message costs from/)).not.toBeInTheDocument()
})

test.each([
  ['is offered', ['interests'], 1],
  ['is not offered', [], 0],
])('CRD-3 a search by interest that the brand %s', async (_, search_fields, count) => {
  await openScreen('/premium', {
    credits: creditOffer(),
    settings: { settings: settings({ search_fields }) },
  })
  await expect.element(page.getByText('All photos of others')).toBeVisible()
  await expect.poll(() => page.getByText('Search by interest').elements().length).toBe(count)
})

test('PAG-5 CRD-2 the days in which unused credits are paid back are those of the brand', async () => {
  await openScreen('/premium', {
    credits: creditOffer(),
    settings: { settings: settings({ refund_days: 23 }) },
  })
  await expect
    .element(
      page.getByText('Withdraw up to 23 days after a purchase: money back for unused credits.'),
    )
    .toBeVisible()
})
