import type { ShownBrand } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const shown = (since: string | null): { brands: ShownBrand[] } => ({
  brands: [
    {
      id: 'other-brand',
      name: 'Other Brand',
      domain: 'other.example',
      company: 'Other Company',
      niche: 'men-seeking-men',
      description: 'Men meet men.',
      more_explicit: true,
      reveals: 'orientation',
      since,
    },
  ],
})
const hidden = shown(null)
const agreed = shown('2026-03-01T10:00:00Z')
const decision = { brand: 'other-brand', niche: 'men-seeking-men' }
const toggle = page.getByRole('switch', { name: 'Show me on Other Brand' })
const dialog = page.getByRole('dialog', { name: 'Be visible on Other Brand?' })
const failure = /^Something went wrong on our side/

const open = (replies: Replies, user = member()) => openScreen('/settings/visible', replies, user)

test('ACC-1 being shown on another brand is asked first, with what it tells', async () => {
  const api = await open({ brandVisibility: hidden, decideBrandVisibility: agreed })
  await expect.element(toggle).not.toBeChecked()
  await toggle.click()
  await expect.element(dialog.getByText(/conclude whom you are attracted to/)).toBeVisible()
  await expect.element(dialog.getByText(/run by Other Company$/)).toBeVisible()
  await expect.poll(() => api.of('decideBrandVisibility')).toEqual([])
  await dialog.getByRole('button', { name: 'Make me visible there' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toggle).toBeChecked()
  await expect
    .poll(() => api.of('decideBrandVisibility').map(({ body }) => body))
    .toEqual([{ ...decision, given: true }])
})

test('ACC-1 who cancels is shown nowhere else', async () => {
  const api = await open({ brandVisibility: hidden })
  await toggle.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toggle).not.toBeChecked()
  await expect.poll(() => api.of('decideBrandVisibility')).toEqual([])
})

test('ACC-1 a consent that cannot be saved says so in the dialog', async () => {
  await open({ brandVisibility: hidden, decideBrandVisibility: refused('general_error') })
  await toggle.click()
  await dialog.getByRole('button', { name: 'Make me visible there' }).click()
  await expect.element(dialog.getByText(failure)).toBeVisible()
})

test('ACC-1 the consent is taken back at once', async () => {
  const api = await open({ brandVisibility: agreed, decideBrandVisibility: hidden })
  await expect.element(toggle).toBeChecked()
  await toggle.click()
  await expect.element(page.getByText('You are no longer visible on Other Brand.')).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  await expect
    .poll(() => api.of('decideBrandVisibility').map(({ body }) => body))
    .toEqual([{ ...decision, given: false }])
})

test('ACC-1 a consent that cannot be taken back stays, and the reason is told', async () => {
  await open({ brandVisibility: agreed, decideBrandVisibility: refused('general_error') })
  await toggle.click()
  await expect.element(page.getByText(failure)).toBeVisible()
  await expect.element(toggle).toBeChecked()
})

test.each([
  ['everybody', member(), /^Members of Some Brand find you/],
  ['contacts', member({ privacy_mode: true }), /^Privacy mode is on/],
  ['nobody', member({}, { status: 'disabled' }), /^Nobody sees you yet/],
])('ACC-1 on the own brand, %s may see the member', async (_, user, text) => {
  await open({ brandVisibility: { brands: [] } }, user)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .element(page.getByText('Some Brand shows its members on no other site.'))
    .toBeVisible()
})

test('ACC-1 other brands on their way say so', async () => {
  await open({ brandVisibility: 'pending' })
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
})

test('ACC-1 other brands that cannot be read are asked for again', async () => {
  let isDown = true
  await open({ brandVisibility: () => (isDown ? refused('general_error') : hidden) })
  await expect.element(page.getByText(failure)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(toggle).toBeVisible()
})
