import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import type { ProfileFactState, ProfileFactsVariant } from './ProfileFacts.css.ts'
import * as css from './ProfileFacts.css.ts'

export interface ProfileFact {
  readonly id: string
  /** For example "Children". */
  readonly label: string
  /** The answer, or why it is locked. */
  readonly value: string
  readonly state?: ProfileFactState | undefined
  /** Below the answer, for example "Same as you". */
  readonly description?: string | undefined
  readonly icon?: ReactNode
}

export interface ProfileFactsProps extends RootProps<HTMLDListElement> {
  readonly facts: readonly ProfileFact[]
  /** `columns` on a page, `rows` in a narrow container or a dialog. */
  readonly variant?: ProfileFactsVariant | undefined
  readonly label?: string | undefined
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
    {facts.map(({ id, label: name, value, state = 'plain', description, icon }) => (
      <div key={id} className={css.fact({ variant })} data-state={state}>
        <dt className={css.name}>
          {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
          {name}
        </dt>
        <dd className={css.answer({ state })}>
          {stateMarks[state]}
          <span className={css.textBlock}>
            {value}
            {description === undefined ? null : <span className={css.note}>{description}</span>}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
