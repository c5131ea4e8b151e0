import type { Locale } from '@bouquet/contract'
import { isLocale } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import { isbot } from 'isbot'

/** A page that somebody has opened. There is nothing in it about who. */
export interface PageVisit {
  readonly brand: Brand
  /** `home`, or a lander as `gallery` or `gallery/older`. */
  readonly page: string
  readonly locale: Locale
  /** The tracking parameter of the address. */
  readonly network: string | undefined
}

/** Counts visits in memory, and writes the counts now and then. */
export interface Visits {
  count(visit: PageVisit): void
  /** Writes what was counted since the last time. */
  flush(): Promise<void>
  /** Writes what is left, and ends. */
  close(): Promise<void>
}

interface SentPage {
  readonly brand: Brand
  /** Path of the file within the site, such as `/en/landers/gallery/index.html.br`. */
  readonly path: string
  readonly status: number
  /** The path of the request, with its query. */
  readonly url: string
  header(name: string): string | undefined
}

const countedPath = /^\/(\w\w)(?:\/landers\/([^/]+(?:\/[^/]+)?))?\/index\.html(?:\.\w+)?$/

/** Counts the home page or a lander that was sent in full to a browser, and not ahead of time. */
export function countVisit(visits: Visits, { brand, path, status, url, header }: SentPage): void {
  const [isCounted, locale = '', lander] = countedPath.exec(path) ?? []
  if (isCounted === undefined || status !== 200 || !isLocale(locale) || !isOpened(header)) return
  const { searchParams } = new URL(url, 'http://localhost')
  const network = searchParams.get('network') ?? undefined
  visits.count({ brand, page: lander ?? 'home', locale, network })
}

/** Whether a person opens the page, as far as the request says: no bot, no prefetch, no script. */
function isOpened(header: SentPage['header']): boolean {
  const agent = header('user-agent') ?? ''
  const purpose = header('sec-purpose') ?? header('purpose') ?? ''
  const destination = header('sec-fetch-dest') ?? 'document'
  return (
    destination === 'document' && !purpose.includes('prefetch') && agent !== '' && !isbot(agent)
  )
}
