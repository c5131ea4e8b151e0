import { languageName } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../platform/api.ts'
import { useErrorText } from '../platform/errors/useErrorText.ts'
import { useDeskLocale } from '../platform/language/useDeskLocale.ts'
import * as css from './MailPreview.css.ts'

type Mail = StaffResponse<'preview-decision'>

export interface MailPreviewProps {
  /** What the mail is about; another one is loaded when it changes. */
  readonly of: readonly unknown[]
  readonly load: () => Promise<Mail>
}

/** A mail as its recipient will read it, before anything is sent. */
export function MailPreview({ of, load }: MailPreviewProps) {
  const { t } = useTranslation('desk')
  const text = useErrorText()
  const { data, error } = useQuery({
    queryKey: ['mail-preview', ...of],
    queryFn: load,
    retry: false,
    gcTime: 0,
  })
  if (error) return <AlertBanner tone="danger">{text(error)}</AlertBanner>
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      {data ? (
        <Shown mail={data} />
      ) : (
        <Loading label={t('preview.loading')}>
          <Skeleton width="60%" />
          <Skeleton variant="block" height="20rem" />
        </Loading>
      )}
    </section>
  )
}

function Shown({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation('desk')
  const language = languageName(mail.locale, useDeskLocale())
  return (
    <>
      <div>
        <p className={css.note}>{t('preview.subject', { language })}</p>
        <p className={css.subject} lang={mail.locale}>
          {mail.subject}
        </p>
      </div>
      {mail.is_mailed ? null : <AlertBanner tone="warning">{t('preview.not_mailed')}</AlertBanner>}
      <iframe
        className={css.frame}
        title={t('preview.frame', { language })}
        sandbox=""
        srcDoc={inert(mail.html)}
      />
    </>
  )
}

/**
 * A sandbox may not open windows, so that links which would open one do nothing. The logo is on the brand’s host, from
 * which the desk loads nothing; its name stands there, as in a mail program without pictures.
 */
function inert(html: string): string {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const base = mail.createElement('base')
  base.target = '_blank'
  mail.head.prepend(base)
  for (const picture of [...mail.images]) {
    const name = mail.createElement('span')
    name.textContent = picture.alt
    name.style.cssText = picture.style.cssText
    picture.replaceWith(name)
  }
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
