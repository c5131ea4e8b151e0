import { Button } from '@bouquet/ui/Button'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useLogout } from '../accounts/session/useLogout.ts'
import { useMember } from '../accounts/session/useUser.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SensitiveSection } from './SensitiveSection.tsx'
import { settings, settingsHead } from './settings.css.ts'

/** Language, notices, password, and the way out. */
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
