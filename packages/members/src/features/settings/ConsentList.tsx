import { consentsQuery, decideConsentMutation, useClient } from '@bouquet/client'
import { type Consent, consentKinds } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { entries, entry, entryTexts, entryTitle, hint, stack, wide } from './settings.css.ts'
import { latestConsents } from './settings.rules.ts'

/** What the member agreed to, with version and time; a consent that is optional can be changed here. */
export function ConsentList() {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const client = useClient()
  const consents = useQuery(consentsQuery(client))
  const decide = useMutation(decideConsentMutation(client))
  return (
    <LoadedPart query={consents}>
      {(decisions) => {
        const latest = latestConsents(decisions)
        const sensitive = latest.find(({ kind }) => kind === 'sensitive_data')
        return (
          <div className={stack}>
            <ul className={entries}>
              {consentKinds.flatMap((kind) =>
                latest
                  .filter((decision) => decision.kind === kind)
                  .map((decision) => (
                    <ConsentEntry key={`${kind} ${decision.brand}`} decision={decision} />
                  )),
              )}
            </ul>
            <p className={hint}>{t('sensitive.text')}</p>
            <div className={wide}>
              <Switch
                label={t('account:profile.sensitive')}
                isSelected={decide.isPending ? decide.variables.given : (sensitive?.given ?? false)}
                isDisabled={decide.isPending}
                onChange={(given) => decide.mutate({ kind: 'sensitive_data', given })}
              />
            </div>
            <FormError text={decide.error ? text(decide.error) : undefined} />
          </div>
        )
      }}
    </LoadedPart>
  )
}

function ConsentEntry({
  decision: { kind, given, version, decided, brand = '' },
}: {
  readonly decision: Consent
}) {
  const { t } = useTranslation('settings')
  const dates = useDates()
  const values = {
    date: dates.format(decided, 'moment'),
    version: dates.format(version),
  }
  return (
    <li className={entry}>
      <div className={entryTexts}>
        <p className={entryTitle}>{t(`consents.${kind}`, { brand })}</p>
        <p className={hint}>{t(given ? 'consents.given' : 'consents.withdrawn', values)}</p>
      </div>
      {kind === 'other_brand' ? <Link href="/settings/visible">{t('visible.title')}</Link> : null}
      {kind === 'terms' ? (
        <Link href="/pages/terms" isExternal>
          {t('consents.read')}
        </Link>
      ) : null}
    </li>
  )
}
