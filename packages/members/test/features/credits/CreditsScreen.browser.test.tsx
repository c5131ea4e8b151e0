import { pricesFor } from '@bouquet/contract/packages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { member, numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { creditOffer, discountCode } from '../../support/samples.ts'

const discount = discountCode('WELCOME20', 20)

const openCredits = (query = '', offer: object = {}) =>
  openScreen(`/credits${query}`, { credits: creditOffer(offer) }, member({ credits: 5 }))

const link = (name: string) => page.getByRole('link', { name })
const pack = (name: RegExp) => page.getByRole('radio', { name })

test('CRD-1 the balance and each package with its price and that of a message are shown', async () => {
  await openCredits()
  await expect.element(page.getByText(/^5 credits left/)).toBeVisible()
  await expect.element(pack(/60 credits.*€1.65 a message.*€9.90/)).toBeInTheDocument()
  await expect.element(pack(/160 credits.*€22.90/)).toBeChecked()
  await expect.element(page.getByText('Best value')).toBeVisible()
  await expect.element(page.getByText(/A message costs from/)).toBeVisible()
  await expect.element(page.getByText(/One payment. No subscription/)).toBeVisible()
  await expect.element(link('Your payments')).toHaveAttribute('href', '/transactions')
})

test('CRD-1 the package that was chosen goes on to its payment', async () => {
  const api = await openCredits()
  await userEvent.click(page.getByText('60 credits', { exact: true }))
  await expect.element(pack(/^60 credits/)).toBeChecked()
  await userEvent.click(link('Continue to payment'))
  await expect.poll(api.path).toBe('/credits/credits-60')
  await expect.element(page.getByRole('button', { name: 'Pay €9.90' })).toBeVisible()
})

test('CRD-4 a discount is said once, and each price stands beside the former one', async () => {
  const viewer = { country: 'NL', discount }
  await openCredits('', { ...pricesFor(viewer, 10), discount })
  await expect.element(page.getByText('20% off every package')).toBeVisible()
  await expect.element(pack(/60 credits.*Was €9.90.*€7.92/)).toBeInTheDocument()
})

test('CHT-4 the way back and a code go along to the payment', async () => {
  const chat = `/members/${numberedId(2)}/chat`
  await openCredits(`?next=${encodeURIComponent(chat)}&code=SPRING20`)
  await expect
    .element(link('Continue to payment'))
    .toHaveAttribute('href', `/credits/credits-160?next=${encodeURIComponent(chat)}&code=SPRING20`)
})

test('CRD-5 the trial package is offered first where it was asked for', async () => {
  await openCredits('?trial=1')
  await expect.element(page.getByRole('region', { name: 'The trial package' })).toBeVisible()
  await expect.element(link('Take the trial package')).toHaveAttribute('href', '/credits/trial-20')
})

test('CRD-5 a trial package that was already bought is not offered again', async () => {
  await openCredits('?trial=1', { trial: null })
  await expect.element(page.getByText(/already had the trial package/)).toBeVisible()
  await expect.element(link('Take the trial package')).not.toBeInTheDocument()
  await expect.element(link('Continue to payment')).toBeVisible()
})

test('CRD-1 a country without packages is told so', async () => {
  await openCredits('', { packages: [] })
  await expect.element(page.getByText(/no packages for your country/)).toBeVisible()
  await expect.element(link('Continue to payment')).not.toBeInTheDocument()
})

test('CRD-1 packages that are on their way are announced', async () => {
  await openScreen('/credits', { credits: 'pending' })
  await expect.element(page.getByText('Loading the packages')).toBeInTheDocument()
})

test('CRD-1 packages that cannot be read are asked for again', async () => {
  let isDown = true
  await openScreen('/credits', {
    credits: () => (isDown ? refused('general_error') : creditOffer()),
  })
  await expect.element(page.getByText('We could not load the packages')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(link('Continue to payment')).toBeVisible()
})
