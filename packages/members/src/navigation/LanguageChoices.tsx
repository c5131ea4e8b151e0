import { localeList } from '@bouquet/i18n'
import { Menu } from '@bouquet/ui/Menu'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage, useLocale } from '../language/useLocale.ts'
import type { LazyMenu } from './useLazyMenu.ts'

type LanguageChoicesProps = LazyMenu['menu'] & { readonly trigger: ReactElement }

/** The eleven languages, each in its own words. */
export default function LanguageChoices(props: LanguageChoicesProps) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const change = useChangeLanguage()
  return (
    <Menu
      {...props}
      label={t('frame.language')}
      items={localeList.map(({ code, name, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        isSelected: code === locale,
        onPress: () => void change(code),
      }))}
    />
  )
}
