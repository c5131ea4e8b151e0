import { type ReactNode, useState } from 'react'
import { useLongPress } from '../internal/useLongPress.ts'
import { bubbleWithMenu, pressable } from './MessageBubble.css.ts'

export interface MessageMenuState {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

interface BubbleWithMenuProps {
  readonly side: 'own' | 'other'
  /** Returns null when there is nothing to do with the message. */
  readonly renderMenu: (state: MessageMenuState) => ReactNode
  readonly children: ReactNode
}

/** A message whose menu shows when it is pointed at or focused, and opens when a finger rests on the message. */
export function BubbleWithMenu({ side, renderMenu, children }: BubbleWithMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const longPress = useLongPress<HTMLDivElement>(() => setOpen(true))
  const menu = renderMenu({ isOpen, onOpenChange: setOpen })
  if (menu === null) return children
  return (
    <div className={bubbleWithMenu({ side })}>
      <div {...longPress} className={pressable}>
        {children}
      </div>
      {menu}
    </div>
  )
}
