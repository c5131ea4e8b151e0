import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode, Ref } from 'react'
import type { ProfileFactState, ProfileFactsVariant } from './ProfileFacts.css.ts'
import * as css from './ProfileFacts.css.ts'

export interface ProfileFact {
  readonly id: string
  /** What is told, as "Children". */
  readonly label: string
  /** The answer, or for a locked one why it is locked. */
  readonly text: string
  readonly state?: ProfileFactState | undefined
  /** Under the answer, as "Same as you". */
  readonly note?: string | undefined
  readonly icon?: ReactNode
}

export interface ProfileFactsProps {
  readonly facts: readonly ProfileFact[]
  /** `columns` on a page, `rows` in a narrow slot or a dialog. */
  readonly variant?: ProfileFactsVariant | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDListElement> | undefined
}

const stateMarks: Record<ProfileFactState, ReactNode> = {
  told: null,
  shared: <Check size="1em" strokeWidth={2.5} className={css.mark} />,
  locked: <LockKeyhole size="1em" className={css.mark} />,
}

/** What somebody tells of themselves, name and answer. */
export const ProfileFacts = ({
  facts,
  variant = 'columns',
  label,
  className,
  ...marks
}: ProfileFactsProps) => (
  <dl
    {...marks}
    className={clsx(css.facts({ variant }), className)}
    aria-label={label}
    data-variant={variant}
  >
    {facts.map(({ id, label: name, text, state = 'told', note, icon }) => (
      <div key={id} className={css.fact({ variant })} data-state={state}>
        <dt className={css.name}>
          {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
          {name}
        </dt>
        <dd className={css.answer({ state })}>
          {stateMarks[state]}
          <span className={css.words}>
            {text}
            {note === undefined ? null : <span className={css.note}>{note}</span>}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
