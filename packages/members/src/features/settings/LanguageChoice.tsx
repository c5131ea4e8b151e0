import { isLocale, localeList } from '@bouquet/i18n'
import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage, useLocale } from '../../platform/language/useLocale.ts'

/** Choice of the language of pages and e-mails, saved at once. */
export function LanguageChoice() {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const change = useChangeLanguage()
  return (
    <Select
      label={t('language.title')}
      isLabelHidden
      description={t('language.text')}
      options={localeList.map(({ code, name }) => ({ id: code, label: name }))}
      value={locale}
      onChange={(code) => {
        if (isLocale(code)) void change(code)
      }}
    />
  )
}
