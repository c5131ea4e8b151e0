import {
  chatsSchema,
  messageSchema,
  profileCardSchema,
  userSchema,
} from '@bouquet/contract/schemas'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const me = id(1)
export const ada = id(2)
export const ben = id(3)
export const talk = id(100)

export function user(more: object = {}) {
  return userSchema.parse({
    id: me,
    email: 'me@example.com',
    status: 'active',
    credits: 4,
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
      attributes: {
        sexuality: null,
        hair_colour: null,
        eye_colour: null,
        body_type: null,
        relationship_status: null,
        interests: [],
      },
      main_image: null,
      photos: [],
    },
    ...more,
  })
}

const card = {
  id: ada,
  name: 'Ada',
  age: 41,
  gender: 'male',
  country: 'NL',
  region: null,
  city: null,
  main_image: null,
  fictional: false,
  online: true,
}

/** Somebody else, with an id of their own. */
export function cardOf(number: number) {
  return profileCardSchema.parse({ ...card, id: id(10 + number), name: `Person ${number}` })
}

export function message(number: number, more: object = {}) {
  return messageSchema.parse({
    id: id(1000 + number),
    client_id: id(2000 + number),
    conversation: talk,
    number,
    from_me: false,
    body: { kind: 'text', text: `Message ${number}` },
    state: 'sent',
    sent_at: '2026-01-01T10:00:00Z',
    ...more,
  })
}

/** A text to send. */
export function text(written: string) {
  return { kind: 'text', text: written } as const
}

export function chats(unread: number, last = 1) {
  return chatsSchema.parse({
    chats: [
      {
        conversation: { id: talk },
        profile: card,
        num_unread_messages: unread,
        last_message: message(last),
      },
    ],
    has_more: false,
    total_unread_messages: unread,
  })
}

export function thread(count: number) {
  return {
    conversation: { id: talk },
    profile: card,
    messages: Array.from({ length: count }, (_, index) => message(index + 1)),
    has_older: false,
    cost: { credits: 2, money: null },
    gift_cost: { credits: 25, money: null },
    photo_cost: { credits: 20, money: null },
    message_length: 500,
    may_begin: true,
    has_left: false,
    fictional_acknowledged: true,
  }
}
