import type { User } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member, photo } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const attributes = { ...member().profile.attributes, hair_colour: 'red', interests: ['hiking'] }
const me = (profile: object = {}): User =>
  member({}, { about: 'I grow tulips.', attributes, ...profile })

const openProfile = (replies: Replies = {}, user = me()) =>
  openScreen(
    '/profile',
    { consents: { consents: [] }, interests: { interests: ['hiking', 'reading'] }, ...replies },
    user,
  )

const part = (name: string) => page.getByRole('region', { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('PRO-1 one’s own profile is shown part by part', async () => {
  await openProfile()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect.element(part('About you').getByText('I grow tulips.')).toBeVisible()
  await expect.element(part('Facts').getByText('Red')).toBeVisible()
  await expect.element(part('Interests').getByText('Hiking')).toBeVisible()
  await expect.element(part('Where you live').getByText('Netherlands')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See it as others do' }))
    .toHaveAttribute('href', `/members/${me().id}`)
})

test('PRO-1 parts that are still empty say so', async () => {
  await openProfile({}, member())
  await expect.element(page.getByText(/Nothing here yet/)).toBeVisible()
  await expect.element(page.getByText(/None chosen yet/)).toBeVisible()
  await expect.element(page.getByText('Your profile so far')).toBeVisible()
})

test('PRO-1 a fact that is empty opens the form for facts', async () => {
  await openProfile({}, member())
  await press('Edit: Hair')
  await expect.element(part('Facts').getByLabelText('Hair')).toBeVisible()
})

test('PRO-1 the own words are changed and shown', async () => {
  const api = await openProfile({ updateProfile: { user: me({ about: 'I grow roses.' }) } })
  await press('Edit: About you')
  await userEvent.fill(page.getByRole('textbox', { name: 'About you' }), 'I grow roses.')
  await press('Save')
  await expect.element(part('About you').getByText('I grow roses.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'About you' })).not.toBeInTheDocument()
  await expect
    .poll(() => api.of('updateProfile').map(({ body }) => body))
    .toEqual([{ about: 'I grow roses.' }])
})

test('PRO-1 words that are refused stay in the box, with the reason', async () => {
  await openProfile({ updateProfile: refused('general_error') })
  await press('Edit: About you')
  const box = page.getByRole('textbox', { name: 'About you' })
  await userEvent.fill(box, 'I grow roses.')
  await press('Save')
  await expect.element(page.getByText(/Something went wrong on our side/)).toBeVisible()
  await expect.element(box).toHaveValue('I grow roses.')
})

test('PRO-1 a change that is cancelled is not sent', async () => {
  const api = await openProfile()
  await press('Edit: About you')
  await userEvent.fill(page.getByRole('textbox', { name: 'About you' }), 'I grow roses.')
  await press('Cancel')
  await expect.element(part('About you').getByText('I grow tulips.')).toBeVisible()
  await expect.poll(() => api.of('updateProfile')).toEqual([])
})

test('PRO-1 interests are chosen from those of the brand', async () => {
  const interests = ['hiking', 'reading']
  const api = await openProfile({
    updateProfile: { user: me({ attributes: { ...attributes, interests } }) },
  })
  await press('Edit: Interests')
  await userEvent.click(part('Interests').getByText('Reading'))
  await press('Save')
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect.element(part('Interests').getByText('Reading')).toBeVisible()
  await expect.poll(() => api.of('updateProfile').map(({ body }) => body)).toEqual([{ interests }])
})

const two = [photo(1), photo(2)]
const withTwo = me({ photos: two })

async function chooseForPhoto(number: number, item: string) {
  await press(`Change photo ${number}`)
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

test('PRO-1 another photo becomes the main one', async () => {
  const turned = me({ photos: two.toReversed(), main_image: photo(2) })
  const api = await openProfile({ updatePhoto: { user: turned } }, withTwo)
  await chooseForPhoto(2, 'Make main photo')
  await expect
    .poll(() => api.of('updatePhoto').map(({ body }) => body))
    .toEqual([{ id: photo(2).id, main: true }])
})

test('PRO-1 a photo is removed after a question', async () => {
  const api = await openProfile({ deletePhoto: { user: me() } }, withTwo)
  await expect.element(page.getByText(/2 of 3 photos/)).toBeVisible()
  await chooseForPhoto(2, 'Remove')
  const dialog = page.getByRole('alertdialog', { name: 'Remove this photo?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(page.getByText(/1 of 3 photos/)).toBeVisible()
  await expect
    .poll(() => api.of('deletePhoto').map(({ body }) => body))
    .toEqual([{ id: photo(2).id }])
})

test('PRO-1 a photo that cannot be removed stays, with the reason', async () => {
  await openProfile({ deletePhoto: refused('general_error') }, withTwo)
  await chooseForPhoto(2, 'Remove')
  const dialog = page.getByRole('alertdialog', { name: 'Remove this photo?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(dialog.getByText(/Something went wrong on our side/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  await expect.element(page.getByText(/2 of 3 photos/)).toBeVisible()
})

/** A small picture that a browser can show. */
async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 10)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  return new File([await canvas.convertToBlob()], 'garden.png', { type: 'image/png' })
}

async function addPicture() {
  await userEvent.upload(page.getByLabelText(/Add a photo/), await drawPicture())
  await press('Use the whole photo')
}

test('PRO-2 a new photo is sent, and waits for approval', async () => {
  let user = me()
  const api = await openProfile({
    getUser: () => ({ user }),
    uploadPhoto: () => {
      const added = photo(2, { status: 'pending' })
      user = me({ photos: [photo(1), added] })
      return calls.uploadPhoto.response.parse({ photo: added })
    },
  })
  await addPicture()
  await expect.element(page.getByText('Being checked')).toBeVisible()
  await expect.poll(() => api.of('uploadPhoto').length).toBe(1)
})

test('PRO-2 a photo that is refused says why', async () => {
  await openProfile({ uploadPhoto: refused('photo_too_small') })
  await addPicture()
  await expect.element(page.getByText(/This picture is too small/)).toBeVisible()
  await expect.element(page.getByText(/1 of 3 photos/)).toBeVisible()
})

test('PRO-1 with all free photos given, premium is named and no more can be added', async () => {
  await openProfile({}, me({ photos: [photo(1), photo(2), photo(3)] }))
  await expect.element(page.getByText(/Premium members can have up to 25/)).toBeVisible()
  await expect.element(page.getByLabelText(/Add a photo/)).not.toBeInTheDocument()
})
