import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode, Ref } from 'react'
import type { ProfileFactState, ProfileFactsVariant } from './ProfileFacts.css.ts'
import * as css from './ProfileFacts.css.ts'

export interface ProfileFact {
  readonly id: string
  /** For example "Children". */
  readonly label: string
  /** The answer, or why it is locked. */
  readonly text: string
  readonly state?: ProfileFactState | undefined
  /** Below the answer, for example "Same as you". */
  readonly note?: string | undefined
  readonly icon?: ReactNode
}

export interface ProfileFactsProps {
  readonly facts: readonly ProfileFact[]
  /** `columns` on a page, `rows` in a narrow container or a dialog. */
  readonly variant?: ProfileFactsVariant | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDListElement> | undefined
}

const stateMarks: Record<ProfileFactState, ReactNode> = {
  plain: null,
  shared: <Check size="1em" strokeWidth={2.5} className={css.mark} />,
  locked: <LockKeyhole size="1em" className={css.mark} />,
}

/** Profile facts as a description list. */
export const ProfileFacts = ({
  facts,
  variant = 'columns',
  label,
  className,
  ...rest
}: ProfileFactsProps) => (
  <dl
    {...rest}
    className={clsx(css.facts({ variant }), className)}
    aria-label={label}
    data-variant={variant}
  >
    {facts.map(({ id, label: name, text, state = 'plain', note, icon }) => (
      <div key={id} className={css.fact({ variant })} data-state={state}>
        <dt className={css.name}>
          {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
          {name}
        </dt>
        <dd className={css.answer({ state })}>
          {stateMarks[state]}
          <span className={css.textBlock}>
            {text}
            {note === undefined ? null : <span className={css.note}>{note}</span>}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
