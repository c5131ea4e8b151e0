import { isLocale, localeList } from '@bouquet/i18n'
import { Button } from '@bouquet/ui/Button'
import { Select } from '@bouquet/ui/Select'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useLogout, useMember } from '../accounts/session.ts'
import { useChangeLanguage, useLocale } from '../language/useLocale.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { NoticesSection, SensitiveSection, SettingsSection } from './SettingsSections.tsx'
import { settings, settingsHead } from './settings.css.ts'

/** Settings of the account, and logout. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'account'])
  const user = useMember()
  const logout = useLogout()
  return (
    <div className={settings}>
      <div className={settingsHead}>
        <PageHeading title={t('title.settings')} />
        <p>{user.email}</p>
      </div>
      <LanguageSection />
      <NoticesSection user={user} />
      <SensitiveSection />
      <PasswordSection />
      <Button variant="outline" tone="neutral" icon={<LogOut size="1.1em" />} onPress={logout}>
        {t('account:frame.log_out')}
      </Button>
    </div>
  )
}

/** Choice of the language of pages and e-mails, saved at once. */
function LanguageSection() {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const change = useChangeLanguage()
  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <Select
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
