import type { Photo, User } from '@bouquet/contract'
import { photoSchema, userSchema } from '@bouquet/contract/schemas'

/** An id that tests tell from others by its number. */
export function numberedId(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function photo(number: number, more: object = {}): Photo {
  return photoSchema.parse({
    id: numberedId(500 + number),
    filename: `/api/photos/${number}`,
    thumb_filename: `/api/photos/${number}/thumb`,
    status: 'active',
    width: 800,
    height: 1000,
    thumbhash: '',
    locked: false,
    ...more,
  })
}

/** Of somebody who has filled in nothing. */
export const noAttributes = {
  sexuality: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}

export function member(more: object = {}, profile: object = {}): User {
  return userSchema.parse({
    id: numberedId(1),
    email: 'me@example.com',
    status: 'active',
    credits: 0,
    paid_user: false,
    signup_date: '2026-01-01T10:00:00Z',
    language: 'en',
    fictional_icon: '',
    notifications_disabled: [],
    push_notifications_disabled: [],
    time_zone: null,
    mail_refused: false,
    privacy_mode: false,
    signup_steps: [],
    profile: {
      name: 'Me',
      age: 40,
      date_of_birth: '1985-05-05',
      country: 'NL',
      region: null,
      city: null,
      status: 'active',
      gender: 'female',
      seeking: 'male',
      about: '',
      attributes: noAttributes,
      main_image: photo(1),
      photos: [photo(1)],
      ...profile,
    },
    ...more,
  })
}
