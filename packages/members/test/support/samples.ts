import {
  type CreditOffer,
  type DiscountCode,
  type MemberProfile,
  type Message,
  nicheNumbers,
  type Payment,
  type ProfileCard,
  type Settings,
} from '@bouquet/contract'
import { pricesFor } from '@bouquet/contract/packages'
import {
  companySchema,
  creditOfferSchema,
  discountCodeSchema,
  memberProfileSchema,
  messageSchema,
  nicheDefaults,
  paymentSchema,
  profileCardSchema,
  settingsSchema,
} from '@bouquet/contract/schemas'
import { noAttributes, numberedId, photo } from './member.ts'

/** Somebody as a card shows them. */
export function person(number: number, name: string, more: object = {}): ProfileCard {
  return profileCardSchema.parse({
    id: numberedId(number),
    name,
    age: 41,
    gender: 'male',
    country: 'NL',
    region: 'Utrecht',
    city: 'Utrecht',
    main_image: photo(number),
    fictional: false,
    online: false,
    ...more,
  })
}

export function settings(more: object = {}): Settings {
  return settingsSchema.parse({
    ...nicheDefaults('general'),
    countries: ['DE', 'NL'],
    visible_profile_fields: ['hair_colour', 'interests'],
    search_fields: ['hair_colour'],
    gift_credits: 30,
    message_length: 500,
    enable_site_entry_popup: 'no',
    site_entry_countries: [],
    fictional_profiles: true,
    name: 'Some Brand',
    index_title: 'Some Brand',
    description: 'Meet people',
    domain: 'brand.example',
    domain_language: 'en',
    niche: nicheNumbers.general,
    company_id: 'company',
    mail_name: 'Some Brand',
    support_email: 'help@brand.example',
    support_phone: '+31 20 123 4567',
    fictional_warning: 'Invented by us.',
    fictional_singular: 'House guest',
    fictional_plural: 'House guests',
    fictional_icon: '',
    interests: ['reading', 'hiking'],
    region_data: { NL: ['Utrecht', 'Zeeland'], DE: ['Berlin'] },
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    cdn_prefix: '',
    push_public_key: null,
    demo: false,
    ...more,
  })
}

export const company = companySchema.parse({
  name: 'Some Company',
  address: 'Quay 1',
  kvk: '12345678',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Some Brand'],
  vat_numbers: ['NL001234567B01'],
  support_phone: '+31 20 123 4567',
  support_email: 'help@brand.example',
  delete_discount: 30,
  added: '2026-01-01T00:00:00Z',
})

export function message(number: number, text: string, more: object = {}): Message {
  return messageSchema.parse({
    id: numberedId(2000 + number),
    client_id: numberedId(3000 + number),
    conversation: numberedId(900),
    number,
    from_me: false,
    body: { kind: 'text', text },
    state: 'delivered',
    sent_at: '2026-03-01T18:00:00Z',
    ...more,
  })
}

export function memberProfile(number: number, name: string, more: object = {}): MemberProfile {
  return memberProfileSchema.parse({
    ...person(number, name),
    about: '',
    attributes: noAttributes,
    photos: [],
    num_locked_photos: 0,
    liked: false,
    likes_me: false,
    conversation: null,
    ...more,
  })
}

/** A code without an end or conditions. */
export function discountCode(
  code: string,
  value_percentage: number,
  more: object = {},
): DiscountCode {
  return discountCodeSchema.parse({
    code,
    value_percentage,
    country: null,
    user_id: null,
    expires: null,
    currency: null,
    minimum_order_value: 0,
    status: 'active',
    validity: 'once',
    expired: false,
    paymentmethods: [],
    ...more,
  })
}

/** The packages of the Netherlands, without a discount. */
export function creditOffer(more: object = {}): CreditOffer {
  return creditOfferSchema.parse({
    balance: 0,
    country: 'NL',
    ...pricesFor({ country: 'NL', discount: null }, 10),
    payment_methods: ['card', 'bank'],
    discount: null,
    ...more,
  })
}

export const paymentId = numberedId(900)

export function payment(more: object = {}): Payment {
  return paymentSchema.parse({
    payment_id: paymentId,
    order_number: '4KD7B9QXM',
    package: 'credits-60',
    credits: 60,
    price: { amount: 990, currency: 'EUR' },
    payment_method: 'card',
    status: 'completed',
    created: '2026-03-01T12:00:00Z',
    processing_since: null,
    receipt_state: { kind: 'paid', at: '2026-03-01T12:00:00Z' },
    ...more,
  })
}

/** What a signup begun elsewhere has told. */
export const signupDraft = {
  email: 'new@example.com',
  name: 'Mia',
  date_of_birth: '1985-05-05',
  gender: 'female',
  seeking: 'male',
} as const
