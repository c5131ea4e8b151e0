import type { SecondFactor } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'

const off: SecondFactor = { on: false, since: null, recovery_codes_left: 0 }
const on: SecondFactor = { on: true, since: '2026-03-01T10:00:00Z', recovery_codes_left: 7 }
const recovery_codes = Array.from({ length: 10 }, (_, number) => `abcd-000${number}`)
const secret = { uri: 'otpauth://totp/me?secret=ABCDEFGH', secret: 'ABCDEFGH' }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const password = page.getByLabelText('Current password')
const code = page.getByLabelText('Code from your app')
const open = (replies: Replies) => openScreen('/settings#second-factor', replies)

async function setUp(replies: Replies) {
  const api = await open({
    secondFactor: { second_factor: off },
    beginSecondFactor: secret,
    ...replies,
  })
  await password.fill('three old words')
  await button('Set it up').click()
  return api
}

test('AUT-5 a second factor is set up with the password, the key and a first code', async () => {
  let state = off
  const api = await setUp({
    secondFactor: () => ({ second_factor: state }),
    confirmSecondFactor: () => {
      state = on
      return { recovery_codes }
    },
  })
  await expect.element(page.getByRole('img', { name: 'QR code with the key' })).toBeInTheDocument()
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
  await code.fill('123456')
  await button('Switch on').click()
  await expect.element(page.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  for (const one of recovery_codes) await expect.element(page.getByText(one)).toBeVisible()
  await button('I have kept them').click()
  await expect.element(page.getByText('Recovery codes left: 7')).toBeVisible()
  await expect
    .poll(() => api.of('beginSecondFactor'))
    .toMatchObject([{ body: { password: 'three old words' } }])
  await expect
    .poll(() => api.of('confirmSecondFactor'))
    .toMatchObject([{ body: { code: '123456' } }])
})

test('AUT-5 a wrong password begins nothing and is told', async () => {
  await setUp({ beginSecondFactor: refused('old_password_wrong') })
  await expect.element(page.getByText(/^Your current password is not right/)).toBeVisible()
  await expect.element(password).toHaveValue('three old words')
})

test('AUT-5 a wrong first code is told, and the key stays on the screen', async () => {
  await setUp({ confirmSecondFactor: refused('second_factor_wrong') })
  await code.fill('000000')
  await button('Switch on').click()
  await expect.element(page.getByText(/^This code is not right/)).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
})

test('AUT-5 setting up can be left without a second factor', async () => {
  await setUp({})
  await button('Cancel').click()
  await expect.element(button('Set it up')).toBeVisible()
})

async function prove(name: string, replies: Replies) {
  const api = await open({ secondFactor: { second_factor: on }, ...replies })
  await button(name).click()
  await password.fill('three old words')
  await code.fill('123456')
  await button(name).click()
  return api
}

const proof = { password: 'three old words', code: '123456' }

test('AUT-5 new recovery codes take the password and a code', async () => {
  const api = await prove('New recovery codes', { renewRecoveryCodes: { recovery_codes } })
  await expect.element(page.getByText('abcd-0003')).toBeVisible()
  await expect.poll(() => api.of('renewRecoveryCodes').map(({ body }) => body)).toEqual([proof])
})

test('AUT-5 the second factor is switched off with the password and a code', async () => {
  let state = on
  const api = await prove('Switch off', {
    secondFactor: () => ({ second_factor: state }),
    endSecondFactor: () => {
      state = off
      return { ok: true }
    },
  })
  await expect.element(button('Set it up')).toBeVisible()
  await expect.poll(() => api.of('endSecondFactor').map(({ body }) => body)).toEqual([proof])
})

test.each(['Switch off', 'New recovery codes'])('AUT-5 %s takes no wrong code', async (name) => {
  const replies = {
    endSecondFactor: refused('second_factor_wrong'),
    renewRecoveryCodes: refused('second_factor_wrong'),
  }
  await prove(name, replies)
  await expect.element(page.getByText(/^This code is not right/)).toBeVisible()
  await expect.element(password).toHaveValue('three old words')
  await button('Cancel').click()
  await expect.element(page.getByText('Recovery codes left: 7')).toBeVisible()
})

test('AUT-5 a state that cannot be read is asked for again', async () => {
  let isDown = true
  await open({
    secondFactor: () => (isDown ? refused('general_error') : { second_factor: on }),
  })
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText('Recovery codes left: 7')).toBeVisible()
})
