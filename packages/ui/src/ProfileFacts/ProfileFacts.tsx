import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../base/index.ts'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
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
  /** The answer says by itself what it is, such as "Divorced": only screen readers get the label. */
  readonly isLabelHidden?: boolean | undefined
  /** Where an empty fact is filled in, or what opens that. */
  readonly href?: Href | undefined
  readonly onPress?: (() => void) | undefined
}

export interface ProfileFactsProps extends RootProps<HTMLDListElement> {
  readonly facts: readonly ProfileFact[]
  /** `chips` on a person's page, `columns` on a page of facts, `rows` in a narrow container or a dialog. */
  readonly variant?: ProfileFactsVariant | undefined
  readonly label?: string | undefined
}

const stateMarks: Record<ProfileFactState, ReactNode> = {
  plain: null,
  shared: <Check size="1em" strokeWidth={2.5} className={css.mark} />,
  locked: <LockKeyhole size="1em" className={css.mark} />,
  empty: null,
}

/** Profile facts as a description list. */
export function ProfileFacts({
  facts,
  variant = 'columns',
  label,
  className,
  ...rest
}: ProfileFactsProps) {
  return (
    <dl
      {...rest}
      className={clsx(css.facts({ variant }), className)}
      aria-label={label}
      data-variant={variant}
    >
      {facts.map((each) => (
        <div key={each.id} className={css.fact({ variant })} data-state={each.state ?? 'plain'}>
          {each.state === 'empty' ? <EmptyFact {...each} /> : <Fact {...each} />}
        </div>
      ))}
    </dl>
  )
}

const Fact = ({
  label,
  value,
  state = 'plain',
  description,
  icon,
  isLabelHidden = false,
}: ProfileFact) => (
  <>
    <dt className={clsx(css.name, isLabelHidden && css.bare)}>
      {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
      {isLabelHidden ? <span className={visuallyHidden}>{label}</span> : label}
    </dt>
    <dd className={css.answer({ state })}>
      {stateMarks[state]}
      <span className={css.textBlock}>
        {value}
        {description === undefined ? null : <span className={css.note}>{description}</span>}
      </span>
    </dd>
  </>
)

/** The label is what is pressed; the value says what that does. */
const EmptyFact = ({ label, value, href, onPress }: ProfileFact) => {
  const words = (
    <>
      <Plus size="1em" />
      {label}
    </>
  )
  return (
    <>
      <dt className={visuallyHidden}>{label}</dt>
      <dd className={css.answer({ state: 'empty' })}>
        {href === undefined ? (
          <button type="button" className={css.add} aria-label={value} onClick={onPress}>
            {words}
          </button>
        ) : (
          <Link href={href} className={css.add} aria-label={value}>
            {words}
          </Link>
        )}
      </dd>
    </>
  )
}
