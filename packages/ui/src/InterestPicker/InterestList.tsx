import { clsx } from 'clsx'
import type { Ref } from 'react'
import { InterestIcon } from '../InterestIcon/index.ts'
import { list, still } from './InterestPicker.css.ts'
import type { InterestOption } from './InterestPicker.tsx'

export interface InterestListProps {
  readonly items: readonly (InterestOption & { readonly isShared?: boolean | undefined })[]
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLUListElement> | undefined
}

/** Interests of a person. Shared ones are highlighted. */
export const InterestList = ({ items, label, className, ...rest }: InterestListProps) => (
  <ul {...rest} className={clsx(list, className)} aria-label={label}>
    {items.map((item) => (
      <li key={item.id} className={still({ isShared: item.isShared === true })}>
        <InterestIcon name={item.id} />
        {item.label}
      </li>
    ))}
  </ul>
)
