import type { ReactElement, ReactNode, Ref } from 'react'
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
  /** Shows a separator above the item. */
  readonly isSeparated?: boolean | undefined
}

export interface MenuProps {
  /** A single element that accepts a ref, for example IconButton or `<button>`. */
  readonly trigger: ReactElement
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Header above the items, not selectable. */
  readonly head?: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}
