import type { ReactElement, ReactNode } from 'react'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'
import type { Href } from '../LinkProvider/index.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly href?: Href | undefined
  readonly onPress?: (() => void) | undefined
  readonly tone?: 'neutral' | 'danger' | undefined
  /** For single choice menus: shows a check mark if true. */
  readonly isSelected?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Language of the label, if different from the page. */
  readonly lang?: string | undefined
}

/** Items that belong together, set apart from the others by a line. */
export interface MenuSection {
  readonly id: string
  /** Heading of the items. */
  readonly title?: string | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuProps extends OpenProps, RootProps<HTMLDivElement> {
  /** A single element that accepts a ref, for example IconButton or `<button>`. */
  readonly trigger: ReactElement
  readonly label: string
  readonly items: readonly (MenuItem | MenuSection)[]
  /** Above the items, not selectable. */
  readonly header?: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
}
