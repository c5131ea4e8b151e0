import type { Locale } from '@bouquet/contract'
import { localeList } from '@bouquet/i18n'
import { Button } from '@bouquet/ui/Button'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useRouter, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage, useLocale } from '../../platform/language/useLocale.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { asides, taskScreen } from '../../platform/screens/screen.css.ts'
import { useUser } from '../../platform/session.ts'

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
      <div className={asides}>
        <WayBack />
      </div>
    </div>
  )
}

/** Leads back to the page before; somebody who opened this address directly gets home. */
function WayBack() {
  const { t } = useTranslation(['account', 'common'])
  const { history } = useRouter()
  const isMember = useUser() !== null
  if (history.canGoBack()) {
    return (
      <Button
        variant="outline"
        tone="neutral"
        icon={<ArrowLeft size="1.1em" />}
        onPress={() => history.back()}
      >
        {t('frame.back')}
      </Button>
    )
  }
  return (
    <Button variant="outline" tone="neutral" href={isMember ? '/members' : '/'}>
      {t(isMember ? 'common:back_members' : 'account:error.home')}
    </Button>
  )
}
