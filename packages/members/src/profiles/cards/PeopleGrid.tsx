import type { Address, ProfileCard } from '@bouquet/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Notify } from '../../app/useNotifications.tsx'
import { PersonCard } from './PersonCard.tsx'
import { cell, grid, strip, stripCell, waiting } from './people.css.ts'

interface PeopleGridProps<Person extends ProfileCard> {
  readonly label: string
  readonly people: readonly Person[]
  readonly notify: Notify
  readonly variant?: 'grid' | 'strip'
  readonly hrefOf?: (person: Person) => Address
  readonly markOf?: (person: Person) => ReactNode
  readonly headingLevel?: 2 | 3
  /** The people of the page before are still shown. */
  readonly isWaiting?: boolean
  /** The first cards are what one sees first. */
  readonly isPriority?: boolean
}

const inSight = 4

/** People, the photo first. */
export function PeopleGrid<Person extends ProfileCard>({
  label,
  people,
  notify,
  variant = 'grid',
  hrefOf,
  markOf,
  headingLevel = 2,
  isWaiting = false,
  isPriority = false,
}: PeopleGridProps<Person>) {
  const isGrid = variant === 'grid'
  return (
    <ul
      className={clsx(isGrid ? grid : strip, isWaiting && waiting)}
      aria-label={label}
      aria-busy={isWaiting}
    >
      {people.map((person, index) => (
        <li key={person.id} className={isGrid ? cell : stripCell}>
          <PersonCard
            person={person}
            notify={notify}
            href={hrefOf?.(person)}
            mark={markOf?.(person)}
            headingLevel={headingLevel}
            isPriority={isPriority && index < inSight}
          />
        </li>
      ))}
    </ul>
  )
}
