'use client'
import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { definedProps, type RootProps } from '../internal/props.ts'
import { list, panel, tab } from './Tabs.css.ts'

export interface TabItem<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly badge?: ReactNode
  readonly panel: ReactNode
}

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly value?: Id | undefined
  /** The first tab unless given. */
  readonly defaultValue?: Id | undefined
  readonly onChange?: ((value: Id) => void) | undefined
}

/** Tabs with panels. For pages with URLs use NavTabs. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
  ...rest
}: TabsProps<Id>) {
  const choose = (id: string) => {
    const found = items.find((item) => item.id === id)
    if (found !== undefined) onChange?.(found.id)
  }
  return (
    <Radix.Root
      {...rest}
      {...(className === undefined ? {} : { className })}
      {...definedProps({ value, defaultValue: defaultValue ?? items[0]?.id })}
      onValueChange={choose}
    >
      <Radix.List className={clsx(list)} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id} className={tab}>
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className={panel}>
          {item.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
