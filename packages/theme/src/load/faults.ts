/** What a fault's words may speak of; texts are ready to print. */
export interface FaultFacts {
  readonly field: string
  readonly found: string
  /** The nearest value that would pass. */
  readonly nearest: string
  readonly allowed: string
}

interface FaultWords {
  readonly reason: (facts: FaultFacts) => string
  readonly remedy: (facts: FaultFacts) => string
}

/** Every fault of a brand or company file. A code is permanent: never reused, never renamed. */
const faultWords = {
  'BRAND-01': {
    reason: ({ found }) => `The file does not parse: ${found}.`,
    remedy: () =>
      'Mend the syntax at this line; only plain types that can be stripped are allowed.',
  },
  'BRAND-02': {
    reason: ({ found }) => `The file threw an error while it was read: ${found}.`,
    remedy: () => 'Keep the file to one defineBrand({ … }) with plain values.',
  },
  'BRAND-03': {
    reason: () => 'The file has no default export that is an object.',
    remedy: ({ nearest }) => `Write \`export default ${nearest}({ … })\`.`,
  },
  'BRAND-04': {
    reason: ({ found }) => `${found} cannot be the id of a brand, because it becomes a host name.`,
    remedy: ({ nearest }) => `Rename the file to ${nearest}.`,
  },
  'BRAND-05': {
    reason: ({ found }) => `There is no brand file ${found}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-10': {
    reason: ({ field }) => `${field} is missing.`,
    remedy: ({ allowed, nearest }) => `Add ${nearest}, ${allowed}.`,
  },
  'BRAND-11': {
    reason: ({ found }) => `${found} is not a key that this file may have here.`,
    remedy: ({ nearest, allowed }) => `Use ${nearest}; the keys are ${allowed}.`,
  },
  'BRAND-12': {
    reason: ({ found, allowed }) => `${found} is not ${allowed}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-13': {
    reason: ({ found, allowed }) => `${found} is not one of ${allowed}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-14': {
    reason: ({ found, allowed }) => `${found} is out of range: ${allowed}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-15': {
    reason: ({ found }) => `${found} is not an opaque CSS colour.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-16': {
    reason: ({ found }) => `${found} holds markup or script, and this text is for people.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-17': {
    reason: ({ found, allowed }) => `${found} is not ${allowed}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-18': {
    reason: ({ found }) => `${found} is not a font that Bouquet ships.`,
    remedy: ({ nearest, allowed }) => `Use ${nearest}; the fonts are ${allowed}.`,
  },
  'BRAND-20': {
    reason: ({ found }) => `There is no company ${found} in companies/.`,
    remedy: ({ nearest }) => `Use ${nearest}, or add the company's file.`,
  },
  'BRAND-21': {
    reason: ({ found, allowed }) => `${found} already belongs to ${allowed}.`,
    remedy: ({ nearest }) => `Use ${nearest}, or remove it there.`,
  },
} as const satisfies Record<string, FaultWords>

export type FaultCode = keyof typeof faultWords

/** Why a brand file was refused; the remedy names the nearest value that would pass. */
export interface BrandFault {
  readonly code: FaultCode
  /** Path from the folder that holds the themes folder, as in `themes/amberline.theme.ts`. */
  readonly file: string
  /** Line of the field, counted from 1; null when the file has no such place. */
  readonly line: number | null
  /** Dotted path, as in `seeds.primary`; empty for the file as a whole. */
  readonly field: string
  readonly reason: string
  readonly remedy: string
}

const none: FaultFacts = { field: '', found: '', nearest: '', allowed: '' }

/** Puts the table's words to the facts of one fault. */
export const brandFault = (
  code: FaultCode,
  place: Pick<BrandFault, 'file' | 'line' | 'field'>,
  facts: Partial<FaultFacts> = {},
): BrandFault => {
  const all = { ...none, field: place.field, ...facts }
  const { reason, remedy } = faultWords[code]
  return { code, ...place, reason: reason(all), remedy: remedy(all) }
}
