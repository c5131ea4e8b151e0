import { createClient } from '@bouquet/client'
import type { Locale, User } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import type { SentForm } from '@bouquet/contract/drawing'
import { createMemoryHistory, type HistoryState } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect } from 'vitest'
import { MembersArea } from '../../src/app/MembersArea.tsx'
import { createAppRouter } from '../../src/app/router.ts'
import { browserCookies } from '../../src/platform/device/deviceMemory.ts'
import { createTranslations } from '../../src/platform/language/translations.ts'
import { fakeApi, type Replies } from './fakeApi.ts'
import { member } from './member.ts'
import { company, settings } from './samples.ts'

const brand = {
  id: 'some-brand',
  name: 'Some Brand',
  symbol: '<svg width="36" height="36"></svg>',
  pages: [],
}

/** What the bars around every screen ask for. */
const frameReplies = (user: User | null): Replies => ({
  getUser: { user },
  settings: { settings: settings() },
  companyInfo: { company },
  chats: { chats: [], has_more: false, total_unread_messages: 0 },
  likes: { profiles: [], liked_by: [] },
  discountCode: { discountcode: null },
})

interface Opened {
  readonly root: Root
  readonly api: ReturnType<typeof fakeApi>
}

const opened: Opened[] = []

afterEach(() => {
  for (const { root, api } of opened.splice(0)) {
    root.unmount()
    expect(api.unexpected, 'calls that the test does not answer as a server does').toEqual([])
  }
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
})

function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the members area writes them.
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  }
}

interface Opening {
  /** English unless told otherwise. */
  readonly locale?: Locale
  /** What the browser's history keeps with the page. */
  readonly state?: HistoryState
  /** The form without script that the page responds to. */
  readonly sentForm?: SentForm | null
}

/**
 * Draws the members area at a path, for a member unless told otherwise, with responses of the test in place of a
 * server. What else the screen asks for fails the test.
 */
export async function openScreen(
  path: string,
  replies: Replies = {},
  user: User | null = member(),
  { locale = 'en', state = {}, sentForm = null }: Opening = {},
) {
  const api = fakeApi({ ...frameReplies(user), ...replies })
  const client = createClient({
    storage: memoryStorage(),
    origin: location.origin,
    fetch: api.fetch,
  })
  if (user) {
    client.outbox.open(user.id)
    client.drafts.open(user.id)
  }
  const translations = await createTranslations(locale, brand)
  const history = createMemoryHistory()
  history.replace(path, { ...history.location.state, ...state })
  const router = createAppRouter(
    {
      client,
      translations,
      brand,
      introductionMs: null,
      device: browserCookies,
      drawn: null,
      patienceMs: 0,
      sentForm,
    },
    { history },
  )
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  opened.push({ root, api })
  root.render(
    <MembersArea client={client} translations={translations} router={router} drawn={null} />,
  )
  return {
    ...api,
    path: () => router.state.location.href,
    /** A text in the language of the screen, once the screen is there. */
    t: translations.i18n.t,
  }
}
