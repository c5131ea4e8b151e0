'use client'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Link } from '../LinkProvider/index.ts'
import { head as headClass, item as itemClass, panel, separator, tick } from './Menu.css.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly href?: string | undefined
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

const content = (each: MenuItem) => (
  <>
    {each.icon}
    <span lang={each.lang}>{each.label}</span>
    {each.isSelected === true ? <Check size="1.1em" className={tick} /> : null}
  </>
)

/** A menu of actions or links. */
export const Menu = ({
  trigger,
  label,
  items,
  head,
  align = 'end',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) => (
  <Radix.Root
    modal={false}
    {...(isOpen === undefined ? {} : { open: isOpen })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        {...rest}
        className={clsx(panel, className)}
        aria-label={label}
        align={align}
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
