import type { Href } from '../LinkProvider/index.ts'
import type { SliderRange } from '../Slider/index.ts'

/** Values of the search filters; null means any. */
export interface SearchFilterValues {
  readonly gender: string | null
  readonly country: string | null
  readonly region: string | null
  /** Null for any age. */
  readonly ages: SliderRange | null
  /** By id of the additional field. */
  readonly further: Readonly<Record<string, string | null>>
}

export interface SearchChoice {
  readonly id: string
  readonly label: string
}

/** A filter with options; `any` is the label of the option without a filter, if there is one. */
export interface SearchField {
  readonly label: string
  readonly any?: string | undefined
  readonly options: readonly SearchChoice[]
}

export interface FurtherField extends SearchField {
  readonly id: string
  /** Why it is locked, for example "Comes with premium", and the page about that. */
  readonly locked?: { readonly text: string; readonly href: Href } | undefined
}

export interface AgeField {
  readonly label: string
  readonly thumbLabels: readonly [from: string, to: string]
  readonly valueText: (range: SliderRange) => string
  readonly min: number
  readonly max: number
}
