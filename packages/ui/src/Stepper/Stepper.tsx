import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './Stepper.css.ts'

export interface StepperStep {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead' | 'skipped'
  /** URL to return to a completed or skipped step. */
  readonly href?: Href | undefined
}

export interface StepperProps extends RootProps<HTMLElement> {
  readonly label: string
  readonly steps: readonly StepperStep[]
}

/** Progress through steps. Shows their names if there is enough space. */
export function Stepper({ label, steps, className, ...rest }: StepperProps) {
  const labels = useLabels()
  const current = steps.find((step) => step.state === 'current')
  const number = current === undefined ? steps.length : steps.indexOf(current) + 1
  return (
    <nav {...rest} className={clsx(css.frame, className)} aria-label={label}>
      <p className={css.summary}>
        <span>{labels('step.position', { number, total: steps.length })}</span>
        {current === undefined ? null : (
          <strong className={css.currentName}>{current.label}</strong>
        )}
      </p>
      <ol className={css.list}>
        {steps.map((step) => {
          const words = (
            <>
              <span className={css.bar({ state: step.state })} />
              <span className={css.name({ state: step.state })}>
                {step.state === 'done' ? <Check size="1em" /> : null}
                {step.label}
                {step.state === 'done' ? (
                  <span className={visuallyHidden}>, {labels('step.done')}</span>
                ) : null}
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              className={css.step}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.href === undefined || step.state === 'current' ? (
                words
              ) : (
                <Link
                  href={step.href}
                  className={css.link}
                  aria-label={
                    step.state === 'done' ? `${step.label}, ${labels('step.done')}` : step.label
                  }
                >
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
