import type { ReactElement, ReactNode } from 'react'

type Draw = (className: string) => ReactElement

export interface Case {
  readonly draw: Draw
  /** False for what draws nothing, or draws elsewhere, until something happens. */
  readonly isSeenAtOnce?: false
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
