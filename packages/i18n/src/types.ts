import type desk from '../desk/en.json'
import type account from '../locales/en/account.json'
import type attributes from '../locales/en/attributes.json'
import type chat from '../locales/en/chat.json'
import type checkout from '../locales/en/checkout.json'
import type common from '../locales/en/common.json'
import type components from '../locales/en/components.json'
import type credits from '../locales/en/credits.json'
import type entry from '../locales/en/entry.json'
import type errors from '../locales/en/errors.json'
import type games from '../locales/en/games.json'
import type landers from '../locales/en/landers.json'
import type mail from '../locales/en/mail.json'
import type moderation from '../locales/en/moderation.json'
import type niche from '../locales/en/niche.json'
import type notices from '../locales/en/notices.json'
import type payments from '../locales/en/payments.json'
import type people from '../locales/en/people.json'
import type personas from '../locales/en/personas.json'
import type premium from '../locales/en/premium.json'
import type safety from '../locales/en/safety.json'
import type settings from '../locales/en/settings.json'
import type storage from '../locales/en/storage.json'

/** The type of keys comes from English: an unknown key is a type error. */
interface Dictionaries {
  account: typeof account
  attributes: typeof attributes
  chat: typeof chat
  common: typeof common
  components: typeof components
  credits: typeof credits
  checkout: typeof checkout
  /** At the staff's desk alone: `@bouquet/i18n/desk`. */
  desk: typeof desk
  entry: typeof entry
  errors: typeof errors
  games: typeof games
  landers: typeof landers
  mail: typeof mail
  moderation: typeof moderation
  niche: typeof niche
  notices: typeof notices
  payments: typeof payments
  people: typeof people
  personas: typeof personas
  safety: typeof safety
  premium: typeof premium
  settings: typeof settings
  storage: typeof storage
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: Dictionaries
  }
}
