import type { Locale } from '@bouquet/i18n'
import { languageName } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { Key } from '../../platform/keys/Key.tsx'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import * as queueCss from '../queues/queue.css.ts'
import * as css from './photo.css.ts'
import { type PhotoReason, photoReasons } from './photoReasons.ts'

interface PhotoVerdictProps {
  /** Nobody decides about a photo that they have not seen. */
  readonly isHidden: boolean
  /** Language that the owner reads. */
  readonly locale: Locale
  /** What the owner reads; undefined until it is loaded. */
  readonly textOf: ((reason: PhotoReason) => string) | undefined
  readonly onApprove: () => void
  readonly onReject: (reason: PhotoReason) => void
  readonly onSkip: () => void
}

/** Approves a photo, or turns it down with a reason that its owner reads. */
export function PhotoVerdict({
  isHidden,
  locale,
  textOf,
  onApprove,
  onReject,
  onSkip,
}: PhotoVerdictProps) {
  const { t } = useTranslation('desk')
  const desk = useDeskLocale()
  return (
    <section className={queueCss.panel}>
      <div className={queueCss.actions}>
        <Button
          icon={<Check size="1.15em" />}
          iconEnd={<Key>A</Key>}
          isDisabled={isHidden}
          onPress={onApprove}
        >
          {t('photo.approve')}
        </Button>
        <Button variant="quiet" tone="neutral" iconEnd={<Key>J</Key>} onPress={onSkip}>
          {t('queue.skip')}
        </Button>
      </div>
      <h2 className={queueCss.panelTitle}>{t('photo.reject')}</h2>
      <p className={queueCss.muted}>
        {t('queue.reader', { language: languageName(locale, desk) })}
      </p>
      <ol className={css.reasons}>
        {photoReasons.map((reason, at) => (
          <li key={reason}>
            <button
              type="button"
              className={css.reason}
              disabled={isHidden}
              title={textOf?.(reason)}
              onClick={() => onReject(reason)}
            >
              {t(`reason.${reason}`)}
              <Key>{String(at + 1)}</Key>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
