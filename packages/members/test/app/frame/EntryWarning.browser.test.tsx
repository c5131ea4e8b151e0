import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { settings } from '../../support/samples.ts'

const key = 'site_entry_skipped'
const warning = page.getByRole('dialog', { name: 'Before you come in' })
const anyHeading = page.getByRole('heading', { level: 1 })

interface Given {
  readonly countries?: readonly string[]
  readonly from?: string | null
  readonly isOn?: boolean
}

const settingsOf = ({ countries = [], from = 'NL', isOn = true }: Given) => ({
  settings: {
    settings: settings({
      enable_site_entry_popup: isOn ? 'yes' : 'no',
      site_entry_countries: [...countries],
      geoip_country: from,
    }),
  },
})

const members = { members: 'pending' } as const

beforeEach(() => vi.restoreAllMocks())

test('LAY-2 a visitor is warned once on a device, and closing stores the time', async () => {
  await openScreen('/members', { ...members, ...settingsOf({}) }, null)
  await expect.element(warning.getByText(/adults/)).toBeVisible()
  const wayIn = warning.getByRole('button', { name: 'I am 18 or older' })
  await expect.element(wayIn).toHaveFocus()
  await wayIn.click()
  await expect.element(warning).not.toBeInTheDocument()
  const stored = localStorage.getItem(key) ?? ''
  expect(new Date(stored).toISOString()).toBe(stored)
  await openScreen('/members', { ...members, ...settingsOf({}) }, null)
  await expect.element(anyHeading.last()).toBeVisible()
  expect(warning.elements()).toEqual([])
})

test.each([
  ['/members', { from: 'FR' }, true],
  ['/members', { from: null, countries: ['NL'] }, true],
  ['/members', { from: 'FR', countries: ['NL'] }, false],
  ['/members', { isOn: false }, false],
  ['/login', { from: 'NL' }, true],
  ['/login', { from: 'DE', countries: ['NL', 'DE'] }, true],
  ['/login', { from: 'DE', countries: ['NL'] }, false],
  ['/login', { from: 'FR' }, false],
  ['/login', { from: null }, false],
] as const)(
  'LAY-2 at %s for a visitor with %j the warning is shown: %j',
  async (path, given, isShown) => {
    await openScreen(path, { ...members, ...settingsOf(given) }, null)
    if (isShown) return expect.element(warning).toBeVisible()
    await expect.element(anyHeading).toBeVisible()
    // It would have come with the screen, or a moment later.
    await expect(() =>
      vi.waitFor(() => expect(warning.elements()).toHaveLength(1), 500),
    ).rejects.toThrow()
  },
)

test('LAY-2 a member is not warned', async () => {
  await openScreen('/members', { ...members, ...settingsOf({}) }, member())
  await expect.element(anyHeading).toBeVisible()
  expect(warning.elements()).toEqual([])
})
