import { Dialog } from '@bouquet/ui/Dialog'
import { IconButton } from '@bouquet/ui/IconButton'
import { type KeyHint, KeyHints } from '@bouquet/ui/KeyHints'
import Keyboard from 'lucide-react/icons/keyboard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../platform/keys/useKeys.ts'
import * as css from './KeyHelp.css.ts'

/** The keys of a page, in a dialog that `?` opens. */
export function KeyHelp({ hints }: { readonly hints: readonly KeyHint[] }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  // Most keyboards make it with the shift key.
  useKeys('?,shift+?', () => setOpen(true))
  return (
    <>
      <span className={css.opener}>
        <IconButton
          label={t('keys.title')}
          icon={<Keyboard size="1.25em" />}
          variant="quiet"
          onPress={() => setOpen(true)}
        />
      </span>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t('keys.title')}>
        <KeyHints hints={[...hints, { keys: ['?'], label: t('keys.help') }]} />
      </Dialog>
    </>
  )
}
