import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import * as css from './Form.css.ts'

export interface FormFault {
  /** The name that the field sends. */
  readonly name: string
  /** What is wrong and what would pass; the same words stand at the field. */
  readonly text: string
}

interface FaultSummaryProps {
  readonly title: string
  readonly faults: readonly FormFault[]
  readonly onChoose: (name: string) => void
}

/** What is wrong, each with a way to its field. */
export const FaultSummary = ({ title, faults, onChoose }: FaultSummaryProps) => {
  const id = useId()
  return (
    <section className={css.summary} aria-labelledby={id}>
      <CircleAlert size="1.3em" className={css.summaryIcon} />
      <div>
        <p id={id} className={css.summaryTitle}>
          {title}
        </p>
        <ul className={css.faults}>
          {faults.map(({ name, text }) => (
            <li key={name}>
              <button type="button" className={css.fault} onClick={() => onChoose(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
