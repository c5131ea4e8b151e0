import { clsx } from 'clsx'
import { InterestIcon } from '../InterestIcon/index.ts'
import type { RootProps } from '../internal/props.ts'
import { list, still } from './InterestPicker.css.ts'
import type { InterestOption } from './InterestPicker.tsx'

export interface InterestListProps extends RootProps<HTMLUListElement> {
  readonly items: readonly (InterestOption & { readonly isShared?: boolean | undefined })[]
  readonly label?: string | undefined
}

/** Interests of a person. Shared ones are highlighted. */
export function InterestList({ items, label, className, ...rest }: InterestListProps) {
  return (
    <ul {...rest} className={clsx(list, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={still({ isShared: item.isShared === true })}>
          <InterestIcon name={item.id} />
          {item.label}
        </li>
      ))}
    </ul>
  )
}
