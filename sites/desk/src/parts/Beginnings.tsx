import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import * as css from './page.css.ts'

/** A text that is begun for whoever writes to a member. */
export interface Beginning {
  readonly id: string
  readonly label: string
  /** With {@link gap} where something is still to be written. */
  readonly text: string
}

/** Marks what is still to be written in a text that was begun. */
export const gap = '…'

interface BeginningsProps {
  readonly beginnings: readonly Beginning[]
  readonly onChoose: (beginning: Beginning) => void
}

/** Buttons that begin a text to a member. */
export function Beginnings({ beginnings, onChoose }: BeginningsProps) {
  const { t } = useTranslation('desk')
  return beginnings.length === 0 ? null : (
    <fieldset className={css.beginnings} aria-label={t('complaint.start_with')}>
      <span className={css.beginningsLabel}>{t('complaint.start_with')}</span>
      {beginnings.map((beginning) => (
        <Button
          key={beginning.id}
          size="sm"
          variant="outline"
          tone="neutral"
          onPress={() => onChoose(beginning)}
        >
          {beginning.label}
        </Button>
      ))}
    </fieldset>
  )
}
