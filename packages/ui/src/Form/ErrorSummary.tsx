import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { useLabels } from '../internal/labels.ts'
import * as css from './Form.css.ts'

export interface FormError {
  /** `name` of the field. */
  readonly name: string
  /** What is wrong and how to fix it. Same text as on the field. */
  readonly message: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[]
  readonly onChoose: (name: string) => void
}

/** List of all errors; each moves focus to its field. */
export function ErrorSummary({ errors, onChoose }: ErrorSummaryProps) {
  const id = useId()
  const labels = useLabels()
  return (
    <section className={css.summary} aria-labelledby={id}>
      <CircleAlert size="1.3em" className={css.summaryIcon} />
      <div>
        <p id={id} className={css.summaryTitle}>
          {labels('form_errors')}
        </p>
        <ul className={css.errors}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <button type="button" className={css.error} onClick={() => onChoose(name)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
