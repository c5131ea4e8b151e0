import { IconButton } from '@bouquet/ui/IconButton'
import Languages from 'lucide-react/icons/languages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'
import { useLazyMenu } from './useLazyMenu.ts'

const Choices = lazy(() => import('./LanguageChoices.tsx').catch(reloadOnce))

/** Choice of language. */
export function LanguageMenu() {
  const { t } = useTranslation('account')
  const { isWanted, menu, trigger, ask } = useLazyMenu()
  const look = { label: t('frame.language'), icon: <Languages size="1.2em" /> }
  const button = <IconButton {...look} {...trigger} onPress={ask} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Choices {...menu} trigger={<IconButton {...look} />} />
    </Suspense>
  )
}
