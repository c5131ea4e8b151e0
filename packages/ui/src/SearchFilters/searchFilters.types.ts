import type { SliderRange } from '../Slider/index.ts'

/** What one looks for; null where it is all the same. */
export interface SearchWishes {
  readonly gender: string | null
  readonly country: string | null
  readonly region: string | null
  /** Null for every age. */
  readonly ages: SliderRange | null
  /** By the id of the further field. */
  readonly further: Readonly<Record<string, string | null>>
}

export interface SearchChoice {
  readonly id: string
  readonly label: string
}

/** A choice of one kind; `any` names what stands for all the same. */
export interface SearchField {
  readonly label: string
  readonly any: string
  readonly options: readonly SearchChoice[]
}

export interface FurtherField extends SearchField {
  readonly id: string
  /** Why it cannot be used yet, as "Comes with premium". */
  readonly lockedText?: string | undefined
}

export interface AgeField {
  readonly label: string
  readonly thumbLabels: readonly [from: string, to: string]
  readonly valueText: (range: SliderRange) => string
  readonly min: number
  readonly max: number
}

export interface RegionField extends SearchField {
  readonly openLabel: string
  readonly emptyText: string
}
