import { updateUserMutation, useClient } from '@bouquet/client'
import type { DeletionAlternative } from '@bouquet/contract'
import { formatMoney, formatPercent } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import AtSign from 'lucide-react/icons/at-sign'
import EyeOff from 'lucide-react/icons/eye-off'
import Sprout from 'lucide-react/icons/sprout'
import Tag from 'lucide-react/icons/tag'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { useDates } from '../../../platform/language/useDates.ts'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { panel } from '../../../platform/screens/screen.css.ts'
import {
  entries,
  entry,
  entryIcon,
  entryTexts,
  entryTitle,
  groupTitle,
  hint,
} from '../settings.css.ts'
import { codeText } from './deletion.css.ts'

interface AlternativesProps {
  readonly alternatives: readonly DeletionAlternative[]
}

/** What may help without deleting: another address, privacy mode, a small package, a discount. */
export function Alternatives({ alternatives }: AlternativesProps) {
  const { t } = useTranslation('settings')
  const id = useId()
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={groupTitle}>
        {t('deletion.instead')}
      </h2>
      <ul className={entries}>
        {alternatives.map((alternative) => (
          <li key={alternative.kind} className={entry}>
            <Alternative alternative={alternative} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Alternative({ alternative }: { readonly alternative: DeletionAlternative }) {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const dates = useDates()
  switch (alternative.kind) {
    case 'change_email':
      return (
        <Entry icon={<AtSign size="1em" />} kind="change_email">
          <Button size="sm" variant="outline" href="/settings#address">
            {t('deletion.change_email_action')}
          </Button>
        </Entry>
      )
    case 'privacy_mode':
      return <PrivacyMode />
    case 'trial_package':
      return (
        <Entry
          icon={<Sprout size="1em" />}
          kind="trial_package"
          values={{
            credits: alternative.credits,
            price: formatMoney(alternative.price, locale),
          }}
        >
          <Button size="sm" variant="outline" href="/credits?trial=true">
            {t('deletion.trial_package_action')}
          </Button>
        </Entry>
      )
    case 'discount_code': {
      const { code, expires, value_percentage } = alternative.discountcode
      return (
        <Entry
          icon={<Tag size="1em" />}
          kind="discount_code"
          values={{
            percent: formatPercent(value_percentage / 100, locale),
            date: expires ? dates.format(expires, 'long') : '',
          }}
          more={<code className={codeText}>{code}</code>}
        >
          <Button size="sm" variant="outline" href={`/credits?code=${code}`}>
            {t('deletion.discount_code_action')}
          </Button>
        </Entry>
      )
    }
  }
}

interface EntryProps {
  readonly icon: ReactNode
  readonly kind: DeletionAlternative['kind']
  readonly values?: Readonly<Record<string, string | number>>
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Entry({ icon, kind, values = {}, more, children }: EntryProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <span className={entryIcon}>{icon}</span>
      <div className={entryTexts}>
        <h3 className={entryTitle}>{t(`deletion.${kind}`, values)}</h3>
        <p className={hint}>{t(`deletion.${kind}_text`, values)}</p>
        {more}
      </div>
      {children}
    </>
  )
}

/** Switches privacy mode on at once. */
function PrivacyMode() {
  const { t } = useTranslation('settings')
  const text = useErrorText()
  const save = useMutation(updateUserMutation(useClient()))
  return (
    <Entry
      icon={<EyeOff size="1em" />}
      kind="privacy_mode"
      more={<FormError text={save.error ? text(save.error) : undefined} />}
    >
      {save.isSuccess ? (
        <AlertBanner tone="success">{t('visibility.mode_on')}</AlertBanner>
      ) : (
        <Button
          size="sm"
          variant="outline"
          isPending={save.isPending}
          onPress={() => save.mutate({ privacy_mode: true })}
        >
          {t('deletion.privacy_mode_action')}
        </Button>
      )}
    </Entry>
  )
}
