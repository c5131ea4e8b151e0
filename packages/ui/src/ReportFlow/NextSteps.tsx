import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Mail from 'lucide-react/icons/mail'
import { useId } from 'react'
import { useLabels } from '../internal/labels.ts'
import * as css from './ReportFlow.css.ts'

const points = [
  { key: 'report.next_read', Icon: Eye },
  { key: 'report.next_answer', Icon: Mail },
  { key: 'report.next_secret', Icon: EyeOff },
] as const

/** What happens with a report. */
export function NextSteps({ headingLevel }: { readonly headingLevel: 3 | 4 }) {
  const labels = useLabels()
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <section className={css.next} aria-labelledby={id}>
      <Heading id={id} className={css.nextTitle}>
        {labels('report.next_title')}
      </Heading>
      <ol className={css.nextList}>
        {points.map(({ key, Icon }) => (
          <li key={key} className={css.nextPoint}>
            <Icon size="1em" className={css.nextIcon} />
            <span>{labels(key)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
