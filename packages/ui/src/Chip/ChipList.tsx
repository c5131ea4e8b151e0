'use client'
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { useMergedRefs } from '../internal/props.ts'
import type { Tone } from '../internal/tone.css.ts'
import * as css from './Chip.css.ts'
import { Chip } from './Chip.tsx'

export interface ChipListItem<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface ChipListProps<Id extends string = string> {
  /** Read by screen readers. */
  readonly label: string
  readonly items: readonly ChipListItem<Id>[]
  readonly tone?: Tone | undefined
  readonly onRemove?: ((id: Id) => void) | undefined
  /** After the last chip: a button that removes all of them. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Chips that wrap. After one is removed, the focus goes to its neighbour. */
export function ChipList<Id extends string = string>({
  label,
  items,
  tone,
  onRemove,
  actions,
  className,
  ref,
  ...rest
}: ChipListProps<Id>) {
  const [root, setRoot] = useMergedRefs(ref)
  const removedAt = useRef<number | null>(null)
  // The focus was on a button that is gone.
  useLayoutEffect(() => {
    const index = removedAt.current
    removedAt.current = null
    if (index === null || root.current === null) return
    const buttons = root.current.querySelectorAll<HTMLElement>('li button:enabled')
    const neighbour = buttons[Math.min(index, items.length - 1)] ?? root.current
    neighbour.focus()
  }, [items, root])

  const remove = (id: Id, index: number) => {
    removedAt.current = index
    onRemove?.(id)
  }
  const removeByKey = (event: KeyboardEvent, id: Id, index: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(id, index)
  }
  return (
    <div {...rest} ref={setRoot} className={clsx(css.group, className)} tabIndex={-1}>
      <ul className={css.list} aria-label={label}>
        {items.map(({ id, ...item }, index) => (
          <li
            key={id}
            className={css.entry}
            onKeyDown={(event) => {
              if (onRemove !== undefined && item.isDisabled !== true) removeByKey(event, id, index)
            }}
          >
            <Chip
              {...item}
              tone={tone}
              {...(onRemove === undefined ? {} : { onRemove: () => remove(id, index) })}
            />
          </li>
        ))}
      </ul>
      {actions}
    </div>
  )
}
