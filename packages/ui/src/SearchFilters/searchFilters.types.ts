import type { ReactNode } from 'react'
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
  readonly locked?: { readonly label: string; readonly href: Href } | undefined
}

/** A field that the caller draws, for example a town with suggestions. */
export interface CustomField {
  readonly id: string
  readonly children: (value: string | null, onChange: (value: string | null) => void) => ReactNode
}

export interface AgeField {
  readonly label: string
  /** The range as text, if it is more than its two numbers. */
  readonly valueText?: ((range: SliderRange) => string) | undefined
  readonly min: number
  readonly max: number
}
