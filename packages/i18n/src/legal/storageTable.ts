import { browserStorageList, type Locale, type StorageTime } from '@bouquet/contract'
import { formatDuration } from '../format/index.ts'
import { translator } from '../node/translator.ts'
import type { LegalTable } from './legalPage.ts'

/** What the product stores in a browser: its cookies, or everything else. */
export function storageTable(which: 'cookies' | 'storage', locale: Locale): LegalTable {
  const t = translator(locale)
  const described = (time: StorageTime) =>
    typeof time === 'string'
      ? t(`storage:lifetime.${time}`)
      : formatDuration(time.count, time.unit, locale)
  return {
    type: 'table',
    columns: [t('storage:column.name'), t('storage:column.purpose'), t('storage:column.lifetime')],
    rows: browserStorageList
      .filter(({ place }) => (place === 'cookie') === (which === 'cookies'))
      .map(({ id, name, isPrefix = false, tlsPrefix = '', lifetime: time }) => [
        isPrefix ? `${name.replace(/[.-]$/, '')}…` : `${tlsPrefix}${name}`,
        t(`storage:purpose.${id}`),
        described(time),
      ]),
  }
}
