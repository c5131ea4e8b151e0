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
  /** For one of several choices: drawn with a tick when true. */
  readonly isSelected?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Language of the words when it is not the page's. */
  readonly lang?: string | undefined
  /** A line above it. */
  readonly isSeparated?: boolean | undefined
}

export interface MenuProps {
  /** One element that takes a ref, as IconButton or `<button>`. */
  readonly trigger: ReactElement
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Above the items, as whose account it is; not a choice. */
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

/** Actions or places behind one button. */
export const Menu = ({
  trigger,
  label,
  items,
  head,
  align = 'end',
  isOpen,
  onOpenChange,
  className,
  ...marks
}: MenuProps) => (
  <Radix.Root
    modal={false}
    {...(isOpen === undefined ? {} : { open: isOpen })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        {...marks}
        className={clsx(panel, className)}
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
      >
        {head === undefined ? null : <Radix.Label className={headClass}>{head}</Radix.Label>}
        {items.map((each) => {
          const look = clsx(
            itemClass({ tone: each.tone ?? 'neutral' }),
            each.isSeparated && separator,
          )
          return (
            <Radix.Item
              key={each.id}
              className={look}
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
