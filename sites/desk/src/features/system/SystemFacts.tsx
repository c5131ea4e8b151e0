import { formatFileSize } from '@bouquet/i18n/format'
import { Facts } from '@bouquet/ui/Facts'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { StateBadge } from '../../parts/StateBadge.tsx'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './system.css.ts'

interface SystemFactsProps {
  readonly system: StaffResponse<'system'>
}

const parts = ['database', 'listener', 'jobs', 'storage', 'mail', 'event_bus'] as const

const tones = { ok: 'success', away: 'danger', full: 'danger', unused: 'neutral' } as const

/** The parts of the installation, its versions and its storage. */
export function SystemFacts({
  system: { backup, parts: states, storage, versions },
}: SystemFactsProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const { database } = versions
  const size = (bytes: number) => formatFileSize(bytes, locale)
  const facts = [
    { label: t('system.product'), value: versions.product },
    { label: t(`system.engine_${database.kind}`), value: database.version },
    { label: t('system.migration'), value: versions.migration },
    { label: t('system.node'), value: versions.node },
    { label: t('system.size'), value: size(storage.database_bytes) },
    { label: t('system.photos'), value: t(`system.photos_${storage.photos}`) },
    {
      label: t('system.disk'),
      value: t('system.disk_of', {
        free: size(storage.disk_free_bytes),
        all: size(storage.disk_bytes),
      }),
    },
  ]
  return (
    <>
      <section className={panel}>
        <h2 className={subtitle}>{t('system.parts')}</h2>
        <Facts
          items={[
            ...parts.map((part) => ({
              label: t(`system.part_${part}`),
              value: (
                <StateBadge tone={tones[states[part]]}>
                  {t(`system.state_${states[part]}`)}
                </StateBadge>
              ),
            })),
            {
              label: t('system.backup'),
              value:
                backup === null ? (
                  <StateBadge tone="warning">{t('system.never')}</StateBadge>
                ) : (
                  <time dateTime={backup}>{times.moment(backup)}</time>
                ),
            },
          ]}
        />
        <p className={css.hint}>{t('system.backup_hint')}</p>
      </section>
      <section className={panel}>
        <h2 className={subtitle}>{t('system.facts')}</h2>
        <Facts items={facts} />
      </section>
    </>
  )
}
