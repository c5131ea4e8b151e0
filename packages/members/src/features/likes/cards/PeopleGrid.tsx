import type { Address, ProfileCard } from '@bouquet/contract'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notify } from '../../../platform/toasts/useNotifications.tsx'
import { PersonCard } from './PersonCard.tsx'
import { cell, grid, strip, stripCell, waiting } from './people.css.ts'

interface PeopleGridProps<Person extends ProfileCard> {
  readonly label: string
  readonly people: readonly Person[]
  readonly notify: Notify
  readonly variant?: 'grid' | 'strip'
  readonly hrefOf?: (person: Person) => Address
  readonly badgeOf?: (person: Person) => ReactNode
  readonly headingLevel?: 2 | 3
  /** The previous page is still shown. */
  readonly isWaiting?: boolean
  /** Loads the first photos with priority. */
  readonly isPriority?: boolean
}

const inSight = 4

/** Cards of people. */
export function PeopleGrid<Person extends ProfileCard>({
  label,
  people,
  notify,
  variant = 'grid',
  hrefOf,
  badgeOf,
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
            badge={badgeOf?.(person)}
            headingLevel={headingLevel}
            isPriority={isPriority && index < inSight}
          />
        </li>
      ))}
    </ul>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Skeleton of the cards. */
export function PeopleLoading() {
  const { t } = useTranslation('people')
  return (
    <Loading label={t('loading')} className={grid}>
      {places.map((place) => (
        <Skeleton key={place} variant="card" />
      ))}
    </Loading>
  )
}
