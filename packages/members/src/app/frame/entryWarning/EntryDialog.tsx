import type { Settings } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { facts } from './entryWarning.css.ts'

interface EntryDialogProps {
  readonly settings: Settings
  readonly onSkip: () => void
}

/** Without it the first button would get the focus, and that leads away from the site. */
const focus = (wayIn: HTMLElement | null) => wayIn?.focus()

/** What a visitor enters: for adults, what is invented, what costs. */
export default function EntryDialog({ settings, onSkip }: EntryDialogProps) {
  const { t } = useTranslation('entry')
  const { min_age: age, fictional_profiles, fictional_singular: label } = settings
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('title')}
      onOpenChange={onSkip}
      actions={
        <>
          <Button variant="outline" onPress={() => window.location.assign('about:blank')}>
            {t('leave')}
          </Button>
          <Button ref={focus} onPress={onSkip}>
            {t('accept', { age })}
          </Button>
        </>
      }
    >
      <ul className={facts}>
        <li>{t('adults', { age })}</li>
        {fictional_profiles ? <li>{t('fictional', { label })}</li> : null}
        <li>{t('costs')}</li>
      </ul>
    </Dialog>
  )
}
