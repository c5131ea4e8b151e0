import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Reply, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { memberProfile } from '../../support/samples.ts'

const ada = memberProfile(2, 'Ada', { about: 'I grow tulips.' })
const profile = `/members/${ada.id}`

type Landing = Reply<'landing'> | (() => Reply<'landing'>)
const openLanding = (name: string, landing: Landing = { profile: ada }) =>
  openScreen(`${profile}/${name}`, { landing }, null)

const box = page.getByRole('textbox', { name: 'Message to Ada' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe.each(['landing', 'landing2', 'landing3'])('%s', (name) => {
  test('LAN-3 a landing shows its member, and what becomes of a message', async () => {
    const api = await openLanding(name)
    await expect.element(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    await expect.element(page.getByText('I grow tulips.')).toBeVisible()
    await expect.element(page.getByText(/Your first message is free/)).toBeVisible()
    await expect.poll(() => api.of('landing').map(({ query }) => query)).toEqual([{ id: ada.id }])
  })

  test('CHT-10 what its member says reads in its own direction', async () => {
    const about = 'אני אוהבת לטייל (בעיקר בחורף)!'
    await openLanding(name, { profile: memberProfile(2, 'Ada', { about }) })
    await expect.element(page.getByText(about)).toHaveStyle({ direction: 'rtl' })
  })

  test('LAN-3 a landing that is on its way says so', async () => {
    await openLanding(name, 'pending')
    await expect.element(page.getByText('Loading the profile')).toBeInTheDocument()
  })

  test('LAN-3 a member who may not be shown leads to others and to the signup', async () => {
    await openLanding(name, refused('not_found', { status: 404 }))
    await expect.element(page.getByText('This profile is not available')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See other people' }))
      .toHaveAttribute('href', '/members')
  })

  test('LAN-3 a landing that cannot be read is asked for again', async () => {
    let isDown = true
    await openLanding(name, () =>
      isDown ? refused('general_error', { status: 409 }) : { profile: ada },
    )
    await expect.element(page.getByText('We could not load this profile')).toBeVisible()
    isDown = false
    await press('Try again')
    await expect.element(page.getByText('I grow tulips.')).toBeVisible()
  })

  test('LAN-3 a member who is logged in is led to the conversation', async () => {
    const api = await openScreen(`${profile}/${name}`, { conversation: 'pending' }, member())
    await expect.element(page.getByText('Loading the conversation')).toBeInTheDocument()
    expect(api.path()).toBe(`${profile}/chat`)
  })
})

describe.each(['landing', 'landing2'])('%s', (name) => {
  test('LAN-3 the message goes along to the signup', async () => {
    const api = await openLanding(name)
    await userEvent.fill(box, ' Hello ')
    await press('On to signup')
    await expect.element(page.getByLabelText('Your first message')).toHaveValue('Hello')
    expect(api.path()).toBe(`${profile}/signup`)
  })

  test('LAN-3 without words the message is asked for', async () => {
    const api = await openLanding(name)
    await press('On to signup')
    await expect.element(page.getByText('Please write a few words first.')).toBeVisible()
    expect(api.path()).toBe(`${profile}/${name}`)
  })

  test('LAN-3 an idea for a first line is put into the box', async () => {
    await openLanding(name)
    await press('What made you smile this week?')
    await expect.element(box).toHaveValue('What made you smile this week?')
  })
})

test('LAN-3 in the landing that is a conversation, the message waits above the signup', async () => {
  await openLanding('landing3')
  await userEvent.fill(box, 'Hello tulips')
  await press('Send')
  await expect.element(page.getByText('Kept until you confirm your e-mail')).toBeVisible()
  await expect.element(page.getByText('Hello tulips')).toBeVisible()
  await press('Change the message')
  await expect.element(box).toBeVisible()
})
