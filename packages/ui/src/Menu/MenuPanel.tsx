import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { DropdownMenu as Radix } from 'radix-ui'
import { type FocusEvent, type RefObject, useRef, useState } from 'react'
import { DrawnElsewhere } from '../internal/DrawnElsewhere.tsx'
import { Link } from '../LinkProvider/index.ts'
import {
  header as headerClass,
  item as itemClass,
  panel,
  section,
  sectionTitle,
  tick,
} from './Menu.css.ts'
import type { MenuItem, MenuProps, MenuSection } from './menu.types.ts'

export interface MenuPanelProps
  extends Omit<MenuProps, 'trigger' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** What opens it. */
  readonly button: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const content = (each: MenuItem) => (
  <>
    {each.icon}
    <span lang={each.lang}>{each.label}</span>
    {each.isSelected === true ? <Check size="1.1em" className={tick} /> : null}
  </>
)

const Item = ({ item }: { readonly item: MenuItem }) => (
  <Radix.Item
    className={itemClass({ tone: item.tone ?? 'neutral' })}
    asChild={item.href !== undefined}
    disabled={item.isDisabled ?? false}
    {...(item.onPress === undefined ? {} : { onSelect: item.onPress })}
    {...(item.isSelected === undefined
      ? {}
      : { role: 'menuitemradio', 'aria-checked': item.isSelected })}
  >
    {item.href === undefined ? content(item) : <Link href={item.href}>{content(item)}</Link>}
  </Radix.Item>
)

const Section = ({ title, items }: MenuSection) => (
  <Radix.Group className={section} aria-label={title}>
    {title === undefined ? null : (
      <Radix.Label className={sectionTitle} aria-hidden="true">
        {title}
      </Radix.Label>
    )}
    {items.map((each) => (
      <Item key={each.id} item={each} />
    ))}
  </Radix.Group>
)

const OpenedMenu = ({
  button,
  label,
  items,
  header,
  align = 'end',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: MenuPanelProps) => {
  // The key that opened it first came before Radix listened.
  const focusesFirst = useRef(button.current?.matches(':focus-visible') === true)
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!focusesFirst.current || target !== currentTarget) return
    focusesFirst.current = false
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnElsewhere element={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={clsx(panel, className)}
          aria-label={label}
          align={align}
          onFocus={focusFirst}
          // A press of the button closes the menu by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault()
          }}
          // Radix keeps the Tab key inside, so only a script moves the focus out, such as a dialog that closes late.
          // That must not close the menu.
          onFocusOutside={(event) => event.preventDefault()}
          sideOffset={6}
          collisionPadding={8}
        >
          {header === undefined ? null : (
            <Radix.Label className={headerClass}>{header}</Radix.Label>
          )}
          {items.map((each) =>
            'items' in each ? (
              <Section key={each.id} {...each} />
            ) : (
              <Item key={each.id} item={each} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The list that a button opens. Nothing until then, since a page may have a menu for each of its rows. */
export function MenuPanel(props: MenuPanelProps) {
  const [isUsed, setUsed] = useState(props.isOpen)
  if (props.isOpen && !isUsed) setUsed(true)
  return isUsed ? <OpenedMenu {...props} /> : null
}
