import { IconButton } from '@bouquet/ui/IconButton'
import Gift from 'lucide-react/icons/gift'
import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'

interface SendToolsProps {
  readonly isDisabled: boolean
  readonly onGift: () => void
  readonly onPhoto: () => void
}

/** Beside the text box: a gift or a photo instead of a text. */
export function SendTools({ isDisabled, onGift, onPhoto }: SendToolsProps) {
  const { t } = useTranslation('chat')
  return (
    <>
      <IconButton
        label={t('composer.gift')}
        icon={<Gift size="1.1em" />}
        aria-haspopup="dialog"
        isDisabled={isDisabled}
        onPress={onGift}
      />
      <IconButton
        label={t('composer.photo')}
        icon={<Image size="1.1em" />}
        aria-haspopup="dialog"
        isDisabled={isDisabled}
        onPress={onPhoto}
      />
    </>
  )
}
