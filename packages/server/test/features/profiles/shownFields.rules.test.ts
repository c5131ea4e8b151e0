import type { Attributes, ProfileField } from '@bouquet/contract'
import { profileFieldSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import {
  type ProfileViewer,
  profileViewer,
  shownAttributes,
} from '../../../src/features/profiles/shownFields.rules.ts'
import { emptyAttributes } from '../../../src/features/settings/index.ts'

const attributes: Attributes = {
  sexuality: 'bi',
  hair_colour: 'red',
  eye_colour: 'green',
  body_type: 'slim',
  relationship_status: 'single',
  interests: ['tea', 'bondage'],
}
const everything = { visible_profile_fields: profileFieldSchema.options }

test('PRO-4 a visitor sees neither orientation nor intimate interests, a member what the brand shows', () => {
  expect(shownAttributes(everything, 'member', attributes)).toEqual(attributes)
  expect(shownAttributes(everything, 'visitor', attributes)).toEqual({
    ...attributes,
    sexuality: null,
    interests: ['tea'],
  })
  expect(profileViewer(null)).toBe('visitor')
})

test.each(['visitor', 'member'] as const satisfies ProfileViewer[])(
  'PRO-1 what a brand does not show is shown to no %s',
  (viewer) => {
    expect(shownAttributes({ visible_profile_fields: [] }, viewer, attributes)).toEqual(
      emptyAttributes,
    )
    const only: readonly ProfileField[] = ['eye_colour', 'city']
    expect(shownAttributes({ visible_profile_fields: [...only] }, viewer, attributes)).toEqual({
      ...emptyAttributes,
      eye_colour: 'green',
    })
  },
)
