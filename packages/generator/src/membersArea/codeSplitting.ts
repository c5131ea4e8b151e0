import type { Rolldown } from 'vite'

/** Texts that every screen needs; the others are loaded by the screens that use them. */
export const everywhere = ['account', 'common', 'components', 'credits', 'errors']

/** Texts that are needed together. */
const people = ['people', 'attributes']

export const textFile = /\/i18n\/locales\/(\w+)\/(\w+)\.json$/

function textGroup(id: string): string | null {
  const [, locale, namespace = ''] = textFile.exec(id) ?? []
  if (locale === undefined) return null
  if (everywhere.includes(namespace)) return `texts-${locale}`
  return people.includes(namespace) ? `people-${locale}` : null
}

const pathsIn = (folder: string, names: string) => `/${folder}/(?:${names})`

/** Small modules that several screens show together; none needs a library that its screens do without. */
const together = {
  icons: ['/lucide-react/'],
  people: [
    pathsIn('members/src', 'features/(?:likes|profiles/edit/(?:facts|useInterest)|search/member)'),
    pathsIn('ui/src', 'Illustration|InterestIcon|ProfileCard|ProfileFacts'),
  ],
  prices: [
    pathsIn('contract/src', 'credits|payments'),
    pathsIn('members/src/features', 'credits|payments'),
    pathsIn('ui/src', 'CreditPackageCard|PriceTag|RadioGroup|internal/(?:FormerPrice|radio)'),
  ],
  parts: [
    '/client/src/|/(?:thumbhash|query-core|react-query)/',
    pathsIn('members/src', 'platform|features/safety'),
    pathsIn(
      'ui/src',
      'EmptyState|ErrorState|FictionalLabel|GiftIcon|Link/|Photo/|Skeleton|Spinner',
    ),
    pathsIn(
      'ui/src',
      'Toast|VerificationBadge|internal/(?:field|NativeField|state|placeholderColor)',
    ),
  ],
}

/** What a conversation shares with the list of conversations, and with the first message on a landing page. */
const writing = [
  '/lucide-react/dist/esm/icons/(?:copy|flag|send-horizontal)',
  pathsIn('members/src/features', 'chat/(?:chat.css|giftName|lastChat)|safety/useReport'),
  pathsIn('ui/src', 'ChatComposer|LockedPhoto|MessageBubble|internal/useLongPress'),
]

/**
 * What the entry builds on, in files of its own because a page evaluates one file at a time. None may import the
 * entry or a file that imports it: when two files import each other, one runs before the other is ready.
 */
const foundations = {
  react: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//,
  // Without Astro's renderer: it belongs to Astro's islands, of which the members area has none.
  libraries: /\/node_modules\/(?!@astrojs\/)|\/packages\/contract\/src\//,
} as const

const ofMembers = /\/packages\/|preload-helper/

/** By default the bundler makes a file for each set of screens that share something, however small. */
export const codeSplitting: Rolldown.CodeSplittingGroup[] = [
  { name: textGroup, priority: 6 },
  ...Object.entries(foundations).map(([name, test], index) => ({
    name,
    test,
    tags: ['$initial' as const],
    priority: 5 - index,
  })),
  { name: 'members', tags: ['$initial'], test: ofMembers, priority: 1 },
  ...Object.entries(together).map(([name, of]) => ({
    name,
    test: new RegExp(of.join('|')),
    minShareCount: 3,
  })),
  { name: 'writing', test: new RegExp(writing.join('|')), minShareCount: 2 },
]
