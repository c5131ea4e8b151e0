/** One person of the deck or the grid. */
export interface Person {
  /** "Clara, 34" */
  readonly title: string
  readonly gender: string
  readonly ageGroup: string
  readonly interests: readonly { readonly id: string; readonly label: string }[]
  readonly picture: Picture
}

export interface Picture {
  readonly src: string
  readonly srcSet: string
  /** Other formats, the best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}

export interface TextLink {
  readonly href: string
  readonly text: string
  /** Language tag of the text when it differs from that of the page. */
  readonly lang?: string
  readonly isCurrent: boolean
}

export interface FooterContent {
  readonly about: string
  /** Street, then town and country. */
  readonly address: readonly [string, string]
  readonly facts: readonly string[]
  readonly contact: string
  readonly email: string
  readonly phone: { readonly href: string; readonly text: string }
  readonly groups: readonly {
    readonly title: string
    readonly isWide: boolean
    readonly links: readonly TextLink[]
  }[]
  readonly language: string
  readonly languages: readonly (TextLink & { readonly code: string })[]
  /** Cookie that keeps the chosen language, and for how many days. */
  readonly cookie: { readonly name: string; readonly days: number }
  readonly disclaimer: readonly string[]
}

export interface FormContent {
  readonly lander: string
  readonly locale: string
  readonly trackingNames: readonly string[]
  readonly gender: string
  readonly seeking: string
  readonly genders: readonly { readonly value: string; readonly label: string }[]
  readonly fields: readonly {
    readonly name: 'name' | 'email' | 'password'
    readonly label: string
    readonly hint: string
    readonly minLength?: number
    readonly maxLength?: number
  }[]
  readonly birth: {
    readonly legend: string
    readonly hint: string
    readonly parts: readonly { readonly name: 'day' | 'month' | 'year'; readonly label: string }[]
    readonly months: readonly { readonly id: string; readonly label: string }[]
  }
  /** HTML with links to the terms. */
  readonly consent: string
  readonly submit: string
  readonly sending: string
  readonly note: string
  readonly logIn: string
  /** By code; `{{seconds}}` and the like are filled in with the values of the response. */
  readonly errors: Readonly<Record<string, string>>
  /** The field under which an error is shown, by code. */
  readonly errorFields: Readonly<Record<string, string>>
}

export interface HeadContent {
  readonly title: string
  readonly metas: readonly {
    readonly name?: string
    readonly property?: string
    readonly content: string
  }[]
  readonly links: readonly {
    readonly rel: string
    readonly href: string
    readonly type?: string
    readonly hrefLang?: string
  }[]
  /** Structured data as JSON. */
  readonly data: string
}

/** What both landers have. */
export interface PageContent {
  readonly head: HeadContent
  readonly brand: string
  readonly home: string
  readonly skip: string
  readonly title: string
  readonly lead: string
  /** SVG of the brand's sign and of the art behind the first screen. */
  readonly symbol: string
  readonly hero: string
  readonly people: readonly Person[]
  readonly example: string
  readonly form: FormContent
  readonly footer: FooterContent
}

export interface TinderswipeContent extends PageContent {
  readonly deck: {
    readonly label: string
    readonly keys: string
    readonly skip: string
    readonly like: string
    readonly pass: string
    /** "1 of 6", one for each card. */
    readonly positions: readonly string[]
    readonly formTitle: string
    readonly formBody: string
    /** Shown above the form after one, two and more likes. */
    readonly afterLikes: readonly string[]
  }
}

export interface ChipGroup {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

export interface GalleryContent extends PageContent {
  readonly grid: {
    readonly filters: readonly ChipGroup[]
    readonly none: string
    /** Selectors of the combinations of chips without a person. */
    readonly emptyChoices: readonly string[]
    readonly joinTitle: string
    readonly joinBody: string
    readonly formTitle: string
    readonly formBody: string
  }
}
