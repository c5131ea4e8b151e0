import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './CompletenessMeter.css.ts'

export interface CompletenessPart {
  readonly id: string
  readonly label: string
  readonly isDone: boolean
  /** Where it can be added. */
  readonly href: Href
}

export interface CompletenessMeterProps extends RootProps<HTMLElement> {
  readonly title: string
  /** What it is good for, in a sentence. */
  readonly description?: string | undefined
  readonly parts: readonly CompletenessPart[]
  /** `ring` shows the figure alone. */
  readonly variant?: 'list' | 'ring' | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** Shows a close button: nobody has to complete a profile. */
  readonly onDismiss?: (() => void) | undefined
}

const radius = 44
const around = 2 * Math.PI * radius

const Ring = ({ parts }: Pick<CompletenessMeterProps, 'parts'>) => {
  const doneFirst = parts.toSorted((one, other) => Number(other.isDone) - Number(one.isDone))
  const share = around / parts.length
  const gap = parts.length > 1 ? 5 : 0
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {doneFirst.map(({ id, isDone }, index) => (
        <circle
          key={id}
          className={css.segment({ isDone })}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={`${share - gap} ${around - share + gap}`}
          transform={`rotate(${(360 / parts.length) * index - 90 + 180 * (gap / 2 / (Math.PI * radius))} 50 50)`}
        />
      ))}
    </svg>
  )
}

/** Which parts of a profile are filled in, and the way to each that is not. */
export function CompletenessMeter({
  title,
  description,
  parts,
  variant = 'list',
  headingLevel = 2,
  onDismiss,
  className,
  ...rest
}: CompletenessMeterProps) {
  const labels = useLabels()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const done = parts.filter(({ isDone }) => isDone).length
  const words = labels('completeness', { number: done, total: parts.length })
  return (
    <section {...rest} className={clsx(css.meter, className)} aria-labelledby={id}>
      <div className={css.inner}>
        <div className={css.ring}>
          <meter
            className={visuallyHidden}
            aria-labelledby={id}
            min={0}
            max={parts.length}
            value={done}
            aria-valuetext={words}
          >
            {words}
          </meter>
          <Ring parts={parts} />
          <span className={css.figure} aria-hidden="true">
            {done}/{parts.length}
          </span>
        </div>
        <div className={css.words}>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          <p className={css.summary}>{description ?? words}</p>
        </div>
        {variant === 'ring' ? null : (
          <ul className={css.list}>
            {parts.map(({ id: key, label, isDone, href }) => (
              <li key={key} className={css.entry}>
                {isDone ? (
                  <span className={css.done}>
                    <span className={css.mark({ isDone })}>
                      <Check size="0.9em" />
                    </span>
                    <span className={css.entryText}>
                      {label} <span className={visuallyHidden}>{labels('step.done')}</span>
                    </span>
                  </span>
                ) : (
                  <Link href={href} className={css.open}>
                    <span className={css.mark({ isDone })} />
                    <span className={css.entryText}>{label}</span>
                    <ChevronRight size="1.1em" className={css.chevron} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {onDismiss === undefined ? null : (
        <IconButton
          className={css.close}
          label={labels('dismiss')}
          tone="neutral"
          icon={<X size="0.85em" />}
          onPress={onDismiss}
        />
      )}
    </section>
  )
}
