import { IconButton } from '@bouquet/ui/IconButton'
import Languages from 'lucide-react/icons/languages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'

const Choices = lazy(() => import('./LanguageChoices.tsx').catch(reloadOnce))

/** Choice of language. The list comes after the page; until then only its button is there. */
export function LanguageMenu() {
  const { t } = useTranslation('account')
  const button = <IconButton label={t('frame.language')} icon={<Languages size="1.2em" />} />
  return (
    <Suspense fallback={button}>
      <Choices trigger={button} />
    </Suspense>
  )
}
