import { isLocale, localeList } from '@bouquet/i18n'
import { NativeSelect } from '@bouquet/ui/NativeSelect'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from '../language/useChangeLanguage.ts'
import { useLocale } from '../language/useLocale.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The language of pages and e-mails; a choice holds at once. */
export function LanguageSection() {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const change = useChangeLanguage()
  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <NativeSelect
        label={t('language.title')}
        isLabelHidden
        options={localeList.map(({ code, name }) => ({ id: code, label: name }))}
        value={locale}
        onChange={(code) => {
          if (isLocale(code)) void change(code)
        }}
      />
    </SettingsSection>
  )
}
