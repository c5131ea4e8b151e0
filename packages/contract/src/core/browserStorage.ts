import { constants } from './constants.ts'

/** `local` and `session`: the storage of that name. `cache`: files that the service worker keeps. */
type StoragePlace = 'cookie' | 'local' | 'session' | 'cache'

/**
 * How long an entry stays: a time, until logout, until the tab is closed, until what it holds was sent, or until
 * the browser's data is deleted.
 */
export type StorageTime =
  | { readonly unit: 'day' | 'hour'; readonly count: number }
  | 'logout'
  | 'tab'
  | 'sent'
  | 'deleted'

interface StorageEntry {
  readonly place: StoragePlace
  readonly name: string
  /** The name is only the beginning: an id or a language follows. */
  readonly isPrefix?: boolean
  /** Prefix of the name over TLS. Browsers then accept the cookie from this host only, or over TLS only. */
  readonly tlsPrefix?: '__Host-' | '__Secure-'
  readonly lifetime: StorageTime
}

const { cookies, serviceWorkerVersion } = constants

const days = (count: number) => ({ unit: 'day', count }) as const
const hours = (count: number) => ({ unit: 'hour', count }) as const

/**
 * Everything that the product stores in a browser. The code takes its names from here, and the page about cookies
 * lists it.
 */
export const browserStorage = {
  session: {
    place: 'cookie',
    name: `${cookies.authPrefix}session`,
    tlsPrefix: '__Host-',
    lifetime: days(cookies.authDays),
  },
  language: { place: 'cookie', name: cookies.locale, lifetime: days(cookies.localeDays) },
  country: { place: 'cookie', name: cookies.country, lifetime: days(cookies.countryDays) },
  /** Sent to one path only, which `__Host-` does not allow. */
  desk: { place: 'cookie', name: 'desk.session', tlsPrefix: '__Secure-', lifetime: hours(12) },
  /** Language, mode and view that staff chose at the desk. */
  desk_settings: { place: 'local', name: 'desk.settings', lifetime: 'deleted' },
  logged_in: { place: 'local', name: 'bouquet.logged_in', lifetime: 'logout' },
  entry_warning: { place: 'local', name: 'site_entry_skipped', lifetime: 'deleted' },
  closed_notice: { place: 'cookie', name: 'bouquet.closed.', isPrefix: true, lifetime: days(180) },
  last_search: {
    place: 'cookie',
    name: 'bouquet.last-search.',
    isPrefix: true,
    lifetime: days(180),
  },
  last_chat: { place: 'local', name: 'bouquet.last-chat.', isPrefix: true, lifetime: 'logout' },
  draft: { place: 'local', name: 'bouquet.draft.', isPrefix: true, lifetime: 'logout' },
  unsent: { place: 'local', name: 'bouquet.unsent.', isPrefix: true, lifetime: 'sent' },
  found_place: {
    place: 'local',
    name: 'bouquet.geocode',
    lifetime: hours(constants.geolocationMaxAgeMs / 3_600_000),
  },
  push_choice: { place: 'local', name: 'bouquet.push.', isPrefix: true, lifetime: 'deleted' },
  push_saved: { place: 'local', name: 'bouquet.push-saved.', isPrefix: true, lifetime: 'logout' },
  tracking: { place: 'session', name: 'bouquet.tracking', lifetime: 'tab' },
  after_payment: {
    place: 'session',
    name: 'bouquet.after-payment.',
    isPrefix: true,
    lifetime: 'tab',
  },
  reload: { place: 'session', name: 'bouquet.chunk-reload', lifetime: 'tab' },
  /** Named by the router. */
  scroll: { place: 'session', name: 'tsr-scroll-restoration-v1_3', lifetime: 'tab' },
  offline_pages: {
    place: 'cache',
    name: `bouquet-${serviceWorkerVersion}-pages-`,
    isPrefix: true,
    lifetime: 'deleted',
  },
  offline_files: {
    place: 'cache',
    name: `bouquet-${serviceWorkerVersion}-assets`,
    lifetime: 'deleted',
  },
  offline_data: {
    place: 'cache',
    name: `bouquet-${serviceWorkerVersion}-data`,
    lifetime: 'logout',
  },
} as const satisfies Record<string, StorageEntry>

export type StorageName = keyof typeof browserStorage

/** Calls whose responses are stored, so that what a member has read opens without a connection. */
export const offlineCalls: readonly string[] = [
  '/api/user.php',
  '/api/settings.php',
  '/api/chats.php',
  '/api/chat.php',
  '/api/likes.php',
]

/** Entry of `offline_data` that marks a logout that the server does not know of yet. */
export const pendingLogoutPath = '/logged-out'

/** The entries of {@link browserStorage} as a list. */
export const browserStorageList = Object.entries<StorageEntry>(browserStorage).map(
  ([id, entry]) => ({ id: id as StorageName, ...entry }),
)
