import type { Locale } from '@bouquet/contract'
import { localeList } from '@bouquet/i18n'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage, useLocale } from '../../platform/language/useLocale.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { taskScreen } from '../../platform/screens/screen.css.ts'

/** Choice of the language; takes effect at once. */
export function LanguageScreen() {
  const { t } = useTranslation('account')
  const search = useSearch({ from: '/empty/lang-config' })
  const locale = useLocale()
  const change = useChangeLanguage()
  const follow = useEffectEvent((asked: Locale) => void change(asked))

  useEffect(() => {
    if (search.to) follow(search.to)
  }, [search.to])

  return (
    <div className={taskScreen}>
      <PageHeading title={t('title.language')} />
      <RadioGroup
        label={t('title.language')}
        isLabelHidden
        variant="list"
        options={localeList.map(({ code, name }) => ({ id: code, label: name }))}
        value={locale}
        onChange={(code) => void change(code)}
      />
    </div>
  )
}
