import { deskLocales } from '@bouquet/i18n/desk'
import { languageName } from '@bouquet/i18n/format'
import { Avatar } from '@bouquet/ui/Avatar'
import { visuallyHidden } from '@bouquet/ui/base'
import { Menu } from '@bouquet/ui/Menu'
import { useRouteContext } from '@tanstack/react-router'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import type { Session } from '../../platform/session.ts'
import { deskModes } from '../../platform/settings/deskSettings.ts'
import { useChangeSettings, useSettings } from '../../platform/settings/useSettings.ts'
import * as css from './StaffMenu.css.ts'

interface StaffMenuProps {
  readonly session: Session
  readonly onLogOut: () => void
}

/** Who is logged in; language and appearance of the desk, the second factor, and the way out. */
export function StaffMenu({ session: { staff }, onLogOut }: StaffMenuProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const { mode } = useSettings()
  const change = useChangeSettings()
  const { texts } = useRouteContext({ from: '__root__' })
  return (
    <Menu
      label={t('menu.label')}
      align="end"
      trigger={
        <button type="button" className={css.trigger}>
          <span className={visuallyHidden}>{t('menu.label')}</span>
          <Avatar name={staff.name} size="sm" isDecorative />
          <span className={css.who}>
            <span className={css.name}>{staff.name}</span>
            <span className={css.role}>{t(`role.${staff.role}`)}</span>
          </span>
        </button>
      }
      items={[
        {
          id: 'account',
          items: [
            {
              id: 'security',
              label: t('menu.security'),
              icon: <KeyRound size="1.15em" />,
              href: '/security',
            },
          ],
        },
        {
          id: 'language',
          title: t('menu.language'),
          items: deskLocales.map((code) => ({
            id: code,
            label: languageName(code, code),
            lang: code,
            isSelected: code === locale,
            onPress: () => {
              change({ locale: code })
              void texts.change(code)
            },
          })),
        },
        {
          id: 'mode',
          title: t('menu.mode'),
          items: deskModes.map((id) => ({
            id,
            label: t(`menu.mode_${id}`),
            isSelected: id === mode,
            onPress: () => change({ mode: id }),
          })),
        },
        {
          id: 'leave',
          items: [
            {
              id: 'log-out',
              label: t('menu.log_out'),
              icon: <LogOut size="1.15em" />,
              onPress: onLogOut,
            },
          ],
        },
      ]}
    />
  )
}
