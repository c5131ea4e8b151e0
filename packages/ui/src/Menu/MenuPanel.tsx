import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { DropdownMenu as Radix } from 'radix-ui'
import { type FocusEvent, useRef } from 'react'
import { Link } from '../LinkProvider/index.ts'
import { head as headClass, item as itemClass, panel, separator, tick } from './Menu.css.ts'

import type { MenuItem, MenuProps } from './menu.types.ts'

export interface MenuPanelProps extends Omit<MenuProps, 'isOpen' | 'onOpenChange'> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** It was opened with the keyboard before it had loaded, so Radix could not notice that. */
  readonly startsOnFirst: boolean
}

const content = (each: MenuItem) => (
  <>
    {each.icon}
    <span lang={each.lang}>{each.label}</span>
    {each.isSelected === true ? <Check size="1.1em" className={tick} /> : null}
  </>
)

/** The trigger and the list it opens. */
export const MenuPanel = ({
  trigger,
  label,
  items,
  head,
  align = 'end',
  isOpen,
  onOpenChange,
  startsOnFirst,
  className,
  ...rest
}: MenuPanelProps) => {
  const focusesFirst = useRef(startsOnFirst)
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!focusesFirst.current || target !== currentTarget) return
    focusesFirst.current = false
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={clsx(panel, className)}
          aria-label={label}
          align={align}
          onFocus={focusFirst}
          sideOffset={6}
          collisionPadding={8}
        >
          {head === undefined ? null : <Radix.Label className={headClass}>{head}</Radix.Label>}
          {items.map((each) => {
            const entryClass = clsx(
              itemClass({ tone: each.tone ?? 'neutral' }),
              each.isSeparated && separator,
            )
            return (
              <Radix.Item
                key={each.id}
                className={entryClass}
                asChild={each.href !== undefined}
                disabled={each.isDisabled ?? false}
                {...(each.onPress === undefined ? {} : { onSelect: each.onPress })}
                {...(each.isSelected === undefined
                  ? {}
                  : { role: 'menuitemradio', 'aria-checked': each.isSelected })}
              >
                {each.href === undefined ? (
                  content(each)
                ) : (
                  <Link href={each.href}>{content(each)}</Link>
                )}
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
