import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { checkBothModes } from './support/memberVisit.ts'

const home = address('amberline')
const elsewhere = address('trailmates')
const t = translator('en')

const switchOf = (page: Page, brand: string) =>
  page.getByRole('switch', { name: t('settings:visible.show', { brand }) })

test('DOM-8 who agrees to be shown on another brand is found and written to there, and taking it back ends that at once', async () => {
  const jana = await joinConfirmed({ site: home, name: 'Jana', gender: 'female', seeking: 'male' })
  const karl = await joinConfirmed({
    site: elsewhere,
    name: 'Karl',
    gender: 'male',
    seeking: 'female',
  })
  const profile = `${elsewhere}/members/${jana.id}`

  await jana.page.goto(`${home}/settings`)
  await jana.page.getByRole('link', { name: t('settings:visible.title') }).click()
  await switchOf(jana.page, 'Nocturne').waitFor()
  await jana.page.getByText(t('settings:visible.sex_life')).first().waitFor()
  await checkBothModes(jana)
  await switchOf(jana.page, 'Trailmates').click()
  const ask = jana.page.getByRole('dialog', {
    name: t('settings:visible.ask_title', { brand: 'Trailmates' }),
  })
  await ask.waitFor()
  await checkBothModes(jana)
  await ask.getByRole('button', { name: t('settings:visible.confirm') }).click()
  await ask.waitFor({ state: 'detached' })
  expect(await switchOf(jana.page, 'Trailmates').isChecked()).toBe(true)
  expect(await switchOf(jana.page, 'Nocturne').isChecked()).toBe(false)

  const { page } = karl
  await page.goto(`${elsewhere}/members?country=NL&min_age=45&max_age=60`)
  await page.locator(`main a[href="/members/${jana.id}"]`).first().click()
  await page.getByText(t('people:member.elsewhere', { name: 'Jana', brand: 'Amberline' })).waitFor()
  await checkBothModes(karl)
  await page.getByRole('link', { name: t('people:member.write', { name: 'Jana' }) }).click()
  const box = page.getByRole('textbox', { name: t('chat:composer.label', { name: 'Jana' }) })
  await box.fill('Shall we go for a walk?')
  await box.press('Enter')
  await page.getByRole('log').getByText('Shall we go for a walk?').waitFor()

  await jana.page.goto(`${home}/chats`)
  await jana.page.getByText('Shall we go for a walk?').first().waitFor()
  await jana.page.goto(`${home}/settings/visible`)
  await switchOf(jana.page, 'Trailmates').click()
  await jana.page
    .getByText(t('settings:visible.taken_back', { brand: 'Trailmates' }))
    .first()
    .waitFor()
  await checkBothModes(jana)
  expect(jana.problems).toEqual([])

  await page.goto(profile)
  await page.getByText(t('people:member.gone')).first().waitFor()
  await page.goto(`${elsewhere}/chats`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.getByText('Jana').count()).toBe(0)
})
