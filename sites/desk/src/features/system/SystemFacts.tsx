import { formatFileSize } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../parts/Facts.tsx'
import { panel, subtitle } from '../../parts/page.css.ts'
import { StateBadge } from '../../parts/StateBadge.tsx'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './system.css.ts'

interface SystemFactsProps {
  readonly system: StaffResponse<'system'>
}

const parts = ['database', 'listener', 'jobs', 'storage', 'mail', 'event_bus'] as const

const tones = { ok: 'success', away: 'danger', unused: 'neutral' } as const

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
    [t('system.product'), versions.product],
    [t(`system.engine_${database.kind}`), database.version],
    [t('system.migration'), versions.migration],
    [t('system.node'), versions.node],
    [t('system.size'), size(storage.database_bytes)],
    [t('system.photos'), t(`system.photos_${storage.photos}`)],
    [
      t('system.disk'),
      t('system.disk_of', { free: size(storage.disk_free_bytes), all: size(storage.disk_bytes) }),
    ],
  ] as const
  return (
    <>
      <section className={panel}>
        <h2 className={subtitle}>{t('system.parts')}</h2>
        <Facts
          items={[
            ...parts.map(
              (part) =>
                [
                  t(`system.part_${part}`),
                  <StateBadge key={part} tone={tones[states[part]]}>
                    {t(`system.state_${states[part]}`)}
                  </StateBadge>,
                ] as const,
            ),
            [
              t('system.backup'),
              backup === null ? (
                <StateBadge key="backup" tone="warning">
                  {t('system.never')}
                </StateBadge>
              ) : (
                <time key="backup" dateTime={backup}>
                  {times.moment(backup)}
                </time>
              ),
            ],
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
