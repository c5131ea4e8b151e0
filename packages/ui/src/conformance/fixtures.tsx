import { createI18n } from '@bouquet/i18n'
import { loadNamespace } from '@bouquet/i18n/web'
import type { ReactElement, ReactNode, RefCallback } from 'react'
import { LabelsProvider } from '../LabelsProvider/index.ts'

/** Props that every component passes to its root element. */
export interface RootProps {
  readonly className: string
  readonly ref: RefCallback<Element>
  readonly 'data-root': string
}

export interface Case {
  /** Renders the initial state, or the open state if `isShown`. */
  readonly render: (rootProps: RootProps, isShown: boolean) => ReactElement
  /** Variant that renders a link. */
  readonly asLink?: (rootProps: RootProps) => ReactElement
  /** Renders nothing, or into a portal, until it is opened. */
  readonly isOverlay?: true
  /** Replaced by a lazy component; `data-ready` is set then. */
  readonly isLazy?: true
}

/** Cases of one Storybook section, by component name. */
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

export function noop() {}

export const icon: ReactNode = <svg aria-hidden="true" />

export const link = { id: 'terms', label: 'Terms', href: '/terms' }

export const rootProps: RootProps = { className: 'root-class', ref: noop, 'data-root': '' }

const english = createI18n({
  locale: 'en',
  resources: { components: await loadNamespace('en', 'components') },
}).getFixedT('en', 'components')

/** Puts a case into the English language. */
export function inEnglish(element: ReactElement): ReactElement {
  return (
    <LabelsProvider locale="en" labels={english}>
      {element}
    </LabelsProvider>
  )
}
