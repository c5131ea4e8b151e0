import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { confirmByMail } from './support/confirmByMail.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { checkBothModes, password, send, visit } from './support/memberVisit.ts'

const t = translator('en')
const site = address('harbour')
const text = 'Is that your boat?'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A visitor from a campaign, who has seen the entry warning. */
async function arrive(path: string) {
  const visitor = await visit()
  await visitor.page.goto(`${site}${path}`)
  return visitor
}

/** Sends the account form of a brand that states both genders, and returns the address. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${process.pid}@post.example`
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=date_of_birth_day]').fill('4')
  await page.locator('[name=date_of_birth_month]').selectOption({ index: 5 })
  await page.locator('[name=date_of_birth_year]').fill('1979')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=terms]').check()
  await button(page, t('common:signup.submit', { brand: 'Harbour' })).click()
  await page.waitForURL('**/signup')
  await page.getByRole('heading', { name: t('account:signup.photo_title') }).waitFor()
  return email
}

test('LAN-3 LAY-1 each lander carries a first message through the signup, and it arrives once the address is confirmed', async () => {
  const emil = await joinConfirmed({ site, name: 'Emil' })
  const lander = `/members/${emil.id}/landing`
  const stranger = await arrive(lander)
  await stranger.page.getByText(t('people:landing.gone_text')).waitFor()
  await checkBothModes(stranger)
  expect(await send(emil.page, 'PUT', '/api/choices.php', { shown_on_landing: true })).toBe(200)

  const senders = ['Klaas', 'Story', 'Chatty'] as const
  const [classic, story, chat] = await Promise.all([
    arrive(`${lander}?sub1=spring`),
    arrive(`${lander}2/summer`),
    arrive(`${lander}3/unknown-slug`),
  ])
  for (const { page } of [classic, story]) {
    await page.getByRole('heading', { level: 1, name: /Emil/ }).waitFor()
    await page.getByText(t('people:landing.promise')).waitFor()
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(1)
    await page.getByRole('contentinfo').waitFor()
    await button(page, t('people:landing.continue')).click()
    await page.getByText(t('people:landing.empty')).waitFor()
    await button(page, t('chat:icebreaker.sunday')).click()
    expect(await page.locator('main textarea').inputValue()).toBe(t('chat:icebreaker.sunday'))
    await page.locator('main textarea').fill(text)
  }
  await checkBothModes(classic)
  await checkBothModes(story)
  await button(story.page, t('people:member.write', { name: 'Emil' })).click()
  await expect
    .poll(() => story.page.evaluate(() => document.activeElement?.tagName))
    .toBe('TEXTAREA')
  for (const [{ page }, name] of [
    [classic, senders[0]],
    [story, senders[1]],
  ] as const) {
    await button(page, t('people:landing.continue')).click()
    await page.waitForURL(`**/members/${emil.id}/signup`)
    expect(await page.locator('[name=signup_message]').inputValue()).toBe(text)
    await page.goBack()
    expect(await page.locator('main textarea').inputValue()).toBe(text)
    await page.goForward()
    const sent = page.waitForRequest('**/api/signup.php')
    const email = await signUp(page, name)
    const tracking = name === 'Klaas' ? { sub1: 'spring' } : { ref: 'summer' }
    expect((await sent).postDataJSON()).toMatchObject({ signup_profile: emil.id, tracking })
    await confirmByMail(page, { site, email })
  }

  await chat.page.getByText(t('people:landing.promise')).waitFor()
  await checkBothModes(chat)
  await chat.page.getByRole('textbox').fill(text)
  await chat.page.getByRole('textbox').press('Enter')
  await chat.page.getByRole('heading', { name: t('account:title.signup') }).waitFor()
  await chat.page.getByText(text, { exact: true }).waitFor()
  expect(new URL(chat.page.url()).pathname).toBe(`${lander}3/unknown-slug`)
  await checkBothModes(chat)
  await button(chat.page, t('people:landing.change')).click()
  expect(await chat.page.getByRole('textbox').inputValue()).toBe(text)
  await chat.page.getByRole('textbox').press('Enter')
  const email = await signUp(chat.page, senders[2])
  await chat.page.goto(`${site}/chats`)
  await chat.page.getByRole('link', { name: /Emil/ }).click()
  await chat.page.getByText(text, { exact: true }).last().waitFor()
  await chat.page.getByText(t('chat:state.held')).waitFor()
  await confirmByMail(chat.page, { site, email })

  await emil.page.goto(`${site}/chats`)
  for (const name of senders) {
    await emil.page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .waitFor()
  }
  await emil.page.getByText(text).first().waitFor()

  await chat.page.goto(`${site}${lander}2`)
  await chat.page.waitForURL(`**/members/${emil.id}/chat`)
  await emil.page.goto(`${site}${lander}`)
  await emil.page.waitForURL(`**/members/${emil.id}`)
  for (const { problems } of [classic, story, chat]) expect(problems).toEqual([])
})
