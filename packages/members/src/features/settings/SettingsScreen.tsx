import { locales } from '@bouquet/i18n'
import { Button } from '@bouquet/ui/Button'
import AtSign from 'lucide-react/icons/at-sign'
import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import Globe from 'lucide-react/icons/globe'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Undo from 'lucide-react/icons/undo-2'
import UserPen from 'lucide-react/icons/user-pen'
import UserX from 'lucide-react/icons/user-x'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useLogout, useMember } from '../../platform/session.ts'
import { AddressForm } from './AddressForm.tsx'
import { BlockedList } from './BlockedList.tsx'
import { ConsentList } from './ConsentList.tsx'
import { DataExport } from './DataExport.tsx'
import { DeviceList } from './DeviceList.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SettingsGroup, SettingsItem, SettingsLink } from './SettingsItem.tsx'
import { SecondFactor } from './secondFactor/SecondFactor.tsx'
import { settings, settingsHead } from './settings.css.ts'
import { VisibilityChoices } from './VisibilityChoices.tsx'

/** Settings of the account in three groups, and logout. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'account', 'common'])
  const user = useMember()
  const logout = useLogout()
  const locale = useLocale()
  return (
    <div className={settings}>
      <div className={settingsHead}>
        <PageHeading title={t('title.settings')} />
        <p>{user.email}</p>
      </div>

      <SettingsGroup title={t('group.account')}>
        <SettingsItem
          id="name"
          title={t('name.title')}
          description={user.profile.name}
          icon={<UserPen size="1em" />}
        >
          <NameForm />
        </SettingsItem>
        <SettingsItem id="address" title={t('address.title')} icon={<AtSign size="1em" />}>
          <AddressForm />
        </SettingsItem>
        <SettingsItem id="password" title={t('password.title')} icon={<KeyRound size="1em" />}>
          <PasswordForm />
        </SettingsItem>
        <SettingsItem
          id="second-factor"
          title={t('factor.title')}
          description={t('factor.row')}
          icon={<ShieldCheck size="1em" />}
        >
          <SecondFactor />
        </SettingsItem>
        <SettingsItem
          id="devices"
          title={t('devices.title')}
          description={t('devices.text')}
          icon={<MonitorSmartphone size="1em" />}
        >
          <DeviceList />
        </SettingsItem>
        <SettingsItem
          id="language"
          title={t('language.title')}
          description={locales[locale].name}
          icon={<Languages size="1em" />}
        >
          <LanguageChoice />
        </SettingsItem>
        <SettingsLink
          href="/notifications"
          title={t('title.notifications')}
          description={t('notices.row')}
          icon={<Bell size="1em" />}
        />
        <SettingsLink
          href="/pages/withdraw"
          title={t('common:footer.withdraw')}
          description={t('withdraw.row')}
          icon={<Undo size="1em" />}
        />
      </SettingsGroup>

      <SettingsGroup title={t('group.privacy')}>
        <SettingsItem
          id="visibility"
          title={t('visibility.title')}
          description={t(user.privacy_mode ? 'visibility.mode_on' : 'visibility.mode_off')}
          icon={<Eye size="1em" />}
        >
          <VisibilityChoices user={user} />
        </SettingsItem>
        <SettingsLink
          href="/settings/visible"
          title={t('visible.title')}
          description={t('visible.row')}
          icon={<Globe size="1em" />}
        />
        <SettingsItem
          id="blocked"
          title={t('blocked.title')}
          description={t('blocked.row')}
          icon={<Ban size="1em" />}
        >
          <BlockedList />
        </SettingsItem>
        <SettingsItem
          id="consents"
          title={t('consents.title')}
          description={t('consents.row')}
          icon={<FileCheck size="1em" />}
        >
          <ConsentList />
        </SettingsItem>
      </SettingsGroup>

      <SettingsGroup title={t('group.data')}>
        <SettingsItem
          id="data-export"
          title={t('export.title')}
          description={t('export.row')}
          icon={<Download size="1em" />}
        >
          <DataExport />
        </SettingsItem>
        <SettingsLink
          href="/settings/delete"
          title={t('title.deletion')}
          description={t('deletion.row')}
          icon={<UserX size="1em" />}
        />
      </SettingsGroup>

      <Button variant="outline" tone="neutral" icon={<LogOut size="1.1em" />} onPress={logout}>
        {t('account:frame.log_out')}
      </Button>
    </div>
  )
}
