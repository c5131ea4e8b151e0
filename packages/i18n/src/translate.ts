import type { i18n } from 'i18next'

/** The text of a key: `t('chat:send')`, or `t('loading')` for the namespace `common`. */
export type Translate = i18n['t']
