import type { ReactElement, ReactNode, RefCallback } from 'react'

/** What the page may say to any component, for its root. */
export interface Given {
  readonly className: string
  readonly ref: RefCallback<Element>
  readonly 'data-given': string
}

export interface Case {
  /** As it is first drawn, and as it is shown where something must happen before. */
  readonly draw: (given: Given, isShown: boolean) => ReactElement
  /** The same where it leads somewhere instead of doing something. */
  readonly leads?: (given: Given) => ReactElement
  /** It draws nothing, or draws it elsewhere, until something happens. */
  readonly opens?: true
  /** A heavier part takes the place of the first drawing; `data-ready` says when. */
  readonly grows?: true
}

/** Cases of one part of the Storybook, by the name of the component. */
export type Cases = Readonly<Record<string, Case>>

export const photo = {
  src: '/photo.webp',
  srcSet: '/photo-400.webp 400w, /photo.webp 800w',
  width: 800,
  height: 1000,
  thumbhash: 'WQgOFYJJeIeHh3d/dnZwWHeAhwd4',
}

export const options = [
  { id: 'a', label: 'One' },
  { id: 'b', label: 'Two' },
]

export const nothing = () => {}

export const icon: ReactNode = <svg aria-hidden="true" />

export const link = { id: 'terms', label: 'Terms', href: '/terms' }

/** What a drawing is given where nothing is asked of it. */
export const given: Given = { className: 'given', ref: nothing, 'data-given': '' }
