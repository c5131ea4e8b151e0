import { localeList } from '@bouquet/i18n'
import { LanguageMenu as Menu } from '@bouquet/ui/LanguageMenu'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage, useLocale } from '../language/useLocale.ts'

/** The languages of the site, each named in its own language. */
export function LanguageMenu() {
  const { t } = useTranslation('account')
  const change = useChangeLanguage()
  return (
    <Menu
      label={t('frame.language')}
      languages={localeList}
      value={useLocale()}
      onChange={(code) => void change(code)}
    />
  )
}
