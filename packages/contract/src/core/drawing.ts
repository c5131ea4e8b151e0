import type { Locale } from './locale.ts'
import type { Address } from './routes.ts'

/** The folder of a built site that the server draws pages from. Hosts hide files whose name begins with a dot. */
export const drawingFolder = '.drawing'

/** In that folder: a module whose exports are a {@link Drawing}. */
export const drawingModule = 'members.mjs'

/** In that folder: the {@link Template} of a language. */
export function templateFile(locale: Locale): string {
  return `${locale}.json`
}

/** What a screen of the members area needs besides what every screen needs. */
export interface ScreenFiles {
  /** A regular expression. */
  readonly path: string
  /** All its styles in one file. */
  readonly styles: string
  /** The files that are joined in it. */
  readonly joined: readonly string[]
  readonly scripts: readonly string[]
}

/** The page around what is drawn of the members area, in one language. */
export interface Template {
  /** With a mark for each {@link TemplateSlot}. */
  readonly html: string
  readonly brand: DrawnBrand
  /** What every screen needs, each file after those that it imports; the last starts the members area. */
  readonly scripts: readonly string[]
  readonly screens: readonly ScreenFiles[]
}

/** The places in a template that are filled for each request. */
export const templateSlots = ['title', 'head', 'area', 'data'] as const
export type TemplateSlot = (typeof templateSlots)[number]

/** How a template marks a place. */
export function slotMark(slot: TemplateSlot): string {
  return `{{${slot}}}`
}

/** A logo in SVG files. */
interface BrandLogo {
  /** One for each mode that the brand's pages can have, the preferred one first. */
  readonly pictures: readonly { readonly mode: 'light' | 'dark'; readonly src: string }[]
  /** Size in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether it stands in place of the brand's name, or beside it. */
  readonly saysName: boolean
}

/** What a template says of its brand. */
export interface DrawnBrand {
  readonly id: string
  readonly name: string
  /** Its symbol as SVG, in the colours of the page. */
  readonly symbol: string
  /** Undefined for a brand that shows its symbol and name. */
  readonly logo?: BrandLogo | undefined
  /** The operator's own pages. */
  readonly pages: readonly {
    readonly token: string
    readonly title: string
    readonly lang: string
  }[]
}

/** Pages of the members area whose form can be sent without script, to their own address. */
export const formPages = ['/complaints', '/pages/withdraw'] as const satisfies readonly Address[]

/** The fields of a form that was sent without script, by their names. */
export type SentForm = Readonly<Record<string, string>>

/** A request for a page of the members area. */
export interface PageToDraw {
  /** Scheme, host and port. */
  readonly origin: string
  /** Path and query. */
  readonly href: string
  readonly brand: DrawnBrand
  readonly locale: Locale
  /** The `Cookie` header. */
  readonly cookies: string
  /** Makes the calls of the page for its visitor. */
  readonly fetch: typeof fetch
  /** Null when the page was only asked for. */
  readonly sentForm: SentForm | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** How long the page waits for what it shows. */
  readonly patienceMs: number
}

export type DrawnPage =
  | {
      readonly kind: 'page'
      readonly status: 200 | 403 | 404 | 422
      readonly title: string
      /** Links of the head that let pictures of the first view load at once. */
      readonly preloads: string
      /** The content of the members area. */
      readonly html: string
      /** JSON, from which the browser goes on without a further call. */
      readonly data: string
    }
  | {
      readonly kind: 'redirect'
      /** Path and query. */
      readonly href: string
    }
  /** The page is left to the browser. */
  | { readonly kind: 'shell' }

/** The members area as the server draws it. */
export interface Drawing {
  /** @throws whatever keeps the page from being drawn; the browser then draws it itself */
  drawPage(page: PageToDraw): Promise<DrawnPage>
}
